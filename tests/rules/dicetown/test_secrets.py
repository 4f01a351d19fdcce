"""Who sees what, and what a seat remembers: DT-54."""

from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.holders import DECK, DISCARD
from gobelet.dicetown.state import Town
from tests.drawing import CARDS, Curtain, cards, steps_of, town
from tests.talking import fenced, hand, look, may, say, story

EYES = (0, 1, 2, None)


def knows(scene: Town, viewer: int | None, holder: int) -> str:
    """What a viewer is certain that a holder has: Store cards, then deeds."""
    view = look(scene, viewer)
    known = (cards(view.known_store[holder], STORE), cards(view.known_deeds[holder], DEEDS))
    return " ".join(filter(None, known))


def go_on(scene: Town, steps: str) -> None:
    """After the curtain, more of the round."""
    scene.then((*[steps_of(scene)[step] for step in steps.split()], Curtain()))
    say(scene, 0, "pass")


# --- public ------------------------------------------------------------------------------------------------


def test_DT_54_revealed_dice_and_payments_are_public() -> None:
    scene = town("$8 ★ / $8 / $8", steps="roll", script="9 9 9 J K, Q Q Q Q A, 10 10 J K A")
    say(scene, 0, "keep 9 9")
    say(scene, 1, "keep A")
    say(scene, 2, "keep")
    for eye in EYES:
        assert story(scene).all("kept")[0].seen_by(eye).facts == {"seat": 0, "dice": (0, 0)}
        assert [event.seen_by(eye).facts["seat"] for event in story(scene).all("paid-dice")] == [0, 2]
        assert look(scene, eye).dice == scene.dice
        assert look(scene, eye).dollars[:3] == [7, 8, 7]


def test_DT_54_cards_played_and_their_targets_are_public() -> None:
    scene = town("A A A A A joe ★ / 9 9 9 9 9 $5 / J J J J J", steps="sheriff")
    say(scene, 0, "joe 1")
    for eye in EYES:
        played = story(scene).one("played-joe").seen_by(eye).facts
        assert played == {"seat": 0, "card": CARDS.index("joe"), "target": 1}
        assert knows(scene, eye, DISCARD) == "joe"


def test_DT_54_row_deeds_and_their_takers_are_public_and_remembered() -> None:
    scene = town("A 9 9 10 J / A A K K Q ★ / 9 9 10 10 J", steps="hall", row="d4 d2 d5")
    for eye in EYES:
        assert story(scene).one("took-deeds").seen_by(eye).facts == {"seat": 1, "titles": (3, 1, 4)}
        assert knows(scene, eye, 1) == ("" if eye == 1 else "d2 d4 d5")  # they see their own hand


def test_DT_54_the_victim_and_the_back_taken_are_public() -> None:
    card = town("Q A A A A ★ / 9 9 9 9 9 e1 / J J J J J", steps="saloon")
    deed = town("Q A A A A ★ / 9 9 9 9 9 d1 / J J J J J", steps="saloon")
    for eye in (2, None):
        assert story(card).one("stole-card").seen_by(eye).facts == {"seat": 0, "victim": 1}
        assert story(deed).one("stole-deed").seen_by(eye).facts == {"seat": 0, "victim": 1}


def test_DT_54_who_may_still_visit_the_doc_is_public() -> None:
    scene = town("A A A A A / 9 9 9 9 9 ★ / J J J J J", steps="mine doc")
    for eye in EYES:
        assert story(scene).one("may-visit").seen_by(eye).facts == {"seats": (0, 2)}
        assert look(scene, eye).visits == [0, 2]
        assert look(scene, eye).gained == 0b010


# --- private -----------------------------------------------------------------------------------------------


def test_DT_54_store_draws_and_rejects_are_the_drawers() -> None:
    scene = town("9 9 9 9 9 ★ / J J A A A / K K K K K", steps="store", script="joe, e5")
    drew = story(scene).one("drew")
    assert scene.prompt().facts == {"seat": 1, "number": 2}
    assert drew.seen_by(1).facts["cards"] == (CARDS.index("joe"), CARDS.index("e5"))
    assert cards(look(scene, 1).shown_store, STORE) == "e5 joe"
    for eye in (0, 2, None):
        assert drew.seen_by(eye).facts == {"seat": 1, "number": 2}
        assert (look(scene, eye).shown_store, look(scene, eye).drawn) == (0, 2)
        assert look(scene, eye).options == ()
    say(scene, 1, "take e5")
    kept = story(scene).one("kept-card")
    assert kept.seen_by(1).facts == {"seat": 1, "number": 1, "card": CARDS.index("e5")}
    assert knows(scene, 1, DISCARD) == "joe"
    for eye in (0, 2, None):
        assert kept.seen_by(eye).facts == {"seat": 1, "number": 1}
        assert knows(scene, eye, DISCARD) == knows(scene, eye, 1) == ""


THIEF, VICTIM = 2, 1


def test_DT_54_cards_drawn_at_the_saloon_are_the_thiefs_and_the_victims() -> None:
    scene = town("J J J J J ★ / 9 9 9 9 9 e1 joe d2 d3 / Q Q A A A", steps="saloon", script="joe, d3")
    assert scene.prompt().facts == {"seat": THIEF, "victim": VICTIM, "number": 2}
    say(scene, THIEF, "backs 1")
    robbed = story(scene).one("robbed")
    public = {"seat": THIEF, "victim": VICTIM, "number": 1, "deeds": 1}
    for eye in (THIEF, VICTIM):
        assert robbed.seen_by(eye).facts == {**public, "cards": (CARDS.index("joe"),), "titles": (2,)}
        assert cards(look(scene, eye).looked_store, STORE) == "joe"
        assert cards(look(scene, eye).looked_deeds, DEEDS) == "d3"
    for stranger in (0, None):
        assert robbed.seen_by(stranger).facts == public
        assert (look(scene, stranger).looked_store, look(scene, stranger).looked_deeds) == (0, 0)
        assert look(scene, stranger).looked == (1, 1)
    assert (may(scene, THIEF), look(scene, VICTIM).options) == (["joe", "d3"], ())
    say(scene, THIEF, "take joe")
    stole = story(scene).one("stole-card")
    for eye in (THIEF, VICTIM):
        assert stole.seen_by(eye).facts == {"seat": THIEF, "victim": VICTIM, "card": CARDS.index("joe")}
    for stranger in (0, None):
        assert stole.seen_by(stranger).facts == {"seat": THIEF, "victim": VICTIM}
    assert (knows(scene, THIEF, VICTIM), knows(scene, VICTIM, THIEF)) == ("d3", "joe")
    for eye in (THIEF, VICTIM):  # the robbery is over
        assert (look(scene, eye).looked_store, look(scene, eye).looked_deeds) == (0, 0)


def test_DT_54_a_stolen_deed_is_the_secret_of_two() -> None:
    scene = town("Q A A A A ★ / 9 9 9 9 9 d2 d3 / J J J J J", steps="saloon", script="d3")
    stole = story(scene).one("stole-deed")
    assert stole.seen_by(0).facts == stole.seen_by(1).facts == {"seat": 0, "victim": 1, "deed": 2}
    assert stole.seen_by(2).facts == {"seat": 0, "victim": 1}
    assert (knows(scene, 1, 0), knows(scene, 2, 0)) == ("d3", "")


def test_DT_54_corruptions_deed_is_the_takers() -> None:
    drawing = "9 9 9 9 10 ★ / K K K K K corruption / 9 10 10 J J"
    scene = town(drawing, steps="hall", row="d4 d2 d5", script="d1")
    say(scene, 1, "play corruption")
    assert hand(scene, 1) == "d1 d4"
    assert story(scene).one("took-top").seen_by(1).facts == {"seat": 1, "deed": 0}
    for eye in (0, 2, None):
        assert story(scene).one("took-top").seen_by(eye).facts == {"seat": 1}
        assert knows(scene, eye, 1) == "d4"  # of the two, the one from the row


def test_DT_54_a_bribe_is_the_givers_and_the_receivers() -> None:
    scene = town("9 A A A A e1 joe d4 [d2] / 9 K K K K / J J J J J ★", steps="mine")
    say(scene, 0, "offer joe d4 [d2]")
    say(scene, 0, "offer")
    say(scene, 2, "name 0")
    assert hand(scene, 2) == "joe d4"
    assert knows(scene, 0, 2) == "joe d4"  # the giver remembers
    assert story(scene).one("bribe-taken").seen_by(1).facts == {"seat": 0, "sheriff": 2}
    for eye in (1, None):
        assert knows(scene, eye, 2) == ""
        assert cards(look(scene, eye).fenced[2], DEEDS) == "d2"  # open as before


# --- memory ------------------------------------------------------------------------------------------------


def test_DT_54_a_thief_remembers_what_they_have_seen() -> None:
    scene = town("Q Q A A A ★ / 9 9 9 9 9 e1 joe brute / J J J J J", steps="saloon", script="e1, joe")
    say(scene, 0, "take e1")
    assert knows(scene, 0, 1) == "joe"  # given back
    assert knows(scene, 1, 0) == "e1"  # the victim knows what is gone, and where it is
    assert knows(scene, 2, 0) == knows(scene, 2, 1) == ""


def test_DT_54_memory_dissolves_when_an_unseen_card_leaves() -> None:
    scene = town("Q Q A A A ★ / 9 9 9 9 9 e1 joe brute / Q A A A A", steps="saloon", script="e1, joe, brute")
    say(scene, 0, "take e1")
    assert knows(scene, 0, 1) == "joe"
    scene.dice[0] = scene.dice[1]  # the next thief is seat 2
    go_on(scene, "saloon")
    say(scene, 2, "rob 1")
    assert hand(scene, 2) == "brute"
    assert knows(scene, 0, 1) == ""  # it may have been Joe
    assert knows(scene, 1, 2) == "brute"


def test_DT_54_of_two_alike_one_remains_certain() -> None:
    scene = town(
        "A 9 9 10 J / A A K K Q ★ / Q 9 10 10 J", steps="hall", row="d4 d4 d5", script="d1, d1, d1, d5"
    )
    assert knows(scene, 0, 1) == "d4 d4 d5"
    scene.dice[1] = scene.dice[0]
    go_on(scene, "saloon")
    assert hand(scene, 2) == "d5"
    for eye in (0, None):
        assert knows(scene, eye, 1) == "d4"  # any of the three may be gone, but not both d4
        assert knows(scene, eye, 2) == ""
    assert knows(scene, 1, 2) == "d5"


def test_DT_54_when_all_cards_are_alike_and_known_nothing_is_hidden() -> None:
    scene = town("A 9 9 10 J / K K K K K ★ / Q 9 10 10 J", steps="hall saloon", row="d4 d1 d2")
    assert hand(scene, 2) == "d4"
    for eye in (0, None):
        assert (knows(scene, eye, 1), knows(scene, eye, 2)) == ("", "d4")


def test_DT_54_a_known_deed_that_is_fenced_leaves_the_hand() -> None:
    scene = town("A 9 9 10 J ★ / 9 K K K K / Q 9 10 10 J", steps="hall", row="d4 d1 d2")
    assert knows(scene, 0, 1) == "d4"
    scene.gained = 0b101  # of the next round
    go_on(scene, "doc")
    say(scene, 1, "remedy fence")
    assert fenced(scene, 1) == "d4"
    for eye in (0, 2, None):
        assert knows(scene, eye, 1) == ""
        assert cards(look(scene, eye).fenced[1], DEEDS) == "d4"


def test_DT_54_a_seen_card_that_is_played_is_forgotten_in_the_hand() -> None:
    scene = town("Q Q A A A $5 ★ / 9 9 9 9 9 e1 joe / J J J J J", steps="saloon", script="e1, joe")
    say(scene, 0, "take e1")
    assert knows(scene, 0, 1) == "joe"
    go_on(scene, "sheriff")
    say(scene, 1, "joe 0")
    assert knows(scene, 0, 1) == ""
    assert knows(scene, 0, DISCARD) == "joe"


def test_DT_54_rejects_are_remembered_in_the_discard_and_in_the_new_deck() -> None:
    drawing = "J J A A A ★ / J 9 9 9 9 / K K K K K"
    scene = town(drawing, steps="store", script="joe, e5, e1", deck="joe e5", played="brute")
    say(scene, 0, "take e5")
    assert knows(scene, 0, DISCARD) == "brute joe"
    assert knows(scene, 1, DISCARD) == "brute"
    scene.dice[0] = scene.dice[2]
    go_on(scene, "store")  # the deck is empty: the discard is shuffled, and seat 1 draws
    assert hand(scene, 1) == "e1"
    assert [knows(scene, seat, DISCARD) for seat in (0, 1)] == ["", ""]
    assert knows(scene, 1, DECK) == "brute"  # they saw what left the deck
    assert knows(scene, 0, DECK) == ""  # it may have been any


def test_DT_54_a_store_card_from_the_doc_is_the_visitors_own() -> None:
    scene = town("J A A A A / 9 9 9 9 9 ★", steps="doc", script="joe", gained=(1,))
    say(scene, 0, "remedy sample")
    assert hand(scene, 0) == "joe"
    assert knows(scene, 1, 0) == knows(scene, None, 0) == ""


def test_DT_54_a_view_holds_no_card_that_was_not_shown() -> None:
    one = town("9 A A A A e1 joe d4 / 9 K K K K / J J J J J ★", steps="mine", skip=False)
    other = town("9 A A A A e2 wanted d5 / 9 K K K K / J J J J J ★", steps="mine", skip=False)
    for scene, cards_offered in ((one, "joe d4"), (other, "wanted d5")):
        say(scene, 0, f"offer {cards_offered}")
        say(scene, 1, "offer")
    for eye in (1, None):
        assert look(one, eye).text() == look(other, eye).text()
    for eye in (0, 2):
        assert look(one, eye).text() != look(other, eye).text()
