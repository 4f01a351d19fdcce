"""Law 3a. Over many seeds every unknown card is as likely in every place that it may lie in."""

from collections import Counter

import pytest

import gobelet
from gobelet.cincinnati.state import Casino
from gobelet.core.goods import SIZE
from gobelet.dicetown.cards import DEEDS, RANCH, STORE
from gobelet.dicetown.holders import BOX, DECK, DISCARD, PILE
from gobelet.dicetown.rulesets import EDITIONS
from gobelet.dicetown.state import Town
from gobelet.dicetown.view import TownView
from gobelet.testing import random_steps
from tests.laws.catalogue import EVERY_TABLE

WORLDS = 1500


def mid_game(id: str, seed: int, seats: int) -> Town:
    """A town late enough that hands, deck and discard all hold cards."""
    for step in random_steps(gobelet.new(id, seats, seed), seed):
        assert isinstance(step, Town)
        if step.round >= 6 and step.store[DISCARD] >> SIZE > 2 and step.store[DECK] >> SIZE > 2:
            return step
    raise AssertionError("this game never came so far")


@pytest.mark.parametrize("id", list(EDITIONS))
def test_law_3a_unknown_cards_lie_anywhere_alike(id: str) -> None:
    checked = 0
    for seed, seats in ((1, 3), (2, 4), (3, 5)):
        town = mid_game(id, seed, seats)
        for viewer in (0, seats - 1, None):
            seen = gobelet.view(town, viewer)
            assert isinstance(seen, TownView)
            found: Counter[tuple[str, int, int]] = Counter()
            for world_seed in range(WORLDS):
                world = gobelet.imagine(seen, world_seed)
                assert isinstance(world, Town)
                for place in (*range(seats), DECK, DISCARD):
                    for kind in STORE.spread(world.store[place] - sure(seen, place, seats, deeds=False)):
                        found["store", kind, place] += 1
                for place in (*range(seats), PILE, BOX):
                    for kind in DEEDS.spread(world.deeds[place] - sure(seen, place, seats, deeds=True)):
                        found["deed", kind, place] += 1
            unheld = {"store": set(town.edition.immediate), "deed": {RANCH}}
            for back, in_no_hand in unheld.items():
                lie = {key[1:]: count for key, count in found.items() if key[0] == back}
                # Cards that are never held lie in the piles only, and there as likely as the others.
                piles = {key: count for key, count in lie.items() if key[1] >= seats}
                assert {key for key in lie if key[0] in in_no_hand} <= set(piles)
                assert_even(piles)
                checked += assert_even({key: count for key, count in lie.items() if key[0] not in in_no_hand})
    assert checked > 100


def sure(seen: TownView, place: int, seats: int, deeds: bool) -> int:
    """What the viewer is certain of: no matter of chance."""
    if place == seen.seat:
        return seen.hand_deeds if deeds else seen.hand_store
    return seen.known_deeds[place] if deeds else seen.known_store[place]


def assert_even(found: dict[tuple[int, int], int]) -> int:
    """Chi-square of kinds against places, with independent rows as the expectation."""
    total = sum(found.values())
    kinds, places = Counter[int](), Counter[int]()
    for (kind, place), count in found.items():
        kinds[kind] += count
        places[place] += count
    if len(kinds) < 2 or len(places) < 2:
        return 0
    chi = 0.0
    for kind in kinds:
        for place in places:
            expected = kinds[kind] * places[place] / total
            chi += (found.get((kind, place), 0) - expected) ** 2 / expected
    freedom = (len(kinds) - 1) * (len(places) - 1)
    # Cards are dealt without putting back, so this statistic runs a little below a true chi-square; five
    # standard deviations above its mean is out of reach for a fair deal, and near for a crooked one.
    assert chi < freedom + 5 * (2 * freedom) ** 0.5, f"{chi:.0f} at {freedom} degrees of freedom"
    return freedom


def test_law_3a_the_seed_of_the_real_game_imagines_nothing_of_it() -> None:
    for id, seats in EVERY_TABLE:
        alike = 0
        for seed in range(40):
            game = gobelet.new(id, seats, seed)
            world = gobelet.imagine(gobelet.view(game, 0), seed)
            assert isinstance(game, Town | Casino)
            assert isinstance(world, Town | Casino)
            alike += world.cup[1] == game.cup[1]
        assert alike < 10
