"""DT-40 to DT-42: offers within reason, raised once, and a Sheriff who takes the best deal."""

from tests.bots.advice import advice
from tests.drawing import town
from tests.talking import say

TIED_AT_MINE = "9 9 9 J K $8 / 9 9 9 J Q $8 / 10 10 Q Q K $8 ★"


def dollars(words: str) -> int:
    return sum(int(word[1:]) for word in words.split() if word.startswith("$"))


def test_a_fraction_of_the_prize_is_offered() -> None:
    scene = town(TIED_AT_MINE, steps="mine")
    assert 1 <= dollars(advice(scene, 0)) <= 3


def test_nothing_is_offered_for_an_empty_bank() -> None:
    scene = town("10 10 9 J K $12 / 10 10 9 J Q $11 / J J Q Q K $4 ★", steps="bank", bank=0)
    assert advice(scene, 0) == "done"


def test_nothing_is_offered_if_the_sheriff_gains_as_much_from_the_place() -> None:
    scene = town("9 9 9 J K $8 / 9 9 9 J Q $8 ★ / 10 10 Q Q K $8", steps="mine")
    assert advice(scene, 0) == "done"


def test_a_sheriff_in_the_tie_is_paid_when_the_place_is_worth_more_to_me() -> None:
    drawing = "Q K K A A $8 girls / Q 9 9 10 10 $8 ★ / J J J K K $8 d5 d5 d5 [d1]"
    scene = town(drawing, steps="saloon")
    assert dollars(advice(scene, 0)) >= 4


def test_a_rival_who_offers_more_is_outbid_within_reason() -> None:
    scene = town(TIED_AT_MINE, steps="mine")
    say(scene, 0, "offer $1")
    say(scene, 1, "offer $2")
    assert dollars(advice(scene, 0)) == 2
    assert advice(scene, 1) == "done", "the best offer needs no raise"


def test_a_price_that_is_too_high_is_left_to_the_rival() -> None:
    scene = town(TIED_AT_MINE, steps="mine")
    say(scene, 0, "offer $1")
    say(scene, 1, "offer $8")
    assert advice(scene, 0) == "done"


def test_a_raise_never_exceeds_the_purse() -> None:
    scene = town("9 9 9 9 9 $3 / 9 9 9 9 9 $3 / 10 10 Q Q K $21 ★", steps="mine")
    say(scene, 0, "offer $2")
    say(scene, 1, "offer $3")
    assert dollars(advice(scene, 0)) <= 1


def test_the_sheriff_takes_the_place_where_no_offer_is_better() -> None:
    scene = town("9 9 9 J K $8 / 9 9 9 J Q $8 ★ / 10 10 Q Q K $8", steps="mine")
    say(scene, 0, "offer $2")
    say(scene, 0, "done")
    assert advice(scene, 1) == "name 1"


def test_the_sheriff_sells_a_place_for_more_than_it_gives_them() -> None:
    scene = town("9 J J J K $8 / 9 10 10 J Q $8 ★ / 10 10 Q Q K $8", steps="mine")
    say(scene, 0, "offer $8")  # all that they have: they can't raise
    assert advice(scene, 1) == "name 0"


def test_the_sheriff_takes_the_better_of_two_offers() -> None:
    scene = town(TIED_AT_MINE, steps="mine")
    say(scene, 0, "offer $1")
    say(scene, 1, "offer $4")
    say(scene, 0, "done")
    say(scene, 1, "done")
    assert advice(scene, 2) == "name 1"


def test_the_sheriff_sees_the_cards_in_an_offer() -> None:
    scene = town("9 9 9 J K $8 e8 / 9 9 9 J Q $8 e1 / 10 10 Q Q K $8 ★", steps="mine")
    say(scene, 0, "offer e8")
    say(scene, 1, "offer $3 e1")
    say(scene, 0, "done")
    say(scene, 1, "done")
    assert advice(scene, 2) == "name 0"


def test_without_offers_the_sheriff_helps_the_one_behind() -> None:
    scene = town("9 9 9 J K $8 [d5] [d5] [d5] / 9 9 9 J Q $8 / 10 10 Q Q K $8 ★", steps="mine", bribes=False)
    assert advice(scene, 2) == "name 1"


def test_equal_claims_are_settled_by_chance_the_same_for_the_same_seed() -> None:
    scene = town("9 9 9 J K $8 / 9 9 9 J Q $8 / 10 10 Q Q K $8 ★", steps="mine", bribes=False)
    named = [advice(scene, 2, seed) for seed in range(20)]
    assert set(named) == {"name 0", "name 1"}
    assert named == [advice(scene, 2, seed) for seed in range(20)]
