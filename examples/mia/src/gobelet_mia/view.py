"""What a seat may know, and one random filling of what it cannot."""

from gobelet.core.chance import Nature
from gobelet.core.game import Game
from gobelet.core.names import Dice, Seat
from gobelet.core.shown import Heap, Shown
from gobelet.core.view import View
from gobelet_mia.state import Mia
from gobelet_mia.values import name_of, pips


class MiaView(View):
    """`cup` is 0 for all but the seat that has looked under it."""

    def __init__(self, mia: Mia, seat: Seat | None) -> None:
        super().__init__(mia, seat)
        self.lives: list[int] = mia.lives[:]
        self.holder: Seat = mia.holder
        self.claim: int = mia.claim
        self.hidden: bool = mia.cup != 0  # there are dice under the cup
        self.cup: Dice = mia.cup if seat == mia.holder else 0

    def shown(self) -> Shown:
        """The lives of each player, the cup before the one who looked under it, and the last claim."""
        seats: list[tuple[Heap, ...]] = []
        for seat in range(self.seats):
            heaps = [Heap("lives", self.lives[seat])]
            if self.hidden and seat == self.holder:
                heaps.append(Heap("cup", dice=pips(self.cup)) if self.cup else Heap("cup", hidden=2))
            seats.append(tuple(heaps))
        claims = (Heap("claim", cards=(f"value-{name_of(self.claim)}",)),)
        return Shown(self.round, tuple(seats), claims)

    def text(self) -> str:
        mine = f"{self.round} {self.lives} {self.holder} {self.claim} {self.hidden} {self.cup}"
        return f"{super().text()} | {mine}"


def view(game: Game, seat: Seat | None) -> MiaView:
    assert isinstance(game, Mia)
    return MiaView(game, seat)


def imagine(seen: View, seed: int) -> Mia:
    """A game that the view's seat cannot tell from the real one: the dice under the cup are rolled again.

    Every roll is as likely, whatever was claimed: a bot that knows liars better may weigh the worlds.
    """
    assert isinstance(seen, MiaView)
    mia = Mia(seen.ruleset, seen.choices, seen.seats, Nature("imagined", str(seed), recorded=False), False)
    seen.open_question(mia)
    mia.lives = seen.lives[:]
    mia.holder = seen.holder
    mia.claim = seen.claim
    mia.cup = seen.cup or (mia.roll(2) if seen.hidden else 0)
    if seen.said and seen.seat is not None:
        mia.answer(seen.seat, *seen.said)
    return mia
