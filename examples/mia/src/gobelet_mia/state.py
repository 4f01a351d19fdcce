"""The table: lives, the cup, the last claim."""

from typing import ClassVar, Final

from gobelet.core.chance import UNDECIDED
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.core.goods import move
from gobelet.core.names import Dice, Option, Seat
from gobelet_mia.values import BELIEVE, CLAIMS, DOUBT, VALUES

# Every field, and who may know it: the cup is for the seat that has it.
FIELDS: Final = {"lives": "public", "holder": "public", "claim": "public", "cup": "own"}


class Mia(Game):
    """A game of Mia. The last entry of `lives` counts the lives that are lost."""

    changing: ClassVar[tuple[str, ...]] = tuple(FIELDS)

    lives: list[int]
    holder: Seat  # the seat that last looked under the cup
    claim: int  # MI-3: the rank of the last claim of this round
    cup: Dice

    def copy(self) -> "Mia":
        twin = Mia(self.ruleset, self.choices, self.seats, UNDECIDED, self.skip)
        self.copy_into(twin)
        twin.lives = self.lives[:]
        twin.holder, twin.claim, twin.cup = self.holder, self.claim, self.cup
        return twin

    def state_text(self) -> str:
        return f"round {self.round} {self.lives} {self.holder} {self.claim} {self.cup}"

    def lose(self, seat: Seat, lives: int) -> None:
        """MI-5, MI-6. A seat loses lives, as many as it has."""
        lost = min(lives, self.lives[seat])
        move(self.lives, seat, self.seats, lost)
        if self.watchers:
            self.tell("life-lost", "MI-5", {"seat": seat, "number": lost, "left": self.lives[seat]})

    def next_after(self, seat: Seat) -> Seat:
        """The next player to the left who is not out."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if self.lives[other]:
                return other
        raise AssertionError("somebody is always left")

    @property
    def alive(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.lives[seat]]

    # --- the public face ---------------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.lives[: self.seats])

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(self.alive) if len(self.alive) == 1 else ()

    def score_lines(self, seat: Seat) -> list[Message]:
        return [Message("score-lives", "MI-8", {"points": self.lives[seat]})]

    def totals(self) -> tuple[int, ...]:
        return (sum(self.lives),)

    def message(self, option: Option, seat: Seat | None = None) -> Message:
        if option == DOUBT:
            return Message("option-doubt", "MI-5", {})
        if option == BELIEVE:
            return Message("option-believe", "MI-4", {})
        return Message("option-claim", "MI-3", {"value": VALUES[option - CLAIMS[0]]})
