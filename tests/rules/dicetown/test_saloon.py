"""The saloon: DT-27."""

import pytest

from gobelet.core.chance import enumerate_chance
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.state import Town
from tests.drawing import cards, steps_of, town
from tests.talking import CURTAIN, all_pass, asking, discard, fenced, hand, may, refused, say, story


def test_DT_27_choose_an_opponent_draw_one_card_per_queen_keep_one_give_back_the_others() -> None:
    scene = town(
        "Q Q Q A A ★ / K K K K K e1 wanted joe / 9 9 9 9 9 d1", steps="saloon", script="joe, e1, wanted"
    )
    assert asking(scene) == ("rob", 0)
    assert scene.prompt().facts == {"seat": 0, "number": 3}
    assert may(scene, 0) == ["rob 1", "rob 2"]
    say(scene, 0, "rob 1")
    assert asking(scene) == ("loot", 0)
    assert may(scene, 0) == ["e1", "joe", "wanted"]
    assert hand(scene, 1) == "e1 joe wanted"
    say(scene, 0, "take joe")
    assert (hand(scene, 0), hand(scene, 1), hand(scene, 2)) == ("joe", "e1 wanted", "d1")
    assert asking(scene) == CURTAIN


def test_DT_27_one_queen_takes_what_it_draws() -> None:
    scene = town("Q A A A A ★ / K K K K K e1 wanted joe", steps="saloon", script="wanted")
    assert (hand(scene, 0), hand(scene, 1)) == ("wanted", "e1 joe")
    assert asking(scene) == CURTAIN


def test_DT_27_thieves_do_not_rob_themselves() -> None:
    scene = town("Q A A A A e5 ★ / K K K K K e1 / 9 9 9 9 9 d1", steps="saloon")
    assert refused(scene, 0, "rob 0", "DT-27") == "not-an-option"
    assert refused(scene, 0, "pass", "DT-27") == "not-an-option"


def test_DT_27_only_a_drawn_card_can_be_taken() -> None:
    scene = town("Q Q A A A ★ / K K K K K e1 wanted joe", steps="saloon", script="joe, e1")
    assert refused(scene, 0, "take wanted", "DT-27") == "not-an-option"
    assert refused(scene, 0, "take joe e1", "DT-27") == "too-many-parts"


@pytest.mark.parametrize(
    ("hand", "backs"),
    [
        ("e1 e2 e3 d1 d2 d3", [0, 1, 2, 3]),
        ("e1 d1 d2 d3", [0, 1]),
        ("e1 e2 e3 d1", [2, 3]),
        ("e1 e2 d1 d2", [1, 2]),
    ],
)
def test_DT_27_the_thief_chooses_how_many_of_each_back(hand: str, backs: list[int]) -> None:
    scene = town(f"Q Q Q A A ★ / K K K K K {hand}", steps="saloon")
    assert asking(scene) == ("backs", 0)
    assert may(scene, 0) == [f"backs {number}" for number in backs]
    for number in set(range(6)) - set(backs):
        assert refused(scene, 0, f"backs {number}", "DT-27") == "not-an-option"


@pytest.mark.parametrize(
    ("number", "drawn"), [(0, ["d1", "d2"]), (1, ["e2", "d1"]), (2, ["e1", "e2"])], ids=str
)
def test_DT_27_as_many_store_cards_as_said_and_deeds_for_the_rest(number: int, drawn: list[str]) -> None:
    script = {0: "d1, d2", 1: "e2, d1", 2: "e1, e2"}[number]
    scene = town("Q Q A A A ★ / K K K K K e1 e2 d1 d2 d4", steps="saloon", script=script)
    say(scene, 0, f"backs {number}")
    assert may(scene, 0) == drawn
    robbed = story(scene).one("robbed").facts
    assert (robbed["number"], robbed["deeds"]) == (number, 2 - number)


def test_DT_27_which_ones_is_chance() -> None:
    def rob(scene: Town) -> None:
        scene.then((steps_of(scene)["saloon"],))
        say(scene, 0, "pass")

    stolen: dict[str, float] = {}
    for chance, scene in enumerate_chance(lambda: town("Q A A A A ★ / K K K K K e1 brute brute joe"), rob):
        stolen[hand(scene, 0)] = chance
    assert stolen == {"e1": 0.25, "brute": 0.5, "joe": 0.25}


def test_DT_27_no_card_is_drawn_twice() -> None:
    scene = town("Q Q Q A A ★ / K K K K K brute e1 d1 d1", steps="saloon", script="brute, d1, d1")
    say(scene, 0, "backs 1")
    assert cards(scene.looked_store, STORE) == "brute"
    assert cards(scene.looked_deeds, DEEDS) == "d1 d1"
    for only, twice in (("brute e1 e2", "brute, brute"), ("d2 d3 d4", "d2, d2")):
        with pytest.raises(ValueError, match="which is not there"):
            town(f"Q Q A A A ★ / K K K K K {only}", steps="saloon", script=twice)


def test_DT_27_fewer_cards_than_queens_all_of_them() -> None:
    scene = town("Q Q Q Q Q ★ / K K K K K e1 d4", steps="saloon")
    assert asking(scene) == ("loot", 0)
    assert may(scene, 0) == ["e1", "d4"]
    say(scene, 0, "take d4")
    assert (hand(scene, 0), hand(scene, 1)) == ("d4", "e1")


def test_DT_27_fenced_deeds_are_safe() -> None:
    scene = town("Q Q Q A A ★ / K K K K K d1 [d5] [d4]", steps="saloon")
    assert (hand(scene, 0), hand(scene, 1), fenced(scene, 1)) == ("d1", "", "d4 d5")


def test_DT_27_a_player_with_only_fenced_deeds_cannot_be_robbed() -> None:
    scene = town("Q A A A A ★ / K K K K K [d5] / 9 9 9 9 9 d1 / J J J J J e1", steps="saloon")
    assert may(scene, 0) == ["rob 2", "rob 3"]
    assert refused(scene, 0, "rob 1", "DT-27") == "not-an-option"


def test_DT_27_girls_a_second_robbery_chosen_after_the_first() -> None:
    scene = town(
        "Q Q A A A girls ★ / K K K K K e1 e2 / 9 9 9 9 9 d1 d2", steps="saloon", script="e1, e2, d1, d2"
    )
    assert asking(scene) == ("own-card", 0)
    say(scene, 0, "play girls")
    say(scene, 0, "rob 1")
    say(scene, 0, "take e2")
    assert asking(scene) == ("rob", 0)
    assert hand(scene, 0) == "e2"
    say(scene, 0, "rob 2")  # another victim
    say(scene, 0, "take d2")
    assert [hand(scene, seat) for seat in range(3)] == ["e2 d2", "e1", "d1"]
    assert asking(scene) == CURTAIN
    assert discard(scene) == "girls"


def test_DT_27_girls_the_same_victim_twice() -> None:
    scene = town("Q A A A A girls ★ / K K K K K e1 e2 / 9 9 9 9 9 d1", steps="saloon", script="e1, e2")
    say(scene, 0, "play girls")
    say(scene, 0, "rob 1")
    say(scene, 0, "rob 1")
    assert hand(scene, 0) == "e1 e2"


def test_DT_27_girls_may_be_saved() -> None:
    scene = town("Q A A A A girls ★ / K K K K K e1 e2", steps="saloon", script="e1")
    say(scene, 0, "pass")
    assert (hand(scene, 0), hand(scene, 1)) == ("e1 girls", "e2")


def test_DT_27_girls_are_the_winners_only() -> None:
    scene = town("Q A A A A e5 ★ / K K K K K girls", steps="saloon", skip=False)
    assert asking(scene) == ("own-card", 0)
    assert refused(scene, 1, "play girls", "DT-56") == "not-asked"
    assert refused(scene, 0, "play girls", "DT-56") == "card-not-held"
    all_pass(scene)
    assert hand(scene, 0) == "e5 girls"


def test_DT_27_girls_cancelled_by_wanted_one_robbery_is_left() -> None:
    scene = town("Q A A A A girls ★ / K K K K K e1 wanted", steps="saloon", script="e1")
    say(scene, 0, "play girls")
    say(scene, 1, "play wanted")
    assert (hand(scene, 0), hand(scene, 1), discard(scene)) == ("e1", "", "girls wanted")
    assert len(story(scene).all("robbed")) == 1
