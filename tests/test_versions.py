"""Versions of the rules beside each other: every door plays each of them, and says which it is."""

import json
import pickle
from pathlib import Path

import pytest

import gobelet
from gobelet import BadRecord, BadRequest, bots, notation, records
from gobelet.api import name_of
from gobelet.bots.observers import observer
from gobelet.core.game import Game
from gobelet.odds.hints import hints
from gobelet.server.games import worlds
from tests.cli.typist import gobelet as command
from tests.laws.catalogue import EVERY_VERSION
from tests.refusing import refusing

POSITIONS = {"dicetown": "$4 ★ / $8 brute / $3", "cincinnati": "66442 A $35 / 12346 A / 11134 C o2"}
EARLIER = [rules.name for latest in gobelet.rulesets() for rules in latest.earlier]
CHANGED = [name for name, _seats in EVERY_VERSION if name.partition("@")[0] + "@1" in EARLIER]


def played(name: str, seats: int, bot: str, answers: int = -1) -> Game:
    """A game between equal bots, or its beginning."""
    game = gobelet.new(name, seats, 3, skip_forced=True)
    players = [bots.make(bot, seat) for seat in range(seats)]
    while not game.over and answers:
        seat = game.waiting[0]
        seen = gobelet.view(game, seat)
        assert seen.question is not None
        game.answer(seat, players[seat].decide(seen, seen.question, 0.001))
        answers -= 1
    return game


def test_which_versions_there_are() -> None:
    assert EARLIER == [
        "dicetown/extension@1",
        "dicetown/extension+indians@2",
        "dicetown/extension+indians@1",
        "cincinnati@1",
    ]
    for name, latest in (("dicetown/extension", 2), ("dicetown/extension+indians", 3), ("cincinnati", 2)):
        assert gobelet.ruleset(name) is gobelet.ruleset(f"{name}@{latest}")
        with refusing(BadRequest, "unknown-ruleset"):
            gobelet.ruleset(f"{name}@{latest + 1}")


@pytest.mark.parametrize("name", sorted(set(CHANGED)))
@pytest.mark.parametrize("bot", ["greedy", "expert", "search", "learned"])
def test_bots_play_every_version(name: str, bot: str) -> None:
    game = played(name, 3, bot, 60 if bot == "search" else -1)
    assert game.record().ruleset == game.ruleset.name == gobelet.ruleset(name).name
    assert records.verify(records.load(records.dump(game.record()))) is None


@pytest.mark.parametrize("name", sorted(set(CHANGED)))
def test_every_door_knows_the_version(name: str) -> None:
    rules = gobelet.ruleset(name)
    game = played(name, 3, "random", 25)
    seat = game.waiting[0]
    seen = gobelet.view(game, seat)
    assert pickle.loads(pickle.dumps(game)).ruleset is rules
    assert game.copy().ruleset is gobelet.imagine(seen, 1).ruleset is rules
    assert observer(rules).observe(game, seat) == observer(rules).observe_view(seen)
    assert worlds.read(worlds.write(seen, 1)).ruleset is rules
    assert gobelet.ruleset(name_of(rules)) is rules
    first = gobelet.new(name, 3, 1)
    assert [gobelet.say(hint.message, rules) for hint in hints(gobelet.view(first, 0))]
    drawn = notation.position(name, POSITIONS[rules.box.id])
    assert drawn.ruleset is rules
    for lang in ("en", "fr"):
        assert gobelet.say(game.prompt(), game, lang)


def test_a_world_that_names_no_version_is_of_the_first() -> None:
    """As all worlds were, before there was a second."""
    for name, written in (("dicetown/extension@1", "dicetown/extension"), ("dicetown/extension", "@2")):
        game = gobelet.new(name, 3, 1)
        world = worlds.write(gobelet.view(game, game.waiting[0]), 1)
        assert world["ruleset"].endswith(written)
        assert worlds.read(world).ruleset is game.ruleset


def test_a_record_of_an_unknown_version_is_refused_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = records.dump(gobelet.new("dicetown/extension", 2, 1).record())
    later = text.replace("dicetown/extension@2", "dicetown/extension@7")
    with pytest.raises(BadRecord) as refused:
        gobelet.replay(records.load(later))
    assert gobelet.say(refused.value) == (
        "The record is for dicetown/extension@7; "
        "this program plays dicetown/extension@2, dicetown/extension@1."
    )
    assert "dicetown/extension@7" in gobelet.say(refused.value, lang="fr")
    file = tmp_path / "game.json"
    file.write_text(later, encoding="utf-8")
    for words in ("verify", "replay"):
        run = command(monkeypatch, words, str(file))
        assert run.code != 0
        assert "dicetown/extension@7" in run.err


def test_commands_play_the_version_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("simulate", "dicetown/extension@1", "--seats", "random,random", "--games", "2", "--json")
    run = command(monkeypatch, *words, "--records", str(tmp_path))
    assert json.loads(run.out)["ruleset"] == "dicetown/extension@1"
    for file in tmp_path.iterdir():
        assert records.read(file.read_text(encoding="utf-8")).record.ruleset == "dicetown/extension@1"
    assert "rules version 2" in command(monkeypatch, "rulesets").out
