"""A bot that tries things out: it imagines what it can't see, and plays on, many times.

In each imagined world every option worth a try meets the same luck, and the end of the round, or of the game,
shows how likely it wins then. How a game is played on is up to its `Mind`. Options that fall behind are
dropped. What the expert would choose, at prices that hold among experts, stands unless another option does
better by more than chance explains.
"""

from typing import ClassVar, Final

from gobelet.bots.bot import Bot
from gobelet.bots.judge import Judge
from gobelet.bots.mind import greedy_option, mind_of
from gobelet.bots.picking import pick
from gobelet.bots.search.trials import Trial
from gobelet.core.event import Message
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.rng import fast_start
from gobelet.core.view import View

MARGIN: Final = 0.85  # of the budget that may be used
HOPELESS: Final = 2.0  # standard errors behind: an option is dropped
BETTER: Final = 1.0  # standard errors ahead: it is preferred to the expert's choice


class SearchBot(Bot):
    """Tries the expert's best choices in imagined worlds, within its budget."""

    name: ClassVar[str] = "search"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
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
        mind = mind_of(view.ruleset)
        scored, judge = mind.prepare(view, question, self.seed, self._start(view))
        scored = scored or [(0.0, greedy_option(view, question, self.seed))]
        choice = pick(scored, self.seed, view.serial)
        if judge is None:
            return choice
        options = mind.candidates(view, question, scored, choice)
        trials = [Trial(option) for option in options if option != choice]
        self._try(judge, choice, trials, start, budget)
        return self._best(choice, trials, judge.least)

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
        """Whether the next try may take too long. A bot without a clock counts."""
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
