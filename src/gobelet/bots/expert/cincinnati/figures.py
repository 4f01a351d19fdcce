"""What money and chips weigh in Cincinnati: fitted figures (see win_weights.py).

Made before `fitting/cincinnati_weights.py` was written, so by a program that is not kept, with unknown seeds,
from 100,000 games of four greedy bots; money was then weighed a tenth less, which won more.
"""

from typing import Final

# After 0, 1, 2 … rounds: what 10,000 weighs, a chip, having one at all, and a tenth of the money squared.
ROUNDS: Final[tuple[dict[str, float], ...]] = (
    {"money": 0.105, "chip": 0.209, "any_chip": 0.1, "square": -0.03},
    {"money": 0.105, "chip": 0.209, "any_chip": 0.1, "square": -0.03},
    {"money": 0.111, "chip": 0.22, "any_chip": 0.124, "square": -0.04},
    {"money": 0.117, "chip": 0.225, "any_chip": 0.132, "square": -0.035},
    {"money": 0.139, "chip": 0.227, "any_chip": 0.157, "square": -0.034},
    {"money": 0.165, "chip": 0.232, "any_chip": 0.182, "square": -0.036},
    {"money": 0.197, "chip": 0.237, "any_chip": 0.211, "square": -0.039},
    {"money": 0.238, "chip": 0.241, "any_chip": 0.235, "square": -0.045},
    {"money": 0.284, "chip": 0.244, "any_chip": 0.27, "square": -0.048},
    {"money": 0.349, "chip": 0.252, "any_chip": 0.298, "square": -0.054},
    {"money": 0.44, "chip": 0.273, "any_chip": 0.281, "square": -0.061},
    {"money": 0.613, "chip": 0.316, "any_chip": 0.247, "square": -0.07},
)
