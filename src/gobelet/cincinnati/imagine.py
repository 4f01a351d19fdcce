"""A casino that looks to a seat like the real one: unknown places are filled at random."""

from math import comb, perm

from gobelet.cincinnati.cards import CARDS, DUEL
from gobelet.cincinnati.option_table import HAND
from gobelet.cincinnati.state import DECK, HOLDERS, REMOVED, SPENT, TABLES, Casino
from gobelet.cincinnati.throws import ChooseTable
from gobelet.cincinnati.view import CasinoView
from gobelet.core.chance import Nature
from gobelet.core.names import SEATS_OF
from gobelet.core.view import View


def imagine(view: View, seed: int) -> Casino:
    """One filling, with its likelihood for an observer who has seen the game up to this view."""
    assert isinstance(view, CasinoView)
    nature = Nature("imagined", str(seed), recorded=False)
    casino = Casino(view.ruleset, view.choices, view.seats, nature, False, view.edition)
    view.open_question(casino)
    casino.rolls = view.rolls
    casino.chips = view.chips[:]
    casino.cards = [0] * HOLDERS
    casino.shuffled_in = view.shuffled_in
    casino.cup = [0] * view.seats
    casino.dice = view.dice[:]
    casino.chosen = view.chosen[:]
    casino.named = view.named[:]
    casino.declared = view.declared
    casino.duel = view.duel[:]
    casino.duelists = view.duelists[:]
    casino.crowned = view.crowned
    _lay_cards(casino, view)
    _roll(casino, view)
    _say(casino, view)
    return casino


def _lay_cards(casino: Casino, view: CasinoView) -> None:
    """What lies open, the removed cards drawn from what nobody has seen, and the rest as the deck."""
    cards = casino.cards
    for seat, hand in enumerate(view.hands):
        cards[seat] = hand
    for table, stakes in enumerate(view.stakes):
        cards[TABLES + table] = stakes
    cards[SPENT] = view.spent
    cards[DECK] = view.unseen
    if view.removed:
        surely_in_deck = _unturned_duels(casino, view) * CARDS.one[DUEL]
        cards[DECK] -= surely_in_deck
        for _card in range(view.removed):
            casino.draw(REMOVED)
        cards[DECK] += surely_in_deck


def _unturned_duels(casino: Casino, view: CasinoView) -> int:
    """How many of the Duels shuffled in after round 1 still lie in the deck, drawn by their likelihood.

    They are surely not among the removed cards (CI-10), but a Duel turned later may be one of them or
    another. If j of them are among those turned, the ways are: which of the turned ones they were, which
    Duels they and the others were, and which of the unseen cards, the rest of them aside, were removed.
    """
    marked = view.shuffled_in
    turned = CARDS.copies[DUEL] - CARDS.count(view.unseen, DUEL)
    others = CARDS.copies[DUEL] - marked
    ways: list[int] = []
    for j in range(marked + 1):
        which = comb(turned, j) * perm(marked, j) * perm(others, max(turned - j, 0))
        ways.append(which * comb(view.deck + view.removed - (marked - j), view.removed))
    drawn = casino.below(sum(ways))
    j = 0
    while drawn >= ways[j]:
        drawn -= ways[j]
        j += 1
    return marked - j


def _roll(casino: Casino, view: CasinoView) -> None:
    """CI-11. The dice under the cups."""
    if isinstance(view.question, ChooseTable):
        for seat in range(view.seats):
            casino.cup[seat] = view.cup if seat == view.seat else casino.roll(HAND)


def _say(casino: Casino, view: CasinoView) -> None:
    """Sealed answers: the seat's own; for others known to have answered, any answer they could give."""
    if view.said and view.seat is not None:
        casino.answer(view.seat, *view.said)
    for seat in SEATS_OF[view.answered]:
        if seat != view.seat:
            options = casino.options(seat)
            casino.answer(seat, options[casino.below(len(options))])
