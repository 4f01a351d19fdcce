"""CI-40 and CI-20 to CI-22. What five dice are worth, in duels and at each table: made once, on import."""

from typing import Final

from gobelet.core.dice import SORTED
from gobelet.core.names import Dice

HANDS: Final = (
    "nothing",
    "pair",
    "two-pair",
    "short-straight",
    "three",
    "full",
    "long-straight",
    "four",
    "five",
)
SHORT_STRAIGHT: Final = 3
LONG_STRAIGHT: Final = 6

_SHAPES: Final = {
    (1, 1, 1, 1, 1): 0,
    (2, 1, 1, 1): 1,
    (2, 2, 1): 2,
    (3, 1, 1): 4,
    (3, 2): 5,
    (4, 1): 7,
    (5,): 8,
}


def _top(faces: tuple[int, ...], length: int) -> int:
    """The highest die of a straight of this length; -1 if there is none."""
    for top in range(5, length - 2, -1):
        if all(face in faces for face in range(top - length + 1, top + 1)):
            return top
    return -1


def category(faces: tuple[int, ...]) -> int:
    """Which of HANDS five faces are: the best that they can be."""
    if _top(faces, 5) >= 0:
        return LONG_STRAIGHT
    if _top(faces, 4) >= 0:  # only pairs and nothing can hide one, and it beats both
        return SHORT_STRAIGHT
    return _SHAPES[tuple(sorted([faces.count(face) for face in set(faces)], reverse=True))]


def _strength(faces: tuple[int, ...]) -> list[tuple[int, int]]:
    """Category first; straights by their top die; otherwise groups from the largest; then all other dice."""
    kind = category(faces)
    if kind == SHORT_STRAIGHT:
        top = _top(faces, 4)
        fifth = sum(faces) - (4 * top - 6)
        return [(kind, 0), (top, fifth)]
    groups = sorted([(faces.count(face), face) for face in set(faces)], reverse=True)
    return [(kind, 0), *groups]


def _pips(faces: tuple[int, ...]) -> int:
    return sum(faces) + len(faces)


def _caesar(faces: tuple[int, ...]) -> tuple[int, ...]:
    """CI-22. The lowest total; equal: more 1s, then more 2s, and so on."""
    return (-_pips(faces), *[faces.count(face) for face in range(6)])


def _ranks() -> dict[int, int]:
    hands = [(dice, faces) for dice, faces in SORTED.items() if len(faces) == 5]
    hands.sort(key=lambda hand: _strength(hand[1]))
    return {dice: rank for rank, (dice, _faces) in enumerate(hands)}


def _lowest() -> dict[int, int]:
    """CI-22. Table C: 11 or less, 1 for the worst that qualifies and upwards; 0 for what doesn't."""
    hands = [(dice, faces) for dice, faces in SORTED.items() if len(faces) == 5]
    hands.sort(key=lambda hand: _caesar(hand[1]))
    qualities = {}
    quality = 0
    for dice, faces in hands:
        if _pips(faces) <= MOST_PIPS:
            quality += 1
        qualities[dice] = quality
    return qualities


MOST_PIPS: Final = 11  # CI-22

# CI-40. By five dice: the rank of the hand, 0 … 251, no two equal; and which of HANDS it is.
RANK: Final[dict[Dice, int]] = _ranks()
CATEGORY: Final[dict[Dice, int]] = {
    dice: category(faces) for dice, faces in SORTED.items() if len(faces) == 5
}
TOTAL: Final[dict[Dice, int]] = {dice: _pips(faces) for dice, faces in SORTED.items() if len(faces) == 5}


def _those(categories: tuple[str, ...]) -> dict[int, int]:
    """The rank by CI-40, made one higher, of the hands of some categories; 0 for all others."""
    return {dice: rank + 1 if HANDS[CATEGORY[dice]] in categories else 0 for dice, rank in RANK.items()}


# How good five dice are at each table: 0 if they do not qualify; equal only if all five are.
THREE_OR_MORE: Final[dict[Dice, int]] = _those(("three", "full", "four", "five"))  # CI-20
STRAIGHTS: Final[dict[Dice, int]] = _those(("short-straight", "long-straight"))  # CI-21
LOWEST: Final[dict[Dice, int]] = _lowest()  # CI-22


def pips(dice: Dice) -> tuple[int, ...]:
    """The pips of the dice, for messages."""
    return tuple([face + 1 for face in SORTED[dice]])


def name(dice: Dice) -> str:
    """CI-40. What five dice are called."""
    return HANDS[CATEGORY[dice]]
