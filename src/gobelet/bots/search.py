"""A bot that tries things out: it imagines what it can't see, and plays the round on, many times.

For each imagined world every option worth a thought is answered in a copy of it, and quick players finish
the round, with the same luck for all; then the standings tell how likely each seat wins. Options that fall
behind are dropped. The expert's choice stands unless another does better by more than chance explains.
"""

from math import sqrt
from typing import ClassVar, Final

from gobelet.bots.bot import Bot
from gobelet.bots.chances import win_chances
from gobelet.bots.cincinnati.worth import Worth as CasinoWorth
from gobelet.bots.expert import ExpertBot
from gobelet.bots.picking import pick
from gobelet.bots.rollout.casino import CasinoPlayer
from gobelet.bots.rollout.player import Player
from gobelet.bots.rollout.town import TownPlayer
from gobelet.bots.town.value import Value
from gobelet.cincinnati.duels import DuelReroll
from gobelet.cincinnati.view import CasinoView
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.core.kinds import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.rng import fast_start
from gobelet.core.view import View
from gobelet.dicetown.rolling import KeepDice
from gobelet.dicetown.view import TownView

MOST: Final = 6  # options that are tried
PLAYOUTS: Final = 1500  # a second, for one who has no clock
MARGIN: Final = 0.85  # of the budget that may be used
LEAST: Final = 8  # worlds, before an option is dropped or preferred
HOPELESS: Final = 2.0  # so many standard errors behind, an option is dropped
BETTER: Final = 1.0  # so many ahead, it is preferred to the expert's choice


class Trial:
    """An option, and how it did against the expert's choice, world by world."""

    __slots__ = ("number", "option", "squares", "total")

    def __init__(self, option: Option) -> None:
        self.option: Final = option
        self.number = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.number += 1
        self.total += difference
        self.squares += difference * difference

    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    def error(self) -> float:
        """The standard error of the mean."""
        if self.number < 2:
            return 1.0
        mean = self.mean()
        return sqrt(max(1e-12, self.squares / self.number - mean * mean) / (self.number - 1))


class SearchBot(Bot):
    name: ClassVar[str] = "search"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.expert = ExpertBot(seed)
        self.playouts = 0  # of the last decision

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        self.playouts = 0
        self.why = None
        if len(view.options) == 1:
            return view.options[0]
        start = self.clock() if self.clock is not None else 0.0
        scored = self.expert.weigh(view, question)
        player = self._player(view, question)
        if player is None:
            return pick(scored, self.seed, view.serial)
        scored = player.advise() or scored
        choice = pick(scored, self.seed, view.serial)
        options = [option for _worth, option in sorted(scored, reverse=True)[:MOST]]
        if len(scored) == 1:  # the expert has no second thought
            options = list(view.options) if len(view.options) <= MOST else [choice]
        trials = [Trial(option) for option in options if option != choice]
        if trials:
            self._try(view, choice, trials, player, start, budget)
        return self._best(choice, trials)

    def _best(self, choice: Option, trials: list[Trial]) -> Option:
        """The expert's choice, or what has done better, beyond doubt; and why."""
        most = 0.0
        for trial in trials:
            ahead = trial.mean() - BETTER * trial.error()
            if trial.number >= LEAST and ahead > most:
                choice, most = trial.option, ahead
                percent = max(1, round(100 * trial.mean()))
                self.why = Message("why-better", "", {"number": trial.number, "percent": percent})
        if trials and not most:
            rounds = max([trial.number for trial in trials])
            self.why = Message("why-tried", "", {"number": rounds})
        return choice

    def _player(self, view: View, question: AnyQuestion) -> Player | None:
        """None where the expert is exact already, or the quick players are no judges: in Dice Town they know
        what dice bring, but treat cards, bribes and Outlaws too roughly to tell more than the expert does.
        """
        if view.said:
            return None
        if isinstance(view, CasinoView):
            if isinstance(question, DuelReroll):
                return None
            return CasinoPlayer(CasinoWorth(view, self.seed))
        if isinstance(view, TownView) and isinstance(question, KeepDice):
            return TownPlayer(self._worths(view))
        return None

    def _worths(self, view: TownView) -> list[Value]:
        """What things are worth to everybody: to the others as they may see it."""
        world = view.ruleset.imagine(view, self._start(view))
        found: list[Value] = []
        for seat in range(view.seats):
            seen = view if seat == view.seat else view.ruleset.view(world, seat)
            assert isinstance(seen, TownView)
            found.append(Value(seen, self.seed, True))
        return found

    def _start(self, view: View) -> int:
        """Where the seeds of imagined worlds begin: elsewhere for every question."""
        return fast_start(self.seed * 65537 + view.serial) >> 20

    def _try(
        self,
        view: View,
        choice: Option,
        trials: list[Trial],
        player: Player,
        start: float,
        budget: float,
    ) -> None:
        seat = view.seat
        assert seat is not None
        clock = self.clock
        most = int(budget * PLAYOUTS)
        seed = self._start(view)
        longest = 0.0
        alive = trials
        number = 0
        while alive:
            before = clock() if clock is not None else 0.0
            if clock is not None and before - start + longest > budget * MARGIN:
                return
            if clock is None and self.playouts >= most:
                return
            world = view.ruleset.imagine(view, seed + number)
            world.skip = True
            number += 1
            round = player.round_of(world)
            base = self._play(world.copy(), seat, choice, player, round)
            for trial in alive:
                trial.add(self._play(world.copy(), seat, trial.option, player, round) - base)
            if clock is not None:
                longest = max(longest, clock() - before)
            if number >= LEAST and number % 4 == 0:
                alive = [trial for trial in alive if trial.mean() + HOPELESS * trial.error() > 0.0]

    def _play(self, world: Game, seat: int, option: Option, player: Player, round: int) -> float:
        self.playouts += 1
        world.answer(seat, option)
        player.finish(world, round)
        return win_chances(world)[seat]
