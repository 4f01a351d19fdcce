"""An edition of Dice Town: a page that a player can hold beside the box."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from typing import Any

from gobelet.core.names import Cards, Dice, Face, Kind, Seat
from gobelet.core.step import Step
from gobelet.dicetown.extras.extra import Annex
from gobelet.dicetown.unprinted_values import Outlaw

Flow = tuple[Step[Any], ...]


def made_with(page: Any) -> tuple[Any, ...]:
    """How to make the same part of an edition, for pickle."""
    return type(page), tuple([getattr(page, line.name) for line in fields(page) if line.init])


def always(town: Any, seat: Seat) -> bool:
    return True


@dataclass(frozen=True)
class Action:
    """What is done at a place: for each seat, the steps that it takes there, in reading order."""

    name: str
    steps: tuple[Flow, ...]
    gives: Callable[[Any, Seat], bool] = always  # DX-10: whether it can give this seat anything now

    def __reduce__(self) -> tuple[Any, ...]:
        return made_with(self)

    def giving(self, gives: Callable[[Any, Seat], bool]) -> "Action":
        return replace(self, gives=gives)

    def after(self, first: Callable[[Seat], Step[Any]]) -> "Action":
        """The same action, with a step before its own."""
        flows = [(first(seat), *flow) for seat, flow in enumerate(self.steps)]
        return replace(self, steps=tuple(flows))


@dataclass(frozen=True)
class Place:
    """A location: the face that wins it (-1: the best hand), and the actions it offers."""

    name: str
    rule: str
    face: Face
    actions: tuple[Action, ...]
    settled: Flow = ()  # what happens there once its places are settled, before the first chooses
    unclaimed: Flow = ()  # what happens there when nobody wins it

    def __reduce__(self) -> tuple[Any, ...]:
        return made_with(self)


@dataclass(frozen=True, repr=False)
class Edition:
    id: str
    seats: tuple[int, ...]
    purse: int  # DT-1: dollars each player starts with
    bank: int  # DT-2
    coach: int  # DT-2
    mine: int  # DT-3: nuggets
    store: Cards  # DT-4: the Store deck
    points: tuple[int, ...]  # DT-4: what each kind of Store card scores
    deeds: Cards  # DT-5: the deeds
    row: int  # DT-5: deeds lying face up
    ranks: dict[Dice, int]  # DT-32: the poker hands
    places: tuple[Place, ...]
    setup: Flow  # what is laid out before the first round
    rolling: Flow  # I. What a round begins with
    visit: Callable[[int], Step[Any]]  # II. What is done at each place, by its number
    stagecoach: Step[Any]  # DT-23: after the bank
    doc: Step[Any]  # DT-33: after the last place
    end: Step[Any]  # DT-60
    next_roll: Step[Any]  # DT-13: what follows a reveal
    most_deeds: int  # DT-31: deeds taken at the Town Hall
    joe: int  # DT-30: dollars for Nervous Joe
    badge_points: int  # DT-61
    annex: Callable[[Any], Annex]  # what is laid out beside the town of 2009
    immediate: dict[Kind, Flow] = field(default_factory=dict)  # DT-55: for each seat, how it is played
    labels: dict[Kind, Kind] = field(default_factory=dict)  # DT-4: Equipment under other names
    elixirs: Cards = 0  # DT-6
    river: Cards = 0  # DX-4
    outlaws: tuple[Outlaw, ...] = ()  # DX-5
    short: tuple[int, int] | None = None  # DX-6: deeds removed and nuggets, with two or three players
    removed: int = 0  # DX-6: deeds removed from this game
    insurance: tuple[Flow, ...] = ()  # DX-48: for each seat, what it brings for a Store card, and for a deed
    indian: tuple[str, ...] = ()  # DI-3: the faces of the Indian die
    spirits: dict[str, Flow] = field(default_factory=dict)  # DI-4: for each face of it, what it does by seat
    guard_gives: bool = True  # DI-4: whether the owner of a Bodyguard gives what is no robbery
    before_doc: Flow = ()
    after_doc: Flow = ()
    round: Flow = field(init=False)  # all of a round, in its order

    def __post_init__(self) -> None:
        object.__setattr__(self, "round", self.flow())

    def __repr__(self) -> str:
        return f"<Edition {self.id}>"

    def flow(self) -> Flow:
        """I and II: rolling and the town, line by line."""
        visits: list[Step[Any]] = []
        for number, place in enumerate(self.places):
            visits.append(self.visit(number))
            if place.name == "bank":
                visits.append(self.stagecoach)
        return (*self.rolling, *visits, *self.before_doc, self.doc, *self.after_doc, self.end)

    def place(self, name: str) -> Place:
        """The place of this name."""
        for place in self.places:
            if place.name == name:
                return place
        raise KeyError(name)

    def with_place(self, changed: Place) -> tuple[Place, ...]:
        """The places of this edition, with this one instead of its namesake."""
        return tuple([changed if place.name == changed.name else place for place in self.places])

    def __reduce__(self) -> tuple[Any, ...]:
        return made_with(self)

    def but(self, **changes: Any) -> "Edition":
        """This edition with some lines of its page changed."""
        return replace(self, **changes)
