"""How far a sensible player gets: what rivals' dice may become, for each table and for duels.

A sensible player rolls towards hands that beat other sensible players. Iteration finds what that means: which
hands win decides how to roll, how to roll decides which hands come up, and those decide which hands win.
Hands have levels; dice outside the group do not count.
"""

from functools import cache, lru_cache
from typing import Final

from gobelet.cincinnati.edition import ATLANTIC, BALLROOM, CAESARS
from gobelet.cincinnati.hands import (
    CATEGORY,
    LONG_STRAIGHT,
    LOWEST,
    RANK,
    SHORT_STRAIGHT,
    STRAIGHTS,
    THREE_OR_MORE,
)
from gobelet.core.dice import SORTED
from gobelet.core.names import Dice
from gobelet.odds.rolls import BECOMES, CHANCE, HANDS, KEEPS, best_keeps, improve, means

DUEL: Final = 3  # after the tables: what wins a duel
TARGETS: Final = (ATLANTIC, BALLROOM, CAESARS, DUEL)
TRIES: Final = 3  # how often the idea of which hands win is tried
ROLLS: Final = 2  # rerolls of a round


def _quality(target: int) -> dict[Dice, int]:
    if target == ATLANTIC:
        return THREE_OR_MORE
    if target == BALLROOM:
        return STRAIGHTS
    return LOWEST if target == CAESARS else {dice: rank + 1 for dice, rank in RANK.items()}


# QUALITY[target][hand]: how good a hand is, 0 if it does not qualify.
QUALITY: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([_quality(target)[dice] for dice in HANDS]) for target in TARGETS]
)


def _group(dice: Dice) -> tuple[int, int]:
    """The category of a hand and the face of its largest group; each straight is its own group."""
    faces = SORTED[dice]
    if CATEGORY[dice] in (SHORT_STRAIGHT, LONG_STRAIGHT):
        return CATEGORY[dice], RANK[dice]
    return CATEGORY[dice], max([(faces.count(face), face) for face in faces])[1]


def _levels(target: int) -> tuple[int, ...]:
    """Level 0 does not qualify; at A and in duels hands of one group are one level."""
    qualities = QUALITY[target]
    if target in (BALLROOM, CAESARS):
        return qualities if target == CAESARS else _dense(qualities)
    groups = [_group(dice) for dice in HANDS]
    best: dict[tuple[int, int], int] = {}
    for hand, quality in enumerate(qualities):
        best[groups[hand]] = max(best.get(groups[hand], 0), quality)
    return _dense(tuple([best[groups[hand]] for hand in range(len(HANDS))]))


def _dense(qualities: tuple[int, ...]) -> tuple[int, ...]:
    """The qualities renumbered without gaps; 0 stays 0."""
    order = sorted({0, *qualities})
    return tuple([order.index(quality) for quality in qualities])


# LEVEL[target][hand], and how many levels there are.
LEVEL: Final[tuple[tuple[int, ...], ...]] = tuple([_levels(target) for target in TARGETS])
LEVELS: Final[tuple[int, ...]] = tuple([max(levels) + 1 for levels in LEVEL])

# The chances of ending below level 0, 1, 2 … and below all of them: beaten by a hand of that level.
Below = tuple[float, ...]


def beats(below: Below, level: int) -> float:
    """How likely a hand of this level beats such a player; a tie counts half."""
    return (below[level] + below[level + 1]) / 2 if level else 0.0


@cache
def wins(target: int) -> tuple[float, ...]:
    """How likely each hand beats one sensible player who goes for the same target."""
    levels = LEVEL[target]
    number = LEVELS[target]
    values = [0.0] * len(HANDS)
    end = list(CHANCE)
    for _try in range(TRIES):
        reached = [0.0] * number
        for hand, chance in enumerate(end):
            reached[levels[hand]] += chance
        below = tuple([sum(reached[:level]) for level in range(number + 1)])
        values = [beats(below, level) for level in levels]
        end = _end(values, target != DUEL)
    return tuple(values)


def _end(values: list[float], chosen: bool) -> list[float]:
    """How likely each hand is in the end, if the player rerolls by these values.

    With `chosen`, good first rolls are likelier: the player chose this table because of the roll.
    """
    before = improve(values)
    likely = list(CHANCE)
    if chosen:
        suits = improve(before)
        likely = [chance * suit * suit for chance, suit in zip(likely, suits, strict=True)]
        total = sum(likely)
        likely = [chance / total for chance in likely]
    for kept in (best_keeps(before), best_keeps(values)):
        handfuls = [0.0] * (len(HANDS) + len(BECOMES))
        for hand, chance in enumerate(likely):
            handfuls[kept[hand]] += chance
        for number in range(len(BECOMES) - 1, -1, -1):  # from the fewest dice kept to the most
            chance = handfuls[len(HANDS) + number] / 6
            if chance:
                for more in BECOMES[number]:
                    handfuls[more] += chance
        likely = handfuls[: len(HANDS)]
    return likely


@cache
def reach(target: int, rolls: int) -> tuple[Below, ...]:
    """For every hand or handful kept: what it ends as, after the other dice and `rolls` rerolls."""
    number = LEVELS[target]
    if rolls == 0:
        start = [[1.0 if own < level else 0.0 for level in range(number + 1)] for own in LEVEL[target]]
    else:
        values = list(wins(target))
        for _roll in range(rolls - 1):
            values = improve(values)
        before = reach(target, rolls - 1)
        start = [list(before[kept]) for kept in best_keeps(values)]
    columns = [means([row[level] for row in start]) for level in range(number + 1)]
    return tuple(zip(*columns, strict=True))


@cache
def chances(target: int, rivals: int) -> tuple[float, ...]:
    """How likely each first roll wins a table against `rivals` sensible rivals, two rerolls ahead."""
    levels = LEVEL[target]
    alone = wins(target)
    values = [alone[hand] ** rivals if levels[hand] else 0.0 for hand in range(len(HANDS))]
    for _roll in range(ROLLS):
        values = improve(values)
    return tuple(values)


@lru_cache(maxsize=512)
def against(target: int, number: int, rolls: int) -> tuple[float, ...]:
    """How likely each hand beats one player who keeps this hand or handful and has `rolls` rolls after it."""
    if rolls == 0 and number < len(HANDS):  # the rival's dice stay as they are
        theirs = QUALITY[target][number]
        return tuple(
            [0.0 if not mine or mine < theirs else 0.5 if mine == theirs else 1.0 for mine in QUALITY[target]]
        )
    below = reach(target, rolls)[number]
    return tuple([beats(below, level) for level in LEVEL[target]])


@lru_cache(maxsize=512)
def replying(target: int, hand: int) -> tuple[float, ...]:
    """How likely each hand stays ahead of a player with this one, who may roll once more when behind.

    That player knows what to beat, and keeps the best dice for it.
    """
    below = reach(target, 0)
    keeps = KEEPS[hand]
    ahead = [min([beats(below[kept], level) for kept in keeps]) for level in range(LEVELS[target])]
    theirs = QUALITY[target][hand]
    stays = [ahead[level] for level in LEVEL[target]]
    return tuple([stay if mine > theirs else 0.0 for mine, stay in zip(QUALITY[target], stays, strict=True)])
