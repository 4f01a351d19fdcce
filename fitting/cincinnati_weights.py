"""Fit what money and chips weigh in Cincinnati, round by round: a multinomial logit on the winner.

    python -m fitting.cincinnati_weights --games 2000 --seed 1

prints the weights beside today's. `--write` puts them into `bots/expert/cincinnati/figures.py`.
"""

from argparse import ArgumentParser
from typing import Any

import numpy as np

from fitting.playing import play
from fitting.regression import Array, Fit
from fitting.writing import BOTS, Table, made_by, write
from gobelet.bots.expert.cincinnati import figures
from gobelet.cincinnati.state import Casino
from gobelet.core.game import Game

NAMES = ("money", "chip", "any_chip", "square")
SEATS = 4
LESS = 0.9  # money weighs a tenth less than it should: this won more games
PATH = BOTS / "expert" / "cincinnati" / "figures.py"


def held(game: Casino, seat: int) -> list[float]:
    """What `win_weights.weight` multiplies with the weights: tens of thousands, chips, any, and a square."""
    tens = game.money(seat) / 10_000
    chips = game.chips[seat]
    return [tens, float(chips), 1.0 if chips else 0.0, tens * tens / 10]


def sample(games: int, seed: int, bot: str) -> tuple[list[Array], list[Array]]:
    """After each number of rounds: what all seats hold, and their shares of the win in the end."""
    held_then: list[list[Any]] = [[] for _round in figures.ROUNDS]
    won_then: list[list[Any]] = [[] for _round in figures.ROUNDS]
    for number in range(games):
        moments: list[tuple[int, list[list[float]]]] = []

        def at_round(game: Game, moments: list[tuple[int, list[list[float]]]] = moments) -> None:
            assert isinstance(game, Casino)
            moments.append((game.round - 1, [held(game, seat) for seat in range(SEATS)]))

        winners = play("cincinnati", [bot] * SEATS, seed + number, at_round).winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(SEATS)]
        for over, rows in moments:
            if over < len(held_then):
                held_then[over].append(rows)
                won_then[over].append(shares)
    return [np.array(rows) for rows in held_then], [np.array(rows) for rows in won_then]


def logit(held: Array, won: Array, steps: int = 25) -> Fit:
    """The weights that make the winners likeliest, by Newton's method."""
    weights = np.zeros(held.shape[2])
    for _step in range(steps):
        scores = held @ weights
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        mean = (chances[:, :, None] * held).sum(axis=1, keepdims=True)
        slope = ((won - chances)[:, :, None] * held).sum(axis=(0, 1))
        away = held - mean
        curve = np.einsum("gs,gsi,gsj->ij", chances, away, away) + 1e-6 * np.eye(held.shape[2])
        weights = weights + np.linalg.solve(curve, slope)
    return Fit(weights, np.sqrt(np.diag(np.linalg.inv(curve))))


def fitted(games: int, seed: int, bot: str) -> list[Fit]:
    """The weights after 0, 1, 2 … rounds. At the start all are equal, so the first are those of the next."""
    held_then, won_then = sample(games, seed, bot)
    fits = [logit(rows, won) for rows, won in zip(held_then[1:], won_then[1:], strict=True)]
    scale = np.array([LESS, 1.0, 1.0, LESS])
    fits = [Fit(fit.values * scale, fit.errors * scale) for fit in fits]
    return [fits[0], *fits]


def main() -> None:
    parser = ArgumentParser(description="Fit what money and chips weigh in Cincinnati.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    fits = fitted(given.games, given.seed, given.bot)
    for over, (fit, old) in enumerate(zip(fits, figures.ROUNDS, strict=True)):
        cells = [
            f"{name} {value:.3f} ± {error:.3f} ({old[name]:.3f})"
            for name, value, error in zip(NAMES, fit.values, fit.errors, strict=True)
        ]
        print(f"after {over:2} rounds: " + "  ".join(cells))
    if given.write:
        rows = [
            dict(zip(NAMES, [round(float(value), 3) for value in fit.values], strict=True)) for fit in fits
        ]
        note = "After 0, 1, 2 … rounds: what 10,000 weighs, a chip, any chip, a tenth of the money squared."
        origin = made_by("cincinnati_weights", given.games, given.seed, given.bot)
        write(
            PATH,
            "What money and chips weigh in Cincinnati: fitted figures (see win_weights.py).",
            f"{origin}\ngames of four such bots. Money weighs a tenth less than fitted.",
            [Table("ROUNDS", "tuple[dict[str, float], ...]", note, tuple(rows))],
        )


if __name__ == "__main__":
    main()
