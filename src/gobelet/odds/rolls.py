"""Five dice and their rerolls, exactly: what each choice of dice to keep is worth, given a value by hand.

Hands have the numbers 0 … 251. The handfuls that can be kept follow, four dice before three and so on. So one
pass extends a list of values by hand to handfuls: each is worth the mean of what it may become. `improve` is
one roll: it keeps the best handful of each hand.
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
    """Extends values by hand to handfuls: what each is worth on average when the other dice are rolled."""
    means = values[:]
    append = means.append
    for a, b, c, d, e, f in BECOMES:
        append((means[a] + means[b] + means[c] + means[d] + means[e] + means[f]) / 6)
    return means


def improve(values: list[float]) -> list[float]:
    """The worth of each hand with one more roll, if the best handful is kept."""
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
