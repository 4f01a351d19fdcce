"""CI-31. The chances of a duel of two, from a table that is made beforehand (`fitting/duel_levels.py`).

Both play perfectly for the duel alone and pay every chip that it takes. The exact chances (`duel`) take
seconds to work out, and more for every chip. The table has them for hands in groups, as the group decides
what a hand may still become, and for some numbers of chips; between those it is interpolated. Who is ahead
when the rolls are over is never a matter of groups.
"""

import zlib
from functools import cache
from importlib.resources import files
from typing import Final

from gobelet.odds.cincinnati.gamblers import DUEL, LEVEL, LEVELS, QUALITY

CHIPS: Final = (0, 1, 2, 3, 4, 6, 9)  # of each duelist, in the table
TURNS: Final = (1, 2, 3, 4)  # before these turns, as `duel` numbers them
GROUP: Final[tuple[int, ...]] = tuple([level - 1 for level in LEVEL[DUEL]])
GROUPS: Final = LEVELS[DUEL] - 1
RANKS: Final[tuple[int, ...]] = QUALITY[DUEL]

# Of each turn: by the groups of both, then both in one group with the owner ahead, and behind.
_TURN: Final = GROUPS * GROUPS + 2 * GROUPS
_BLOCK: Final = 1 + len(TURNS) * _TURN
_FULL: Final = 255.0
_LEAST: Final = 0.002  # what is possible is never 0, and what is not sure never 1


@cache
def _table() -> bytes:
    packed = (files("gobelet.odds.cincinnati") / "duel_levels.zlib").read_bytes()
    return zlib.decompress(packed)


@cache
def _between(chips: int) -> tuple[int, float]:
    """The place in CHIPS below this number, and how far it is to the next."""
    chips = min(chips, CHIPS[-1])
    for place in range(len(CHIPS) - 1):
        if chips < CHIPS[place + 1]:
            return place, (chips - CHIPS[place]) / (CHIPS[place + 1] - CHIPS[place])
    return len(CHIPS) - 2, 1.0


def _corners(owners: int, opponents: int) -> list[tuple[int, float]]:
    """The blocks of the table around these chips, and the share of each."""
    one, more = _between(owners)
    two, others = _between(opponents)
    found: list[tuple[int, float]] = []
    for place, share in ((one, 1 - more), (one + 1, more)):
        for other, part in ((two, 1 - others), (two + 1, others)):
            if share * part > 0.0:
                found.append(((place * len(CHIPS) + other) * _BLOCK, share * part))
    return found


def _read(corners: list[tuple[int, float]], place: int) -> float:
    table = _table()
    total = 0.0
    for block, share in corners:
        total += table[block + place] * share
    return min(1 - _LEAST, max(_LEAST, total / _FULL))


def new_duel(owners: int, opponents: int) -> float:
    """The chance that the owner of a Duel card wins, before any dice are rolled."""
    return _read(_corners(owners, opponents), 0)


def owner_wins(turn: int, owners: int, opponents: int, one: int, two: int) -> float:
    """The chance that the owner wins, with hands by their numbers, before turn 1, 2, 3, or at the chips."""
    return _wins(turn, owners, opponents, _corners(owners, opponents), one, two)


def column(turn: int, owners: int, opponents: int, mine: bool, other: int) -> list[float]:
    """For every hand that I may have against the other's: my chance to win; `mine`: I am the owner."""
    corners = _corners(owners, opponents)
    hands = range(len(RANKS))
    if mine:
        return [_wins(turn, owners, opponents, corners, hand, other) for hand in hands]
    return [1 - _wins(turn, owners, opponents, corners, other, hand) for hand in hands]


def _wins(
    turn: int, owners: int, opponents: int, corners: list[tuple[int, float]], one: int, two: int
) -> float:
    ahead = RANKS[one] > RANKS[two]
    if turn == TURNS[-1] and not (opponents if ahead else owners):  # whoever is behind has no chip
        return 1.0 if ahead else 0.0
    start = 1 + (turn - 1) * _TURN
    if GROUP[one] == GROUP[two]:
        return _read(corners, start + GROUPS * GROUPS + (0 if ahead else GROUPS) + GROUP[one])
    return _read(corners, start + GROUP[one] * GROUPS + GROUP[two])
