"""What can't be drawn or said, and why: each error names the field or the word."""

import pytest

import gobelet
from gobelet import BadRequest, Refused, notation
from gobelet.core.box import NO_BOX
from tests.earlier import begun


def refused(caught: pytest.ExceptionInfo[BadRequest]) -> tuple[str, object]:
    return caught.value.id, caught.value.facts.get("field")


@pytest.mark.parametrize(
    ("text", "id", "field"),
    [
        ("9 / 10", "notation-once", None),  # no badge
        ("9 ★ / 10 *", "notation-once", None),  # two
        ("9 9 9 9 9 9 ★ / 10", "notation-field", "seat 0"),  # six dice
        ("★ / $22", "notation-missing", "seat 1"),  # more dollars than there are
        ("$2 ★ / -; bank: 3; coach: 3", "notation-differs", "bank"),
        ("$2 ★ / -; coach: 30", "notation-missing", "coach"),
        ("n20 ★ / n11", "notation-missing", "seat 1"),
        ("n1 ★ / -; mine: 30", "notation-differs", "mine"),
        ("wanted ★ / wanted", "notation-missing", "seat 1"),  # there is one
        ("wanted ★ / -; deck: wanted", "notation-missing", "deck"),
        ("d1x5 ★ / -; row: d1", "notation-missing", "row"),
        ("★ / -; row: brute", "notation-field", "row"),
        ("★ / -; row: d1 d1 d2 d3", "notation-field", "row"),
        ("★ / -; pile: d1", "notation-differs", "pile"),
        ("sword ★ / -", "notation-field", "seat 0"),
        ("★ / -; purse: 3", "notation-unknown-field", "purse"),
        ("★ / -; coach: many", "notation-field", "coach"),
        ("★ / -; coach", "notation-field", "coach"),
        ("★ / -; coach: 1; coach: 1", "notation-field", "coach"),
        ("★ / ?x2", "notation-hidden", "seat 1"),
        ("★ / -; gained: 2", "notation-field", "gained"),
        ("★ / -; elixirs: wealth", "notation-field", "elixirs"),  # of another edition
        ("★ / -; known: 0>1 joe", "notation-missing", "known"),
        ("★ / -; known: 0>pile joe", "notation-field", "known"),
        ("★ / -; known: 2>deck joe", "notation-field", "known"),
        ("★ / -; offers: $1", "notation-field", "offers"),
        ("★ / -; next: Sleep", "notation-field", "next"),
        ("★ / -; next: Visit(0", "notation-field", "next"),
        ("★ / -; next: Visit(99)", "notation-stuck", None),
        ("★ / -; question: 4 Visit(0) 0", "notation-field", "question"),
        ("★ / -; question: 4 KeepDice 2", "notation-field", "question"),
        ("★ / -; question: 4 KeepDice", "notation-field", "question"),
        ("(9 9) ★ / (J); question: 4 KeepDice 0 1; said: 0 pass", "notation-field", "said"),
    ],
)
def test_contradictions_name_their_field(text: str, id: str, field: str | None) -> None:
    with pytest.raises(BadRequest) as caught:
        notation.position("dicetown/2009", text)
    assert refused(caught) == (id, field)


@pytest.mark.parametrize(
    ("text", "id", "field"),
    [
        ("664 A / - / -", "notation-field", "seat 0"),
        ("o20 / o1 / -", "notation-missing", "seat 1"),
        ("$35x5 / - / -", "notation-missing", "seat 0"),
        ("duel / - / -; A: duelx6", "notation-missing", "A"),
        ("o3 / - / -; supply: 20", "notation-differs", "supply"),
        ("66442 A / 66442 / 66442 A", "notation-lacks", "seat 1"),
        ("- / - / -; removed: $15", "notation-differs", "removed"),
        ("- / - / -; row: d1", "notation-unknown-field", "row"),
    ],
)
def test_contradictions_of_a_casino(text: str, id: str, field: str) -> None:
    with pytest.raises(BadRequest) as caught:
        notation.position("cincinnati", text)
    assert refused(caught) == (id, field)


@pytest.mark.parametrize(
    "text", ["keep 9 9 9", "keep sword", "turn 9", "play money", "dance", "", "name 1 2"]
)
def test_words_that_are_no_answer(text: str) -> None:
    game = notation.position("dicetown/2009", "(9 9 J) ★ / (J Q K)", question="1 KeepDice 0 1", next="-")
    with pytest.raises(BadRequest) as caught:
        notation.read(game, 0, text)
    assert caught.value.id in ("notation-answer", "notation-verb")


def test_an_answer_that_the_rules_do_not_allow_is_refused_by_the_game() -> None:
    game = notation.position(
        "dicetown/2009", "$8 (9 9 J) ★ / $8 (J Q K)", question="1 KeepDice 0 1", next="-"
    )
    with pytest.raises(Refused):
        notation.answer(game, 0, "rob 1")
    notation.answer(game, 0, "keep 9 9")
    assert notation.draw(game).endswith("; question: 1 KeepDice 0 1; said: 0 keep 9 9; next: -")
    assert "; said: 0 ?; " in notation.draw(game, 1)


def test_a_seat_that_is_not_there() -> None:
    game = gobelet.new("cincinnati", 3)
    with pytest.raises(BadRequest):
        notation.draw(game, 3)
    with pytest.raises(BadRequest):
        notation.read(game, -1, "A")
    with pytest.raises(BadRequest):
        notation.spell(game, 0, 10_000)


def test_a_brute_is_a_card_or_a_way_to_keep() -> None:
    game = notation.position("dicetown/2009", "brute (9) ★ / (9)", question="1 KeepDice 0 1", next="-")
    assert notation.spell(game, 0, notation.read(game, 0, "brute 9")) == "brute 9"
    (option,) = notation.read(game, 0, "offer brute")[:1]
    assert game.ruleset.table.read(option)[0] == "card"


def test_choices_are_drawn() -> None:
    game = begun("dicetown/2009", 2, bribes="no", sheriff="1", equipment="1,2,3,4,5,6")
    text = notation.draw(game)
    assert "; choices: sheriff=1 bribes=no equipment=1,2,3,4,5,6; " in text
    assert notation.position("dicetown/2009", text).choices == game.choices


def test_a_game_without_a_notation_has_plain_answers_and_no_positions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = gobelet.new("dicetown/2009", 2)
    monkeypatch.setattr(game.ruleset, "box", NO_BOX)
    keep = game.options(0)[1]
    verb, operand = game.ruleset.table.read(keep)
    assert notation.spell(game, 0, keep) == f"{verb} {operand}"
    assert notation.read(game, 0, f"{verb} {operand} + pass") == (keep, game.ruleset.table.write("pass"))
    for text in ("keep", "keep 32", "keep 1 1", "keep x", "jump 1"):
        with pytest.raises(BadRequest):
            notation.read(game, 0, text)
    for call in (lambda: notation.draw(game), lambda: notation.position("dicetown/2009", "★ / -")):
        with pytest.raises(BadRequest) as caught:
            call()
        assert caught.value.id == "notation-none"
