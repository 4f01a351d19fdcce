"""Runs: equal terms, the same with any number of workers, interrupted and resumed."""

import json
from pathlib import Path

import pytest

from gobelet import arena, records
from gobelet.arena import Outcome, runfile
from gobelet.arena.plan import make_plan
from gobelet.core.errors import BadRequest
from tests.refusing import refusing

LINEUP = ["greedy", "random", "random"]


def bare(outcomes: tuple[Outcome, ...]) -> list[tuple[object, ...]]:
    """Without the time, which no two runs share."""
    return [(one.seed, one.turn, one.scores, one.winners, one.fault) for one in outcomes]


def test_every_seed_is_played_from_every_seat_with_the_same_dice() -> None:
    plan = make_plan("dicetown/2009", ("greedy", "random", "random", "random"), {}, 30, 5, 1.0, None)
    assert plan.games == 32
    assert list(plan.blocks) == list(range(5, 13))
    orders = set()
    for seed in plan.blocks:
        seatings = [plan.seating(seed, turn) for turn in range(4)]
        for bot in range(4):
            assert sorted([seating.index(bot) for seating in seatings]) == [0, 1, 2, 3]
        orders.add(seatings[0])
        assert plan.new_game(seed).fingerprint() == plan.new_game(seed).fingerprint()
    assert len(orders) > 3, "neighbours change from seed to seed"
    assert len({plan.new_game(seed).fingerprint() for seed in plan.blocks}) == 8


def test_greedy_beats_random_and_the_row_says_so() -> None:
    result = arena.play("cincinnati", LINEUP, games=24)
    assert result.whole
    row = result.row("greedy")
    assert row.share.value > 0.9
    assert row.share.low > 1 / 3
    assert row.score is not None
    assert row.decisions > 0
    assert 0 < row.seconds <= row.slowest
    assert result.row("random").seats == 2


def test_workers_change_nothing_but_time() -> None:
    one = arena.play("cincinnati", LINEUP, games=9)
    two = arena.play("cincinnati", LINEUP, games=9, workers=2)
    assert bare(one.outcomes) == bare(two.outcomes)
    assert [row.rating for row in one.rows] == [row.rating for row in two.rows]


def test_options_of_the_ruleset_and_classes_as_bots() -> None:
    class Mine(arena.find("random")):  # type: ignore[misc] # a class known only here
        pass

    assert arena.play("dicetown/2009", [Mine, "random"], games=2, choices={"bribes": False}).whole
    with refusing(BadRequest, "unknown-choice"):
        arena.play("dicetown/2009", ["random", "random"], games=2, choices={"brides": "no"})


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    class Enough(KeyboardInterrupt):
        pass

    def stop(done: int, outcome: Outcome) -> None:
        if done == 5:
            raise Enough

    whole = arena.play("cincinnati", LINEUP, games=12, out=str(tmp_path / "whole.jsonl"))
    path = tmp_path / "run.jsonl"
    with pytest.raises(arena.Interrupted) as interrupted:
        arena.play("cincinnati", LINEUP, games=12, out=str(path), report=stop)
    assert interrupted.value.result is not None
    assert len(interrupted.value.result.outcomes) == 5
    with open(path, "a", encoding="utf-8") as file:
        file.write('{"seed":2,"tu')  # the machine stopped in the middle of a line
    seen: list[int] = []
    resumed = arena.resume(str(path), report=lambda done, outcome: seen.append(done))
    assert seen == list(range(6, 13)), "only what was missing is played"
    assert bare(resumed.outcomes) == bare(whole.outcomes)
    again = arena.resume(str(path))
    assert again.played == 0
    assert again.rows[0].share == whole.rows[0].share
    more = arena.resume(str(path), games=14)
    assert len(more.outcomes) == 15
    assert runfile.read(str(path)).plan.games == 15


def test_a_run_goes_on_with_the_version_of_the_rules_that_it_began_with(tmp_path: Path) -> None:
    path, kept = tmp_path / "run.jsonl", tmp_path / "games"
    first = arena.play("dicetown/extension@1", ["random"] * 2, games=2, out=str(path))
    assert first.plan.ruleset == "dicetown/extension@1"
    arena.resume(str(path), games=4, records=str(kept))
    found = [records.read(file.read_text(encoding="utf-8")).record.ruleset for file in kept.iterdir()]
    assert found == ["dicetown/extension@1"] * 2
    assert arena.play("dicetown/extension@2", ["random"] * 2, games=2).plan.ruleset == "dicetown/extension"


def test_files_are_left_alone_and_bad_ones_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    arena.play("cincinnati", ["random"] * 3, games=3, out=str(path))
    text = path.read_text()
    with refusing(BadRequest, "arena-file-exists"):
        arena.play("cincinnati", ["random"] * 3, games=3, out=str(path))
    assert path.read_text() == text
    header, *lines = text.splitlines()
    other = {**json.loads(lines[0]), "seed": 99}
    for wrong, line in (
        ("", 1),
        ("{}\n", 1),
        (header.replace("cincinnati@2", "cincinnati@99") + "\n", 1),
        (header.replace("cincinnati@2", "cincinnati") + "\n", 1),
        (f"{header}\n{lines[0]}\nnonsense\n", 3),
        (f"{header}\n{json.dumps(other)}\n", 2),
    ):
        path.write_text(wrong)
        with pytest.raises(BadRequest) as refused:
            arena.resume(str(path))
        assert (refused.value.id, refused.value.facts["line"]) == ("arena-file-line", line)
    with refusing(BadRequest, "arena-file"):
        arena.resume(str(tmp_path / "missing.jsonl"))


def test_records_of_all_games_are_kept_if_wanted(tmp_path: Path) -> None:
    result = arena.play("cincinnati", ["random"] * 3, games=3, records=str(tmp_path / "games"))
    files = sorted((tmp_path / "games").iterdir())
    assert [str(file) for file in files] == [outcome.record for outcome in result.outcomes]
    for file, outcome in zip(files, result.outcomes, strict=True):
        kept = records.read(file.read_text(encoding="utf-8"))
        assert records.verify(kept.record, kept.marks) is None
        assert kept.record.over
        assert kept.record.seed == str(outcome.seed)


def test_what_cannot_be_played_is_refused_at_once() -> None:
    for bots, id in ((["greedy"], "bad-seats"), (["gready", "random", "random"], "unknown-bot")):
        with pytest.raises(BadRequest) as refused:
            arena.play("cincinnati", bots, games=3)
        assert refused.value.id == id
    with refusing(BadRequest, "arena-budget"):
        arena.play("cincinnati", ["random"] * 3, budget=0)
    with refusing(BadRequest, "arena-games"):
        arena.play("cincinnati", ["random"] * 3, games=0)
