"""Only players who gained nothing this round may visit Doc Badluck (DT-33)."""

import pytest

from gobelet.core.names import SEATS_OF
from tests.drawing import town
from tests.talking import asking, may, say, story

NOBODY = ()


def gained(drawing: str, steps: str, answers: str = "", bank: int | None = None) -> tuple[int, ...]:
    """The seats that have gained, after the places and the answers given as `seat words; seat words`."""
    scene = town(drawing, steps=steps, bank=bank)
    for answer in filter(None, answers.split("; ")):
        seat, _, words = answer.partition(" ")
        say(scene, int(seat), words)
    assert asking(scene) == ("curtain", 0)
    return SEATS_OF[scene.gained]


@pytest.mark.parametrize(
    ("drawing", "steps"),
    [
        ("K K K K K / 9 A A A A ★", "mine"),
        ("K K K K K / 10 A A A A ★", "bank"),
        ("K K K K K / J A A A A ★", "store"),
        ("K K K K K e1 / Q A A A A ★", "saloon"),
        ("9 9 9 9 9 ★ / K A A A A", "sheriff"),
        ("9 10 J Q A / A A A A A ★", "hall"),
    ],
    ids=["nuggets", "dollars", "a store card", "a stolen card", "the badge", "a deed"],
)
def test_DT_33_what_a_location_gives_is_a_gain(drawing: str, steps: str) -> None:
    assert gained(drawing, steps) == (1,)


def test_DT_33_what_a_store_card_gives_is_a_gain() -> None:
    assert gained("10 A A A A / K K K K K split ★", "bank", "1 play split") == (0, 1)
    assert gained("A A A A A $2 / 9 9 9 9 9 joe ★", "sheriff", "1 joe 0") == (1,)


def test_DT_33_corruptions_deed_is_a_gain_of_its_own() -> None:
    scene = town("9 10 J Q A ★ / A A A A A corruption", steps="hall", row="", pile=None)
    say(scene, 1, "play corruption")
    assert story(scene).one("took-deeds").facts["titles"] == ()
    assert scene.gained == 0b10


def test_DT_33_a_gain_counts_though_it_was_stolen_afterwards() -> None:
    scene = town("K 9 9 10 10 / J A A A A ★ / Q A A A A", steps="store saloon", script="e1")
    assert story(scene).ids.count("stole-card") == 1
    assert scene.gained == 0b110


def test_DT_33_a_gain_counts_though_it_was_handed_over() -> None:
    drawing = "10 A A A A / K K K K K split joe ★"
    assert gained(drawing, "bank sheriff", "1 play split; 1 joe 0", bank=2) == (0, 1)


@pytest.mark.parametrize(
    ("drawing", "steps", "answers", "bank"),
    [
        ("10 A A A A / K K K K K ★", "bank", "", 0),
        ("Q A A A A / K K K K K ★", "saloon", "", None),
        ("9 9 9 9 9 / K A A A A ★", "sheriff", "", None),
        ("9 9 9 9 9 ★ marshall / K A A A A", "sheriff", "0 play marshall", None),
        ("9 9 9 9 9 / K A A A A n30 ★", "mine", "", None),
        ("9 9 9 9 9 $1 wanted / K A A A A joe ★", "sheriff", "1 joe 0; 0 play wanted", None),
    ],
    ids=["empty bank", "empty saloon", "badge worn", "marshall", "empty mine", "joe cancelled"],
)
def test_DT_33_nothing_is_no_gain(drawing: str, steps: str, answers: str, bank: int | None) -> None:
    assert gained(drawing, steps, answers, bank) == NOBODY


def test_DT_33_half_of_one_dollar_is_no_gain() -> None:
    assert gained("10 A A A A / K K K K K split ★", "bank", "1 play split", bank=1) == (0,)


def test_DT_33_a_split_that_was_cancelled_is_no_gain() -> None:
    drawing = "10 A A A A wanted / K K K K K split ★"
    assert gained(drawing, "bank", "1 play split; 0 play wanted", bank=4) == (0,)


def test_DT_33_the_cards_one_plays_are_no_gain() -> None:
    scene = town("9 9 9 9 $0 brute cheater ★ / 9 9 9 9 $8", steps="roll", script="A, A")
    say(scene, 1, "keep A")
    assert asking(scene) == ("cheat", 0)
    say(scene, 0, "turn 9 A")
    assert scene.gained == 0


def test_DT_33_a_bribe_is_no_gain() -> None:
    scene = town("9 A A A A $4 / 9 K K K K / J J J J J ★", steps="mine doc")
    say(scene, 0, "offer $3")
    say(scene, 0, "offer")  # no raise
    say(scene, 2, "name 0")
    assert scene.dollars[2] == 3
    assert story(scene).one("may-visit").facts["seats"] == (1, 2)


def test_DT_33_who_gained_nothing_may_visit() -> None:
    scene = town("9 9 9 9 9 ★ / 10 10 10 10 10 / K K K K K", steps="mine bank doc")
    assert story(scene).one("may-visit").facts["seats"] == (2,)
    assert asking(scene) == ("visit", 2)
    assert may(scene, 2) == ["pass", "remedy collect"]


def test_DT_33_if_all_have_gained_nobody_may() -> None:
    scene = town("9 9 9 9 9 ★ / 10 10 10 10 10", steps="mine bank doc")
    assert asking(scene) == ("curtain", 0)
    assert "may-visit" not in story(scene).ids


def test_DT_33_a_new_round_forgets_the_gains_of_the_last() -> None:
    scene = town("9 9 9 9 9 ★ / 10 10 10 10 10", steps="round", gained=(0, 1))
    assert scene.gained == 0
