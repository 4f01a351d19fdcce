"""What a seat sees as bytes: for the environments, and for bots that learn."""

from typing import Final

from gobelet.core.names import MOST_SEATS
from gobelet.core.observation.fields import COUNT, Field, count_field, seats_field
from gobelet.core.observation.observer import Observer
from gobelet.core.observation.pieces import Alphabet
from gobelet.core.observation.view_observer import ViewObserver
from gobelet_mia.values import MIA, NO_CLAIM, TABLE, pips
from gobelet_mia.view import MiaView

# The order of both never changes: records of observations know steps by their places.
QUESTIONS: Final = ("Claim", "BelieveIt")
STEPS: Final = (*QUESTIONS, "Round")


def lives(view: MiaView) -> list[int]:
    return view.lives[: view.seats]


def holder(view: MiaView) -> list[int]:
    return [int(seat == view.holder) for seat in range(view.seats)]


def claim(view: MiaView) -> list[int]:
    return [view.claim - NO_CLAIM]


def cup(view: MiaView) -> list[int]:
    seen = pips(view.cup)
    return [seen.count(number) for number in range(1, 7)]


FIELDS: Final = (
    (Field("lives", (MOST_SEATS,), ("seat",), COUNT, 6, "the lives of each seat"), lives),
    (seats_field("holder", "who last looked under the cup"), holder),
    (count_field("claim", MIA + 1, "the last claim of the round by its rank, from 1; 0: none"), claim),
    (Field("cup", (6,), ("pips",), COUNT, 2, "the dice under the cup, if this seat looked"), cup),
)
OBSERVERS: Final[dict[str, Observer]] = {
    "mia": ViewObserver(__name__, TABLE, Alphabet(STEPS, QUESTIONS), FIELDS)
}
