"""What rows about seats make of a table: who sits, comes, leaves, hosts, asks, is replaced, speaks."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from gobelet.core.event import Event
from gobelet.server.protocol.to_browser import ChatLine
from gobelet.server.tables import looks, names, rows
from gobelet.server.tables.seat_state import MISSED, SeatState
from gobelet.server.tables.state import CHAT_KEPT, REMOVED_KEPT, REQUESTS_KEPT, Request, State

KEYS_KEPT: Final = 20  # tokens of a seat beside its first one: as many as a player has devices


def _sat(state: State, row: rows.Sat, _events: list[Event]) -> None:
    first = not any(seat.kind == "person" for seat in state.seats)
    seat = SeatState("person", state.seats[row.seat].bot, state.settings)
    seat.name, seat.token, seat.browser = row.name, row.token, row.browser
    seat.player, seat.device = row.player, row.device
    seat.avatar, seat.colour = state.seats[row.seat].avatar, state.seats[row.seat].colour
    seat.gone = state.at
    seat.guest = state.lone is not None
    state.seats[row.seat] = seat
    others = [
        one
        for one in state.requests
        if one.token != row.token and (not row.browser or one.browser != row.browser)
    ]
    state.requests = tuple([_decline(one) if one.seat == row.seat else one for one in others])
    state.removed = tuple([one for one in state.removed if one not in (row.browser, row.player)])
    looks.wear(state, row.seat, row.avatar, row.colour)
    if state.phase == "lobby":
        state.commitments[row.seat] = row.commitment
    if first:
        state.host = row.seat


def _renamed(state: State, row: rows.Renamed, _events: list[Event]) -> None:
    state.seat(row.seat).name = row.name


def _looked(state: State, row: rows.Looked, _events: list[Event]) -> None:
    looks.wear(state, row.seat, row.avatar, row.colour)


def _keyed(state: State, row: rows.DeviceKeyed, _events: list[Event]) -> None:
    """A device has one token beside the first one of the seat."""
    seat = state.seat(row.seat)
    others = [key for key in seat.keys if key[1] != row.device]
    seat.keys = (*others, (row.token, row.device))[-KEYS_KEPT:]


def _unkeyed(state: State, row: rows.DeviceUnkeyed, _events: list[Event]) -> None:
    for number, old in enumerate(state.seats):
        if old.device == row.device or any(device == row.device for _token, device in old.keys):
            seat = state.seat(number)
            seat.keys = tuple([key for key in seat.keys if key[1] != row.device])
            if seat.device == row.device:
                seat.token = seat.device = seat.browser = ""


def _forgot(state: State, row: rows.Forgot, events: list[Event]) -> None:
    """As if they had left; what is published calls them a former player."""
    old = state.seats[row.seat]
    others = [seat.name for number, seat in enumerate(state.seats) if number != row.seat]
    seat = state.seat(row.seat)
    seat.name = names.apart(names.FORMER, others)
    seat.token = seat.browser = seat.player = seat.device = ""
    seat.keys = ()
    state.chat = tuple([line for line in state.chat if (line.seat, line.name) != (row.seat, old.name)])
    if state.phase in ("lobby", "opening", "playing"):
        _left(state, rows.LeftRow(row.seat), events)


def _here(state: State, row: rows.Here, _events: list[Event]) -> None:
    seat = state.seat(row.seat)
    seat.here = row.on
    seat.program = row.on and row.program
    if row.on:
        seat.came = True
        seat.gone = None
        seat.left = False
        seat.missed = 0
        seat.guest = state.lone is not None and state.lone != row.seat
        _pass_host_on(state)
    elif seat.gone is None:
        seat.gone = state.at


def _watched(state: State, row: rows.Watched, _events: list[Event]) -> None:
    state.watched = row.on


def _left(state: State, row: rows.LeftRow, _events: list[Event]) -> None:
    """In the lobby the seat is free again; in the game it stays theirs."""
    seat = state.seat(row.seat)
    if state.phase == "lobby":
        state.seats[row.seat] = SeatState("free", seat.bot, state.settings)
        looks.settle(state)
        state.commitments[row.seat] = None
    else:
        seat.left = True
        seat.here = False
        seat.gone = state.at
    _pass_host_on(state)


def _pass_host_on(state: State) -> None:
    """A host who has left is followed by the next person who has not."""
    host = state.seats[state.host]
    if host.kind != "person" or host.left:
        for number in range(1, len(state.seats)):
            other = (state.host + number) % len(state.seats)
            if state.seats[other].kind == "person" and not state.seats[other].left:
                state.host = other
                return


def _hosted(state: State, row: rows.Hosted, _events: list[Event]) -> None:
    state.host = row.seat


def _stood_in(state: State, row: rows.StoodIn, _events: list[Event]) -> None:
    state.seat(row.seat).missed = MISSED


def _requested(state: State, row: rows.Requested, _events: list[Event]) -> None:
    request = Request(
        state.number,
        row.seat,
        row.name,
        row.token,
        row.browser,
        player=row.player,
        device=row.device,
        avatar=row.avatar,
        colour=row.colour,
    )
    declined = [one for one in state.requests if one.declined]
    pending = [
        one for one in state.requests if not one.declined and (not row.browser or one.browser != row.browser)
    ]
    state.requests = (*declined[-REQUESTS_KEPT:], *pending, request)


def _declined(state: State, row: rows.Declined, _events: list[Event]) -> None:
    state.requests = tuple([_decline(one) if one.number == row.request else one for one in state.requests])


def _decline(request: Request) -> Request:
    return msgspec.structs.replace(request, declined=True)


def _locked(state: State, row: rows.Locked, _events: list[Event]) -> None:
    state.locked = row.on


def _replaced(state: State, row: rows.Replaced, _events: list[Event]) -> None:
    old = state.seats[row.seat]
    gone = [one for one in (old.browser, old.player) if one]
    state.removed = (*state.removed, *gone)[-REMOVED_KEPT:]
    kind = "free" if row.bot is None else "bot"
    seat = state.seats[row.seat] = SeatState(kind, row.bot or old.bot, state.settings)
    seat.avatar, seat.colour = old.avatar, old.colour
    looks.settle(state)
    if state.phase == "lobby":
        state.commitments[row.seat] = None


def _muted(state: State, row: rows.Muted, _events: list[Event]) -> None:
    if row.seat is None:
        state.spectators_muted = row.on
    else:
        state.seat(row.seat).muted = row.on


def _spoke(state: State, row: rows.Spoke, _events: list[Event]) -> None:
    if not row.text:  # what a former player said
        return
    name = state.seats[row.seat].name if row.seat is not None else ""
    line = ChatLine(name, row.text, state.at, row.seat)
    state.chat = (*state.chat, line)[-CHAT_KEPT:]


FOLDS: Final[dict[type, Callable[[State, Any, list[Event]], None]]] = {
    rows.Sat: _sat,
    rows.Renamed: _renamed,
    rows.Looked: _looked,
    rows.DeviceKeyed: _keyed,
    rows.DeviceUnkeyed: _unkeyed,
    rows.Forgot: _forgot,
    rows.Here: _here,
    rows.Watched: _watched,
    rows.LeftRow: _left,
    rows.Hosted: _hosted,
    rows.StoodIn: _stood_in,
    rows.Requested: _requested,
    rows.Declined: _declined,
    rows.Locked: _locked,
    rows.Replaced: _replaced,
    rows.Muted: _muted,
    rows.Spoke: _spoke,
}
