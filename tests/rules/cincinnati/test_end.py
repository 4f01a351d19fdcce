"""The end: CI-50 and CI-51; and the examples of the page."""

import pytest

from gobelet.cincinnati.state import DECK
from tests.casino import asked, casino, events_of, fresh, held, lying, say, shown

LAST = "65421 A {} / 65421 B {} / 65421 C {} / 65421 C {}"


def end(*hands: str) -> str:
    return LAST.format(*hands, *[""] * (4 - len(hands)))


def test_CI_50_money_cards_and_5_000_a_chip() -> None:
    scene = casino(end("$15 $35 o2", "o11", "$20x2"), A="$30 chips", steps="end", round=12)
    assert scene.over
    assert scene.scores == (60_000, 55_000, 40_000, 0)
    assert [repr(line) for line in scene.score_lines(0)] == [
        "score-money(stakes=('money-15', 'money-35'), points=50000)",
        "score-chips(chips=2, points=10000)",
    ]
    assert scene.score_lines(3) == []
    assert events_of(scene, "money-counted") == [
        f"money-counted(seat={seat}, money={money})" for seat, money in enumerate(scene.scores)
    ]


def test_CI_50_cards_left_on_tables_are_nobodys() -> None:
    scene = casino(end("$15"), A="$30 chips", C="duel", steps="end", round=12)
    assert lying(scene, "A") == "$30 chips"
    assert scene.scores == (15_000, 0, 0, 0)
    assert events_of(scene, "cards-left") == [
        "cards-left(table='atlantic', stakes=('money-30', 'chips'))",
        "cards-left(table='caesars', stakes=('duel',))",
    ]


def test_CI_50_before_round_12_the_next_round_begins() -> None:
    scene = casino(end("$15"), steps="end", round=11)
    assert (scene.round, asked(scene)) == (12, "choose-table 0 1 2 3")
    assert events_of(scene, "round") == ["round(number=12)"]
    assert scene.winners == ()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_CI_50_twelve_rounds_turn_all_cards(seats: int) -> None:
    game = fresh(seats, seed=seats)
    while not game.over:
        seat = game.waiting[0]
        game.answer(seat, game.default(seat))
    assert (game.round, game.cards[DECK]) == (12, 0)
    assert len(events_of(game, "card-turned")) == (24 if seats == 3 else 36)


def test_CI_51_most_wins() -> None:
    scene = casino(end("$15", "$35", "$20"), steps="end", round=12)
    assert scene.winners == (1,)
    assert events_of(scene, "casino-won") == ["casino-won(seat=1, money=35000)"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("$35 $15x2", "$25 $20x2"),  # most 35,000 cards
        ("$35 $30 o1", "$35 $20 $15"),  # then 30,000
        ("$25 $15x3", "$20x3 o2"),
        ("$20 o2", "$15 o3"),
        ("$15", "o3"),  # down to 15,000: cards beat chips
    ],
)
def test_CI_51_tied_most_of_the_highest_cards_and_so_on_down(one: str, other: str) -> None:
    scene = casino(end(one, other), steps="end", round=12)
    assert scene.scores[0] == scene.scores[1]
    assert scene.winners == (0,)


def test_CI_51_only_those_still_tied_are_compared() -> None:
    """Seat 2 has a 35,000 card, but less in all."""
    scene = casino(end("$30 $30", "$30 $15 $15", "$35"), steps="end", round=12)
    assert scene.winners == (0,)


def test_CI_51_still_tied_the_victory_is_shared() -> None:
    scene = casino(end("$30 $15 o1", "$15 $30 o1", "$20"), steps="end", round=12)
    assert scene.winners == (0, 1)
    assert events_of(scene, "casino-shared", "casino-won") == ["casino-shared(seats=(0, 1), money=50000)"]


# --- the examples of the page ------------------------------------------------------------------------------


def test_CI_14_example_66442_and_a_chip_the_2_rerolled_into_a_4_is_a_full_house() -> None:
    scene = casino("66442 A o1 / 65421 B / 65421 C / 65421 C", A="$15", steps="extra A", script="4")
    say(scene, "0 pay 2")
    assert (shown(scene.dice[0]), held(scene, 0)) == ("66444", "$15")
    assert "hand='full'" in events_of(scene, "extra-rolled")[0]


def test_CI_20_example_a_four_beats_a_lower_four() -> None:
    scene = casino("33336 A / 44441 A / 65421 C / 65421 C", A="$15", steps="A")
    assert held(scene, 1) == "$15"


def test_CI_21_example_3_to_6_beats_1_to_4_and_a_straight_beats_none() -> None:
    scene = casino("12346 B / 34561 B / 66666 B / 65421 C", B="$15", steps="B")
    assert held(scene, 1) == "$15"
    scene = casino("12341 B / 66665 B / 65421 B / 65421 C", B="$15", steps="B")
    assert held(scene, 0) == "$15"


def test_CI_22_example_12_fails_even_alone_and_of_11_8_and_9_the_8_wins() -> None:
    scene = casino("11226 C / 65421 A / 65421 A / 65421 B", C="$15", steps="C")
    assert lying(scene, "C") == "$15"
    scene = casino("11126 C / 11123 C / 11223 C / 65421 B", C="$15", steps="C")
    assert held(scene, 1) == "$15"


def test_CI_23_example_a_table_nobody_chose_keeps_its_cards() -> None:
    scene = casino("66666 A / 66665 A / 11111 C / 65421 C", B="$15 duel", steps="A B C")
    assert lying(scene, "B") == "$15 duel"
