"""What is asked and what is not: DT-53, DT-55 to DT-57."""

from tests.drawing import town
from tests.talking import CURTAIN, all_pass, asking, discard, fenced, hand, look, may, refused, say, story

# --- DT-53 -------------------------------------------------------------------------------------------------


def test_DT_53_joe_must_choose_one_who_has_money() -> None:
    scene = town("A A A A A joe ★ / 9 9 9 9 9 / J J J J J $3", steps="sheriff")
    assert may(scene, 0) == ["pass", "joe 2"]
    assert refused(scene, 0, "joe 1", "DT-30") == "not-an-option"


def test_DT_53_joe_is_not_asked_for_when_nobody_else_has_money() -> None:
    scene = town("A A A A A joe $5 ★ / 9 9 9 9 9 e1 / J J J J J e2", steps="sheriff", skip=False)
    assert asking(scene) == ("office", 1, 2)  # seat 0 alone has money
    scene = town("A A A A A joe ★ / 9 9 9 9 9 e1 / J J J J J e2", steps="sheriff", skip=False)
    assert asking(scene) == CURTAIN


def test_DT_53_joe_cannot_be_played_for_nothing_in_marshalls_window() -> None:
    scene = town("A A A A A joe ★ / K 9 9 9 9 e1 / J J J J J e2", steps="sheriff", skip=False)
    assert asking(scene) == ("office", 0, 1, 2)
    assert may(scene, 0) == ["pass"]
    assert refused(scene, 0, "joe 1", "DT-30") == "not-an-option"


def test_DT_53_a_thief_must_choose_one_who_has_cards() -> None:
    scene = town("Q A A A A ★ / 9 9 9 9 9 / J J J J J d1 / K K K K K e1", steps="saloon")
    assert may(scene, 0) == ["rob 2", "rob 3"]
    assert refused(scene, 0, "rob 1", "DT-27") == "not-an-option"


def test_DT_53_otherwise_nothing_happens() -> None:
    scene = town("Q A A A A e1 ★ / 9 9 9 9 9 [d1] / J J J J J", steps="saloon", played="girls")
    assert story(scene).ids == ["won", "nobody-to-rob"]
    assert asking(scene) == CURTAIN


# --- DT-55 -------------------------------------------------------------------------------------------------


def test_DT_55_in_2009_no_card_is_immediate_joe_stays_in_the_hand() -> None:
    scene = town("J A A A A ★ / 9 9 9 9 9 $5", steps="store", script="joe")
    assert (hand(scene, 0), discard(scene)) == ("joe", "")
    assert "played-joe" not in story(scene).ids


def test_DT_55_in_2009_joe_can_be_stolen_and_offered() -> None:
    scene = town("Q 9 A A A ★ / 9 K K K K $5 joe", steps="mine saloon")
    assert "joe" in may(scene, 1)
    say(scene, 1, "offer")
    say(scene, 0, "name 1")
    assert (hand(scene, 0), hand(scene, 1)) == ("joe", "")


# --- DT-56 -------------------------------------------------------------------------------------------------


def test_DT_56_asked_once_before_anything_is_drawn() -> None:
    scene = town("J A A A A credits ★ / K K K K K", steps="store", script="e1, e2", round=1)
    assert asking(scene) == ("own-card", 0)
    say(scene, 0, "pass")
    assert asking(scene) == CURTAIN  # not again before the second visit of the first round
    assert hand(scene, 0) == "e1 e2 credits"


def test_DT_56_credits_won_at_the_store_cannot_serve_there_the_same_round() -> None:
    scene = town("J A A A A e5 ★ / K K K K K", steps="store", script="credits, e2", round=1, skip=False)
    all_pass(scene)
    assert asking(scene) == CURTAIN
    assert hand(scene, 0) == "e2 e5 credits"


def test_DT_56_girls_stolen_at_the_saloon_cannot_serve_there_the_same_round() -> None:
    scene = town("Q A A A A e5 ★ / K K K K K girls d1", steps="saloon", script="girls", skip=False)
    all_pass(scene)
    say(scene, 0, "backs 1")
    assert asking(scene) == CURTAIN
    assert hand(scene, 0) == "e5 girls"


def test_DT_56_the_next_round_they_serve() -> None:
    scene = town("Q A A A A girls ★ / K K K K K d1 d2", steps="saloon saloon")
    say(scene, 0, "pass")
    assert asking(scene) == ("own-card", 0)


def test_DT_56_wanted_won_in_a_robbery_may_serve_at_once() -> None:
    scene = town("Q A A A A $5 ★ / J J J J J joe wanted", steps="saloon sheriff", script="wanted")
    assert hand(scene, 0) == "wanted"
    say(scene, 1, "joe 0")
    assert asking(scene) == ("wanted", 0)
    say(scene, 0, "play wanted")
    assert scene.dollars[0] == 5


# --- DT-57 -------------------------------------------------------------------------------------------------


def test_DT_57_a_question_with_one_answer_is_not_put() -> None:
    robbery = town("Q A A A A ★ / K K K K K d1 d2 / J J J J J", steps="saloon", skip=False)
    assert asking(robbery) == CURTAIN  # one victim, one back, one card
    store = town("J A A A A ★ / K K K K K", steps="store", skip=False)
    assert asking(store) == CURTAIN  # one card drawn
    doc = town("9 A A A A d1 d2 / K K K K K ★", steps="doc", gained=(1,), skip=False)
    say(doc, 0, "remedy fence")
    assert asking(doc) == CURTAIN  # one visitor, two deeds
    assert fenced(doc, 0) == "d1 d2"


def test_DT_57_a_cancelled_brute_with_equal_dice_leaves_nothing_to_choose() -> None:
    scene = town("$1 brute ★ / $8 wanted", steps="roll", script="9 9 9 J K, Q Q Q Q A")
    say(scene, 0, "brute 9 9 9")
    say(scene, 1, "keep A")
    say(scene, 1, "play wanted")
    assert "kept-fewer" in story(scene).ids
    assert asking(scene) == ("keep", 0, 1)  # the next roll


def test_DT_57_two_equal_cards_drawn_at_the_store_still_put_the_question() -> None:
    scene = town("J J A A A ★ / K K K K K", steps="store", script="brute, brute", skip=False)
    twin = town("J J A A A ★ / K K K K K", steps="store", script="brute, e1", skip=False)
    assert asking(scene) == ("keep-one", 0)
    assert may(scene, 0) == ["brute"]
    assert look(scene, 1).text() == look(twin, 1).text()


def test_DT_57_two_equal_cards_drawn_at_the_saloon_still_put_the_question() -> None:
    scene = town("Q Q A A A ★ / K K K K K d1 d1 d2 / 9 9 9 9 9", steps="saloon", script="d1, d1", skip=False)
    twin = town("Q Q A A A ★ / K K K K K d1 d1 d2 / 9 9 9 9 9", steps="saloon", script="d1, d2", skip=False)
    assert asking(scene) == ("loot", 0)
    assert may(scene, 0) == ["d1"]
    assert look(scene, 2).text() == look(twin, 2).text()


def test_DT_57_three_equal_deeds_still_put_the_question_of_fencing() -> None:
    scene = town("9 A A A A d2 d2 d2 / K K K K K ★", steps="doc", gained=(1,), skip=False)
    say(scene, 0, "remedy fence")
    assert asking(scene) == ("fence", 0)
    say(scene, 0, "fence d2 d2")
    assert fenced(scene, 0) == "d2 d2"


def test_DT_57_windows_and_sealed_questions_are_put_to_all() -> None:
    keep = town("$0 ★ / $8", steps="roll", script="9 9 9 9 9, Q Q Q Q A", skip=False)
    assert (asking(keep), may(keep, 0)) == (("keep", 0, 1), ["keep 9"])
    offer = town("9 A A A A / 9 K K K K $4 / J J J J J ★", steps="mine", skip=False)
    assert (asking(offer), may(offer, 0)) == (("offer", 0, 1), ["done"])
    window = town("9 A A A A e1 / K K K K K ★", steps="mine", skip=False)
    assert (asking(window), may(window, 0)) == (("own-card", 0), ["pass"])


def test_DT_57_nor_is_it_put_to_others_what_chance_alone_decides() -> None:
    scene = town("Q Q A A A ★ / K K K K K e1 e2", steps="saloon", skip=False)
    assert asking(scene) == ("loot", 0)  # how many of each back needed no asking
