"""Somebody reports a player, or a line of chat: what was said before is kept with it."""

from typing import TYPE_CHECKING, Final

from gobelet.server.errors import Trouble
from gobelet.server.moderation.reported_addresses import address_at
from gobelet.server.protocol import moderation as wire
from gobelet.server.protocol.to_browser import ChatLine
from gobelet.server.storage.reports import ContextLine, Report, Reports
from gobelet.server.tables import names

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby
    from gobelet.server.tables.state import State
    from gobelet.server.tables.table import Table

AROUND: Final = 30  # lines of chat that are kept, the latest
A_DAY: Final = 86_400_000
MOST_A_DAY: Final = 20  # reports of one player


async def report(lobby: "Lobby", wanted: wire.NewReport, reporter: str) -> int:
    """When it was taken. The same report again is thanked for, and not stored twice."""
    table = await lobby.table(wanted.table)
    new = _read(table, wanted, reporter, lobby.clock.now())
    book = Reports(lobby.store)
    if await book.is_known(new):
        return new.at
    if reporter and await book.count_by(reporter, new.at - A_DAY) >= MOST_A_DAY:
        raise Trouble("reports-enough", 429, {"most": MOST_A_DAY, "seconds": 3600})
    await book.add(new)
    return new.at


def _read(table: "Table", wanted: wire.NewReport, reporter: str, now: int) -> Report:
    state = table.state
    if wanted.line is not None:
        said = [line for line in state.chat if (line.at, line.seat) == (wanted.line, wanted.seat)]
        if not said:
            raise Trouble("no-such-line", 404, {"field": "line"})
        name = said[-1].name
        player = _speaker(state, said[-1])
    else:
        seat = wanted.seat
        if seat is None or seat >= len(state.seats) or state.seats[seat].kind != "person":
            raise Trouble("report-nobody", 404, {"field": "seat"})
        name, player = state.seats[seat].name, state.seats[seat].player
    if reporter and player == reporter:
        raise Trouble("report-oneself", 400, {"field": "seat"})
    return Report(
        id=0,
        at=now,
        kind=wanted.kind,
        text=names.plain(wanted.text),
        reporter=reporter,
        table_id=table.id,
        seat=wanted.seat,
        player=player,
        name=name,
        address=address_at(table, wanted.seat, name),
        line=wanted.line,
        context=[
            ContextLine(line.name, line.text, line.at, line.seat, _speaker(state, line))
            for line in state.chat[-AROUND:]
        ],
        settled=None,
    )


def _speaker(state: "State", line: ChatLine) -> str:
    """The player who said it, if they still sit where they sat."""
    if line.seat is None or state.seats[line.seat].name != line.name:
        return ""
    return state.seats[line.seat].player
