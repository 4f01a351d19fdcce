"""A game of one page whose box has no pieces: take one to three stones; the last one loses."""

from typing import ClassVar

from gobelet.core.box import GameBox
from gobelet.core.branches import nature
from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.game import Game, Watcher
from gobelet.core.names import Option, Parts, Seat
from gobelet.core.options import OptionTable
from gobelet.core.question import Question
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View

MOST = 3


class Take(Question["Stones"]):
    id: ClassVar[str] = "take"

    def run(self, game: "Stones") -> None:
        game.ask(self, 1 << game.turn)

    def options(self, game: "Stones", seat: Seat) -> Parts:
        return tuple(range(min(MOST, game.stones)))

    def settle(self, game: "Stones", answers: list[Parts]) -> None:
        game.stones -= 1 + answers[game.turn][0]
        if game.stones:
            game.turn = (game.turn + 1) % game.seats
            game.then((TAKE,))


TAKE = Take()


class Stones(Game):
    def __init__(self, ruleset: Ruleset, seats: int, nature: Nature, skip: bool = False) -> None:
        super().__init__(ruleset, {}, seats, nature, skip)
        self.stones = 12
        self.turn: Seat = 0

    def copy(self) -> "Stones":
        twin = Stones(self.ruleset, self.seats, self.nature, self.skip)
        self.copy_into(twin)
        twin.stones = self.stones
        twin.turn = self.turn
        return twin

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.seats) if seat != self.turn]) if self.over else ()


class StonesView(View):
    def __init__(self, game: Stones, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.game = game.copy()


def view(game: Game, seat: Seat | None) -> View:
    assert isinstance(game, Stones)
    return StonesView(game, seat)


def imagine(view: View, seed: int) -> Game:
    """Nothing is hidden."""
    assert isinstance(view, StonesView)
    world = view.game.copy()
    world.change_nature(nature("fast", str(seed)))
    return world


def begin(
    ruleset: Ruleset,
    seats: int,
    nature: Nature,
    choices: dict[str, Fact],
    skip: bool,
    watchers: list[Watcher],
) -> Game:
    return drawn(seats, 12, 0)


def drawn(seats: int, stones: int, turn: Seat) -> Stones:
    """A game with this many stones left."""
    game = Stones(STONES, seats, nature("fast", "1"))
    game.stones, game.turn = stones, turn
    game.then((TAKE,))
    game.go()
    return game


STONES = Ruleset(
    "stones",
    version=1,
    seats=(2, 3, 4),
    choices=(),
    table=OptionTable([("take", MOST)]),
    new=begin,
    view=view,
    imagine=imagine,
)
BOX = GameBox("stones", "Stones", (STONES,), {})


def taken(option: Option) -> int:
    return option + 1
