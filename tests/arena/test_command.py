"""`gobelet arena`: the table, the figures as JSON, complaints, Ctrl-C and going on."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.typist import gobelet
from tests.tiers import soak

PATIENCE = 300  # seconds: the machine may be busy
WORDS = ("arena", "cincinnati", "--bots", "greedy,random,random", "--games", "6")


def test_the_table_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    english, french = gobelet(monkeypatch, *WORDS), gobelet(monkeypatch, *WORDS, "--lang", "fr")
    assert (english.code, english.err) == (0, "")
    for words in ("6 games of 6, 2 seeds from every seat", "greedy", "random ×2", "Par is 33.3%"):
        assert words in english.out
    assert "6 parties sur 6" in french.out
    assert max(len(line) for line in (english.out + french.out).splitlines()) <= 80


def test_the_figures_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, *WORDS, "--json", "--budget", "0.2")
    found = json.loads(run.out)
    assert (found["games"], found["blocks"], found["budget"], found["patience"]) == (6, 2, 0.2, 10)
    value, low, high = found["rows"][0]["share"]
    assert 0 <= low <= value <= high <= 1
    assert found["games_per_second"] > 0


def test_faults_are_shown_with_the_file_of_their_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("arena", "cincinnati", "--bots", "tests.arena.odd_bots:Crashing,random,random")
    run = gobelet(monkeypatch, *words, "--games", "12", "--records", str(tmp_path / "kept"))
    assert run.code == 0
    told = " ".join(run.out.split())
    assert "Crashing crashed: RuntimeError: no idea (record:" in told
    assert len(list((tmp_path / "kept").iterdir())) == 12


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["arena"], "RULESET is missing"),
        (["arena", "cincinnati"], "--bots is missing"),
        (["arena", "cincinnati", "--bots", "greedy"], "is for 3 to 6 players"),
        ([*WORDS, "--budget", "never"], "--budget should be a number of seconds"),
        ([*WORDS, "--choice", "fish=no"], "cincinnati has no options"),
        ([*WORDS, "--games", "0"], "--games should be a whole number"),
        (["arena", "--resume", "no.jsonl", "--bots", "greedy"], "leave out --bots"),
        (["arena", "--resume", "no.jsonl"], "“no.jsonl” can’t be used"),
    ],
)
def test_complaints(monkeypatch: pytest.MonkeyPatch, words: list[str], told: str) -> None:
    run = gobelet(monkeypatch, *words)
    assert run.code == 2
    assert told in run.err


@soak
def test_ctrl_c_leaves_a_file_to_go_on_from(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    words = ["arena", "cincinnati", "--bots", "greedy,greedy,random", "--games", "240", "--out", str(path)]
    command = subprocess.Popen(
        [sys.executable, "-m", "gobelet", *words, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "80"},
    )
    while not path.exists() or path.read_text().count("\n") < 4:
        assert command.poll() is None
        time.sleep(0.01)
    command.send_signal(signal.SIGINT)
    out, err = command.communicate(timeout=PATIENCE)
    assert command.returncode == 130
    assert f"gobelet arena --resume {path}" in err
    assert "games of 240" in out
    kept = path.read_text().count("\n") - 1
    assert 3 <= kept < 240
    run = gobelet(monkeypatch, "arena", "--resume", str(path), "--json")
    assert run.code == 0
    assert json.loads(run.out)["games"] == 240
    assert path.read_text().count("\n") == 241


def test_a_bar_for_whoever_looks() -> None:
    """On a terminal the games are counted while they are played."""
    here, there = pty.openpty()
    command = subprocess.Popen(
        [sys.executable, "-m", "gobelet", *WORDS, "--lang", "en"], stdout=subprocess.DEVNULL, stderr=there
    )
    os.close(there)
    shown = b""
    with suppress(OSError):  # on Linux the end of a terminal is an error
        while piece := os.read(here, 4096):
            shown += piece
    os.close(here)
    assert command.wait(timeout=PATIENCE) == 0
    assert b"playing" in shown
    assert b"/6" in shown
