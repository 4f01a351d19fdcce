"""Your own bots: by entry point, or as module:Class from the current folder."""

import sys
from pathlib import Path

import pytest

from gobelet import arena
from gobelet.arena.finding_bots import display_names, kind_of
from gobelet.bots import BOTS
from gobelet.core.errors import BadRequest
from tests.cli.typist import gobelet

MINE = """
from gobelet.bots import Bot

class Last(Bot):
    def decide(self, view, question, budget):
        return view.options[-1]

class Named(Bot):
    name = "Lasting"

class Heir(Named):
    pass

class Greedy(Bot):
    name = "greedy"

class Broken(Bot):
    def __init__(self, seed):
        raise ValueError("not built")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "last_bots.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "last_bots", raising=False)
    return tmp_path


def test_a_class_in_the_folder_at_hand(folder: Path) -> None:
    result = arena.play("cincinnati", ["last_bots:Last", "random", "random"], games=3, workers=1)
    assert result.whole
    assert result.row("last_bots:Last").faults == 0


def test_a_class_is_shown_by_a_name_of_its_own(folder: Path) -> None:
    bots = [
        "last_bots:Named",
        "last_bots:Last",
        "last_bots:Heir",
        "last_bots:Greedy",
        "last_bots:Broken",
        "greedy",
    ]
    assert display_names(bots) == {bot: bot for bot in bots} | {"last_bots:Named": "Lasting"}
    (folder / "more_bots.py").write_text("from last_bots import Named as Other")
    both = ["last_bots:Named", "more_bots:Other"]
    assert display_names(both) == {bot: bot for bot in both}


def test_an_installed_package_offers_its_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = folder / "last_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: last-bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[gobelet.bots]\nlast = last_bots:Last\n")
    monkeypatch.syspath_prepend(str(folder))
    assert arena.known() == (*BOTS, "last")
    assert arena.play("cincinnati", ["last", "random", "random"], games=3).row("last").faults == 0


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("no_such_module:Bot", "No module named"),
        ("last_bots:Lost", "has no attribute"),
        ("last_bots:Broken", "ValueError: not built"),
        ("tests.arena.odd_bots:NoBot", "has no method decide"),
    ],
)
def test_the_error_names_what_is_wrong_with_a_bot(folder: Path, name: str, told: str) -> None:
    with pytest.raises(BadRequest) as refused:
        arena.find(name)
    assert refused.value.id == "cli-bot-missing"
    assert told in str(refused.value.facts["reason"])


def test_gobelet_bot_and_gobelet_arena_load_alike(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ["bot", "--url", "http://127.0.0.1:1/t/x#y", "--bot", "last_bots:Lost"]
    for words in (table, ["arena", "cincinnati", "--bots", "last_bots:Lost,random,random"]):
        run = gobelet(monkeypatch, *words)
        assert run.code == 2
        assert "last_bots:Lost can’t be loaded" in run.err


def test_names_become_kinds_of_players() -> None:
    assert kind_of("greedy") == "greedy"
    assert kind_of("my.bots:Best_One") == "my-bots-best-one"
    assert kind_of("2fast:Bot") == "bot-2fast-bot"
    assert len(kind_of("x" * 99)) == 40
