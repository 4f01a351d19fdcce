"""Players mute others for themselves: their page hides what these say, at every table and on every device."""

from typing import TYPE_CHECKING

from gobelet.server.errors import Trouble
from gobelet.server.protocol.to_browser import MutedForYou
from gobelet.server.tables import viewer_messages
from gobelet.server.tables.seat_state import SeatState

if TYPE_CHECKING:
    from gobelet.server.tables.table import Table
    from gobelet.server.tables.viewers import Viewer


def _known_by(seat: SeatState) -> str:
    """The player; for somebody whom the server does not know, their seat at this table and its rematches."""
    return seat.player or seat.token


def _owner(table: "Table", viewer: "Viewer") -> str:
    return table.state.seats[viewer.speaks].player if viewer.speaks is not None else ""


async def fetch(table: "Table", viewer: "Viewer") -> None:
    """A socket is new: whom does its player mute? Programs read everything."""
    owner = _owner(table, viewer)
    if owner and not viewer.program:
        viewer.muted = await table.lobby.player_mutes.of(owner)


def show(table: "Table", viewer: "Viewer") -> None:
    """Which seats these have, if that is news."""
    seats = [
        number
        for number, seat in enumerate(table.state.seats)
        if seat.kind == "person" and _known_by(seat) in viewer.muted
    ]
    if seats != viewer.muted_seats:
        viewer.muted_seats = seats
        viewer.post(viewer_messages.encode(MutedForYou(seats)))


async def change(table: "Table", viewer: "Viewer", seat: int, on: bool) -> None:
    owner = _owner(table, viewer)
    if not owner:
        raise Trouble("mute-unknown", 403, {})
    if seat >= len(table.state.seats) or table.state.seats[seat].kind != "person" or seat == viewer.speaks:
        raise Trouble("mute-nobody", 404, {"field": "seat"})
    other = _known_by(table.state.seats[seat])
    await table.lobby.player_mutes.change(owner, other, on, table.lobby.clock.now())
    for one in table.viewers:
        if _owner(table, one) == owner and not one.program:
            one.muted = one.muted | {other} if on else one.muted - {other}
            show(table, one)
