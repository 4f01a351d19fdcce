"""A bot that tries things out: it imagines what it can't see, and plays the round on, many times.

In each imagined world every option worth a thought is tried with the same luck, and the end of the round
tells how likely it wins then. In Dice Town dice are tried by rehearsing the rolls, thousands of times, and
all else by letting experts play on. Options that fall behind are dropped. What the expert would choose, at
prices that hold among experts, stands unless another option does better by more than chance explains.
"""

from typing import ClassVar, Final

from gobelet.bots.bot import Bot
from gobelet.bots.expert.bot import ExpertBot
from gobelet.bots.expert.dicetown.advice import weigh
from gobelet.bots.greedy.cincinnati.prices import Worth as CasinoWorth
from gobelet.bots.picking import Scored, pick
from gobelet.bots.search.cincinnati.player import CasinoPlayer
from gobelet.bots.search.dicetown.player import TownPlayer
from gobelet.bots.search.dicetown.rehearsal import Rehearsals
from gobelet.bots.search.dicetown.tables import AMONG_EXPERTS
from gobelet.bots.search.rollouts import Rollouts
from gobelet.bots.search.trials import Judge, Trial
from gobelet.cincinnati.duels import DuelReroll
from gobelet.cincinnati.view import CasinoView
from gobelet.core.event import Message
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.rng import fast_start
from gobelet.core.view import View
from gobelet.dicetown.option_table import BRUTE_KEEP, DOLLARS, DONE
from gobelet.dicetown.outlaws import Call
from gobelet.dicetown.rolling import Cheaters, FewerDice, KeepDice
from gobelet.dicetown.ties import Offers
from gobelet.dicetown.view import TownView
from gobelet.dicetown.village import GiveLand, SmokeSignals

MOST: Final = 6  # options that are tried
BRIBES: Final = 4  # dollars that are tried as an offer
MARGIN: Final = 0.85  # of the budget that may be used
HOPELESS: Final = 2.0  # so many standard errors behind, an option is dropped
BETTER: Final = 1.0  # so many ahead, it is preferred to the expert's choice


class SearchBot(Bot):
    """Tries the expert's best choices in imagined worlds, within its budget."""

    name: ClassVar[str] = "search"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.expert = ExpertBot(seed)
        self.playouts = 0  # of the last decision
        self.time_up = 0.0
        self.last = 0.0  # look at the clock
        self.longest = 0.0  # between two looks

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        self.playouts = 0
        self.why = None
        if len(view.options) == 1:
            return view.options[0]
        start = self.clock() if self.clock is not None else 0.0
        scored: Scored = []
        if isinstance(view, TownView):
            scored = weigh(view, question, self.seed, AMONG_EXPERTS[view.edition.id])
        scored = scored or self.expert.weigh(view, question)
        if isinstance(view, CasinoView) and not view.said and not isinstance(question, DuelReroll):
            player = CasinoPlayer(CasinoWorth(view, self.seed))
            scored = player.advise() or scored
            judge: Judge = Rollouts(view, player, self._start(view))
        elif isinstance(view, TownView) and isinstance(question, KeepDice):
            judge = Rehearsals(view, self._start(view))
        elif isinstance(view, TownView) and told_soon(view, question):
            judge = Rollouts(view, TownPlayer(self.expert), self._start(view))
        else:
            return pick(scored, self.seed, view.serial)
        choice = pick(scored, self.seed, view.serial)
        trials = [Trial(option) for option in self._others(view, question, scored, choice)]
        self._try(judge, choice, trials, start, budget)
        return self._best(choice, trials, judge.least)

    def _others(self, view: View, question: AnyQuestion, scored: Scored, choice: Option) -> list[Option]:
        """What to try beside the expert's choice."""
        options = [option for _worth, option in sorted(scored, reverse=True)]
        if isinstance(question, KeepDice):  # what a Brute is worth rehearsals can't tell
            options = [] if choice >= BRUTE_KEEP else [option for option in options if option < BRUTE_KEEP]
        elif isinstance(question, Offers):
            options = [option for option in view.options if option == DONE or option <= DOLLARS + BRIBES]
        elif len(scored) == 1 and len(view.options) <= MOST:  # the expert has no second thought
            options = list(view.options)
        return [option for option in options[:MOST] if option != choice]

    def _try(self, judge: Judge, choice: Option, trials: list[Trial], start: float, budget: float) -> None:
        self.time_up = start + budget * MARGIN
        self.longest = 0.0
        self.last = start
        most = int(budget * judge.rate)
        number = 0
        alive = trials
        while alive and not self._late(most):
            judge.imagine(number)
            number += 1
            base = judge.chance(choice)
            self.playouts += 1
            for trial in alive:
                if self.clock is not None and self._late(most):
                    return
                trial.add(judge.chance(trial.option) - base)
                self.playouts += 1
            if number % judge.least == 0:
                alive = [trial for trial in alive if trial.mean() + HOPELESS * trial.error() > 0.0]

    def _late(self, most: int) -> bool:
        """Whether the next try may take too long; who has no clock counts."""
        if self.clock is None:
            return self.playouts >= most
        now = self.clock()
        self.longest = max(self.longest, now - self.last)
        self.last = now
        return now + self.longest > self.time_up

    def _best(self, choice: Option, trials: list[Trial], least: int) -> Option:
        """The expert's choice, or what has done better, beyond doubt; and why."""
        most = 0.0
        for trial in trials:
            ahead = trial.mean() - BETTER * trial.error()
            if trial.number >= least and ahead > most:
                choice, most = trial.option, ahead
                percent = max(1, round(100 * trial.mean()))
                self.why = Message("why-better", "", {"number": trial.number, "percent": percent})
        if trials and not most:
            rounds = max([trial.number for trial in trials])
            self.why = Message("why-tried", "", {"number": rounds})
        return choice

    def _start(self, view: View) -> int:
        """Where the seeds of imagined worlds begin: elsewhere for every question."""
        return fast_start(self.seed * 65537 + view.serial) >> 20


def told_soon(view: TownView, question: AnyQuestion) -> bool:
    """Whether the end of the round tells what was good: not of the Indian die, which is rolled in the next
    one; and before the dice lie there is too much luck in between.
    """
    if isinstance(question, Call | Cheaters | FewerDice | GiveLand | SmokeSignals):
        return False
    return not view.said
