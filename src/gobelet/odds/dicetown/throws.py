"""DT-10 to DT-13. Dice Town's rolls, exactly: dice are set aside for good, one free, others for a price.

A handful set aside goes by its number (see `rolls`). A `KeepPlan` knows what every complete hand is worth,
and works out what to keep with the rolls and the money that are left. After those rolls the other dice fall
in one last roll, without a choice.
"""

from functools import cache
from typing import Final

from gobelet.core.dice import MASKS, MOST_DICE, PICKED, ROLLS, SIZE, WAYS
from gobelet.dicetown.costs import cost
from gobelet.odds.rolls import BECOMES, HANDFULS, HANDS, NUMBER, means

HAND_COUNT: Final = len(HANDS)
MOST_COST: Final = MOST_DICE - 1
FREE: Final = 1e-6  # of plans worth the same the cheaper one is taken

# A roll: how likely it is, and what may be made of it: the handful then set aside, and its price.
Throw = tuple[float, tuple[tuple[int, int], ...]]


@cache
def throws(number: int) -> tuple[Throw, ...]:
    """Every roll of the dice that a handful leaves in the cup."""
    dice = HANDFULS[number]
    left = MOST_DICE - (dice >> SIZE)
    found: list[Throw] = []
    for roll in sorted(set(ROLLS[left])):
        keeps = [PICKED[roll][mask] for mask in MASKS[roll]]
        choices = [(NUMBER[dice + kept], cost(kept >> SIZE)) for kept in keeps]
        found.append((WAYS[roll] / 6**left, tuple(choices)))
    return tuple(found)


class KeepPlan:
    """The best way to keep dice for an aim: `values` by hand, and the worth of a dollar in the same unit."""

    __slots__ = ("dollar", "falls", "known")

    def __init__(self, values: list[float], dollar: float = FREE) -> None:
        self.dollar: Final = dollar
        self.falls: Final = means(values)  # by hand and handful: if all the dice left fall
        self.known: Final[dict[int, float]] = {}

    def value(self, number: int, rolls: int, money: int) -> float:
        """What a handful set aside is worth, with `rolls` rolls to choose from before the last."""
        if number < HAND_COUNT or not rolls:
            return self.falls[number]
        money = min(money, MOST_COST + rolls)
        key = (number * 16 + rolls) * 64 + money
        if key in self.known:
            return self.known[key]
        total = 0.0
        for chance, choices in throws(number):
            total += chance * self.best(choices, rolls, money)[0]
        self.known[key] = total
        return total

    def best(self, choices: tuple[tuple[int, int], ...], rolls: int, money: int) -> tuple[float, int, int]:
        """The best that a roll offers: its worth, the handful then set aside, and the price."""
        best = (-1e9, 0, 0)
        for after, price in choices:
            if price <= money:
                value = self.value(after, rolls - 1, money - price) - price * self.dollar
                if value > best[0]:
                    best = (value, after, price)
        return best

    def ends(self, number: int, rolls: int, money: int) -> tuple[float, ...]:
        """The chance of each complete hand in the end, if the player follows the plan."""
        lying = {(number, money): 1.0}
        hands = [0.0] * len(HANDFULS)
        for left in range(rolls, 0, -1):
            after: dict[tuple[int, int], float] = {}
            for (kept, purse), likely in lying.items():
                if kept < HAND_COUNT:
                    hands[kept] += likely
                    continue
                for chance, choices in throws(kept):
                    _value, then, price = self.best(choices, left, purse)
                    key = (then, purse - price)
                    after[key] = after.get(key, 0.0) + likely * chance
            lying = after
        for (kept, _purse), likely in lying.items():
            hands[kept] += likely
        return fallen(hands)


def fallen(handfuls: list[float]) -> tuple[float, ...]:
    """Rolls the dice that are not set aside: the chances of handfuls pass to hands."""
    for place in range(len(BECOMES) - 1, -1, -1):  # from the fewest dice set aside to the most
        chance = handfuls[HAND_COUNT + place] / 6
        if chance:
            for more in BECOMES[place]:
                handfuls[more] += chance
    return tuple(handfuls[:HAND_COUNT])
