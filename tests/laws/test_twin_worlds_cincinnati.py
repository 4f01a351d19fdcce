"""Law 3b for Cincinnati (CI-4): hidden dice, hidden choices, and the cards that nobody sees."""

from collections import Counter

import pytest

import gobelet
from gobelet.cincinnati.cards import CARDS, names
from gobelet.cincinnati.state import DECK, REMOVED, Casino
from gobelet.core.goods import move
from gobelet.testing import Dice, random_steps
from tests.laws.twins import Tally, compare, coupled, other_dice

SEATS = gobelet.ruleset("cincinnati").seats


def apart(one: gobelet.Game, two: gobelet.Game) -> set[int | str]:
    """The cards that are removed in one world and not in the other."""
    assert isinstance(one, Casino)
    assert isinstance(two, Casino)
    here, there = Counter(names(one.cards[REMOVED])), Counter(names(two.cards[REMOVED]))
    return {*(here - there), *(there - here)}


def exchange(casino: Casino, dice: Dice) -> Casino | None:
    """The same casino with one of the removed cards exchanged for another one of the deck.

    Duels that were shuffled in after round 1 are known to be in the deck: then no Duel is exchanged.
    """
    twin = casino.copy()
    cards = twin.cards
    removed, deck = CARDS.distinct(cards[REMOVED]), CARDS.distinct(cards[DECK])
    pairs = [(one, two) for one in removed for two in deck if one != two]
    if casino.shuffled_in:
        pairs = [pair for pair in pairs if "duel" not in names(CARDS.pack(pair))]
    if not pairs:
        return None
    one, two = pairs[dice.below(len(pairs))]
    move(cards, REMOVED, DECK, CARDS.one[one])
    move(cards, DECK, REMOVED, CARDS.one[two])
    return twin


def test_law_3b_the_removed_cards_change_nothing_until_another_is_turned() -> None:
    tally = Tally()
    for seed in range(150):
        dice = Dice(seed)
        for step in random_steps(gobelet.new("cincinnati", 3, seed), seed):
            assert isinstance(step, Casino)
            if step.round < 2 or dice.below(60):
                continue
            world = coupled(step, seed)
            assert isinstance(world, Casino)
            twin = exchange(world, dice)
            if twin is None:
                continue
            tally.swaps.update(str(name) for name in apart(world, twin))
            viewer = (0, 1, 2, None)[dice.below(4)]
            compare(world, twin, viewer, ("stake", "stakes"), apart, dice, tally)
    report = f"{tally.worlds} twins, {tally.steps} steps compared, {dict(tally.swaps)}"
    print(report)
    assert tally.steps > 10 * tally.worlds, report
    assert len(tally.swaps) == CARDS.kinds, report


@pytest.mark.parametrize("seats", SEATS)
def test_law_3b_hidden_dice_and_sealed_answers_change_nothing_for_the_others(seats: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        dice = Dice(seed)
        for step in random_steps(gobelet.new("cincinnati", seats, seed), seed):
            assert isinstance(step, Casino)
            if dice.below(6) or len(step.waiting) < 2:
                continue
            owner = dice.one_of(step.waiting)
            viewers = [viewer for viewer in (*range(seats), None) if viewer != owner]
            world, twin = step.copy(), step.copy()
            if step.cup[owner]:
                twin.cup[owner] = other_dice(step.cup[owner], dice)
                found["dice"] += 1
                for viewer in viewers:
                    assert gobelet.view(world, viewer).text() == gobelet.view(twin, viewer).text()
            options = world.options(owner)
            world.answer(owner, dice.one_of(options))
            twin.answer(owner, dice.one_of(options))
            if world.text() != twin.text():
                found[step.prompt().id] += 1
            for viewer in viewers:
                assert gobelet.view(world, viewer).text() == gobelet.view(twin, viewer).text()
    assert found["dice"] > 20
    assert found["choose-table"] > 20
    assert found["declare"] > 20
