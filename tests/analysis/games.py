"""Games to be analysed, played by bots."""

from functools import cache

from gobelet import api
from gobelet.arena.blackbox import private_box
from gobelet.arena.finding_bots import find
from gobelet.arena.match import Match
from gobelet.arena.plan import make_plan
from gobelet.core.record import Record


@cache
def record_of(ruleset: str, bots: tuple[str, ...], seed: int) -> tuple[Record, tuple[str, ...]]:
    """A game of these bots, and who sat where."""
    plan = make_plan(ruleset, bots, {}, len(bots), seed, 1.0, None)
    match = Match(plan, [find(bot) for bot in bots], seed, 0, private_box())
    match.play(False)
    assert match.game.over
    return match.game.record(), tuple([bots[bot] for bot in plan.seating(seed, 0)])


def open_record(ruleset: str, seats: int, seed: int, questions: int) -> Record:
    """A game that was left in the middle: everybody took the first option."""
    game = api.new(ruleset, seats, seed)
    while game.serial < questions:
        game.answer(game.waiting[0], game.options(game.waiting[0])[0])
    return game.record()
