"""Vocabularies: what the facts in a game's messages are, and where its sentences stand."""

from collections.abc import Callable, Mapping
from typing import Final

from gobelet.core.box import GameBox
from gobelet.core.errors import Fact

# In every game a fact with one of these names is a seat, or several.
SEATS: Final = frozenset(
    ("seat", "seats", "taker", "target", "victim", "winner", "sheriff", "owner", "opponent")
)
HOME: Final = "gobelet.locale"

Heap = list[tuple[str, dict[str, Fact]]]


def no_goods(facts: dict[str, Fact]) -> Heap | None:
    """No facts of this game are a heap of goods."""
    return None


class Vocabulary:
    """The words of one game.

    `faces` are the words for the faces of a die, by number; `first_face` is the lowest face there is.
    `dice` are the facts that hold faces, `seats` those that hold seats. `terms` gives the prefix of the
    message that names a fact's value: with `{"place": "place"}` the place `mine` is the message
    `place-mine`. `values` turns a fact's number into the name or the points by which people know it.
    `goods` splits the facts of a heap of goods into (message, facts) for each kind of goods, or returns
    None. `folder` is the package with the sentences: `<language>/<game>.ftl`.
    """

    def __init__(
        self,
        *,
        faces: tuple[str, ...] = (),
        first_face: int = 0,
        dice: frozenset[str] = frozenset(),
        seats: frozenset[str] = SEATS,
        terms: Mapping[str, str] | None = None,
        values: Mapping[str, Callable[[int], int | str]] | None = None,
        goods: Callable[[dict[str, Fact]], Heap | None] = no_goods,
        folder: str = HOME,
    ) -> None:
        self.faces: Final = faces
        self.first_face: Final = first_face
        self.dice: Final = dice
        self.seats: Final = seats
        self.terms: Final[Mapping[str, str]] = terms or {}
        self.values: Final[Mapping[str, Callable[[int], int | str]]] = values or {}
        self.goods: Final = goods
        self.folder: Final = folder

    def value(self, key: str, value: int | str) -> int | str:
        """A value of this fact as people know it: a card's name for its number, a deed's points."""
        known = self.values.get(key)
        return known(value) if known is not None and isinstance(value, int) else value

    def term(self, key: str, value: int | str) -> str:
        """The id of the message that names this value."""
        return f"{self.terms[key]}-{self.value(key, value)}"


PLAIN: Final = Vocabulary()


def vocabulary_of(box: GameBox) -> Vocabulary:
    """The vocabulary of a game; a game without one has no words but those that all games share."""
    return box.piece_or("words", PLAIN)
