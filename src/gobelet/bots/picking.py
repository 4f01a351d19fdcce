"""The best of several options, and fair chance among equal ones."""

from gobelet.core.names import Option
from gobelet.core.rng import fast_below, fast_start

Scored = list[tuple[float, Option]]


def pick(scored: Scored, seed: int, serial: int) -> Option:
    """The option worth most; of equal ones chance takes one, the same for the same seed and question."""
    most = max(scored)[0]
    best = [option for points, option in scored if points > most - 1e-9]
    return best[0] if len(best) == 1 else best[fast_below(fast_start(seed * 65537 + serial), len(best))]
