"""Absent people whom a table has news for, by what all may know.

A window waits for nobody, except over days for those who want to be asked about a card: card or not. So a
notice shows nothing of a hand, not even to its owner's postman.
"""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from gobelet.server.tables import deadlines, orders, plans
from gobelet.server.tables.settings import DAY
from gobelet.server.tables.state import State

Kind = Literal["turn", "over", "rematch"]
SEEN: Final = (
    90_000  # milliseconds at the page with the question: longer than a frozen page counts as connected
)
OF_USE: Final = 3 * DAY  # milliseconds in which one may want to hear that a game is over


class Awaited(NamedTuple):
    """One thing to hear of. A wait has one notice at most."""

    player: str
    seat: int
    kind: Kind
    id: str  # tells waits of this kind at this table apart
    until: int  # when the notice is of no use any more
    seen: bool = False  # they were there when it happened


def waits(state: State) -> Iterator[Awaited]:
    """What people of this table may be notified of now."""
    if state.settings.shared:
        return  # they sit together
    for number, seat in enumerate(state.seats):
        if seat.kind != "person" or not seat.player or seat.left:
            continue
        if _is_awaited(state, number):
            yield Awaited(
                seat.player, number, "turn", f"{state.undone}.{state.question}", _end(state, number)
            )
        elif state.phase == "over" and _has_company(state, number):
            until = state.at + OF_USE
            yield Awaited(seat.player, number, "over", "over", until, seat.here)
            if state.rematch is not None:
                yield Awaited(seat.player, number, "rematch", state.rematch, until, seat.here)


def still(state: State, seat: int, player: str, kind: str, id: str) -> bool:
    """Whether this is still news for a person, and they are still absent."""
    found = [wait for wait in waits(state) if (wait.seat, wait.player, wait.kind) == (seat, player, kind)]
    return any(wait.id == id for wait in found) and not state.seats[seat].here


def _is_awaited(state: State, number: int) -> bool:
    """Whether the table waits for this person, who has not seen it, nor said in a plan what to answer."""
    seat = state.seats[number]
    if state.phase != "playing" or deadlines.stands(state) or seat.here or seat.by_bot:
        return False
    if seat.gone is not None and seat.gone - state.opened >= SEEN:
        return False
    if state.window:
        return orders.holds(state, number)
    return state.waits_for(number) and not plans.speaks(state, number) and _has_company(state, number)


def _has_company(state: State, number: int) -> bool:
    """Among bots nobody waits, unless a clock of days runs."""
    return state.settings.over_days or not state.among_bots(number)


def _end(state: State, number: int) -> int:
    if not state.settings.clock:
        return state.at + OF_USE
    if state.window:
        return deadlines.window_end(state) or state.at + OF_USE
    return deadlines.seat_end(state, number)
