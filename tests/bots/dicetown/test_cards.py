"""DT-22 to DT-36, DT-50: the greedy bot plays its cards at their moment, and does not throw them away."""

import pytest

from tests.bots.advice import advice
from tests.drawing import town
from tests.talking import say


@pytest.mark.parametrize(("dice", "word"), [("9 9 9 J K", "play dynamite"), ("9 10 J Q K", "pass")])
def test_dynamite_waits_for_several_nines(dice: str, word: str) -> None:
    scene = town(f"{dice} $8 dynamite ★ / 10 10 J Q K $8 / 10 10 J Q A $8", steps="mine")
    assert advice(scene, 0) == word


def test_dynamite_is_used_for_one_nine_when_the_game_ends() -> None:
    scene = town("9 10 J Q K n13 dynamite ★ / 10 10 J Q K n15", steps="mine", mine=2)
    assert advice(scene, 0) == "play dynamite"


def test_dynamite_is_kept_when_the_mine_has_no_more_to_give() -> None:
    scene = town("9 9 J Q K n13 dynamite ★ / 10 10 J Q K n15", steps="mine", mine=2)
    assert advice(scene, 0) == "pass"


def test_unlimited_credits_with_three_jacks() -> None:
    scene = town("J J J Q K $8 credits ★ / 10 10 J Q K $8 / 10 10 J Q A $8", steps="store")
    assert advice(scene, 0) == "play credits"


def test_girls_when_there_is_much_to_rob() -> None:
    scene = town("Q Q Q K A $8 girls ★ / 10 10 J Q K $8 e8 d5 / 9 10 J Q K $8 e5 d4", steps="saloon")
    assert advice(scene, 0) == "play girls"


def test_girls_stay_at_home_when_there_is_nothing_to_rob() -> None:
    scene = town("Q Q Q K A $8 girls ★ / 10 10 J Q K $8 / 9 10 J Q K $8", steps="saloon")
    assert advice(scene, 0) == "pass"


def test_corruption_at_the_town_hall() -> None:
    scene = town("A A A K K $8 corruption ★ / 10 10 J Q K $8 / 9 10 J Q K $8", steps="hall")
    assert advice(scene, 0) == "play corruption"


@pytest.mark.parametrize(("bank", "word"), [(12, "play split"), (2, "pass")])
def test_even_split_when_the_half_is_worth_it(bank: int, word: str) -> None:
    rest = (27 - bank) // 3
    drawing = f"10 10 10 J K ${27 - bank - 2 * rest} ★ / 9 9 Q Q A ${rest} split / 9 J J Q A ${rest}"
    scene = town(drawing, steps="bank", bank=bank, gained=(1,))
    assert advice(scene, 1) == word


def test_even_split_is_not_played_if_it_costs_a_better_visit_to_the_doc() -> None:
    drawing = "10 10 10 J J $4 ★ / 9 J Q K A $1 split n0 / 9 J Q Q A $8 / 9 9 K K A $9"
    scene = town(drawing, steps="bank")
    assert advice(scene, 1) == "pass", "the King gives six dollars"


def test_joe_asks_one_who_can_pay_and_is_ahead() -> None:
    drawing = "9 9 K J 10 joe $3 ★ / 10 10 10 J Q $9 / J J J Q A $2 / Q Q 9 10 A $9 e8 [d5] [d5]"
    scene = town(drawing, steps="sheriff", gained=(0, 1, 2, 3))
    assert advice(scene, 0) == "joe 3"


def test_joe_waits_when_the_doc_pays_better() -> None:
    drawing = "9 9 J Q K joe $3 ★ / 10 10 10 J Q $9 / J J J Q A $9 / Q Q Q 10 A $9"
    scene = town(drawing, steps="sheriff", gained=(1, 2, 3))
    assert advice(scene, 0) == "pass"


def test_marshall_keeps_the_badge_at_the_end_of_the_game() -> None:
    drawing = "9 9 9 J Q marshall n14 ★ / K K 10 J Q n15 / J J J Q A"
    scene = town(drawing, steps="sheriff", mine=1, gained=(0, 1, 2))
    assert advice(scene, 0) == "play marshall"


def test_marshall_is_never_played_against_oneself() -> None:
    drawing = "K K K J Q marshall n14 / K 9 10 J Q n15 ★ / J J J Q A"
    scene = town(drawing, steps="sheriff", mine=1, gained=(0, 1, 2))
    assert advice(scene, 0) == "pass"


def test_marshall_is_kept_for_better_days_at_the_start() -> None:
    drawing = "9 9 9 J Q marshall $8 / K K 10 J Q $8 / J J J Q A $8 ★"
    scene = town(drawing, steps="sheriff", gained=(0, 1, 2))
    assert advice(scene, 0) == "pass"


def test_an_elixir_for_a_king_among_rich_rivals() -> None:
    drawing = "K 9 9 9 J elixir $2 ★ / 10 10 10 J Q $9 / J J J Q A $8 / Q Q Q 10 A $8"
    scene = town(drawing, steps="doc", gained=(0, 1, 2, 3))
    assert advice(scene, 0) == "play elixir"


def test_an_elixir_is_kept_when_the_doc_has_nothing_to_give() -> None:
    drawing = "9 9 9 10 10 elixir $2 ★ / 10 10 10 J Q $9 / J J J Q A $8 / Q Q Q 10 A $8"
    scene = town(drawing, steps="doc", gained=(0, 1, 2, 3))
    assert advice(scene, 0) == "pass"


def test_wanted_saves_ones_own_money_from_joe() -> None:
    drawing = "9 9 K J 10 joe $3 ★ / 10 10 10 J Q $9 wanted / J J J Q A $2"
    scene = town(drawing, steps="sheriff", gained=(0, 1, 2))
    say(scene, 0, "joe 1")
    assert advice(scene, 1) == "play wanted"


def test_wanted_is_not_spent_for_anothers_money() -> None:
    drawing = "9 9 K J 10 joe $3 ★ / 10 10 10 J Q $9 / J J J Q A $2 wanted"
    scene = town(drawing, steps="sheriff", gained=(0, 1, 2))
    say(scene, 0, "joe 1")
    assert advice(scene, 2) == "pass"


def test_wanted_defends_a_badge_against_marshall_at_the_end() -> None:
    drawing = "9 9 9 J Q marshall n14 ★ / K K 10 J Q n15 wanted / J J J Q A"
    scene = town(drawing, steps="sheriff", mine=1, gained=(0, 1, 2))
    say(scene, 0, "play marshall")
    assert advice(scene, 1) == "play wanted"


def test_wanted_defends_a_place_against_a_cheater() -> None:
    scene = town(
        "A A A K $8 wanted / Q A A A $8 cheater / 9 10 J Q $8 ★",
        steps="roll",
        script="K, J, K",
        row="d5 d5 d5",
    )
    for seat, die in enumerate(("K", "J", "K")):
        say(scene, seat, f"keep {die}")
    say(scene, 1, "turn J A")
    assert advice(scene, 0) == "play wanted"
