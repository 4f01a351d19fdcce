"""What was sent is still sent, and equal: views, questions, forms, replays, the catalogue, worlds for bots.

Fields may be added to it. If anything that was sent changes or goes, these tests say where.
"""

import json
from typing import Any

import pytest

from tests.guards import doors, looking
from tests.guards.compare import departure
from tests.guards.material import CATALOGUE, RARE, WIRE, WORLDS, read


def agree(golden: Any, now: Any, path: str) -> None:
    found = departure(golden, now, path)
    assert not found, found


@pytest.mark.parametrize("name", looking.SENT)
def test_views_and_replays_of_a_game(name: str) -> None:
    agree(read(WIRE / f"{name}.json.xz"), looking.sent(name), name)


def test_views_and_worlds_wherever_a_question_is_first_met() -> None:
    views, worlds = read(RARE), read(WORLDS)
    met = set()
    for question, game, events in looking.first_met():
        met.add(question)
        agree(views[question], looking.all_views(game, events), question)
        if not game.over:
            agree(worlds[question], looking.worlds(question, game), question)
    assert met == set(views)


def test_worlds_that_were_written_are_read() -> None:
    for question, kept in read(WORLDS).items():
        agree(kept, {**kept, **looking.read_world(kept["world"])}, question)


def test_the_catalogue() -> None:
    """The golden one is of the first versions. Later ones differ from them in the version alone."""
    golden, now = read(CATALOGUE), doors.sent_catalogue()
    agree(golden, {id: doors.sent_in_version_1(id) for id in golden}, "catalogue")
    agree({id: {**kept, "version": now[id]["version"]} for id, kept in golden.items()}, now, "catalogue")


def test_all_golden_games_are_compared() -> None:
    assert {path.name.removesuffix(".json.xz") for path in WIRE.iterdir()} == set(looking.SENT)


@pytest.mark.parametrize(
    ("now", "where"),
    [
        ('{"a": 1, "b": [{"c": null}, "x"]}', ""),
        ('{"a": 1, "b": [{"c": null, "new": 2}, "x"], "new": 1}', ""),
        ('{"b": [{"c": null}, "x"]}', ".a: was 1, is gone"),
        ('{"a": true, "b": [{"c": null}, "x"]}', ".a: was 1, is True"),
        ('{"a": 1, "b": [{"c": 0}, "x"]}', ".b[0].c: was None, is 0"),
        ('{"a": 1, "b": ["x", {"c": null}]}', ".b[0]: was {'c': None}, is 'x'"),
        ('{"a": 1, "b": [{"c": null}]}', ".b: had 2 items, has 1: [{'c': None}, 'x'] and [{'c': None}]"),
    ],
)
def test_fields_may_be_added_and_nothing_else(now: str, where: str) -> None:
    golden = json.loads('{"a": 1, "b": [{"c": null}, "x"]}')
    assert departure(golden, json.loads(now)) == where
