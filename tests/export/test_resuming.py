"""An export that was stopped goes on, and its files are those of one that was not."""

import json
import os
from pathlib import Path

import pyarrow.parquet as pq  # type: ignore[import-untyped] # it brings no types
import pytest

from gobelet import export
from gobelet.core.errors import BadRequest
from gobelet.export import ExtraColumns, parts
from gobelet.export.parts import PartCounts
from gobelet.export.running import Report
from tests.export.reading import bots, contents, small_parts, table

GAMES = bots("cincinnati", "random", "greedy", "random", games=5)


class Killed(BaseException):
    """The process is gone."""


def killed_after(games: int) -> Report:
    def report(done: int) -> None:
        if done >= games:
            raise Killed

    return report


@pytest.mark.parametrize("format", export.FORMATS)
def test_killed_and_continued_gives_the_same_files(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_parts(monkeypatch)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    export.export_simulation(GAMES, whole, format)
    with pytest.raises(Killed):
        export.export_simulation(GAMES, stopped, format, report=killed_after(2))
    assert not (stopped / "README.md").exists()
    replace = os.replace

    def dies(source: Path, target: Path) -> None:
        """In the middle of giving the files of the second part their names."""
        if "part-00001" in str(source) and "rolls" in str(source):
            raise Killed
        replace(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", dies)
        with pytest.raises(Killed):
            export.export_simulation(GAMES, stopped, format)
    assert (stopped / "games" / [*contents(whole / "games")][1]).exists()
    if format == "parquet":  # the unfinished files of the second part stand in nobody's way
        assert pq.read_table(stopped / "rolls").num_rows > 0
    done = export.export_simulation(GAMES, stopped, format)
    assert (done.before.games, done.rows.games) == (2, 5)
    assert contents(stopped) == contents(whole)
    again = export.export_simulation(GAMES, stopped, format)
    assert (again.before.games, again.rows) == (5, done.rows)
    assert contents(stopped) == contents(whole)


def test_a_part_that_was_deleted_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small_parts(monkeypatch)
    export.export_simulation(GAMES, tmp_path)
    before = contents(tmp_path)
    (tmp_path / "events" / "part-00001.parquet").unlink()
    export.export_simulation(GAMES, tmp_path)
    assert contents(tmp_path) == before
    assert [row["game"] for row in table(tmp_path, "games")] == [0, 1, 2, 3, 4]


def test_processes_make_no_difference(tmp_path: Path) -> None:
    games = bots("cincinnati", "random", "random", "random", games=parts.GAMES_A_PART + 1)
    one = export.export_simulation(games, tmp_path / "one", "csv")
    two = export.export_simulation(games, tmp_path / "two", "csv", workers=2)
    assert one.rows == two.rows
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_another_export_is_not_mixed_in(tmp_path: Path) -> None:
    export.export_simulation(GAMES._replace(games=1), tmp_path)
    before = contents(tmp_path)
    for other, wanted, field in (
        (GAMES, ExtraColumns(), "games"),
        (GAMES._replace(games=1, first=2), ExtraColumns(), "first"),
        (GAMES._replace(games=1), ExtraColumns(hidden=True), "hidden"),
    ):
        with pytest.raises(BadRequest) as refused:
            export.export_simulation(other, tmp_path, wanted=wanted)
        assert (refused.value.id, refused.value.facts["field"]) == ("export-other-plan", field)
    for wrong in ("no json", "{}", json.dumps({"plan": {}, "parts": [1]})):
        manifest = tmp_path / "export.json"
        kept = manifest.read_text(encoding="utf-8")
        manifest.write_text(wrong, encoding="utf-8")
        with pytest.raises(BadRequest, match="not empty"):
            export.export_simulation(GAMES._replace(games=1), tmp_path)
        manifest.write_text(kept, encoding="utf-8")
    with pytest.raises(BadRequest, match="not empty"):
        export.export_games([], tmp_path, "records")
    assert contents(tmp_path) == before


def test_no_games_are_empty_tables(tmp_path: Path) -> None:
    done = export.export_games([], tmp_path, "house")
    assert done.rows == PartCounts(0, 0, 0, 0, 0, 0)
    assert "everybody who ever sat at the table had agreed" in (tmp_path / "README.md").read_text().replace(
        "\n", " "
    )
