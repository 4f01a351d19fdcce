"""Dice Town: what a handful becomes under a stated policy, and the chance to win each place.

The policies: *a face* keeps as many dice of that face as possible; *a hand* goes for the best poker hand,
measured by the share of all rolls of five dice that it beats; *sensible* goes by what places and hands are
worth on average, a dollar included. The model of rivals: each plays sensibly, without a look at the others,
with a given number of rolls to choose from before the last one, and enough money.
"""

from functools import cache, lru_cache
from typing import Final

from gobelet.core.dice import FACES, MOST_DICE, ONE
from gobelet.core.names import Dice, Face
from gobelet.dicetown.poker import RANK
from gobelet.odds.dicetown.throws import KeepPlan, fallen
from gobelet.odds.rolls import CHANCE, HANDS, NUMBER

HAND: Final = 6  # policies: a face 0 … 5, the best hand, or what is sensible
SENSIBLE: Final = 7
HALL: Final = 5  # places by their number: five won by a face, and the Town Hall
PURSE: Final = 6  # what a rival is taken to have

# COUNTS[hand][face], and the rank of each hand.
COUNTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([dice >> 3 * face & 7 for face in range(FACES)]) for dice in HANDS]
)
RANKS: Final[tuple[int, ...]] = tuple([RANK[dice] for dice in HANDS])

# What is sensible, in points: what a place gives for a die, or at all, and how likely 0 … 5 dice win it.
PER_DIE: Final = (1.1, 0.2, 0.6, 0.6, 0.1)
AT_ALL: Final = (0.3, 2.2, 1.9, 2.1, 2.4)
WINS: Final = (0.0, 0.12, 0.5, 0.85, 0.97, 1.0)
DEEDS: Final = 3.1  # the Town Hall, and half as much for each A
WEAKER: Final = 2.6  # the number of rivals to beat
DOLLAR: Final = 0.75
# The face that rivals begin with, while nothing lies before them.
BEGINS: Final = (0.14, 0.15, 0.19, 0.25, 0.12, 0.15)


def shares() -> list[float]:
    """For each hand the share of all rolls of five dice that it beats."""
    order = sorted(range(len(HANDS)), key=RANKS.__getitem__)
    values = [0.0] * len(HANDS)
    below = 0.0
    for hand in order:
        values[hand] = below
        below += CHANCE[hand]
    return values


def _sensible() -> list[float]:
    better = shares()
    values: list[float] = []
    for hand, counts in enumerate(COUNTS):
        value = 0.0
        for face in range(FACES - 1):
            value += WINS[counts[face]] * (AT_ALL[face] + PER_DIE[face] * counts[face])
        value += better[hand] ** WEAKER * DEEDS * (1 + min(counts[FACES - 1], 2) / 2)
        values.append(value)
    return values


@cache
def plan(policy: int) -> KeepPlan:
    if policy == SENSIBLE:
        return KeepPlan(_sensible(), DOLLAR)
    if policy == HAND:
        return KeepPlan(shares())
    return KeepPlan([float(counts[policy]) for counts in COUNTS])


@lru_cache(maxsize=8192)
def ends(policy: int, number: int, rolls: int, money: int) -> tuple[float, ...]:
    """The chance of each complete hand in the end."""
    return plan(policy).ends(number, rolls, money)


@lru_cache(maxsize=32768)
def face_counts(policy: int, dice: Dice, rolls: int, money: int, face: Face) -> tuple[float, ...]:
    """The chances of ending with 0 … 5 dice of a face."""
    chances = [0.0] * (MOST_DICE + 1)
    for hand, chance in enumerate(ends(policy, NUMBER[dice], rolls, money)):
        chances[COUNTS[hand][face]] += chance
    return tuple(chances)


def hands(policy: int, dice: Dice, rolls: int, money: int) -> tuple[tuple[Dice, float], ...]:
    """The chances of each poker hand, from the best."""
    chances = ends(policy, NUMBER[dice], rolls, money)
    order = sorted(range(len(HANDS)), key=RANKS.__getitem__, reverse=True)
    return tuple([(HANDS[hand], chances[hand]) for hand in order])


@lru_cache(maxsize=4096)
def against(number: int, rolls: int) -> tuple[tuple[float, ...], ...]:
    """One rival: by place, the chance to end with less than 0, 1, 2 … 6 dice; at the Town Hall with a
    hand of a lower rank than 0 … 252.
    """
    chances = rival(number, rolls)
    table: list[tuple[float, ...]] = []
    for face in range(FACES - 1):
        counts = [0.0] * (MOST_DICE + 1)
        for hand, chance in enumerate(chances):
            counts[COUNTS[hand][face]] += chance
        table.append(sums(counts))
    ranks = [0.0] * len(HANDS)
    for hand, chance in enumerate(chances):
        ranks[RANKS[hand]] += chance
    table.append(sums(ranks))
    return tuple(table)


@lru_cache(maxsize=4096)
def rival(number: int, rolls: int) -> tuple[float, ...]:
    """The chance of each complete hand of a rival; nobody knows what they begin with."""
    if not rolls:
        return lying(number)
    if number != NUMBER[0]:
        return ends(SENSIBLE, number, rolls, PURSE)
    total = [0.0] * len(HANDS)
    for face, begins in enumerate(BEGINS):
        for hand, chance in enumerate(ends(SENSIBLE, NUMBER[ONE[face]], rolls, PURSE)):
            total[hand] += begins * chance
    return tuple(total)


@lru_cache(maxsize=512)
def lying(number: int) -> tuple[float, ...]:
    """All dice that are not set aside fall."""
    handfuls = [0.0] * 462
    handfuls[number] = 1.0
    return fallen(handfuls)


def sums(chances: list[float]) -> tuple[float, ...]:
    below = 0.0
    found = [0.0]
    for chance in chances:
        below += chance
        found.append(below)
    return tuple(found)


def going_for(place: int) -> int:
    """The policy of a player who wants a place."""
    return HAND if place == HALL else place


def win_place(
    place: int,
    dice: Dice,
    rolls: int,
    money: int,
    rivals: tuple[tuple[Dice, int], ...],
    policy: int = -1,
    ties: float = 0.5,
) -> float:
    """The chance to win a place, if I follow a policy (by default the one that goes for the place) and each
    rival, with their dice and the rolls they have left, the model. `ties` is how often I am named in a tie:
    1 for the Sheriff.
    """
    policy = policy if policy >= 0 else going_for(place)
    less = [1.0] * (len(HANDS) + 1 if place == HALL else MOST_DICE + 2)
    for theirs, left in rivals:
        row = against(NUMBER[theirs], left)[place]
        less = [chance * more for chance, more in zip(less, row, strict=True)]
    total = 0.0
    if place == HALL:
        for hand, chance in enumerate(ends(policy, NUMBER[dice], rolls, money)):
            if chance:
                rank = RANKS[hand]
                total += chance * (less[rank] + ties * (less[rank + 1] - less[rank]))
        return total
    for count, chance in enumerate(face_counts(policy, dice, rolls, money, place)):
        if count:
            total += chance * (less[count] + ties * (less[count + 1] - less[count]))
    return total
