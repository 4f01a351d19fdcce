"""Tries options out by playing to the end of the round."""

from typing import Final

from gobelet.bots.chances import FORMULA, Evaluator, win_chances
from gobelet.bots.judge import Judge
from gobelet.bots.search.quick_player import QuickPlayer
from gobelet.core.game import Game
from gobelet.core.names import Option, Seat
from gobelet.core.view import View

LEAST: Final = 8
RATE: Final = 1500


class Rollouts(Judge):
    """A quick player answers for all seats until the round is over; then the standings say who may win."""

    def __init__(self, view: View, player: QuickPlayer, seed: int, evaluator: Evaluator = FORMULA) -> None:
        super().__init__(LEAST, RATE)
        assert view.seat is not None
        self.view: Final = view
        self.player: Final = player
        self.seed: Final = seed
        self.evaluator: Final = evaluator
        self.seat: Final[Seat] = view.seat
        self.world: Game | None = None
        self.round = 0

    def imagine(self, number: int) -> None:
        world = self.view.ruleset.imagine(self.view, self.seed + number)
        world.skip = True
        self.world = world
        self.round = world.round

    def chance(self, option: Option) -> float:
        assert self.world is not None
        world = self.world.copy()
        world.answer(self.seat, option)
        self.player.finish(world, self.round)
        return win_chances(world, self.evaluator)[self.seat]
