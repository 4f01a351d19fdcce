"""Dice Town: what a handful becomes when the dice that are still to roll fall as they may, exactly.

Poker hands have 22 classes: finer where hands that win are common, coarser elsewhere.
"""

from functools import cache
from typing import Final

from gobelet.core.dice import FACES, ONE, SORTED
from gobelet.core.names import Dice
from gobelet.dicetown.poker import CATEGORY
from gobelet.dicetown.winners import ACES

CLASSES: Final = 22
# For each category of poker.HANDS its first class, and how many faces of the largest group share a class.
_FIRST: Final = (0, 1, 3, 5, 11, 12, 15, 21)
_SHARE: Final = (6, 3, 3, 1, 6, 2, 1, 6)


def _class_of(dice: Dice) -> int:
    faces = SORTED[dice]
    category = CATEGORY[dice]
    largest = max([(faces.count(face), face) for face in faces])[1]
    return _FIRST[category] + largest // _SHARE[category]


# The class of every complete hand, ascending with its rank.
CLASS: Final[dict[Dice, int]] = {dice: _class_of(dice) for dice in CATEGORY}

# A chance of one class of hand: (class, of any, of one with an A or more, with two A or more).
Becoming = tuple[int, float, float, float]


@cache
def becomes(dice: Dice) -> tuple[Becoming, ...]:
    """The classes of hand that a handful may become, with their chances."""
    if dice in CLASS:
        aces = dice >> 3 * ACES & 7
        return ((CLASS[dice], 1.0, 1.0 if aces else 0.0, 1.0 if aces > 1 else 0.0),)
    chances = [[0.0, 0.0, 0.0] for _class in range(CLASSES)]
    for one in ONE:
        for number, any_aces, an_ace, two_aces in becomes(dice + one):
            chance = chances[number]
            chance[0] += any_aces / FACES
            chance[1] += an_ace / FACES
            chance[2] += two_aces / FACES
    return tuple(
        [(number, chance[0], chance[1], chance[2]) for number, chance in enumerate(chances) if chance[0]]
    )
