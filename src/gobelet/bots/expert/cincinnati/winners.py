"""Who wins a table, by how far all rivals there get.

`Below` of `gamblers` says how far: the chances to end below each level of hands.
"""

from gobelet.core.names import Seat
from gobelet.odds.cincinnati.gamblers import Below


def winners(coming: list[tuple[Seat, Below]], seats: int) -> list[float]:
    """How likely each seat that comes wins; last, how likely nobody does."""
    likely = [0.0] * (seats + 1)
    nobody = 1.0
    for _seat, below in coming:
        nobody *= below[1]
    likely[seats] = nobody
    total = 0.0
    for seat, below in coming:
        chance = 0.0
        if len(coming) == 1:
            chance = 1.0 - nobody
        else:
            for level in range(1, len(below) - 1):
                here = below[level + 1] - below[level]
                if here > 0.0:
                    for other, theirs in coming:
                        if other != seat:
                            here *= (theirs[level] + theirs[level + 1]) / 2
                    chance += here
        likely[seat] = chance
        total += chance
    if total:
        for seat, _below in coming:
            likely[seat] *= (1.0 - nobody) / total
    return likely
