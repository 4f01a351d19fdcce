"""Wanted: DT-50."""

import pytest

from gobelet.dicetown.state import Town
from tests.drawing import CARDS, town
from tests.talking import CURTAIN, all_pass, asking, deck, dice, discard, hand, may, refused, say, story

# Every card that can be played: the table, the place, chance, and what is said until seat 0 has played it.
PLAYED = {
    "brute": ("$8 brute ★ / $8 {}", "roll", "9 9 9 J K, Q Q Q Q A", "1 keep A; 0 brute 9 9"),
    "cheater": ("9 9 $8 cheater ★ / $8 {}", "roll", "A A A, Q Q Q Q A", "1 keep A; 0 keep A; 0 turn 9 A"),
    "dynamite": ("9 9 9 A A dynamite ★ / K K K K K {}", "mine", "", "0 play dynamite"),
    "split": ("K K K K K split ★ / 10 10 10 A A {}", "bank", "", "0 play split"),
    "credits": ("J A A A A credits ★ / K K K K K {}", "store", "e1", "0 play credits"),
    "girls": ("Q A A A A girls ★ / K K K K K d1 d2 {}", "saloon", "", "0 play girls"),
    "joe": ("A A A A A joe ★ / 9 9 9 9 9 $5 {}", "sheriff", "", "0 joe 1"),
    "marshall": ("A A A A A marshall ★ / K 9 9 9 9 {}", "sheriff", "", "0 play marshall"),
    "corruption": ("A A A A A corruption ★ / 9 9 9 9 9 {}", "hall", "", "0 play corruption"),
    "elixir": ("A A A A A elixir ★ / 9 9 9 9 9 n3 {}", "doc", "", "0 play elixir"),
}


def played(card: str, other: str = "wanted", skip: bool = True) -> Town:
    """Seat 0 has just played this card; seat 1 holds the other."""
    drawing, steps, script, said = PLAYED[card]
    gained = (0, 1) if steps == "doc" else ()
    scene = town(drawing.format(other), steps=steps, script=script, gained=gained, skip=skip)
    for answer in said.split("; "):
        seat, _, words = answer.partition(" ")
        say(scene, int(seat), words)
    if scene.prompt().id != "wanted":
        all_pass(scene)  # seat 1 was asked, too
    return scene


def test_DT_50_every_card_but_equipment_and_wanted_is_here() -> None:
    assert {card for card in CARDS if not card.startswith("e") or card == "elixir"} == {*PLAYED, "wanted"}


@pytest.mark.parametrize("card", PLAYED)
def test_DT_50_an_opponent_may_cancel_any_card(card: str) -> None:
    scene = played(card)
    assert asking(scene) == ("wanted", 1)
    assert may(scene, 1) == ["pass", "play wanted"]
    assert scene.prompt().facts == {"seat": 0, "card": CARDS.index(card)}
    assert card in discard(scene)  # discarded as it is played
    say(scene, 1, "play wanted")
    assert sorted(discard(scene).split()) == sorted([card, "wanted"])
    assert "wanted" not in hand(scene, 1)
    cancelled = story(scene).one("played-wanted")
    assert cancelled.facts["target"] == 0
    assert cancelled.facts["cancelled"] == CARDS.index(card)


@pytest.mark.parametrize("card", PLAYED)
def test_DT_50_a_card_that_is_cancelled_has_no_effect(card: str) -> None:
    cancelled, stands = played(card), played(card)
    say(cancelled, 1, "play wanted")
    say(stands, 1, "pass")
    assert _effect(stands, card) is True
    assert _effect(cancelled, card) is False


def _effect(scene: Town, card: str) -> bool:
    """Whether the card that seat 0 played has had its effect."""
    if card == "girls":
        while asking(scene)[0] != "curtain":
            scene.answer(0, scene.options(0)[0])
    return {
        "brute": lambda: scene.dollars[0] == 8,
        "cheater": lambda: dice(scene, 0) == "9 A A",
        "dynamite": lambda: scene.nuggets[0] == 6,
        "split": lambda: scene.dollars[0] > 0,
        "credits": lambda: len(story(scene).all("drew")) == 2,
        "girls": lambda: len(story(scene).all("robbed")) == 2,
        "joe": lambda: scene.dollars[0] == 4,
        "marshall": lambda: scene.sheriff == 0,
        "corruption": lambda: "took-top" in story(scene).ids,
        "elixir": lambda: asking(scene) == ("visit", 0),
    }[card]()


@pytest.mark.parametrize("card", PLAYED)
def test_DT_50_nobody_cancels_without_the_card(card: str) -> None:
    scene = played(card, other="e5", skip=False)
    assert asking(scene) == ("wanted", 1)
    assert may(scene, 1) == ["pass"]
    assert refused(scene, 1, "play wanted", "DT-50") == "card-not-held"


def test_DT_50_one_does_not_cancel_ones_own_card() -> None:
    scene = town("K K K K K e1 ★ / 9 9 9 A A dynamite wanted / A A A A A", steps="mine", skip=False)
    say(scene, 1, "play dynamite")
    assert asking(scene) == ("wanted", 0)
    assert refused(scene, 1, "play wanted", "DT-50") == "not-asked"
    all_pass(scene)
    assert scene.nuggets[1] == 6


def test_DT_50_wanted_may_be_saved() -> None:
    scene = played("dynamite")
    say(scene, 1, "pass")
    assert hand(scene, 1) == "wanted"
    assert discard(scene) == "dynamite"


def test_DT_50_wanted_is_for_cards_not_for_places() -> None:
    scene = town("9 9 9 A A wanted ★ / K K K K K e1", steps="mine", skip=False)
    assert may(scene, 0) == ["pass"]
    assert refused(scene, 0, "play wanted", "DT-56") == "card-not-now"


def test_DT_50_joe_and_the_cheater_name_their_target_before_the_window() -> None:
    joe = played("joe")
    assert story(joe).one("played-joe").seen_by(None).facts["target"] == 1
    assert joe.dollars[0] == 0
    cheater = played("cheater")
    facts = story(cheater).one("played-cheater").seen_by(None).facts
    assert (facts["face"], facts["turned"]) == (0, 5)
    assert dice(cheater, 0) == "9 9 A"


def test_DT_50_played_cards_reach_the_discard_before_any_later_draw() -> None:
    rest = "e2 e3 e4 e5 e8 brute brute cheater cheater dynamite girls corruption joe marshall split elixir"
    scene = town(
        f"J J A A A credits ★ / K K K K K wanted {rest}", steps="store", script="e1, wanted", deck="e1"
    )
    say(scene, 0, "play credits")
    say(scene, 1, "play wanted")
    assert story(scene).one("reshuffled").facts == {"number": 2}
    assert may(scene, 0) == ["e1", "wanted"]
    assert deck(scene) == "credits"


def test_DT_50_there_is_one_wanted_no_chains() -> None:
    scene = town("9 9 9 A A dynamite e1 ★ / K K K K K wanted e2 / Q Q Q Q Q e3", steps="mine", skip=False)
    say(scene, 0, "play dynamite")
    assert asking(scene) == ("wanted", 1, 2)
    say(scene, 1, "play wanted")
    say(scene, 2, "pass")
    assert asking(scene) == CURTAIN
    assert scene.nuggets[0] == 3
