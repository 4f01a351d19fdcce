"""The laws on random games of every ruleset and seat count."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gobelet
from gobelet import records, testing
from tests.laws.catalogue import EVERY_TABLE
from tests.laws.sound import assert_sound
from tests.tiers import many

pytestmark = pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)

# A bound on the length of a game, in questions put: far above anything seen, and a loop would pass it.
MOST_QUESTIONS = 5000


def test_law_1_goods_are_conserved_and_nobody_owes(id: str, seats: int) -> None:
    for seed in range(many(4, 16)):
        testing.check_conservation(id, seats, seed)
    for seed in range(many(1, 4)):
        for step in testing.random_steps(gobelet.new(id, seats, seed), seed + 1):
            assert_sound(step)


def test_law_2_options_are_what_is_accepted(id: str, seats: int) -> None:
    for seed in range(many(2, 4)):
        for number, step in enumerate(testing.random_steps(gobelet.new(id, seats, seed), seed)):
            if number % 29 == seed:
                testing.check_options(step)


def test_law_3a_imagined_worlds_look_the_same(id: str, seats: int) -> None:
    for seed in range(many(2, 6)):
        testing.check_imagined(id, seats, seed)


def test_law_4_copies_never_alias(id: str, seats: int) -> None:
    for seed in range(many(4, 12)):
        testing.check_copies(id, seats, seed)


def through_text(game: gobelet.Game) -> gobelet.Game:
    return gobelet.replay(records.load(records.dump(game.record())))


def test_law_5_records_replay_through_text(id: str, seats: int) -> None:
    for seed in range(many(1, 4)):
        testing.check_replay(id, seats, seed, through_text)


def test_law_5_a_game_that_skips_forced_answers_is_the_same_game(id: str, seats: int) -> None:
    for seed in range(many(8, 30)):
        testing.check_skipping(id, seats, seed)


def test_law_10_the_order_of_arrival_does_not_matter(id: str, seats: int) -> None:
    for seed in range(many(3, 12)):
        testing.check_arrival_order(id, seats, seed)


def test_an_answer_taken_back_leaves_no_trace(id: str, seats: int) -> None:
    for seed in range(many(4, 12)):
        testing.check_withdrawal(id, seats, seed)


def test_law_11_every_game_ends(id: str, seats: int) -> None:
    for seed in range(many(30, 150)):
        game = gobelet.new(id, seats, seed, skip_forced=True)
        dice = testing.Dice(seed)
        while not game.over:
            for seat in game.waiting:
                game.answer(seat, dice.one_of(game.options(seat)))
            assert game.serial < MOST_QUESTIONS
        assert game.winners


@settings(max_examples=many(1, 4), deadline=None)
@given(seed=st.integers(min_value=-(10**30), max_value=10**30), keyed=st.binary(min_size=32, max_size=32))
def test_the_laws_hold_for_any_seed_and_generator(id: str, seats: int, seed: int, keyed: bytes) -> None:
    testing.check_game(id, seats, seed)
    game = gobelet.new(id, seats, keyed.hex(), generator="keyed")
    for number, step in enumerate(testing.random_steps(game, seed)):
        if number % 50 == 0:
            assert gobelet.replay(step.record()).text() == step.text()
    assert gobelet.replay(game.record()).fingerprint() == game.fingerprint()
