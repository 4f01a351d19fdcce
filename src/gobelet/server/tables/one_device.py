"""Several people at one device: their windows have no clock, and wait for everybody who is asked.

Whom a window waits for depends on what all know: who is asked, who has answered, and who has said that their
orders decide this round. Cards count for nothing.
"""

from gobelet.server.tables.seat_state import SeatState
from gobelet.server.tables.state import State


def is_open_window(state: State) -> bool:
    """Whether the open question is a window that ends when everybody has answered, and not by a clock."""
    return state.settings.shared and state.phase == "playing" and state.window and state.solo is None


def awaited(state: State) -> list[int]:
    """The seats for which such a window waits."""
    return [number for number in state.owing() if _in_person(state.seats[number])]


def _in_person(seat: SeatState) -> bool:
    return not (seat.by_bot or seat.left or seat.spared)


def settled(state: State) -> list[int]:
    """Those who are asked in such a window and for whom it does not wait, or no longer."""
    assert state.game is not None
    left = awaited(state)
    return [seat for seat in range(len(state.seats)) if state.game.asked >> seat & 1 and seat not in left]


def neighbours(state: State, number: int) -> list[int]:
    """The seats of the device that has taken this seat, itself included."""
    browser = state.seats[number].browser
    if not state.settings.shared or not browser:
        return [number]
    seats = enumerate(state.seats)
    return [other for other, seat in seats if seat.kind == "person" and seat.browser == browser]


def is_only_one(state: State) -> bool:
    """Whether all people at this table are at one device."""
    people = [number for number, seat in enumerate(state.seats) if seat.kind == "person" and not seat.left]
    return state.settings.shared and bool(people) and set(people) <= set(neighbours(state, people[0]))
