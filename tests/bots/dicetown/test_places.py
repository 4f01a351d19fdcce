"""DT-24, DT-27, DT-33, DT-35: the Store, the saloon and Doc Badluck."""

import pytest

from gobelet.dicetown.cards import DEEDS
from gobelet.dicetown.memory import looked
from tests.bots.advice import advice
from tests.drawing import town
from tests.talking import say


def test_the_dearest_card_of_the_store_is_kept() -> None:
    scene = town("J J J Q K $8 ★ / 10 10 J Q K $8", steps="store", script="e1, e8, brute")
    assert advice(scene, 0) == "e8"


def test_a_card_to_play_is_worth_nothing_at_the_end() -> None:
    scene = town("J J 9 Q K n14 ★ / 10 10 J Q K n15", steps="store", script="e1, cheater", mine=1)
    assert advice(scene, 0) == "e1"


def test_a_rich_hand_is_robbed() -> None:
    scene = town("Q Q K A A $8 ★ / 10 10 J Q K $8 d1 d1 / 9 10 J Q K $8 e2", steps="saloon")
    assert advice(scene, 0) == "rob 1", "two cards rather than one"


def test_memory_shows_whom_to_rob_and_which_back_to_draw() -> None:
    scene = town(
        "Q Q K A A $8 ★ / 10 10 J Q K $8 d1 d1 e1 e2 / 9 10 J Q K $8 d5 d5 brute joe", steps="saloon"
    )
    looked(DEEDS, scene.known_deeds, 0, 1, scene.deeds[1])
    looked(DEEDS, scene.known_deeds, 0, 2, scene.deeds[2])
    assert advice(scene, 0) == "rob 2"
    say(scene, 0, "rob 2")
    assert advice(scene, 0) in ("backs 0", "backs 1"), "at least one of the fives"


def test_the_dearest_loot_is_taken() -> None:
    scene = town("Q Q Q K A $8 ★ / 10 10 J Q K $8 d4 d1 e2", steps="saloon", script="e2, d4, d1")
    assert advice(scene, 0) == "d4"


def test_the_doc_collects_with_a_king_where_others_are_rich() -> None:
    scene = town("K 9 J 10 10 ★ / J J J Q A $9 / Q Q Q 9 A $9 / A A K Q 10 $9", steps="doc", gained=(1, 2, 3))
    assert advice(scene, 0) == "remedy collect"


def test_the_doc_charms_where_others_have_nuggets_and_no_money() -> None:
    drawing = "K A J 10 10 ★ / J J J Q A n5 / Q Q Q 9 A n4 / A A K Q 10 n3"
    scene = town(drawing, steps="doc", gained=(1, 2, 3))
    assert advice(scene, 0) == "remedy charm"


def test_a_visit_that_gives_nothing_is_declined() -> None:
    scene = town("K A 10 10 10 ★ / J J J Q A / Q Q Q 9 A", steps="doc", gained=(1, 2))
    assert advice(scene, 0) == "pass"


def test_the_dearest_deeds_are_fenced() -> None:
    drawing = "9 9 10 10 10 d1 d3 d5 d4 ★ / J J J Q A $9 / Q Q Q 9 A $9"
    scene = town(drawing, steps="doc", gained=(1, 2))
    assert advice(scene, 0) == "remedy fence"
    say(scene, 0, "remedy fence")
    assert advice(scene, 0) == "d4", "the lower of the two; the five goes with it"


@pytest.mark.parametrize(("version", "expected"), [(2, "pass"), (3, "remedy collect")])
def test_DI_4_the_doc_collects_from_a_player_with_a_bodyguard(version: int, expected: str) -> None:
    """From version 3 on a Bodyguard protects from robberies alone."""
    scene = town(
        "9 die $20 / K K 10 10 10 $0 ★ / 10 $0",
        edition=f"dicetown/extension+indians@{version}",
        steps="indian doc",
        script="bodyguard",
        gained=(0, 2),
    )
    assert advice(scene, 1) == expected


def test_a_poor_sheriff_visits_last_when_others_collect_too() -> None:
    drawing = "K 9 9 10 J ★ / K 9 9 10 J $9 / Q Q Q 9 A $9"
    scene = town(drawing, steps="doc", gained=(2,))
    assert advice(scene, 0) == "name 1", "what they collect first would be collected from them"


def test_the_champion_is_oneself() -> None:
    scene = town("9 9 10 J K n13 / 9 9 10 J Q n12 $2 ★ / K Q A 10 9 n5", steps="end", mine=0)
    assert scene.over, "seat 1 wins by the badge"
    scene = town("9 9 10 J K n15 / 9 9 10 J Q n10 ★ / K Q A 10 9 n5", steps="end", mine=0)
    assert advice(scene, 1) == "name 1"
