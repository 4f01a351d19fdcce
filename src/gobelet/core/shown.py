"""What a view shows in any game: heaps before each seat and on the table, for boards that know no game."""

from typing import Final


class Heap:
    """Things that lie together: an amount, dice by their faces, hidden dice, cards by their names."""

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
        self.amount: Final = amount  # -1: no amount
        self.dice: Final = dice
        self.hidden: Final = hidden
        self.cards: Final = cards


class Shown:
    """The round, the heaps of each seat, and the heaps on the table."""

    __slots__ = ("round", "seats", "table")

    def __init__(self, round: int, seats: tuple[tuple[Heap, ...], ...], table: tuple[Heap, ...] = ()) -> None:
        self.round: Final = round
        self.seats: Final = seats
        self.table: Final = table
