"""What goods promise in Dice Town, edition by edition."""

from typing import Final

from gobelet.bots.expert.dicetown.figures import CARDS, GOODS, PACE
from gobelet.bots.expert.dicetown.promise import Promise, cards_in
from gobelet.dicetown.edition import Edition

# How much more or less than it promises a place brings. Found by playing 13,000 games in which these, `haste`
# and `denied` varied at random (docs/strength.md).
USUAL_PULLS: Final = {
    "mine": 0.9,
    "bank": 0.9,
    "store": 1.0,
    "saloon": 1.0,
    "sheriff": 1.0,
    "hall": 1.3,
    "doc": 1.0,
}
PULLS: Final[dict[str, dict[str, float]]] = {
    "revised": {
        "mine": 1.0,
        "bank": 1.0,
        "store": 1.0,
        "saloon": 1.15,
        "sheriff": 0.8,
        "hall": 1.15,
        "doc": 0.75,
    },
}
USUAL_HASTE: Final = 0.7
HASTE: Final[dict[str, float]] = {"revised": 0.4}
USUAL_DENIED: Final = 0.48
DENIED: Final[dict[str, float]] = {"revised": 0.3}


def promise(
    edition: str,
    goods: dict[str, dict[str, tuple[float, ...]]],
    cards: dict[str, dict[str, tuple[float, float]]],
) -> Promise:
    """The table of an edition, with these figures for goods and cards."""
    nuggets, deeds = PACE[edition]
    return Promise(
        nuggets_a_round=nuggets,
        deeds_a_round=deeds,
        pulls=PULLS.get(edition, USUAL_PULLS),
        haste=HASTE.get(edition, USUAL_HASTE),
        denied=DENIED.get(edition, USUAL_DENIED),
        rows=goods[edition],
        cards=cards_in(cards, edition),
    )


PROMISES: Final[dict[str, Promise]] = {
    f"dicetown/{edition}": promise(edition, GOODS, CARDS) for edition in GOODS
}


def fitted_for(edition: Edition) -> str:
    """The id of the edition whose figures this one uses.

    An edition without figures of its own uses those of the one that has the same things beside the town.
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
