"""A bot that crashes, cheats, hangs or kills its process loses that game, and the run goes on."""

from pathlib import Path

import pytest

from gobelet import arena, records
from tests.arena.odd_bots import CLOCK

ODD = "tests.arena.odd_bots"


def check(result: arena.Result, kinds: dict[str, str]) -> None:
    """All games are there. A bot at fault loses its game, the fault says why, and the record replays."""
    assert result.whole
    plan = result.plan
    seen = set()
    for outcome in result.outcomes:
        if outcome.fault is None:
            assert len(outcome.scores) == plan.seats
            continue
        bot = plan.bots[plan.seating(outcome.seed, outcome.turn)[outcome.fault.seat]].partition(":")[2]
        assert outcome.fault.kind == kinds[bot], outcome.fault
        assert outcome.fault.seat not in outcome.winners
        assert len(outcome.winners) == plan.seats - 1
        seen.add(bot)
        assert outcome.record is not None
        kept = records.read(Path(outcome.record).read_text(encoding="utf-8"))
        assert records.verify(kept.record, kept.marks) is None
        assert kept.record.seed == str(outcome.seed)
        assert not kept.record.over
    assert seen == {bot for bot, kind in kinds.items() if kind}


def test_crashes_and_illegal_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for kinds in (
        {"Crashing": "crash", "Cheating": "illegal", "Leaving": "crash"},
        {"Vague": "illegal", "Unborn": "crash", "Fine": ""},
    ):
        check(arena.play("cincinnati", [f"{ODD}:{bot}" for bot in kinds], games=24), kinds)
    assert (tmp_path / arena.running.FOLDER).is_dir()


def test_the_last_words_of_a_bot_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = arena.play("cincinnati", [f"{ODD}:Crashing", "random", "random"], games=12)
    faults = [outcome.fault for outcome in result.outcomes if outcome.fault is not None]
    assert faults[0].detail.rstrip().endswith("RuntimeError: no idea")
    assert "odd_bots.py" in faults[0].detail
    told = result.plain()["faults"]
    assert told[0]["kind"] == "crash"


def test_hanging_and_dying_bots_are_replaced(tmp_path: Path) -> None:
    bots = [f"{ODD}:Hanging", f"{ODD}:Dying", "random"]
    out = str(tmp_path / "run.jsonl")
    result = arena.play("cincinnati", bots, games=6, seed=2, workers=2, patience=60.0, out=out)
    check(result, {"Hanging": "timeout", "Dying": "died"})
    assert {outcome.fault.detail for outcome in result.outcomes if outcome.fault} >= {"exit code 7"}
    assert arena.resume(out).outcomes == result.outcomes, "the file has the faults, too"


def test_a_late_answer_is_too_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("gobelet.arena.match.time", CLOCK)
    result = arena.play("cincinnati", [f"{ODD}:Slow", "random", "random"], games=6, seed=2, patience=0.3)
    check(result, {"Slow": "timeout"})
