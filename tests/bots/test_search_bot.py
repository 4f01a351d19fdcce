"""The search bot: within its budget, from its view alone, and sound in every ruleset."""

import time

import pytest

import gobelet
from gobelet.bots import make
from gobelet.bots.search.bot import SearchBot
from gobelet.bots.search.dicetown.trying import candidates
from gobelet.bots.search.rollouts import LEAST
from gobelet.bots.search.trials import Trial
from gobelet.core.game import Game
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.option_table import BRUTE_KEEP
from gobelet.dicetown.state import Town
from tests.drawing import town
from tests.laws.catalogue import EVERY_TABLE, FULLEST
from tests.tiers import gate_takes

TABLES = gate_takes(FULLEST, EVERY_TABLE, compiled=True)
BRIEF = 0.01  # without a clock: some fifteen playouts


class Ticking:
    """A clock that moves on by a fixed step at every look."""

    def __init__(self, tick: float) -> None:
        self.now = 100.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def asked(ruleset: str, seats: int, seed: int) -> Game:
    return gobelet.new(ruleset, seats, seed, skip_forced=True)


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_it_plays_every_ruleset_and_seat_count(ruleset: str, seats: int) -> None:
    game = asked(ruleset, seats, seats)
    bots = [make("search" if seat == 0 else "greedy", seat) for seat in range(seats)]
    for _decision in range(150):
        if game.over:
            break
        seat = game.waiting[0]
        view = gobelet.view(game, seat)
        assert view.question is not None
        game.answer(seat, bots[seat].decide(view, view.question, BRIEF))


@pytest.mark.parametrize("ruleset", ["dicetown/2009", "cincinnati"])
def test_it_stops_before_its_budget_is_used_up(ruleset: str) -> None:
    for tick in (0.0005, 0.004, 0.03):
        game = asked(ruleset, 4, 2)
        view = gobelet.view(game, 0)
        assert view.question is not None
        clock = Ticking(tick)
        bot = make("search", 1, clock)
        start = clock.now
        assert bot.decide(view, view.question, 0.2) in view.options
        assert clock.now - start <= 0.2


def test_a_real_clock_is_kept_too() -> None:
    game = asked("cincinnati", 4, 1)
    view = gobelet.view(game, 0)
    assert view.question is not None
    bot = make("search", 1, time.process_time)
    bot.decide(view, view.question, 0.5)  # the tables of odds are made on first use
    start = time.process_time()
    bot.decide(view, view.question, 0.5)
    assert time.process_time() - start < 2.0, "of the process: a busy machine may stop it anywhere"
    assert isinstance(bot, SearchBot)
    assert bot.playouts > 0


def test_without_a_clock_it_counts_and_the_same_seed_decides_alike() -> None:
    for ruleset in ("dicetown/extension", "cincinnati"):
        game = asked(ruleset, 3, 5)
        for _decision in range(12):
            seat = game.waiting[0]
            view = gobelet.view(game, seat)
            assert view.question is not None
            one, two = SearchBot(7), SearchBot(7)
            option = one.decide(view, view.question, 0.02)
            twin = gobelet.view(gobelet.imagine(view, 9), seat)
            assert twin.question is not None
            assert two.decide(twin, twin.question, 0.02) == option, "from the view alone"
            assert one.playouts == two.playouts
            game.answer(seat, option)


def test_more_budget_more_playouts() -> None:
    view = gobelet.view(asked("cincinnati", 4, 3), 0)
    assert view.question is not None
    bot = SearchBot(1)
    counts = []
    for budget in (0.0, 0.02, 0.1):
        bot.decide(view, view.question, budget)
        counts.append(bot.playouts)
    assert counts[0] == 0 < counts[1] < counts[2]


def test_a_trial_knows_its_mean_and_its_doubt() -> None:
    trial = Trial(3)
    assert (trial.mean(), trial.error()) == (0.0, 1.0)
    for difference in (0.1, 0.3) * LEAST:
        trial.add(difference)
    assert trial.mean() == pytest.approx(0.2)
    assert trial.error() == pytest.approx(0.1 / (2 * LEAST - 1) ** 0.5)


def test_what_is_clearly_better_is_preferred_to_the_experts_choice() -> None:
    bot = SearchBot(1)
    better, worse = Trial(5), Trial(6)
    for _world in range(2 * LEAST):
        better.add(0.2)
        worse.add(-0.2)
    assert bot._best(4, [worse, better], LEAST) == 5
    assert bot.why is not None
    assert bot.why.facts == {"number": 2 * LEAST, "percent": 20}
    assert bot._best(4, [worse], LEAST) == 4
    assert bot.why is not None
    assert bot.why.id == "why-tried"


def test_a_brute_is_left_to_the_expert() -> None:
    """DT-14. No rehearsal shows what the card is worth later, so none is made with it or against it."""
    scene = town("9 9 9 $0 brute ★ / $8 / $8", steps="roll", script="J J, 9 10 J Q K, 9 10 J Q K", round=2)
    view = gobelet.view(scene, 0)
    assert view.question is not None
    assert any(option >= BRUTE_KEEP for option in view.options)
    choice = SearchBot(1).decide(view, view.question, 0.1)
    assert choice in view.options
    others = candidates(view, view.question, [(1.0, option) for option in view.options], view.options[0])
    assert all(option < BRUTE_KEEP for option in others)
    assert not candidates(view, view.question, [(1.0, view.options[-1])], view.options[-1])


def test_imagined_hands_hold_what_is_seen_in_them() -> None:
    """DT-27, DT-42. What a thief looks at, and what lies in offers, is in the hands of imagined worlds."""
    seen = 0
    for seed in range(12):
        game = gobelet.new("dicetown/2009", 2 + seed % 4, seed, skip_forced=True)
        bot = make("random", seed)
        while not game.over:
            seat = game.waiting[0]
            view = gobelet.view(game, seat)
            assert view.question is not None
            if view.question.id in ("loot", "raise", "name-winner"):
                world = gobelet.imagine(view, seed)
                assert isinstance(world, Town)
                for other, offer in enumerate(world.offers):
                    seen += 1
                    assert STORE.within(offer.cards, world.store[other])
                    assert DEEDS.within(offer.deeds, world.deeds[other])
                if view.question.id == "loot":
                    victim = view.question.operands()[1]
                    seen += 1
                    assert STORE.within(world.looked_store, world.store[victim])
                    assert DEEDS.within(world.looked_deeds, world.deeds[victim])
            game.answer(seat, bot.decide(view, view.question, 1.0))
    assert seen > 200
