"""`gobelet export`: what it writes, what it says, and what it refuses."""

import json
import sys
from pathlib import Path

import pytest

from gobelet import records
from tests.cli.typist import gobelet
from tests.export.reading import table


def test_bots_play_the_games_that_simulate_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = "greedy,random,random"
    words = ("--games", "2", "--seed", "4")
    run = gobelet(
        monkeypatch,
        "export",
        "--simulate",
        seats,
        "--ruleset",
        "cincinnati",
        *words,
        "--to",
        str(tmp_path / "out"),
    )
    assert (run.code, run.err) == (0, "")
    assert "2 games" in " ".join(run.out.split())
    assert "rows a second" in run.out
    gobelet(
        monkeypatch,
        "simulate",
        "cincinnati",
        "--seats",
        seats,
        *words,
        "--records",
        str(tmp_path / "records"),
    )
    simulated = [one.record.fingerprint for one in records.read_all(tmp_path / "records")]
    assert [row["fingerprint"] for row in table(tmp_path / "out", "games")] == simulated
    french = gobelet(
        monkeypatch,
        "export",
        "--records",
        str(tmp_path / "records"),
        "--to",
        str(tmp_path / "fr"),
        "--lang",
        "fr",
    )
    assert "2 parties" in " ".join(french.out.split())
    assert table(tmp_path / "fr", "decisions") == table(tmp_path / "out", "decisions")
    figures = gobelet(
        monkeypatch,
        "export",
        "--records",
        str(tmp_path / "out"),
        "--to",
        str(tmp_path / "j"),
        "--format",
        "csv",
        "--json",
    )
    found = json.loads(figures.out)
    assert found["rows"]["games"] == 2
    assert found["bytes_per_decision"] == pytest.approx(
        (tmp_path / "j" / "decisions" / "part-00000.csv.gz").stat().st_size / found["rows"]["decisions"],
        abs=0.01,
    )


REFUSED = [
    ((), "--simulate"),
    (("--simulate", "random,random,random", "--records", "x"), "one source"),
    (("--records", "x", "--games", "5"), "--games"),
    (("--records", "nowhere"), "nowhere"),
    (("--simulate", "random,gredy"), "greedy"),
    (("--simulate", "random,random,random", "--format", "xml"), "xml"),
    (("--simulate", "random,random,random", "--games", "0"), "--games"),
    (("--simulate", "random,random,random", "--choice", "sheriff=9"), "sheriff"),
    (("--database", "sqlite:////nowhere/tables.db"), "nowhere"),
]


@pytest.mark.parametrize(("words", "named"), REFUSED)
def test_what_is_wrong_is_named_and_nothing_is_written(
    words: tuple[str, ...], named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = gobelet(monkeypatch, "export", *words, "--to", str(tmp_path / "out"))
    assert (run.code, run.out) == (2, "")
    assert named in run.err
    assert run.err.count("\n") == 1
    assert not [path for path in tmp_path.rglob("*") if path.suffix not in ("", ".json")]


def test_without_pyarrow_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    words = ("export", "--simulate", "random,random,random", "--games", "1", "--to", str(tmp_path / "out"))
    run = gobelet(monkeypatch, *words)
    assert run.code == 2
    assert 'pip install "gobelet[export]"' in run.err
    assert not (tmp_path / "out").exists()
    assert gobelet(monkeypatch, *words, "--format", "jsonl").code == 0


def test_a_bad_record_is_named_with_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games"
    gobelet(
        monkeypatch,
        "simulate",
        "cincinnati",
        "--seats",
        "random,random,random",
        "--games",
        "1",
        "--records",
        str(folder),
    )
    (good,) = folder.iterdir()
    text = good.read_text(encoding="utf-8")
    for name, wrong in (
        ("z.json", "{}"),
        ("z.json", text.replace('"seed": "1"', '"seed": "2"')),
        ("z.jsonl.gz", "no"),
    ):
        (folder / name).write_text(wrong, encoding="utf-8")
        run = gobelet(monkeypatch, "export", "--records", str(folder), "--to", str(tmp_path / "out"))
        assert run.code == 2
        assert name in run.err
        (folder / name).unlink()
        for path in sorted((tmp_path / "out").rglob("*"), reverse=True):
            path.unlink() if path.is_file() else path.rmdir()


def test_ctrl_c_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(*_words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("gobelet.export.export_simulation", pressed)
    run = gobelet(monkeypatch, "export", "--simulate", "random,random,random", "--to", str(tmp_path))
    assert run.code == 130
    assert "The same command goes on" in run.err
