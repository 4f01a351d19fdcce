"""I. Rolling, all at once, under the cup: DT-10 to DT-13."""

import pytest

from gobelet.dicetown.holders import BANK, COACH
from gobelet.dicetown.option_table import KEEP
from gobelet.notation.dicetown.names import faces
from tests.drawing import town
from tests.talking import CURTAIN, asking, dice, look, may, refused, say, story


def test_DT_10_everyone_rolls_hidden_and_all_reveal_together() -> None:
    scene = town("$8 ★ / $8 / $8", steps="roll", script="9 9 9 J K, Q Q Q Q A, 10 10 J K A")
    assert asking(scene) == ("keep", 0, 1, 2)
    say(scene, 2, "keep A")
    say(scene, 0, "keep 9 9 9")
    assert asking(scene) == ("keep", 1)
    assert [dice(scene, seat) for seat in range(3)] == ["", "", ""]
    assert "kept" not in story(scene).ids
    say(scene, 1, "keep Q Q")
    assert [dice(scene, seat) for seat in range(3)] == ["9 9 9", "Q Q", "A"]
    assert [event.facts["seat"] for event in story(scene).all("kept")] == [0, 1, 2]
    assert look(scene, None).kept == [0, 0, 0]  # nothing lies between the cups and the dice set aside


def test_DT_10_the_choice_is_secret_until_the_reveal() -> None:
    one = town("$8 ★ / $8", steps="roll", script="9 9 9 J K, Q Q Q Q A")
    other = town("$8 ★ / $8", steps="roll", script="9 10 10 A A, Q Q Q Q A")
    say(one, 0, "keep J")
    say(other, 0, "keep A A")
    for viewer in (1, None):
        assert look(one, viewer).text() == look(other, viewer).text()
    assert look(one, 0).text() != look(other, 0).text()


def test_DT_10_only_the_roller_sees_the_dice() -> None:
    scene = town("$8 ★ / $8", steps="roll", script="9 9 9 J K, Q Q Q Q A")
    rolled = story(scene).all("rolled-dice")
    assert rolled[0].seen_by(0).facts == {"seat": 0, "dice": (0, 0, 0, 2, 4)}
    assert rolled[0].seen_by(1).facts == {"seat": 0}
    assert rolled[0].seen_by(None).facts == {"seat": 0}
    assert rolled[1].seen_by(1).facts == {"seat": 1, "dice": (3, 3, 3, 3, 5)}
    assert rolled[1].seen_by(0).facts == {"seat": 1}


def test_DT_10_the_dice_left_are_rolled_again() -> None:
    scene = town("$8 ★ / $8", steps="roll", script="9 9 9 J K, Q Q Q Q A, 10 10, A A A A")
    say(scene, 0, "keep 9 9 9")
    say(scene, 1, "keep A")
    assert asking(scene) == ("keep", 0, 1)
    assert (faces(scene.cup[0]), faces(scene.cup[1])) == ("10 10", "A A A A")
    say(scene, 0, "keep 10")
    say(scene, 1, "keep A")
    assert (dice(scene, 0), dice(scene, 1)) == ("9 9 9 10", "A A")
    assert [event.facts["seats"] for event in story(scene).all("rolled")] == [(0, 1)] * 3


def test_DT_10_a_seat_with_no_dice_left_does_not_roll() -> None:
    scene = town("9 9 9 J K $8 ★ / 10 10 $8", steps="roll", script="Q Q A")
    assert asking(scene) == ("keep", 1)
    assert story(scene).one("rolled").facts["seats"] == (1,)
    assert scene.cup[0] == 0


def test_DT_10_only_dice_of_the_roll_can_be_kept() -> None:
    scene = town("9 9 9 $8 ★ / $8", steps="roll", script="J K, Q Q Q Q A")
    assert may(scene, 0) == ["keep", "keep J", "keep K", "keep J K"]
    assert refused(scene, 0, (KEEP + 0b100,), "DT-10") == "no-such-dice"
    assert refused(scene, 1, (KEEP + 0b10,), "DT-10") == "no-such-dice"  # of equal dice the leftmost
    assert refused(scene, 0, "pass", "DT-11") == "not-an-option"
    assert refused(scene, 0, "turn 9 9", "DT-11") == "not-an-option"


def test_DT_10_a_sealed_choice_can_be_taken_back_until_the_reveal() -> None:
    scene = town("$8 ★ / $8", steps="roll", script="9 9 9 J K, Q Q Q Q A")
    say(scene, 0, "keep 9 9 9")
    assert refused(scene, 0, "keep 9", "DT-11") == "already-answered"
    scene.withdraw(0)
    say(scene, 0, "keep K")
    say(scene, 1, "keep Q")
    assert dice(scene, 0) == "K"


def test_DT_10_the_harmless_answer_is_the_highest_die_which_is_free() -> None:
    scene = town("$8 brute ★ / $8", steps="roll", script="9 9 9 J K, Q Q Q Q Q")
    scene.answer(0, scene.default(0))
    scene.answer(1, scene.default(1))
    assert (dice(scene, 0), dice(scene, 1)) == ("K", "Q")
    assert scene.dollars[COACH] == 0


@pytest.mark.parametrize(
    ("kept", "price"),
    [("", 1), ("9", 0), ("9 9", 1), ("9 9 9", 2), ("9 9 9 J", 3), ("9 9 9 J K", 4)],
)
def test_DT_11_one_die_is_free_each_further_one_and_none_cost_a_dollar(kept: str, price: int) -> None:
    scene = town("$8 ★ / $7", steps="roll", script="9 9 9 J K, Q Q Q Q A", bank=2)
    before = scene.dollars[COACH]
    say(scene, 0, f"keep {kept}")
    say(scene, 1, "keep A")
    assert scene.dollars[0] == 8 - price
    assert scene.dollars[COACH] == before + price
    assert (scene.dollars[1], scene.dollars[BANK]) == (7, 2)
    assert dice(scene, 0) == kept
    paid = story(scene).all("paid-dice")
    assert [event.facts["dollars"] for event in paid] == ([price] if price else [])


def test_DT_11_it_is_paid_at_the_reveal_not_before() -> None:
    scene = town("$8 ★ / $8", steps="roll", script="9 9 9 J K, Q Q Q Q A")
    say(scene, 0, "keep 9 9 9")
    assert scene.dollars[0] == 8
    say(scene, 1, "keep Q Q Q Q")
    assert (scene.dollars[0], scene.dollars[1], scene.dollars[COACH]) == (6, 5, 5)


def test_DT_11_each_reveal_has_its_own_free_die() -> None:
    scene = town("$8 ★ / $8", steps="roll", script="9 9 9 J K, Q Q Q Q A, 10 10, A A A A")
    say(scene, 0, "keep 9 9 9")
    say(scene, 1, "keep A")
    say(scene, 0, "keep 10")
    say(scene, 1, "keep A A")
    assert (scene.dollars[0], scene.dollars[1]) == (6, 7)


def test_DT_12_with_no_money_one_keeps_exactly_one_die() -> None:
    scene = town("$0 ★ / $8", steps="roll", script="9 9 9 J K, Q Q Q Q A")
    assert may(scene, 0) == ["keep 9", "keep J", "keep K"]
    assert refused(scene, 0, "keep", "DT-11") == "keep-unaffordable"
    assert refused(scene, 0, "keep 9 9", "DT-11") == "keep-unaffordable"


@pytest.mark.parametrize("dollars", [1, 2, 3, 4])
def test_DT_12_one_keeps_no_more_than_one_can_pay(dollars: int) -> None:
    scene = town(f"${dollars} ★ / $8", steps="roll", script="9 10 J Q K, Q Q Q Q A")
    most = ["9", "10", "J", "Q", "K"][: dollars + 1]
    assert max(len(words.split()) for words in may(scene, 0)) == 1 + len(most)
    assert "keep" in may(scene, 0)
    if dollars < 4:
        assert refused(scene, 0, f"keep {' '.join(['9', '10', 'J', 'Q', 'K'][: dollars + 2])}", "DT-11")
    say(scene, 0, f"keep {' '.join(most)}")
    say(scene, 1, "keep A")
    assert scene.dollars[0] == 0
    assert dice(scene, 0) == " ".join(most)


def test_DT_12_a_refusal_names_the_price_and_the_purse() -> None:
    scene = town("$1 ★ / $8", steps="roll", script="9 10 J Q K, Q Q Q Q A")
    refusal = scene.question.refusal(scene, 0, KEEP + 0b1111) if scene.question else None
    assert refusal is not None
    assert refusal.facts == {"dollars": 3, "have": 1}


def test_DT_13_when_some_are_complete_the_others_roll_once_more_free() -> None:
    scene = town("9 9 9 J $8 ★ / Q Q $0 / A A A $5", steps="roll", script="K, 9 9 10, 9 A, 10 10, J", bank=3)
    coach = scene.dollars[COACH]
    say(scene, 0, "keep K")
    say(scene, 1, "keep 9")
    say(scene, 2, "keep A")
    assert asking(scene) == CURTAIN
    assert [dice(scene, seat) for seat in range(3)] == ["9 9 9 J K", "9 10 10 Q Q", "J A A A A"]
    assert scene.dollars[:3] == [8, 0, 5]
    assert scene.dollars[COACH] == coach
    assert [event.facts["seat"] for event in story(scene).all("last-roll")] == [1, 2]


def test_DT_13_no_last_roll_if_all_complete_together() -> None:
    scene = town("9 9 9 J $8 ★ / Q Q Q $8", steps="roll", script="K, 9 10")
    say(scene, 0, "keep K")
    say(scene, 1, "keep 9 10")
    assert asking(scene) == CURTAIN
    assert (dice(scene, 0), dice(scene, 1)) == ("9 9 9 J K", "9 10 Q Q Q")
    assert "last-roll" not in story(scene).ids


def test_DT_13_no_last_roll_while_nobody_is_complete() -> None:
    scene = town("9 9 9 J $8 ★ / Q Q Q $8", steps="roll", script="K, 9 10, A, A")
    say(scene, 0, "keep")
    say(scene, 1, "keep 10")
    assert asking(scene) == ("keep", 0, 1)
    assert "last-roll" not in story(scene).ids


def test_DT_13_the_last_roll_is_kept_as_it_falls() -> None:
    scene = town("9 9 9 J $8 ★ / Q Q $8", steps="roll", script="K, 9 9 10, 9 9")
    say(scene, 0, "keep K")
    say(scene, 1, "keep 10")
    assert asking(scene) == CURTAIN
    assert dice(scene, 1) == "9 9 10 Q Q"
    assert scene.rollers == 0
