"""What a judge answers to a decision, today: a bot, the hints, the analysis, or what was played."""

from collections.abc import Callable
from typing import Final, TypeAlias

from gobelet.analysis.result import AnalysisSettings
from gobelet.analysis.rollouts import compared
from gobelet.arena import finding_bots
from gobelet.core.game import Game
from gobelet.core.names import Option, Parts, Seat
from gobelet.core.view import View
from gobelet.odds.hints import hints
from gobelet.worth.bank import DisputedDecision
from gobelet.worth.playouts import seed_of

PLAYED: Final = "played"
HINT: Final = "hint"
ANALYSIS: Final = "analysis"
EXPERT: Final = "expert"
SEARCH: Final = "search"
GREEDY: Final = "greedy"
JUDGES: Final = (EXPERT, SEARCH, GREEDY, HINT, ANALYSIS)
WORLDS: Final = 16  # of the analysis, for each candidate

# The whole answer of a judge; None where it has none to give.
Judge: TypeAlias = Callable[[DisputedDecision, Game], Parts | None]
Choice: TypeAlias = Callable[[View], Option | None]


def judge_of(name: str, budget: float, worlds: int = WORLDS) -> Judge:
    """The judge of this name: `played`, `hint`, `analysis`, or any bot that the arena knows."""
    if name == PLAYED:
        return lambda decision, game: decision.candidates[0].parts
    if name == HINT:
        return lambda decision, game: answer_of(game, decision.seat, hinted)
    if name == ANALYSIS:
        return lambda decision, game: analysed(decision, game, worlds)
    finding_bots.find(name)
    return lambda decision, game: bot_answer(game, decision.seat, name, budget)


def bot_answer(game: Game, seat: Seat, name: str, budget: float) -> Parts:
    """The answer of a bot. It has no clock: a bot with a budget counts, so it answers the same anywhere."""
    bot = finding_bots.find(name)(seed_of(name, game.fingerprint(), seat))
    question = game.question
    assert question is not None
    parts = answer_of(game, seat, lambda view: bot.decide(view, question, budget))
    assert parts is not None
    return parts


def answer_of(game: Game, seat: Seat, choose: Choice) -> Parts | None:
    """A whole answer, part by part; None as soon as one part has no choice."""
    game = game.copy()
    serial = game.serial
    parts: list[Option] = []
    while game.serial == serial and not game.over and game.waiting_seats >> seat & 1:
        view = game.ruleset.view(game, seat)
        part = view.options[0] if len(view.options) == 1 else choose(view)
        if part is None:
            return None
        game.answer(seat, part)
        parts.append(part)
    return tuple(parts)


def hinted(view: View) -> Option | None:
    """The option whose first hint has the highest percentage; of equal ones the first."""
    best: dict[Option, int] = {}
    for hint in hints(view):
        best.setdefault(hint.option, hint.figure)
    return max(best, key=lambda option: (best[option], -option)) if best else None


def analysed(decision: DisputedDecision, game: Game, worlds: int) -> Parts:
    """The candidate that does best by the formula at the end of the round, as `gobelet analyse` plays on."""
    choices = [candidate.parts for candidate in decision.candidates]
    settings = AnalysisSettings(bot=EXPERT, depth=1, tries=0, seed=1, version="")
    totals = [0.0] * len(choices)
    for number in range(worlds):
        seed = seed_of(ANALYSIS, decision.record["fingerprint"], decision.seat, number)
        for place, chances in enumerate(compared(game, decision.seat, choices, settings, seed)):
            totals[place] += chances[decision.seat]
    return choices[totals.index(max(totals))]
