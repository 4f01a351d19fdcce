"""Every rule of README.md by its number."""

import re
from pathlib import Path

import pytest
from gobelet_mia.state import Mia
from gobelet_mia.values import BELIEVE, DOUBT, VALUES, worth

import gobelet
from examples.mia.tests.positions import claim, mia, packed, say
from gobelet.core.errors import BadRequest, Refused

README = Path(__file__).parents[1] / "README.md"


def test_every_rule_has_a_test() -> None:
    rules = set(re.findall(r"^\| (MI-\d+) \|", README.read_text(encoding="utf-8"), re.MULTILINE))
    tested = set(re.findall(r"def test_(MI_\d+)_", Path(__file__).read_text(encoding="utf-8")))
    assert {rule.replace("-", "_") for rule in rules} == tested


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_MI_1_everybody_has_five_lives(seats: int) -> None:
    game = gobelet.new("mia", seats, 1)
    assert game.scores == (5,) * seats


def test_MI_1_a_table_may_choose_other_lives() -> None:
    assert gobelet.new("mia", 2, 1, lives=3).scores == (3, 3)
    assert gobelet.new("mia", 2, 1, lives=6).scores == (6, 6)
    with pytest.raises(BadRequest):
        gobelet.new("mia", 2, 1, lives=4)
    with pytest.raises(BadRequest):
        gobelet.new("mia", 7, 1)


def test_MI_2_values_from_low_to_high() -> None:
    assert " ".join(VALUES) == "31 32 41 42 43 51 52 53 54 61 62 63 64 65 11 22 33 44 55 66 21"
    for rank, value in enumerate(VALUES):
        assert worth(packed(value)) == worth(packed(value[::-1])) == rank


def test_MI_3_the_claim_is_higher_than_the_last_true_or_not() -> None:
    game = mia("31")
    assert game.waiting == (0,)
    assert game.options(0) == tuple([claim(value) for value in VALUES])
    say(game, "64", "believe")
    assert game.waiting == (1,)
    assert game.options(1) == tuple([claim(value) for value in VALUES[VALUES.index("65") :]])
    with pytest.raises(Refused) as refused:
        game.answer(1, claim("64"))
    assert (refused.value.id, refused.value.rule) == ("claim-too-low", "MI-3")
    assert refused.value.facts == {"value": "64"}
    with pytest.raises(Refused) as refused:
        game.answer(1, DOUBT)
    assert refused.value.id == "not-an-option"


def test_MI_3_only_the_holder_sees_the_dice() -> None:
    game = mia("52")
    for seat in (0, 1, 2, None):
        seen = gobelet.view(game, seat)
        assert ("5, 2" in repr([heap.dice for heap in seen.shown().seats[0]])) == (seat == 0)
    told = say(game, "64", "believe")
    shaken = next(event for event in told if event.id == "shaken")
    assert shaken.seen_by(1).id == "shaken-seen"
    assert len(str(shaken.seen_by(1).facts["dice"])) == len("(1, 1)")
    for seat in (0, 2, None):
        assert shaken.seen_by(seat).facts == {"seat": 1}


def test_MI_3_an_absent_player_tells_the_truth_if_they_can() -> None:
    game = mia("44")
    assert game.default(0) == claim("44")
    say(game, "55", "believe")
    game.cup = packed("31")
    assert game.default(1) == claim("66")


def test_MI_4_the_next_player_believes_or_doubts() -> None:
    game = mia("31", [5, 0, 4])
    say(game, "43")
    assert game.waiting == (2,), "seat 1 is out"
    assert game.options(2) == (DOUBT, BELIEVE)
    told = say(game, "believe")
    assert [event.id for event in told] == ["believed", "shaken"]
    assert (game.holder, game.waiting, game.scores) == (2, (2,), (5, 0, 4))


@pytest.mark.parametrize(("cup", "claimed", "loser"), [("43", "43", 1), ("11", "65", 1), ("42", "43", 0)])
def test_MI_5_whoever_is_wrong_loses_a_life(cup: str, claimed: str, loser: int) -> None:
    game = mia(cup)
    told = say(game, claimed, "doubt")
    expected = [5, 5, 5]
    expected[loser] = 4
    assert list(game.scores) == expected
    assert told[1].id == ("doubted-true" if loser == 1 else "doubted-false")
    assert told[1].facts["dice"] == tuple([int(pips) for pips in cup])


def test_MI_6_a_mia_that_is_believed_costs_a_life() -> None:
    for cup in ("21", "43"):
        game = mia(cup)
        told = say(game, "21", "believe")
        assert game.scores == (5, 4, 5)
        assert not any("dice" in event.facts for event in told), "the dice are never shown"
        assert game.round == 2


def test_MI_6_a_true_mia_that_is_doubted_costs_two() -> None:
    game = mia("21")
    say(game, "21", "doubt")
    assert game.scores == (5, 3, 5)
    game = mia("21", [5, 1, 5])
    say(game, "21", "doubt")
    assert game.scores == (5, 0, 5), "as many as there are"


def test_MI_7_whoever_lost_begins_the_next_round() -> None:
    game = mia("43")
    assert (game.round, game.holder) == (1, 0)
    say(game, "43", "doubt")
    assert (game.round, game.holder, game.waiting) == (2, 1, (1,))
    assert game.options(1) == tuple([claim(value) for value in VALUES]), "nothing is claimed yet"


def test_MI_7_if_they_are_out_the_next_one_begins() -> None:
    game = mia("43", [5, 1, 5])
    told = say(game, "43", "doubt")
    assert "out" in [event.id for event in told]
    assert (game.holder, game.waiting) == (2, (2,))


def test_MI_8_the_last_one_left_wins() -> None:
    game = mia("43", [2, 1, 0])
    told = say(game, "43", "doubt")
    assert game.over
    assert (game.winners, game.scores) == ((0,), (2, 0, 0))
    assert (told[-1].id, told[-1].facts) == ("won", {"seat": 0})
    assert [line.facts["points"] for line in game.score_lines(0)] == [2]
    assert isinstance(game, Mia)
