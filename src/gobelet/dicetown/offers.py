"""DT-41. The parts of an offer, in ascending order: dollars, nuggets, cards, deeds, fenced deeds."""

from typing import Final

from gobelet.core.goods import KINDS
from gobelet.core.names import ONE_PART, Parts, Seat
from gobelet.core.question import Gambler
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.holders import FENCED, Offer
from gobelet.dicetown.option_table import (
    CARD,
    DEED,
    DOLLARS,
    DONE,
    FENCED_DEED,
    MOST_DOLLARS,
    MOST_NUGGETS,
    NUGGETS,
)
from gobelet.dicetown.state import Town

# To offer no more, or so many dollars; so many nuggets: by how many one has. And the cards, by their bits.
_DOLLARS: Final[tuple[Parts, ...]] = tuple(
    [(DONE, *range(DOLLARS + 1, DOLLARS + 1 + most)) for most in range(MOST_DOLLARS + 1)]
)
_NUGGETS: Final[tuple[Parts, ...]] = tuple(
    [tuple(range(NUGGETS + 1, NUGGETS + 1 + most)) for most in range(MOST_NUGGETS + 1)]
)
_CARDS: Final = STORE.listing(CARD, False)
_DEEDS: Final = DEEDS.listing(DEED, False)
_FENCED: Final = DEEDS.listing(FENCED_DEED, False)


def offered(parts: Parts) -> Offer:
    """The goods that the parts of an answer put into an offer."""
    dollars = nuggets = cards = deeds = fenced = 0
    for part in parts:
        if part == DONE:
            continue
        if part >= FENCED_DEED:
            fenced += DEEDS.one[part - FENCED_DEED]
        elif part >= DEED:
            deeds += DEEDS.one[part - DEED]
        elif part >= CARD:
            cards += STORE.one[part - CARD]
        elif part > NUGGETS:
            nuggets += part - NUGGETS
        else:
            dollars += part - DOLLARS
    return dollars, nuggets, cards, deeds, fenced


def together(one: Offer, other: Offer) -> Offer:
    return (
        one[0] + other[0],
        one[1] + other[1],
        one[2] + other[2],
        one[3] + other[3],
        one[4] + other[4],
    )


def nameable(town: Town, seat: Seat) -> Offer:
    """What this seat owns, has not offered, and has not passed by; of cards, the bits that count them."""
    said = town.said[seat]
    dollars, nuggets, cards, deeds, fenced = town.offers[seat]
    dollars = town.dollars[seat] - dollars
    nuggets = town.nuggets[seat] - nuggets
    cards = town.store[seat] - cards & KINDS
    deeds = town.deeds[seat] - deeds & KINDS
    fenced = town.deeds[FENCED + seat] - fenced & KINDS
    for part in said:
        if part >= FENCED_DEED:
            dollars = nuggets = cards = deeds = 0
            fenced = DEEDS.after(fenced, part - FENCED_DEED)
        elif part >= DEED:
            dollars = nuggets = cards = 0
            deeds = DEEDS.after(deeds, part - DEED)
        elif part >= CARD:
            dollars = nuggets = 0
            cards = STORE.after(cards, part - CARD)
        elif part > NUGGETS:
            dollars = nuggets = 0
        else:
            dollars = 0
    return dollars, nuggets, cards, deeds, fenced


def namings(town: Town, seat: Seat) -> Parts:
    """To offer no more, or one of the parts that may follow."""
    dollars, nuggets, cards, deeds, fenced = nameable(town, seat)
    options = _DOLLARS[dollars]
    if nuggets:
        options = options + _NUGGETS[nuggets]
    if cards:
        options = options + _CARDS.of(cards)
    if deeds:
        options = options + _DEEDS.of(deeds)
    if fenced:
        options = options + _FENCED.of(fenced)
    return options


def gamble_rest(town: Town, seat: Seat, gambler: Gambler) -> Parts:
    """A whole answer by chance: after what was said every next part is as likely as any other."""
    dollars, nuggets, cards, deeds, fenced = nameable(town, seat)
    parts = town.said[seat]
    while dollars or nuggets or cards or deeds or fenced:
        store, titles, open_titles = _CARDS.of(cards), _DEEDS.of(deeds), _FENCED.of(fenced)
        choice = gambler.below(1 + dollars + nuggets + len(store) + len(titles) + len(open_titles))
        if not choice:
            break
        if choice <= dollars:
            part = DOLLARS + choice
            dollars = 0
        elif choice <= dollars + nuggets:
            part = NUGGETS + choice - dollars
            dollars = nuggets = 0
        else:
            choice -= dollars + nuggets + 1
            dollars = nuggets = 0
            if choice < len(store):
                part = store[choice]
                cards = STORE.after(cards, part - CARD)
            else:
                choice -= len(store)
                cards = 0
                if choice < len(titles):
                    part = titles[choice]
                    deeds = DEEDS.after(deeds, part - DEED)
                else:
                    part = open_titles[choice - len(titles)]
                    deeds = 0
                    fenced = DEEDS.after(fenced, part - FENCED_DEED)
        parts = parts + ONE_PART[part] if parts else ONE_PART[part]
    return parts + ONE_PART[DONE] if parts else ONE_PART[DONE]
