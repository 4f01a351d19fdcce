"""Who sits at the other seats: any bots, several that take turns, a series to climb, and past selves.

A bot is called by its name (`greedy`, `grade-3`), as `module:Class` or by the entry point of a package, or it
is given as a class or function that makes one from a seed. Which of several plays a game follows from
its seed.
"""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gobelet.api import view
from gobelet.arena.finding_bots import Maker, find
from gobelet.bots import GRADES, Bot, LearnedBot
from gobelet.bots.observers import observer
from gobelet.core.game import Game
from gobelet.core.names import Option, Seat
from gobelet.core.question import AnyQuestion
from gobelet.core.rng import fast_below, fast_next, fast_start
from gobelet.core.vector import Rivals
from gobelet.core.view import View
from gobelet.envs.settings import one_of
from gobelet.envs.sight import FULL, OBSERVATIONS, sight

DEFAULT: Final = "random"  # of every environment: cheap to play, and a learner sees at once that it learns
FINE: Final = 1 << 20  # into how many parts weights are divided

Spec: TypeAlias = str | Maker  # one bot
Policy: TypeAlias = Callable[[NDArray[Any], NDArray[Any]], int]  # an observation and its mask: an action


class OpponentPool:
    """Several bots, of which each game and seat draws one; with `weights`, some more often than others."""

    def __init__(self, bots: Sequence[Spec], weights: Sequence[float] | None = None) -> None:
        if not bots:
            raise ValueError("a pool needs a bot")
        self.bots: Final[list[Spec]] = []
        self.weights: Final[list[float]] = []
        for bot, weight in zip(bots, [1.0] * len(bots) if weights is None else weights, strict=True):
            self.add(bot, weight)
        if not any(self.weights):
            raise ValueError("all weights are 0")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {', '.join([_name(bot) for bot in self.bots])}>"

    def add(self, bot: Spec, weight: float = 1.0) -> None:
        """One more bot, such as a past self (`saved`, `policy`). An environment hears of it when its
        `set_opponents` is called again, and seats it from the next games on.
        """
        if weight < 0:
            raise ValueError(f"a weight is 0 or more, not {weight}")
        made(bot, 0)  # what is no bot is refused now
        self.bots.append(bot)
        self.weights.append(float(weight))

    def draw(self, seed: int, seat: Seat) -> int:
        """The number of the bot that plays this seat in the game with this seed."""
        luck = fast_below(fast_next(fast_start(seed * 8 + seat, "pool")), FINE)
        aim = luck / FINE * sum(self.weights)
        for number, weight in enumerate(self.weights):
            aim -= weight
            if aim < 0:
                return number
        return max([number for number, weight in enumerate(self.weights) if weight])

    def heard(self, number: int, won: float) -> bool:
        """A game against this bot is over. Returns whether other bots are drawn from now on."""
        return False


class Curriculum(OpponentPool):
    """A series of bots, the weakest first: the learner moves up once it wins often enough.

    It moves up when it won the share `up` of the last `games` games at its level. All seats of a game have
    the same level; the share `review` of the games is played at a lower one, so that nothing is forgotten.
    """

    def __init__(
        self,
        series: Sequence[Spec] = GRADES[:-1],
        *,
        up: float = 0.5,
        games: int = 200,
        review: float = 0.1,
        level: int = 0,
    ) -> None:
        super().__init__(series)
        if not 0 < up <= 1 or not 0 <= review < 1 or games < 1 or not 0 <= level < len(series):
            raise ValueError(
                f"up is above 0 up to 1, review 0 to below 1, games at least 1, level below {len(series)}"
            )
        self.up: Final = up
        self.games: Final = games
        self.review: Final = review
        self.level = level
        self.recent: deque[float] = deque(maxlen=games)

    def draw(self, seed: int, seat: Seat) -> int:
        luck = fast_next(fast_start(seed, "pool"))
        if self.level and fast_below(luck, FINE) < self.review * FINE:
            return fast_below(fast_next(luck), self.level)
        return self.level

    def heard(self, number: int, won: float) -> bool:
        if number != self.level:
            return False
        self.recent.append(won)
        enough = len(self.recent) == self.games and sum(self.recent) >= self.up * self.games
        if not enough or self.level == len(self.bots) - 1:
            return False
        self.level += 1
        self.recent.clear()
        return True


Opponents: TypeAlias = Spec | OpponentPool | Sequence[Spec | OpponentPool]


def seated(opponents: Opponents, seats: int, learner: int) -> list[OpponentPool | None]:
    """By seat who is drawn from; None is the learner. One for all of them, or one for each in seat order."""
    if isinstance(opponents, str | OpponentPool) or callable(opponents):
        one = opponents if isinstance(opponents, OpponentPool) else OpponentPool([opponents])
        return [None if seat == learner else one for seat in range(seats)]
    each = [other if isinstance(other, OpponentPool) else OpponentPool([other]) for other in opponents]
    if len(each) != seats - 1:
        raise ValueError(f"{seats} seats need {seats - 1} opponents, not {len(each)}")
    return [*each[:learner], None, *each[learner:]]


def all_by_chance(pools: Sequence[OpponentPool | None]) -> bool:
    """Whether nobody but chance plays: then no bot is needed."""
    bots = [bot for pool in pools if pool is not None for bot in pool.bots]
    return all(bot == DEFAULT for bot in bots)


def made(spec: Spec, seed: int) -> Bot:
    """A bot for one seat in one game."""
    maker = find(spec) if isinstance(spec, str) else spec
    bot = maker(seed)
    if not callable(getattr(bot, "decide", None)):
        raise TypeError(f"{_name(spec)} makes no bot: what it made has no method decide")
    return bot


def _name(spec: Spec) -> str:
    return spec if isinstance(spec, str) else getattr(spec, "__name__", repr(spec))


class SeatedBots(Rivals):
    """Bots at the tables of a vector, new ones for each game."""

    def __init__(self, pools: list[OpponentPool | None], budget: float) -> None:
        self.coming = pools  # who sits down at the next games
        self.pools: dict[int, list[OpponentPool | None]] = {}  # by table, who plays now
        self.budget: Final = budget
        self.drawn: dict[int, list[int]] = {}  # by table, which bot of its pool each seat has
        self.before: dict[int, list[int]] = {}  # and had in the game before
        self.seeds: dict[int, int] = {}
        self.bots: dict[tuple[int, Seat], Bot] = {}

    def begin(self, table: int, seed: int) -> None:
        self.before[table] = self.drawn.get(table, [])
        self.pools[table] = self.coming
        self.drawn[table] = [
            0 if pool is None else pool.draw(seed, seat) for seat, pool in enumerate(self.coming)
        ]
        self.seeds[table] = seed
        for seat in range(len(self.coming)):
            self.bots.pop((table, seat), None)

    def answer(self, table: int, game: Game, seat: Seat) -> Option:
        seen = view(game, seat)
        assert seen.question is not None
        bot = self.bots.get((table, seat))
        if bot is None:
            pool = self.pools[table][seat]
            assert pool is not None
            spec = pool.bots[self.drawn[table][seat]]
            bot = self.bots[table, seat] = made(spec, self.seeds[table] * 8 + seat)
        return bot.decide(seen, seen.question, self.budget)


class PolicyBot(Bot):
    """Plays as a function says that is given what a learner sees: an observation and a mask."""

    name = "policy"

    def __init__(self, seed: int, function: Policy, observation: str = FULL) -> None:
        super().__init__(seed)
        self.function: Final = function
        self.observation: Final = one_of("observation", observation, OBSERVATIONS)

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        assert view.seat is not None
        eyes = observer(view.ruleset)
        seen = sight(view.ruleset, view.seats, self.observation)
        who = np.array([view.seat])
        rows = seen.see(np.frombuffer(eyes.observe_view(view), np.uint8)[None], who)
        masks = seen.masks(np.frombuffer(eyes.mask(view.options), np.int8)[None], who)
        return seen.option(int(self.function(rows[0], masks[0])), view.seat)


def policy(function: Policy, observation: str = FULL) -> Maker:
    """A bot that plays as a function says: a past self, or any network. With workers it is pickled."""
    return partial(PolicyBot, function=function, observation=observation)


def saved(folder: Path | str) -> Maker:
    """A bot with the weights that our trainer has written to this folder. They are read once."""
    return partial(LearnedBot, folder=str(folder))
