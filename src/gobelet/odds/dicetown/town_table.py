"""What rivals' dice and mine may become, from a table that is made beforehand (`fitting/town_table.py`).

The exact chances (`policy`) take a second to work out in a new process. The table has them in two parts. What
a rival ends with: by what lies before them and how often they still choose. What I end with if I go for the
best hand. Poker hands are in groups there; where nothing is left to choose, all is exact.
"""

import zlib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from gobelet.core.dice import FACES, MOST_DICE, SORTED
from gobelet.dicetown.poker import CATEGORY, RANK
from gobelet.odds.dicetown.throws import HAND_COUNT
from gobelet.odds.rolls import HANDFULS, HANDS

PLACE_FACES: Final = FACES - 1  # the As win no place of their own
CHOICES: Final = 5  # of a rival, 1 … 5
ROLLS: Final = 4  # of mine, 1 … 4
PURSES: Final = 5  # $0 … $4
OPEN: Final = len(HANDFULS) - HAND_COUNT  # handfuls that are not complete


def _groups() -> tuple[int, ...]:
    """Hands of one category whose largest group has the same face, numbered by rank."""
    keys: list[tuple[int, int]] = []
    for dice in HANDS:
        faces = SORTED[dice]
        keys.append((CATEGORY[dice], max([(faces.count(face), face) for face in faces])[1]))
    order = sorted(set(keys))
    return tuple([order.index(key) for key in keys])


GROUP: Final[tuple[int, ...]] = _groups()
GROUPS: Final = max(GROUP) + 1
RANKS: Final[tuple[int, ...]] = tuple([RANK[dice] for dice in HANDS])

_RIVAL: Final = PLACE_FACES * MOST_DICE + GROUPS
_MINE: Final = OPEN * CHOICES * _RIVAL  # where my part begins
_FULL: Final = 255.0


@cache
def _table() -> bytes:
    packed = (files("gobelet.odds.dicetown") / "town_table.zlib").read_bytes()
    return zlib.decompress(packed)


@lru_cache(maxsize=1024)
def rival_faces(number: int, choices: int, face: int) -> tuple[float, ...]:
    """How likely a rival ends with less than 0, 1 … 6 dice of a face, with this many choices left."""
    start = ((number - HAND_COUNT) * CHOICES + choices - 1) * _RIVAL + face * MOST_DICE
    table = _table()
    # A byte rounds: what looks sure here need not be.
    return (0.0, *[min(0.999, table[start + place] / _FULL) for place in range(MOST_DICE)], 1.0)


@lru_cache(maxsize=1024)
def rival_groups(number: int, choices: int) -> tuple[float, ...]:
    """How likely a rival ends below each group of hands, and below all."""
    start = ((number - HAND_COUNT) * CHOICES + choices - 1) * _RIVAL + PLACE_FACES * MOST_DICE
    table = _table()
    return (*[table[start + group] / _FULL for group in range(GROUPS)], 1.0)


@lru_cache(maxsize=1024)
def my_groups(number: int, rolls: int, money: int) -> tuple[float, ...]:
    """How likely I end in each group of hands, if I go for the best hand."""
    purse = min(money, PURSES - 1)
    start = _MINE + (((number - HAND_COUNT) * ROLLS + min(rolls, ROLLS) - 1) * PURSES + purse) * GROUPS
    table = _table()
    row = [table[start + group] / _FULL for group in range(GROUPS)]
    total = sum(row)
    return tuple([chance / total for chance in row])
