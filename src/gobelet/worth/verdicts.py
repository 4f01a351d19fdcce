"""Judges before the bank: what each of them answers, and what these answers lose."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from gobelet.core.names import Parts
from gobelet.worth.bank import Bank, DisputedDecision
from gobelet.worth.judges import judge_of
from gobelet.worth.losses import ChanceLost, Gain, Mean, gain_of, loss_of, mean_of

Report = Callable[[int, int], None]  # decisions judged, of how many


class Verdict(NamedTuple):
    """A judge's answer to a decision of the bank."""

    ruleset: str
    decision: DisputedDecision
    judge: str
    answer: Parts | None  # None: it has none to give
    loss: ChanceLost | None  # None: the answer is no candidate, so nobody knows


class Summary(NamedTuple):
    """What a judge loses over some decisions."""

    mean: Mean
    outside: int  # answers that are no candidates
    silent: int  # decisions without an answer


def judge_banks(
    banks: Sequence[Bank], names: Sequence[str], budget: float, worlds: int, report: Report | None = None
) -> list[Verdict]:
    """Asks every judge about every decision that has been played."""
    judges: Final = {name: judge_of(name, budget, worlds) for name in names}
    all_decisions = [(bank.ruleset, one) for bank in banks for one in bank.decisions if one.playouts]
    verdicts: list[Verdict] = []
    for done, (ruleset, decision) in enumerate(all_decisions, 1):
        game = decision.position()
        for name, judge in judges.items():
            answer = judge(decision, game)
            loss = loss_of(decision, answer) if answer is not None else None
            verdicts.append(Verdict(ruleset, decision, name, answer, loss))
        if report is not None:
            report(done, len(all_decisions))
    return verdicts


def summary(verdicts: Iterable[Verdict]) -> Summary:
    verdicts = list(verdicts)
    return Summary(
        mean_of([one.loss for one in verdicts if one.loss is not None]),
        len([1 for one in verdicts if one.loss is None and one.answer is not None]),
        len([1 for one in verdicts if one.answer is None]),
    )


def compare(mine: Iterable[Verdict], theirs: Iterable[Verdict]) -> Gain:
    """What one judge wins more than another one on the same decisions."""
    other = {(one.ruleset, one.decision.number): one.answer for one in theirs}
    return gain_of(
        [(one.decision, one.answer, other.get((one.ruleset, one.decision.number))) for one in mine]
    )
