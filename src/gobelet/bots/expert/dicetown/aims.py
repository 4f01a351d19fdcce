"""What a person has said that their dice go for: it bends the expert's plan, which does the rest."""

from typing import Final

from gobelet.bots.expert.dicetown.promise import PLACES

NO_LIMIT: Final = 99
EVERY: Final[tuple[float, ...]] = (1.0,) * len(PLACES)
NO_MORE: Final[tuple[float, ...]] = (0.0,) * len(PLACES)


class Aims:
    """How much each place counts, the least hand that goes for the Town Hall, and the most paid at a time.

    A place counts for a share of what it gives (`weights`), and for some points more if it is won (`more`).
    """

    __slots__ = ("least_rank", "more", "most_paid", "weights")

    def __init__(
        self,
        weights: tuple[float, ...] = EVERY,
        more: tuple[float, ...] = NO_MORE,
        least_rank: int = 0,
        most_paid: int = NO_LIMIT,
    ) -> None:
        self.weights: Final = weights  # by place, the Doc last
        self.more: Final = more
        self.least_rank: Final = least_rank
        self.most_paid: Final = most_paid


NO_AIMS: Final = Aims()
