"""Bots that no arena wants: they crash, cheat, hang or kill their process. And one that is fine."""

import os
import sys
import time

from gobelet.arena.blackbox import SINCE
from gobelet.bots import GreedyBot
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.view import View

LATE = 60  # the question at which they begin to misbehave


class Fine(GreedyBot):
    """As good as greedy, and talkative."""

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        print("let me think")
        return super().decide(view, question, budget)


class Odd(GreedyBot):
    """Sound in the games of even seeds of its own, odd in the others."""

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        if self.seed % 2 and view.serial >= LATE:
            return self.misbehave(view)
        return super().decide(view, question, budget)

    def misbehave(self, view: View) -> Option:
        raise NotImplementedError


class Crashing(Odd):
    def misbehave(self, view: View) -> Option:
        raise RuntimeError("no idea")


class Leaving(Odd):
    def misbehave(self, view: View) -> Option:
        sys.exit(3)


class Cheating(Odd):
    def misbehave(self, view: View) -> Option:
        return 511


class Vague(Odd):
    def misbehave(self, view: View) -> Option:
        return "the left one"  # type: ignore[return-value] # that is what is wrong with it


class Hanging(Odd):
    """It hangs for an hour, says its black box: no test has to wait for that."""

    def misbehave(self, view: View) -> Option:
        match = sys._getframe(2).f_locals["self"]  # which asks us
        match.box.cells[SINCE] -= 3600 * 10**9
        while True:
            time.sleep(60)


class Dying(Odd):
    def misbehave(self, view: View) -> Option:
        os._exit(7)


class Clock:
    """For a match: nothing takes time but what a bot says."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        return self.now


CLOCK = Clock()


class Slow(Odd):
    """Late, but it does answer."""

    def misbehave(self, view: View) -> Option:
        CLOCK.now += 0.4
        return view.options[0]


class Unborn(GreedyBot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        if seed % 2:
            raise ValueError("not today")


class NoBot:
    def __init__(self, seed: int) -> None:
        self.seed = seed
