"""What other editions lay out beside the town, read back in the words of its notation."""

from gobelet.core.names import Seat
from gobelet.dicetown.extras import extension as frontier
from gobelet.dicetown.extras import revised as cabinet
from gobelet.dicetown.extras.extension import CURRENT, GANG
from gobelet.dicetown.extras.revised import BOTTLES
from gobelet.dicetown.state import Town
from gobelet.notation.dicetown.names import RIVER_NAMES
from tests.drawing import cards


def elixirs(scene: Town, place: int) -> str:
    """The Elixirs in a place of the cabinet."""
    return cards(cabinet.cabinet(scene).elixirs[place], BOTTLES)


def outlaws(scene: Town, holder: int) -> str:
    """The Outlaws before a seat, or in another place."""
    return cards(frontier.frontier(scene).outlaws[holder], GANG)


def captured(scene: Town, seat: Seat) -> str:
    return outlaws(scene, frontier.CAPTURED + seat)


def wanted(scene: Town) -> str:
    """The Outlaws above the office."""
    return outlaws(scene, frontier.OFFICE)


def top(scene: Town) -> str:
    return outlaws(scene, frontier.TOP)


def river(scene: Town) -> str:
    """The River cards left, in any order."""
    return cards(frontier.frontier(scene).left(), CURRENT)


def tops(scene: Town) -> str:
    """The River cards above the river, the next one first."""
    return " ".join(RIVER_NAMES[kind] for kind in reversed(frontier.frontier(scene).tops))


def die(scene: Town) -> Seat:
    """The seat that has the Indian die."""
    return frontier.frontier(scene).die
