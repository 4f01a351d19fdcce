"""A town that looks to a seat like the real one: unknown places are filled at random."""

from gobelet.core.chance import Nature
from gobelet.core.goods import SIZE, Back
from gobelet.core.names import MOST_SEATS, SEATS_OF, Cards
from gobelet.core.view import View
from gobelet.dicetown import certain
from gobelet.dicetown.cards import DEEDS, RANCH, STORE
from gobelet.dicetown.holders import BOX, DECK, DISCARD, DRAWN, FENCED, PILE, ROW
from gobelet.dicetown.memory import HOLDERS, PUBLIC
from gobelet.dicetown.offer import Offer
from gobelet.dicetown.rolling import KeepDice
from gobelet.dicetown.saloon import Loot
from gobelet.dicetown.state import Town
from gobelet.dicetown.view import TownView


def imagine(view: View, seed: int) -> Town:
    """One filling, uniform among all that agree with the view."""
    assert isinstance(view, TownView)
    nature = Nature("imagined", str(seed), recorded=False)
    town = Town(view.ruleset, view.choices, view.seats, nature, False, view.edition, view.bribes)
    view.open_question(town)
    town.sheriff = view.sheriff
    town.dollars = view.dollars[:]
    town.nuggets = view.nuggets[:]
    town.store = [0] * (DRAWN + 1)
    town.deeds = [0] * (FENCED + MOST_SEATS)
    town.dice = view.dice[:]
    town.cup = [0] * view.seats
    town.kept = view.kept[:]
    town.rollers = view.rollers
    town.brutes = view.brutes
    town.gained = view.gained
    town.visits = view.visits[:]
    town.known_store = remembered(view, view.known_store, view.public_store)
    town.known_deeds = remembered(view, view.known_deeds, view.public_deeds)
    town.crowned = view.crowned
    _deal_store(town, view)
    _deal_deeds(town, view)
    _look(town, view)
    _offer(town, view)
    _roll(town, view)
    town.annex = view.annex.imagine(town)
    _say(town, view)
    return town


def remembered(view: TownView, mine: list[Cards], public: list[Cards]) -> list[Cards]:
    """The others remember only what everybody knows: the view does not show what more they know."""
    me = view.seat if view.seat is not None else PUBLIC
    known: list[Cards] = []
    for viewer in range(MOST_SEATS + 1):
        if viewer == me:
            known += mine
        elif viewer == PUBLIC:
            known += public
        elif viewer < view.seats:
            known += [0 if holder == viewer else cards for holder, cards in enumerate(public)]
        else:
            known += [0] * HOLDERS
    return known


def _deal(
    town: Town,
    back: Back,
    left: Cards,
    holding: list[Cards],
    sure: list[Cards],
    sizes: list[tuple[int, int]],
    unheld: tuple[int, ...],
) -> None:
    """Give each holder what it surely has, then fill up all from the rest, all cards equally likely.

    The `unheld` kinds are never in a hand: first the hands are filled without them, then the piles with all.
    """
    for holder, _size in sizes:
        holding[holder] += sure[holder]
        left -= sure[holder]
    barred = sum([back.count(left, kind) * back.one[kind] for kind in unheld])
    left -= barred
    for holder, size in sizes:
        if holder == DECK:  # or the pile of deeds: the hands are full
            left += barred
        for _unknown in range(size - (sure[holder] >> SIZE)):
            kind = town.pick(back, left)
            left -= back.one[kind]
            holding[holder] += back.one[kind]


def _deal_store(town: Town, view: TownView) -> None:
    sizes = [(seat, size) for seat, size in enumerate(view.store)]
    sizes += [(DECK, view.deck), (DISCARD, view.discard), (DRAWN, view.drawn)]
    sure = certain.store(view)
    _deal(town, STORE, view.edition.store, town.store, sure, sizes, tuple(view.edition.immediate))


def _deal_deeds(town: Town, view: TownView) -> None:
    for place, kind in enumerate(view.row):
        town.deeds[ROW + place] = DEEDS.one[kind]
    for seat, fenced in enumerate(view.fenced):
        town.deeds[FENCED + seat] = fenced
    sizes = [(seat, size) for seat, size in enumerate(view.deeds)]
    sizes += [(PILE, view.pile_deeds), (BOX, view.annex.box)]
    _deal(town, DEEDS, certain.face_down(view), town.deeds, certain.deeds(view), sizes, (RANCH,))


def _some(town: Town, back: Back, cards: Cards, number: int) -> Cards:
    """This many of these cards, at random."""
    chosen = 0
    for _card in range(number):
        chosen += back.one[town.pick(back, cards - chosen)]
    return chosen


def _look(town: Town, view: TownView) -> None:
    """DT-27. What a thief looks at."""
    question = view.question
    if isinstance(question, Loot):
        if view.looked_store or view.looked_deeds:
            town.looked_store = view.looked_store
            town.looked_deeds = view.looked_deeds
        else:
            town.looked_store = _some(town, STORE, town.store[question.victim], view.looked[0])
            town.looked_deeds = _some(town, DEEDS, town.deeds[question.victim], view.looked[1])


def _offer(town: Town, view: TownView) -> None:
    """DT-42. The hand cards in open offers."""
    offers: list[Offer] = []
    for seat, seen in enumerate(view.offers):
        store, titles = view.offers_seen[seat]
        if view.seat not in (seat, view.sheriff):
            store = _some(town, STORE, town.store[seat], seen.cards)
            titles = _some(town, DEEDS, town.deeds[seat], seen.deeds)
        offers.append(Offer(seen.dollars, seen.nuggets, store, titles, seen.fenced))
    town.offers = offers


def _roll(town: Town, view: TownView) -> None:
    """DT-10. The dice under the cups."""
    if isinstance(view.question, KeepDice):
        for seat in SEATS_OF[view.rollers]:
            if seat == view.seat:
                town.cup[seat] = view.cup
            else:
                town.cup[seat] = town.roll(certain.hidden_dice(view, seat))


def _say(town: Town, view: TownView) -> None:
    """Sealed answers: the seat's own; for others known to have answered, any answer they could give."""
    if view.said and view.seat is not None:
        town.answer(view.seat, *view.said)
    for seat in SEATS_OF[view.answered]:
        while seat != view.seat and town.waiting_seats >> seat & 1:
            options = town.options(seat)
            town.answer(seat, options[town.below(len(options))])
