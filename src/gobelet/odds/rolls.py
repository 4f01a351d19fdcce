"""Five dice rolled again and again, exactly: what keeping some of them is worth, if one knows what hands are.

Hands are numbered 0 … 251. The handfuls that one may keep of them are numbered on from there, four dice
before three and so on, so that a list of values by hand, continued by the means of what every handful may
become, is made in one pass. `improve` is one roll: of each hand the best handful is kept.
"""

from typing import Final

from gobelet.core.dice import MASKS, MOST_DICE, ONE, PICKED, SIZE, SORTED, WAYS
from gobelet.core.names import Dice

HANDFULS: Final[tuple[Dice, ...]] = tuple(sorted(SORTED, key=lambda dice: (-(dice >> SIZE), SORTED[dice])))
NUMBER: Final[dict[Dice, int]] = {dice: number for number, dice in enumerate(HANDFULS)}
HANDS: Final[tuple[Dice, ...]] = tuple([dice for dice in HANDFULS if dice >> SIZE == MOST_DICE])
# How likely each hand is among five dice rolled.
CHANCE: Final[tuple[float, ...]] = tuple([WAYS[dice] / 6**MOST_DICE for dice in HANDS])
# What each handful below five dice becomes with one die more; and what may be kept of each hand.
BECOMES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([NUMBER[dice + one] for one in ONE]) for dice in HANDFULS[len(HANDS) :]]
)
KEEPS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([NUMBER[PICKED[dice][mask]] for mask in MASKS[dice]]) for dice in HANDS]
)


def means(values: list[float]) -> list[float]:
    """Values by hand, continued: what every handful is worth on average when the other dice are rolled."""
    means = values[:]
    append = means.append
    for a, b, c, d, e, f in BECOMES:
        append((means[a] + means[b] + means[c] + means[d] + means[e] + means[f]) / 6)
    return means


def improve(values: list[float]) -> list[float]:
    """What each hand is worth with one roll more, if the best handful is kept."""
    worth = means(values)
    return [max([worth[kept] for kept in keeps]) for keeps in KEEPS]


def best_keeps(values: list[float]) -> list[int]:
    """The handful to keep of each hand; of equal ones the one that rolls least."""
    worth = means(values)
    best: list[int] = []
    for keeps in KEEPS:
        most = max([worth[kept] for kept in keeps])
        best.append(min([kept for kept in keeps if worth[kept] >= most - 1e-12]))
    return best
