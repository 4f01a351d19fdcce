"""Whose throw it was: chance that tells which seat it rolls for, while it decides as it always does."""

from typing import Final

from gobelet.core.chance import Chance, Nature
from gobelet.core.goods import Back
from gobelet.core.names import Cards, Dice, Kind, Seat

A_PILE: Final[Seat] = -1  # no seat's dice or cards


class Listening(Nature):
    """The chance of a game, with an ear at its door: `heard` gets whose dice fall, or whose card is drawn."""

    __slots__ = ("heard", "inner")

    def __init__(self, inner: Nature, heard: list[Seat]) -> None:
        super().__init__(inner.name, inner.seed, False, inner.past, inner.recorded)
        self.inner: Final = inner
        self.heard: Final = heard

    def below(self, chance: Chance, n: int) -> int:
        self.heard.append(A_PILE)
        return self.inner.below(chance, n)

    def roll(self, chance: Chance, size: int) -> Dice:
        self.heard.append(A_PILE)
        return self.inner.roll(chance, size)

    def pick(self, chance: Chance, back: Back, cards: Cards) -> Kind:
        self.heard.append(A_PILE)
        return self.inner.pick(chance, back, cards)

    def roll_of(self, chance: Chance, seat: Seat, size: int) -> Dice:
        self.heard.append(seat)
        return self.inner.roll_of(chance, seat, size)

    def pick_of(self, chance: Chance, seat: Seat, back: Back, cards: Cards) -> Kind:
        self.heard.append(seat)
        return self.inner.pick_of(chance, seat, back, cards)
