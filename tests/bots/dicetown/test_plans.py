"""What plans and orders make of drawn scenes of Dice Town."""

import gobelet
from gobelet.bots.expert.dicetown.hands import aimed
from gobelet.bots.planner import Wish, planner_of
from gobelet.bots.planners.dicetown.dice import aims_of
from gobelet.core.names import Seat
from gobelet.dicetown.poker import CATEGORY, HANDS, RANK
from gobelet.dicetown.state import Town
from tests.drawing import town
from tests.talking import may, say

OTHERS = "/ $8 / $8 / $8"
FALLEN = "9 10 J K A, 9 10 J Q K, 9 10 Q K A"  # what the others roll
TIED = "Q Q 9 10 K $8 n4 / Q Q J A A $8 n4 / 9 10 J K A $8 ★ / 9 9 10 J A $8 d5 d5 d4"


def answer(scene: Town, seat: Seat, **wishes: Wish) -> str:
    """The next part of an answer by these wishes, in words; "ask" if they do not say it."""
    view = gobelet.view(scene, seat)
    assert view.question is not None
    option = planner_of(view.ruleset).answer(view, view.question, wishes, 1)
    return may(scene, seat)[view.options.index(option)] if option is not None else "ask"


def rolled(mine: str, purse: str = "$8", row: str = "d3 d3 d3") -> Town:
    return town(f"{purse} ★ {OTHERS}", steps="roll", script=f"{mine}, {FALLEN}", row=row)


# --- dice --------------------------------------------------------------------------------------------------


def test_dice_are_kept_for_the_place_that_is_named_first() -> None:
    for face, place in (("9", "mine"), ("10", "bank"), ("J", "store"), ("Q", "saloon"), ("K", "sheriff")):
        kept = answer(rolled("9 10 J Q K", "$0"), 0, dice="places", places=(place,))
        assert kept == f"keep {face}"


def test_no_die_is_kept_for_a_place_that_is_not_named() -> None:
    """J J K K A: the expert would keep the Jacks."""
    scene = rolled("J J K K A")
    assert set(answer(scene, 0, dice="places", places=("sheriff",)).split()[1:]) == {"K"}
    assert set(answer(scene, 0, dice="places", places=("saloon", "store")).split()[1:]) == {"J"}
    assert "K" in answer(scene, 0, dice="places", places=("sheriff", "hall", "saloon"))
    nothing = answer(scene, 0, dice="places", places=("mine", "saloon"))
    assert len(nothing.split()) <= 2, "no more than one die that nobody wants"


def test_a_plan_that_leans_keeps_what_the_expert_may_find_better() -> None:
    scene = rolled("A A A A Q")
    assert answer(scene, 0, dice="lean", places=("sheriff", "saloon")) == "keep A"
    assert answer(scene, 0, dice="places", places=("sheriff", "saloon")) == "keep Q"


def test_no_more_is_paid_than_the_plan_says() -> None:
    scene = rolled("A A A A A", row="d5 d5 d5")
    assert answer(scene, 0, dice="expert") == "keep A A A A"
    assert answer(scene, 0, dice="expert", pay=2) == "keep A A A"
    assert answer(scene, 0, dice="expert", pay=0) == "keep A"


def test_a_hand_that_is_too_low_does_not_go_for_the_town_hall() -> None:
    least = aims_of({"hand": "three"}).least_rank
    assert least == min(rank for dice, rank in RANK.items() if CATEGORY[dice] >= HANDS.index("three"))
    assert aimed([1.0, 2.0, 3.0], 2) == [0.0, 0.0, 3.0]
    assert aims_of({"hand": "any"}).least_rank == aims_of({}).least_rank == 0


def test_the_hand_is_completed_when_enough_dice_are_where_they_are_wanted() -> None:
    scene = town("9 9 $8 ★ / $8 / $8 / $8", steps="roll", script=f"9 10 J, {FALLEN}", row="d3 d3 d3")
    assert answer(scene, 0, dice="places", places=("mine",), stop=3) == "keep 9 10 J"
    assert answer(scene, 0, dice="places", places=("mine",), stop=4) == "keep 9"
    assert answer(scene, 0, dice="places", places=("mine",), stop=3, pay=1) != "keep 9 10 J", "too dear"
    full = town("9 9 $8 ★ / $8 / $8 / $8", steps="roll", script=f"9 J J, {FALLEN}", row="d3 d3 d3")
    assert answer(full, 0, dice="places", places=("hall",), hand="full", stop=1) == "keep 9 J J"
    assert answer(full, 0, dice="places", places=("hall",), hand="four", stop=1) != "keep 9 J J"


def test_a_brute_is_played_only_if_the_plan_allows_it() -> None:
    scene = town(f"$0 brute ★ {OTHERS}", steps="roll", script=f"A A A A K, {FALLEN}", row="d5 d5 d5")
    assert answer(scene, 0, dice="expert", brute="expert").startswith("brute")
    assert answer(scene, 0, dice="expert", brute="never").startswith("keep")
    assert answer(scene, 0, dice="expert").startswith("keep"), "nothing is played without an order"


# --- ties --------------------------------------------------------------------------------------------------


def test_an_offer_stays_below_its_limit() -> None:
    scene = town(TIED, steps="saloon")
    say(scene, 0, "done")
    say(scene, 1, "offer $2")
    assert answer(scene, 0, offer=8).startswith("$")
    needed = int(answer(scene, 0, offer=8).removeprefix("$"))
    assert needed > 1
    assert answer(scene, 0, offer=needed) == f"${needed}"
    assert answer(scene, 0, offer=needed - 1) == "done"
    assert answer(scene, 0, offer=0) == "done"
    assert answer(scene, 0) == "ask"


def test_an_offer_of_dollars_is_whole_after_its_dollars() -> None:
    scene = town(TIED, steps="saloon")
    say(scene, 0, "done")
    say(scene, 1, "offer $2")
    view = gobelet.view(scene, 0)
    assert view.question is not None
    option = planner_of(view.ruleset).answer(view, view.question, {"offer": 8}, 1)
    assert option is not None
    scene.answer(0, option)
    assert answer(scene, 0, offer=8) == "done"


def bribed(first: str, second: str) -> Town:
    """Seats 0 and 1 have offered; seat 2, the Sheriff, names one."""
    scene = town(TIED, steps="saloon")
    say(scene, 0, first)
    say(scene, 1, second)
    for seat in scene.waiting:
        if scene.prompt().id == "raise":
            say(scene, seat, "done")
    return scene


def test_the_sheriff_names_the_one_who_gives_most() -> None:
    assert answer(bribed("offer $5", "offer $1"), 2, name="most") == "name 0"
    assert answer(bribed("offer $1", "offer $5"), 2, name="most") == "name 1"


def test_the_sheriff_takes_the_best_offer_above_a_limit_and_otherwise_names_as_the_expert_would() -> None:
    expert = answer(bribed("offer $1", "done"), 2, name="expert")
    assert answer(bribed("offer $1", "done"), 2, name=2) == expert
    assert answer(bribed("offer $3", "done"), 2, name=2) == "name 0"
    assert answer(bribed("done", "offer $3"), 2, name=2) == "name 1"
    assert answer(bribed("offer $3", "done"), 2) == "ask"


# --- robberies, cards, the Doc -----------------------------------------------------------------------------


def test_a_robbery_is_aimed_as_ordered() -> None:
    many = "Q Q Q 9 10 $8 ★ / 9 10 J K A $8 d1 d1 d1 / 9 10 J K A $16 n12 d5 / 9 9 J K A $2"
    scene = town(many, steps="saloon")
    assert answer(scene, 0, rob="most") == "rob 1"
    assert answer(scene, 0, rob="leader") == "rob 2"
    assert answer(scene, 0) == "ask"
