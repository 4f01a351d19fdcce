"""Training: credit goes to the right decisions, a lesson improves, and a stopped training goes on."""

import json
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gobelet.bots.learned.bot import LearnedBot, weights
from gobelet.envs.evaluating import evaluate, wilson
from gobelet.envs.training.playing import credit


def torch_is_here() -> None:
    """Training needs torch. Where it is missing, only CI insists."""
    if find_spec("torch") is None:
        assert not os.environ.get("CI"), "torch is not installed"
        pytest.skip("torch is not installed: pip install 'gobelet[train]'")


def test_each_seat_is_credited_with_its_own_next_decision_or_reward() -> None:
    actors = np.array([[0], [1], [0], [1], [0]])
    values = np.array([[0.1], [0.2], [0.3], [0.4], [0.5]], np.float32)
    ended = np.array([[False], [False], [False], [True]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[3, 0] = (1.0, -1.0)
    gains, known = credit(actors, values, ended, rewards, 1.0)
    assert known.all()
    assert gains[3, 0] == pytest.approx(-1.4)  # seat 1 expected 0.4 and got -1
    assert gains[2, 0] == pytest.approx(0.7)  # seat 0 expected 0.3 and got 1
    assert gains[1, 0] == pytest.approx((0.4 - 0.2) - 1.4)
    assert gains[0, 0] == pytest.approx((0.3 - 0.1) + 0.7)
    # Of a game that goes on, only the seat whose turn it is knows what to expect.
    gains, known = credit(actors, values, np.zeros_like(ended), rewards, 1.0)
    assert known[:, 0].tolist() == [True, True, True, False]
    assert gains[2, 0] == pytest.approx(0.5 - 0.3)


def test_a_training_can_be_stopped_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    torch_is_here()
    from gobelet.envs.training.__main__ import main

    small = ["--folder", str(tmp_path), "--tables", "16", "--steps", "32", "--width", "32", "--seats", "3"]
    small += ["--evaluate", "0"]
    assert main(["cincinnati", *small, "--minutes", "0.02", "--watch", "greedy", "--watched", "500"]) == 0
    first = capsys.readouterr().out
    assert "decisions of greedy" in first
    assert main(["cincinnati", *small, "--minutes", "0.02"]) == 0
    assert "goes on after" in capsys.readouterr().out
    assert weights("cincinnati", str(tmp_path)) is not None
    assert LearnedBot(1, str(tmp_path)).folder == str(tmp_path)
    with pytest.raises(SystemExit, match="another training"):
        main(["cincinnati", "--folder", str(tmp_path), "--width", "64", "--minutes", "0"])


def read_metrics(folder: Path) -> list[dict[str, Any]]:
    """All but how long it took."""
    lines = (folder / "metrics.jsonl").read_text(encoding="utf-8").splitlines()
    return [{name: value for name, value in json.loads(line).items() if name != "seconds"} for line in lines]


def test_a_training_that_was_stopped_ends_as_one_that_was_not(tmp_path: Path) -> None:
    """After watching and in the midst of self-play: the same weights, metrics and best checkpoints."""
    torch_is_here()
    from gobelet.envs.training.__main__ import main

    words = ["cincinnati", "--tables", "8", "--steps", "24", "--width", "16", "--seats", "3", "--seed", "5"]
    words += ["--watch", "greedy", "--watched", "300", "--passes", "1", "--evaluate", "2", "--games", "6"]
    words += ["--against", "random", "--best", "1"]
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    main([*words, "--folder", str(whole), "--lessons", "4"])
    for lessons in ("1", "2", "3"):
        main([*words, "--folder", str(parts), "--lessons", lessons])
    with (parts / "metrics.jsonl").open("a") as file:
        file.write('{"lesson": 4, "steps": 1}\n')  # written before the program was killed: given again
    main([*words, "--folder", str(parts), "--lessons", "4"])
    metrics = read_metrics(whole)
    assert metrics == read_metrics(parts)
    assert [line["lesson"] for line in metrics] == [1, 2, 3, 4]
    assert metrics[0]["watched"] >= 300
    assert ["won" in line for line in metrics] == [False, True, False, True]
    with np.load(whole / "cincinnati@2.npz") as one, np.load(parts / "cincinnati@2.npz") as other:
        assert all((one[name] == other[name]).all() for name in one.files)
    assert len(json.loads((parts / "config.json").read_text())) == 4
    (best,) = (whole / "best").iterdir()
    assert [found.name for found in (parts / "best").iterdir()] == [best.name]
    assert weights("cincinnati", str(best)) is not None


def test_a_policy_is_evaluated_from_every_seat() -> None:
    def first(seen: Any, masks: Any, seats: Any) -> Any:
        met.update(seats.tolist())
        return masks.argmax(axis=1)

    met: set[int] = set()
    found = evaluate(first, "cincinnati", 3, "random", 10, 1)
    assert met == {0, 1, 2}
    assert found.games == 12
    assert 0 <= found.low <= found.won <= found.high <= 1
    assert evaluate(first, "cincinnati", 3, "random", 10, 1) == found
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_watching_teaches_to_choose_alike() -> None:
    torch_is_here()
    from gobelet.envs.training.learning import imitate
    from gobelet.envs.training.net import Learner
    from gobelet.envs.training.playing import watch

    learner = Learner("cincinnati", 3, 32, 1e-3)
    batch = watch(learner, "greedy", 1500, 7)
    assert batch.masks[np.arange(len(batch.choices)), batch.choices].all()
    luck = np.random.default_rng(1)
    before = imitate(learner, batch, luck, 1, 256)
    assert imitate(learner, batch, luck, 6, 256) < before - 0.1
