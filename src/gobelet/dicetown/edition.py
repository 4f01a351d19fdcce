"""An edition of Dice Town: a page that a player can hold beside the box."""

from dataclasses import dataclass, replace
from typing import Any

from gobelet.core.kinds import Cards, Face
from gobelet.core.step import Step

Flow = tuple[Step[Any], ...]


@dataclass(frozen=True)
class Action:
    """What is done at a place: for each seat, the steps that it takes there, in reading order."""

    name: str
    steps: tuple[Flow, ...]


@dataclass(frozen=True)
class Place:
    """A location: the face that wins it (-1: the best hand), and the actions it offers."""

    name: str
    rule: str
    face: Face
    actions: tuple[Action, ...]
    unclaimed: Flow = ()  # what happens there when nobody wins it


@dataclass(frozen=True)
class Edition:
    id: str
    seats: tuple[int, ...]
    purse: int  # DT-1: dollars each player starts with
    bank: int  # DT-2
    coach: int  # DT-2
    mine: int  # DT-3: nuggets
    store: Cards  # DT-4: the Store deck
    deeds: Cards  # DT-5: the deeds
    row: int  # DT-5: deeds lying face up
    places: tuple[Place, ...]
    round: Flow  # II. the town, in its order
    most_deeds: int  # DT-31: deeds taken at the Town Hall
    joe: int  # DT-30: dollars for Nervous Joe
    badge_points: int  # DT-61

    def but(self, **changes: Any) -> "Edition":
        """This edition with some lines of its page changed."""
        return replace(self, **changes)
