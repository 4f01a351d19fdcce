"""First and second at every location: DX-10, DX-11, DX-18, DX-19."""

import pytest

from gobelet.dicetown.holders import COACH
from gobelet.dicetown.state import Town
from gobelet.notation.dicetown.names import STORE_CARDS as NAMES
from tests.drawing import town
from tests.talking import CURTAIN, asking, fenced, hand, may, refused, row, say, story

ID = "dicetown/extension"


# --- DX-10 -------------------------------------------------------------------------------------------------


def test_DX_10_the_winner_chooses_and_the_second_takes_the_other() -> None:
    scene = town("9 9 9 A A / 9 9 K K K ★ / Q", edition=ID, steps="mine", script="wallet")
    assert asking(scene) == ("choose-action", 0)
    assert story(scene).one("won").facts == {"seat": 0, "place": "mine", "face": 0, "number": 3}
    assert scene.prompt().facts == {"seat": 0, "place": "mine", "actions": ("dig", "pan"), "target": 1}
    assert may(scene, 0) == ["action 0", "action 1"]
    say(scene, 0, "action 0")
    assert scene.nuggets[0] == 3
    assert story(scene).one("found").facts == {"seat": 1, "find": "wallet"}
    assert scene.dollars[1] == 3
    assert asking(scene) == CURTAIN


def test_DX_10_the_winner_may_leave_the_classic_action_to_the_second() -> None:
    scene = town("9 9 9 A A / 9 9 K K K ★ / Q", edition=ID, steps="mine", script="nothing")
    say(scene, 0, "action 1")
    assert [event.facts["action"] for event in story(scene).all("takes-action")] == ["pan", "dig"]
    assert (scene.nuggets[0], scene.nuggets[1]) == (0, 2)


def test_DX_10_the_second_has_the_next_most_dice_of_the_face_at_least_one() -> None:
    scene = town(
        "9 9 9 A A / A A K K K ★ / 9 K K K K / 9 9 K K Q", edition=ID, steps="mine", script="nothing"
    )
    say(scene, 0, "action 0")
    assert story(scene).one("second").facts == {"seat": 3, "place": "mine", "face": 0, "number": 2}


def test_DX_10_if_nobody_else_has_the_face_there_is_no_second() -> None:
    scene = town("9 9 9 A A / A A K K K ★ / Q", edition=ID, steps="mine")
    assert scene.prompt().facts["target"] == -1
    say(scene, 0, "action 0")
    assert [event.facts["seat"] for event in story(scene).all("takes-action")] == [0]


def test_DX_10_the_firsts_action_is_finished_before_the_seconds_begins_refill_included() -> None:
    scene = town(
        "A A A K K / K K K Q Q ★ / 9 9 10 10 J",
        edition=ID,
        steps="hall",
        row="d1 d2 ranch",
        script="d5, ranch, d4, d3",
    )
    say(scene, 0, "action 0")
    assert hand(scene, 0) == "d1 d2"
    assert fenced(scene, 0) == "ranch"
    assert row(scene) == "d5 ranch d4"  # refilled before the second draws
    assert hand(scene, 1) == "d3"


def test_DX_10_at_the_town_hall_the_second_best_hand() -> None:
    scene = town("A A A K K / 9 9 10 10 J ★ / K K K Q Q", edition=ID, steps="hall", script="d5, d4")
    assert story(scene).one("won-hand").facts["hand"] == "full"
    facts = story(scene).one("second-hand").facts
    assert (facts["seat"], facts["hand"]) == (2, "full")
    say(scene, 0, "action 1")
    assert (hand(scene, 0), hand(scene, 2)) == ("d5", "d1")


def test_DX_10_with_two_players_only_the_winner_acts() -> None:
    scene = town("9 9 9 A A / 9 9 K K K ★", edition=ID, steps="mine")
    assert scene.prompt().facts["target"] == -1
    say(scene, 0, "action 0")
    assert (scene.nuggets[0], scene.nuggets[1]) == (3, 0)
    assert not story(scene).all("second")


def test_DX_10_with_two_players_a_tie_names_no_second() -> None:
    scene = town("9 9 A A A / 9 9 K K K ★", edition=ID, steps="mine", bribes=False, script="nothing")
    say(scene, 1, "name 0")
    say(scene, 0, "action 1")
    assert (scene.nuggets[0], scene.nuggets[1]) == (0, 0)


@pytest.mark.parametrize(
    ("steps", "seats", "empty", "more"),
    [
        ("mine", "9 9 9 A A n1 / K K K K K n29 ★", 0, {}),
        ("mine", "9 9 9 A A / K K K K K ★", 1, {"beside": "river:"}),
        ("bank", "10 10 A A A / K K K K K ★", 0, {"bank": 0}),
        ("bank", "10 10 A A A / K K K K K ★", 1, {"coach": 0}),
        ("store", f"J J A A A / K K K K K n1 {' '.join(NAMES[:27])} brute cheater ★", 0, {}),
        ("saloon", "Q Q A A A / K K K K K ★", 0, {}),
        ("saloon", "Q Q A A A / K K K K K d1 ★", 1, {"beside": "outlaws:"}),
        ("sheriff", "K K A A A ★ / Q Q Q Q Q", 0, {"beside": "wanted: 9$4"}),
        ("sheriff", "K K A A A / Q Q Q Q Q ★", 1, {}),
        ("hall", "K K A A A / Q Q 9 9 10 ★", 0, {"row": ""}),
    ],
)
def test_DX_10_with_two_players_an_action_that_gives_nothing_may_not_be_chosen(
    steps: str, seats: str, empty: int, more: dict[str, str]
) -> None:
    """The other action can give something: it is taken without asking."""
    scene = town(seats, edition=ID, steps=steps, **more)  # type: ignore[arg-type]
    taken = story(scene).one("takes-action").facts["action"]
    names = [action.name for action in scene.edition.places[-1 if steps == "hall" else _place(steps)].actions]
    assert taken == names[1 - empty]


def _place(name: str) -> int:
    return ["mine", "bank", "store", "saloon", "sheriff", "hall"].index(name)


def test_DX_10_with_two_players_the_empty_action_is_refused_by_its_rule() -> None:
    """A question with one answer is not put, so the refusal is asked of the question itself."""
    scene = town("10 10 A A A / K K K K K ★", edition=ID, steps="bank", bank=0, coach=21)
    assert story(scene).one("takes-action").facts["action"] == "hold-up"
    scene = town("10 10 A A A / K K K K K ★", edition=ID, steps="bank", bank=5, coach=16)
    question = scene.question
    assert question is not None
    scene.pay(6, 7, 5)  # now the bank is empty
    assert refused(scene, 0, "action 0", "DX-10") == "action-gives-nothing"


def test_DX_10_with_two_players_both_may_be_chosen_if_neither_gives_anything() -> None:
    scene = town("K K A A A ★ / Q Q Q Q Q", edition=ID, steps="sheriff")
    assert asking(scene) == ("choose-action", 0)  # their own badge, and nobody Wanted
    assert may(scene, 0) == ["action 0", "action 1"]


def test_DX_10_dynamite_goes_with_the_classic_action_whoever_takes_it() -> None:
    scene = town("9 9 9 A A dynamite / 9 9 K K K ★ / Q", edition=ID, steps="mine", script="nothing")
    say(scene, 0, "action 1")
    assert asking(scene) == CURTAIN  # the river has no use for it
    scene = town("9 9 9 A A / 9 9 K K K dynamite ★ / Q", edition=ID, steps="mine", script="nothing")
    say(scene, 0, "action 1")
    assert asking(scene) == ("own-card", 1)
    say(scene, 1, "play dynamite")
    assert scene.nuggets[1] == 4


def test_DX_10_corruption_goes_with_the_row_only() -> None:
    scene = town(
        "A A A K K corruption / K K K Q Q e1 ★ / 9 9 10 10 J", edition=ID, steps="hall", script="d5, d4"
    )
    say(scene, 0, "action 1")
    assert (hand(scene, 0), hand(scene, 1)) == (
        "corruption d5",
        "e1 d1",
    )  # the second took the row's bottom deed
    scene = town(
        "A A K K K / K K K Q Q corruption ★ / 9 9 10 10 J", edition=ID, steps="hall", script="d5, d4, d3"
    )
    say(scene, 0, "action 1")
    assert asking(scene) == ("own-card", 1)
    say(scene, 1, "play corruption")
    assert hand(scene, 1) == "d1 d4"
    assert row(scene) == "d2 d3 d3"


def test_DX_10_girls_and_credits_go_with_the_classic_action() -> None:
    scene = town("Q Q A A A girls / K d1 d2 ★ / Q", edition=ID, steps="saloon", beside="top: 9$4")
    say(scene, 0, "action 1")
    assert not story(scene).all("played-girls")
    assert asking(scene)[0] != "own-card"
    scene = town("J J A A A credits / K ★ / A", edition=ID, steps="store", script="e1")
    say(scene, 0, "action 1")
    assert asking(scene) == ("see-doc", 0)


def test_DX_10_even_split_goes_with_the_bank_not_the_stagecoach() -> None:
    scene = town("10 10 A A A / K split ★ / 10", edition=ID, steps="bank", bank=6, coach=23)
    say(scene, 0, "action 1")
    assert asking(scene) == ("split", 1)  # for the second: they rob the bank
    assert scene.prompt().facts["seat"] == 2


# --- DX-11 -------------------------------------------------------------------------------------------------


def test_DX_11_two_tied_for_first_the_other_is_second() -> None:
    scene = town("9 9 A A A / 9 9 K K K / 9 Q Q Q Q ★ / J", edition=ID, steps="mine", script="nothing")
    assert asking(scene) == ("name-winner", 2)
    say(scene, 2, "name 1")
    assert story(scene).one("second").facts["seat"] == 0  # not seat 2: it has one 9
    assert asking(scene) == ("choose-action", 1)


def test_DX_11_three_tied_for_first_a_second_naming_among_the_rest_with_its_own_bribes() -> None:
    scene = town(
        "9 9 A A A $5 / 9 9 K K K $5 / 9 9 Q Q Q $5 / J ★ $1", edition=ID, steps="mine", script="nothing"
    )
    assert asking(scene) == ("offer", 0, 1, 2)
    say(scene, 0, "offer $2")
    say(scene, 1, "done")
    say(scene, 2, "done")
    assert asking(scene) == ("raise", 0, 1, 2)
    for seat in (0, 1, 2):
        say(scene, seat, "done")
    say(scene, 3, "name 0")
    assert (scene.dollars[0], scene.dollars[3]) == (3, 3)
    assert asking(scene) == ("offer-second", 1, 2)
    say(scene, 1, "done")
    say(scene, 2, "offer $4")
    assert asking(scene) == ("raise-second", 1, 2)
    say(scene, 1, "done")
    say(scene, 2, "done")
    assert asking(scene) == ("name-second", 3)
    assert refused(scene, 3, "name 0", "DT-40") == "name-not-tied"
    say(scene, 3, "name 2")
    assert (scene.dollars[2], scene.dollars[3]) == (1, 7)  # paid before the first chooses
    assert asking(scene) == ("choose-action", 0)
    say(scene, 0, "action 1")
    assert scene.nuggets[2] == 2


def test_DX_11_ties_for_second_are_named_by_the_sheriff_too() -> None:
    scene = town(
        "9 9 9 A A / 9 K K K K / 9 Q Q Q Q / J ★", edition=ID, steps="mine", bribes=False, script="nothing"
    )
    assert asking(scene) == ("name-second", 3)
    assert story(scene).one("tied-second").facts == {"place": "mine", "seats": (1, 2)}
    say(scene, 3, "name 2")
    assert asking(scene) == ("choose-action", 0)


def test_DX_11_the_sheriff_can_be_one_of_the_tied() -> None:
    scene = town("9 9 9 A A / 9 K K K K $1 / 9 Q Q Q Q ★", edition=ID, steps="mine", script="nothing")
    assert asking(scene) == ("offer-second", 1)
    say(scene, 1, "done")
    say(scene, 2, "name 2")
    assert story(scene).one("second").facts["seat"] == 2


def test_DX_11_the_sheriff_in_office_when_the_location_is_reached_settles_both() -> None:
    """At the Sheriff's office first and second are settled before the badge moves."""
    scene = town("K K A A A / K K 9 9 9 / K K Q Q Q / J ★", edition=ID, steps="sheriff", bribes=False)
    assert asking(scene) == ("name-winner", 3)
    say(scene, 3, "name 0")
    assert asking(scene) == ("name-second", 3)
    say(scene, 3, "name 1")
    say(scene, 0, "action 0")
    assert scene.sheriff == 0


def test_DX_11_ranches_may_be_offered_and_stay_open() -> None:
    scene = town("9 9 A A A [ranch]x2 / 9 9 K K K / J ★", edition=ID, steps="mine", script="nothing")
    assert "[ranch]" in may(scene, 0)
    say(scene, 0, "offer [ranch]")
    assert story(scene).one("offered").seen_by(None).facts["fenced"] == (5,)
    all_done(scene)
    say(scene, 2, "name 0")
    assert (fenced(scene, 0), fenced(scene, 2)) == ("ranch", "ranch")


def test_DX_11_never_outlaws_or_the_indian_die() -> None:
    drawing = "9 9 A A A oK$4 cQ$6 die $1 / 9 9 K K K / J ★"
    scene = town(drawing, edition="dicetown/extension+indians", steps="mine")
    assert asking(scene) == ("offer", 0)
    assert may(scene, 0) == ["done", "$1"]
    assert refused(scene, 0, "outlaws K$4", "DT-41") == "not-an-option"


def all_done(scene: Town) -> None:
    """Nobody adds to the offers."""
    while scene.question is not None and scene.question.id in ("offer", "raise"):
        for seat in scene.waiting:
            say(scene, seat, "done")


# --- DX-18, DX-19 ------------------------------------------------------------------------------------------


def test_DX_18_with_three_an_empty_action_may_be_chosen_and_is_no_gain() -> None:
    scene = town("10 10 A A A / K ★ / J", edition=ID, steps="bank", bank=0, coach=29)
    assert may(scene, 0) == ["action 0", "action 1"]
    say(scene, 0, "action 0")
    assert scene.gained == 0


@pytest.mark.parametrize(
    ("drawing", "steps", "action", "script", "gains"),
    [
        ("9 A A A A / K ★ / J", "mine", "1", "nuggets-2", True),
        ("9 A A A A / K ★ / J", "mine", "1", "nothing", False),
        ("9 A A A A / K ★ / J", "mine", "1", "star", True),
        ("9 A A A A ★ / K / J", "mine", "1", "star", False),  # for the Sheriff
        ("10 A A A A / K ★ / J", "bank", "1", "", True),
        ("J A A A A / K n1 ★ / 9", "store", "1", "e1", True),
        ("Q A A A A / K ★ / 9", "saloon", "1", "", True),
        ("K A A A A / 9 ★ / 9", "sheriff", "1", "Q", False),  # an empty hunt
        ("A A A A K / 9 ★ 9 10 10 J / 9 9 10 J J", "hall", "1", "ranch, d1", True),
    ],
)
def test_DX_18_what_is_a_gain(drawing: str, steps: str, action: str, script: str, gains: bool) -> None:
    scene = town(drawing, edition=ID, steps=steps, script=script, coach=2)
    say(scene, 0, f"action {action}")
    if asking(scene) == ("see-doc", 0):
        say(scene, 0, "remedy charm")
    assert bool(scene.gained & 1) == gains


def test_DX_19_the_doc_card_is_public_and_turned_at_the_first_gain() -> None:
    scene = town("9 9 A A A / K K K K K ★ / J J J J J", edition=ID, steps="mine doc", script="nothing")
    assert scene.gained == 0
    say(scene, 0, "action 0")
    assert story(scene).one("may-visit").facts == {"seats": (1, 2)}  # only active ones
    assert asking(scene) == ("order-visits", 1)


def test_DX_19_a_new_round_turns_the_cards_back() -> None:
    scene = town("9 9 A A A / K K K K K ★ / J J J J J", edition=ID, steps="round", gained=(0, 1))
    assert scene.gained == 0
    assert scene.dollars[COACH] == 0
