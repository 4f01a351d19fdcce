"""Kept beside the record, refined by a second run, the same with any number of workers; the command."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gobelet import analysis, records
from gobelet.analysis import Analysis
from gobelet.analysis import files as analysis_files
from gobelet.core.errors import BadRequest
from tests.analysis.games import record_of
from tests.cli.typist import gobelet
from tests.refusing import refusing

GAME = ("cincinnati", ("random",) * 3, 6)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    record, _seated = record_of(*GAME)
    players = [records.Player(name, "random") for name in ("Ann", "Bob", "Cal")]
    path = tmp_path / "game.json"
    path.write_text(records.dump(record, players), encoding="utf-8")
    return path


def test_a_second_run_adds_to_the_first() -> None:
    record, _seated = record_of(*GAME)
    settings = analysis.make_settings("random")
    first = analysis.analyse(record, settings, rollouts=2)
    played: list[int] = []
    second = analysis.analyse(
        record, settings, rollouts=5, before=first, report=lambda done, total: played.append(done)
    )
    at_once = analysis.analyse(record, settings, rollouts=5)
    assert second == at_once
    assert played[0] > first.games
    assert second.games == played[-1]
    nothing = analysis.analyse(record, settings, rollouts=5, before=second, seconds=0.001)
    assert nothing == second
    other = analysis.analyse(record, analysis.make_settings("random", seed=2), rollouts=2, before=first)
    counts = {heap.games for heaps in other.heaps.values() for heap in heaps}
    assert counts == {2}, "games of other settings are not counted"
    assert other.heaps != first.heaps


def test_workers_change_nothing() -> None:
    record, _seated = record_of(*GAME)
    settings = analysis.make_settings("random")
    here = analysis.analyse(record, settings, rollouts=2)
    assert here.games > 0
    assert analysis.analyse(record, settings, rollouts=2, workers=2) == here


def test_an_analysis_is_plain_data(tmp_path: Path) -> None:
    record, _seated = record_of(*GAME)
    found = analysis.analyse(record, analysis.make_settings("random"), rollouts=1)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found
    assert msgspec.json.schema(Analysis)["$defs"]["Decision"]
    path = str(tmp_path / "game.analysis.json")
    assert analysis_files.read(path) is None
    analysis_files.write(path, found)
    assert analysis_files.read(path) == found
    Path(path).write_text('{"some": "thing else"}')
    with refusing(BadRequest, "analysis-file"):
        analysis_files.read(path)


def test_time_may_cut_it_short() -> None:
    record, _seated = record_of(*GAME)
    settings = analysis.make_settings("random")
    short = analysis.analyse(record, settings, rollouts=1000, seconds=0.3)
    assert 0 < short.games < 1000 * len(short.heaps)
    for player in short.players:
        assert player.par + player.luck + player.skill == pytest.approx(player.result)


def test_ctrl_c_leaves_what_there_is() -> None:
    record, _seated = record_of(*GAME)

    def stop(done: int, total: int) -> None:
        if done > 20:
            raise KeyboardInterrupt

    with pytest.raises(analysis.Interrupted) as interrupted:
        analysis.analyse(record, analysis.make_settings("random"), rollouts=4, report=stop)
    assert interrupted.value.result.games > 20


def test_the_command(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    text = file.read_text()
    monkeypatch.chdir(file.parent)  # what is printed names the file, and lines have a width
    words = ["analyse", file.name, "--bot", "random", "--rollouts", "2"]
    english = gobelet(monkeypatch, *words)
    assert (english.code, english.err) == (0, "")
    for said in ("Ann", "luck", "Win chances from round to round", "Turning points", "5. Round"):
        assert said in english.out
    kept = analysis_files.read(str(file.parent / "game.analysis.json"))
    assert kept is not None
    assert kept.settings.bot == "random"
    french = gobelet(monkeypatch, *words, "--rollouts", "3", "--lang", "fr")
    assert "Tournants" in french.out
    refined = analysis_files.read(str(file.parent / "game.analysis.json"))
    assert refined is not None
    assert refined.games > kept.games
    assert "\N{REPLACEMENT CHARACTER}" not in english.out + french.out
    assert max(len(line) for line in (english.out + french.out).splitlines()) <= 80
    told = json.loads(gobelet(monkeypatch, *words, "--json").out)
    assert told["players"][0]["seat"] == 0
    assert file.read_text() == text, "the record is left as it is"
    assert gobelet(monkeypatch, "verify", str(file)).code == 0


def test_time_does_not_cut_it_short_unless_asked(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    asked: list[object] = []
    real = analysis.analyse

    def spy(record: object, settings: object, **words: Any) -> Analysis:
        asked.append(words["seconds"])
        return real(record_of(*GAME)[0], analysis.make_settings("random"), rollouts=1)

    monkeypatch.setattr("gobelet.analysis.analyse", spy)
    gobelet(monkeypatch, "analyse", str(file))
    gobelet(monkeypatch, "analyse", str(file), "--seconds", "7", "--fresh")
    assert asked == [None, 7.0]


def test_complaints(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    for words, told in (
        (["--bot", "nobody"], "There is no bot “nobody”"),
        (["--evaluator", "nobody"], "There is no evaluator “nobody”"),
        (["--rollouts", "0"], "--rollouts should be a whole number"),
        (["--seconds", "soon"], "--seconds should be a number of seconds"),
    ):
        run = gobelet(monkeypatch, "analyse", str(file), *words)
        assert run.code == 2
        assert told in run.err
    file.with_name("game.analysis.json").write_text("mine")
    run = gobelet(monkeypatch, "analyse", str(file), "--bot", "random", "--rollouts", "1")
    assert run.code == 2
    assert file.with_name("game.analysis.json").read_text() == "mine"
