"""What goods promise in Dice Town among experts. The search calculates with these."""

from typing import Final

from gobelet.bots.expert.dicetown.promise import Promise
from gobelet.bots.expert.dicetown.tables import fitted_for, promise
from gobelet.bots.search.dicetown.figures import CARDS, GOODS
from gobelet.dicetown.edition import Edition

AMONG_EXPERTS: Final[dict[str, Promise]] = {
    f"dicetown/{edition}": promise(edition, GOODS, CARDS) for edition in GOODS
}


def promise_among_experts(edition: Edition) -> Promise:
    """What goods promise in this edition."""
    return AMONG_EXPERTS[fitted_for(edition)]
