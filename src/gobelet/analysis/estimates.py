"""From heaps of games to win chances and differences, with their errors."""

from math import sqrt
from typing import Final

from gobelet.analysis.result import Samples

Z: Final = 1.959964  # standard errors to either side that make a 95 % interval
MUCH: Final = 0.5  # a game that may end otherwise
LITTLE: Final = 0.02  # doubt about a chance


def doubt_of(heap: Samples) -> float:
    """How much one more game might surprise: much, if games were played to their end and only won or lost."""
    ended = len([1 for parts in heap.won if max(parts) == 1.0])
    return LITTLE + (MUCH - LITTLE) * ended / heap.games


def value_of(heap: Samples, seats: int) -> tuple[list[float], list[float]]:
    """Win chances with their errors, to which some doubt is added: nobody is ever sure."""
    n = heap.games
    doubt = doubt_of(heap)
    chances: list[float] = []
    errors: list[float] = []
    for seat in range(seats):
        parts = [parts[seat] for parts in heap.won]
        mean = sum(parts) / n
        spread = sum([(part - mean) ** 2 for part in parts])
        surprise = 2 * doubt * (mean**2 + (1 - mean) ** 2)
        chances.append(mean)
        errors.append(Z * sqrt((spread + surprise) / (n + 4 * doubt) / n))
    return chances, errors


def gain_of(heap: Samples, other: Samples, seats: int, sure: bool = False) -> tuple[list[float], list[float]]:
    """By how much this heap is better than another, game by game; with some doubt, unless it is `sure`."""
    n = min(heap.games, other.games)
    doubt = 0.0 if sure else max(doubt_of(heap), doubt_of(other))
    sums, squares = [0.0] * seats, [doubt] * seats
    for mine, theirs in zip(heap.won[:n], other.won[:n], strict=True):
        for seat in range(seats):
            apart = mine[seat] - theirs[seat]
            sums[seat] += apart
            squares[seat] += apart**2
    more = n + 2 * doubt
    spread = [
        max(0.0, square / more - (total / more) ** 2) for square, total in zip(squares, sums, strict=True)
    ]
    return [total / n for total in sums], [Z * sqrt(variance / n) for variance in spread]


def both(one: list[float], other: list[float]) -> list[float]:
    """The error of a sum of two things with independent errors."""
    return [sqrt(a * a + b * b) for a, b in zip(one, other, strict=True)]


def plus(one: list[float], other: list[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)]


def possible(chances: list[float]) -> list[float]:
    """The chances nearest to these that can be: none below 0, together 1 as before.

    A chance plus what several decisions did to it is a sum of estimates, which may lie outside.
    """
    if min(chances) >= 0.0:
        return chances
    raised = [max(0.0, chance) for chance in chances]
    total = sum(raised)
    return [chance / total for chance in raised]
