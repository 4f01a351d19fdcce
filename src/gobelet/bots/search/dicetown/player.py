"""Dice Town, played on by experts: each from what he sees of the imagined game."""

from typing import Final

from gobelet.bots.expert.bot import ExpertBot
from gobelet.bots.search.quick_player import QuickPlayer
from gobelet.core.game import Game
from gobelet.core.names import Option, Seat
from gobelet.dicetown.state import Town


class TownPlayer(QuickPlayer):
    """An expert for all seats: he has no memory, so that one is as good as four."""

    __slots__ = ("expert",)

    def __init__(self, expert: ExpertBot) -> None:
        self.expert: Final = expert

    def round_of(self, game: Game) -> int:
        assert isinstance(game, Town)
        return game.round

    def answer(self, game: Game, seat: Seat) -> Option:
        question = game.question
        assert question is not None
        return self.expert.decide(game.ruleset.view(game, seat), question, 0.0)
