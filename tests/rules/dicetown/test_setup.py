"""Components and set-up: DT-1 to DT-8."""

from itertools import pairwise

import pytest

import gobelet
from gobelet import BadRequest
from gobelet.core.chance import enumerate_chance
from gobelet.core.dice import SIZE as DICE_SIZE
from gobelet.core.rng import fast_below, fast_next, fast_start
from gobelet.dicetown import holders
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.state import Town
from gobelet.notation.dicetown.names import FACES, faces
from tests.drawing import CARDS, Story, cards, steps_of, town
from tests.talking import deck, hand, look, row, say, story

SEATS = (2, 3, 4, 5)


def new_town(seats: int, seed: int = 0, sheriff: str = "random") -> Town:
    game = gobelet.new("dicetown/2009", seats, seed, sheriff=sheriff)
    assert isinstance(game, Town)
    return game


def play_on(game: Town, answers: int) -> Town:
    """Random answers, this many."""
    luck = fast_start(answers)
    while answers and not game.over:
        luck = fast_next(luck)
        seat = game.waiting[0]
        options = game.options(seat)
        game.answer(seat, options[fast_below(luck, len(options))])
        answers -= 1
    return game


@pytest.mark.parametrize("seats", SEATS)
def test_DT_1_each_player_has_five_dice_and_eight_dollars(seats: int) -> None:
    game = new_town(seats)
    assert game.waiting == tuple(range(seats))
    assert [dice >> DICE_SIZE for dice in game.cup] == [5] * seats
    assert game.dollars[:seats] == [8] * seats


def test_DT_1_a_new_game_begins_with_the_first_roll_of_the_first_round() -> None:
    heard = Story()
    game = gobelet.new("dicetown/2009", 2, 7, watchers=[heard])
    assert isinstance(game, Town)
    assert heard.ids == ["refilled", "round", "rolled", "rolled-dice", "rolled-dice"]
    assert (game.serial, game.round, game.rollers, game.winners) == (1, 1, 0b11, ())
    assert (game.gained, game.brutes, game.looked_store, game.looked_deeds) == (0, 0, 0, 0)
    assert (game.dice, game.kept, game.visits, game.offers) == ([0, 0], [0, 0], [], [])


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_DT_1_two_to_five_players(seats: int) -> None:
    with pytest.raises(BadRequest) as refusal:
        new_town(seats)
    assert refusal.value.id == "bad-seats"
    assert (refusal.value.facts["least"], refusal.value.facts["most"]) == (2, 5)


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(FACES)))
def test_DT_1_the_faces_rise_from_nine_to_ace(lower: str, higher: str) -> None:
    scene = town(f"{' '.join([higher] * 5)} / {' '.join([lower] * 5)} ★", steps="hall")
    assert story(scene).one("won-hand").facts["seat"] == 0


@pytest.mark.parametrize("seats", SEATS)
def test_DT_2_three_dollars_lie_on_the_bank_and_none_on_the_stagecoach(seats: int) -> None:
    game = new_town(seats)
    assert (game.dollars[holders.BANK], game.dollars[holders.COACH]) == (3, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_DT_2_money_is_closed(seats: int) -> None:
    game = new_town(seats)
    while not game.over:
        play_on(game, 25)
        assert sum(game.dollars) == 8 * seats + 3
        assert min(game.dollars) >= 0


@pytest.mark.parametrize("seats", SEATS)
def test_DT_3_thirty_nuggets_lie_on_the_mine_and_nobody_has_one(seats: int) -> None:
    game = new_town(seats)
    assert game.nuggets[holders.MINE] == 30
    assert game.nuggets[:seats] == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_DT_3_nuggets_are_closed(seats: int) -> None:
    game = new_town(seats)
    while not game.over:
        play_on(game, 25)
        assert sum(game.nuggets) == 30
        assert min(game.nuggets) >= 0


def test_DT_4_the_store_deck_has_nineteen_cards() -> None:
    game = new_town(3)
    assert deck(game) == (
        "e1 e2 e3 e4 e5 e8 brute brute cheater cheater dynamite girls corruption credits joe marshall split "
        "wanted elixir"
    )
    assert len(deck(game).split()) == 19
    assert [hand(game, seat) for seat in range(3)] == [""] * 3


def test_DT_4_the_deck_is_shuffled_so_that_each_card_is_as_likely() -> None:
    def visit_store(scene: Town) -> None:
        scene.then((steps_of(scene)["store"],))
        say(scene, 0, "pass")

    drawn = {
        hand(scene, 0): chance for chance, scene in enumerate_chance(lambda: town("J ★ / 9"), visit_store)
    }
    assert set(drawn) == set(CARDS)
    for card, chance in drawn.items():
        assert chance == pytest.approx((2 if card in ("brute", "cheater") else 1) / 19)


def test_DT_5_twenty_five_deeds_three_of_them_in_the_row() -> None:
    game = new_town(4)
    assert len(row(game).split()) == 3
    assert sum(game.deeds) == CLASSIC.deeds
    assert [DEEDS.count(CLASSIC.deeds, worth) for worth in range(5)] == [5] * 5
    assert len(cards(game.deeds[holders.PILE], DEEDS).split()) == 22


def test_DT_5_the_deeds_are_shuffled() -> None:
    rows = {row(new_town(2, seed)) for seed in range(40)}
    assert len(rows) > 20
    assert {row[:2] for row in rows} == {"d1", "d2", "d3", "d4", "d5"}


def test_DT_5_the_row_lies_face_up_and_the_pile_does_not() -> None:
    scene = town("★ / d5", row="d4 d1 d2")
    assert look(scene, None).row == (3, 0, 1)
    assert look(scene, None).pile_deeds == 21
    assert not any(look(scene, None).public_deeds)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_DT_7_the_host_names_the_first_sheriff(seat: int) -> None:
    assert {new_town(3, seed, sheriff=str(seat)).sheriff for seed in range(8)} == {seat}


@pytest.mark.parametrize("seats", SEATS)
def test_DT_7_otherwise_the_first_sheriff_is_drawn_at_random(seats: int) -> None:
    assert {new_town(seats, seed).sheriff for seed in range(60)} == set(range(seats))


@pytest.mark.parametrize("named", ["3", "4", "9", "-1", "youngest"])
def test_DT_7_the_host_can_name_no_seat_that_does_not_play(named: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        new_town(3, sheriff=named)
    assert (refusal.value.id, refusal.value.rule) == ("bad-choice", "DT-7")


def test_DT_8_dollars_and_nuggets_are_public() -> None:
    view = look(town("$4 n1 ★ / $7 n5", coach=2), None)
    assert view.dollars[:2] == [4, 7]
    assert view.nuggets[:2] == [1, 5]
    assert (view.dollars[holders.BANK], view.dollars[holders.COACH], view.nuggets[holders.MINE]) == (6, 2, 24)


def test_DT_8_a_hand_is_hidden_but_the_backs_differ() -> None:
    scene = town("★ / brute wanted d3 d4 d5 / e1")
    for viewer in (0, 2, None):
        assert look(scene, viewer).store == [0, 2, 1]
        assert look(scene, viewer).deeds == [0, 3, 0]
    assert (look(scene, None).hand_store, look(scene, None).hand_deeds) == (0, 0)
    assert cards(look(scene, 1).hand_store, STORE) == "brute wanted"
    assert cards(look(scene, 1).hand_deeds, DEEDS) == "d3 d4 d5"


@pytest.mark.parametrize(("viewer", "alike"), [(0, True), (None, True), (2, True), (1, False)])
def test_DT_8_a_seat_that_does_not_hold_a_card_cannot_tell_it_from_another(
    viewer: int | None, alike: bool
) -> None:
    one = town(
        "$5 ★ / $5 brute d3 / $5 e1", steps="roll", script="9 9 9 9 9, 9 9 9 9 9, 9 9 9 9 9", skip=False
    )
    other = town(
        "$5 ★ / $5 joe d4 / $5 e1", steps="roll", script="9 9 9 9 9, 9 9 9 9 9, 9 9 9 9 9", skip=False
    )
    assert (look(one, viewer).text() == look(other, viewer).text()) is alike


def test_DT_8_fenced_deeds_lie_face_up() -> None:
    scene = town("★ / [d2] [d5] d1")
    for viewer in (0, 1, None):
        assert [cards(fenced, DEEDS) for fenced in look(scene, viewer).fenced] == ["", "d2 d5"]
        assert look(scene, viewer).deeds == [0, 1]


def test_DT_8_the_discard_is_face_down_and_played_cards_in_it_are_remembered() -> None:
    scene = town("★ / e1", played="brute joe", discard="wanted")
    for viewer in (0, 1, None):
        assert look(scene, viewer).discard == 3
        assert cards(look(scene, viewer).known_store[holders.DISCARD], STORE) == "brute joe"


def test_DT_8_dice_under_a_cup_are_hidden() -> None:
    scene = town("$8 ★ / $8", steps="roll", script="9 9 9 J K, Q Q Q Q A")
    assert faces(look(scene, 0).cup) == "9 9 9 J K"
    assert faces(look(scene, 1).cup) == "Q Q Q Q A"
    assert look(scene, None).cup == 0
    say(scene, 0, "keep 9")
    assert look(scene, 1).dice == [0, 0]
