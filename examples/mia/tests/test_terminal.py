"""Mia in the terminal: whole games typed, several people at one keyboard, records verified and replayed."""

import re
from pathlib import Path

import pytest

from gobelet import records
from tests.cli.typist import Typist, gobelet, script


@pytest.mark.parametrize(
    ("lang", "seats"), [("en", "you,random,search"), ("fr", "you,greedy,expert"), ("en", "you,you")]
)
def test_a_whole_game_is_typed(
    lang: str, seats: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("gobelet.cli.game_at_terminal.BUDGET", 0.05)
    file = tmp_path / "game.json"
    words = ["play", "mia", "--seats", seats, "--seed", "3", "--choice", "lives=3", "--lang", lang]
    run = gobelet(monkeypatch, *words, "--record", str(file), typing=Typist(1))
    assert (run.code, run.err) == (0, "")
    assert {"en": "The score", "fr": "Le score"}[lang] in run.out
    assert not [line for line in run.out.splitlines() if len(line) > 80 and "game.json" not in line]
    saved = records.read(file.read_text(encoding="utf-8"))
    assert saved.record.over
    assert gobelet(monkeypatch, "verify", str(file), "--lang", lang).code == 0
    told = gobelet(monkeypatch, "replay", str(file), "--lang", lang)
    assert told.code == 0
    assert {"en": "is the last one left", "fr": "a encore des vies, et gagne"}[lang] in told.out
    spectator = gobelet(monkeypatch, "replay", str(file), "--seat", "spectator", "--lang", "en")
    assert "and sees" in gobelet(monkeypatch, "replay", str(file), "--lang", "en").out
    assert "and sees" not in spectator.out


def test_the_table_shows_lives_cup_and_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["play", "mia", "--seats", "you,random,random", "--seed", "4", "--lang", "en"]
    out = gobelet(monkeypatch, *words, typing=script("?", "hand", "quit")).out
    assert "last claim nothing" in out.replace("\N{NO-BREAK SPACE}", " ")
    assert re.search(r"player +lives +under the cup", out)
    sees = re.search(r"You shake the cup and see (\d \d)\.", out)
    assert sees
    assert re.search(rf"You +5 +{sees[1]}", out)
    assert "Claim any value above the last one" in out
    assert "[MI-3]" in out


def test_a_keyboard_is_handed_over_before_anybody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["play", "mia", "--seats", "you,you", "--seed", "4", "--lang", "en"]
    out = gobelet(monkeypatch, *words, typing=script("", "1", "", "quit")).out
    before, _asked, after = out.partition("It is Max’s turn")
    assert "Ida shakes the cup and sees" in before
    assert "Ida shakes the cup and looks under it." in after
    assert not re.search(r"Ida +5 +\d \d", after)


def test_the_rulesets_list_it_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    for lang, text in (("en", "catch the liars"), ("fr", "démasquez les mensonges")):
        out = gobelet(monkeypatch, "rulesets", "--lang", lang).out
        assert text in " ".join(out.split())
        assert "--choice lives=3|5|6" in out


def test_bots_play_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "simulate", "mia", "--seats", "random,greedy", "--games", "4", "--lang", "en")
    assert run.code == 0
    assert "4 games" in run.out
