"""Tries options out by playing the round on, for whatever the game is."""

from typing import Final

from gobelet.bots.chances import win_chances
from gobelet.bots.search.quick_player import Player
from gobelet.bots.search.trials import Judge
from gobelet.core.game import Game
from gobelet.core.names import Option, Seat
from gobelet.core.view import View

LEAST: Final = 8
RATE: Final = 1500


class Rollouts(Judge):
    """A player answers for all seats until the round is over; then the standings tell who may win."""

    __slots__ = ("player", "round", "seat", "seed", "view", "world")

    def __init__(self, view: View, player: Player, seed: int) -> None:
        super().__init__(LEAST, RATE)
        assert view.seat is not None
        self.view: Final = view
        self.player: Final = player
        self.seed: Final = seed
        self.seat: Final[Seat] = view.seat
        self.world: Game | None = None
        self.round = 0

    def imagine(self, number: int) -> None:
        world = self.view.ruleset.imagine(self.view, self.seed + number)
        world.skip = True
        self.world = world
        self.round = self.player.round_of(world)

    def chance(self, option: Option) -> float:
        assert self.world is not None
        world = self.world.copy()
        world.answer(self.seat, option)
        self.player.finish(world, self.round)
        return win_chances(world)[self.seat]
