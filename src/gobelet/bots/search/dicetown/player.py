"""Dice Town, played on by experts: each seat by its own view of the imagined game."""

from typing import Final

from gobelet.bots.expert.bot import ExpertBot
from gobelet.bots.search.quick_player import QuickPlayer
from gobelet.core.game import Game
from gobelet.core.names import Option, Seat


class TownPlayer(QuickPlayer):
    """An expert for all seats: it has no memory, so one is as good as four."""

    __slots__ = ("expert",)

    def __init__(self, expert: ExpertBot) -> None:
        self.expert: Final = expert

    def answer(self, game: Game, seat: Seat) -> Option:
        question = game.question
        assert question is not None
        return self.expert.decide(game.ruleset.view(game, seat), question, 0.0)
