"""CI-11. Where the rivals go with which first rolls, and what hands they then end with.

The model: every rival goes where stake times chance is highest for his first roll, if the others spread as
`crowds` finds; then he rerolls as a sensible gambler does.
"""

from functools import lru_cache

from gobelet.bots.cincinnati.choosing import between, crowds
from gobelet.odds.casino import keeping, spread
from gobelet.odds.gamblers import QUALITY
from gobelet.odds.rolls import CHANCE, HANDS

REROLLS = 2


@lru_cache(maxsize=512)
def coming(
    tables: tuple[int, ...], stakes: tuple[int, ...], rivals: int
) -> tuple[tuple[float, tuple[float, ...]], ...]:
    """For each table: how likely a rival comes there, and how likely each hand then beats him."""
    expected = crowds(tables, stakes, rivals)
    promises = [
        [stake * chance for chance in between(table, crowd)]
        for table, stake, crowd in zip(tables, stakes, expected, strict=True)
    ]
    firsts = [[0.0] * len(HANDS) for _table in tables]
    for hand in range(len(HANDS)):
        best = 0
        for place in range(1, len(tables)):
            if promises[place][hand] > promises[best][hand]:
                best = place
        firsts[best][hand] = CHANCE[hand]
    return tuple([_beaten(table, first) for table, first in zip(tables, firsts, strict=True)])


def _beaten(table: int, first: list[float]) -> tuple[float, tuple[float, ...]]:
    """How likely these first rolls are at all, and how likely each hand beats what they become."""
    comes = sum(first)
    if not comes:
        return 0.0, (1.0,) * len(HANDS)
    hands = [chance / comes for chance in first]
    for left in range(REROLLS, 0, -1):
        hands = spread(hands, keeping(table, left))
    qualities = QUALITY[table]
    reached = [0.0] * (max(qualities) + 1)
    for hand, chance in enumerate(hands):
        reached[qualities[hand]] += chance
    below = 0.0
    beats: list[float] = []
    for chance in reached:
        beats.append(below + chance / 2)
        below += chance
    return comes, tuple([beats[quality] if quality else 0.0 for quality in qualities])
