"""DT-10 to DT-15: which dice the greedy bot keeps, and when it lets a Brute or a Cheater help."""

from tests.bots.advice import advice
from tests.drawing import town
from tests.talking import say

OTHERS = "/ $8 / $8 / $8"
FALLEN = "9 10 J K A, 9 10 J Q K, 9 10 Q K A"  # what the others roll


def test_four_aces_are_bought_and_the_fifth_die_is_left_for_another_place() -> None:
    scene = town(f"$8 ★ {OTHERS}", steps="roll", script=f"A A A A A, {FALLEN}", row="d4 d5 d3")
    assert advice(scene, 0) == "keep A A A A"


def test_three_aces_are_worth_their_price_when_deeds_are_dear() -> None:
    scene = town(f"$8 ★ {OTHERS}", steps="roll", script=f"9 10 A A A, {FALLEN}", row="d5 d5 d5")
    assert advice(scene, 0) == "keep A A A"


def test_the_face_of_a_full_place_is_kept_rather_than_that_of_an_empty_one() -> None:
    scene = town(
        "$1 ★ / $1 / $1 / $1", steps="roll", script=f"9 9 10 10 K, {FALLEN}", bank=31, row="d1 d1 d1"
    )
    assert advice(scene, 0).startswith("keep 10")


def test_without_money_one_die_is_kept() -> None:
    scene = town(f"$0 ★ {OTHERS}", steps="roll", script=f"9 Q Q Q A, {FALLEN}")
    assert len(advice(scene, 0).split()) == 2


def test_the_last_die_completes_a_hand_that_wins() -> None:
    drawing = "Q Q Q Q $8 / 9 10 $8 d5 e8 ★ / 9 J $8 d4 / 10 J $8 d3"
    scene = town(drawing, steps="roll", script="A, 9 10 J, 9 10 J, 9 10 K", row="d5 d5 d1")
    assert advice(scene, 0) == "keep A"


def test_a_dollar_is_paid_to_roll_a_die_again_that_spoils_much() -> None:
    drawing = "9 9 A A $8 ★ / K K K $8 / 9 J $8 / 10 J $8"
    scene = town(drawing, steps="roll", script="10, 9 10, 9 10 J, 9 10 K", row="d5 d5 d5")
    assert advice(scene, 0) == "keep", "a full house would win fifteen points"


def test_a_place_that_a_rival_has_won_is_left_to_them() -> None:
    drawing = "K $8 ★ / Q Q Q Q $8 e8 / 9 10 $8 / 9 10 $8"
    scene = town(drawing, steps="roll", script="9 10 Q K, 9, 9 10 J, 9 10 J", row="d1 d1 d1")
    assert "Q" not in advice(scene, 0)


def test_a_brute_keeps_what_the_purse_cannot_buy() -> None:
    scene = town(f"$0 brute ★ {OTHERS}", steps="roll", script=f"A A A A K, {FALLEN}", row="d5 d5 d5")
    assert advice(scene, 0) == "brute K A A A A"


def test_a_brute_is_not_spent_on_one_dollar() -> None:
    scene = town(f"$8 brute ★ {OTHERS}", steps="roll", script=f"9 10 J Q Q, {FALLEN}", mine=30)
    assert advice(scene, 0).startswith("keep")


def test_after_a_cancelled_brute_the_best_dice_stay() -> None:
    script = f"9 10 A A A, {FALLEN}"
    scene = town("$1 brute ★ / $8 wanted / $8 / $8", steps="roll", script=script, row="d5 d5 d5")
    say(scene, 0, "brute 9 10 A A A")
    for seat in (1, 2, 3):
        say(scene, seat, "keep 9")
    say(scene, 1, "play wanted")
    assert advice(scene, 0) == "keep A A"


def test_a_cheater_turns_the_die_that_wins_most() -> None:
    drawing = "A A A K $3 cheater ★ / 9 9 9 9 $8 / 9 9 10 10 $8"
    scene = town(drawing, steps="roll", script="10, K, K", row="d5 d5 d5", round=9)
    say(scene, 0, "keep 10")
    say(scene, 1, "keep K")
    say(scene, 2, "keep K")
    assert advice(scene, 0) in ("turn 10 A", "turn K A")


def test_a_cheater_waits_while_the_hand_is_not_complete() -> None:
    scene = town("A A $8 cheater ★ / K $8 / Q $8", steps="roll", script="A A 9, 9 10 J Q, 9 10 J K")
    say(scene, 0, "keep A A")
    say(scene, 1, "keep Q")
    say(scene, 2, "keep K")
    assert advice(scene, 0) == "pass"


def test_a_cheater_is_not_spent_where_it_wins_little() -> None:
    scene = town(
        "9 9 9 9 $8 cheater / J J J K $8 ★ / Q Q Q 10 $8", steps="roll", script="9, K, 10", row="d1 d1 d1"
    )
    say(scene, 0, "keep 9")
    say(scene, 1, "keep K")
    say(scene, 2, "keep 10")
    assert advice(scene, 0) == "pass"
