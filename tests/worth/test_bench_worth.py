"""`gobelet bench worth`: judges before a bank, the table, and files that are none."""

import json
import lzma
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gobelet.cli import bench_worth
from gobelet.worth import Bank, bank_file
from gobelet.worth.judges import judge_of
from gobelet.worth.losses import place_of
from tests.cli.typist import gobelet
from tests.worth.positions import bank_of

QUICK = ("--judges", "played,expert,greedy,hint", "--budget", "0.01")


@pytest.fixture(scope="module")
def made_up() -> list[Bank]:
    """Two banks: of each decision the first candidate wins half of its playouts, the other none."""
    banks = [bank_of(ruleset, 2) for ruleset in ("cincinnati", "dicetown/2009")]
    for decision in [decision for bank in banks for decision in bank.decisions]:
        for candidate, won in zip(decision.candidates, ("10", "00"), strict=True):
            candidate.won, candidate.margins = won * 100, [2, -2] * 100
    return banks


@pytest.fixture
def folder(made_up: list[Bank], tmp_path: Path) -> Path:
    for bank in made_up:
        bank_file.pack(bank, tmp_path / f"{bank_file.name_of(bank.ruleset)}.jsonl.xz")
    return tmp_path


def test_the_figures(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "bench", "worth", "--bank", str(folder), *QUICK, "--json")
    assert (run.code, run.err) == (0, "")
    told = json.loads(run.out)
    assert set(told["rulesets"]) == {"cincinnati", "dicetown/2009"}
    assert set(told["kinds"]) == {"choose-table", "keep"}
    played = told["all"]["played"]
    assert (played["decisions"], played["loss"], played["low"], played["outside"]) == (4, 0.0, 0.0, 0)
    for name in ("expert", "greedy", "hint"):
        found = told["all"][name]
        answers = [one["judges"][name]["answer"] for one in told["decisions"]]
        places = [
            [candidate["answer"] for candidate in one["candidates"]].index(answer)
            for one, answer in zip(told["decisions"], answers, strict=True)
            if answer in [candidate["answer"] for candidate in one["candidates"]]
        ]
        assert found["decisions"] == len(places)
        assert found["decisions"] + found["outside"] + found["silent"] == 4
        if places:  # the second candidate loses half of a win, the first nothing
            assert found["loss"] == pytest.approx(sum(places) / len(places) / 2)
    first = told["decisions"][0]["candidates"][0]
    assert (first["wins"], first["margin"], first["behind"]) == (0.5, 0.0, 0.0)


def test_one_ruleset(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("--bank", str(folder), "--judges", "played", "--ruleset", "cincinnati", "--json")
    told = json.loads(gobelet(monkeypatch, "bench", "worth", *words).out)
    assert set(told["rulesets"]) == {"cincinnati"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table(lang: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "bench", "worth", "--bank", str(folder), *QUICK, "--lang", lang)
    assert (run.code, run.err) == (0, "")
    for word in ("cincinnati", "dicetown/2009", "choose-table", "keep", "played", "expert"):
        assert word in run.out
    assert "worth-" not in run.out
    assert max([len(line) for line in run.out.splitlines()]) <= 80


def test_judges_answer_with_options(folder: Path) -> None:
    """Search and analysis, too: the analysis takes one of the candidates."""
    decision = bank_file.read(folder / "cincinnati.jsonl.xz").decisions[0]
    game = decision.position()
    for name in ("search", "random"):
        answer = judge_of(name, 0.01)(decision, game)
        assert answer is not None
        assert answer[0] in game.options(decision.seat)
    assert place_of(decision, judge_of("analysis", 0.01, 2)(decision, game)) is not None


def test_an_unknown_judge(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "bench", "worth", "--bank", str(folder), "--judges", "oracle")
    assert run.code == 2
    assert "oracle" in run.err


def test_a_folder_without_banks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (tmp_path, tmp_path / "nowhere"):
        run = gobelet(monkeypatch, "bench", "worth", "--bank", str(name))
        assert (run.code, run.out) == (2, "")
        assert str(name) in run.err
        assert len(run.err.splitlines()) == 1


Spoiling = Callable[[list[str]], list[str]]


def changed(line: int, change: Callable[[dict[str, Any]], Any]) -> Spoiling:
    def all_lines(lines: list[str]) -> list[str]:
        fields = json.loads(lines[line])
        change(fields)
        return [*lines[:line], json.dumps(fields), *lines[line + 1 :]]

    return all_lines


BAD: dict[str, tuple[int, Spoiling]] = {
    "no JSON": (2, lambda lines: [lines[0], "{", *lines[2:]]),
    "another format": (1, changed(0, lambda one: one.update({"gobelet-worth": 2}))),
    "other players": (1, changed(0, lambda one: one.update(crew="greedy"))),
    "no ruleset": (1, changed(0, lambda one: one.update(ruleset="whist@1"))),
    "no such seat": (2, changed(1, lambda one: one.update(seat=4))),
    "a wrong number": (2, changed(1, lambda one: one.update(decision=2))),
    "a field too many": (2, changed(1, lambda one: one.update(more=1))),
    "a candidate twice": (2, changed(1, lambda one: one.update(candidates=[[[1], []], [[1], []]]))),
    "one candidate": (2, changed(1, lambda one: one.update(candidates=[[[1], []]]))),
    "a record that is none": (2, changed(1, lambda one: one["record"].update(seats="4"))),
    "a gap": (3, changed(2, lambda one: one.update(first=5))),
    "letters": (3, changed(2, lambda one: one.update(won="x" * 200))),
    "too few margins": (3, changed(2, lambda one: one["margins"].pop())),
    "a batch of nothing": (3, changed(2, lambda one: one.update(of=9))),
    "the same game again": (5, lambda lines: [*lines[:4], lines[1].replace(':1,"game', ':2,"game')]),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_files(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "cincinnati.jsonl.xz"
    line, spoil = BAD[name]
    lines = lzma.decompress(path.read_bytes()).decode().splitlines()
    path.write_bytes(lzma.compress(("\n".join(spoil(lines)) + "\n").encode()))
    run = gobelet(monkeypatch, "bench", "worth", "--bank", str(folder))
    assert (run.code, run.out) == (2, "")
    assert run.err == f"gobelet: “{path}” is not a bank of decisions: line {line} can’t be read.\n"


def test_a_file_that_is_not_packed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "cincinnati.jsonl.xz").write_bytes(b"not packed")
    run = gobelet(monkeypatch, "bench", "worth", "--bank", str(folder))
    assert run.code == 2
    assert "can’t be used" in run.err


def test_a_packed_bank_is_the_same_bank(folder: Path, tmp_path: Path) -> None:
    path = folder / "cincinnati.jsonl.xz"
    bank = bank_file.read(path)
    again = tmp_path / "again.jsonl.xz"
    bank_file.pack(bank, again)
    assert again.read_bytes() == path.read_bytes()
    assert bank_file.read(again) == bank


def test_the_banks_of_the_program() -> None:
    """Each is small, and every position is rebuilt."""
    for path in bank_file.files_of(bench_worth.SHIPPED):
        assert path.stat().st_size < 300_000
        for decision in bank_file.read(path).decisions:
            game = decision.position()
            question = game.question
            assert question is not None
            assert question.id == decision.kind
            assert decision.seat in game.waiting
            for candidate in decision.candidates:
                assert candidate.parts[0] in game.options(decision.seat)
