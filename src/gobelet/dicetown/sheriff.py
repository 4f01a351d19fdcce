"""The Sheriff and bribes (DT-40 to DT-42): a tie is settled by him, and he may be paid for it."""

from typing import ClassVar, Final

from gobelet.core.errors import Fact, Refused
from gobelet.core.goods import KINDS, SIZE, Back
from gobelet.core.kinds import SEATS_OF, Cards, Option, Parts, Seat, Seats
from gobelet.core.question import Question
from gobelet.dicetown import memory
from gobelet.dicetown.holders import EVERYONE, FENCED, NOTHING, Offer
from gobelet.dicetown.state import Town
from gobelet.dicetown.store import DEEDS, STORE
from gobelet.dicetown.table import (
    CARD,
    DEED,
    DEED_KINDS,
    DOLLARS,
    DONE,
    FENCED_DEED,
    MOST_DOLLARS,
    MOST_NUGGETS,
    NAME,
    NUGGETS,
)
from gobelet.dicetown.winners import win


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


# DT-41. To offer no more, or so many dollars; so many nuggets: by how many one has.
_DOLLARS: Final = tuple([(DONE, *range(DOLLARS + 1, DOLLARS + 1 + most)) for most in range(MOST_DOLLARS + 1)])
_NUGGETS: Final = tuple([tuple(range(NUGGETS + 1, NUGGETS + 1 + most)) for most in range(MOST_NUGGETS + 1)])


def _named(back: Back, first: Option, cards: Cards, last: Option) -> Parts:
    """The cards that may still be named: in ascending order, equal ones side by side."""
    kinds = back.distinct_from(cards, last - first if last > first else 0)
    return tuple([first + kind for kind in kinds])


def _some_left(back: Back, first: Option, cards: Cards, last: Option) -> bool:
    """Whether any card may still be named."""
    return (cards & KINDS) >> (back.shift[last - first] if last > first else 0) != 0


class Offers(Question[Town]):
    """DT-41. What the tied players offer, sealed and at once."""

    __slots__ = ("place", "tied")
    id = "offer"
    rule = "DT-41"
    raising: ClassVar[bool] = False

    def __init__(self, place: int, tied: Seats) -> None:
        self.place: Final = place
        self.tied: Final = tied

    def operands(self) -> tuple[int, ...]:
        return (self.place, self.tied)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {
            "place": town.edition.places[self.place].name,
            "seats": SEATS_OF[self.tied],
            "sheriff": town.sheriff,
        }

    def run(self, town: Town) -> None:
        town.ask(self, self.tied & ~(1 << town.sheriff))

    def bound(self, town: Town, seat: Seat) -> Offer:
        """What this seat has offered, and what it has said so far."""
        said = town.said[seat]
        return together(town.offers[seat], offered(said)) if said else town.offers[seat]

    def options(self, town: Town, seat: Seat) -> Parts:
        said = town.said[seat]
        last = said[-1] if said else 0
        dollars, nuggets, cards, deeds, fenced = self.bound(town, seat)
        options = _DOLLARS[town.dollars[seat] - dollars if last <= DOLLARS else 0]
        if last <= NUGGETS and town.nuggets[seat] > nuggets:
            options += _NUGGETS[town.nuggets[seat] - nuggets]
        if town.store[seat] > cards and last < DEED:
            options += _named(STORE, CARD, town.store[seat] - cards, last)
        if town.deeds[seat] > deeds and last < FENCED_DEED:
            options += _named(DEEDS, DEED, town.deeds[seat] - deeds, last)
        if town.deeds[FENCED + seat] > fenced:
            options += _named(DEEDS, FENCED_DEED, town.deeds[FENCED + seat] - fenced, last)
        return options

    def only(self, town: Town, seat: Seat) -> Option:
        """Who owns more than he has offered, and has not passed it by, has a choice."""
        said = town.said[seat]
        last = said[-1] if said else 0
        dollars, nuggets, cards, deeds, fenced = self.bound(town, seat)
        if last <= DOLLARS and town.dollars[seat] > dollars:
            return -1
        if last <= NUGGETS and town.nuggets[seat] > nuggets:
            return -1
        if last < DEED and _some_left(STORE, CARD, town.store[seat] - cards, last):
            return -1
        if last < FENCED_DEED and _some_left(DEEDS, DEED, town.deeds[seat] - deeds, last):
            return -1
        return -1 if _some_left(DEEDS, FENCED_DEED, town.deeds[FENCED + seat] - fenced, last) else DONE

    def complete(self, town: Town, seat: Seat) -> bool:
        return town.said[seat][-1] == DONE

    def default(self, town: Town, seat: Seat) -> Option:
        return DONE

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if DOLLARS < option < FENCED_DEED + DEED_KINDS:
            last = town.said[seat][-1] if town.said[seat] else 0
            second_amount = (last > NUGGETS and option < CARD) or (last > DOLLARS and option <= NUGGETS)
            if option < last or second_amount:
                return Refused("offer-order", "DT-41", {})
            if option <= NUGGETS:
                return Refused("offer-more-than-owned", "DT-41", {"dollars": option - DOLLARS})
            if option < CARD:
                return Refused("offer-more-than-owned", "DT-41", {"nuggets": option - NUGGETS})
            return Refused("offer-not-owned", "DT-41", {})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        """DT-42. The offers are shown: hand cards by their backs, to the Sheriff by their faces."""
        any_offer = False
        for seat in SEATS_OF[self.tied & ~(1 << town.sheriff)]:
            added = offered(answers[seat])
            town.offers[seat] = together(town.offers[seat], added)
            if added != NOTHING:
                any_offer = True
                look_into(town, seat)
            if town.watchers:
                self.show(town, seat, added)
        if any_offer and not self.raising:
            town.pile.append(self.raises())

    def raises(self) -> "Offers":
        return Raises(self.place, self.tied)

    def show(self, town: Town, seat: Seat, added: Offer) -> None:
        if added == NOTHING:
            town.tell("raised-nothing" if self.raising else "offered-nothing", "DT-42", {"seat": seat})
            return
        town.tell(
            "raised" if self.raising else "offered",
            "DT-42",
            {
                "seat": seat,
                "dollars": added[0],
                "nuggets": added[1],
                "number": added[2] >> SIZE,
                "deeds": added[3] >> SIZE,
                "fenced": DEEDS.spread(added[4]),
            },
            {"cards": STORE.spread(added[2]), "titles": DEEDS.spread(added[3])},
            1 << seat | 1 << town.sheriff,
        )


def look_into(town: Town, seat: Seat) -> None:
    """DT-42. The Sheriff sees the hand cards of an offer, and remembers them."""
    _dollars, _nuggets, cards, deeds, _fenced = town.offers[seat]
    if cards:
        memory.looked(STORE, town.known_store, town.sheriff, seat, cards)
    if deeds:
        memory.looked(DEEDS, town.known_deeds, town.sheriff, seat, deeds)


class Raises(Offers):
    """DT-42. Once the offers are shown each may raise, also who offered nothing; only adding."""

    __slots__ = ()
    id = "raise"
    rule = "DT-42"
    raising = True


def open_offers(town: Town, offers: Offers, naming: "NameWinner") -> None:
    """DT-40, DT-41. The Sheriff names one of the tied, who may bribe him first, if the table has bribes."""
    town.pile.append(naming)
    if town.bribes:
        town.offers = [NOTHING] * town.seats
        town.pile.append(offers)


class NameWinner(Question[Town]):
    """DT-40. The Sheriff names the winner among the tied; he need not take the best offer."""

    __slots__ = ("place", "tied")
    id = "name-winner"
    rule = "DT-40"

    def __init__(self, place: int, tied: Seats) -> None:
        self.place: Final = place
        self.tied: Final = tied

    def operands(self) -> tuple[int, ...]:
        return (self.place, self.tied)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {
            "place": town.edition.places[self.place].name,
            "seats": SEATS_OF[self.tied],
            "seat": town.sheriff,
        }

    def run(self, town: Town) -> None:
        town.ask(self, 1 << town.sheriff)

    def options(self, town: Town, seat: Seat) -> Parts:
        return tuple([NAME + named for named in SEATS_OF[self.tied]])

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if NAME <= option < NAME + town.seats:
            return Refused("name-not-tied", "DT-40", {"target": option - NAME, "seats": SEATS_OF[self.tied]})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        named = answers[town.sheriff][0] - NAME
        if town.watchers:
            facts: dict[str, Fact] = {
                "seat": town.sheriff,
                "target": named,
                "place": town.edition.places[self.place].name,
            }
            town.tell("named-himself" if named == town.sheriff else "named", "DT-40", facts)
        if town.offers:
            take_bribe(town, named, town.offers[named])
            town.offers = []
        self.named(town, named)

    def named(self, town: Town, seat: Seat) -> None:
        """What follows when the winner is named."""
        win(town, self.place, seat)


def take_bribe(town: Town, seat: Seat, offer: Offer) -> None:
    """DT-41. The chosen player's offer goes to the Sheriff; the others keep what they held out."""
    if offer == NOTHING:
        return
    sheriff = town.sheriff
    dollars, nuggets, cards, deeds, fenced = offer
    both = 1 << seat | 1 << sheriff
    town.pay(seat, sheriff, dollars)
    town.dig(seat, sheriff, nuggets)
    for kind in STORE.spread(cards):
        town.pass_card(kind, seat, sheriff, both)
    for kind in DEEDS.spread(deeds):
        town.pass_deed(kind, seat, sheriff, both)
    for kind in DEEDS.spread(fenced):
        town.pass_deed(kind, FENCED + seat, FENCED + sheriff, EVERYONE)
    if town.watchers:
        town.tell("bribe-taken", "DT-41", {"seat": seat, "sheriff": sheriff})
