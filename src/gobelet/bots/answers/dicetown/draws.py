"""What is drawn: the cards whose place is unknown, and the best of several of them on average."""

from functools import cache
from math import comb

from gobelet.core.goods import SIZE
from gobelet.core.names import Cards
from gobelet.dicetown.holders import DECK, DISCARD
from gobelet.dicetown.view import TownView


def unseen(view: TownView) -> Cards:
    """The Store cards whose place this seat does not know, those known to lie in the deck included."""
    cards = view.edition.store - view.hand_store - view.shown_store
    for holder, known in enumerate(view.known_store):
        if holder != view.seat and holder != DECK:
            cards -= known
    return cards if cards >> SIZE else view.known_store[DISCARD]


def best_of(prices: list[float], number: int) -> float:
    """The best of n cards drawn from these, on average; the prices come sorted from the dearest."""
    shares = best_chances(len(prices), min(number, len(prices)))
    return sum([price * share for price, share in zip(prices, shares, strict=True)])


@cache
def best_chances(size: int, number: int) -> tuple[float, ...]:
    """How likely the dearest, the next and so on of these cards is the best of n drawn."""
    if not number:
        return (0.0,) * size
    ways = comb(size, number)
    return tuple([comb(size - 1 - place, number - 1) / ways for place in range(size)])
