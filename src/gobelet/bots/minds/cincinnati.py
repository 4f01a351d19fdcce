"""What bots know about Cincinnati."""

from typing import Final, Literal

from gobelet.bots.answers.cincinnati import brain
from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.bots.chances import shares
from gobelet.bots.expert.cincinnati import advice
from gobelet.bots.expert.cincinnati.win_weights import WEIGHTS, weight
from gobelet.bots.judge import Judge
from gobelet.bots.mind import Mind, few
from gobelet.bots.picking import Scored
from gobelet.bots.search.cincinnati.player import CasinoPlayer
from gobelet.bots.search.rollouts import Rollouts
from gobelet.cincinnati.duels import DuelReroll
from gobelet.cincinnati.state import Casino
from gobelet.cincinnati.throws import ChooseTable
from gobelet.cincinnati.view import CasinoView
from gobelet.core.game import Game
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.view import View


class CasinoMind(Mind):
    def greedy(self, view: View, question: AnyQuestion, seed: int) -> Option:
        assert isinstance(view, CasinoView)
        return brain.decide(view, question, seed)

    def weigh(self, view: View, question: AnyQuestion, seed: int, among_experts: bool = False) -> Scored:
        assert isinstance(view, CasinoView)
        if among_experts and isinstance(question, ChooseTable):
            return CasinoPlayer(CasinoAppraiser(view, seed)).advise()
        return advice.weigh(view, question, seed)

    def reckons(self) -> Literal["points", "chance"]:
        return "chance"

    def judge(self, view: View, question: AnyQuestion, seed: int, start: int) -> Judge | None:
        """Tables, rerolls and chips are tried; the odds of a duel between two are exact without it."""
        assert isinstance(view, CasinoView)
        if view.said or isinstance(question, DuelReroll):
            return None
        return Rollouts(view, CasinoPlayer(CasinoAppraiser(view, seed)), start)

    def prepare(
        self, view: View, question: AnyQuestion, seed: int, start: int
    ) -> tuple[Scored, Judge | None]:
        """Where the rivals go is costly to work out, so one player both advises and plays on."""
        if view.said or not isinstance(question, ChooseTable):
            return super().prepare(view, question, seed, start)
        assert isinstance(view, CasinoView)
        player = CasinoPlayer(CasinoAppraiser(view, seed))
        return player.advise(), Rollouts(view, player, start)

    def candidates(self, view: View, question: AnyQuestion, scored: Scored, choice: Option) -> list[Option]:
        return few(view, scored)

    def chances(self, game: Game) -> list[float]:
        assert isinstance(game, Casino)
        weights = WEIGHTS[game.round - 1]
        return shares(
            [weight(weights, game.money(seat) / 1000, game.chips[seat]) for seat in range(game.seats)]
        )


MIND: Final = CasinoMind()
