"""What a view shows, in one form for all games: heaps of goods before each seat and on the table.

It feeds `repr(view)`, the board and the terminal table of games that bring none, and `render()`
of the environments.
"""

from typing import Final


class Heap:
    """Some goods in one place. `id` is its name: `heap-<id>` in the game's sentence file.

    `amount` is a plain number, -1 if the heap has none. `dice` are faces, numbered as in the game's words.
    `hidden` counts dice or cards that lie face down for this viewer. `cards` are message ids of their names.
    """

    __slots__ = ("amount", "cards", "dice", "hidden", "id")

    def __init__(
        self,
        id: str,
        amount: int = -1,
        dice: tuple[int, ...] = (),
        hidden: int = 0,
        cards: tuple[str, ...] = (),
    ) -> None:
        self.id: Final = id
        self.amount: Final = amount
        self.dice: Final = dice
        self.hidden: Final = hidden
        self.cards: Final = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heap) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return self.words(())

    def words(self, faces: tuple[str, ...]) -> str:
        """The heap as text. `faces` are the words for the faces of a die; without them dice are numbers."""
        words = [self.id]
        if self.amount >= 0:
            words.append(str(self.amount))
        if self.dice:
            words.append("[" + " ".join([faces[face] if faces else str(face) for face in self.dice]) + "]")
        words += self.cards
        if self.hidden:
            words.append(f"{self.hidden} hidden")
        return " ".join(words)


class Shown:
    """The heaps of each seat, and those on the table."""

    __slots__ = ("round", "seats", "table")

    def __init__(self, round: int, seats: tuple[tuple[Heap, ...], ...], table: tuple[Heap, ...] = ()) -> None:
        self.round: Final = round  # 0 in a game without rounds
        self.seats: Final = seats
        self.table: Final = table

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return self.words(())

    def words(self, faces: tuple[str, ...]) -> str:
        """All heaps as text, place by place. `faces` are the words for the faces of a die."""
        places = [(str(seat), heaps) for seat, heaps in enumerate(self.seats)]
        lines = [
            f"{place}: {', '.join([heap.words(faces) for heap in heaps])}"
            for place, heaps in [*places, ("table", self.table)]
            if heaps
        ]
        return "; ".join([f"round {self.round}", *lines])


def counted(id: str, number: int) -> tuple[Heap, ...]:
    """A heap of `number` cards or dice face down; none if there are none."""
    return (Heap(id, hidden=number),) if number else ()


def laid(id: str, cards: tuple[str, ...]) -> tuple[Heap, ...]:
    """A heap of these cards face up; none if there are none."""
    return (Heap(id, cards=cards),) if cards else ()


def rolled(id: str, dice: tuple[int, ...]) -> tuple[Heap, ...]:
    """A heap of these dice; none if there are none."""
    return (Heap(id, dice=dice),) if dice else ()
