"""Handfuls of up to five six-sided dice, each one small integer.

Three bits count each face, lowest face first, and the bits above them count all dice, so that
putting handfuls together is `+` and taking dice out is `-`. Dice of equal face are the same die:
a choice among dice is a mask over the dice in ascending order that, of equal dice, takes the
leftmost ones. All answers about handfuls are in tables, built on import.
"""

from itertools import combinations_with_replacement
from math import factorial
from typing import Final, TypeVar

from gobelet.core.names import Dice, Face

T = TypeVar("T")

FACES: Final = 6
MOST_DICE: Final = 5
SIZE: Final = 18  # dice >> SIZE is the number of dice
SPOTS: Final = 3867  # the smallest number for which dice % SPOTS differs for all handfuls

ONE: Final[tuple[int, ...]] = tuple([1 << 3 * face | 1 << SIZE for face in range(FACES)])


def count(dice: Dice, face: Face) -> int:
    return dice >> 3 * face & 7


def handful(faces: tuple[int, ...]) -> Dice:
    return sum([ONE[face] for face in faces])


def _handfuls(size: int) -> list[tuple[int, ...]]:
    return list(combinations_with_replacement(range(FACES), size))


def _masks(faces: tuple[int, ...]) -> tuple[int, ...]:
    """The distinct choices among these dice, as masks, in ascending order."""
    masks = []
    for mask in range(1 << len(faces)):
        distinct = True
        for i in range(1, len(faces)):
            if mask >> i & 1 and not mask >> (i - 1) & 1 and faces[i] == faces[i - 1]:
                distinct = False
        if distinct:
            masks.append(mask)
    return tuple(masks)


def _picked(faces: tuple[int, ...]) -> tuple[int, ...]:
    """For every mask over these dice, the dice it takes."""
    picked = [0]
    for face in faces:
        picked += [dice + ONE[face] for dice in picked]
    return tuple([_SAME[dice] for dice in picked])


def _rolls(size: int) -> tuple[int, ...]:
    """Every outcome of rolling `size` dice in turn, as handfuls."""
    rolls = [0]
    for _die in range(size):
        rolls = [dice + one for dice in rolls for one in ONE]
    return tuple([_SAME[dice] for dice in rolls])


def _ways(faces: tuple[int, ...]) -> int:
    ways = factorial(len(faces))
    for face in set(faces):
        ways //= factorial(faces.count(face))
    return ways


def at_spots(found: dict[int, T], nothing: T) -> tuple[T, ...]:
    """Values by handful as a table: the value of `dice` is at dice % SPOTS. Equal values are one object."""
    same: dict[T, T] = {}
    table = [nothing] * SPOTS
    for dice, thing in found.items():
        table[dice % SPOTS] = same.setdefault(thing, thing)
    return tuple(table)


_ALL: Final = [faces for size in range(MOST_DICE + 1) for faces in _handfuls(size)]
# One object for each handful, so that the tables stay in the processor's cache.
_SAME: Final[dict[int, int]] = {dice: dice for dice in [handful(faces) for faces in _ALL]}

# The faces of a handful in ascending order; the distinct choices among them; what each choice takes;
# and in how many of the 6**n ordered rolls the handful falls.
SORTED: Final[dict[int, tuple[int, ...]]] = {handful(faces): faces for faces in _ALL}
MASKS: Final[dict[int, tuple[int, ...]]] = {handful(faces): _masks(faces) for faces in _ALL}
PICKED: Final[dict[int, tuple[int, ...]]] = {handful(faces): _picked(faces) for faces in _ALL}
PICKED_AT: Final = at_spots(PICKED, ())
WAYS: Final[dict[int, int]] = {handful(faces): _ways(faces) for faces in _ALL}
# All ordered rolls of 0 … 5 dice: ROLLS[5][x] for a uniform x below 7776 is a fair roll of five.
ROLLS: Final[tuple[tuple[int, ...], ...]] = tuple([_rolls(size) for size in range(MOST_DICE + 1)])


def mask_of(dice: Dice, wanted: Dice) -> int:
    """The mask that takes the handful `wanted` out of `dice`; -1 if it is not in there."""
    picked = PICKED[dice]
    for mask in MASKS[dice]:
        if picked[mask] == wanted:
            return mask
    return -1
