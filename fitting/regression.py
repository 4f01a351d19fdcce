"""Least squares whose errors know that the rows of one game belong together."""

from typing import Any, NamedTuple

import numpy as np

Array = Any  # numpy's arrays of floats


class Fit(NamedTuple):
    values: Array
    errors: Array  # standard errors; 0 where a value is held at 0


def fit(rows: Array, targets: Array, games: Array, positive: bool = False, pull: float = 0.0) -> Fit:
    """The values that explain the targets best.

    `games` numbers the game of each row. With `positive`, values that would be negative are held at 0. `pull`
    draws the values towards 0, as that many rows of nothing would.
    """
    free = np.ones(rows.shape[1], dtype=bool)
    while True:
        kept = rows[:, free]
        square = kept.T @ kept + pull * np.eye(kept.shape[1]) + 1e-9 * np.eye(kept.shape[1])
        found = np.linalg.solve(square, kept.T @ targets)
        if not positive or (found >= 0).all():
            break
        free[np.flatnonzero(free)[found < 0]] = False
    away = targets - kept @ found
    number = int(games.max()) + 1
    scores = np.zeros((number, kept.shape[1]))
    np.add.at(scores, games, kept * away[:, None])
    inverse = np.linalg.inv(square)
    spread = inverse @ (scores.T @ scores) @ inverse
    values, errors = np.zeros(rows.shape[1]), np.zeros(rows.shape[1])
    values[free] = found
    errors[free] = np.sqrt(np.diag(spread))
    return Fit(values, errors)


def between(points: tuple[float, ...], x: float) -> Array:
    """How much each point counts at x: the nearest two in proportion, beyond the ends the last one."""
    shares = np.zeros(len(points))
    x = min(max(x, points[0]), points[-1])
    place = 0
    while place + 2 < len(points) and x > points[place + 1]:
        place += 1
    share = (x - points[place]) / (points[place + 1] - points[place])
    shares[place], shares[place + 1] = 1 - share, share
    return shares


def distance(new: Array, errors: Array, old: Array) -> float:
    """How far new values are from old ones: the median of the differences, in their errors."""
    known = errors > 0
    return float(np.median(np.abs(new[known] - old[known]) / errors[known]))
