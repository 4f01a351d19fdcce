"""What goods promise in Dice Town among experts. The search calculates with these."""

from typing import Final

from gobelet.bots.expert.dicetown.promise import Promise
from gobelet.bots.expert.dicetown.tables import USUAL, promise
from gobelet.bots.search.dicetown.figures import CARDS, GOODS

AMONG_EXPERTS: Final[dict[str, Promise]] = {
    f"dicetown/{edition}": promise(edition, GOODS, CARDS) for edition in GOODS
}


def promise_among_experts(edition: str) -> Promise:
    """What goods promise in the edition of this id."""
    return AMONG_EXPERTS[edition] if edition in AMONG_EXPERTS else AMONG_EXPERTS[USUAL]
