"""The new Store cards that score or are played at once: DX-40 to DX-45; and the end: DX-50, DX-51."""

import pytest

from gobelet.core.errors import Fact
from gobelet.dicetown.cards import GIFT, ROWS, SWINDLER
from gobelet.dicetown.holders import MINE
from gobelet.notation.dicetown.names import STORE_CARDS as NAMES
from tests.drawing import town
from tests.talking import CURTAIN, asking, discard, hand, look, may, refused, say, story

ID = "dicetown/extension"


def lines(drawing: str) -> dict[str, dict[str, Fact]]:
    """The score of seat 0, line by line."""
    scene = town(f"{drawing} / ★", edition=ID)
    scored = {line.id: dict(line.facts) for line in scene.score_lines(0)}
    assert sum(int(str(facts["points"])) for facts in scored.values()) == scene.scores[0]
    return scored


# --- DX-40 to DX-43 ----------------------------------------------------------------------------------------


def test_DX_40_cattle_is_worth_seven() -> None:
    assert lines("cattle") == {"score-equipment": {"cards": (NAMES.index("cattle"),), "points": 7}}


def test_DX_41_winchester_is_worth_six() -> None:
    assert lines("winchester") == {"score-equipment": {"cards": (NAMES.index("winchester"),), "points": 6}}


def test_DX_42_a_mule_is_worth_a_point_per_store_card_itself_and_unplayed_ones_included() -> None:
    scored = lines("mule brute wanted e5 d3")
    assert scored["score-mule"] == {"card": NAMES.index("mule"), "number": 4, "points": 4}
    assert scored["score-equipment"]["points"] == 5
    assert lines("mule")["score-mule"]["points"] == 1


def test_DX_43_a_dog_is_worth_two_points_per_outlaw_captured() -> None:
    scored = lines("dog cK$4 cA$6 cQ$4 oJ$4")
    assert scored["score-dog"] == {"card": NAMES.index("dog"), "number": 3, "points": 6}
    assert "score-dog" not in lines("dog oJ$4")  # recruited is not captured


@pytest.mark.parametrize("card", ["cattle", "winchester", "mule", "dog"])
def test_DX_43_these_four_are_never_played(card: str) -> None:
    """In no window of a whole round can they be played, so Wanted can never touch them."""
    scene = town(
        f"9 10 J Q K {card} $5 [ranch] / 9 10 J Q A e1 $5 ★ / A A A A A e2 d1",
        edition=ID,
        steps="mine bank store saloon sheriff hall doc",
        skip=False,
        bribes=False,
    )
    played = set()
    while asking(scene) != CURTAIN:
        seat = scene.waiting[0]
        played |= {word for word in may(scene, seat) if word.startswith("play ")}
        scene.answer(seat, scene.default(seat))
    assert f"play {card}" not in played


# --- DX-44: the Gift ---------------------------------------------------------------------------------------


def test_DX_44_a_chosen_player_gives_a_store_card_of_their_choice() -> None:
    scene = town("J A A A A / K e5 girls ★ / 9 e1 / 9 d1", edition=ID, steps="store", script="gift")
    say(scene, 0, "action 0")
    assert asking(scene) == ("play-at-once", 0)
    assert scene.prompt().facts == {"seat": 0, "card": GIFT}
    assert may(scene, 0) == ["name 1", "name 2"]
    assert refused(scene, 0, "name 3", "DT-53") == "nothing-to-give"
    say(scene, 0, "name 1")
    assert asking(scene) == ("give-card", 1)
    assert may(scene, 1) == ["e5", "girls"]
    say(scene, 1, "take e5")
    assert (hand(scene, 0), hand(scene, 1), discard(scene)) == ("e5", "girls", "gift")
    gave = story(scene).one("gave-card")
    assert gave.rule == "DX-44"
    assert gave.seen_by(2).facts == {"seat": 1, "taker": 0}
    assert gave.seen_by(1).facts["card"] == NAMES.index("e5")


def test_DX_44_with_one_card_there_is_nothing_to_choose() -> None:
    scene = town("J A A A A / K girls ★ / 9", edition=ID, steps="store", script="gift")
    say(scene, 0, "action 0")
    assert hand(scene, 0) == "girls"


def test_DX_44_nobody_has_a_card_it_is_played_all_the_same() -> None:
    scene = town("J A A A A / K ★ / 9", edition=ID, steps="store", script="gift")
    say(scene, 0, "action 0")
    assert story(scene).one("played-gift-in-vain").facts == {"seat": 0, "card": GIFT}
    assert discard(scene) == "gift"


def test_DX_44_cancelled_nothing_is_given() -> None:
    scene = town("J A A A A / K e5 wanted ★ / 9", edition=ID, steps="store", script="gift")
    say(scene, 0, "action 0")
    assert asking(scene) == ("wanted", 1)
    say(scene, 1, "play wanted")
    assert (hand(scene, 0), hand(scene, 1)) == ("", "e5")


def test_DX_44_however_it_came_by_the_doc_by_insurance_by_a_voucher() -> None:
    scene = town("J J J J J / K e5 ★ / 9", edition=ID, steps="store", script="gift")
    say(scene, 0, "action 1")  # a sample at the Doc's
    assert hand(scene, 0) == "e5"
    drawing = "Q A A A A e8 / K K K K K e5 insurance ★ / 9"
    scene = town(drawing, edition=ID, steps="saloon", script="e5, gift")
    say(scene, 0, "action 0")
    say(scene, 1, "play insurance")
    assert asking(scene) == ("give-card", 0)  # the thief has to give
    say(scene, 0, "take e8")
    assert (hand(scene, 0), hand(scene, 1)) == ("e5", "e8")
    scene = town("9 A A A A / K e5 ★ / J", edition=ID, steps="mine", script="voucher", discard="gift e1")
    say(scene, 0, "action 1")
    say(scene, 0, "take gift")
    assert (hand(scene, 0), discard(scene)) == ("e5", "e1 gift")


# --- DX-45: the Swindler -----------------------------------------------------------------------------------


def test_DX_45_each_other_player_gives_two_dollars() -> None:
    scene = town("J A A A A $1 / K $5 ★ / 9 $1 / 9", edition=ID, steps="store", script="swindler")
    say(scene, 0, "action 0")
    assert scene.dollars[:4] == [4, 3, 0, 0]
    assert discard(scene) == "swindler"
    assert [event.rule for event in story(scene).all("gave-dollars")] == ["DX-45", "DX-45"]


def test_DX_45_it_may_be_cancelled() -> None:
    scene = town("J A A A A $1 / K $5 wanted ★ / 9 $1", edition=ID, steps="store", script="swindler")
    say(scene, 0, "action 0")
    assert scene.prompt().facts == {"seat": 0, "card": SWINDLER}
    say(scene, 1, "play wanted")
    assert scene.dollars[:3] == [1, 5, 1]
    assert scene.gained == 1  # receiving it was a gain


def test_DX_45_immediate_cards_are_drawn_kept_and_rejected_like_others() -> None:
    scene = town("J J A A A $1 / K $5 ★ / 9 $1", edition=ID, steps="store", script="swindler, e5")
    say(scene, 0, "action 0")
    assert may(scene, 0) == ["e5", "swindler"]
    say(scene, 0, "take e5")
    assert discard(scene) == "swindler"
    assert scene.dollars[0] == 1


# --- DX-50, DX-51 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ranches", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (10, 55)])
def test_DX_50_the_first_ranch_is_worth_one_the_second_two(ranches: int, points: int) -> None:
    assert lines(f"[ranch]x{ranches}")["score-ranches"] == {"number": ranches, "points": points}


def test_DX_50_ranches_lie_face_up() -> None:
    scene = town("[ranch]x2 d1 / ★ / 9", edition=ID)
    for seat in (1, None):
        assert look(scene, seat).fenced[0] >> 56 == 2
        assert look(scene, seat).deeds[0] == 1  # hidden cards are named by their back


def test_DX_50_they_can_not_be_stolen_nor_fenced() -> None:
    scene = town("Q A A A A / K [ranch]x2 ★ / 9", edition=ID, steps="saloon")
    say(scene, 0, "action 0")
    assert story(scene).one("nobody-to-rob").facts == {"seat": 0}
    scene = town("9 A A A A [ranch]x3 d1 / K ★ / 9", edition=ID, steps="doc", gained=(1, 2))
    say(scene, 0, "remedy fence")
    assert story(scene).one("fenced").facts == {"seat": 0, "titles": (0,)}


def test_DX_50_they_count_as_deeds_in_a_tie() -> None:
    scene = town("[ranch] n11 / n12 / n7 ★", edition=ID, steps="end", row="d1", mine=0)
    assert scene.scores == (12, 12, 12)
    assert scene.winners == (0,)


def test_DX_50_ranches_in_the_pile_keep_the_game_going() -> None:
    everything = "d1x5 d2x5 d3x5 d4x5 d5x5"
    scene = town(f"{everything} [ranch]x9 / ★ / 9", edition=ID, steps="end", row="", pile="ranch")
    assert not scene.over
    scene = town(f"{everything} [ranch]x10 / ★ / 9", edition=ID, steps="end", row="", pile="")
    assert scene.over
    assert scene.nuggets[MINE] == 30


def test_DX_51_the_score() -> None:
    """6 nuggets, $7 and rewards of $10, the badge, 5 + 7, 2 + 4, three Ranches."""
    scene = town("n6 $7 cK$4 cQ$6 oJ$4 ★ e5 cattle d2 [d4] [ranch]x3 / 9", edition=ID)
    scored = {line.id: line.facts["points"] for line in scene.score_lines(0)}
    assert scored == {
        "score-nuggets": 6,
        "score-fortune": 8,
        "score-badge": 5,
        "score-equipment": 12,
        "score-deeds": 6,
        "score-ranches": 6,
    }
    assert scene.scores[0] == 43


def test_DX_51_unused_outlaws_score_nothing() -> None:
    assert lines("oK$4 oA$6") == {}


def test_DX_51_every_new_row_has_its_rule() -> None:
    rules = {row.name: row.rule for row in ROWS[17:]}
    assert list(rules.values()) == [*[f"DX-{number}" for number in range(40, 50)], "DI-5"]
