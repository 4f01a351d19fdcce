"""The lobby: the tables that this worker serves, and how they are found."""

import asyncio
import logging
import secrets
import sys
from collections.abc import Coroutine
from typing import Any, Final

from gobelet.server.clock import CLOCK, Clock
from gobelet.server.config import Config
from gobelet.server.daily.house import Daily
from gobelet.server.errors import Trouble
from gobelet.server.garbage import Tidier
from gobelet.server.moderation.guard import Guard
from gobelet.server.moderation.reported_addresses import ReportedAddresses
from gobelet.server.moderation.words import Words
from gobelet.server.notices.notifier import Notifier
from gobelet.server.operating.follower import Follower
from gobelet.server.players.erasing import Eraser
from gobelet.server.ratings.bookkeeper import Bookkeeper
from gobelet.server.replays.replayers import Replayers
from gobelet.server.signing import HouseKey, open_key
from gobelet.server.storage.bus import Bus
from gobelet.server.storage.database import Store
from gobelet.server.storage.engine import open_engine
from gobelet.server.storage.health import Health
from gobelet.server.storage.migrate import bring_up
from gobelet.server.storage.player_keys import PlayerKeys
from gobelet.server.storage.player_mutes import PlayerMutes
from gobelet.server.storage.player_results import PlayerResults
from gobelet.server.storage.player_tables import PlayerTables
from gobelet.server.storage.players import Players
from gobelet.server.storage.writer import Writer
from gobelet.server.tables.bot_pool import Thinkers
from gobelet.server.tables.presence import Presence
from gobelet.server.tables.rounds import Rounds
from gobelet.server.tables.table import Table
from gobelet.server.tournaments.house import Tournaments
from gobelet.server.web.limits import Limits
from gobelet.server.web.metrics import Metrics
from gobelet.server.web.origins import Origins

SWITCH: Final = 0.0005  # seconds that a thread may go on while another waits
SHUTTING: Final = 3.0  # seconds for what has begun, when we close

logger = logging.getLogger(__name__)


class Lobby:
    def __init__(self, config: Config, clock: Clock = CLOCK) -> None:
        self.config: Final = config
        self.clock: Final = clock
        self.worker: Final = secrets.token_hex(4)
        self.health: Final = Health()
        self.store: Final = Store(open_engine(config.database), self.health)
        self.players: Final = Players(self.store)
        self.player_keys: Final = PlayerKeys(self.store)
        self.player_tables: Final = PlayerTables(self.store)
        self.player_results: Final = PlayerResults(self.store)
        self.player_mutes: Final = PlayerMutes(self.store)
        self.guard: Final = Guard(self)
        self.reported: Final = ReportedAddresses(self)
        self.words: Final = Words(config.words)
        self.eraser: Final = Eraser(self)
        self.bookkeeper: Final = Bookkeeper(self)
        self.daily: Final = Daily(self)
        self.tournaments: Final = Tournaments(self)
        self.bus: Final = Bus(config.bus, self.worker, self.health) if config.bus else None
        self.thinkers: Final = Thinkers(config.bot_processes)
        self.replayers: Final = Replayers()
        self.metrics: Final = Metrics()
        self.limits: Final = Limits(config, clock)
        self.origins: Final = Origins(config.public_url, config.origins)
        self.presence: Final = Presence(self)
        self.rounds: Final = Rounds(self)
        self.notifier: Final = Notifier(self)
        self.follower: Final = Follower(self)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing: Final = asyncio.Event()
        self.signing: HouseKey
        self.writer: Writer
        self.tidier: Tidier
        self.listening: asyncio.Task[Any]
        self.measuring: asyncio.Task[Any]

    async def open(self) -> None:
        # The thread that writes to SQLite gives way at every statement, and must not wait long for its turn.
        sys.setswitchinterval(SWITCH)
        await bring_up(self.store.engine)
        config = self.config
        self.signing = await open_key(config.signing_key, config.database, self.store, config.public_url)
        # SQLite has one writer anyway; PostgreSQL commits several at a time.
        self.writer = Writer(self.store, 1 if self.store.engine.dialect.name == "sqlite" else 4)
        if self.bus is not None:
            await self.bus.connect()
            self.listening = self.spawn(self._listen(self.bus))
        self.tidier = Tidier(self.clock.now())
        await self.follower.open()
        await self.guard.open()
        await self.reported.open()
        await self.presence.open()
        self.spawn(self.rounds.go())
        self.spawn(self.notifier.go())
        self.measuring = self.spawn(self.metrics.process.go())

    async def close(self) -> None:
        """What has begun is finished, if it does not take long."""
        self.closing.set()
        self.measuring.cancel()
        for table in self.tables.values():
            table.driver.stop()
        if self.bus is not None:
            self.listening.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=SHUTTING)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.notifier.close()
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

    def drop(self, id: str) -> Table:
        """A table leaves the memory of this worker."""
        table = self.tables.pop(id)
        table.driver.stop()
        return table

    # --- other workers -----------------------------------------------------------------------------------

    def notify_others(self, table: str, number: int) -> None:
        if self.bus is not None:
            self.spawn(self.bus.announce(table, number))

    async def _listen(self, bus: Bus) -> None:
        async for table, number in bus.heard():
            if table in self.tables:
                self.spawn(self.quietly(self.tables[table].catch_up(number), self.tables[table]))

    async def quietly(self, reading: Coroutine[Any, Any, None], table: Table) -> None:
        try:
            await reading
        except Trouble as trouble:  # the next round tries again
            logger.debug("table %s: %s", table.id, trouble)
