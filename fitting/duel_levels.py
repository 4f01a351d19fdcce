"""The chances of duels as a small table: exact, all chips counted, then averaged over hands of one level.

    python -m fitting.duel_levels            # compares the table with the exact chances
    python -m fitting.duel_levels --write    # and writes it beside the odds

`odds/cincinnati/duel.py` works out the same chances one by one, which takes seconds; here whole tables are
matrices. What is written, and why hands are grouped, stands in `odds/cincinnati/duel_levels.py`.
"""

import argparse
import zlib
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gobelet.core.dice import SIZE
from gobelet.odds.cincinnati import duel_levels
from gobelet.odds.cincinnati.duel_levels import CHIPS, GROUP, GROUPS, TURNS
from gobelet.odds.cincinnati.gamblers import DUEL, QUALITY
from gobelet.odds.rolls import BECOMES, CHANCE, HANDFULS, HANDS, KEEPS

Matrix = NDArray[np.float64]  # by the owner's hand, then the opponent's: the owner wins

FILE = Path(duel_levels.__file__).with_name("duel_levels.zlib")
LIKELY = np.array(CHANCE)
RANKS = np.array(QUALITY[DUEL])
AHEAD = RANKS[:, None] > RANKS[None, :]
MORE = np.array(BECOMES)
DICE = np.array([dice >> SIZE for dice in HANDFULS])
# MEMBERS[group, hand]: how much of its group a hand is.
MEMBERS = np.zeros((GROUPS, len(HANDS)))
for _hand, _group in enumerate(GROUP):
    MEMBERS[_group, _hand] = LIKELY[_hand]
MEMBERS /= MEMBERS.sum(axis=1, keepdims=True)


def improve(values: Matrix) -> Matrix:
    """One roll of the player whose hands are the rows."""
    worth = np.empty((len(HANDFULS), values.shape[1]))
    worth[: len(HANDS)] = values
    for dice in range(4, -1, -1):
        there = np.flatnonzero(np.equal(DICE, dice))
        worth[there] = worth[MORE[there - len(HANDS)]].mean(axis=1)
    return np.array([worth[list(keeps)].max(axis=0) for keeps in KEEPS])


def opponents(values: Matrix) -> Matrix:
    """One roll of the player whose hands are the columns."""
    return 1 - improve((1 - values).T).T


@cache
def paying(owners: int, others: int) -> Matrix:
    """After the rolls, with these chips: whoever is behind pays and rolls."""
    behind = improve(paying(owners - 1, others)) if owners else np.zeros(AHEAD.shape)
    ahead = opponents(paying(owners, others - 1)) if others else np.ones(AHEAD.shape)
    return np.where(AHEAD, ahead, behind)


def before(turn: int, owners: int, others: int) -> Matrix:
    if turn == 4:
        return paying(owners, others)
    after = before(turn + 1, owners, others)
    return opponents(after) if turn % 2 else improve(after)


def grouped(values: Matrix) -> Matrix:
    """By groups of hands."""
    return MEMBERS @ values @ MEMBERS.T


def within(values: Matrix, chosen: NDArray[np.bool_]) -> Matrix:
    """For each group, both hands of it: the mean of the chosen pairs; 0 where there are none."""
    found = []
    for group in range(GROUPS):
        weights = np.outer(MEMBERS[group], MEMBERS[group]) * chosen
        found.append((weights * values).sum() / max(weights.sum(), 1e-12))
    return np.array(found)


def as_bytes(values: Matrix) -> bytes:
    return np.rint(np.asarray(values) * 255).astype(np.uint8).tobytes()


def whole_table() -> bytes:
    """In the order that `duel_levels` reads: by chips of both; a new duel, then each turn."""
    parts = []
    for owners in CHIPS:
        for others in CHIPS:
            parts.append(as_bytes(np.array([LIKELY @ before(0, owners, others) @ LIKELY])))
            for turn in TURNS:
                exact = before(turn, owners, others)
                parts += [as_bytes(grouped(exact))]
                parts += [as_bytes(within(exact, AHEAD)), as_bytes(within(exact, ~AHEAD))]
    return b"".join(parts)


def compare() -> None:
    """How far the table is from the exact chances, of hands as they fall."""
    for owners, others in ((0, 0), (1, 1), (3, 1), (2, 4), (6, 3), (4, 7)):
        new = float(LIKELY @ before(0, owners, others) @ LIKELY)
        print(f"{owners} and {others} chips, new: {100 * (duel_levels.new_duel(owners, others) - new):+.2f}")
        for turn in TURNS:
            exact = before(turn, owners, others)
            told = np.array(
                [
                    [duel_levels.owner_wins(turn, owners, others, one, two) for two in range(0, 252, 5)]
                    for one in range(0, 252, 5)
                ]
            )
            off = 100 * (told - exact[::5, ::5])
            weights = np.outer(LIKELY[::5], LIKELY[::5])
            usual = (weights * abs(off)).sum() / weights.sum()
            print(f"    before turn {turn}: {usual:.2f} points off on average, at most {abs(off).max():.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--write", action="store_true")
    if parser.parse_args().write:
        FILE.write_bytes(zlib.compress(whole_table(), 9))
        print(f"{FILE.name}: {FILE.stat().st_size} bytes")
    compare()


if __name__ == "__main__":
    main()
