"""What bots know about a game: one object of each game, its `Mind`."""

from typing import Final, Literal

from mypy_extensions import mypyc_attr

from gobelet.bots.judge import Judge
from gobelet.bots.picking import Scored
from gobelet.bots.playouts import Playouts
from gobelet.core.game import Game
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.rng import fast_below, fast_start
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View
from gobelet.odds.hint import Hint

MOST: Final = 6  # options that are tried, the best first
MANY: Final = 32  # options that are tried where nothing is known of them


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The piece `mind` of a game's box. Each method has a default, so a game needs none of them.

    A mind has no memory: the same view, question and seed give the same answer.
    """

    def greedy(self, view: View, question: AnyQuestion, seed: int) -> Option:
        """The option that is worth most now; -1: one by chance."""
        return -1

    def weigh(self, view: View, question: AnyQuestion, seed: int, among_experts: bool = False) -> Scored:
        """What each option is worth. Bad ones may be missing; if all are, the greedy option stands.

        `among_experts`: at prices that hold if all players are experts. The search asks for these.
        """
        return []

    def reckon(self, view: View, question: AnyQuestion) -> list[Hint]:
        """Hints where there is no exact chance to tell: what the options are worth to the expert."""
        return []

    def reckons(self) -> Literal["points", "chance"]:
        """In what `weigh` reckons: points at the end of the game, or the chance to win."""
        return "points"

    def judge(self, view: View, question: AnyQuestion, seed: int, start: int) -> Judge | None:
        """What tries options out for the search; None: the best by `weigh` is taken.

        `seed` is the bot's, `start` the first seed of imagined worlds, another one for each question.
        """
        return Playouts(view, start)

    def prepare(
        self, view: View, question: AnyQuestion, seed: int, start: int
    ) -> tuple[Scored, Judge | None]:
        """What the search starts with: `weigh` among experts, and `judge`.

        A game overrides this where both need the same costly work.
        """
        return self.weigh(view, question, seed, True), self.judge(view, question, seed, start)

    def candidates(self, view: View, question: AnyQuestion, scored: Scored, choice: Option) -> list[Option]:
        """What the search tries, its `choice` aside: the best, or all where only one is known."""
        if len(scored) > 1:
            return best_first(scored)[:MOST]
        step = (len(view.options) + MANY - 1) // MANY
        return list(view.options[::step])

    def chances(self, game: Game) -> list[float]:
        """How likely each seat wins a game that is not over, together 1."""
        return [1 / game.seats] * game.seats


NO_MIND: Final = Mind()  # of a game that has none


def mind_of(ruleset: Ruleset) -> Mind:
    """The mind of a ruleset's game."""
    return ruleset.box.piece_or("mind", NO_MIND)


def greedy_option(view: View, question: AnyQuestion, seed: int) -> Option:
    """The greedy option of a view, or one by chance, the same for the same seed and question."""
    option = mind_of(view.ruleset).greedy(view, question, seed)
    if option < 0:
        option = view.options[fast_below(fast_start(seed + view.serial), len(view.options))]
    return option


def few(view: View, scored: Scored) -> list[Option]:
    """The best options by `scored`; all, if only one is scored and there are few."""
    if len(scored) == 1 and len(view.options) <= MOST:
        return list(view.options)
    return best_first(scored)[:MOST]


def best_first(scored: Scored) -> list[Option]:
    return [option for _worth, option in sorted(scored, reverse=True)]
