"""Making a bank larger: the next thing to do follows from what is in it, so a run may stop anywhere."""

from collections.abc import Callable
from typing import Final

from gobelet.core.errors import BadRequest
from gobelet.worth.bank import CREW, DisputedDecision
from gobelet.worth.bank_file import BankFile
from gobelet.worth.judges import bot_answer
from gobelet.worth.losses import told_apart
from gobelet.worth.mining import mine
from gobelet.worth.playouts import play_batch

BATCH: Final = 25  # playouts: what a killed run loses at most
LEAST: Final = 200  # playouts of every candidate
MORE: Final = 100  # at a time, where the best two are not told apart
MOST: Final = 1000

GoesOn = Callable[[], bool]  # asked after every batch


def grow(file: BankFile, decisions: int, goes_on: GoesOn) -> DisputedDecision | None:
    """One more decision, or more playouts for one; None if nothing is left to do.

    First every decision gets its least playouts, one decision after the other. When all are there, those
    whose best two candidates are not told apart get more.
    """
    bank = file.bank
    for decision in bank.decisions:
        if decision.playouts < LEAST:
            return _play(file, decision, LEAST, goes_on)
    if len(bank.decisions) < decisions:
        decision = mine(bank)
        file.add_decision(decision)
        return _play(file, decision, LEAST, goes_on)
    for decision in bank.decisions:
        goal = goal_of(decision)
        if decision.playouts < goal:
            return _play(file, decision, goal, goes_on)
    return None


def goal_of(decision: DisputedDecision) -> int:
    """How many playouts a decision wants next. It is judged at whole hundreds, wherever a run stopped."""
    judged = max(LEAST, decision.playouts // MORE * MORE)
    if judged >= MOST or told_apart(decision, judged):
        return judged
    return judged + MORE


def _play(file: BankFile, decision: DisputedDecision, goal: int, goes_on: GoesOn) -> DisputedDecision:
    """Batches for the candidate that has the fewest, until all have enough."""
    _check_crew(decision)
    while decision.playouts < goal and goes_on():
        counts = [candidate.playouts for candidate in decision.candidates]
        place = counts.index(min(counts))
        one = decision.candidates[place]
        won, margins = play_batch(decision, one, min(BATCH, goal - one.playouts))
        file.add_batch(decision, place, won, margins)
    return decision


def _check_crew(decision: DisputedDecision) -> None:
    """Playouts of one decision are all by the same experts: other ones would answer otherwise here."""
    expert = bot_answer(decision.position(), decision.seat, CREW, 0.0)
    for one in decision.candidates:
        if CREW in one.by and one.parts != expert:
            raise BadRequest("worth-other-expert", "", {"number": decision.number})
