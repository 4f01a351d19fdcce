"""Duplicate chance: the same dice and cards at every table, whatever is decided."""

from collections import Counter, defaultdict
from math import sqrt

import pytest

import gobelet
from gobelet import records, testing
from gobelet.core.chance import Chance
from gobelet.core.dice import ONE, SIZE, SORTED
from gobelet.core.duplicate_chance import Duplicate
from gobelet.core.errors import BadRequest
from gobelet.core.event import Event
from gobelet.core.goods import Back
from gobelet.core.names import Dice
from tests.laws.catalogue import EVERY_TABLE, FULLEST
from tests.tiers import gate_takes

SEED = "7c" * 32
Rolls = dict[tuple[int, int], list[tuple[int, ...]]]  # by round and seat

# The first roll of a round, whose dice nobody has chosen, by its event.
FIRST = {"dicetown": ("rolled-dice", "dice"), "cincinnati": ("cup-rolled", "pips")}


def played(id: str, seats: int, answers: int, seed: str = SEED) -> tuple[gobelet.Game, Rolls]:
    """A game with these random answers, and all that each seat saw in its cup, round by round."""
    event_id, fact = FIRST[id.split("/")[0]]
    rolls: Rolls = defaultdict(list)
    told: list[Event] = []
    game = gobelet.new(id, seats, seed, generator="duplicate", watchers=[told.append])
    for step in testing.random_steps(game, answers):
        for event in told:
            if event.id == event_id:
                dice = event.secret[fact]
                assert isinstance(dice, tuple)
                seat = event.facts["seat"]
                assert isinstance(seat, int)
                rolls[step.round, seat].append(tuple([int(die) for die in dice]))
        told.clear()
    return game, rolls


@pytest.mark.parametrize(("id", "seats"), gate_takes(FULLEST, EVERY_TABLE, compiled=True))
def test_every_round_begins_alike_whatever_was_decided_before(id: str, seats: int) -> None:
    (one, here), (two, there) = played(id, seats, 1), played(id, seats, 2)
    assert one.fingerprint() != two.fingerprint()
    rounds = here.keys() & there.keys()
    assert len(rounds) >= 3 * seats
    for round in rounds:  # if one has fewer dice, by a card of the Extension, they are among the other's
        fewer, more = sorted((here[round][0], there[round][0]), key=len)
        assert Counter(fewer) <= Counter(more)
    _other, elsewhere = played(id, seats, 1, "7d" * 32)
    assert any(here[round][0] != elsewhere[round][0] for round in here.keys() & elsewhere.keys())


@pytest.mark.parametrize(("id", "seats"), gate_takes(FULLEST, EVERY_TABLE, compiled=True))
def test_such_a_game_is_recorded_and_replayed(id: str, seats: int) -> None:
    game, _rolls = played(id, seats, 3)
    text = records.dump(game.record())
    assert '"duplicate"' in text
    assert gobelet.replay(records.load(text)).fingerprint() == game.fingerprint()


def table() -> Chance:
    return Chance(Duplicate("duplicate", SEED), 0)


def faces(dice: Dice) -> Counter[int]:
    return Counter(SORTED[dice])


def test_fewer_dice_are_the_first_of_more() -> None:
    for size in range(1, 5):
        more, fewer = table(), table()
        for _roll in range(20):
            assert faces(fewer.roll_of(1, size)) <= faces(more.roll_of(1, size + 1))


def test_what_one_seat_rolls_changes_no_other_roll() -> None:
    busy, calm = table(), table()
    for _roll in range(7):
        busy.roll_of(0, 5)
        busy.below(6)
    for _roll in range(5):
        assert busy.roll_of(1, 5) == calm.roll_of(1, 5)


def test_piles_that_differ_in_one_card_give_the_same_card() -> None:
    back = Back((3, 2, 4, 1, 5), number=1)
    cards = back.full - back.one[2]
    whole, without = table(), table()
    same = 0
    for _draw in range(200):
        first, second = whole.pick(back, back.full), without.pick(back, cards)
        assert first in (2, second)
        same += first == second
    assert same > 170
    kinds = {whole.pick_of(seat, back, back.full) for seat in range(6) for _draw in range(9)}
    assert kinds == set(range(5))


def test_all_outcomes_are_as_likely() -> None:
    back = Back((2, 1, 3))
    found: Counter[tuple[str, int]] = Counter()
    draws = 0
    for game in range(30):
        chance = Chance(Duplicate("duplicate", f"{game:064x}"), 0)
        for _draw in range(200):
            draws += 1
            found["die", SORTED[chance.roll_of(2, 1)][0]] += 1
            found["card", chance.pick(back, back.full)] += 1
            found["number", chance.below(3)] += 1
    for (what, value), times in found.items():
        likely = {"die": 1 / 6, "card": back.copies[value] / 6 if what == "card" else 0.0, "number": 1 / 3}[
            what
        ]
        assert abs(times - draws * likely) < 4 * sqrt(draws * likely * (1 - likely)), (what, value)


def test_a_seed_is_a_key_and_a_round_has_room() -> None:
    with pytest.raises(BadRequest):
        gobelet.new("dicetown/2009", 2, "7", generator="duplicate")
    chance = table()
    for _roll in range(255):
        assert chance.roll_of(5, 1) >> SIZE == ONE[0] >> SIZE
    with pytest.raises(RuntimeError):
        chance.roll_of(5, 1)
