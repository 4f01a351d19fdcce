"""New tables: made by somebody, or following another; and who sits down at one."""

from contextlib import suppress

import msgspec

from gobelet import api
from gobelet.core.errors import BadRequest
from gobelet.server.errors import Trouble
from gobelet.server.protocol import tables as table_wire
from gobelet.server.storage.entries import Entry
from gobelet.server.tables import fair, names, one_device, rated, rows, seal, seats
from gobelet.server.tables.deal import deal
from gobelet.server.tables.fold import fold
from gobelet.server.tables.growth import check_room
from gobelet.server.tables.lobby import Lobby
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.settings import CLOCKS_OF_DAYS, DAY, LIVE_CLOCK, TableSettings
from gobelet.server.tables.state import State
from gobelet.server.tables.table import Table, entry
from gobelet.server.tables.visitor import ANYBODY, Visitor, Who, anybody


async def create(lobby: Lobby, wanted: table_wire.NewTable, who: Who = anybody) -> table_wire.Seated:
    """A new table, with its creator on the first seat for a person."""
    name = names.clean_name(wanted.name)
    settings = settings_for(lobby, wanted)
    token = seats.new_token()
    seat = settings.bots.index(None)
    browser = seats.hash_of(wanted.browser) if wanted.browser is not None else ""
    visitor = await who()
    rated.check_player(settings.rated, visitor.player)
    known = (browser, visitor.player, visitor.device, wanted.avatar, wanted.colour)
    await found(lobby, settings, [rows.Sat(seat, name, seats.hash_of(token), wanted.commitment, *known)])
    return table_wire.Seated(settings.id, seat, token, settings.commitment)


def settings_for(lobby: Lobby, wanted: table_wire.NewTable) -> TableSettings:
    """What is wanted, if such a table can be played at."""
    bots = [seat.bot for seat in wanted.seats]
    for bot in bots:
        seats.check_bot(bot)
    if None not in bots:
        raise Trouble("nobody-plays", 400, {})
    _check_clock(wanted)
    if wanted.research and wanted.shared:  # of several people at one device one alone could agree
        raise Trouble("research-one-device", 400, {"field": "research"})
    rules = api.ruleset(wanted.ruleset)
    choices = rules.check(len(bots), wanted.choices)
    if wanted.rated:
        rated.check_wanted(wanted, rules, choices)
    settings = _settings(wanted, bots, {key: str(value) for key, value in choices.items()}, lobby.clock.now())
    deal(settings.ruleset, len(bots), settings.choices, "fast", "0")  # what is refused, is refused now
    return settings


def _check_clock(wanted: table_wire.NewTable) -> None:
    """Between an hour and a day there is none: nobody sits there as long, and over days it is too short."""
    if wanted.clock > LIVE_CLOCK and wanted.clock not in CLOCKS_OF_DAYS:
        raise Trouble("clock-between", 400, {"field": "clock", "number": wanted.clock})
    if wanted.clock > LIVE_CLOCK and wanted.shared:
        raise Trouble("clock-one-device", 400, {"field": "clock"})
    if wanted.bank and not 0 < wanted.clock <= LIVE_CLOCK:
        raise Trouble("bank-without-clock", 400, {"field": "bank"})


def _settings(
    wanted: table_wire.NewTable, bots: list[str | None], choices: dict[str, str], created: int
) -> TableSettings:
    secret = fair.new_secret()
    delayed = wanted.rated if wanted.delayed is None else wanted.delayed
    return TableSettings(
        id=seats.new_table_id(),
        ruleset=wanted.ruleset,
        choices=choices,
        bots=bots,
        clock=wanted.clock,
        bank=wanted.bank,
        beat=wanted.beat,
        listed=wanted.listed,
        secret=secret,
        commitment=fair.commitment(secret),
        created=created,
        hints=wanted.hints,
        open=wanted.open,
        shared=wanted.shared,
        delayed=delayed,
        screen=seats.new_token() if delayed else "",
        rated=wanted.rated,
        research=wanted.research,
    )


async def found(lobby: Lobby, settings: TableSettings, first: list[AnyRow]) -> None:
    """Write a new table down, with its first rows."""
    await lobby.store.create(*prepare(lobby, settings, first))


def prepare(lobby: Lobby, settings: TableSettings, first: list[AnyRow]) -> tuple[TableSettings, list[Entry]]:
    """A new table as it is written. It keeps its version of the rules and our patience."""
    rules = api.ruleset(settings.ruleset)
    settings = msgspec.structs.replace(
        settings,
        ruleset=rules.id,
        version=rules.version,
        lobby_patience=int(lobby.config.lobby_patience * DAY),
        game_patience=int(lobby.config.game_patience * DAY),
    )
    state = State(settings)
    entries = []
    for row in first:
        state, _events = fold(state, row, settings.created)
        entries.append(entry(state, row))
    return settings, entries


async def sit(table: Table, wanted: table_wire.SitDown, who: Who = anybody) -> table_wire.Seated:
    """A person takes a seat, or asks the host for a bot's."""
    name = names.clean_name(wanted.name)
    token = seats.new_token()
    written: list[rows.Sat | rows.Requested] = []

    def decide(state: State) -> AnyRow:
        written[:] = [seats.sit(state, wanted, name, token, visitor)]
        check_room(state.spent, written[0], state.host)
        return written[0]

    await seal.check_open(table.lobby, table.state.settings)
    if table.state.settings.tournament is not None:
        raise Trouble("tournament-seats", 409, {})
    visitor = ANYBODY
    decide(table.state)  # what is refused leaves no trace
    visitor = await who()
    rated.check_player(table.state.settings.rated, visitor.player)
    if visitor.player:
        decide(table.state)
        await table.lobby.player_tables.bind(visitor.player, table.id)
    await table.do(decide)
    pending = isinstance(written[0], rows.Requested)
    return table_wire.Seated(table.id, written[0].seat, token, table.state.settings.commitment, pending)


async def come_back(table: Table, who: Visitor) -> table_wire.Seated:
    """A player sits on their seat from another device: it gets a token of its own."""
    token = seats.new_token()
    written: list[rows.DeviceKeyed] = []

    def decide(state: State) -> AnyRow:
        number = seats.seat_of_player(state, who.player)
        written[:] = [rows.DeviceKeyed(number, seats.hash_of(token), who.device)]
        return written[0]

    await table.do(decide)
    return table_wire.Seated(table.id, written[0].seat, token, table.state.settings.commitment)


async def rematch(lobby: Lobby, table: Table, seat: int, commitment: str | None) -> None:
    """A new table with the same people, bots and settings; the tokens of seats stay valid there.

    Its id follows from the old table: however many press at once, at any worker, there is one.
    """
    state = table.state
    if state.phase not in ("over", "abandoned", "frozen"):
        raise Trouble("phase-other", 409, {"phase": state.phase})
    await seal.check_open(lobby, state.settings)
    if state.rematch is not None:
        return
    id = seats.rematch_id(state)
    if await lobby.store.settings(id) is None:
        try:
            await _found_again(lobby, state, id, seat, commitment)
        except Exception:
            if await lobby.store.settings(id) is None:  # otherwise somebody else was first
                raise
    await table.do(lambda after: rows.Rematched(id, seat) if after.rematch is None else None)


def offered_still(state: State) -> dict[str, str]:
    """The choices of a table that a new one may have, too: an earlier program may have offered others."""
    rules = api.ruleset(state.settings.ruleset)
    kept: dict[str, str] = {}
    for name, value in state.settings.choices.items():
        with suppress(BadRequest):
            rules.check(len(state.seats), {name: value})
            kept[name] = value
    return kept


async def _found_again(lobby: Lobby, state: State, id: str, seat: int, commitment: str | None) -> None:
    """The table that follows. Its game starts at once if nobody has to come: with bots, at one device."""
    people = {
        number: seat for number, seat in enumerate(state.seats) if seat.kind == "person" and not seat.left
    }
    secret = fair.new_secret()
    settings = msgspec.structs.replace(
        state.settings,
        id=id,
        bots=[None if number in people else seat.bot for number, seat in enumerate(state.seats)],
        choices=offered_still(state),
        secret=secret,
        commitment=fair.commitment(secret),
        created=lobby.clock.now(),
        start=None,
        daily=None,
        tournament=None,
        hints=state.hints,
        rated=rated.again(state, len(people)),
        removed=list(state.removed),
    )
    order = sorted(people, key=lambda number: number != state.host)  # the host first: they stay the host
    called: list[str] = []  # tables of earlier programs may have two of a name
    first: list[AnyRow] = []
    for number in order:
        one = people[number]
        called.append(names.apart(one.name, called))
        share = commitment if number == seat else None
        known = (one.browser, one.player, one.device, one.avatar, one.colour)
        first.append(rows.Sat(number, called[-1], one.token, share, *known))
        first += [rows.DeviceKeyed(number, token, device) for token, device in one.keys]
    if state.locked:
        first.append(rows.Locked(True))
    if state.game is not None and (len(people) == 1 or one_device.is_only_one(state)):
        first.append(rows.Started())
    await found(lobby, settings, first)
