"""What bots know about Dice Town."""

from typing import Final

from gobelet.bots.chances import shares
from gobelet.bots.expert.bot import ExpertBot
from gobelet.bots.expert.dicetown import advice, reckoning
from gobelet.bots.expert.dicetown.tables import promise_of
from gobelet.bots.greedy.dicetown import deciding
from gobelet.bots.judge import Judge
from gobelet.bots.mind import Mind
from gobelet.bots.picking import Scored
from gobelet.bots.search.dicetown import trying
from gobelet.bots.search.dicetown.player import TownPlayer
from gobelet.bots.search.dicetown.rehearsal import Rehearsals
from gobelet.bots.search.dicetown.tables import promise_among_experts
from gobelet.bots.search.rollouts import Rollouts
from gobelet.core.game import Game
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.view import View
from gobelet.dicetown.rolling import KeepDice
from gobelet.dicetown.state import Town
from gobelet.dicetown.view import TownView
from gobelet.odds.hint import Hint


class TownMind(Mind):
    def greedy(self, view: View, question: AnyQuestion, seed: int) -> Option:
        assert isinstance(view, TownView)
        return deciding.decide(view, question, seed)

    def weigh(self, view: View, question: AnyQuestion, seed: int, among_experts: bool = False) -> Scored:
        assert isinstance(view, TownView)
        promise = promise_among_experts(view.edition) if among_experts else promise_of(view.edition)
        return advice.weigh(view, question, seed, promise)

    def reckon(self, view: View, question: AnyQuestion) -> list[Hint]:
        assert isinstance(view, TownView)
        return reckoning.reckon(view, question, promise_of(view.edition))

    def judge(self, view: View, question: AnyQuestion, seed: int, start: int) -> Judge | None:
        """Dice are tried by rehearsing the rolls, thousands of times; the rest by letting experts play on."""
        assert isinstance(view, TownView)
        if isinstance(question, KeepDice):
            return Rehearsals(view, start)
        if trying.shows_soon(view, question):
            return Rollouts(view, TownPlayer(ExpertBot(seed)), start)
        return None

    def candidates(self, view: View, question: AnyQuestion, scored: Scored, choice: Option) -> list[Option]:
        return trying.candidates(view, question, scored, choice)

    def chances(self, game: Game) -> list[float]:
        assert isinstance(game, Town)
        promise = promise_among_experts(game.edition)
        return shares(promise.standings(game), promise.spread(game))


MIND: Final = TownMind()
