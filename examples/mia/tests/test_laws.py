"""The laws that every game obeys, and what else the engine asks of one: pickles, worlds, observations."""

import json
import pickle

import pytest
from gobelet_mia.state import FIELDS, Mia

import gobelet
from examples.mia.tests.positions import packed
from gobelet import records, testing
from gobelet.bots.observers import observer
from gobelet.core.event import Event
from gobelet.records import Player
from gobelet.server.games import worlds

SEATS = (2, 3, 4, 5, 6)


def test_the_box_comes_from_an_installed_package() -> None:
    box = gobelet.ruleset("mia").box
    assert (box.id, box.title) == ("mia", "Mia")
    assert "mia" in [ruleset.id for ruleset in gobelet.rulesets()]


@pytest.mark.parametrize("seats", SEATS)
def test_the_laws(seats: int) -> None:
    testing.check_game("mia", seats, 100 + seats)
    testing.check_arrival_order("mia", seats, 200 + seats)
    testing.check_withdrawal("mia", seats, 300 + seats)
    for step in testing.random_steps(gobelet.new("mia", seats, seats), seats):
        testing.check_options(step)


def test_every_field_is_public_or_the_holders_own() -> None:
    assert set(FIELDS) == set(Mia.changing)
    for step in testing.random_steps(gobelet.new("mia", 3, 5), 5):
        assert isinstance(step, Mia)
        for seat in (0, 1, 2, None):
            seen = gobelet.view(step, seat)
            for name, known in FIELDS.items():
                shown = known == "public" or seat == step.holder
                assert getattr(seen, name) == (getattr(step, name) if shown else 0)


def test_imagined_dice_are_as_likely_as_real_ones() -> None:
    """A Mia is 2 of 36 rolls."""
    seen = gobelet.view(gobelet.new("mia", 2, 1), 1)
    found = [gobelet.imagine(seen, seed) for seed in range(3600)]
    mias = [world for world in found if isinstance(world, Mia) and world.cup == packed("21")]
    assert 150 < len(mias) < 250


def test_games_are_pickled_and_written_as_worlds() -> None:
    for number, step in enumerate(testing.random_steps(gobelet.new("mia", 3, 8), 8)):
        assert pickle.loads(pickle.dumps(step)).text() == step.text()
        if number % 5 == 0:
            for seat in range(3):
                seen = gobelet.view(step, seat)
                there = worlds.read(json.loads(json.dumps(worlds.write(seen, number))))
                assert gobelet.view(there, seat).text() == seen.text()
    ruleset = gobelet.ruleset("mia")
    assert pickle.loads(pickle.dumps(ruleset)) is ruleset


def test_observations_hold_the_view_and_nothing_more() -> None:
    eyes = observer("mia")
    assert pickle.loads(pickle.dumps(eyes)) is eyes
    told = {field.name for field in eyes.layout.fields}
    assert {"lives", "holder", "claim", "cup"} <= told
    seen: dict[bytes, str] = {}
    for step in testing.random_steps(gobelet.new("mia", 4, 9), 9):
        for seat in range(4):
            view = gobelet.view(step, seat)
            mine = eyes.observe(step, seat)
            assert len(mine) == eyes.layout.size
            world = gobelet.imagine(view, 7)
            assert eyes.observe(world, seat) == mine
            assert seen.setdefault(mine, view.text()) == view.text(), "another view, the same bytes"


@pytest.mark.parametrize("generator", ["fast", "keyed"])
def test_records_verify_and_replay(generator: str) -> None:
    events: list[Event] = []
    seed = "ab" * 32 if generator == "keyed" else "4"
    game = gobelet.new("mia", 3, seed, generator=generator, watchers=[events.append], lives=3)
    for _step in testing.random_steps(game, 4):
        pass
    players = (Player("Ida", "you"), Player("Max", "random"), Player("Nora", "search"))
    file = records.read(records.dump(game.record(), players))
    assert (file.record.ruleset, file.record.choices) == ("mia@1", {"lives": "3"})
    assert records.verify(file.record, file.marks) is None
    again: list[Event] = []
    assert gobelet.replay(file.record, watchers=[again.append]).text() == game.text()
    assert [repr(event.whole()) for event in again] == [repr(event.whole()) for event in events]
    assert {"round", "shaken", "claimed", "believed", "life-lost", "out", "won"} <= {
        event.id for event in events
    }
