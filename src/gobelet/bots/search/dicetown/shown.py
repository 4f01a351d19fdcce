"""What the places of a round really bring among experts, as a share of their prices."""

from typing import Final

from gobelet.bots.expert.dicetown.promise import PLACES
from gobelet.bots.expert.dicetown.tables import fitted_for
from gobelet.bots.search.dicetown import shown_figures
from gobelet.dicetown.edition import Edition


class ShownPlaces:
    """Regressed on whole rounds of experts.

    `mine`: by place, and then for a visit to the Doc, if I am the first there; `mine_second`: if I am the
    second. `theirs`, `their_second`: the same for a rival. `paid`: for dollars that are paid for dice.
    """

    __slots__ = ("mine", "mine_second", "paid", "their_second", "theirs")

    def __init__(self, figures: dict[str, dict[str, float]]) -> None:
        self.mine: Final = by_place(figures["mine"])
        self.mine_second: Final = by_place(figures.get("mine_second", {}))
        self.theirs: Final = by_place(figures["theirs"])
        self.their_second: Final = by_place(figures.get("their_second", {}))
        self.paid: Final = figures["paid"]["dice"]


def by_place(figures: dict[str, float]) -> tuple[float, ...]:
    return tuple([figures.get(place, 0.0) for place in PLACES])


SHOWN: Final[dict[str, ShownPlaces]] = {
    f"dicetown/{edition}": ShownPlaces(figures) for edition, figures in shown_figures.PLACES.items()
}


def shown_in(edition: Edition) -> ShownPlaces:
    """The figures of this edition."""
    return SHOWN[fitted_for(edition)]
