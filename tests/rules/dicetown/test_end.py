"""The end of the game, the score and the rulebook's round: DT-60 to DT-63."""

import pytest

from gobelet.core.dice import SIZE as DICE_SIZE
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.holders import BANK, COACH, MINE
from tests.drawing import cards, town
from tests.talking import asking, fenced, hand, look, may, refused, row, say, story

ALL_DEEDS = "d1x5 d2x5 d3x5 d4x5 d5x5"

# --- DT-60 -------------------------------------------------------------------------------------------------


def test_DT_60_the_game_ends_when_the_mine_is_empty() -> None:
    scene = town("n16 ★ / n14", steps="end", mine=0)
    assert scene.over
    assert story(scene).ids[0] == "mine-empty"
    assert asking(scene) == ("over",)


def test_DT_60_the_game_ends_when_pile_and_row_are_both_empty() -> None:
    scene = town(f"{ALL_DEEDS} ★ / ", steps="end", row="", pile="")
    assert scene.over
    assert story(scene).ids[0] == "deeds-gone"


@pytest.mark.parametrize(
    ("drawing", "row", "pile"),
    [("n29 ★ / ", "d1 d2 d3", None), (f"{ALL_DEEDS.replace('d1x5', 'd1x4')} ★ / ", "d1", "")],
    ids=["a nugget left", "a deed left in the row"],
)
def test_DT_60_otherwise_another_round_is_played(drawing: str, row: str, pile: str | None) -> None:
    scene = town(drawing, steps="end", row=row, pile=pile, round=7)
    assert not scene.over
    assert scene.round == 8
    assert story(scene).one("round").facts == {"number": 8}
    assert asking(scene)[0] == "keep"
    assert [cup >> DICE_SIZE for cup in scene.cup] == [5, 5]
    assert scene.winners == ()


def test_DT_60_a_new_round_takes_all_dice_back_into_the_cups() -> None:
    scene = town("9 9 9 9 9 $4 ★ / 10 10 10 10 10 $4", steps="end", gained=(0,))
    assert scene.dice == [0, 0]
    assert scene.gained == 0
    assert asking(scene) == ("keep", 0, 1)


def test_DT_60_that_round_is_played_to_its_end_doc_included() -> None:
    scene = town(
        "9 9 A A A n14 / 10 10 A A A / K K K Q Q ★ n14",
        steps="mine bank coach store saloon sheriff hall doc end",
        bank=0,
        mine=2,
    )
    assert scene.nuggets[MINE] == 0
    assert story(scene).one("won-hand").facts["seat"] == 1
    assert asking(scene) == ("visit", 2)  # the saloon was empty, the badge worn already
    say(scene, 2, "remedy sample")
    assert scene.over


# --- DT-61 -------------------------------------------------------------------------------------------------


def test_DT_61_the_books_example() -> None:
    scene = town("n24 / n6 $7 ★ e3 e5 e2 d2 d1 [d5] d4", steps="end")
    assert scene.scores[1] == 36
    lines = {line.id: line.facts["points"] for line in scene.score_lines(1)}
    assert lines == {
        "score-nuggets": 6,
        "score-dollars": 3,
        "score-badge": 5,
        "score-equipment": 10,
        "score-deeds": 12,
    }
    assert scene.winners == (1,)


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("n4", 4),
        ("$1", 0),
        ("$2", 1),
        ("$7", 3),
        ("e1 e2 e3 e4 e5 e8", 23),
        ("d1 d2 d3 d4 d5", 15),
        ("[d1] [d2] [d3] [d4] [d5]", 15),
        ("d5 [d5]", 10),
        ("", 0),
    ],
)
def test_DT_61_what_each_thing_is_worth(goods: str, points: int) -> None:
    scene = town(f"{goods} / ★")
    assert scene.scores == (points, 5)  # the badge


def test_DT_61_unplayed_action_cards_score_nothing() -> None:
    scene = town(
        "brute brute cheater cheater dynamite girls corruption credits joe marshall split wanted elixir / ★"
    )
    assert scene.scores[0] == 0
    assert scene.score_lines(0) == []


def test_DT_61_a_line_names_what_it_counts() -> None:
    scene = town("n24 / n6 $7 ★ e3 joe d2 [d5] d1")
    facts = {line.id: line.facts for line in scene.score_lines(1)}
    assert facts["score-nuggets"]["nuggets"] == 6
    assert facts["score-dollars"]["dollars"] == 7
    assert facts["score-equipment"]["cards"] == (2,)
    assert facts["score-deeds"]["titles"] == (0, 1, 4)
    assert "score-badge" not in {line.id for line in scene.score_lines(0)}


def test_DT_61_all_hands_are_shown_at_the_end() -> None:
    scene = town("n16 e3 d2 ★ / n14 joe d5 [d1]", steps="end")
    for eye in (0, 1, None):
        shown = look(scene, eye).shown_hands
        assert [(cards(store, STORE), cards(deeds, DEEDS)) for store, deeds in shown] == [
            ("e3", "d2"),
            ("joe", "d5"),
        ]
        facts = [event.seen_by(eye).facts for event in story(scene).all("showed-hand")]
        assert facts == [
            {"seat": 0, "cards": (2,), "titles": (1,)},
            {"seat": 1, "cards": (12,), "titles": (4,)},
        ]
    assert [event.facts["points"] for event in story(scene).all("scored")] == list(scene.scores)


def test_DT_61_and_not_before() -> None:
    scene = town("n15 e3 d2 $2 ★ / n14 joe d5 $2 [d1]", steps="end")
    assert not scene.over
    for eye in (0, 1, None):
        assert look(scene, eye).shown_hands == []
    assert "showed-hand" not in story(scene).ids


# --- DT-62 -------------------------------------------------------------------------------------------------


def test_DT_62_most_points_win() -> None:
    scene = town("n10 / n5 ★ / n15", steps="end")
    assert (scene.scores, scene.winners) == ((10, 10, 15), (2,))
    assert story(scene).one("won-game").facts == {"seat": 2, "points": 15}


@pytest.mark.parametrize("drawing", ["n20 / n5 ★ / n5", "n5 / n5 ★ / n20"])
def test_DT_62_without_a_tie_nobody_is_asked(drawing: str) -> None:
    scene = town(drawing, steps="end", skip=False)
    assert scene.over
    assert len(scene.winners) == 1


def test_DT_62_a_tie_goes_to_the_most_deeds() -> None:
    scene = town("n13 d5 / n12 d3 [d2] d1 / n5 ★", steps="end")
    assert scene.scores == (18, 18, 10)
    assert scene.winners == (1,)  # three deeds against one, the fenced counted


def test_DT_62_deeds_do_not_help_a_player_with_fewer_points() -> None:
    scene = town("n14 d5 / n11 d1 d1 d1 d1 / n5 ★", steps="end")
    assert (scene.scores[:2], scene.winners) == ((19, 15), (0,))


def test_DT_62_still_tied_the_sheriff_names_the_winner() -> None:
    scene = town("n14 d2 / n14 [d2] / n2 ★", steps="end")
    assert asking(scene) == ("name-champion", 2)
    assert not scene.winners
    assert may(scene, 2) == ["name 0", "name 1"]
    assert refused(scene, 2, "name 2", "DT-62") == "not-an-option"
    assert refused(scene, 0, "name 0", "DT-62") == "not-asked"
    say(scene, 2, "name 1")
    assert scene.over
    assert scene.winners == (1,)


def test_DT_62_the_sheriff_too_if_they_are_one_of_them() -> None:
    scene = town("n15 / n10 ★ / n5", steps="end")
    assert scene.scores == (15, 15, 5)
    say(scene, 1, "name 1")
    assert scene.winners == (1,)


def test_DT_62_the_hands_are_shown_before_the_sheriff_decides() -> None:
    scene = town("n14 d2 joe / n14 [d2] / n2 ★", steps="end")
    assert asking(scene) == ("name-champion", 2)
    assert [cards(store, STORE) for store, _deeds in look(scene, None).shown_hands] == ["joe", "", ""]
    assert len(story(scene).all("scored")) == 3


# --- DT-63 -------------------------------------------------------------------------------------------------


def test_DT_63_the_rulebooks_round() -> None:
    dice = ["9 9 9 J K", "10 10 10 K K", "J J J J A", "Q Q Q A A", "9 Q Q J J"]
    scene = town(
        "$8 / $8 / $8 / $8 / $8 e1 d4 d5 ★",
        steps="round",
        script=", ".join([*dice, "e2", "e3", "e4", "joe", "e1", "d4", "d5", "d1", "d1"]),
        row="d3 d2 d1",
        round=1,
    )
    for seat in range(5):
        say(scene, seat, f"keep {dice[seat]}")
    assert scene.nuggets[0] == 3  # mine: P1, 3 nuggets
    assert scene.dollars[1] == 8 - 4 + 3  # bank: P2
    assert may(scene, 2) == ["e2", "e3", "e4", "joe"]  # Store: P3 draws 4
    say(scene, 2, "take e4")
    assert asking(scene) == ("rob", 3)
    say(scene, 3, "rob 4")
    assert may(scene, 3) == ["e1", "d4", "d5"]  # saloon: P4 draws 3
    say(scene, 3, "take d5")
    assert scene.sheriff == 1  # Sheriff: P2
    assert (hand(scene, 2), row(scene)) == ("e4 d2 d3", "d1 d1 d1")  # Town Hall: P3, two deeds
    assert asking(scene) == ("visit", 4)  # Doc: P5
    assert story(scene).one("may-visit").facts["seats"] == (4,)
    assert (scene.dollars[BANK], scene.dollars[COACH]) == (20, 0)
    say(scene, 4, "remedy fence")
    assert (hand(scene, 4), fenced(scene, 4)) == ("e1", "d4")
    assert scene.round == 3  # and the next round begins
    won = [(event.facts["place"], event.facts["seat"]) for event in story(scene).events if event.id == "won"]
    assert won == [("mine", 0), ("bank", 1), ("store", 2), ("saloon", 3), ("sheriff", 1)]
