"""The river: DX-30, DX-31."""

import gobelet
from gobelet.dicetown.card_windows import in_hands
from gobelet.dicetown.cards import SPLIT, STORE
from gobelet.dicetown.extras.extension import frontier
from gobelet.dicetown.holders import BANK, DISCARD, MINE
from gobelet.dicetown.memory import PUBLIC
from gobelet.dicetown.state import Town
from gobelet.notation.dicetown.names import STORE_CARDS as NAMES
from tests.annexes import river, tops
from tests.drawing import town
from tests.talking import CURTAIN, asking, discard, hand, look, may, refused, say, story

ID = "dicetown/extension"


def pan(drawing: str = "9 A A A A / K ★ / J", script: str = "", **more: object) -> Town:
    """A town in which seat 0 has just panned the river."""
    scene = town(drawing, edition=ID, steps="mine", script=script, **more)  # type: ignore[arg-type]
    say(scene, 0, "action 1")
    return scene


# --- DX-30 -------------------------------------------------------------------------------------------------


def test_DX_30_two_or_five_nuggets_from_the_mine() -> None:
    scene = pan(script="nuggets-2")
    assert (scene.nuggets[0], scene.nuggets[MINE]) == (2, 28)
    scene = pan(script="nuggets-5")
    assert (scene.nuggets[0], scene.nuggets[MINE]) == (5, 25)


def test_DX_30_a_wallet_is_three_dollars_from_the_bank() -> None:
    scene = pan(script="wallet", bank=10)
    assert (scene.dollars[0], scene.dollars[BANK]) == (3, 7)


def test_DX_30_a_short_source_gives_what_is_left() -> None:
    scene = pan("9 A A A A / K ★ n28 / J", script="nuggets-5")
    assert (scene.nuggets[0], scene.nuggets[MINE]) == (2, 0)
    scene = pan(script="wallet", bank=1)
    assert (scene.dollars[0], scene.dollars[BANK]) == (1, 0)
    scene = pan(script="wallet", bank=0)
    assert (scene.dollars[0], scene.gained) == (0, 0)


def test_DX_30_a_star_takes_the_badge_without_a_marshall_window() -> None:
    scene = pan("9 A A A A / K marshall ★ / J", script="star")
    assert scene.sheriff == 0
    assert asking(scene) == CURTAIN


def test_DX_30_a_new_sheriff_settles_what_comes_after() -> None:
    scene = town(
        "9 10 A A A / 10 K K K K ★ / 10 J J J J", edition=ID, steps="mine bank", script="star", bribes=False
    )
    say(scene, 0, "action 1")
    assert asking(scene) == ("name-winner", 0)


def test_DX_30_a_voucher_takes_a_card_from_the_discard_that_only_the_taker_sees() -> None:
    scene = pan("9 A A A A / K ★ / J", script="voucher", played="girls joe", discard="e5")
    assert asking(scene) == ("voucher", 0)
    assert may(scene, 0) == ["e5", "girls", "joe"]
    assert look(scene, 0).known_store[DISCARD] == STORE.pack(
        tuple(NAMES.index(name) for name in ("e5", "girls", "joe"))
    )
    assert look(scene, 1).known_store[DISCARD] == STORE.pack(
        tuple(NAMES.index(name) for name in ("girls", "joe"))
    )
    assert refused(scene, 0, "take e8", "DX-30") == "not-an-option"
    say(scene, 0, "take girls")
    assert (hand(scene, 0), discard(scene)) == ("girls", "e5 joe")
    took = story(scene).one("took-discarded")
    assert took.seen_by(0).facts == {"seat": 0, "card": NAMES.index("girls")}
    assert took.seen_by(2).facts == {"seat": 0}


def test_DX_30_a_voucher_ends_the_knowledge_of_what_is_out() -> None:
    """DT-51: all know that Wanted and Joe are discarded; after the Voucher either may be back in a hand."""
    scene = pan(script="voucher", played="wanted joe")
    say(scene, 0, "take joe")
    assert scene.known_store[PUBLIC * 8 + DISCARD] == 0
    assert look(scene, 0).known_store[DISCARD] == STORE.one[NAMES.index("wanted")]


def test_DT_51_a_card_that_a_voucher_took_is_unknown_until_it_is_seen_again() -> None:
    scene = town(
        "9 A A A A / 10 K K K K ★ / J", edition=ID, steps="mine bank", script="voucher", played="split wanted"
    )
    say(scene, 0, "action 1")
    assert not in_hands(scene, SPLIT)
    say(scene, 0, "take split")
    assert in_hands(scene, SPLIT)
    say(scene, 1, "action 0")
    assert asking(scene) == ("split", 0)
    say(scene, 0, "play split")
    assert not in_hands(scene, SPLIT)


def test_DX_30_an_empty_discard_gives_nothing() -> None:
    scene = pan(script="voucher")
    assert asking(scene) == CURTAIN
    assert story(scene).one("discard-empty").facts == {"seat": 0}
    assert not scene.gained


def test_DX_30_the_only_discarded_card_is_taken_without_asking_and_known_to_all_who_knew_it() -> None:
    scene = pan(script="voucher", played="joe")
    assert hand(scene, 0) == "joe"
    assert look(scene, 2).known_store[0] == STORE.one[NAMES.index("joe")]


# --- DX-31 -------------------------------------------------------------------------------------------------


def explore(drawing: str = "9 A A A A / K ★ / 9 9 J J J", finds: str = "star, nuggets-2, wallet") -> Town:
    """Seat 0 has drawn Discoveries, and then these."""
    scene = town(drawing, edition=ID, steps="mine", script=f"discoveries, {finds}", bank=5)
    if scene.waiting == (2,):
        say(scene, 2, "action 0")
    else:
        say(scene, 0, "action 1")
    return scene


def test_DX_31_discoveries_three_cards_seen_by_the_drawer_only_one_of_them_applied() -> None:
    scene = explore()
    assert asking(scene) == ("choose-find", 0)
    assert may(scene, 0) == ["find nuggets-2", "find wallet", "find star"]
    assert refused(scene, 0, "find nothing", "DX-31") == "find-not-drawn"
    explored = story(scene).one("explored")
    assert explored.seen_by(0).facts["finds"] == ("star", "nuggets-2", "wallet")
    assert explored.seen_by(1).facts == {"seat": 0, "number": 3}
    say(scene, 0, "find wallet")
    assert story(scene).all("found")[-1].seen_by(1).facts == {"seat": 0, "find": "wallet"}
    assert scene.dollars[0] == 3
    assert asking(scene) == ("order-river", 0)
    assert may(scene, 0) == ["find nuggets-2", "find star"]
    say(scene, 0, "find star")
    assert tops(scene) == "star nuggets-2"
    put = story(scene).one("put-back")
    assert put.seen_by(0).facts == {"seat": 0, "finds": ("star", "nuggets-2")}
    assert put.seen_by(1).facts == {"seat": 0}
    assert "discoveries" not in river(scene)
    assert len(river(scene).split()) == 10


def test_DX_31_the_drawer_knows_the_order_and_nobody_else_does() -> None:
    scene = explore()
    say(scene, 0, "find wallet")
    say(scene, 0, "find star")
    worlds: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    for viewer, seen in worlds.items():
        for seed in range(60):
            world = gobelet.imagine(look(scene, viewer), seed)
            assert isinstance(world, Town)
            assert len(frontier(world).tops) == 2
            seen.add(tops(world))
    assert worlds[0] == {"star nuggets-2"}
    assert len(worlds[1]) > 10
    assert len(worlds[None]) > 10


def test_DX_31_the_next_to_pan_gets_the_top_one() -> None:
    scene = town("9 A A A A / K ★ / J", edition=ID, steps="mine", beside="tops: 1 nuggets-5 star", script="")
    say(scene, 0, "action 1")
    assert scene.nuggets[0] == 5
    assert tops(scene) == "star"
    assert frontier(scene).seer == 1


def test_DX_31_when_the_last_known_card_is_drawn_nobody_knows_more() -> None:
    scene = town("9 A A A A / K ★ / J", edition=ID, steps="mine", beside="tops: 1 nuggets-5")
    say(scene, 0, "action 1")
    assert (tops(scene), frontier(scene).seer) == ("", -1)


def test_DX_31_fewer_if_fewer_are_left() -> None:
    drawing, script = "9 A A A A / K ★ / J", "discoveries, star, nothing"
    scene = town(drawing, edition=ID, steps="mine", script=script, beside="river: discoveries star nothing")
    say(scene, 0, "action 1")
    assert may(scene, 0) == ["find star", "find nothing"]
    say(scene, 0, "find star")
    assert asking(scene) == CURTAIN  # one card has only one order
    assert (tops(scene), scene.sheriff) == ("nothing", 0)


def test_DX_31_the_last_card_is_applied_without_asking() -> None:
    drawing, script = "9 A A A A / K ★ / J", "discoveries, star"
    scene = town(drawing, edition=ID, steps="mine", script=script, beside="river: discoveries star")
    say(scene, 0, "action 1")
    assert (scene.sheriff, river(scene)) == (0, "")


def test_DX_31_discoveries_as_the_last_card_gives_nothing() -> None:
    scene = town(
        "9 A A A A / K ★ / J", edition=ID, steps="mine", script="discoveries", beside="river: discoveries"
    )
    say(scene, 0, "action 1")
    assert (asking(scene), scene.gained) == (CURTAIN, 0)


def test_DX_31_equal_cards_are_asked_for_too_that_is_the_drawers_secret() -> None:
    scene = town(
        "9 A A A A / K ★ / J",
        edition=ID,
        steps="mine",
        script="discoveries, nuggets-2, nuggets-2, nuggets-2",
        skip=False,
    )
    say(scene, 0, "action 1")
    assert asking(scene) == ("choose-find", 0)
    say(scene, 0, "find nuggets-2")
    assert asking(scene) == ("order-river", 0)


def test_DX_31_a_voucher_chosen_from_discoveries_is_used_before_the_others_go_back() -> None:
    scene = town(
        "9 A A A A / K ★ / J",
        edition=ID,
        steps="mine",
        script="discoveries, voucher, nuggets-2, star",
        discard="e5 e8",
    )
    say(scene, 0, "action 1")
    say(scene, 0, "find voucher")
    assert asking(scene) == ("voucher", 0)
    say(scene, 0, "take e8")
    assert asking(scene) == ("order-river", 0)


def test_DX_31_nothing_is_nothing() -> None:
    scene = pan(script="nothing")
    assert (scene.gained, scene.nuggets[0], scene.dollars[0]) == (0, 0, 0)


def test_DX_31_an_empty_river_gives_nothing() -> None:
    scene = pan(beside="river:")
    assert story(scene).one("river-empty").facts == {"seat": 0}
    assert not scene.gained
