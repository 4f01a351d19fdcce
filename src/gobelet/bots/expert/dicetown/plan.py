"""DT-10 to DT-14. The whole combination, planned: what to keep of this roll and of every roll to come.

What a complete hand is worth is known (`Outlook`). From that follows, by going through every roll that may
come, what every handful set aside is worth, if one keeps on choosing well, pays for dice only where they are
worth it, and is now and then cut short by a rival who completes a hand (DT-13).
"""

from functools import cache
from typing import Final

from gobelet.core.dice import MOST_DICE, SORTED
from gobelet.odds.dicetown.throws import HAND_COUNT, MOST_COST, Throw, throws
from gobelet.odds.rolls import HANDFULS, means

UNKNOWN: Final = -1e9
LIKELY_OVER: Final = 0.8  # when the end is this likely, the plan goes no further
BEYOND: Final = 1e6  # what nobody can pay
# By the dice under the cup, how often 0 … 5 are kept: counted in games of the greedy bot.
KEPT: Final = (
    (1.0,),
    (0.28, 0.72),
    (0.25, 0.59, 0.16),
    (0.12, 0.75, 0.07, 0.06),
    (0.03, 0.77, 0.14, 0.02, 0.04),
    (0.01, 0.59, 0.27, 0.07, 0.01, 0.05),
)
REVEALS: Final = 8  # more than that are too rare to think of


def _open() -> tuple[tuple[float, ...], ...]:
    """By the dice under a cup: the chance that after one, two … reveals some are still there."""
    rows: list[tuple[float, ...]] = []
    for cup in range(MOST_DICE + 1):
        left = [0.0] * (MOST_DICE + 1)
        left[cup] = 1.0
        row: list[float] = []
        for _reveal in range(REVEALS):
            after = [0.0] * (MOST_DICE + 1)
            for dice, likely in enumerate(left):
                for kept, chance in enumerate(KEPT[dice]):
                    after[dice - kept] += likely * chance
            left = after
            row.append(1 - left[0])
        rows.append(tuple(row))
    return tuple(rows)


OPEN: Final = _open()


def cut_short(cups: list[int]) -> list[float]:
    """For this reveal and the next: how likely some rival completes a hand, by the dice in cups."""
    found: list[float] = []
    before = 1.0
    for reveal in range(REVEALS):
        still = 1.0
        for cup in cups:
            still *= OPEN[cup][reveal]
        found.append(1 - still / before if before > 0.0 else 1.0)
        before = still
    return found


@cache
def worth_a_thought(number: int) -> tuple[Throw, ...]:
    """Every roll of the dice that a handful leaves, with the keeps that are usual.

    These are nothing, one die, dice of one face, two dice, or all.
    """
    aside = HANDFULS[number]
    found: list[Throw] = []
    for chance, choices in throws(number):
        kept = []
        for then, price in choices:
            faces = set(SORTED[HANDFULS[then] - aside])
            if price <= 1 or len(faces) == 1 or then < HAND_COUNT:
                kept.append((then, price))
        found.append((chance, tuple(kept)))
    return tuple(found)


class Rolling:
    """The plan of one seat for the rest of a round's rolls."""

    __slots__ = ("ends", "falls", "known", "prices")

    def __init__(self, values: list[float], ends: list[float], prices: list[float]) -> None:
        self.falls: Final = means(values)
        self.ends: Final = ends  # see `cut_short`
        self.prices: Final = prices  # of $0 … $4
        self.known: Final[list[list[float]]] = [[UNKNOWN] * len(self.falls) for _reveal in ends]

    def after(self, number: int, reveal: int) -> float:
        """What a handful set aside is worth after this reveal (0), the next (1) and so on."""
        if number < HAND_COUNT:
            return self.falls[number]
        value = self.known[reveal][number]
        if value == UNKNOWN:
            over = self.ends[reveal]
            if reveal + 1 == len(self.ends) or over > LIKELY_OVER:
                over = 1.0
            value = over * self.falls[number]
            if over < 1.0:
                value += (1 - over) * self._rolled(number, reveal + 1)
            self.known[reveal][number] = value
        return value

    def _rolled(self, number: int, reveal: int) -> float:
        """The dice left are rolled, and of each roll the best is kept."""
        prices = self.prices
        known = self.known[reveal]
        falls = self.falls
        total = 0.0
        for chance, choices in worth_a_thought(number):
            best = UNKNOWN
            for then, price in choices:
                if then < HAND_COUNT:
                    value = falls[then] - prices[price]
                else:
                    value = known[then]
                    if value == UNKNOWN:
                        value = self.after(then, reveal)
                    value -= prices[price]
                if value > best:
                    best = value
            total += chance * best
        return total


def priced(spent: list[float], purse: int) -> list[float]:
    """The prices of $0 … $4; what the purse can't pay is beyond reach."""
    return [spent[dollars] if dollars <= purse else BEYOND for dollars in range(MOST_COST + 1)]
