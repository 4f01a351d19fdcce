"""What goods promise among experts, and what the places of a round bring there: what the search reckons with.

Found as the tables in promises.py were, but in games of four experts: 2,480 of 2009, 1,411 of the revised
edition, 548 with the Extension, 645 with the Indian die. Experts rob better than greedy bots, so that a lead
lasts less, and a deed in hand promises less beside what scores safely.
"""

from typing import Final

from gobelet.bots.expert.dicetown.promise import Promise, cards_of
from gobelet.bots.expert.dicetown.tables import PROMISES


class Shown:
    """What the places bring, of what the prices say: regressed on whole rounds of experts.

    `mine`: by place, and then for a visit to the Doc, if I am the first there; `mine_second`: if I am the
    second. `theirs`, `their_second`: the same for a rival. `paid`: for dollars that were paid for dice.
    """

    __slots__ = ("mine", "mine_second", "paid", "their_second", "theirs")

    def __init__(
        self,
        mine: tuple[float, ...],
        mine_second: tuple[float, ...],
        theirs: tuple[float, ...],
        their_second: tuple[float, ...],
        paid: float,
    ) -> None:
        self.mine: Final = mine
        self.mine_second: Final = mine_second
        self.theirs: Final = theirs
        self.their_second: Final = their_second
        self.paid: Final = paid


# Cards as in promises.py. Those to play promise what they did in games of greedy bots, times what the
# games of experts gave, one factor late and one early in each edition; those that score, just their points.
CARDS: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Equipment 1
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Equipment 2
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Equipment 3
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Equipment 4
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Equipment 5
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Equipment 8
    ((-0.87, 0.0), (-0.61, -0.76), (-0.76, -2.21), (-0.62, -0.71)),  # Brute
    ((1.95, 1.46), (1.65, 0.57), (2.14, -0.22), (1.14, 0.03)),  # Cheater
    ((0.35, -0.5), (-0.5, -0.49), (-0.25, -1.32), (-0.23, -0.62)),  # Dynamite
    ((1.43, 1.71), (1.05, 0.22), (1.66, 0.67), (2.04, 0.48)),  # Girls
    ((-0.63, 0.96), (-0.11, 0.18), (-0.9, -0.39), (-0.47, -0.05)),  # Corruption
    ((-0.9, 0.42), (-0.53, 0.2), (-0.36, -0.4), (-0.31, -0.03)),  # Credits
    ((0.22, 0.86), (0.0, 0.0), (0.17, -0.32), (0.21, -0.16)),  # Joe
    ((0.02, 0.2), (0.03, 0.08), (0.31, -0.75), (0.52, -0.38)),  # Marshall
    ((0.2, -0.09), (-0.26, -0.19), (-0.41, -1.26), (-0.19, -0.48)),  # Split
    ((-0.15, -0.68), (-0.6, -0.69), (-0.52, -0.73), (-0.36, -0.72)),  # Wanted
    ((0.62, 0.72), (0.24, 0.26), (-0.17, -0.28), (0.03, 0.0)),  # Elixir
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Cattle
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Winchester
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Mule
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Dog
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Gift
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),  # Swindler
    ((0.0, 0.0), (0.0, 0.0), (-1.25, -1.65), (-0.39, -0.66)),  # Double gun
    ((0.0, 0.0), (0.0, 0.0), (-0.77, -2.13), (-0.39, -1.19)),  # Whisky
    ((0.0, 0.0), (0.0, 0.0), (-0.17, -0.25), (-0.35, -0.12)),  # Insurance
    ((0.0, 0.0), (0.0, 0.0), (-0.65, -1.27), (-0.85, -1.25)),  # Desperado
    ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.5, 0.13)),  # Smoke
)


def among(id: str, edition: int, rows: tuple[tuple[float, ...], ...]) -> Promise:
    """The table of an edition, the given column of CARDS; the expert's is right for all else."""
    promise = PROMISES[id]
    return Promise(
        promise.nuggets_a_round,
        promise.deeds_a_round,
        promise.pulls,
        promise.haste,
        promise.denied,
        rows,
        cards_of(CARDS, edition),
    )


AMONG_EXPERTS: Final[dict[str, Promise]] = {
    "dicetown/2009": among(
        "dicetown/2009",
        0,
        (
            (0.77, 0.62, 0.45, 0.3, 0.22),
            (0.4, 0.37, 0.28, 0.21, 0.14),
            (2.27, 1.68, 1.07, 0.76, 0.3),
            (0.16, 0.2, 0.25, 0.34, 0.49),
            (0.72, 0.58, 0.38, 0.16, 0.0),
            (0.81, 0.71, 0.53, 0.33, 0.18),
            (0.31, 0.61, 0.48, 0.42, 0.26),
            (0.82, 0.66, 0.52, 0.33, 0.12),
            (0.0, 0.0, 0.0, 0.0, 0.0),
            (3.5, 4.5, 5.5, 6.0, 7.0),
        ),
    ),
    "dicetown/revised": among(
        "dicetown/revised",
        1,
        (
            (0.77, 0.67, 0.47, 0.31, 0.34),
            (0.4, 0.38, 0.29, 0.2, 0.19),
            (2.01, 1.56, 0.97, 0.21, 0.41),
            (0.18, 0.29, 0.02, 0.0, 0.24),
            (0.69, 0.53, 0.41, 0.27, 0.11),
            (0.82, 0.67, 0.52, 0.32, 0.29),
            (0.51, 0.94, 1.03, 0.6, 0.28),
            (0.73, 0.52, 0.27, 0.13, 0.04),
            (0.0, 0.0, 0.0, 0.0, 0.0),
            (4.0, 4.75, 6.0, 8.75, 8.5),
        ),
    ),
    "dicetown/extension": among(
        "dicetown/extension",
        2,
        (
            (0.81, 0.69, 0.52, 0.3, 0.25),
            (0.4, 0.38, 0.29, 0.2, 0.17),
            (1.99, 1.04, 1.1, 1.07, 0.84),
            (0.28, 0.44, 0.53, 0.53, 0.31),
            (0.67, 0.53, 0.43, 0.28, 0.16),
            (1.0, 1.01, 0.97, 0.89, 0.83),
            (0.61, 1.44, 1.9, 1.41, 0.54),
            (0.78, 0.53, 0.3, 0.16, 0.17),
            (0.0, 0.27, 0.72, 1.19, 1.76),
            (4.25, 5.5, 6.75, 7.5, 7.5),
        ),
    ),
    "dicetown/extension+indians": among(
        "dicetown/extension+indians",
        3,
        (
            (0.79, 0.56, 0.37, 0.21, 0.15),
            (0.41, 0.33, 0.27, 0.2, 0.18),
            (1.98, 1.02, 1.48, 0.88, 0.55),
            (0.21, 0.29, 0.15, 0.18, 0.46),
            (0.73, 0.58, 0.52, 0.36, 0.0),
            (1.03, 1.05, 1.01, 1.0, 1.07),
            (0.62, 1.23, 1.57, 1.19, 0.33),
            (0.74, 0.51, 0.31, 0.15, 0.09),
            (0.15, 0.53, 0.61, 1.0, 0.97),
            (4.5, 6.5, 7.0, 7.25, 8.75),
        ),
    ),
}

NO_SECOND: Final[tuple[float, ...]] = (0.0,) * 6
SHOWN: Final[dict[str, Shown]] = {
    "dicetown/2009": Shown(
        (0.62, 0.61, 0.42, 0.94, 0.87, 1.06, 0.65),
        NO_SECOND,
        (0.68, 0.7, 0.5, 0.92, 0.7, 0.88, 0.41),
        NO_SECOND,
        0.76,
    ),
    "dicetown/revised": Shown(
        (0.55, 0.66, 0.63, 1.02, 0.73, 1.22, 0.93),
        NO_SECOND,
        (0.55, 0.55, 0.63, 0.79, 0.57, 0.91, 0.59),
        NO_SECOND,
        0.95,
    ),
    "dicetown/extension": Shown(
        (0.77, 0.53, 0.59, 0.81, 0.88, 0.99, 0.68),
        (0.79, 0.56, 0.72, 0.67, 0.66, 0.86),
        (0.77, 0.59, 0.59, 1.0, 0.66, 0.49, 0.33),
        (0.66, 0.72, 0.67, 0.67, 0.67, 0.54),
        0.84,
    ),
    "dicetown/extension+indians": Shown(
        (0.6, 0.71, 0.53, 0.74, 0.93, 0.7, 0.7),
        (0.74, 0.62, 0.61, 0.5, 0.76, 0.69),
        (0.52, 0.81, 0.44, 1.08, 0.78, 0.31, 0.33),
        (0.68, 0.7, 0.65, 0.71, 0.84, 0.54),
        1.05,
    ),
}
