"""What goods promise in Dice Town, among greedy bots: fitted figures (see promise.py).

Made before `fitting/dicetown_promises.py` was written, so by no program that is kept and with unknown seeds:
`PACE` and `GOODS` from 2,500 games of four greedy bots of each edition; `CARDS` from games of one expert,
which played by these figures, against three greedy bots (8,255 of 2009, 10,178 of the revised edition, 3,500
with the Extension, 4,688 with the Indian die).
"""

from typing import Final

# By edition: nuggets and deeds that a round takes.
PACE: Final[dict[str, tuple[float, float]]] = {
    "2009": (1.5, 1.9),
    "revised": (1.45, 1.9),
    "extension": (2.18, 2.55),
    "extension+indians": (2.19, 2.51),
}

# By edition and by what is held: what one promises, with 0.5, 2, 4, 7 and 11 rounds left; `spread`: how far
# luck may still move the sum.
GOODS: Final[dict[str, dict[str, tuple[float, ...]]]] = {
    "2009": {
        "nugget": (0.89, 0.83, 0.66, 0.51, 0.3),
        "dollar": (0.44, 0.41, 0.34, 0.28, 0.18),
        "badge": (2.46, 1.95, 1.96, 1.36, 0.73),
        "deed": (0.37, 0.75, 1.09, 1.56, 0.67),
        "deed_point": (0.76, 0.54, 0.31, 0.0, 0.0),
        "other": (0.89, 0.81, 0.72, 0.69, 0.43),
        "card": (0.54, 1.05, 1.03, 1.22, 0.72),
        "card_point": (0.73, 0.5, 0.42, 0.3, 0.13),
        "spread": (3.25, 4.5, 5.5, 6.0, 6.5),
    },
    "revised": {
        "nugget": (0.87, 0.77, 0.67, 0.49, 0.27),
        "dollar": (0.46, 0.43, 0.38, 0.34, 0.27),
        "badge": (1.78, 1.58, 1.59, 1.21, 0.71),
        "deed": (0.48, 1.15, 1.71, 1.4, 0.64),
        "deed_point": (0.73, 0.4, 0.08, 0.0, 0.0),
        "other": (0.9, 0.84, 0.78, 0.8, 0.39),
        "card": (0.98, 1.66, 2.2, 1.86, 0.93),
        "card_point": (0.65, 0.4, 0.2, 0.09, 0.0),
        "spread": (3.5, 4.5, 5.75, 6.25, 8.0),
    },
    "extension": {
        "nugget": (0.89, 0.8, 0.68, 0.53, 0.24),
        "dollar": (0.44, 0.4, 0.35, 0.28, 0.13),
        "badge": (2.95, 1.37, 1.92, 1.54, 0.76),
        "deed": (0.28, 0.53, 0.71, 0.98, 0.29),
        "deed_point": (0.83, 0.63, 0.47, 0.22, 0.0),
        "other": (0.94, 0.88, 0.85, 0.72, 0.53),
        "card": (0.69, 1.51, 2.65, 3.0, 1.26),
        "card_point": (0.78, 0.53, 0.21, 0.0, 0.0),
        "outlaw": (0.08, 0.61, 0.9, 1.48, 1.21),
        "spread": (4.25, 5.5, 6.75, 7.5, 8.0),
    },
    "extension+indians": {
        "nugget": (0.89, 0.8, 0.68, 0.49, 0.32),
        "dollar": (0.44, 0.38, 0.32, 0.25, 0.16),
        "badge": (2.87, 1.93, 1.71, 1.28, 0.64),
        "deed": (0.27, 0.53, 0.84, 1.25, 0.53),
        "deed_point": (0.84, 0.65, 0.45, 0.21, 0.0),
        "other": (0.92, 0.9, 0.84, 0.73, 0.58),
        "card": (0.53, 1.57, 2.42, 2.82, 1.07),
        "card_point": (0.81, 0.48, 0.24, 0.0, 0.0),
        "outlaw": (0.17, 0.69, 1.05, 1.26, 1.01),
        "spread": (4.25, 5.75, 7.0, 7.75, 7.5),
    },
}

# By card and edition: what it promises beyond any card and beyond its points, in the last round and early.
CARDS: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "equipment-1": {
        "2009": (-1.2, -1.02),
        "revised": (-0.64, -0.53),
        "extension": (-0.09, -0.7),
        "extension+indians": (0.02, -0.56),
    },
    "equipment-2": {
        "2009": (-0.35, -0.83),
        "revised": (-0.3, -0.51),
        "extension": (0.05, 0.48),
        "extension+indians": (-0.24, -0.31),
    },
    "equipment-3": {
        "2009": (0.05, 0.77),
        "revised": (-0.2, 0.13),
        "extension": (-0.34, 0.06),
        "extension+indians": (-0.27, 0.66),
    },
    "equipment-4": {
        "2009": (0.18, -0.03),
        "revised": (0.44, 0.37),
        "extension": (-0.45, 0.0),
        "extension+indians": (-0.26, -0.35),
    },
    "equipment-5": {
        "2009": (0.28, -0.64),
        "revised": (0.48, -0.56),
        "extension": (-0.19, 0.36),
        "extension+indians": (-0.23, -0.08),
    },
    "equipment-8": {
        "2009": (0.04, -0.31),
        "revised": (-0.16, -0.66),
        "extension": (-1.4, -0.07),
        "extension+indians": (-1.75, -0.59),
    },
    "brute": {
        "2009": (-0.61, -0.37),
        "revised": (-0.75, -1.09),
        "extension": (-0.91, -2.08),
        "extension+indians": (-0.08, -0.98),
    },
    "cheater": {
        "2009": (2.06, 2.38),
        "revised": (1.9, 2.01),
        "extension": (1.99, 1.48),
        "extension+indians": (2.45, 1.49),
    },
    "dynamite": {
        "2009": (0.0, -0.69),
        "revised": (-0.27, -0.91),
        "extension": (-0.33, -2.17),
        "extension+indians": (0.05, -2.16),
    },
    "girls": {
        "2009": (2.42, 1.19),
        "revised": (1.94, 0.73),
        "extension": (2.49, 0.03),
        "extension+indians": (2.28, -0.23),
    },
    "corruption": {
        "2009": (-0.53, 0.35),
        "revised": (-1.0, -0.42),
        "extension": (-0.39, -1.71),
        "extension+indians": (-0.31, 0.05),
    },
    "credits": {
        "2009": (-1.14, 0.5),
        "revised": (-1.13, 1.16),
        "extension": (-0.42, 0.38),
        "extension+indians": (-0.33, -0.91),
    },
    "joe": {"2009": (0.61, 0.59), "extension": (0.32, -0.61), "extension+indians": (-0.03, -1.48)},
    "marshall": {
        "2009": (-0.05, 0.08),
        "revised": (-0.99, -1.17),
        "extension": (0.04, -1.53),
        "extension+indians": (0.86, -1.0),
    },
    "split": {
        "2009": (-0.29, -0.77),
        "revised": (-0.35, -0.43),
        "extension": (-0.22, -0.83),
        "extension+indians": (-0.49, -1.03),
    },
    "wanted": {
        "2009": (-0.43, 0.49),
        "revised": (-1.0, -1.46),
        "extension": (-0.01, -1.31),
        "extension+indians": (-0.57, -1.16),
    },
    "elixir": {
        "2009": (0.78, 1.07),
        "revised": (0.77, 0.28),
        "extension": (-0.17, -0.1),
        "extension+indians": (-0.01, -0.61),
    },
    "cattle": {"extension": (-1.78, -0.92), "extension+indians": (-0.95, 0.66)},
    "winchester": {"extension": (-0.81, 0.26), "extension+indians": (-0.62, 0.4)},
    "mule": {"extension": (0.19, -0.38), "extension+indians": (0.09, 0.77)},
    "dog": {"extension": (1.61, 2.2), "extension+indians": (1.17, 2.06)},
    "double-gun": {"extension": (-1.01, -1.92), "extension+indians": (0.17, -0.84)},
    "whisky": {"extension": (-0.92, -1.81), "extension+indians": (-0.4, -2.37)},
    "insurance": {"extension": (-0.75, -1.61), "extension+indians": (-0.52, -1.0)},
    "desperado": {"extension": (-1.11, -1.45), "extension+indians": (-1.48, -2.8)},
    "smoke": {"extension+indians": (2.12, 0.69)},
}
