"""95 % intervals for what is measured block by block."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964  # 97.5 % of the normal distribution lie below
FEW: Final = 20  # blocks: fewer can agree by accident


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def t_quantile(freedom: int) -> float:
    """Below which 97.5 % of Student's t lie: exact for one and two, Cornish and Fisher's series for more."""
    if freedom <= 2:
        return 12.7062 if freedom < 2 else 4.30265
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def spread(blocks: Sequence[float]) -> tuple[float, float]:
    """The mean of the blocks, and its standard error."""
    number = len(blocks)
    mean = sum(blocks) / number
    if number < 2:
        return mean, float("inf")
    variance = sum([(value - mean) ** 2 for value in blocks]) / (number - 1)
    return mean, sqrt(variance / number)


def of_mean(blocks: Sequence[float]) -> Estimate:
    """Student's interval. The blocks are independent; the games within one need not be."""
    mean, error = spread(blocks)
    reach = t_quantile(len(blocks) - 1) * error if len(blocks) > 1 else float("inf")
    return Estimate(mean, mean - reach, mean + reach)


def of_share(blocks: Sequence[float], games: int) -> Estimate:
    """Wilson's interval for a share. Its number of games is that of independent games with the same error.

    It stays between 0 and 1, and is honest about a bot that has won everything so far.
    """
    number = len(blocks)
    share, error = spread(blocks)
    z = t_quantile(number - 1) if number > 1 else Z
    if error == 0 or number < 2:
        worth = float(number)
    else:
        worth = share * (1 - share) / error**2
        if number < FEW:
            worth = min(worth, games)
    middle = (share + z * z / (2 * worth)) / (1 + z * z / worth)
    reach = z * sqrt(max(0.0, share * (1 - share) / worth + z * z / (4 * worth**2))) / (1 + z * z / worth)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))
