"""Records as text: there and back, every kind of bad text refused, and departures found."""

import json
import random
import re
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gobelet
from gobelet import BadRecord, Game, api, records
from gobelet.core.branches import play_on
from gobelet.core.record import Record
from gobelet.core.replay import replay_steps
from gobelet.locale import LANGUAGES, say
from gobelet.records import Player
from gobelet.records.file import LONGEST, REQUIRED
from gobelet.records.writing import MARK_EVERY
from tests.fields import fields
from tests.refusing import refusing

RULESETS = [rules.id for rules in gobelet.rulesets()]


def played(id: str, seats: int, seed: int, answers: int = 100_000, generator: str = "fast") -> Game:
    """A random game, stopped after this many answers, maybe in the middle of a question."""
    secret = "7f" * 32 if generator == "keyed" else seed
    game = gobelet.new(id, seats, secret, generator=generator)
    dice = random.Random(seed)
    while not game.over and answers:
        answers -= 1
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.options(seat)))
    return game


def same(one: Record, other: Record) -> bool:
    return all(getattr(one, field) == getattr(other, field) for field in fields(Record))


GAME = played("dicetown/2009", 3, 11)
PLAYERS = (Player("Anna", "you"), Player("Béla", "greedy"), Player("C", "random"))
TEXT = records.dump(GAME.record(), PLAYERS)
FIELDS: dict[str, Any] = json.loads(TEXT)


# --- there and back ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", RULESETS)
@pytest.mark.parametrize("answers", [0, 1, 7, 40, 100_000])
def test_a_record_comes_back_as_it_was(id: str, answers: int) -> None:
    game = played(id, gobelet.ruleset(id).seats[0], answers, answers)
    record = game.record()
    text = records.dump(record)
    file = records.read(text)
    assert same(file.record, record)
    assert file.players == ()
    assert records.dump(file.record) == text
    assert gobelet.replay(records.load(text)).fingerprint() == game.fingerprint()
    assert records.verify(file.record, file.marks) is None


def test_the_keyed_generator_is_kept() -> None:
    game = played("dicetown/2009", 2, 3, generator="keyed")
    file = records.read(records.dump(game.record()))
    assert file.record.nature == "keyed"
    assert records.verify(file.record, file.marks) is None


def test_players_are_kept() -> None:
    assert records.read(TEXT).players == PLAYERS


def test_players_that_could_not_be_read_are_not_written() -> None:
    with refusing(BadRecord, "record-field-bad"):
        records.dump(GAME.record(), [Player("x" * 41, "you")] * 3)


def test_a_proof_of_the_dice_may_stand_there() -> None:
    assert records.read(but(proof={"secret": "x"})).proof == {"secret": "x"}
    assert records.read(TEXT).proof is None


def test_choices_are_kept() -> None:
    game = gobelet.new("dicetown/2009", seats=2, seed=1, bribes="no", sheriff="1")
    assert records.load(records.dump(game.record())).choices == {"sheriff": "1", "bribes": "no"}


def test_the_text_is_compact_and_readable() -> None:
    assert len(TEXT) < 8_000
    assert all(len(line) < 200 for line in TEXT.splitlines())
    assert TEXT.endswith("}\n")


def test_marks_stand_along_the_way() -> None:
    marks = records.read(TEXT).marks
    assert marks[0].serial == 1
    assert [mark.serial for mark in marks] == sorted({mark.serial for mark in marks})
    assert all(later.serial - mark.serial == MARK_EVERY for mark, later in pairwise(marks))


def test_an_imagined_game_has_no_record() -> None:
    imagined = gobelet.imagine(gobelet.view(GAME, 0), seed=1)
    with refusing(gobelet.BadRequest, "no-record"):
        imagined.record()


# --- bad text ----------------------------------------------------------------------------------------------


def refusal(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        records.read(text)
    for lang in LANGUAGES:
        assert not one_line(say(None, caught.value, lang)).startswith(caught.value.id)
    return caught.value.id


def one_line(sentence: str) -> str:
    """A sentence that fits a terminal: no control characters, for any record."""
    assert re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", sentence).isprintable(), sentence
    return sentence


def but(**changes: Any) -> str:
    """The record with other fields; a field set to `...` is left out."""
    fields = {**FIELDS, **changes}
    return json.dumps({key: value for key, value in fields.items() if value is not ...})


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "record-not-json"),
        ("hello", "record-not-json"),
        (TEXT[:-20], "record-not-json"),
        ("[" * 100_000, "record-not-json"),
        ("9" * 5000, "record-not-json"),
        ("NaN", "record-not-object"),
        ("[]", "record-not-object"),
        ('"gobelet"', "record-not-object"),
        ("{}", "record-foreign"),
        ('{"game": "chess"}', "record-foreign"),
        ('{"gobelet": 3}', "record-format"),
        ('{"gobelet": true}', "record-format"),
        ('{"gobelet": "1"}', "record-format"),
        ('{"gobelet": [[[]]]}', "record-format"),
        ('{"gobelet": 1}', "record-field-missing"),
        (" " * (LONGEST + 1), "record-too-big"),
    ],
)
def test_what_is_no_record_at_all(text: str, id: str) -> None:
    assert refusal(text) == id


@pytest.mark.parametrize("field", [field for field in REQUIRED if field != "gobelet"])
def test_a_missing_field(field: str) -> None:
    assert refusal(but(**{field: ...})) == "record-field-missing"


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"extra": 1}, "record-field-unknown"),
        ({"seats": "3"}, "record-field-type"),
        ({"seats": True}, "record-field-type"),
        ({"seats": 3.0}, "record-field-type"),
        ({"seats": 0}, "record-field-bounds"),
        ({"seats": 10**30}, "record-field-bounds"),
        ({"seats": 4, "players": ..., "answers": []}, None),
        ({"seats": 6, "players": ...}, "bad-seats"),
        ({"seats": 2, "players": ...}, "record-field-bad"),
        ({"serial": -1}, "record-field-bounds"),
        ({"serial": None}, "record-field-type"),
        ({"serial": 1}, "record-field-bounds"),
        ({"ruleset": 5}, "record-field-type"),
        ({"ruleset": "chess@1"}, "unknown-ruleset"),
        ({"ruleset": "\x1b[31m\ud800"}, "unknown-ruleset"),
        ({"ruleset": "dicetown/2009"}, "record-version"),
        ({"ruleset": "dicetown/2009@2"}, "record-version"),
        ({"choices": []}, "record-field-type"),
        ({"choices": {"sheriff": 1}}, "record-field-type"),
        ({"choices": {"sheriff": "9"}}, "bad-choice"),
        ({"choices": {"sheriff": "4"}}, "bad-choice"),
        ({"choices": {"moon": "full"}}, "unknown-choice"),
        ({"generator": "lava"}, "unknown-generator"),
        ({"generator": "imagined"}, "unknown-generator"),
        ({"generator": "keyed"}, "bad-seed"),
        ({"generator": None}, "record-field-type"),
        ({"seed": "lucky"}, "record-field-bad"),
        ({"seed": "٣"}, "record-field-bad"),
        ({"seed": "1" * 5000}, "record-field-bad"),
        ({"seed": 11}, "record-field-type"),
        ({"over": 1}, "record-field-type"),
        ({"fingerprint": "xyz"}, "record-field-bad"),
        ({"fingerprint": "A" * 16}, "record-field-bad"),
        ({"said": "0:5 0:6"}, "record-field-bad"),
        ({"said": "3:5"}, "record-field-bad"),
        ({"said": "1:5 0:6"}, "record-field-bad"),
        ({"said": "0:5,"}, "record-field-bad"),
        ({"said": "0:٣"}, "record-field-bad"),
        ({"said": 7}, "record-field-type"),
        ({"said": "0:999"}, "unknown-option"),
        ({"answers": {}}, "record-field-type"),
        ({"answers": [1]}, "record-field-type"),
        ({"answers": [[1]]}, "record-field-type"),
        ({"answers": [["1", "0:5"]]}, "record-field-type"),
        ({"answers": [[1, 5]]}, "record-field-type"),
        ({"answers": [[0, "0:5"]]}, "record-field-bounds"),
        ({"answers": [[2, "0:5"], [1, "0:5"]]}, "record-order"),
        ({"answers": [[1, "0:5"], [1, "0:5"]]}, "record-order"),
        ({"answers": [[1, ""]]}, "record-field-bad"),
        ({"answers": [[1, "0:999"]]}, "unknown-option"),
        ({"marks": [[1, "no"]]}, "record-field-bad"),
        ({"marks": "none"}, "record-field-type"),
        ({"proof": "trust me"}, "record-field-type"),
        ({"players": [{"name": "Anna"}]}, "record-field-type"),
        ({"players": [{"name": "Anna", "kind": "you"}]}, "record-field-bad"),
        ({"players": [{"name": "\n", "kind": "you"}] * 3}, "record-field-bad"),
        ({"players": [{"name": "x" * 41, "kind": "you"}] * 3}, "record-field-bad"),
        ({"players": [{"name": "Anna", "kind": "../../etc"}] * 3}, "record-field-bad"),
        ({"players": [{"name": 1, "kind": "you"}] * 3}, "record-field-type"),
    ],
)
def test_a_field_that_is_wrong(changes: dict[str, Any], id: str | None) -> None:
    text = but(**changes)
    if id is None:
        records.read(text)
    else:
        assert refusal(text) == id


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    read_or_refuse(text)


@given(st.sampled_from(sorted(FIELDS)), JSON)
@settings(max_examples=300, deadline=None)
def test_any_value_in_any_field_is_read_or_refused(field: str, value: Any) -> None:
    read_or_refuse(but(**{field: value}))


@given(st.integers(0, len(TEXT) - 1), st.characters(), st.integers(0, 3))
@settings(max_examples=300, deadline=None)
def test_a_damaged_text_is_read_or_refused(place: int, letter: str, cut: int) -> None:
    read_or_refuse(TEXT[:place] + letter + TEXT[place + cut :])


def read_or_refuse(text: str) -> None:
    """BadRecord and nothing else; and what can be read can be verified."""
    try:
        file = records.read(text)
    except BadRecord as error:
        one_line(say(None, error))
    else:
        records.verify(file.record, file.marks)


# --- departures --------------------------------------------------------------------------------------------


def departure(text: str) -> BadRecord:
    file = records.read(text)
    found = records.verify(file.record, file.marks)
    assert found is not None
    return found


def test_another_seed_departs_at_once() -> None:
    found = departure(but(seed="12"))
    assert (found.id, found.facts) == ("record-departs", {"after": 0, "number": 1})


def test_another_answer_departs_between_two_marks() -> None:
    answers = [list(answer) for answer in FIELDS["answers"]]
    place, (serial, said) = next(
        (place, answer) for place, answer in enumerate(answers) if answer[0] > 30 and ":" in answer[1]
    )
    game = gobelet.replay(records.load(stopped(serial)))
    seat = int(said[0])
    other = next(option for option in game.options(seat) if f"{seat}:{option}" not in said)
    answers[place][1] = said.replace(said.split()[0], f"{seat}:{other}", 1)
    found = departure(but(answers=answers))
    assert found.id in ("record-departs", "record-departs-end", "record-refused", "record-answer-missing")
    told = found.facts["number"]
    assert isinstance(told, int)
    assert serial <= told


def stopped(serial: int) -> str:
    """The record as it was when this question was put."""
    game = api.start(records.load(TEXT))
    for _game in replay_steps(game, records.load(TEXT)):
        if game.serial == serial:
            return records.dump(game.record())
    raise AssertionError("no such question")


def test_another_fingerprint_departs_at_the_end() -> None:
    found = departure(but(fingerprint="0" * 16))
    assert found.id == "record-departs-end"
    assert found.facts["after"] == FIELDS["marks"][-1][0]


def test_another_mark_is_found() -> None:
    marks = [list(mark) for mark in FIELDS["marks"]]
    marks[2][1] = "0" * 16
    found = departure(but(marks=marks))
    assert (found.id, found.facts) == ("record-departs", {"after": marks[1][0], "number": marks[2][0]})


def test_an_answer_too_few() -> None:
    assert departure(but(answers=FIELDS["answers"][:-1])).id == "record-answer-missing"


def test_an_answer_that_the_rules_refuse() -> None:
    answers = [[1, "0:1 1:1 2:1"], *FIELDS["answers"][1:]]
    found = departure(but(answers=answers))
    assert found.id == "record-refused"
    assert str(found.facts["reason"]).startswith("not-an-option [DT-11]")


def test_a_record_that_goes_on_after_the_end() -> None:
    serial = FIELDS["serial"]
    assert departure(but(serial=serial + 1)).id == "record-too-long"


# --- played on ---------------------------------------------------------------------------------------------


def branched(parent: Record, at: int, seed: str) -> Game:
    """The parent's game at that question, played on at random with other dice."""
    game = api.start(parent)
    for _game in replay_steps(game, parent):
        if game.serial == at:
            break
    play_on(game, "keyed", seed, parent.fingerprint)
    dice = random.Random(seed)
    while not game.over:
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.options(seat)))
    return game


@pytest.mark.parametrize("id", RULESETS)
def test_a_game_is_played_on_from_another_and_names_it(id: str) -> None:
    parent = played(id, gobelet.ruleset(id).seats[0], 5).record()
    child = branched(parent, 20, "ab" * 32)
    file = records.read(records.dump(child.record()))
    assert same(file.record, child.record())
    assert file.record.branches == ((20, "keyed", "ab" * 32, parent.fingerprint),)
    assert file.record.last_chance == ("keyed", "ab" * 32)
    assert (file.record.nature, file.record.seed) == (parent.nature, parent.seed)
    ours, theirs = [[entry for entry in one.answers if entry[0] < 20] for one in (file.record, parent)]
    assert ours == theirs, "up to there it is the parent's game"
    assert records.verify(file.record, file.marks) is None
    grandchild = branched(file.record, 31, "cd" * 32)
    again = records.load(records.dump(grandchild.record()))
    assert [branch[0] for branch in again.branches] == [20, 31]
    assert gobelet.replay(again).fingerprint() == grandchild.fingerprint()


def test_other_dice_are_other_dice() -> None:
    parent = played("cincinnati", 3, 5).record()
    one, other = [branched(parent, 20, seed * 32).record() for seed in ("ab", "cd")]
    assert one.fingerprint != other.fingerprint
    without = Record(*[getattr(one, field) for field in FIELDS_IN_ORDER])
    assert records.verify(without) is not None, "without its branch it does not replay"


FIELDS_IN_ORDER = (
    "ruleset", "seats", "choices", "nature", "seed", "answers", "serial", "said", "over", "fingerprint"
)  # fmt: skip


@pytest.mark.parametrize(
    ("branch", "error"),
    [
        (7, "record-field-type"),
        ({"at": 3}, "record-field-type"),
        ({"at": 0, "generator": "fast", "seed": "1", "parent": "0" * 16}, "record-field-bounds"),
        ({"at": 3, "generator": "slow", "seed": "1", "parent": "0" * 16}, "unknown-generator"),
        ({"at": 3, "generator": "keyed", "seed": "1", "parent": "0" * 16}, "bad-seed"),
        ({"at": 3, "generator": "fast", "seed": "x", "parent": "0" * 16}, "record-field-bad"),
        ({"at": 3, "generator": "fast", "seed": "1", "parent": "me"}, "record-field-bad"),
    ],
)
def test_bad_branches_are_refused(branch: Any, error: str) -> None:
    good = {"at": 3, "generator": "fast", "seed": "1", "parent": "0" * 16}
    records.read(json.dumps({**FIELDS, "branches": [good]}))
    with refusing(BadRecord, error):
        records.read(json.dumps({**FIELDS, "branches": [branch]}))
    with refusing(BadRecord, "record-order"):
        records.read(json.dumps({**FIELDS, "branches": [{**good, "at": 4}, good]}))


# --- format 2: orders beside answers -----------------------------------------------------------------------

SERIAL, (SEAT, _PARTS) = next((serial, said[0]) for serial, said in GAME.record().answers)
ORDER = records.GivenOrder(SERIAL, SEAT, {"dice": "places", "places": ("hall", "mine"), "pay": 2})


def test_a_record_with_orders_is_of_format_2_and_comes_back() -> None:
    text = records.dump(GAME.record(), PLAYERS, [ORDER])
    assert json.loads(text)["gobelet"] == 2
    file = records.read(text)
    assert file.orders == (ORDER,)
    assert same(file.record, GAME.record())
    assert records.verify(file.record, file.marks) is None
    assert FIELDS["gobelet"] == 1, "a record without orders stays readable for older programs"
    assert records.read(TEXT).orders == ()


def test_an_order_for_an_answer_that_was_no_choice_is_not_kept() -> None:
    nowhere = records.GivenOrder(10**6, 0, {"dice": "expert"})
    assert records.dump(GAME.record(), PLAYERS, [nowhere]) == TEXT


@pytest.mark.parametrize(
    ("orders", "id"),
    [
        ("moon", "record-field-type"),
        ([[SERIAL, SEAT]], "record-field-type"),
        ([[SERIAL, SEAT, []]], "record-field-type"),
        ([[0, SEAT, {}]], "record-field-bounds"),
        ([[SERIAL, 99, {}]], "record-field-bounds"),
        ([[999_999, SEAT, {}]], "record-field-bad"),
        ([[SERIAL, SEAT, {}], [SERIAL, SEAT, {}]], "record-order"),
        ([[SERIAL, SEAT, {"Di ce": "expert"}]], "record-field-bad"),
        ([[SERIAL, SEAT, {"dice": "ex pert"}]], "record-field-bad"),
        ([[SERIAL, SEAT, {"dice": 1.5}]], "record-field-type"),
        ([[SERIAL, SEAT, {"dice": 10**9}]], "record-field-bounds"),
        ([[SERIAL, SEAT, {"dice": [1]}]], "record-field-type"),
        ([[SERIAL, SEAT, {f"f{n}": 1 for n in range(25)}]], "record-field-bad"),
    ],
)
def test_bad_orders_are_refused(orders: Any, id: str) -> None:
    with pytest.raises(BadRecord) as caught:
        records.read(json.dumps({**FIELDS, "gobelet": 2, "orders": orders}))
    assert caught.value.id == id
    assert "orders" in str(caught.value)


def test_format_1_has_no_orders() -> None:
    with pytest.raises(BadRecord) as caught:
        records.read(json.dumps({**FIELDS, "orders": []}))
    assert caught.value.id == "record-field-unknown"
