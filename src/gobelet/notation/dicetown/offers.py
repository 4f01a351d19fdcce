"""Open offers: `$3 n1 brute d4 [d2], -, n2`, one for each seat."""

from gobelet.core.goods import SIZE
from gobelet.core.names import Seat
from gobelet.dicetown.cards import DEEDS
from gobelet.dicetown.offer import Offer
from gobelet.dicetown.state import Town
from gobelet.notation.dicetown.names import backs, both, packed, titles
from gobelet.notation.fields import NOTHING, Drawing, counted, each, number, wrong


def read_offers(town: Town, drawing: Drawing) -> list[Offer]:
    entries = drawing.entries("offers")
    if entries and len(entries) != town.seats:
        raise wrong("offers", drawing.fields["offers"])
    return [_read(words) for words in entries]


def _read(words: list[str]) -> Offer:
    dollars = nuggets = 0
    hand, fenced = [], []
    for word in each([word for word in words if word != NOTHING]):
        if word[0] == "$":
            dollars = number("offers", word[1:])
        elif word[0] == "n" and word[1:].isdigit():
            nuggets = number("offers", word[1:])
        elif word[0] == "[":
            fenced.append(word[1:-1])
        else:
            hand.append(word)
    store, deeds = packed("offers", hand)
    wrong_cards, lands = packed("offers", fenced)
    if wrong_cards:
        raise wrong("offers", " ".join(words))
    return Offer(dollars, nuggets, store, deeds, lands)


def offers_text(town: Town, seat: Seat | None) -> str:
    """The field `offers`; the Sheriff and the seat itself see the cards in an offer, others their backs."""
    entries = []
    for other, offer in enumerate(town.offers):
        dollars, nuggets, store, deeds, fenced = offer.values()
        seen = seat in (None, other, town.sheriff)
        words = [
            f"${dollars}" if dollars else "",
            f"n{nuggets}" if nuggets else "",
            (both if seen else backs)(store, deeds),
            counted([f"[{name}]" for name in titles(fenced, DEEDS)]) if fenced >> SIZE else "",
        ]
        entries.append(" ".join(filter(None, words)) or NOTHING)
    return ", ".join(entries)
