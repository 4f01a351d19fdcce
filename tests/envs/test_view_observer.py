"""An observer that a game only describes: the same bytes as one of its own, and pickled by its home."""

import pickle

import pytest

import gobelet
from gobelet.bots.observers import observer
from gobelet.cincinnati.observe import FIELDS, QUESTIONS, STEPS
from gobelet.cincinnati.option_table import TABLE
from gobelet.cincinnati.view import CasinoView
from gobelet.core.dice import SORTED
from gobelet.core.observation.observer import Observer
from gobelet.core.observation.pieces import Alphabet
from gobelet.core.observation.view_observer import Read, ViewObserver
from gobelet.testing import random_steps


def round_of(view: CasinoView) -> list[int]:
    return [view.round]


def shown_dice(view: CasinoView) -> list[int]:
    return [SORTED[dice].count(face) for dice in view.dice for face in range(6)]  # empty seats are left out


def own_cup(view: CasinoView) -> list[int]:
    return [SORTED[view.cup].count(face) for face in range(6)]


READS: dict[str, Read] = {"round": round_of, "dice": shown_dice, "cup": own_cup}
PARTS = [(field, READS[field.name]) for field in FIELDS if field.name in READS]
OBSERVERS: dict[str, Observer] = {
    "cincinnati": ViewObserver(__name__, TABLE, Alphabet(STEPS, QUESTIONS), PARTS)
}
BY_VIEW = OBSERVERS["cincinnati"]


def test_described_fields_have_the_bytes_of_the_games_own_observer() -> None:
    ours = observer("cincinnati")
    differ = False
    for step in random_steps(gobelet.new("cincinnati", 4, 3), 3):
        for seat in range(4):
            expected = ours.observe(step, seat)
            seen = BY_VIEW.observe(step, seat)
            assert len(seen) == BY_VIEW.layout.size
            assert seen == BY_VIEW.observe_view(gobelet.view(step, seat))
            for field in BY_VIEW.layout.fields:
                start, at = ours.layout.start[field.name], BY_VIEW.layout.start[field.name]
                assert seen[at : at + field.size] == expected[start : start + field.size]
        first, *others = step.waiting
        patched = bytearray(BY_VIEW.observe(step, first))
        for seat in others:
            for at, piece in zip(BY_VIEW.own_at, BY_VIEW.own(step, seat), strict=True):
                patched[at : at + len(piece)] = piece
            if not step.said[seat] and not step.said[first]:
                assert patched == BY_VIEW.observe(step, seat)
                differ = True
    assert differ


def test_a_field_with_too_many_numbers_is_named() -> None:
    field, _read = PARTS[0]
    wrong = ViewObserver(__name__, TABLE, Alphabet(STEPS, QUESTIONS), [(field, lambda view: [1, 2, 3])])
    with pytest.raises(ValueError, match="the field round has 1 places, and was given 3 numbers"):
        wrong.observe(gobelet.new("cincinnati", 3, 1), 0)


def test_it_is_pickled_by_its_home() -> None:
    ours = observer("cincinnati")
    assert pickle.loads(pickle.dumps(ours)) is ours
    stray = ViewObserver("gobelet.cincinnati.observe", TABLE, Alphabet(STEPS, QUESTIONS), PARTS)
    with pytest.raises(TypeError, match="no ruleset"):
        pickle.dumps(stray)
