"""What goods promise in Dice Town, among experts: fitted figures (see promise.py).

Made before `fitting/dicetown_promises.py` was written, so by no program that is kept and with unknown seeds,
from games of four experts: 2,480 of 2009, 1,411 of the revised edition, 548 with the Extension, 645 with the
Indian die. Cards to play promise what they did in games of greedy bots, times what the games of experts gave,
one factor late and one early in each edition; cards that score, just their points.

Experts rob better than greedy bots, so a lead lasts less, and a deed in hand promises less beside what scores
safely.
"""

from typing import Final

# By edition and by what is held: what one promises, with 0.5, 2, 4, 7 and 11 rounds left; `spread`: how far
# luck may still move the sum.
GOODS: Final[dict[str, dict[str, tuple[float, ...]]]] = {
    "2009": {
        "nugget": (0.77, 0.62, 0.45, 0.3, 0.22),
        "dollar": (0.4, 0.37, 0.28, 0.21, 0.14),
        "badge": (2.27, 1.68, 1.07, 0.76, 0.3),
        "deed": (0.16, 0.2, 0.25, 0.34, 0.49),
        "deed_point": (0.72, 0.58, 0.38, 0.16, 0.0),
        "other": (0.81, 0.71, 0.53, 0.33, 0.18),
        "card": (0.31, 0.61, 0.48, 0.42, 0.26),
        "card_point": (0.82, 0.66, 0.52, 0.33, 0.12),
        "spread": (3.5, 4.5, 5.5, 6.0, 7.0),
    },
    "revised": {
        "nugget": (0.77, 0.67, 0.47, 0.31, 0.34),
        "dollar": (0.4, 0.38, 0.29, 0.2, 0.19),
        "badge": (2.01, 1.56, 0.97, 0.21, 0.41),
        "deed": (0.18, 0.29, 0.02, 0.0, 0.24),
        "deed_point": (0.69, 0.53, 0.41, 0.27, 0.11),
        "other": (0.82, 0.67, 0.52, 0.32, 0.29),
        "card": (0.51, 0.94, 1.03, 0.6, 0.28),
        "card_point": (0.73, 0.52, 0.27, 0.13, 0.04),
        "spread": (4.0, 4.75, 6.0, 8.75, 8.5),
    },
    "extension": {
        "nugget": (0.81, 0.69, 0.52, 0.3, 0.25),
        "dollar": (0.4, 0.38, 0.29, 0.2, 0.17),
        "badge": (1.99, 1.04, 1.1, 1.07, 0.84),
        "deed": (0.28, 0.44, 0.53, 0.53, 0.31),
        "deed_point": (0.67, 0.53, 0.43, 0.28, 0.16),
        "other": (1.0, 1.01, 0.97, 0.89, 0.83),
        "card": (0.61, 1.44, 1.9, 1.41, 0.54),
        "card_point": (0.78, 0.53, 0.3, 0.16, 0.17),
        "outlaw": (0.0, 0.27, 0.72, 1.19, 1.76),
        "spread": (4.25, 5.5, 6.75, 7.5, 7.5),
    },
    "extension+indians": {
        "nugget": (0.79, 0.56, 0.37, 0.21, 0.15),
        "dollar": (0.41, 0.33, 0.27, 0.2, 0.18),
        "badge": (1.98, 1.02, 1.48, 0.88, 0.55),
        "deed": (0.21, 0.29, 0.15, 0.18, 0.46),
        "deed_point": (0.73, 0.58, 0.52, 0.36, 0.0),
        "other": (1.03, 1.05, 1.01, 1.0, 1.07),
        "card": (0.62, 1.23, 1.57, 1.19, 0.33),
        "card_point": (0.74, 0.51, 0.31, 0.15, 0.09),
        "outlaw": (0.15, 0.53, 0.61, 1.0, 0.97),
        "spread": (4.5, 6.5, 7.0, 7.25, 8.75),
    },
}

# By card and edition: what it promises beyond any card and beyond its points, in the last round and early.
CARDS: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "brute": {
        "2009": (-0.87, 0.0),
        "revised": (-0.61, -0.76),
        "extension": (-0.76, -2.21),
        "extension+indians": (-0.62, -0.71),
    },
    "cheater": {
        "2009": (1.95, 1.46),
        "revised": (1.65, 0.57),
        "extension": (2.14, -0.22),
        "extension+indians": (1.14, 0.03),
    },
    "dynamite": {
        "2009": (0.35, -0.5),
        "revised": (-0.5, -0.49),
        "extension": (-0.25, -1.32),
        "extension+indians": (-0.23, -0.62),
    },
    "girls": {
        "2009": (1.43, 1.71),
        "revised": (1.05, 0.22),
        "extension": (1.66, 0.67),
        "extension+indians": (2.04, 0.48),
    },
    "corruption": {
        "2009": (-0.63, 0.96),
        "revised": (-0.11, 0.18),
        "extension": (-0.9, -0.39),
        "extension+indians": (-0.47, -0.05),
    },
    "credits": {
        "2009": (-0.9, 0.42),
        "revised": (-0.53, 0.2),
        "extension": (-0.36, -0.4),
        "extension+indians": (-0.31, -0.03),
    },
    "joe": {"2009": (0.22, 0.86), "extension": (0.17, -0.32), "extension+indians": (0.21, -0.16)},
    "marshall": {
        "2009": (0.02, 0.2),
        "revised": (0.03, 0.08),
        "extension": (0.31, -0.75),
        "extension+indians": (0.52, -0.38),
    },
    "split": {
        "2009": (0.2, -0.09),
        "revised": (-0.26, -0.19),
        "extension": (-0.41, -1.26),
        "extension+indians": (-0.19, -0.48),
    },
    "wanted": {
        "2009": (-0.15, -0.68),
        "revised": (-0.6, -0.69),
        "extension": (-0.52, -0.73),
        "extension+indians": (-0.36, -0.72),
    },
    "elixir": {
        "2009": (0.62, 0.72),
        "revised": (0.24, 0.26),
        "extension": (-0.17, -0.28),
        "extension+indians": (0.03, 0.0),
    },
    "double-gun": {"extension": (-1.25, -1.65), "extension+indians": (-0.39, -0.66)},
    "whisky": {"extension": (-0.77, -2.13), "extension+indians": (-0.39, -1.19)},
    "insurance": {"extension": (-0.17, -0.25), "extension+indians": (-0.35, -0.12)},
    "desperado": {"extension": (-0.65, -1.27), "extension+indians": (-0.85, -1.25)},
    "smoke": {"extension+indians": (0.5, 0.13)},
}
