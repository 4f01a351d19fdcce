"""Which facts of a game's messages are what: seats, dice, cards, places."""

from collections.abc import Callable
from typing import Final

from gobelet.core.errors import Fact

# In every game: a fact with one of these names is a seat, or several.
SEATS: Final = frozenset(
    ("seat", "seats", "taker", "target", "victim", "winner", "sheriff", "owner", "opponent")
)


def no_goods(facts: dict[str, Fact]) -> None:
    return None


class Vocabulary:
    """`faces` are the words for dice; `terms` names the message for each value of a fact (a card, a place);
    `worth` turns kinds into numbers (deeds into points); `goods` lists (message, facts) for a heap of goods.
    """

    def __init__(
        self,
        faces: tuple[str, ...],
        dice: frozenset[str],
        terms: dict[str, Callable[[int | str], str]],
        worth: dict[str, Callable[[int], int]],
        goods: Callable[[dict[str, Fact]], list[tuple[str, dict[str, Fact]]] | None] = no_goods,
    ) -> None:
        self.faces: Final = faces
        self.dice: Final = dice
        self.terms: Final = terms
        self.worth: Final = worth
        self.goods: Final = goods


PLAIN: Final = Vocabulary((), frozenset(), {}, {})
