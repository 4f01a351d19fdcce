"""Faces and colours of seats: people have what they want if it is free, and no two seats have the same."""

from typing import Final, Literal

from gobelet.server.tables.state import State

LOOKS: Final = 6  # faces, and as many colours: one for every seat

Kind = Literal["avatar", "colour"]


def wear(state: State, number: int, avatar: int | None, colour: int | None) -> None:
    """Somebody wants to look like this. What another person has they keep: the next free one is taken."""
    _choose(state, number, "avatar", avatar)
    _choose(state, number, "colour", colour)
    settle(state)


def worn(state: State, number: int, kind: Kind) -> int:
    """The face or colour of a seat; by default that of its number."""
    wanted: int | None = getattr(state.seats[number], kind)
    return number if wanted is None else wanted


def settle(state: State) -> None:
    """Bots and free seats have their own, unless a person has chosen it: then the next free one."""
    if state.phase != "lobby":
        return
    for kind in _KINDS:
        people = [number for number, seat in enumerate(state.seats) if seat.kind == "person"]
        taken = {worn(state, number, kind) for number in people}
        for number, seat in enumerate(state.seats):
            if seat.kind != "person":
                found = _next_free(number, taken)
                taken.add(found)
                _set(state, number, kind, found)


def _choose(state: State, number: int, kind: Kind, wanted: int | None) -> None:
    """In the lobby bots give way. Later everybody knows them by their looks: then nobody changes."""
    mine = worn(state, number, kind)
    lobby = state.phase == "lobby"
    others = [other for other, seat in enumerate(state.seats) if other != number]
    taken = {worn(state, one, kind) for one in others if not lobby or state.seats[one].kind == "person"}
    found = mine if wanted is None else wanted % LOOKS
    if found in taken:
        found = _next_free(found, taken) if lobby else mine
    _set(state, number, kind, found)


def _next_free(wanted: int, taken: set[int]) -> int:
    return next(one % LOOKS for one in range(wanted, wanted + LOOKS) if one % LOOKS not in taken)


def _set(state: State, number: int, kind: Kind, found: int) -> None:
    """What a seat has by its number is not written down: then nothing changes for tables without wishes."""
    value = None if found == number else found
    if getattr(state.seats[number], kind) != value:
        setattr(state.seat(number), kind, value)


_KINDS: Final[tuple[Kind, ...]] = ("avatar", "colour")
