"""Law 3b for Dice Town: swap two cards of one back, or hidden dice, and no seat that can't see it notices."""

from collections import Counter

import pytest

import gobelet
from gobelet.core.goods import Back, move
from gobelet.dicetown.cards import DEEDS, RANCH, ROWS, STORE
from gobelet.dicetown.extras.extension import ABOVE, CURRENT, STREAM, Frontier, frontier
from gobelet.dicetown.holders import BOX, DECK, DISCARD, DRAWN, PILE
from gobelet.dicetown.memory import HOLDERS, PUBLIC
from gobelet.dicetown.ranches import names as names_of_land
from gobelet.dicetown.river import ChooseFind
from gobelet.dicetown.rulesets import EDITIONS
from gobelet.dicetown.state import Town
from gobelet.testing import Dice, random_steps
from tests.laws.catalogue import EVERY_TABLE
from tests.laws.twins import Tally, compare, coupled, other_dice
from tests.tiers import gate_takes

TABLES = [table for table in EVERY_TABLE if table[0].startswith("dicetown")]
RIVERS = [table for table in TABLES if EDITIONS[table[0]].river]


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
    """The kinds, and how some events call them."""
    assert isinstance(one, Town)
    assert isinstance(two, Town)
    kinds = apart(DEEDS, one.deeds, two.deeds)
    return kinds | set(names_of_land(tuple(int(kind) for kind in kinds)))


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
        back, places = DEEDS, [*others, PILE, BOX]
    else:
        back, places = STORE, [*others, DECK, DISCARD] + ([DRAWN] if viewer not in town.waiting else [])
    twin = town.copy()
    holding = twin.deeds if deeds else twin.store
    known = twin.known_deeds if deeds else twin.known_store
    cards = hidden(town, back, holding, known, places, viewer)
    pairs = [(one, two) for one in cards for two in cards if one[0] < two[0] and one[1] != two[1]]
    unheld = (RANCH,) if deeds else tuple(town.edition.immediate)  # these are in no hand
    pairs = [(one, two) for one, two in pairs if one[0] >= town.seats or two[1] not in unheld]
    claims = town.annex.claims if isinstance(town.annex, Frontier) else []
    if not pairs or (deeds and claims):  # cards just taken stay the ones taken
        return None
    (here, kind), (there, other) = pairs[dice.below(len(pairs))]
    move(holding, here, there, back.one[kind])
    move(holding, there, here, back.one[other])
    if any(twin.said) and not sealed_fits(twin):
        return None
    looked = twin.looked_deeds if deeds else twin.looked_store
    offered = [offer.deeds if deeds else offer.cards for offer in twin.offers]
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


ENOUGH = 80  # twins compared; more only if some card was not swapped yet


def every_card(id: str, seats: int) -> set[str]:
    """What has to be swapped: every Store card, and every kind of deed that can lie hidden."""
    lands = DEEDS.distinct(EDITIONS[id].deeds)
    if seats > 3 and not EDITIONS[id].indian:  # nothing is removed: the Ranches are in row and pile
        lands = tuple(kind for kind in lands if kind != RANCH)
    cards = {ROWS[kind].name for kind in STORE.distinct(EDITIONS[id].store)}
    return cards | {f"deed {kind}" for kind in lands}


@pytest.mark.parametrize(("id", "seats"), gate_takes([("dicetown/2009", 3)], TABLES, compiled=True))
def test_law_3b_hidden_cards_change_nothing_for_who_cannot_see_them(id: str, seats: int) -> None:
    tally = Tally()
    cards = every_card(id, seats)
    for seed in range(60):
        if tally.worlds >= ENOUGH and set(tally.swaps) == cards:
            break
        compare_twins(gobelet.new(id, seats, seed), seed, tally)
    report = f"{id} {seats} seats: {tally.worlds} twins, {tally.steps} steps compared, {dict(tally.swaps)}"
    print(report)
    assert tally.steps > 20 * tally.worlds, report
    assert set(tally.swaps) == cards, report


def compare_twins(game: gobelet.Game, seed: int, tally: Tally) -> None:
    """Play at random, and now and then go on with two worlds that differ in a hidden card."""
    dice = Dice(seed)
    for step in random_steps(game, seed):
        if dice.below(60):
            continue
        assert isinstance(step, Town)
        viewer = (*range(step.seats), None)[dice.below(step.seats + 1)]
        deeds = dice.below(3) == 0
        world = coupled(step, seed)
        assert isinstance(world, Town)
        swapped = swap_cards(world, viewer, deeds, dice)
        if swapped is None:
            continue
        twin, kinds = swapped
        names = ("deed", "titles", "lands") if deeds else ("card", "cards")
        for kind in kinds:
            tally.swaps[f"deed {kind}" if deeds else ROWS[kind].name] += 1
        compare(world, twin, viewer, names, deeds_apart if deeds else cards_apart, dice, tally)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_law_3b_hidden_dice_change_nothing_until_they_are_shown(id: str, seats: int) -> None:
    tally: Counter[str] = Counter()
    for seed in range(20):
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


def other_river(town: Town, dice: Dice) -> Town | None:
    """The same town with one of the cards above the river exchanged for another one below, or their order."""
    twin = town.copy()
    land = frontier(twin)
    below = CURRENT.distinct(land.river[STREAM])
    place = dice.below(len(land.tops))
    old = land.tops[place]
    others = [kind for kind in below if kind != old]
    if not others:
        return None
    new = others[dice.below(len(others))]
    land.tops = (*land.tops[:place], new, *land.tops[place + 1 :])
    move(land.river, ABOVE, STREAM, CURRENT.one[old])
    move(land.river, STREAM, ABOVE, CURRENT.one[new])
    return twin


@pytest.mark.parametrize(("id", "seats"), gate_takes(RIVERS[-1:], RIVERS, compiled=True))
def test_law_3b_the_tops_of_the_river_are_known_to_one_seat_only(id: str, seats: int) -> None:
    tally: Counter[str] = Counter()
    for seed in range(60):
        dice = Dice(seed)
        for step in random_steps(gobelet.new(id, seats, seed), seed):
            assert isinstance(step, Town)
            finding = isinstance(step.question, ChooseFind)
            if not frontier(step).tops or (dice.below(8) and not finding):
                continue
            twin = other_river(step, dice)
            if twin is None or (any(twin.said) and not sealed_fits(twin)):
                continue
            for viewer in (*range(seats), None):
                same = gobelet.view(step, viewer).text() == gobelet.view(twin, viewer).text()
                assert same == (viewer != frontier(step).seer)
            tally["worlds"] += 1
            tally[step.prompt().id] += 1
    print(f"{id} {seats} seats: {dict(tally)}")
    assert tally["worlds"] > 100
    assert tally["order-river"] + tally["choose-find"] > 5
