"""Bribes and ties (DT-40 to DT-42): players offer, and the Sheriff names who wins a tie."""

from typing import ClassVar, Final

from gobelet.core.errors import Fact, Refused
from gobelet.core.goods import SIZE
from gobelet.core.names import SEATS_OF, Option, Parts, Seat, Seats
from gobelet.core.question import Gambler, Question
from gobelet.dicetown import memory
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.holders import EVERYONE, FENCED
from gobelet.dicetown.offer import NOTHING, Offer
from gobelet.dicetown.offer_parts import gamble_rest, nameable, namings, offered
from gobelet.dicetown.option_table import (
    DOLLARS,
    DONE,
    GOODS,
    NAME,
    NAMES,
    NO_GOODS,
    NUGGETS,
    SOME_DOLLARS,
    SOME_NUGGETS,
)
from gobelet.dicetown.seat_steps import at_places
from gobelet.dicetown.state import Town
from gobelet.dicetown.winners import win


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

    def options(self, town: Town, seat: Seat) -> Parts:
        return namings(town, seat)

    def only(self, town: Town, seat: Seat) -> Option:
        """A seat that owns more than it has offered, and has not passed it by, has a choice."""
        dollars, nuggets, cards, deeds, fenced = nameable(town, seat)
        return -1 if dollars or nuggets or cards or deeds or fenced else DONE

    def gamble(self, town: Town, seat: Seat, gambler: Gambler) -> None:
        town.seal(seat, gamble_rest(town, seat, gambler))

    def complete(self, town: Town, seat: Seat) -> bool:
        return town.said[seat][-1] == DONE

    def default(self, town: Town, seat: Seat) -> Option:
        return DONE

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        good = GOODS[option]
        if good != NO_GOODS:
            last = town.said[seat][-1] if town.said[seat] else 0
            second_amount = good in (SOME_DOLLARS, SOME_NUGGETS) and good == GOODS[last]
            if option < last or second_amount:
                return Refused("offer-order", "DT-41", {})
            if good == SOME_DOLLARS:
                return Refused("offer-more-than-owned", "DT-41", {"dollars": option - DOLLARS})
            if good == SOME_NUGGETS:
                return Refused("offer-more-than-owned", "DT-41", {"nuggets": option - NUGGETS})
            return Refused("offer-not-owned", "DT-41", {})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        """DT-42. The offers are shown: hand cards by their backs, to the Sheriff by their faces."""
        any_offer = False
        for seat in SEATS_OF[self.tied & ~(1 << town.sheriff)]:
            parts = answers[seat]
            if len(parts) > 1:  # more than to offer no more
                any_offer = True
                town.offers[seat] = town.offers[seat] + offered(parts)
                look_into(town, seat)
            if town.watchers:
                self.show(town, seat, offered(parts))
        if any_offer:
            self.shown(town)

    def shown(self, town: Town) -> None:
        """DT-42. Something was offered, and all have seen it."""
        town.pile.append(RAISES[self.place][self.tied])

    def show(self, town: Town, seat: Seat, added: Offer) -> None:
        if added.is_nothing:
            town.tell("raised-nothing" if self.raising else "offered-nothing", "DT-42", {"seat": seat})
            return
        town.tell(
            "raised" if self.raising else "offered",
            "DT-42",
            {
                "seat": seat,
                "dollars": added.dollars,
                "nuggets": added.nuggets,
                "number": added.cards >> SIZE,
                "deeds": added.deeds >> SIZE,
                "fenced": DEEDS.spread(added.fenced),
            },
            {"cards": STORE.spread(added.cards), "titles": DEEDS.spread(added.deeds)},
            1 << seat | 1 << town.sheriff,
        )


def look_into(town: Town, seat: Seat) -> None:
    """DT-42. The Sheriff sees the hand cards of an offer, and remembers them."""
    offer = town.offers[seat]
    if offer.cards:
        memory.looked(STORE, town.known_store, town.sheriff, seat, offer.cards)
    if offer.deeds:
        memory.looked(DEEDS, town.known_deeds, town.sheriff, seat, offer.deeds)


class Raises(Offers):
    """DT-42. Once the offers are shown each may raise, even after offering nothing. Offers only grow."""

    __slots__ = ()
    id = "raise"
    rule = "DT-42"
    raising = True

    def shown(self, town: Town) -> None:
        """There is no raising a second time."""


def open_offers(town: Town, offers: Offers, naming: "NameWinner") -> None:
    """DT-40, DT-41. The Sheriff names one of the tied. They may bribe first, if the table has bribes."""
    town.pile.append(naming)
    if town.bribes:
        town.offers = [NOTHING] * town.seats
        town.pile.append(offers)


class NameWinner(Question[Town]):
    """DT-40. The Sheriff names the winner among the tied, and need not take the best offer."""

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
        return NAMES[self.tied]

    def only(self, town: Town, seat: Seat) -> Option:
        return -1  # several are tied

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
    sheriff = town.sheriff
    if offer.is_nothing:
        return
    both = 1 << seat | 1 << sheriff
    town.pay(seat, sheriff, offer.dollars)
    town.dig(seat, sheriff, offer.nuggets)
    for kind in STORE.spread(offer.cards):
        town.pass_card(kind, seat, sheriff, both)
    for kind in DEEDS.spread(offer.deeds):
        town.pass_deed(kind, seat, sheriff, both)
    for kind in DEEDS.spread(offer.fenced):
        town.pass_deed(kind, FENCED + seat, FENCED + sheriff, EVERYONE)
    if town.watchers:
        town.tell("bribe-taken", "DT-41", {"seat": seat, "sheriff": sheriff})


# For each place, and each set of tied seats.
OFFERS: Final = at_places(Offers)
RAISES: Final = at_places(Raises)
NAMINGS: Final = at_places(NameWinner)
