"""DT-41. The parts of an offer, in ascending order: dollars, nuggets, cards, deeds, fenced deeds.

Cards that came later than the first FIRST_KINDS have their options at the end of the table, so they stand
behind the fenced deeds.
"""

from typing import Final

from gobelet.core.goods import KINDS
from gobelet.core.names import ONE_PART, Parts, Seat
from gobelet.core.question import Gambler
from gobelet.dicetown.cards import DEEDS, LATER_CARDS, STORE
from gobelet.dicetown.holders import FENCED
from gobelet.dicetown.offer import Offer
from gobelet.dicetown.option_table import (
    A_CARD,
    A_DEED,
    A_FENCED_DEED,
    CARDS_OF,
    DEEDS_OF,
    DOLLARS,
    DONE,
    FENCED_OF,
    GOODS,
    KIND_OF,
    MOST_DOLLARS,
    MOST_NUGGETS,
    NUGGETS,
    SOME_DOLLARS,
    SOME_NUGGETS,
)
from gobelet.dicetown.state import Town

# To offer no more, or some dollars; some nuggets: by how many the seat has. And the cards, by their bits.
_DOLLARS: Final[tuple[Parts, ...]] = tuple(
    [(DONE, *range(DOLLARS + 1, DOLLARS + 1 + most)) for most in range(MOST_DOLLARS + 1)]
)
_NUGGETS: Final[tuple[Parts, ...]] = tuple(
    [tuple(range(NUGGETS + 1, NUGGETS + 1 + most)) for most in range(MOST_NUGGETS + 1)]
)
_CARDS: Final = STORE.listing(CARDS_OF, False)
_DEEDS: Final = DEEDS.listing(DEEDS_OF, False)
_FENCED: Final = DEEDS.listing(FENCED_OF, False)


def offered(parts: Parts) -> Offer:
    """The goods that the parts of an answer put into an offer."""
    dollars = nuggets = cards = deeds = fenced = 0
    for part in parts:
        good = GOODS[part]
        if good == SOME_DOLLARS:
            dollars += part - DOLLARS
        elif good == SOME_NUGGETS:
            nuggets += part - NUGGETS
        elif good == A_CARD:
            cards += STORE.one[KIND_OF[part]]
        elif good == A_DEED:
            deeds += DEEDS.one[KIND_OF[part]]
        elif good == A_FENCED_DEED:
            fenced += DEEDS.one[KIND_OF[part]]
    return Offer(dollars, nuggets, cards, deeds, fenced)


def nameable(town: Town, seat: Seat) -> tuple[int, int, int, int, int]:
    """What this seat can still offer in this answer: dollars, nuggets, and the bits that count
    Store cards, deeds and fenced deeds.
    """
    said = town.said[seat]
    offer = town.offers[seat]
    dollars = town.dollars[seat] - offer.dollars
    nuggets = town.nuggets[seat] - offer.nuggets
    cards = town.store[seat] - offer.cards & KINDS
    deeds = town.deeds[seat] - offer.deeds & KINDS
    fenced = town.deeds[FENCED + seat] - offer.fenced & KINDS
    for part in said:
        good = GOODS[part]
        dollars = 0
        if good == SOME_DOLLARS:
            continue
        nuggets = 0
        if good == A_CARD:
            kind = KIND_OF[part]
            cards = STORE.after(cards, kind)
            if LATER_CARDS >> STORE.shift[kind] & 1:
                deeds = fenced = 0
        elif good == A_DEED:
            cards &= LATER_CARDS
            deeds = DEEDS.after(deeds, KIND_OF[part])
        elif good == A_FENCED_DEED:
            cards &= LATER_CARDS
            deeds = 0
            fenced = DEEDS.after(fenced, KIND_OF[part])
    return dollars, nuggets, cards, deeds, fenced


def namings(town: Town, seat: Seat) -> Parts:
    """To offer no more, or one of the parts that may follow."""
    dollars, nuggets, cards, deeds, fenced = nameable(town, seat)
    options = _DOLLARS[dollars]
    if nuggets:
        options = options + _NUGGETS[nuggets]
    later = cards & LATER_CARDS
    if cards != later:
        options = options + _CARDS.of(cards - later)
    if deeds:
        options = options + _DEEDS.of(deeds)
    if fenced:
        options = options + _FENCED.of(fenced)
    if later:
        options = options + _CARDS.of(later)
    return options


def gamble_rest(town: Town, seat: Seat, gambler: Gambler) -> Parts:
    """A whole answer by chance: all possible next parts are equally likely."""
    dollars, nuggets, cards, deeds, fenced = nameable(town, seat)
    parts = town.said[seat]
    while dollars or nuggets or cards or deeds or fenced:
        later = cards & LATER_CARDS
        listed = _CARDS.of(cards - later)
        if deeds:
            listed = listed + _DEEDS.of(deeds)
        if fenced:
            listed = listed + _FENCED.of(fenced)
        if later:
            listed = listed + _CARDS.of(later)
        choice = gambler.below(1 + dollars + nuggets + len(listed))
        if not choice:
            break
        if choice <= dollars:
            part = DOLLARS + choice
            dollars = 0
        elif choice <= dollars + nuggets:
            part = NUGGETS + choice - dollars
            dollars = nuggets = 0
        else:
            part = listed[choice - dollars - nuggets - 1]
            dollars = nuggets = 0
            kind = KIND_OF[part]
            good = GOODS[part]
            if good == A_CARD:
                cards = STORE.after(cards, kind)
                if LATER_CARDS >> STORE.shift[kind] & 1:
                    deeds = fenced = 0
            elif good == A_DEED:
                cards &= LATER_CARDS
                deeds = DEEDS.after(deeds, kind)
            else:
                cards &= LATER_CARDS
                deeds = 0
                fenced = DEEDS.after(fenced, kind)
        parts = parts + ONE_PART[part] if parts else ONE_PART[part]
    return parts + ONE_PART[DONE] if parts else ONE_PART[DONE]
