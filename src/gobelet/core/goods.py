"""Goods: what is owned and moved. Totals are conserved because goods move through `move` only.

A holding is a list with one amount per holder (the seats, then the places). Dollars and nuggets are
plain numbers; cards of one back are packed into one integer that counts each kind and, in the bits
from SIZE upwards, all of them. So an amount of anything is moved by `-` and `+`.
"""

from typing import Final

from gobelet.core.card_lists import Listing
from gobelet.core.names import Cards, Kind

SIZE: Final = 56  # cards >> SIZE is the number of cards
KINDS: Final = (1 << SIZE) - 1  # cards & KINDS are the counts of the kinds


def move(holding: list[int], giver: int, taker: int, amount: int) -> None:
    """Move goods. Nothing else does."""
    holding[giver] = holding[giver] - amount  # compiled, `-=` on an entry would work on boxed integers
    holding[taker] = holding[taker] + amount


class Back:
    """The cards that share a back: how many copies of each kind there are, and how they are packed."""

    __slots__ = (
        "bits",
        "copies",
        "each",
        "field",
        "full",
        "kind_names",
        "kinds",
        "mask",
        "number",
        "once",
        "one",
        "shift",
    )

    def __init__(self, copies: tuple[int, ...], names: tuple[str, ...] = (), number: int = 0) -> None:
        self.copies: Final = copies
        self.number: Final = number  # tells the backs of one game apart, below eight
        self.kind_names: Final[tuple[str, ...]] = names or tuple([str(kind) for kind in range(len(copies))])
        self.kinds: Final = len(copies)
        self.bits: Final[tuple[int, ...]] = tuple([number.bit_length() for number in copies])
        shifts = [0]
        for width in self.bits:
            shifts.append(shifts[-1] + width)
        if shifts[-1] > SIZE:
            raise ValueError(f"these cards need {shifts[-1]} bits, and there are {SIZE}")
        self.shift: Final = tuple(shifts[:-1])
        self.mask: Final[tuple[int, ...]] = tuple([(1 << width) - 1 for width in self.bits])
        self.one: Final[tuple[int, ...]] = tuple([1 << SIZE | 1 << shift for shift in self.shift])
        self.field: Final[tuple[int, ...]] = tuple(
            [mask << shift for mask, shift in zip(self.mask, self.shift, strict=True)]
        )
        self.full: Final[int] = sum([number * self.one[kind] for kind, number in enumerate(copies)])
        kinds = tuple(range(self.kinds))
        self.each: Final = self.listing(kinds, True)
        self.once: Final = self.listing(kinds, False)

    def listing(self, numbers: tuple[int, ...], each: bool) -> Listing:
        """A listing of cards by the number of each kind: each card, or each kind among them once."""
        return Listing(self.bits, numbers[: self.kinds], each)

    def count(self, cards: Cards, kind: Kind) -> int:
        return cards >> self.shift[kind] & self.mask[kind]

    def nth(self, cards: Cards, index: int) -> Kind:
        """The kind of the card at this place when the cards are laid out kind by kind."""
        for kind in range(self.kinds):
            index -= cards >> self.shift[kind] & self.mask[kind]
            if index < 0:
                return kind
        raise IndexError("no such card")

    def spread(self, cards: Cards) -> tuple[int, ...]:
        """The cards laid out one by one, kind by kind."""
        return self.each.of(cards)

    def names(self, cards: Cards) -> tuple[str, ...]:
        """The names of the cards, one by one; the numbers of their kinds if the kinds have no names.

        >>> deck = Back((2, 1), ("ace", "joker"))
        >>> deck.names(deck.full)
        ('ace', 'ace', 'joker')
        """
        return tuple([self.kind_names[kind] for kind in self.each.of(cards)])

    def distinct(self, cards: Cards) -> tuple[int, ...]:
        """The kinds among the cards, each once."""
        return self.once.of(cards)

    def after(self, counts: Cards, kind: Kind) -> Cards:
        """The bits that count the cards that may be named after one of this kind: equal and higher ones."""
        shift = self.shift[kind]
        return (counts >> shift) - 1 << shift

    def pack(self, kinds: tuple[int, ...]) -> Cards:
        return sum([self.one[kind] for kind in kinds])

    def within(self, some: Cards, cards: Cards) -> bool:
        """Whether all of `some` are among `cards`."""
        for field in self.field:
            if some & field > cards & field:
                return False
        return True

    def less(self, cards: Cards, number: int) -> Cards:
        """The cards that surely remain after any `number` cards left unseen: that many fewer of each kind."""
        remains = 0
        for kind in range(self.kinds):
            sure = self.count(cards, kind) - number
            if sure > 0:
                remains += (sure << SIZE) + (sure << self.shift[kind])
        return remains
