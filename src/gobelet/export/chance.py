"""Everything that chance decides in a game, written down as it falls."""

from typing import Final, NamedTuple

from gobelet.core.chance import Chance, Nature
from gobelet.core.game import Game
from gobelet.core.goods import SIZE, Back
from gobelet.core.names import Cards, Dice, Kind, Seat


class Fall(NamedTuple):
    """One draw. `value` is a packed handful, a kind of card, or a number."""

    round: int
    kind: str  # dice, card, number
    seat: Seat | None
    among: int
    value: int
    card: str = ""  # its name


class NotedChance(Nature):
    """The chance of a game as it is, with a note of every draw."""

    def __init__(self, inner: Nature) -> None:
        super().__init__(inner.name, inner.seed, False, inner.past, inner.recorded)
        self.inner: Final = inner
        self.falls: Final[list[Fall]] = []
        self.game: Game | None = None  # known from the first draw on

    def first(self) -> int:
        return self.inner.first()

    @property
    def round(self) -> int:
        """The round that the game is in."""
        return self.game.round if self.game is not None else 0

    def _note(
        self, chance: Chance, kind: str, seat: Seat | None, among: int, value: int, card: str = ""
    ) -> None:
        assert isinstance(chance, Game)
        self.game = chance
        self.falls.append(Fall(chance.round, kind, seat, among, value, card))

    def below(self, chance: Chance, n: int) -> int:
        value = self.inner.below(chance, n)
        self._note(chance, "number", None, n, value)
        return value

    def roll(self, chance: Chance, size: int) -> Dice:
        dice = self.inner.roll(chance, size)
        self._note(chance, "dice", None, size, dice)
        return dice

    def roll_of(self, chance: Chance, seat: Seat, size: int) -> Dice:
        dice = self.inner.roll_of(chance, seat, size)
        self._note(chance, "dice", seat, size, dice)
        return dice

    def pick(self, chance: Chance, back: Back, cards: Cards) -> Kind:
        kind = self.inner.pick(chance, back, cards)
        self._note(chance, "card", None, cards >> SIZE, kind, back.kind_names[kind])
        return kind

    def pick_of(self, chance: Chance, seat: Seat, back: Back, cards: Cards) -> Kind:
        kind = self.inner.pick_of(chance, seat, back, cards)
        self._note(chance, "card", seat, cards >> SIZE, kind, back.kind_names[kind])
        return kind
