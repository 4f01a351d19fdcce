"""The arena on a real Ray cluster, started here: the same games, and bots that are not installed there."""

import socket
from pathlib import Path

import pytest

from gobelet import arena
from gobelet.arena.ray_cluster import TASK, tasks
from gobelet.core.errors import BadRequest
from tests.arena.test_runs import bare
from tests.refusing import refusing
from tests.tiers import soak

MINE = """
from gobelet.bots import Bot

class First(Bot):
    def decide(self, view, question, budget):
        if self.seed % 8 == 0 and view.serial > 20:
            raise RuntimeError("far away")
        return view.options[0]
"""


@pytest.fixture
def unused_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


def test_tasks_have_a_hundred_games_or_more() -> None:
    jobs = [[(seed, turn) for turn in range(3)] for seed in range(80)]
    made = list(tasks(jobs))
    assert [len(task) for task in made] == [102, 102, 36]
    assert TASK == 100
    assert [game for task in made for game in task] == [game for job in jobs for game in job]


@soak
def test_ray_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first_bots.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    bots = ["first_bots:First", "random", "random"]
    out = str(tmp_path / "run.jsonl")
    here = arena.play("cincinnati", bots, games=204)
    far = arena.play("cincinnati", bots, games=204, ray="local", out=out)
    assert [one[:4] for one in bare(here.outcomes)] == [one[:4] for one in bare(far.outcomes)]
    assert far.row("first_bots:First").faults == here.row("first_bots:First").faults > 0
    assert arena.resume(out).played == 0


def test_no_cluster_there(unused_port: int) -> None:
    with refusing(BadRequest, "arena-ray"):
        arena.play("cincinnati", ["random"] * 3, games=3, ray=f"127.0.0.1:{unused_port}")
