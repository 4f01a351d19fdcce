"""Law 3b for Dice Town: swap two cards of one back, or hidden dice, and no one who can't see it notices."""

from collections import Counter

import pytest

import gobelet
from gobelet.core.goods import Back, move
from gobelet.dicetown.holders import DECK, DISCARD, DRAWN, PILE
from gobelet.dicetown.memory import HOLDERS, PUBLIC
from gobelet.dicetown.state import Town
from gobelet.dicetown.store import DEEDS, ROWS, STORE
from gobelet.testing import Dice, random_steps
from tests.laws.catalogue import EVERY_TABLE
from tests.laws.twins import Tally, compare, coupled, other_dice

TABLES = [table for table in EVERY_TABLE if table[0].startswith("dicetown")]


def hidden(
    town: Town, back: Back, holding: list[int], known: list[int], places: list[int], viewer: int | None
) -> list[tuple[int, int]]:
    """(place, kind) of the cards that this viewer, and the public, can't be sure of."""
    me = PUBLIC if viewer is None else viewer
    found = []
    for place in places:
        for kind in back.distinct(holding[place]):
            sure = 0
            if place < HOLDERS:
                sure = max(back.count(known[who * HOLDERS + place], kind) for who in (me, PUBLIC))
            if back.count(holding[place], kind) > sure:
                found.append((place, kind))
    return found


def deeds_apart(one: gobelet.Game, two: gobelet.Game) -> set[int | str]:
    assert isinstance(one, Town)
    assert isinstance(two, Town)
    return apart(DEEDS, one.deeds, two.deeds)


def cards_apart(one: gobelet.Game, two: gobelet.Game) -> set[int | str]:
    assert isinstance(one, Town)
    assert isinstance(two, Town)
    return apart(STORE, one.store, two.store)


def apart(back: Back, here: list[int], there: list[int]) -> set[int | str]:
    kinds: set[int | str] = set()
    for one, two in zip(here, there, strict=True):
        kinds |= {kind for kind in range(back.kinds) if back.count(one, kind) != back.count(two, kind)}
    return kinds


def swap_cards(town: Town, viewer: int | None, deeds: bool, dice: Dice) -> tuple[Town, set[int]] | None:
    """The same town with two hidden cards exchanged."""
    others = [seat for seat in range(town.seats) if seat != viewer]
    if deeds:
        back, places = DEEDS, [*others, PILE]
    else:
        back, places = STORE, [*others, DECK, DISCARD] + ([DRAWN] if viewer not in town.waiting else [])
    twin = town.copy()
    holding = twin.deeds if deeds else twin.store
    known = twin.known_deeds if deeds else twin.known_store
    cards = hidden(town, back, holding, known, places, viewer)
    pairs = [(one, two) for one in cards for two in cards if one[0] < two[0] and one[1] != two[1]]
    if not pairs:
        return None
    (here, kind), (there, other) = pairs[dice.below(len(pairs))]
    move(holding, here, there, back.one[kind])
    move(holding, there, here, back.one[other])
    if any(twin.said) and not sealed_fits(twin):
        return None
    looked = twin.looked_deeds if deeds else twin.looked_store
    offered = [offer[3] if deeds else offer[2] for offer in twin.offers]
    if looked or any(offered):  # cards laid out stay the ones laid out
        return None
    return twin, {kind, other}


def sealed_fits(town: Town) -> bool:
    """Whether the answers sealed so far could have been given in this world too."""
    trial = town.copy()
    trial.said = [()] * town.seats
    trial.waiting_seats = town.asked
    for seat, parts in enumerate(town.said):
        for part in parts:
            if part not in trial.options(seat):
                return False
            trial.said[seat] += (part,)
    return True


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_law_3b_hidden_cards_change_nothing_for_who_cannot_see_them(id: str, seats: int) -> None:
    tally = Tally()
    for seed in range(40):
        dice = Dice(seed)
        for step in random_steps(gobelet.new(id, seats, seed), seed):
            if dice.below(60):
                continue
            assert isinstance(step, Town)
            viewer = (*range(seats), None)[dice.below(seats + 1)]
            deeds = dice.below(3) == 0
            world = coupled(step, seed)
            assert isinstance(world, Town)
            swapped = swap_cards(world, viewer, deeds, dice)
            if swapped is None:
                continue
            twin, kinds = swapped
            names = ("deed", "titles") if deeds else ("card", "cards")
            for kind in kinds:
                tally.swaps[f"deed {kind}" if deeds else ROWS[kind].name] += 1
            compare(world, twin, viewer, names, deeds_apart if deeds else cards_apart, dice, tally)
    report = f"{id} {seats} seats: {tally.worlds} twins, {tally.steps} steps compared, {dict(tally.swaps)}"
    print(report)
    assert tally.steps > 20 * tally.worlds, report
    every_card = {row.name for row in ROWS} | {f"deed {kind}" for kind in range(DEEDS.kinds)}
    assert set(tally.swaps) == every_card, report


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_law_3b_hidden_dice_change_nothing_until_they_are_shown(id: str, seats: int) -> None:
    tally: Counter[str] = Counter()
    for seed in range(25):
        dice = Dice(seed)
        for step in random_steps(gobelet.new(id, seats, seed), seed):
            assert isinstance(step, Town)
            hiding = [seat for seat in step.waiting if step.cup[seat]]
            if dice.below(12) or not hiding:
                continue
            owner = hiding[dice.below(len(hiding))]
            viewers = [viewer for viewer in (*range(seats), None) if viewer != owner]
            viewer = viewers[dice.below(len(viewers))]
            twin = step.copy()
            twin.cup[owner] = other_dice(step.cup[owner], dice)
            assert gobelet.view(step, viewer).text() == gobelet.view(twin, viewer).text()
            assert gobelet.view(step, owner).text() != gobelet.view(twin, owner).text()
            world = step.copy()
            for seat in step.waiting:
                if seat != owner and len(world.waiting) > 1:
                    option = dice.one_of(world.options(seat))
                    world.answer(seat, option)
                    twin.answer(seat, option)
                    assert gobelet.view(world, viewer).text() == gobelet.view(twin, viewer).text()
                    tally["answers"] += 1
            tally["worlds"] += 1
    assert tally["worlds"] > 50
    assert tally["answers"] > 30
