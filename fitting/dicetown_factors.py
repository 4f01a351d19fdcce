"""Fit where the expert departs from what goods promise: games in which all its factors vary at random.

    python -m fitting.dicetown_factors --games 2000 --seed 1 --editions 2009

prints the factors beside today's. `--write` puts them into `bots/expert/dicetown/factor_figures.py`. One
expert plays against three greedy bots, each game with other factors; its margin is regressed on them and on
their squares. A factor moves only if its slope is beyond doubt, and then to the top of its curve.
"""

from argparse import ArgumentParser
from typing import Any

import numpy as np

from fitting.playing import play
from fitting.regression import Array, Fit, fit
from fitting.writing import BOTS, Table, made_by, write
from gobelet.bots.expert.dicetown.factor_figures import FACTORS
from gobelet.bots.expert.dicetown.figures import CARDS, GOODS
from gobelet.bots.expert.dicetown.tables import PROMISES, promise

SEATS = 4
REACH = 0.4  # how far a factor varies, as a share of it
DOUBT = 2.0  # standard errors


def margin(edition: str, factors: dict[str, float], seed: int) -> float:
    """What an expert with these factors scores beyond the mean of three greedy bots."""
    id, place = f"dicetown/{edition}", seed % SEATS
    today = PROMISES[id]
    PROMISES[id] = promise(edition, GOODS, CARDS, {edition: factors})
    try:
        bots = ["expert" if seat == place else "greedy" for seat in range(SEATS)]
        game = play(id, bots, seed, lambda game: None)
    finally:
        PROMISES[id] = today
    scores = [float(score) for score in game.scores]
    return scores[place] - (sum(scores) - scores[place]) / (SEATS - 1)


def sample(edition: str, games: int, seed: int) -> tuple[Array, Array]:
    """By game: how far each factor was moved, as a share of it; and the margin."""
    today = FACTORS[edition]
    moved: Array = np.random.default_rng(seed).uniform(-REACH, REACH, size=(games, len(today)))
    margins = [
        margin(
            edition, {name: today[name] * (1 + by) for name, by in zip(today, row, strict=True)}, seed + game
        )
        for game, row in enumerate(moved)
    ]
    return moved, np.array(margins)


def fitted(moved: Array, margins: Array) -> Fit:
    """The slope of each factor, then the curve of each."""
    rows = np.hstack([moved, moved**2, np.ones((len(moved), 1))])
    found = fit(rows, margins, np.arange(len(rows)))
    few = (len(rows) / max(1, len(rows) - rows.shape[1])) ** 0.5  # a close fit to few games proves little
    return Fit(found.values[:-1], found.errors[:-1] * few)


def best(slope: float, error: float, curve: float) -> float:
    """How far to move a factor, as a share of it."""
    if abs(slope) < DOUBT * error:
        return 0.0
    top = -slope / (2 * curve) if curve < 0 else REACH * float(np.sign(slope))
    return min(max(top, -REACH), REACH)


def main() -> None:
    parser = ArgumentParser(description="Fit where the expert departs from what goods promise in Dice Town.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--editions", nargs="+", default=list(FACTORS))
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    tables: dict[str, Any] = dict(FACTORS)
    for edition in given.editions:
        found = fitted(*sample(edition, given.games, given.seed))
        print(edition)
        table: dict[str, float] = {}
        for place, (name, today) in enumerate(FACTORS[edition].items()):
            slope, error = float(found.values[place]), float(found.errors[place])
            curve = float(found.values[len(FACTORS[edition]) + place])
            table[name] = round(today * (1 + best(slope, error, curve)), 2)
            print(f"  {name:8} {table[name]:.2f} ({today:.2f}), slope {slope:.2f} ± {error:.2f}")
        tables[edition] = table
    if given.write:
        note = (
            "By edition: how much more or less than it promises each place brings, and the expert's habits."
        )
        origin = made_by("dicetown_factors", given.games, given.seed)
        write(
            BOTS / "expert" / "dicetown" / "factor_figures.py",
            "Where the expert departs from what goods promise in Dice Town: fitted figures (see promise.py).",
            f"{origin}\none expert against three greedy bots, of each of: {', '.join(given.editions)}.",
            [Table("FACTORS", "dict[str, dict[str, float]]", note, tables)],
        )


if __name__ == "__main__":
    main()
