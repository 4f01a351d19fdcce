"""People who close their pages and come back, at tables whose clock stands still, and what they hear."""

import json

from gobelet.server.protocol import tables as table_wire
from gobelet.server.tables.table import Table
from tests.server.house import GENEROUS, House, until
from tests.server.players import Player, come
from tests.server.still_clock import StillClock

FAREWELL: float = GENEROUS["farewell"]


def noted(player: Player) -> list[tuple[str, object]]:
    """The notes that a player has got, each with the seat in it."""
    views = [json.loads(one) for one in player.received]
    return [(note["id"], note["facts"].get("seat")) for view in views for note in view.get("notes", [])]


async def gone(home: House, clock: StillClock, table: Table, *players: Player) -> None:
    """These close their pages, and the table notices it."""
    for player in players:
        await player.close()
    seats = [player.seen.you.seat for player in players]
    await until(lambda: not {viewer.seat for viewer in table.viewers} & set(seats))

    def noticed() -> bool:
        clock.advance(FAREWELL)
        watched = None in seats and table.state.watched
        return not watched and not any(table.state.seats[seat].here for seat in seats if seat is not None)

    await until(noticed)


async def back(home: House, player: Player) -> Player:
    seat = player.seen.you.seat
    assert seat is not None
    return await come(home.url, table_wire.Seated(player.seen.table.id, seat, player.token or "", ""))


async def asks_again(table: Table, number: int) -> None:
    """Another question is open."""
    await until(lambda: table.state.question != number)
