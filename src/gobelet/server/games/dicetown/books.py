"""What the house's books keep of a game of Dice Town: places won, cards played, whom the Sheriff named."""

from collections.abc import Iterable
from typing import Final

from gobelet.core.names import Seat
from gobelet.server.protocol.answers import Told

WON: Final = ("won", "won-hand")
TIED: Final = ("tied", "tied-second")
PLAYED: Final = "played-"


def favourite(told: Told) -> tuple[Seat, str, str] | None:
    seat = told.facts.get("seat")
    if not isinstance(seat, int):
        return None
    if told.id in WON:
        return seat, "place", str(told.facts["place"])
    if told.id.startswith(PLAYED):
        return seat, "card", told.id.removeprefix(PLAYED)
    return None


def favours(told: Iterable[Told]) -> list[tuple[Seat, Seat, list[Seat]]]:
    """DT-40. The Sheriff names one of the tied, and need not say why."""
    found: list[tuple[Seat, Seat, list[Seat]]] = []
    tied: list[Seat] = []
    for one in told:
        seats = one.facts.get("seats")
        if one.id in TIED and isinstance(seats, list):
            tied = [seat for seat in seats if isinstance(seat, int)]
        sheriff, named = one.facts.get("seat"), one.facts.get("target")
        if one.id == "named" and isinstance(sheriff, int) and isinstance(named, int):
            found.append((sheriff, named, tied))
    return found
