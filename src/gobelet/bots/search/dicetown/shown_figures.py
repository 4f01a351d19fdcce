"""What the places of a round bring, of what the prices say: fitted figures (see shown.py).

Made before `fitting/dicetown_shown.py` was written, so by no program that is kept and with unknown seeds,
from whole rounds of four experts: 12,000 to 22,000 seats of each edition.
"""

from typing import Final

# By edition: what I get as first or second, what a rival gets, what I pay for dice.
PLACES: Final[dict[str, dict[str, dict[str, float]]]] = {
    "2009": {
        "mine": {
            "mine": 0.62,
            "bank": 0.61,
            "store": 0.42,
            "saloon": 0.94,
            "sheriff": 0.87,
            "hall": 1.06,
            "doc": 0.65,
        },
        "theirs": {
            "mine": 0.68,
            "bank": 0.7,
            "store": 0.5,
            "saloon": 0.92,
            "sheriff": 0.7,
            "hall": 0.88,
            "doc": 0.41,
        },
        "paid": {"dice": 0.76},
    },
    "revised": {
        "mine": {
            "mine": 0.55,
            "bank": 0.66,
            "store": 0.63,
            "saloon": 1.02,
            "sheriff": 0.73,
            "hall": 1.22,
            "doc": 0.93,
        },
        "theirs": {
            "mine": 0.55,
            "bank": 0.55,
            "store": 0.63,
            "saloon": 0.79,
            "sheriff": 0.57,
            "hall": 0.91,
            "doc": 0.59,
        },
        "paid": {"dice": 0.95},
    },
    "extension": {
        "mine": {
            "mine": 0.77,
            "bank": 0.53,
            "store": 0.59,
            "saloon": 0.81,
            "sheriff": 0.88,
            "hall": 0.99,
            "doc": 0.68,
        },
        "mine_second": {
            "mine": 0.79,
            "bank": 0.56,
            "store": 0.72,
            "saloon": 0.67,
            "sheriff": 0.66,
            "hall": 0.86,
        },
        "theirs": {
            "mine": 0.77,
            "bank": 0.59,
            "store": 0.59,
            "saloon": 1.0,
            "sheriff": 0.66,
            "hall": 0.49,
            "doc": 0.33,
        },
        "their_second": {
            "mine": 0.66,
            "bank": 0.72,
            "store": 0.67,
            "saloon": 0.67,
            "sheriff": 0.67,
            "hall": 0.54,
        },
        "paid": {"dice": 0.84},
    },
    "extension+indians": {
        "mine": {
            "mine": 0.6,
            "bank": 0.71,
            "store": 0.53,
            "saloon": 0.74,
            "sheriff": 0.93,
            "hall": 0.7,
            "doc": 0.7,
        },
        "mine_second": {
            "mine": 0.74,
            "bank": 0.62,
            "store": 0.61,
            "saloon": 0.5,
            "sheriff": 0.76,
            "hall": 0.69,
        },
        "theirs": {
            "mine": 0.52,
            "bank": 0.81,
            "store": 0.44,
            "saloon": 1.08,
            "sheriff": 0.78,
            "hall": 0.31,
            "doc": 0.33,
        },
        "their_second": {
            "mine": 0.68,
            "bank": 0.7,
            "store": 0.65,
            "saloon": 0.71,
            "sheriff": 0.84,
            "hall": 0.54,
        },
        "paid": {"dice": 1.05},
    },
}
