"""What is numbered stays numbered: options, questions, steps and cards are only ever added at the end."""

import gc
from typing import Any

import pytest

import gobelet
from gobelet.bots.observers import observer
from gobelet.cincinnati import observe as cincinnati
from gobelet.core.goods import Back
from gobelet.core.options import OptionTable
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.dicetown import numbering as dicetown
from gobelet.dicetown.cards import ROWS, rows
from gobelet.dicetown.option_table import CARDS_OF, PLAYS, TABLE, kind_of

# For each ruleset and version: options, questions, steps, bytes of an observation.
PINNED = {
    "dicetown/2009@1": (291, 52, 122, 1415),
    "dicetown/revised@1": (299, 52, 122, 1463),
    "dicetown/extension@1": (376, 52, 122, 2103),
    "dicetown/extension+indians@1": (454, 52, 122, 2212),
    "dicetown/extension@2": (376, 52, 124, 2103),
    "dicetown/extension+indians@2": (454, 52, 124, 2212),
    "cincinnati@1": (74, 6, 18, 465),
    "dicetown/extension+indians@3": (454, 52, 124, 2212),
    "cincinnati@2": (74, 6, 18, 465),
}
# Classes that other steps derive from, and that are never put on a pile themselves.
BASES = {"SeatStep", "SeatQuestion", "Window", "ChoosePlayer", "PlayAtOnce", "TableStep", "Ask", "SeatAsk"}
LISTS = {
    "dicetown": ("dicetown/numbering.py", dicetown.QUESTIONS, dicetown.STEPS),
    "cincinnati": ("cincinnati/observe.py", cincinnati.QUESTIONS, cincinnati.STEPS),
}


@pytest.mark.parametrize("name", PINNED)
def test_the_numbers_of_a_version_never_change(name: str) -> None:
    rules = gobelet.ruleset(name)
    eyes = observer(rules)
    assert rules.name == name
    assert eyes.table is rules.table
    found = rules.table.size, len(eyes.alphabet.questions), len(eyes.alphabet.names), eyes.layout.size
    assert found == PINNED[name]


def missing(game: str) -> list[str]:
    """What is to be done for every class of steps of a game that has no number yet."""
    file, questions, steps = LISTS[game]
    found: list[str] = []
    open_classes: list[type[Step[Any]]] = [Step]
    while open_classes:
        for kind in open_classes.pop().__subclasses__():
            open_classes.append(kind)
            name = kind.__name__
            if not kind.__module__.startswith(f"gobelet.{game}.") or name in BASES:
                continue
            if issubclass(kind, Question) and name not in questions:
                found.append(f"add {name} at the end of QUESTIONS in {file}")
            if name not in steps:
                found.append(f"add {name} at the end of STEPS in {file}")
    return found


@pytest.mark.parametrize("game", LISTS)
def test_every_step_has_a_number(game: str) -> None:
    assert missing(game) == []


def test_a_step_without_a_number_is_named_with_the_place_where_it_goes() -> None:
    class Lasso(Question[Any]):
        __module__ = "gobelet.dicetown.lasso"

    assert missing("dicetown") == [
        "add Lasso at the end of QUESTIONS in dicetown/numbering.py",
        "add Lasso at the end of STEPS in dicetown/numbering.py",
    ]
    del Lasso
    gc.collect()  # and it is no class of steps any more


def test_no_name_is_numbered_twice() -> None:
    for _file, questions, steps in LISTS.values():
        assert len(set(steps)) == len(steps)
        assert len(set(questions)) == len(questions)
        assert set(questions) <= set(steps)


def test_a_verb_goes_on_behind_the_last_one() -> None:
    table = OptionTable([("pass", 1), ("play", 3), ("name", 2), ("play", 2)])
    assert table.size == 8
    assert table.options["play"] == (1, 2, 3, 6, 7)
    assert table.verbs == ("pass", "play", "name")
    for option in range(table.size):
        assert table.write(*table.read(option)) == option
    assert table.read(6) == ("play", 3)
    for wrong in (-1, 8):
        with pytest.raises(IndexError):
            table.read(wrong)
    with pytest.raises(IndexError):
        table.write("play", 5)


def test_every_store_card_has_its_options_and_no_other_number_is_a_card() -> None:
    for kind in range(len(ROWS)):
        assert kind_of(PLAYS[kind]) == kind_of(CARDS_OF[kind]) == kind
        assert TABLE.read(PLAYS[kind]) == ("play", kind)
        assert TABLE.read(CARDS_OF[kind]) == ("card", kind)
    with pytest.raises(IndexError):
        PLAYS[len(ROWS)]
    with pytest.raises(IndexError):
        kind_of(0)


def test_a_row_out_of_its_place_is_refused() -> None:
    with pytest.raises(ValueError, match="lasso has the number 2, but it is row 1"):
        rows((0, "rope", 1, 0, "DT-99"), (2, "lasso", 1, 0, "DT-99"))


def test_cards_fill_56_bits_and_no_more() -> None:
    """Ten rows more than today, and all there is room for: lists and counts go on above the third chunk."""
    for copies in ((*[row.copies for row in ROWS], *[1] * 10), (1,) * 56, (3,) * 28):
        back = Back(copies)
        numbers = tuple([7 * kind for kind in range(back.kinds)])
        once = back.listing(numbers, False)
        assert back.spread(back.full) == tuple(
            [kind for kind, many in enumerate(copies) for _ in range(many)]
        )
        assert once.of(back.full) == numbers
        for kind in range(back.kinds):
            assert once.of(back.one[kind]) == (7 * kind,)
            assert back.nth(back.one[kind], 0) == kind
    with pytest.raises(ValueError, match="57 bits"):
        Back((1,) * 57)
