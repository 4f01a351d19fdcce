"""DT-32. Poker hands of five dice: 252 hands, no two of them equal in rank."""

from typing import Final

from gobelet.core.dice import SORTED
from gobelet.core.kinds import Dice

HANDS: Final = ("nothing", "pair", "two-pair", "three", "straight", "full", "four", "five")

_SHAPES: Final = {
    (1, 1, 1, 1, 1): 0,
    (2, 1, 1, 1): 1,
    (2, 2, 1): 2,
    (3, 1, 1): 3,
    (3, 2): 5,
    (4, 1): 6,
    (5,): 7,
}


def category(faces: tuple[int, ...]) -> int:
    """Which of HANDS five faces are."""
    groups = sorted([faces.count(face) for face in set(faces)], reverse=True)
    if len(groups) == 5 and max(faces) - min(faces) == 4:
        return 4
    return _SHAPES[tuple(groups)]


def _strength(faces: tuple[int, ...]) -> tuple[int, list[tuple[int, int]]]:
    """Category first, then the groups from the largest, then the other dice from the highest."""
    groups = sorted([(faces.count(face), face) for face in set(faces)], reverse=True)
    return category(faces), groups


def _ranks() -> dict[int, int]:
    hands = [(dice, faces) for dice, faces in SORTED.items() if len(faces) == 5]
    hands.sort(key=lambda hand: _strength(hand[1]))
    return {dice: rank for rank, (dice, _faces) in enumerate(hands)}


RANK: Final[dict[Dice, int]] = _ranks()
CATEGORY: Final[dict[Dice, int]] = {
    dice: category(faces) for dice, faces in SORTED.items() if len(faces) == 5
}
