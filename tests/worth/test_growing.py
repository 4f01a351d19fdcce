"""A run that is stopped anywhere and continued makes the same bank as one that is not."""

from pathlib import Path

import pytest

from gobelet.core.errors import BadRequest
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.worth import bank_file, growing
from gobelet.worth.bank import Bank, Candidate, DisputedDecision
from gobelet.worth.bank_file import open_bank
from gobelet.worth.growing import goal_of, grow
from tests.worth.positions import decision_of

RULESET = "cincinnati@2"
DECISIONS = 2


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few playouts, and decisions that need no mining."""
    for name, value in (("BATCH", 2), ("LEAST", 4), ("MORE", 2), ("MOST", 8)):
        monkeypatch.setattr(growing, name, value)
    monkeypatch.setattr(growing, "mine", next_decision)


def next_decision(bank: Bank) -> DisputedDecision:
    return decision_of("cincinnati", len(bank.decisions) + 1)


def run(path: Path, batches: int = 1000) -> None:
    """Goes on for some batches, or to the end."""
    left = iter(range(batches))
    file = open_bank(path, RULESET, 0.2)
    while next(left, None) is not None:
        if grow(file, DECISIONS, lambda: next(left, None) is not None) is None:
            break
    file.close()


def test_a_continued_run_equals_an_uninterrupted_one(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    run(whole)
    bank = bank_file.read(whole)
    assert [decision.playouts >= 4 for decision in bank.decisions] == [True, True]
    run(parts, 3)
    assert 1 < len(parts.read_bytes().splitlines()) < len(whole.read_bytes().splitlines())
    for cut in (5, 1, 60):  # a kill in the middle of a line, three times
        parts.write_bytes(parts.read_bytes()[:-cut])
        run(parts, 2)
    run(parts)
    assert parts.read_bytes() == whole.read_bytes()


def test_more_playouts_go_where_the_best_two_are_close(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growing, "LEAST", 40)
    monkeypatch.setattr(growing, "MORE", 10)
    monkeypatch.setattr(growing, "MOST", 60)
    decision = decision_of("cincinnati", 1)
    good, bad = decision.candidates

    def played(wins: str, losses: str) -> int:
        good.won, bad.won = wins, losses
        return goal_of(decision)

    assert played("1" * 40, "0" * 40) == 40
    assert played("10" * 20, "01" * 20) == 50
    assert played("10" * 22, "01" * 22) == 50  # stopped on the way there
    assert played("10" * 30, "01" * 30) == 60


def test_other_experts_do_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Playouts of two crews must not be mixed."""
    file = open_bank(tmp_path / "bank.jsonl", RULESET, 0.2)
    decision = decision_of("cincinnati", 1)
    decision.candidates[0] = Candidate(decision.candidates[0].parts, ("played", "expert"))
    other = decision.candidates[1].parts

    def answers(game: Game, seat: Seat, name: str, budget: float) -> Parts:
        return other

    file.add_decision(decision)
    monkeypatch.setattr(growing, "bot_answer", answers)
    with pytest.raises(BadRequest, match="experts of this program"):
        grow(file, DECISIONS, lambda: True)
    file.close()


def test_a_bank_of_another_search_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "bank.jsonl"
    run(path, 1)
    before = path.read_bytes()
    with pytest.raises(BadRequest, match="stays as it is"):
        open_bank(path, RULESET, 0.5)
    assert path.read_bytes() == before


def test_a_packed_bank_is_gone_on_with(tmp_path: Path) -> None:
    whole, begun = tmp_path / "whole.jsonl", tmp_path / "begun.jsonl"
    run(whole)
    run(begun, 5)
    packed, again = tmp_path / "begun.jsonl.xz", tmp_path / "again.jsonl"
    bank_file.pack(bank_file.read(begun), packed)
    bank_file.unpack(packed, again)
    run(again)
    for path in (whole, again):
        bank_file.pack(bank_file.read(path), path.with_suffix(".xz"))
    assert again.with_suffix(".xz").read_bytes() == whole.with_suffix(".xz").read_bytes()
