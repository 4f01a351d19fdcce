"""Games that bring no terminal of their own: heaps as a table, as a line, and when rendered."""

import io

import pytest
from rich.console import Console

import gobelet
from gobelet.cincinnati.view import CasinoView
from gobelet.cli.games.terminal_game import TerminalGame
from gobelet.core.shown import Heap, Shown
from gobelet.envs.settings import EnvSettings
from gobelet.envs.single_game import EnvGame
from gobelet.locale.heaps import contents, in_words
from gobelet.locale.voice import Voice

SEATS = (
    (Heap("tins", amount=2), Heap("mug", dice=(1, 6), hidden=1)),
    (Heap("tins", amount=0), Heap("pile", cards=("card-duel", "card-chips"))),
    (),
)
TABLE = (Heap("bids", cards=("card-money-15",)), Heap("void"))


def shown(view: CasinoView) -> Shown:
    return Shown(view.round, SEATS, TABLE)


@pytest.fixture
def heaps(monkeypatch: pytest.MonkeyPatch) -> CasinoView:
    monkeypatch.setattr(CasinoView, "shown", shown)
    view = gobelet.view(gobelet.new("cincinnati", 3, 1), 0)
    assert isinstance(view, CasinoView)
    return view


def printed(view: CasinoView, lang: str) -> list[str]:
    screen = Console(file=io.StringIO(), width=80)
    screen.print(TerminalGame(Voice(lang, view.ruleset)).table(view))
    assert isinstance(screen.file, io.StringIO)
    return [line.rstrip() for line in screen.file.getvalue().splitlines()]


def test_a_heap_in_words() -> None:
    voice = Voice("en", gobelet.ruleset("cincinnati"))
    assert contents(voice, Heap("x", dice=(1, 6, 9), hidden=2)) == "1 6 9 ? ?"
    assert contents(voice, Heap("x", cards=("card-duel", "card-chips"))) == "Duel, Chips"
    assert contents(voice, Heap("x", amount=0, hidden=1)) == "? 0"
    assert in_words(voice, Heap("x")) == "x –"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_has_a_column_for_each_kind_of_heap(heaps: CasinoView, lang: str) -> None:
    on_table, head, _line, *players = printed(heaps, lang)
    assert (
        on_table.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        == {
            "en": "bids €15,000   void –",
            "fr": "bids 15 000 €   void –",
        }[lang]
    )
    assert head.split() == [{"en": "player", "fr": "joueur"}[lang], "tins", "mug", "pile"]
    assert [line.split()[:2] for line in players[:2]] == [["Ruby", "2"], ["Frank", "0"]]
    assert players[0].endswith("1 6 ?")
    assert players[2] == "Gloria"


def test_the_line_shows_the_table_and_ones_own(heaps: CasinoView) -> None:
    line = TerminalGame(Voice("en", heaps.ruleset)).brief(heaps)
    assert line.replace("\N{NO-BREAK SPACE}", " ") == "bids €15,000   void –   mug 1 6 ?"
    heaps.seat = None
    assert "mug" not in TerminalGame(Voice("en", heaps.ruleset)).brief(heaps)


def test_environments_render_the_heaps(heaps: CasinoView) -> None:
    text = EnvGame(EnvSettings("cincinnati", 3, "win", "default", {}), 1, True).text()
    assert "Ruby: tins 2, mug 1 6 ?\nFrank: tins 0, pile Duel, Chips\nbids €15,000, void –\n" in text
    assert "\nGloria:" not in text


def test_a_view_that_shows_nothing_is_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CasinoView, "shown", lambda view: Shown(1, ((), (), ())))
    game = gobelet.new("cincinnati", 3, 1)
    terminal = TerminalGame(Voice("en", game.ruleset))
    assert terminal.table(gobelet.view(game, 0)) == ""
    assert terminal.brief(gobelet.view(game, 0)) == ""
