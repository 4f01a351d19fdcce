"""What goods promise in Dice Town, edition by edition."""

from typing import Final

from gobelet.bots.expert.dicetown.factor_figures import FACTORS
from gobelet.bots.expert.dicetown.figures import CARDS, GOODS, PACE
from gobelet.bots.expert.dicetown.promise import Promise, cards_in
from gobelet.dicetown.edition import Edition


def promise(
    edition: str,
    goods: dict[str, dict[str, tuple[float, ...]]],
    cards: dict[str, dict[str, tuple[float, float]]],
    factors: dict[str, dict[str, float]] = FACTORS,
) -> Promise:
    """The table of an edition, with these figures for goods, cards and factors."""
    nuggets, deeds = PACE[edition]
    return Promise(
        nuggets_a_round=nuggets,
        deeds_a_round=deeds,
        factors=factors[edition],
        rows=goods[edition],
        cards=cards_in(cards, edition),
    )


PROMISES: Final[dict[str, Promise]] = {
    f"dicetown/{edition}": promise(edition, GOODS, CARDS) for edition in GOODS
}


def fitted_for(edition: Edition) -> str:
    """The id of the edition whose figures this one uses.

    An edition without figures uses those of the one that has the same things beside the town.
    """
    if edition.id in PROMISES:
        return edition.id
    if edition.indian:
        return "dicetown/extension+indians"
    if edition.outlaws:
        return "dicetown/extension"
    return "dicetown/revised" if edition.elixirs else "dicetown/2009"


def promise_of(edition: Edition) -> Promise:
    """What goods promise in this edition."""
    return PROMISES[fitted_for(edition)]
