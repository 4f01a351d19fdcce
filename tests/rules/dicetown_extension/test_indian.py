"""The Indian die: DI-1 to DI-5."""

import pytest

import gobelet
from gobelet import BadRequest
from gobelet.core.goods import SIZE
from gobelet.dicetown.cards import DEEDS, SMOKE, STORE
from gobelet.dicetown.extras.extension import VILLAGE, frontier
from gobelet.dicetown.holders import BANK, BOX, COACH
from gobelet.dicetown.state import Town
from gobelet.notation.dicetown.names import FACES
from tests.annexes import die
from tests.drawing import fresh, town
from tests.talking import CURTAIN, asking, dice, discard, fenced, hand, look, may, refused, say, story

ID = "dicetown/extension+indians"
HALL = "A A A K K / K K K Q Q ★ / 9 9 10 10 J"


# --- DI-1 --------------------------------------------------------------------------------------------------


def test_DI_1_the_die_starts_in_the_village_and_smoke_signals_in_the_deck() -> None:
    game = fresh(ID, 4)
    assert die(game) == VILLAGE
    assert game.store[6] >> SIZE == 30
    assert STORE.count(game.store[6], SMOKE) == 1


# --- DI-2: the village -------------------------------------------------------------------------------------


def test_DI_2_town_halls_first_may_give_a_deed_and_take_the_die() -> None:
    scene = town(HALL, edition=ID, steps="hall village", row="d1 d2 ranch", script="d5, d5, d5, d4")
    say(scene, 0, "action 0")
    assert asking(scene) == ("village", 0)
    assert scene.prompt().facts == {"seat": 0, "target": -1}
    assert may(scene, 0) == ["pass", "d1", "d2", "[ranch]"]
    say(scene, 0, "take d1")
    assert (hand(scene, 0), fenced(scene, 0)) == ("d2", "ranch")
    assert die(scene) == 0
    assert asking(scene) == CURTAIN  # the first to give ends the asking
    assert scene.deeds[BOX] >> SIZE == 1
    assert scene.gained & 1  # it was still a gain


def test_DI_2_a_ranch_is_given_openly_by_whoever_took_it() -> None:
    scene = town(HALL, edition=ID, steps="hall village", script="d5, d5, d5, ranch")
    say(scene, 0, "action 0")
    say(scene, 0, "pass")
    assert (fenced(scene, 0), fenced(scene, 1)) == ("", "ranch")
    assert may(scene, 1) == ["pass", "[ranch]"]
    say(scene, 1, "take [ranch]")
    assert (fenced(scene, 1), die(scene)) == ("", 1)
    assert story(scene).one("gave-ranch-away").facts == {"seat": 1}


def test_DI_2_then_its_second() -> None:
    scene = town(HALL, edition=ID, steps="hall village", script="d5, d5, d5, d4")
    say(scene, 0, "action 0")
    say(scene, 0, "pass")
    assert asking(scene) == ("village", 1)
    assert may(scene, 1) == ["pass", "d4"]
    say(scene, 1, "take d4")
    assert die(scene) == 1
    assert hand(scene, 1) == ""


def test_DI_2_only_cards_taken_there_this_round() -> None:
    scene = town(f"d3 {HALL}", edition=ID, steps="hall village", row="d1", script="d5, d5, d5, d4")
    say(scene, 0, "action 1")
    assert hand(scene, 0) == "d3 d5"
    assert may(scene, 0) == ["pass", "d5"]
    assert refused(scene, 0, "take d3", "DI-2") == "land-not-taken-there"


def test_DI_2_corruptions_card_too() -> None:
    scene = town(f"corruption {HALL}", edition=ID, steps="hall village", script="d4, d5, d5, d5, d2")
    say(scene, 0, "action 0")
    say(scene, 0, "play corruption")
    assert may(scene, 0) == ["pass", "d1", "d2", "d3", "d4"]


def test_DI_2_the_card_goes_to_the_box_unseen_by_the_others() -> None:
    scene = town(HALL, edition=ID, steps="hall village", script="d5, d5, d5, d4")
    say(scene, 0, "action 0")
    say(scene, 0, "take d3")
    gave = story(scene).one("gave-land-away")
    assert gave.seen_by(0).facts == {"seat": 0, "deed": 2}
    assert gave.seen_by(1).facts == {"seat": 0}
    assert look(scene, 0).known_deeds[BOX] == DEEDS.one[2]
    assert look(scene, 1).known_deeds[BOX] == 0


def test_DI_2_a_ranch_openly() -> None:
    scene = town(HALL, edition=ID, steps="hall village", row="ranch", script="d5, d5, d5, d4")
    say(scene, 0, "action 0")
    say(scene, 0, "take [ranch]")
    assert story(scene).one("gave-ranch-away").seen_by(None).facts == {"seat": 0}
    assert look(scene, 2).known_deeds[BOX] == DEEDS.one[5]


def test_DI_2_others_may_hold_any_card_in_what_was_taken_unseen() -> None:
    scene = town(f"d1 d2 {HALL}", edition=ID, steps="hall village", row="d3", script="d5, d4, d4, d4")
    say(scene, 0, "action 1")
    for seed in range(40):
        world = gobelet.imagine(look(scene, 1), seed)
        assert isinstance(world, Town)
        assert look(world, 1).text() == look(scene, 1).text()
        (claim, *_rest) = frontier(world).claims
        assert claim[2] >> SIZE == 1
        assert DEEDS.within(claim[2], world.deeds[0])
    mine = gobelet.imagine(look(scene, 0), 1)
    assert isinstance(mine, Town)
    assert frontier(mine).claims[0][2] == DEEDS.one[4]


def test_DI_2_the_present_holder_included_and_a_used_die_returns_if_no_one_gives() -> None:
    scene = town(f"die {HALL}", edition=ID, steps="hall village", script="d5, d5, d5, d4")
    say(scene, 0, "action 0")
    assert scene.prompt().facts == {"seat": 0, "target": 0}
    say(scene, 0, "pass")
    say(scene, 1, "pass")
    assert die(scene) == VILLAGE
    assert story(scene).one("die-goes-home").facts == {}
    scene = town(f"die {HALL}", edition=ID, steps="hall village", script="d5, d5, d5, d4")
    say(scene, 0, "action 0")
    say(scene, 0, "take d1")
    assert die(scene) == 0


def test_DI_2_who_took_nothing_is_not_asked() -> None:
    rest = "d1x4 d2x4 d3x4 d4x5 d5x5"
    scene = town(
        f"A A A K K {rest} [ranch]x10 / K K K Q Q ★ / 9 9 10 10 J", edition=ID, steps="hall village", pile=""
    )
    say(scene, 0, "action 1")  # an empty pile
    assert asking(scene) == ("village", 1)


def test_DI_2_not_in_the_final_round() -> None:
    scene = town(f"n30 {HALL}", edition=ID, steps="hall village", script="d5, d5, d5, d4", mine=0)
    say(scene, 0, "action 0")
    assert asking(scene) == CURTAIN


def test_DI_2_the_claims_do_not_last_into_the_next_round() -> None:
    scene = town(HALL, edition=ID, steps="hall village village", script="d5, d5, d5, d4")
    say(scene, 0, "action 0")
    say(scene, 0, "pass")
    say(scene, 1, "pass")
    assert asking(scene) == CURTAIN
    assert frontier(scene).claims == []


# --- DI-3 --------------------------------------------------------------------------------------------------


def test_DI_3_the_holder_must_roll_it_just_before_the_mine() -> None:
    assert fresh(ID, 3).edition.indian == ("shaman", "shaman", "ambush", "ambush", "bodyguard", "warpath")
    scene = town("9 A A A A die / K ★ / J", edition=ID, steps="indian mine", script="shaman")
    assert asking(scene) == ("shaman", 0)
    assert story(scene).one("rolled-indian").seen_by(None).facts == {"seat": 0, "spirit": "shaman"}


def test_DI_3_a_die_in_the_village_is_not_rolled() -> None:
    scene = town("9 A A A A / K ★ / J", edition=ID, steps="indian")
    assert story(scene).ids == []


def test_DI_3_its_faces_can_be_others() -> None:
    assert fresh(ID, 3, None, indian="1,1,2,2").edition.indian.count("warpath") == 2
    for bad in ("1,1,1,1", "6,1,0,0", "2,2,2"):
        with pytest.raises(BadRequest):
            fresh(ID, 3, None, indian=bad)


# --- DI-4 --------------------------------------------------------------------------------------------------


def test_DI_4_shaman_turns_one_of_ones_dice_to_any_face() -> None:
    scene = town("9 A A A A die / K ★ / J", edition=ID, steps="indian", script="shaman")
    turns = [f"shaman {die} {face}" for die in "9A" for face in FACES]
    assert may(scene, 0) == turns  # its own face included
    assert refused(scene, 0, "shaman K A", "DI-4") == "no-such-die"
    assert refused(scene, 0, "pass", "DI-4") == "not-an-option"
    say(scene, 0, "shaman 9 A")
    assert dice(scene, 0) == "A A A A A"
    assert story(scene).one("turned").rule == "DI-4"


def test_DI_4_ambush_an_opponent_rerolls_the_die_one_chooses() -> None:
    scene = town("9 A A A A die / K K Q Q Q ★ / J J J J J", edition=ID, steps="indian", script="ambush, 10")
    assert may(scene, 0) == ["ambush 1 Q", "ambush 1 K", "ambush 2 J"]
    assert refused(scene, 0, "ambush 2 K", "DI-4") == "no-such-die"
    assert refused(scene, 0, "ambush 0 A", "DI-4") == "not-an-option"
    say(scene, 0, "ambush 1 K")
    assert dice(scene, 1) == "10 Q Q Q K"
    assert story(scene).one("ambushed").facts == {"seat": 0, "target": 1, "face": 4, "dice": (1,)}


DUEL = "9 A A A A die / K K K K K ★"


def test_DT_57_an_ambush_with_one_answer_is_not_put() -> None:
    """Two players, and the other has five of a kind: there is one die to choose."""
    scene = town(DUEL, edition=ID, steps="indian mine", script="ambush, 10", skip=False)
    assert dice(scene, 1) == "10 K K K K"
    assert story(scene).one("ambushed").facts == {"seat": 0, "target": 1, "face": 4, "dice": (1,)}
    assert asking(scene) == ("choose-action", 0)
    assert scene.serial == 1


@pytest.mark.parametrize("drawing", ["9 A A A A die / K K K K Q ★", f"{DUEL} / K K K K K"])
def test_DT_57_an_ambush_with_several_answers_is_put(drawing: str) -> None:
    """Another face, or another player with the same dice."""
    scene = town(drawing, edition=ID, steps="indian mine", script="ambush, 10", skip=False)
    assert asking(scene) == ("ambush", 0)
    assert len(may(scene, 0)) == 2
    assert "ambushed" not in story(scene).ids


def test_DT_57_in_version_1_an_ambush_with_one_answer_is_put() -> None:
    scene = town(DUEL, edition=f"{ID}@1", steps="indian mine", script="ambush, 10", skip=False)
    assert (asking(scene), may(scene, 0)) == (("ambush", 0), ["ambush 1 K"])
    say(scene, 0, "ambush 1 K")
    assert dice(scene, 1) == "10 K K K K"
    assert asking(scene) == ("choose-action", 0)
    assert scene.serial == 2


def guarded(drawing: str, steps: str, script: str = "", edition: str = ID, **more: object) -> Town:
    """A town in which seat 0 has a Bodyguard this round."""
    return town(drawing, edition=edition, steps=f"indian {steps}", script=f"bodyguard, {script}", **more)  # type: ignore[arg-type]


def test_DI_4_bodyguard_not_choosable_at_the_saloon_whisky_too() -> None:
    scene = guarded("9 die e5 d1 [ranch] / Q A A A A whisky ★ / K e1 e2 / J e3", "saloon")
    say(scene, 1, "action 0")
    assert may(scene, 1) == ["rob 2", "rob 3"]
    assert refused(scene, 1, "rob 0", "DI-4") == "guarded"


AT_THE_DOCS = "9 die $5 n5 / K A A A A $0 ★ / J $5 n5"
JOE = "9 die $5 / K A A A A joe ★ / J $5 / J $5"
SWINDLER = "9 die $5 / J A A A A ★ / K $5"
GIFT = "9 die e5 / J A A A A ★ / K e1"


def test_DI_4_bodyguard_pays_and_gives_at_the_docs() -> None:
    """What others must give is no robbery."""
    scene = guarded(AT_THE_DOCS, "doc", gained=(0, 2))
    say(scene, 1, "remedy collect")
    assert scene.dollars[:3] == [3, 4, 3]
    scene = guarded(AT_THE_DOCS, "doc", gained=(0, 2))
    say(scene, 1, "remedy charm")
    assert scene.nuggets[:3] == [4, 2, 4]


def test_DI_4_bodyguard_pays_for_a_visit_at_the_store_too() -> None:
    """And it is a gain for the visitor (DX-18); before version 3 such a visit did nothing."""
    for remedy, dollars, nuggets in (("collect", [3, 2], [5, 0]), ("charm", [5, 0], [4, 1])):
        for edition in (ID, f"{ID}@2"):
            scene = guarded("9 die $5 n5 / J K K K A $0 ★", "store", edition=edition)
            say(scene, 1, "action 1")
            say(scene, 1, f"remedy {remedy}")
            gives = edition == ID
            assert scene.dollars[:2] == (dollars if gives else [5, 0])
            assert scene.nuggets[:2] == (nuggets if gives else [5, 0])
            assert scene.gained == (0b10 if gives else 0)


def test_DI_4_bodyguard_does_not_help_against_joe_swindler_and_gift() -> None:
    scene = guarded(JOE, "sheriff")
    assert may(scene, 1) == ["pass", "joe 0", "joe 2", "joe 3"]
    say(scene, 1, "joe 0")
    assert scene.dollars[:2] == [1, 4]
    scene = guarded(SWINDLER, "store", "swindler")
    say(scene, 1, "action 0")
    assert scene.dollars[:3] == [3, 4, 3]
    scene = guarded(GIFT, "store", "gift")
    say(scene, 1, "action 0")
    assert may(scene, 1) == ["name 0", "name 2"]
    say(scene, 1, "name 0")
    assert (hand(scene, 0), hand(scene, 1)) == ("", "e5")


@pytest.mark.parametrize("version", [f"{ID}@1", f"{ID}@2"])
def test_DI_4_in_versions_1_and_2_bodyguard_was_neither_payer_nor_giver(version: str) -> None:
    for remedy, dollars, nuggets in (("collect", [5, 2, 3], [5, 0, 5]), ("charm", [5, 0, 5], [5, 1, 4])):
        scene = guarded(AT_THE_DOCS, "doc", gained=(0, 2), edition=version)
        say(scene, 1, f"remedy {remedy}")
        assert (scene.dollars[:3], scene.nuggets[:3]) == (dollars, nuggets)
    assert may(guarded(JOE, "sheriff", edition=version), 1) == ["pass", "joe 2", "joe 3"]
    scene = guarded(SWINDLER, "store", "swindler", edition=version)
    say(scene, 1, "action 0")
    assert (scene.dollars[0], scene.dollars[2]) == (5, 3)
    scene = guarded(GIFT, "store", "gift", edition=version)
    say(scene, 1, "action 0")
    assert (hand(scene, 0), hand(scene, 1)) == ("e5", "e1")


def test_DI_4_even_split_bribes_and_smoke_signals_are_no_thefts() -> None:
    scene = guarded("10 A A A A die / K split ★ / J", "bank", bank=6, coach=23)
    say(scene, 0, "action 0")
    say(scene, 1, "play split")
    assert scene.dollars[:2] == [3, 3]
    scene = guarded("9 die / K smoke ★ / J", "smoke")
    say(scene, 1, "play smoke")
    assert die(scene) == 1


def test_DI_4_the_bodyguard_stays_for_one_round() -> None:
    scene = guarded("9 die / K ★ / J", "dismiss")
    assert frontier(scene).guarded == 0
    assert look(guarded("9 die / K ★ / J", ""), 2).annex.text() != look(scene, 2).annex.text()


def raided(
    place: str, steps: str = "", drawing: str = "9 10 J Q K die / 9 10 J Q K $5 e1 ★ / 9 10 J Q K $5"
) -> Town:
    """A town whose place is on the warpath of seat 0; all are tied everywhere."""
    scene = town(
        drawing, edition=ID, steps=f"indian {steps or place}", script="warpath", bank=3, bribes=False
    )
    say(scene, 0, f"warpath {place}")
    return scene


@pytest.mark.parametrize("place", ["mine", "bank", "store", "saloon", "hall"])
def test_DI_4_warpath_nothing_happens_at_the_place(place: str) -> None:
    scene = raided(place)
    assert asking(scene) == CURTAIN
    assert story(scene).one("raided").facts == {"place": place}
    assert not story(scene).all("tied")
    assert scene.gained == 0


def test_DI_4_warpath_leaves_the_other_places_alone() -> None:
    scene = raided("mine", "mine bank")
    assert asking(scene) == ("name-winner", 1)
    assert story(scene).one("tied").facts["place"] == "bank"


def test_DI_4_warpath_on_the_bank_the_stagecoach_still_moves_into_it() -> None:
    scene = raided("bank", "bank coach")
    assert (scene.dollars[BANK], scene.dollars[COACH]) == (19, 0)


def test_DI_4_warpath_on_the_sheriffs_office_joes_window_remains() -> None:
    scene = raided("sheriff", drawing="9 10 J Q K die $5 / 9 10 J Q K joe ★ / 9 10 J Q K")
    assert asking(scene) == ("joe", 1)
    say(scene, 1, "joe 0")
    assert scene.dollars[:2] == [1, 4]
    assert asking(scene) == CURTAIN
    assert scene.sheriff == 1


def test_DI_4_warpath_on_the_town_hall_the_die_goes_home() -> None:
    scene = raided("hall", "hall village")
    assert asking(scene) == CURTAIN
    assert die(scene) == VILLAGE


def test_DI_4_the_effects_are_asked_for_by_their_holder_only() -> None:
    scene = town("9 A A A A die / K ★ / J", edition=ID, steps="indian", script="warpath")
    assert asking(scene) == ("warpath", 0)
    assert may(scene, 0) == [
        f"warpath {place}" for place in ("mine", "bank", "store", "saloon", "sheriff", "hall")
    ]


# --- DI-5 --------------------------------------------------------------------------------------------------


def test_DI_5_smoke_signals_take_the_die_from_the_village() -> None:
    scene = town("9 smoke / K ★ e1 / J", edition=ID, steps="smoke", skip=False)
    assert asking(scene) == ("smoke", 0, 1)
    assert scene.prompt().facts == {"target": VILLAGE}
    say(scene, 1, "pass")
    say(scene, 0, "play smoke")
    say(scene, 1, "pass")  # Wanted
    assert die(scene) == 0
    assert discard(scene) == "smoke"
    assert asking(scene) == CURTAIN


def test_DI_5_or_from_its_holder_who_is_not_asked() -> None:
    scene = town("9 smoke / K ★ e1 die / J", edition=ID, steps="smoke", skip=False)
    assert asking(scene) == ("smoke", 0)
    say(scene, 0, "play smoke")
    say(scene, 1, "pass")
    assert die(scene) == 0
    assert story(scene).one("took-die").rule == "DI-5"


def test_DI_5_it_can_be_cancelled() -> None:
    scene = town("9 smoke / K ★ wanted die / J", edition=ID, steps="smoke")
    say(scene, 0, "play smoke")
    say(scene, 1, "play wanted")
    assert die(scene) == 1


def test_DI_5_not_in_the_final_round() -> None:
    scene = town("9 smoke n30 / K ★ / J", edition=ID, steps="smoke", mine=0, skip=False)
    assert asking(scene) == CURTAIN


def test_DI_5_the_die_is_rolled_in_the_next_round() -> None:
    scene = town("9 smoke / K ★ / J", edition=ID, steps="smoke indian", script="bodyguard")
    say(scene, 0, "play smoke")
    assert story(scene).one("rolled-indian").facts == {"seat": 0, "spirit": "bodyguard"}
