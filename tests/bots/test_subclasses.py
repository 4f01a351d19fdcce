"""Classes of bots in plain Python, as other packages write them: they work on the compiled build, too."""

from typing import ClassVar

from gobelet.bots import Bot, SearchBot
from gobelet.bots.judge import Judge
from gobelet.bots.mind import Mind
from gobelet.bots.picking import Scored
from gobelet.bots.search.quick_player import QuickPlayer
from gobelet.bots.search.rollouts import Rollouts
from gobelet.core.box import GameBox
from gobelet.core.game import Game
from gobelet.core.names import Option, Seat
from gobelet.core.question import AnyQuestion
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View
from tests.bots.stones import STONES, Stones, StonesView, begin, drawn, imagine, view


def left_over(stones: int) -> Option:
    """The option that leaves one stone more than a multiple of four, or the first one."""
    return max(0, (stones - 1) % 4 - 1)


class PerfectBot(Bot):
    """A bot with a field of its own."""

    name: ClassVar[str] = "perfect"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.decisions = 0

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        assert isinstance(view, StonesView)
        self.decisions += 1
        return left_over(view.game.stones)


class PerfectPlayer(QuickPlayer):
    """Plays imagined games on."""

    def __init__(self) -> None:
        self.answers = 0

    def answer(self, game: Game, seat: Seat) -> Option:
        assert isinstance(game, Stones)
        self.answers += 1
        return left_over(game.stones)


class CountingJudge(Judge):
    """Asks another judge, and counts how often it is asked."""

    def __init__(self, asked: Judge) -> None:
        super().__init__(asked.least, asked.rate)
        self.asked = asked
        self.worlds = 0
        self.tries = 0

    def imagine(self, number: int) -> None:
        self.worlds += 1
        self.asked.imagine(number)

    def chance(self, option: Option) -> float:
        self.tries += 1
        return self.asked.chance(option)


class PlainMind(Mind):
    """Prefers the first option, until the judge knows better."""

    def __init__(self) -> None:
        self.player = PerfectPlayer()
        self.judges: list[CountingJudge] = []

    def weigh(self, view: View, question: AnyQuestion, seed: int, among_experts: bool = False) -> Scored:
        return [(-float(option), option) for option in view.options]

    def judge(self, view: View, question: AnyQuestion, seed: int, start: int) -> Judge | None:
        self.judges.append(CountingJudge(Rollouts(view, self.player, start)))
        return self.judges[-1]


MIND = PlainMind()
RULES = Ruleset(
    "stones", version=1, seats=(2,), choices=(), table=STONES.table, new=begin, view=view, imagine=imagine
)
GameBox("stones", "Stones", (RULES,), {"mind": f"{__name__}:MIND"})


def test_a_plain_bot_plays_a_game() -> None:
    game = drawn(2, 12, 0)
    bots = [PerfectBot(1), PerfectBot(2)]
    while game.question is not None:
        seat = game.turn
        game.answer(seat, bots[seat].decide(view(game, seat), game.question, 0.1))
    assert game.winners == (0,)
    assert bots[0].decisions == bots[1].decisions == 3


def test_a_plain_mind_judge_and_quick_player_serve_the_search() -> None:
    """With twelve stones, three are to be taken: only the judge can see that."""
    seen = view(drawn(2, 12, 0), 0)
    seen.ruleset = RULES
    assert seen.question is not None
    bot = SearchBot(1)
    assert bot.decide(seen, seen.question, 0.05) == 2
    judge = MIND.judges[-1]
    assert judge.tries == bot.playouts > judge.worlds >= judge.least
    assert MIND.player.answers > judge.tries


def test_a_plain_quick_player_finishes_a_game() -> None:
    game = drawn(2, 12, 1)
    PerfectPlayer().finish(game, game.round)
    assert game.winners == (1,)
