"""Tries options out by playing to the end of the game by chance: this works for any game."""

from typing import Final

from gobelet.bots.judge import Judge
from gobelet.core.game import Game
from gobelet.core.names import Option, Seat
from gobelet.core.playout import play_out
from gobelet.core.view import View

LEAST: Final = 8
RATE: Final = 1500


class Playouts(Judge):
    """All seats answer by chance until the game is over. All options meet the same world and luck."""

    def __init__(self, view: View, seed: int) -> None:
        super().__init__(LEAST, RATE)
        assert view.seat is not None
        self.view: Final = view
        self.seed: Final = seed
        self.seat: Final[Seat] = view.seat
        self.world: Game | None = None
        self.luck = 0

    def imagine(self, number: int) -> None:
        self.luck = self.seed + number
        self.world = self.view.ruleset.imagine(self.view, self.luck)
        self.world.skip = True

    def chance(self, option: Option) -> float:
        assert self.world is not None
        world = self.world.copy()
        world.answer(self.seat, option)
        play_out(world, self.luck)
        winners = world.winners
        return 1 / len(winners) if self.seat in winners else 0.0
