"""DT-10 to DT-13. A player who goes for one face alone, exactly: only how many dice show it matters.

The same as `policy.face_counts`, in a fraction of the time: whatever else the dice show, they are alike.
"""

from functools import lru_cache
from math import comb

from gobelet.core.dice import FACES, MOST_DICE
from gobelet.dicetown.costs import cost
from gobelet.odds.dicetown.throws import FREE, MOST_COST


@lru_cache(maxsize=4096)
def showing(dice: int) -> tuple[float, ...]:
    """How likely 0 … all of these dice show the face."""
    return tuple([comb(dice, n) * (FACES - 1) ** (dice - n) / FACES**dice for n in range(dice + 1)])


@lru_cache(maxsize=8192)
def counts(own: int, others: int, rolls: int, money: int) -> tuple[float, ...]:
    """The chances of 0 … 5 dice of the face in the end.

    `own` dice of the face are set aside and `others` beside them; there are `rolls` rolls to choose from
    before the last one.
    """
    found = [0.0] * (MOST_DICE + 1)
    left = MOST_DICE - own - others
    if not rolls or not left:
        for more, chance in enumerate(showing(left)):
            found[own + more] += chance
        return tuple(found)
    money = min(money, MOST_COST + rolls)
    for fell, chance in enumerate(showing(left)):
        best = -1.0
        after: tuple[float, ...] = ()
        for kept in range(fell + 1):
            for more in range(left - fell + 1):
                price = cost(kept + more)
                if price <= money:
                    then = counts(own + kept, others + more, rolls - 1, money - price)
                    value = mean(then) - price * FREE
                    if value > best + 1e-12:
                        best, after = value, then
        for number, likely in enumerate(after):
            found[number] += chance * likely
    return tuple(found)


def mean(chances: tuple[float, ...]) -> float:
    return sum([number * chance for number, chance in enumerate(chances)])
