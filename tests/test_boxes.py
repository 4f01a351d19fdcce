"""Boxes: every piece is there and of its type; games of other packages, broken ones among them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gobelet
from gobelet import api
from gobelet.bots.mind import Mind, mind_of
from gobelet.bots.observers import observer
from gobelet.bots.planner import Planner
from gobelet.cli.games import terminal_for
from gobelet.cli.games.terminal_game import TerminalGame
from gobelet.core.box import GameBox
from gobelet.core.errors import BadRequest
from gobelet.core.observation.observer import Observer
from gobelet.locale.vocabulary import Vocabulary, vocabulary_of
from gobelet.locale.voice import Voice
from gobelet.notation.notation import Notation
from gobelet.odds.odds import Odds, odds_of
from gobelet.registry import Registry
from gobelet.server.games.catalogue import catalogue
from gobelet.server.games.game_wire import GameWire, wire_in
from gobelet.server.protocol.part import AnyBoard
from tests.cli.typist import gobelet as command

OBJECTS = {
    "mind": Mind,
    "planner": Planner,
    "odds": Odds,
    "words": Vocabulary,
    "wire": GameWire,
    "notation": Notation,
}
CLASSES = {"board": AnyBoard, "terminal": TerminalGame}
PIECES = [(box, name) for box in api.games() for name in box.pieces]


@pytest.mark.parametrize(("box", "name"), PIECES, ids=[f"{box.id}-{name}" for box, name in PIECES])
def test_every_piece_is_there_and_of_its_type(box: GameBox, name: str) -> None:
    piece = box.piece(name)
    assert box.piece(name) is piece, "loaded once"
    if name == "observers":
        assert isinstance(piece, dict)
        for ruleset in box.rulesets:
            assert isinstance(observer(ruleset), Observer)
            assert observer(ruleset) in piece.values()
    elif name in CLASSES:
        assert isinstance(piece, type)
        assert issubclass(piece, CLASSES[name])
        assert piece is not CLASSES[name]
    else:
        assert isinstance(piece, OBJECTS[name])
        assert type(piece) is not OBJECTS[name] or name == "words"


def test_every_ruleset_knows_its_box_and_is_named_by_it() -> None:
    for box in api.games():
        for ruleset in box.rulesets:
            assert ruleset.box is box
            assert ruleset.id.partition("/")[0] == box.id


def test_a_piece_of_another_type_is_named() -> None:
    ruleset = gobelet.ruleset("cincinnati")
    box = GameBox("odd", "Odd", (), dict.fromkeys((*OBJECTS, *CLASSES, "observers"), "gobelet.api:new"))
    mine = ruleset.box
    try:
        ruleset.box = box
        asked = (
            lambda: mind_of(ruleset),
            lambda: odds_of(ruleset),
            lambda: vocabulary_of(box),
            lambda: wire_in(GameBox("odd", "Odd", (), {"wire": "gobelet.api:new"})),
            lambda: terminal_for(ruleset, Voice("en")),
            lambda: observer(ruleset),
        )
        for ask in asked:
            with pytest.raises(BadRequest) as refused:
                ask()
            assert refused.value.id == "wrong-piece"
            assert refused.value.facts["place"] == "gobelet.api:new"
            assert "gobelet.api:new" in Voice("en").say(refused.value)
    finally:
        ruleset.box = mine


# --- games of other packages --------------------------------------------------------------------------------

BOXES = """
from gobelet.core.box import GameBox
from gobelet.core.ruleset import Ruleset
from gobelet.cincinnati.rulesets import RULESETS

(casino,) = RULESETS
names = ("seats", "choices", "table", "new", "view", "imagine")
rules = {name: getattr(casino, name) for name in names}
made, other = [Ruleset("twin", version=version, **rules) for version in (1, 2)]
FIRST = GameBox("twin", "The first", (made,), {})
SECOND = GameBox("twin", "The second", (other,), {})
AGAIN = GameBox("cincinnati", "Another casino", (other,), {})
ROBBER = GameBox("robber", "A robber", (Ruleset("dicetown/2009", version=9, **rules),), {})
MUTE = GameBox("mute", "Mute", (Ruleset("mute", version=1, **rules),), {"words": "other_games:NO_WORDS"})
LAME = GameBox("lame", "Lame", (Ruleset("lame", version=1, **rules),), {"wire": "other_games:NO_WIRE"})
TEXT = "no box"
"""


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Registry]:
    """The registry with other packages beside it: a game, one of the same id, and some that are broken."""
    (tmp_path / "other_games.py").write_text(BOXES, encoding="utf-8")
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('no luck\\ntoday')\n", encoding="utf-8")
    points = (
        "first = other_games:FIRST\nsecond = other_games:SECOND\nagain = other_games:AGAIN\n"
        "text = other_games:TEXT\nrobber = other_games:ROBBER\n"
        "mute = other_games:MUTE\nlame = other_games:LAME\n"
        "broken = broken_game:BOX\nmissing = no_such_package:BOX\n"
    )
    info = tmp_path / "other_games-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other_games\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[gobelet.games]\n{points}", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry = Registry(tuple([box for box in api.games() if box.id in ("dicetown", "cincinnati")]))
    monkeypatch.setattr(api, "REGISTRY", registry)
    yield registry
    for name in ("other_games", "broken_game"):
        sys.modules.pop(name, None)


def test_of_two_boxes_with_one_id_the_first_wins(others: Registry) -> None:
    twin = others.find("twin")
    assert twin is not None
    assert (twin.version, twin.box.title) == (1, "The first")
    assert [box.title for box in others.boxes()].count("Cincinnati") == 1
    casino = others.find("cincinnati")
    assert casino is not None
    assert casino.box.title == "Cincinnati"
    assert others.failures()["second"] == "there already is a game twin"
    assert others.failures()["again"] == "there already is a game cincinnati"


def test_a_game_brings_no_ruleset_of_another(others: Registry) -> None:
    assert others.failures()["robber"] == "the ruleset dicetown/2009 does not begin with its game, robber"
    town = others.find("dicetown/2009")
    assert town is not None
    assert (town.version, town.box.id) == (1, "dicetown")
    assert "robber" not in [box.id for box in others.boxes()]


def test_a_game_with_broken_words_is_not_listed(others: Registry) -> None:
    assert others.failures()["mute"] == "AttributeError: module 'other_games' has no attribute 'NO_WORDS'"
    assert others.find("mute") is None


def test_a_game_that_can_not_be_sent_leaves_the_catalogue_whole(
    others: Registry, caplog: pytest.LogCaptureFixture
) -> None:
    assert others.find("lame") is not None
    assert [info.id for info in catalogue()] == [
        rules.id for rules in others.rulesets() if rules.id != "lame"
    ]
    assert "lame is not offered: AttributeError" in caplog.text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_broken_game_is_one_line_and_breaks_nothing(
    others: Registry, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(others.failures()) == {"second", "again", "text", "robber", "mute", "broken", "missing"}
    run = command(monkeypatch, "rulesets", "--lang", lang)
    assert (run.code, run.err) == (0, "")
    told = " ".join(run.out.replace("\N{NO-BREAK SPACE}", " ").split())
    quoted = {"en": "“{}”", "fr": "« {} »"}[lang]
    assert quoted.format("broken") in told
    assert "RuntimeError: no luck" in told
    assert "No module named 'no_such_package'" in told
    assert "other_games:TEXT is a str, not a GameBox" in told
    assert told.count("no luck") == 1
    for id in ("dicetown/2009", "cincinnati", "twin"):
        assert any(line.startswith(f"{id} ") for line in run.out.splitlines())
        seats = gobelet.ruleset(id).seats[-1]
        assert not gobelet.new(id, seats, 1).over


def test_without_pieces_a_game_is_played_with_the_defaults(others: Registry) -> None:
    twin = others.find("twin")
    assert twin is not None
    assert type(mind_of(twin)) is Mind
    assert type(odds_of(twin)) is Odds
    assert type(wire_in(twin.box)) is GameWire
    assert type(terminal_for(twin, Voice("en", twin))) is TerminalGame
    with pytest.raises(BadRequest, match="observer"):
        observer(twin)
