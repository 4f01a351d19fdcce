"""Where the expert departs from what goods promise in Dice Town: fitted figures (see promise.py).

Made before `fitting/dicetown_factors.py` was written, so by no program that is kept and with unknown seeds,
from 13,000 games in which sixteen factors varied at random; `indian` from 1,861 games in which it varied.
"""

from typing import Final

# By edition: how much more or less than it promises each place brings, and the expert's habits.
FACTORS: Final[dict[str, dict[str, float]]] = {
    "2009": {
        "mine": 0.9,
        "bank": 0.9,
        "store": 1.0,
        "saloon": 1.0,
        "sheriff": 1.0,
        "hall": 1.3,
        "doc": 1.0,
        "haste": 0.7,
        "denied": 0.48,
        "thrift": 1.2,
        "faith": 0.9,
    },
    "revised": {
        "mine": 1.0,
        "bank": 1.0,
        "store": 1.0,
        "saloon": 1.15,
        "sheriff": 0.8,
        "hall": 1.15,
        "doc": 0.75,
        "haste": 0.4,
        "denied": 0.3,
        "thrift": 1.2,
        "faith": 0.9,
    },
    "extension": {
        "mine": 0.9,
        "bank": 0.9,
        "store": 1.0,
        "saloon": 1.0,
        "sheriff": 1.0,
        "hall": 1.3,
        "doc": 1.0,
        "haste": 0.7,
        "denied": 0.48,
        "thrift": 1.2,
        "faith": 0.9,
    },
    "extension+indians": {
        "mine": 0.9,
        "bank": 0.9,
        "store": 1.0,
        "saloon": 1.0,
        "sheriff": 1.0,
        "hall": 1.3,
        "doc": 1.0,
        "haste": 0.7,
        "denied": 0.48,
        "thrift": 1.2,
        "faith": 0.9,
        "indian": 3.5,
    },
}
