"""Windows: DT-51 and DT-52."""

import pytest

from gobelet import Refused
from gobelet.dicetown.option_table import PLAYS
from gobelet.dicetown.state import Town
from tests.drawing import CARDS, town
from tests.refusing import refusing
from tests.talking import CURTAIN, all_pass, asking, discard, hand, look, may, refused, say, story

# --- DT-51 -------------------------------------------------------------------------------------------------


def cheats(sheriff: int) -> Town:
    """Seats 0 and 2 hold a Cheater, all have kept a die."""
    badge = ["", "", ""]
    badge[sheriff] = "★"
    scene = town(
        f"9 $8 cheater {badge[0]} / 9 $8 e1 {badge[1]} / 9 $8 cheater {badge[2]}",
        steps="roll",
        script="J J J J, J J J J, J J J J",
        skip=False,
    )
    for seat in range(3):
        say(scene, seat, "keep J")
    return scene


def test_DT_51_all_who_could_hold_a_fitting_card_are_asked_together_sealed() -> None:
    scene = cheats(0)
    assert asking(scene) == ("cheat", 0, 1, 2)
    before = len(story(scene).events)
    say(scene, 2, "turn J A")
    assert asking(scene) == ("cheat", 0, 1)
    assert len(story(scene).events) == before
    assert hand(scene, 2) == "cheater"


@pytest.mark.parametrize(("sheriff", "first", "second"), [(0, 0, 2), (1, 2, 0), (2, 2, 0)])
def test_DT_51_the_first_clockwise_starting_with_the_sheriff_acts(
    sheriff: int, first: int, second: int
) -> None:
    scene = cheats(sheriff)
    for seat, words in ((0, "turn J A"), (1, "pass"), (2, "turn J A")):
        say(scene, seat, words)
    assert story(scene).one("played-cheater").facts["seat"] == first
    assert (hand(scene, first), hand(scene, second)) == ("", "cheater")  # it returns unseen
    assert asking(scene)[0] == "wanted"  # the Wanted window on it
    all_pass(scene)
    assert asking(scene) == ("cheat", *sorted((1, second)))  # and the window opens again
    all_pass(scene)
    assert asking(scene) == ("keep", 0, 1, 2)


def test_DT_51_cards_that_fit_the_same_moment_share_one_window() -> None:
    scene = town("K A A A A $5 joe / 9 9 9 9 9 $5 marshall ★", steps="sheriff", skip=False)
    assert asking(scene) == ("office", 0, 1)
    assert may(scene, 0) == ["pass", "joe 1"]
    assert may(scene, 1) == ["pass", "play marshall"]
    say(scene, 0, "joe 1")
    say(scene, 1, "play marshall")
    assert story(scene).ids[-1] == "played-marshall"  # the Sheriff comes first
    assert asking(scene) == ("wanted", 0)


@pytest.mark.parametrize(
    ("drawing", "steps", "card"),
    [
        ("9 A A A A e1 ★ / K K K K K e2", "mine", "dynamite"),
        ("10 A A A A e1 ★ / K K K K K e2", "bank", "split"),
        ("J A A A A e1 ★ / K K K K K e2", "store", "credits"),
        ("Q A A A A e1 ★ / K K K K K e2", "saloon", "girls"),
        ("Q A A A A e1 $1 ★ / J J J J J e2 $1", "sheriff", "joe"),
        ("Q A A A A e1 ★ / K J J J J e2", "sheriff", "marshall joe"),
        ("Q A A A A e1 ★ / K J J J J e2", "sheriff", "marshall"),
        ("K K K K K e1 ★ / Q J J J J e2", "hall", "corruption"),
        ("K K K K K e1 ★ / Q J J J J e2", "doc", "elixir"),
    ],
)
def test_DT_51_no_window_while_every_copy_is_publicly_known_to_be_out(
    drawing: str, steps: str, card: str
) -> None:
    closed = town(drawing, steps=steps, played=card, gained=(0, 1), skip=False)
    hidden = town(drawing, steps=steps, discard=card, gained=(0, 1), skip=False)
    windows = {"own-card", "split", "office", "elixir"}
    assert asking(hidden)[0] in windows  # face down in the discard: nobody can know
    if card == "marshall":
        assert asking(closed) == CURTAIN  # the badge moves; and for Joe nobody has money
    else:
        assert asking(closed)[0] not in windows


def test_DT_51_what_one_seat_alone_knows_closes_no_window() -> None:
    for drawer in (0, 1):
        jacks = ["K K K K K", "K K K K K"]
        jacks[drawer] = "J J A A A"
        drawing = f"{jacks[0]} ★ / {jacks[1]} / 10 9 9 9 9"
        scene = town(drawing, steps="store bank", script="split, e3", played="credits", skip=False)
        say(scene, drawer, "take e3")  # and the Even Split goes onto the discard
        assert asking(scene) == ("split", drawer)


def test_DT_51_no_wanted_window_once_wanted_is_out() -> None:
    scene = town("9 A A A A dynamite ★ / K K K K K e2", steps="mine", played="wanted", skip=False)
    say(scene, 0, "play dynamite")
    assert asking(scene) == CURTAIN
    assert scene.nuggets[0] == 2


@pytest.mark.parametrize(("played", "asked"), [("", True), ("cheater", True), ("cheater cheater", False)])
def test_DT_51_every_copy(played: str, asked: bool) -> None:
    scene = town("9 $8 e1 ★ / 9 $8", steps="roll", script="J J J J, J J J J", played=played, skip=False)
    say(scene, 0, "keep J")
    say(scene, 1, "keep J")
    assert (asking(scene) == ("cheat", 0)) is asked


def test_DT_51_a_reshuffle_ends_this_knowledge() -> None:
    drawing = "J J A A A e1 ★ / 10 K K K K e2"
    scene = town(drawing, steps="store bank", script="split, e3", deck="", played="split credits", skip=False)
    assert "reshuffled" in story(scene).ids
    say(scene, 0, "take split")
    assert asking(scene) == ("split", 0)
    say(scene, 0, "play split")
    all_pass(scene)
    assert story(scene).one("handed-over").facts["taker"] == 0


@pytest.mark.parametrize(
    ("drawing", "steps", "answer"),
    [
        ("9 A A A A dynamite ★ / n30", "mine", "0 play dynamite"),
        ("Q A A A A girls ★ / K K K K K", "saloon", "0 play girls"),
        ("10 A A A A ★ $18 / K K K K K split", "bank", "1 play split"),
    ],
    ids=["dynamite in an empty mine", "girls in an empty saloon", "half of a dollar"],
)
def test_DT_51_otherwise_it_opens_even_if_its_card_would_do_nothing(
    drawing: str, steps: str, answer: str
) -> None:
    scene = town(drawing, steps=steps)
    seat, _, words = answer.partition(" ")
    say(scene, int(seat), words)
    assert discard(scene) == words.split()[1]
    assert asking(scene) == CURTAIN


def test_DT_51_equipment_is_never_played() -> None:
    scene = town("9 A A A A e8 dynamite ★ / K K K K K", steps="mine")
    assert refused(scene, 0, "play e8", "DT-56") == "card-not-now"
    assert "play e8" not in may(scene, 0)
    assert refused(scene, 0, (PLAYS[len(CARDS)],), "DT-56") == "not-an-option"  # no card of this edition


# --- DT-52 -------------------------------------------------------------------------------------------------

WINDOWS = [
    ("9 A A A A {} ★ / K K K K K d1 / J J J J J {}", "mine", ("own-card", 0)),
    ("10 A A A A {} ★ / K K K K K d1 / J J J J J {}", "bank", ("split", 2)),
    ("A A A A A {} $1 ★ / K K K K K d1 $1 / J J J J J {}", "sheriff", ("office", 0, 2)),
    ("A A A A A {} ★ / K K K K K d1 / J J J J J {}", "hall", ("own-card", 0)),
    ("A A A A A {} ★ / K K K K K d1 / J J J J J {}", "doc", ("elixir", 0, 2)),
]


@pytest.mark.parametrize(("drawing", "steps", "asked"), WINDOWS)
@pytest.mark.parametrize(
    ("one", "other"), [("dynamite", "split"), ("joe", "marshall"), ("corruption", "elixir"), ("e1", "e2")]
)
def test_DT_52_public_knowledge_alone_decides_which_seats_are_asked(
    drawing: str, steps: str, asked: tuple[str | int, ...], one: str, other: str
) -> None:
    scene = town(drawing.format(one, other), steps=steps, gained=(0, 1, 2), skip=False)
    assert asking(scene) == asked
    twin = town(drawing.format("e3", "e4"), steps=steps, gained=(0, 1, 2), skip=False)
    for viewer in (1, None):
        assert look(scene, viewer).text() == look(twin, viewer).text()


def test_DT_52_who_cannot_react_can_only_pass() -> None:
    scene = town("10 A A A A ★ / K K K K K split / J J J J J e1", steps="bank", skip=False)
    assert asking(scene) == ("split", 1, 2)
    assert (may(scene, 1), may(scene, 2)) == (["pass", "play split"], ["pass"])


def test_DT_52_who_holds_no_store_card_is_not_asked() -> None:
    scene = town("10 A A A A ★ / K K K K K d1 [d2] / J J J J J e1", steps="bank", skip=False)
    assert asking(scene) == ("split", 2)
    assert refused(scene, 1, "pass", "DT-22") == "not-asked"


@pytest.mark.parametrize("words", ["pass", "play split"])
def test_DT_52_the_others_do_not_see_who_has_answered(words: str) -> None:
    scene = town("10 A A A A ★ / K K K K K split / J J J J J e1", steps="bank", skip=False)
    before = [look(scene, viewer).text() for viewer in (0, 2, None)]
    say(scene, 1, words)
    assert [look(scene, viewer).text() for viewer in (0, 2, None)] == before
    assert look(scene, 1).answered == 0b10


def test_DT_52_an_answer_to_a_window_cannot_be_taken_back() -> None:
    scene = town("10 A A A A ★ / K K K K K split / J J J J J e1", steps="bank", skip=False)
    say(scene, 1, "pass")
    with refusing(Refused, "no-takeback"):
        scene.withdraw(1)


@pytest.mark.parametrize("hand", ["split", "e1"])
def test_DT_52_a_window_that_is_skipped_was_put_all_the_same(hand: str) -> None:
    drawing = f"10 A A A A ★ / K K K K K {hand} / J J J J J e2"
    put = town(drawing, steps="bank", skip=False)
    skipped = town(drawing, steps="bank", skip=True)
    for scene in (put, skipped):
        if asking(scene)[0] == "split":
            all_pass(scene)
        assert asking(scene) == CURTAIN
    assert put.serial == skipped.serial == 2  # the window, and the curtain


def test_DT_52_the_harmless_answer_is_to_pass() -> None:
    scene = town("10 A A A A ★ / K K K K K split", steps="bank")
    scene.answer(1, scene.default(1))
    assert hand(scene, 1) == "split"
