"""How likely a seat wins the game by what everybody has after a round: fitted to the ends of whole games.

Each seat has a weight, the exponential of what its money and its chips add up to; its chance is its share of
all weights (`figures.py` has what counts how much, round by round). Money grows in weight as the game goes
on: early on, Duels still take it away; a chip is worth most while there are tables to win with it.
"""

from math import exp
from typing import Final

from gobelet.bots.expert.cincinnati.figures import ROUNDS

TEN: Final = 10.0  # money is in thousands here, and weighed by the ten thousand
# After 0, 1, 2 … rounds: what 10,000 weighs, a chip, having one at all, and a tenth of the money squared.
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = tuple(
    [(row["money"], row["chip"], row["any_chip"], row["square"]) for row in ROUNDS]
)
CHIP: Final = 5.0  # CI-50: in thousands
# What a chip is worth in money, in thousands, to a seat that has what most have by then.
CHIP_PRICES: Final[tuple[float, ...]] = (
    30.0,
    27.0,
    25.0,
    24.0,
    21.0,
    19.0,
    17.0,
    15.0,
    13.0,
    11.0,
    9.5,
    7.5,
    CHIP,
)
STILL_OPEN: Final = 8.0  # in the last round: what extra rolls may still change, in thousands


def win_chance(money: list[float], chips: list[int], seat: int, round: int) -> float:
    """The chance of one seat, if everybody has this when this many rounds are over."""
    if round >= len(WEIGHTS):
        mine = money[seat] + CHIP * chips[seat]
        total = 0.0
        for other, has in enumerate(money):
            total += exp((has + CHIP * chips[other] - mine) / STILL_OPEN)
        return 1 / total
    weights = WEIGHTS[round]
    mine = weight(weights, money[seat], chips[seat])
    total = 0.0
    for other, has in enumerate(money):
        total += exp(weight(weights, has, chips[other]) - mine)
    return 1 / total


def weight(weights: tuple[float, ...], money: float, chips: int) -> float:
    tens = money / TEN
    return tens * (weights[0] + weights[3] * tens / TEN) + (weights[1] * chips + weights[2] if chips else 0.0)
