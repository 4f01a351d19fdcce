"""Law 6. Every field of a state is copied, is in the fingerprint, and is shown or listed as hidden."""

from collections.abc import Iterator
from typing import Any

import pytest

import gobelet
from gobelet.cincinnati.state import FIELDS as CASINO_FIELDS
from gobelet.cincinnati.state import Casino
from gobelet.core.game import Game
from gobelet.dicetown.extras.extension import Frontier
from gobelet.dicetown.extras.extra import Annex
from gobelet.dicetown.extras.revised import Cabinet
from gobelet.dicetown.offer import Offer
from gobelet.dicetown.state import FIELDS as TOWN_FIELDS
from gobelet.dicetown.state import Town
from gobelet.dicetown.view import TownView
from gobelet.testing import random_steps
from tests.fields import fields

# Fields of every game that copies share, or that belong to the driver of the game: no part of its state.
NOT_STATE = {"ruleset", "choices", "nature", "fast", "log", "skip", "watchers", "looked_up", "looked_up_for"}
SHARED = {"ruleset", "choices", "nature", "fast", "log", "seats", "edition", "bribes"}

STATES: list[tuple[str, type[Game], dict[str, str]]] = [
    ("dicetown/2009", Town, TOWN_FIELDS),
    ("cincinnati", Casino, CASINO_FIELDS),
]


@pytest.mark.parametrize(("id", "kind", "listed"), STATES)
def test_law_6_every_field_is_listed_with_who_may_know_it(
    id: str, kind: type[Game], listed: dict[str, str]
) -> None:
    assert fields(kind) - (fields(Game) - {"round"}) - {"annex"} == set(listed)  # annexes: see below
    assert set(listed.values()) <= {"public", "own", "secret"}


@pytest.mark.parametrize(("id", "kind", "listed"), STATES)
def test_law_6_every_field_is_copied(id: str, kind: type[Game], listed: dict[str, str]) -> None:
    names = fields(kind) - {"watchers", "annex", "looked_up", "looked_up_for"}
    for step in random_steps(gobelet.new(id, 4, 5), 5):
        copy = step.copy()
        for name in names:
            here, there = getattr(step, name), getattr(copy, name)
            assert here == there, name
            assert not isinstance(here, list) or here is not there, f"{name} is aliased"


@pytest.mark.parametrize(("id", "kind", "listed"), STATES)
def test_law_6_every_field_is_in_the_fingerprint(id: str, kind: type[Game], listed: dict[str, str]) -> None:
    game = next(random_steps(gobelet.new(id, 4, 5), 5))
    for name in sorted(fields(kind) - NOT_STATE - SHARED - {"seats", "question", "pile", "said", "annex"}):
        other: Any = game.copy()
        value = getattr(other, name)
        if isinstance(value, list):  # one entry more, of the kind of the others
            more: Any = Offer(77, 0, 0, 0, 0) if name == "offers" else 77
            setattr(other, name, [*value, more])
        else:
            setattr(other, name, value + 77)
        assert other.fingerprint() != game.fingerprint(), f"{name} is not in the fingerprint"


@pytest.mark.parametrize(("id", "kind", "listed"), STATES)
def test_law_6_every_public_field_is_in_every_view(id: str, kind: type[Game], listed: dict[str, str]) -> None:
    for step in random_steps(gobelet.new(id, 4, 6), 6):
        for seat in (0, None):
            seen = gobelet.view(step, seat)
            for name, who in listed.items():
                if who == "public":
                    assert getattr(seen, name) == getattr(step, name), name


# --- what other editions add to a town ---------------------------------------------------------------------

ANNEXES: list[tuple[str, type[Annex], dict[str, str]]] = [
    ("dicetown/revised", Cabinet, Cabinet.fields),
    ("dicetown/extension", Frontier, Frontier.fields),
    ("dicetown/extension+indians", Frontier, Frontier.fields),
]


def annexes(id: str, seats: int, seed: int) -> Iterator[tuple[Town, Annex]]:
    for step in random_steps(gobelet.new(id, seats, seed), seed):
        assert isinstance(step, Town)
        yield step, step.annex


@pytest.mark.parametrize(("id", "kind", "listed"), ANNEXES)
def test_law_6_every_field_of_an_annex_is_listed(id: str, kind: type[Annex], listed: dict[str, str]) -> None:
    assert fields(kind) == set(listed)
    assert set(listed.values()) <= {"public", "own", "secret"}
    _town, annex = next(annexes(id, 4, 1))
    assert type(annex) is kind


@pytest.mark.parametrize(("id", "kind", "listed"), ANNEXES)
def test_law_6_every_field_of_an_annex_is_copied(id: str, kind: type[Annex], listed: dict[str, str]) -> None:
    for town, annex in annexes(id, 4, 5):
        copy = town.copy().annex
        assert copy is not annex
        for name in listed:
            here, there = getattr(annex, name), getattr(copy, name)
            assert here == there, name
            assert not isinstance(here, list) or here is not there, f"{name} is aliased"


@pytest.mark.parametrize(("id", "kind", "listed"), ANNEXES)
def test_law_6_every_field_of_an_annex_is_in_the_fingerprint(
    id: str, kind: type[Annex], listed: dict[str, str]
) -> None:
    town, _annex = next(annexes(id, 4, 5))
    for name in listed:
        other: Any = town.copy()
        value = getattr(other.annex, name)
        if isinstance(value, list):
            setattr(other.annex, name, [*value, 77])
        else:
            setattr(other.annex, name, (*value, 77) if isinstance(value, tuple) else value + 77)
        assert other.fingerprint() != town.fingerprint(), f"{name} is not in the fingerprint"


@pytest.mark.parametrize(("id", "kind", "listed"), ANNEXES)
def test_law_6_every_public_field_of_an_annex_is_in_every_view(
    id: str, kind: type[Annex], listed: dict[str, str]
) -> None:
    for town, annex in annexes(id, 4, 6):
        for seat in (0, None):
            seen = gobelet.view(town, seat)
            assert isinstance(seen, TownView)
            for name, who in listed.items():
                if who == "public":
                    assert getattr(seen.annex, name) == getattr(annex, name), name


@pytest.mark.parametrize(("id", "kind", "listed"), STATES)
def test_law_6_every_field_that_changes_is_carried(id: str, kind: type[Game], listed: dict[str, str]) -> None:
    for number, step in enumerate(random_steps(gobelet.new(id, 4, 7), 7)):
        if number == 30:
            carried = step.carried()
            assert set(carried) == fields(kind) - SHARED - NOT_STATE | {"log"}
            other = gobelet.new(id, 4, 8)
            other.bring(carried)
            assert other.text() == step.text()


@pytest.mark.parametrize(("id", "kind", "listed"), STATES)
def test_law_6_no_list_is_left_unlaid(id: str, kind: type[Game], listed: dict[str, str]) -> None:
    """A new game and an imagined one have lists of their own, none shared between games."""
    game = gobelet.new(id, 4, 5)
    for made in (game, gobelet.imagine(gobelet.view(game, 0), 1)):
        other = gobelet.new(id, 4, 5)
        for name in listed:
            assert not isinstance(getattr(made, name), list) or getattr(made, name) is not getattr(
                other, name
            )
