"""DT-32. Poker hands of five dice: 252 hands, no two of them equal in rank."""

from typing import Final

from gobelet.core.dice import SORTED
from gobelet.core.names import Dice
from gobelet.dicetown import unprinted_values as figures

HANDS: Final = figures.HANDS

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


def _groups(faces: tuple[int, ...]) -> list[tuple[int, int]]:
    """The groups of equal dice from the largest, then the other dice from the highest."""
    return sorted([(faces.count(face), face) for face in set(faces)], reverse=True)


def ranks(order: tuple[str, ...]) -> dict[Dice, int]:
    """The rank of every hand of five, its categories in this order from the lowest."""
    hands = [
        (order.index(HANDS[category(faces)]), _groups(faces), dice)
        for dice, faces in SORTED.items()
        if len(faces) == 5
    ]
    return {dice: rank for rank, (_category, _groups, dice) in enumerate(sorted(hands))}


RANK: Final[dict[Dice, int]] = ranks(HANDS)
CATEGORY: Final[dict[Dice, int]] = {
    dice: category(faces) for dice, faces in SORTED.items() if len(faces) == 5
}
