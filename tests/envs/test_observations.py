"""Observations hold everything that a view holds and nothing more, in every environment."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import gobelet
from gobelet.bots.observers import observer
from gobelet.cincinnati.view import CasinoView
from gobelet.core.game import Game
from gobelet.core.observation.observer import Observer
from gobelet.core.observation.pieces import SLOTS
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.core.view import View
from gobelet.dicetown.extras.extension import FrontierView
from gobelet.dicetown.extras.revised import CabinetView
from gobelet.dicetown.view import TownView
from gobelet.envs.observation_page import page
from gobelet.testing import random_steps
from tests.fields import fields
from tests.laws.catalogue import EVERY_RULESET, EVERY_TABLE

# Fields of views that are not in the observation, and why.
LEFT_OUT = {
    "ruleset": "the environment's name",
    "choices": "what the environment was made with",
    "edition": "follows from the ruleset and its choices",
    "options": "the action mask",
    "me": "the seat, which is there",
}
# Fields that other games change, or such as are rarely seen.
CONSTANT = {(name, id) for id in EVERY_RULESET for name in ("bribes", "brutes", "tops_known")}
CONSTANT |= {("die", "dicetown/extension"), ("claims", "dicetown/extension")}
CONSTANT |= {("guarded", "dicetown/extension"), ("guarded", "dicetown/revised")}


def steps(id: str, seats: int, seed: int, skip: bool = False) -> Iterator[Game]:
    game = gobelet.new(id, seats, seed, skip_forced=skip)
    yield from random_steps(game, seed)
    yield game


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
@pytest.mark.parametrize("skip", [False, True])
def test_a_game_and_a_view_give_the_same_bytes(id: str, seats: int, skip: bool) -> None:
    eyes = observer(id)
    for step in steps(id, seats, 11 + seats, skip):
        assert len(step.pile) <= SLOTS
        for seat in range(seats):
            seen = eyes.observe(step, seat)
            assert len(seen) == eyes.layout.size
            assert seen == eyes.observe_view(gobelet.view(step, seat))


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_seats_that_are_asked_the_same_see_alike_but_for_their_own(id: str, seats: int) -> None:
    """So the vector environment writes no more than that when the next seat is to answer."""
    eyes = observer(id)
    compared = 0
    for step in steps(id, seats, 21 + seats, True):
        for before, seat in pairwise(step.waiting):
            seen = bytearray(eyes.observe(step, before))
            for at, piece in zip(eyes.own_at, eyes.own(step, seat), strict=True):
                seen[at : at + len(piece)] = piece
            assert bytes(seen) == eyes.observe(step, seat)
            compared += 1
    assert compared > 20


def told(view: View) -> str:
    """All that a view shows; of the seats that have answered only its own, as an observation does."""
    view.answered &= 1 << view.seat if view.seat is not None else 0
    return view.text()


@pytest.mark.parametrize("id", EVERY_RULESET)
def test_views_are_equal_where_observations_are(id: str) -> None:
    eyes = observer(id)
    seats = gobelet.ruleset(id).seats
    texts: dict[bytes, str] = {}
    seen: dict[str, bytes] = {}
    for number in (seats[0], seats[-1]):
        for step in steps(id, number, 3):
            for seat in range(number):
                view = gobelet.view(step, seat)
                text = told(view)
                shown = eyes.observe_view(view) + eyes.mask(view.options)
                assert texts.setdefault(shown, text) == text
                assert seen.setdefault(text, shown) == shown
    assert len(texts) > 1000


@pytest.mark.parametrize("id", EVERY_RULESET)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(id: str) -> None:
    eyes = observer(id)
    seats = gobelet.ruleset(id).seats[-1]
    differed = 0
    for number, step in enumerate(steps(id, seats, 5)):
        if number % 3 == 0:
            seat = number % seats
            world = gobelet.imagine(gobelet.view(step, seat), number)
            assert eyes.observe(world, seat) == eyes.observe(step, seat)
            assert eyes.mask(world.options(seat)) == eyes.mask(step.options(seat))
            differed += world.state_text() != step.state_text()
    assert differed > (0 if id == "cincinnati" else 50)


VIEWS: list[tuple[str, set[str]]] = [
    ("cincinnati", fields(CasinoView)),
    ("dicetown/2009", fields(TownView)),
    ("dicetown/revised", fields(TownView) | fields(CabinetView) - {"box"}),
    ("dicetown/extension", fields(TownView) | fields(FrontierView)),
    ("dicetown/extension+indians", fields(TownView) | fields(FrontierView)),
]


@pytest.mark.parametrize(("id", "held"), VIEWS)
def test_every_field_of_a_view_has_its_place_in_the_layout(id: str, held: set[str]) -> None:
    names = [field.name for field in observer(id).layout.fields]
    assert len(set(names)) == len(names)
    # What a question was made with has a place of its own, and an annex lies open in the layout.
    assert held - set(LEFT_OUT) - {"annex"} | {"operands"} == set(names)
    assert set(LEFT_OUT) - {"me"} <= held


@pytest.mark.parametrize("id", EVERY_RULESET)
def test_no_field_of_a_layout_always_looks_the_same(id: str) -> None:
    eyes = observer(id)
    values: dict[str, set[bytes]] = {field.name: set() for field in eyes.layout.fields}
    for seed, seats in enumerate(gobelet.ruleset(id).seats):
        for step in steps(id, seats, seed):
            seen = eyes.observe(step, seed % seats)
            for field in eyes.layout.fields:
                start = eyes.layout.start[field.name]
                values[field.name].add(seen[start : start + field.size])
    for field in eyes.layout.fields:
        assert len(values[field.name]) > 1 or (field.name, id) in CONSTANT, field.name
        assert max([max(value) for value in values[field.name]]) <= field.most, field.name


def kinds_of_steps(kind: type) -> set[type]:
    kinds: set[type] = set(kind.__subclasses__())
    return kinds | {deeper for one in kinds for deeper in kinds_of_steps(one)}


BASES = {"Question", "SeatStep", "SeatQuestion", "Window", "ChoosePlayer", "PlayAtOnce"}
BASES |= {"Ask", "SeatAsk", "TableStep"}


@pytest.mark.parametrize(("game", "id"), [("dicetown", "dicetown/extension+indians"), ("cincinnati",) * 2])
def test_every_step_of_a_game_has_its_number(game: str, id: str) -> None:
    alphabet = observer(id).alphabet
    ours = [kind for kind in kinds_of_steps(Step) if kind.__module__.startswith(f"gobelet.{game}.")]
    named = {kind.__name__ for kind in ours} - BASES
    asking = {kind.__name__ for kind in ours if issubclass(kind, Question)} - BASES
    assert set(alphabet.names) == named
    assert set(alphabet.questions) == asking
    assert len(alphabet.names) == len(named) < 256


def test_the_page_of_layouts_is_up_to_date() -> None:
    kept = Path(__file__).parents[2] / "docs" / "observations.md"
    assert kept.read_text(encoding="utf-8") == page(), (
        "python -m gobelet.envs.observation_page > docs/observations.md"
    )


def test_every_ruleset_has_an_observer() -> None:
    for id in EVERY_RULESET:
        eyes = observer(id)
        assert observer(gobelet.ruleset(id)) is eyes
        assert isinstance(eyes, Observer)
        assert eyes.table is gobelet.ruleset(id).table
    with pytest.raises(gobelet.BadRequest):
        observer("tarot")


def test_a_field_that_has_met_too_many_values_starts_over(monkeypatch: pytest.MonkeyPatch) -> None:
    from gobelet.core.observation import pieces

    monkeypatch.setattr(pieces, "MOST_PIECES", 3)
    eyes = observer("cincinnati")
    for step in steps("cincinnati", 3, 2):
        assert eyes.observe(step, 0) == eyes.observe_view(gobelet.view(step, 0))
