"""DT-13, DT-20. The chance to win a place, while dice are still to be rolled: quick, for hints.

I go for the place alone. Rivals go on as sensible players do (`policy`). When rolling ends is up to all:
`LEFT` says how often experts still choose. They set aside one die after the other, or pay to be quicker.
"""

from typing import Final

from gobelet.core.dice import MOST_DICE, SIZE
from gobelet.core.names import Dice
from gobelet.odds.dicetown.face_plan import counts
from gobelet.odds.dicetown.policy import HALL, lying
from gobelet.odds.dicetown.throws import HAND_COUNT
from gobelet.odds.dicetown.town_table import (
    CHOICES,
    GROUP,
    GROUPS,
    RANKS,
    my_groups,
    rival_faces,
    rival_groups,
)
from gobelet.odds.rolls import NUMBER

# By the choices left if all set aside one die at a time: how likely there are 0, 1, 2 … of them.
# From 35 games of four experts (2009 and Extension), which have some 180 rounds in each line.
LEFT: Final[tuple[tuple[float, ...], ...]] = (
    (1.0,),
    (0.26, 0.74),
    (0.18, 0.26, 0.56),
    (0.12, 0.20, 0.40, 0.28),
    (0.10, 0.18, 0.26, 0.30, 0.16),
    (0.10, 0.18, 0.26, 0.30, 0.16),
)
UNSURE: Final = 0.001  # what a table rounds to 0 or 1 is neither


class Rolls:
    """What is still to be rolled: how often I choose before the last roll, and how often rivals do."""

    __slots__ = ("left", "more", "sure")

    def __init__(self, left: int, shown: bool) -> None:
        """`left`: choices that are left after this one, if all set aside one die at a time.

        `shown`: all have shown what they keep, so the next roll with a choice is sure. Otherwise the rivals'
        cups of this roll are still closed, and they choose once more than I do.
        """
        self.sure: Final = 1 if shown and left else 0
        self.left: Final = left - self.sure
        self.more: Final = 0 if shown else 1


def win_chance(place: int, dice: Dice, rolls: Rolls, money: int, rivals: list[Dice], ties: float) -> float:
    """My chance to win a place; `ties` is how often I am named in a tie."""
    total = 0.0
    for further, likely in enumerate(LEFT[rolls.left]):
        left = rolls.sure + further
        total += likely * win_with(place, dice, left, left + rolls.more, money, rivals, ties)
    return total


def win_with(
    place: int, dice: Dice, left: int, choices: int, money: int, rivals: list[Dice], ties: float
) -> float:
    """The same, if I choose `left` times and the rivals `choices` times before the last roll."""
    if place == HALL:
        return win_hall(dice, left, choices, money, rivals, ties)
    less = [1.0] * (MOST_DICE + 2)
    for theirs in rivals:
        row = fewer(theirs, choices, place)
        less = [chance * more for chance, more in zip(less, row, strict=True)]
    own = dice >> 3 * place & 7
    total = 0.0
    for number, chance in enumerate(counts(own, (dice >> SIZE) - own, left, money)):
        if number and chance:
            total += chance * (less[number] + ties * (less[number + 1] - less[number]))
    return total


def fewer(theirs: Dice, choices: int, face: int) -> tuple[float, ...]:
    """How likely a rival ends with less than 0 … 6 dice of a face."""
    number = NUMBER[theirs]
    if choices and number >= HAND_COUNT:
        return rival_faces(number, min(choices, CHOICES), face)
    shown = theirs >> 3 * face & 7
    chances = counts(shown, (theirs >> SIZE) - shown, 0, 0)
    return tuple([sum(chances[:place]) for place in range(MOST_DICE + 2)])


def win_hall(dice: Dice, left: int, choices: int, money: int, rivals: list[Dice], ties: float) -> float:
    """DT-31. The best hand: exact if nothing is left to choose, by groups of hands otherwise."""
    number = NUMBER[dice]
    still = [NUMBER[theirs] for theirs in rivals if choices and NUMBER[theirs] >= HAND_COUNT]
    if not still and (not left or number < HAND_COUNT):
        return win_fallen(number, [NUMBER[theirs] for theirs in rivals], ties)
    less = [1.0] * (GROUPS + 1)
    for theirs in rivals:
        row = below_groups(NUMBER[theirs], choices)
        less = [chance * more for chance, more in zip(less, row, strict=True)]
    total = 0.0
    for group, chance in enumerate(groups_of(number, left, money)):
        if chance:
            total += chance * (less[group] + 0.5 * (less[group + 1] - less[group]))
    return min(1 - UNSURE, max(UNSURE, total))


def groups_of(number: int, left: int, money: int) -> tuple[float, ...]:
    if left and number >= HAND_COUNT:
        return my_groups(number, left, money)
    found = [0.0] * GROUPS
    for hand, chance in enumerate(lying(number)):
        found[GROUP[hand]] += chance
    return tuple(found)


def below_groups(number: int, choices: int) -> tuple[float, ...]:
    if choices and number >= HAND_COUNT:
        return rival_groups(number, min(choices, CHOICES))
    chances = groups_of(number, 0, 0)
    return tuple([sum(chances[:group]) for group in range(GROUPS + 1)])


def win_fallen(number: int, rivals: list[int], ties: float) -> float:
    """All dice that are left fall."""
    less = [1.0] * (HAND_COUNT + 1)
    for theirs in rivals:
        ranks = [0.0] * HAND_COUNT
        for hand, chance in enumerate(lying(theirs)):
            ranks[RANKS[hand]] += chance
        below = 0.0
        for rank in range(HAND_COUNT + 1):
            less[rank] *= below
            below += ranks[rank] if rank < HAND_COUNT else 0.0
    total = 0.0
    for hand, chance in enumerate(lying(number)):
        if chance:
            rank = RANKS[hand]
            total += chance * (less[rank] + ties * (less[rank + 1] - less[rank]))
    return total
