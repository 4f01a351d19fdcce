"""What rivals' dice may become: a simple model of how people keep dice, as tables made once.

A rival who may still choose keeps, of each roll, one die of the face that they have most of, and now and
then the rest is rolled for the last time (DT-13). For every handful set aside the tables have the
chances of having fewer than 0 … 6 dice of each face in the end, and of a weaker hand than each class.
"""

from functools import cache
from typing import Final

from gobelet.core.dice import FACES, MOST_DICE, ONE, SIZE, SORTED
from gobelet.core.names import Dice
from gobelet.odds.dicetown.handfuls import CLASS, CLASSES

# How a rival goes on: all dice are rolled once; one is kept, then the rest is rolled; or as usual.
FALLING: Final = 0
CLOSING: Final = 1
GOING_ON: Final = 2
LAST_ROLL: Final = 0.12  # how often a rival's next roll is the last

COUNTS: Final = MOST_DICE + 1
# For each face the chances of 0 … 5 dice, then for each class of hand its chance, in one row.
Row = tuple[float, ...]


def _mean(rows: list[tuple[float, Row]]) -> Row:
    total = [0.0] * (FACES * COUNTS + CLASSES)
    for weight, row in rows:
        for i, chance in enumerate(row):
            if chance:
                total[i] += weight * chance
    return tuple(total)


def _keeps(dice: Dice) -> tuple[float, ...]:
    """How likely each face is kept next: of the faces that fell, one that they have most of."""
    faces = SORTED[dice]
    left = MOST_DICE - len(faces)
    likely = [0.0] * FACES
    better = 0
    for count in range(len(faces), -1, -1):
        alike = [face for face in range(FACES) if faces.count(face) == count]
        if alike:
            chance = ((FACES - better) / FACES) ** left - ((FACES - better - len(alike)) / FACES) ** left
            for face in alike:
                likely[face] = chance / len(alike)
            better += len(alike)
    return tuple(likely)


@cache
def _row(dice: Dice, way: int) -> Row:
    if dice >> SIZE == MOST_DICE:
        row = [0.0] * (FACES * COUNTS + CLASSES)
        for face in range(FACES):
            row[face * COUNTS + (dice >> 3 * face & 7)] = 1.0
        row[FACES * COUNTS + CLASS[dice]] = 1.0
        return tuple(row)
    if way == FALLING:
        return _mean([(1 / FACES, _row(dice + one, FALLING)) for one in ONE])
    after = FALLING if way == CLOSING else GOING_ON
    rows = [(likely, _row(dice + ONE[face], after)) for face, likely in enumerate(_keeps(dice))]
    if way == GOING_ON:
        rows = [(likely * (1 - LAST_ROLL), row) for likely, row in rows]
        rows.append((LAST_ROLL, _row(dice, FALLING)))
    return _mean(rows)


@cache
def fewer(dice: Dice, way: int) -> tuple[tuple[float, ...], ...]:
    """For each face the chances of having fewer than 0, 1 … 6 dice of it in the end."""
    row = _row(dice, way)
    return tuple(
        [
            tuple([sum(row[face * COUNTS : face * COUNTS + number]) for number in range(COUNTS + 1)])
            for face in range(FACES)
        ]
    )


@cache
def weaker(dice: Dice, way: int) -> tuple[float, ...]:
    """For each class of hand the chance of losing to it; of the same class one loses half the time."""
    row = _row(dice, way)[FACES * COUNTS :]
    return tuple([sum(row[:number]) + row[number] / 2 for number in range(CLASSES)])
