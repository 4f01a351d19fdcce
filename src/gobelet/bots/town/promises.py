"""What goods promise in Dice Town, edition by edition: the tables (see promise.py)."""

from typing import Final

from gobelet.bots.town.promise import Promise
from gobelet.dicetown.store import (
    BRUTE,
    CHEATER,
    CORRUPTION,
    CREDITS,
    DESPERADO,
    DOUBLE_GUN,
    DYNAMITE,
    ELIXIR,
    GIRLS,
    INSURANCE,
    JOE,
    MARSHALL,
    SMOKE,
    SPLIT,
    WANTED,
    WHISKY,
)

# Rows by what is held, columns by the rounds left; cards to play, in the last round and early, beyond any.
PROMISES: Final[dict[str, Promise]] = {
    "dicetown/2009": Promise(
        1.50,
        1.90,
        (0.9, 0.9, 1.0, 1.0, 1.0, 1.3, 1.0),
        0.7,
        0.48,
        (
            (0.89, 0.83, 0.66, 0.51, 0.30),  # nuggets
            (0.44, 0.41, 0.34, 0.28, 0.18),  # dollars
            (2.46, 1.95, 1.96, 1.36, 0.73),  # the badge
            (0.37, 0.75, 1.09, 1.56, 0.67),  # deeds in hand
            (0.76, 0.54, 0.31, 0.00, 0.00),  # their points
            (0.89, 0.81, 0.72, 0.69, 0.43),  # fenced land and what else scores for sure
            (0.54, 1.05, 1.03, 1.22, 0.72),  # Store cards
            (0.73, 0.50, 0.42, 0.30, 0.13),  # their points
            (0.00, 0.00, 0.00, 0.00, 0.00),  # Outlaws
            (3.25, 4.50, 5.50, 6.00, 6.50),  # how far luck may still move the sum
        ),
        {
            BRUTE: (-0.93, 0.00),
            CHEATER: (2.07, 1.26),
            DYNAMITE: (0.37, -0.43),
            GIRLS: (1.52, 1.47),
            CORRUPTION: (-0.67, 0.83),
            CREDITS: (-0.96, 0.36),
            JOE: (0.23, 0.74),
            MARSHALL: (0.02, 0.17),
            SPLIT: (0.21, -0.08),
            WANTED: (-0.16, -0.59),
            ELIXIR: (0.66, 0.62),
        },
    ),
    "dicetown/revised": Promise(
        1.45,
        1.90,
        (1.0, 1.0, 1.0, 1.15, 0.8, 1.15, 0.75),
        0.4,
        0.3,
        (
            (0.87, 0.77, 0.67, 0.49, 0.27),  # nuggets
            (0.46, 0.43, 0.38, 0.34, 0.27),  # dollars
            (1.78, 1.58, 1.59, 1.21, 0.71),  # the badge
            (0.48, 1.15, 1.71, 1.40, 0.64),  # deeds in hand
            (0.73, 0.40, 0.08, 0.00, 0.00),  # their points
            (0.90, 0.84, 0.78, 0.80, 0.39),  # fenced land and what else scores for sure
            (0.98, 1.66, 2.20, 1.86, 0.93),  # Store cards
            (0.65, 0.40, 0.20, 0.09, 0.00),  # their points
            (0.00, 0.00, 0.00, 0.00, 0.00),  # Outlaws
            (3.50, 4.50, 5.75, 6.25, 8.00),  # how far luck may still move the sum
        ),
        {
            BRUTE: (-0.73, -1.27),
            CHEATER: (1.97, 0.95),
            DYNAMITE: (-0.60, -0.81),
            GIRLS: (1.25, 0.37),
            CORRUPTION: (-0.13, 0.30),
            CREDITS: (-0.63, 0.34),
            MARSHALL: (0.03, 0.14),
            SPLIT: (-0.31, -0.32),
            WANTED: (-0.72, -1.15),
            ELIXIR: (0.29, 0.44),
        },
    ),
    "dicetown/extension": Promise(
        2.18,
        2.55,
        (0.9, 0.9, 1.0, 1.0, 1.0, 1.3, 1.0),
        0.7,
        0.48,
        (
            (0.89, 0.80, 0.68, 0.53, 0.24),  # nuggets
            (0.44, 0.40, 0.35, 0.28, 0.13),  # dollars
            (2.95, 1.37, 1.92, 1.54, 0.76),  # the badge
            (0.28, 0.53, 0.71, 0.98, 0.29),  # deeds in hand
            (0.83, 0.63, 0.47, 0.22, 0.00),  # their points
            (0.94, 0.88, 0.85, 0.72, 0.53),  # fenced land and what else scores for sure
            (0.69, 1.51, 2.65, 3.00, 1.26),  # Store cards
            (0.78, 0.53, 0.21, 0.00, 0.00),  # their points
            (0.08, 0.61, 0.90, 1.48, 1.21),  # Outlaws
            (4.25, 5.50, 6.75, 7.50, 8.00),  # how far luck may still move the sum
        ),
        {
            BRUTE: (-0.72, -2.35),
            CHEATER: (2.02, -0.23),
            DYNAMITE: (-0.24, -1.40),
            GIRLS: (1.57, 0.71),
            CORRUPTION: (-0.85, -0.41),
            CREDITS: (-0.34, -0.43),
            JOE: (0.16, -0.34),
            MARSHALL: (0.29, -0.80),
            SPLIT: (-0.39, -1.34),
            WANTED: (-0.49, -0.78),
            ELIXIR: (-0.16, -0.30),
            DOUBLE_GUN: (-1.18, -1.75),
            WHISKY: (-0.73, -2.27),
            INSURANCE: (-0.16, -0.27),
            DESPERADO: (-0.61, -1.35),
        },
    ),
    "dicetown/extension+indians": Promise(
        2.19,
        2.51,
        (0.9, 0.9, 1.0, 1.0, 1.0, 1.3, 1.0),
        0.7,
        0.48,
        (
            (0.89, 0.80, 0.68, 0.49, 0.32),  # nuggets
            (0.44, 0.38, 0.32, 0.25, 0.16),  # dollars
            (2.87, 1.93, 1.71, 1.28, 0.64),  # the badge
            (0.27, 0.53, 0.84, 1.25, 0.53),  # deeds in hand
            (0.84, 0.65, 0.45, 0.21, 0.00),  # their points
            (0.92, 0.90, 0.84, 0.73, 0.58),  # fenced land and what else scores for sure
            (0.53, 1.57, 2.42, 2.82, 1.07),  # Store cards
            (0.81, 0.48, 0.24, 0.00, 0.00),  # their points
            (0.17, 0.69, 1.05, 1.26, 1.01),  # Outlaws
            (4.25, 5.75, 7.00, 7.75, 7.50),  # how far luck may still move the sum
        ),
        {
            BRUTE: (-0.88, -1.55),
            CHEATER: (1.63, 0.07),
            DYNAMITE: (-0.33, -1.35),
            GIRLS: (2.91, 1.05),
            CORRUPTION: (-0.67, -0.11),
            CREDITS: (-0.44, -0.06),
            JOE: (0.30, -0.34),
            MARSHALL: (0.74, -0.83),
            SPLIT: (-0.27, -1.04),
            WANTED: (-0.51, -1.57),
            ELIXIR: (0.05, 0.01),
            DOUBLE_GUN: (-0.55, -1.43),
            WHISKY: (-0.56, -2.58),
            INSURANCE: (-0.50, -0.26),
            DESPERADO: (-1.22, -2.72),
            SMOKE: (0.72, 0.28),
        },
    ),
}
