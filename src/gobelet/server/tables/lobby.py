"""The lobby: the tables that this worker serves, how they are found and made, and those nobody serves."""

import asyncio
import logging
import secrets
import sys
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from gobelet import api
from gobelet.server.clock import CLOCK, Clock
from gobelet.server.config import Config
from gobelet.server.errors import Trouble
from gobelet.server.garbage import Tidier
from gobelet.server.protocol import messages as wire
from gobelet.server.replays.replayers import Replayers
from gobelet.server.storage.bus import Bus
from gobelet.server.storage.database import Store, open_engine
from gobelet.server.storage.health import Health
from gobelet.server.storage.migrate import bring_up
from gobelet.server.storage.writer import Writer
from gobelet.server.tables import fair, names, rows, seats
from gobelet.server.tables.bot_pool import Thinkers
from gobelet.server.tables.deadlines import due
from gobelet.server.tables.deal import deal
from gobelet.server.tables.driver import GRACE
from gobelet.server.tables.fold import fold
from gobelet.server.tables.presence import Presence
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.state import State, TableSettings
from gobelet.server.tables.table import LEASE, Table, entry
from gobelet.server.web.limits import Limits
from gobelet.server.web.metrics import Metrics
from gobelet.server.web.origins import Origins

ROUNDS: Final = 0.5  # seconds between two looks at all tables
RECONNECT: Final = 0.5  # seconds between two attempts to reach the bus
SWITCH: Final = 0.0005  # seconds that a thread may go on while another waits
SHUTTING: Final = 3.0  # seconds for what has begun, when we close
SWEEPING: Final = 3_600_000  # milliseconds between two looks for tables that need not be kept
DAY: Final = 24 * 3_600_000
UNPLAYED: Final = 7  # days that a table is kept at which no game began
IDLE: Final = 60_000  # milliseconds after which a table without viewers leaves the memory

logger = logging.getLogger(__name__)


class Lobby:
    def __init__(self, config: Config, clock: Clock = CLOCK) -> None:
        self.config: Final = config
        self.clock: Final = clock
        self.worker: Final = secrets.token_hex(4)
        self.health: Final = Health()
        self.store: Final = Store(open_engine(config.database), self.health)
        self.bus: Final = Bus(config.bus, self.worker) if config.bus else None
        self.thinkers: Final = Thinkers(config.bot_processes)
        self.replayers: Final = Replayers()
        self.metrics: Final = Metrics()
        self.limits: Final = Limits(config)
        self.origins: Final = Origins(config.public_url, config.origins)
        self.presence: Final = Presence(self)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing: Final = asyncio.Event()
        self.swept = 0  # when we last looked for tables that need not be kept
        self.writer: Writer
        self.tidier: Tidier
        self.listening: asyncio.Task[Any]

    async def open(self) -> None:
        # The thread that writes to SQLite gives way at every statement, and must not wait long for its turn.
        sys.setswitchinterval(SWITCH)
        await bring_up(self.store.engine)
        # SQLite has one writer anyway; PostgreSQL commits several at a time.
        self.writer = Writer(self.store, 1 if self.store.engine.dialect.name == "sqlite" else 4)
        if self.bus is not None:
            await self.bus.connect()
            self.listening = self.spawn(self._listen(self.bus))
        self.tidier = Tidier(self.clock.now())
        await self.presence.open()
        self.spawn(self._go_round())

    async def close(self) -> None:
        """What has begun is finished, if it does not take long."""
        self.closing.set()
        for table in self.tables.values():
            table.driver.stop()
        if self.bus is not None:
            self.listening.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=SHUTTING)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.presence.close()
        await self.writer.close()
        self.thinkers.close()
        self.replayers.close()
        if self.bus is not None:
            await self.bus.close()
        await self.store.close()
        self.tidier.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let something be done on the side."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def sleep(self, seconds: float) -> bool:
        """Wait for these seconds. False if the server closes before that."""
        over = asyncio.Event()
        alarm = self.clock.later(seconds, over.set)
        waits = [asyncio.create_task(event.wait()) for event in (over, self.closing)]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            alarm.cancel()
            for wait in waits:
                wait.cancel()
        return not self.closing.is_set()

    # --- finding tables ----------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table with this id, from memory or rebuilt from its log."""
        if id in self.tables:
            self.tables[id].touched = self.clock.now()
            return self.tables[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str) -> Table:
        try:
            settings = await self.store.settings(id)
            if settings is None:
                raise Trouble("unknown-table", 404, {})
            table = Table(self, settings)
            await table.load()
            self.tables[id] = table
            return table
        finally:
            del self.loading[id]

    # --- making tables -----------------------------------------------------------------------------------

    async def create(self, wanted: wire.NewTable) -> wire.Seated:
        """A new table, with its creator on the first seat for a person."""
        name = names.clean_name(wanted.name)
        bots = [seat.bot for seat in wanted.seats]
        for bot in bots:
            seats.check_bot(bot)
        if None not in bots:
            raise Trouble("nobody-plays", 400, {})
        rules = api.ruleset(wanted.ruleset)
        choices = rules.check(len(bots), wanted.choices)
        settings = self._settings(wanted, bots, {key: str(value) for key, value in choices.items()})
        deal(settings.ruleset, len(bots), settings.choices, "fast", "0")  # what is refused, is refused now
        token = seats.new_token()
        seat = bots.index(None)
        browser = seats.hash_of(wanted.browser) if wanted.browser is not None else ""
        await self.found(settings, [rows.Sat(seat, name, seats.hash_of(token), wanted.commitment, browser)])
        return wire.Seated(settings.id, seat, token, settings.commitment)

    def _settings(
        self, wanted: wire.NewTable, bots: list[str | None], choices: dict[str, str]
    ) -> TableSettings:
        secret = fair.new_secret()
        return TableSettings(
            id=seats.new_table_id(),
            ruleset=wanted.ruleset,
            choices=choices,
            bots=bots,
            clock=wanted.clock,
            beat=wanted.beat,
            listed=wanted.listed,
            secret=secret,
            commitment=fair.commitment(secret),
            created=self.clock.now(),
            hints=wanted.hints,
            open=wanted.open,
            shared=wanted.shared,
        )

    async def found(self, settings: TableSettings, first: list[AnyRow]) -> None:
        """Write a new table down, with its first rows. It keeps its version of the rules and our patience."""
        rules = api.ruleset(settings.ruleset)
        settings = msgspec.structs.replace(
            settings,
            ruleset=rules.id,
            version=rules.version,
            lobby_patience=int(self.config.lobby_patience * DAY),
            game_patience=int(self.config.game_patience * DAY),
        )
        state = State(settings)
        entries = []
        for row in first:
            state, _events = fold(state, row, settings.created)
            entries.append(entry(state, row))
        await self.store.create(settings, entries)

    async def sit(self, table: Table, wanted: wire.SitDown) -> wire.Seated:
        """A person takes a seat, or asks the host for a bot's."""
        name = names.clean_name(wanted.name)
        token = seats.new_token()
        written: list[rows.Sat | rows.Requested] = []

        def decide(state: State) -> AnyRow:
            written[:] = [seats.sit(state, wanted, name, token)]
            return written[0]

        await table.do(decide)
        pending = isinstance(written[0], rows.Requested)
        return wire.Seated(table.id, written[0].seat, token, table.state.settings.commitment, pending)

    async def rematch(self, table: Table, seat: int, commitment: str | None) -> None:
        """A new table with the same people, bots and settings; the tokens of seats stay valid there.

        Its id follows from the old table: however many press at once, at any worker, there is one.
        """
        state = table.state
        if state.phase not in ("over", "abandoned", "frozen"):
            raise Trouble("phase-other", 409, {"phase": state.phase})
        if state.rematch is not None:
            return
        id = seats.rematch_id(state)
        if await self.store.settings(id) is None:
            try:
                await self._found_again(state, id, seat, commitment)
            except Exception:
                if await self.store.settings(id) is None:  # otherwise somebody else was first
                    raise
        await table.do(lambda after: rows.Rematched(id) if after.rematch is None else None)

    async def _found_again(self, state: State, id: str, seat: int, commitment: str | None) -> None:
        """The table that follows. With bots only, its game starts at once."""
        people = {
            number: seat for number, seat in enumerate(state.seats) if seat.kind == "person" and not seat.left
        }
        secret = fair.new_secret()
        settings = msgspec.structs.replace(
            state.settings,
            id=id,
            bots=[None if number in people else seat.bot for number, seat in enumerate(state.seats)],
            secret=secret,
            commitment=fair.commitment(secret),
            created=self.clock.now(),
            start=None,
        )
        order = sorted(people, key=lambda number: number != state.host)  # the host first: they stay the host
        called: list[str] = []  # tables of earlier programs may have two of a name
        first: list[AnyRow] = []
        for number in order:
            one = people[number]
            called.append(names.apart(one.name, called))
            share = commitment if number == seat else None
            first.append(rows.Sat(number, called[-1], one.token, share, one.browser))
        if state.locked:
            first.append(rows.Locked(True))
        if len(people) == 1 and state.game is not None:
            first.append(rows.Started())
        await self.found(settings, first)

    # --- other workers -----------------------------------------------------------------------------------

    def notify_others(self, table: str, number: int) -> None:
        if self.bus is not None:
            self.spawn(self._tell(self.bus, table, number))

    async def _tell(self, bus: Bus, table: str, number: int) -> None:
        try:
            await bus.announce(table, number)
        except Exception as error:  # the rounds of the others find it out
            self.health.down("bus", error)

    async def _listen(self, bus: Bus) -> None:
        while True:
            try:
                async for table, number in bus.heard():
                    if table in self.tables:
                        self.spawn(self._quietly(self.tables[table].catch_up(number), self.tables[table]))
            except Exception as error:
                self.health.down("bus", error)
            await self._reconnect(bus)

    async def _reconnect(self, bus: Bus) -> None:
        while True:
            await asyncio.sleep(RECONNECT)
            try:
                await bus.connect()
            except Exception as error:
                self.health.down("bus", error)
            else:
                self.health.up("bus")
                return

    async def _quietly(self, reading: Coroutine[Any, Any, None], table: Table) -> None:
        try:
            await reading
        except Trouble as trouble:  # the next round tries again
            logger.debug("table %s: %s", table.id, trouble)

    # --- rounds ------------------------------------------------------------------------------------------

    async def _go_round(self) -> None:
        """Now and then look for tables at which something was due and nobody has done it."""
        grace = 0 if self.bus is None else GRACE  # alone, we need not wait for another after a restart
        since = self.clock.now()
        while not self.closing.is_set():
            try:
                started = self.clock.now()
                if self.health.away("database"):
                    await self.store.probe()
                self._make_sure()
                await self._pick_up(grace)
                if self.bus is not None:
                    await self._compare(since - 2 * GRACE)
                self._put_away()
                self.metrics.look(self)
                await self._sweep(started)
                self.tidier.tidy(started)
                grace, since = GRACE, started
            except Trouble as trouble:
                logger.debug("a round was not finished: %s", trouble)
            except Exception:
                logger.exception("a round was not finished")
            await self.sleep(ROUNDS)

    def _make_sure(self) -> None:
        """The database is there: tables look up what became of rows that were refused."""
        for table in self.tables.values():
            if table.unsure and not table.lock.locked():
                self.spawn(self._quietly(table.make_sure(), table))

    async def _pick_up(self, grace: int) -> None:
        time = self.clock.now()
        for id in await self.store.overdue(time - grace, time):
            if id in self.tables:
                self.tables[id].driver.wake()
            elif self.bus is None or await self.store.claim(id, time, time + LEASE):
                self.spawn(self._drive(id))

    async def _drive(self, id: str) -> None:
        try:
            (await self.table(id)).driver.take()
        except Trouble as trouble:
            logger.debug("table %s was not picked up: %s", id, trouble)
        except Exception:
            logger.exception("table %s was not picked up", id)

    async def _compare(self, since: int) -> None:
        """Catch up on what the bus did not report."""
        for id, number in await self.store.changed(since):
            if id in self.tables and number > self.tables[id].state.number:
                self.spawn(self._quietly(self.tables[id].catch_up(number), self.tables[id]))

    def _put_away(self) -> None:
        """Tables that nobody looks at, and at which nothing happens soon, leave the memory."""
        time = self.clock.now()
        for id, table in list(self.tables.items()):
            table.growth.tidy()
            busy = table.viewers or table.attendance.unsure or table.lock.locked()
            if busy or time - table.touched < IDLE:
                continue
            next_due = due(table.state)
            if next_due is None or next_due.at - table.now() > IDLE:
                table.driver.stop()
                del self.tables[id]

    async def _sweep(self, time: int) -> None:
        """Tables whose game has been over for longer than they are kept are deleted, some at a time.

        Those at which nobody has played have no record, and go earlier.
        """
        if not self.config.keep or time - self.swept < SWEEPING:
            return
        kept = self.config.keep
        old = await self.store.forget(time - kept * DAY, time - min(kept, UNPLAYED) * DAY)
        for id in old:
            if id in self.tables:
                self.tables[id].driver.stop()
                self.tables.pop(id).send_all_away()
        if not old:
            self.swept = time
