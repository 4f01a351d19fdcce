"""DT-34, DT-53, DX-44. Choosing a player who can give something, and giving a card of their choice."""

from typing import Final

from gobelet.core.errors import Fact, Refused
from gobelet.core.goods import SIZE
from gobelet.core.names import SEATS_OF, Option, Parts, Seat, Seats
from gobelet.core.question import Question
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.option_table import CARDS_OF, DEED, NAME, kind_of
from gobelet.dicetown.seat_steps import SeatQuestion
from gobelet.dicetown.state import Town


class ChoosePlayer(SeatQuestion):
    """DT-53. Choose a player who can give something. With only one there is nothing to choose."""

    __slots__ = ()
    rule = "DT-53"

    def targets(self, town: Town) -> Seats:
        """The seats that can give something, to public knowledge."""
        raise NotImplementedError

    def chosen(self, town: Town, target: Seat) -> None:
        raise NotImplementedError

    def nobody(self, town: Town) -> None:
        """Nobody has anything to give."""
        if town.watchers:
            town.tell("nobody-gives", self.rule, {"seat": self.seat})

    def run(self, town: Town) -> None:
        targets = self.targets(town)
        if targets & (targets - 1):
            town.ask(self, 1 << self.seat)
        elif targets:
            self.chosen(town, SEATS_OF[targets][0])
        else:
            self.nobody(town)

    def options(self, town: Town, seat: Seat) -> Parts:
        return tuple([NAME + target for target in SEATS_OF[self.targets(town)]])

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if NAME <= option < NAME + town.seats:
            return Refused("nothing-to-give", "DT-53", {"target": option - NAME})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        self.chosen(town, answers[self.seat][0] - NAME)


def with_dollars(town: Town, seat: Seat) -> Seats:
    """The seats that could give this seat money."""
    return sum([1 << other for other in SEATS_OF[town.givers(seat)] if town.dollars[other]])


def with_cards(town: Town, seat: Seat) -> Seats:
    """The seats that could give this seat a Store card."""
    return sum([1 << other for other in SEATS_OF[town.givers(seat)] if town.store[other]])


def with_deeds(town: Town, seat: Seat) -> Seats:
    """The seats that could give this seat a deed from the hand."""
    return sum([1 << other for other in SEATS_OF[town.givers(seat)] if town.deeds[other]])


class GiveCard(Question[Town]):
    """DT-34. Which Store card to give. Asked even if several are alike, to keep that secret."""

    __slots__ = ("giver", "taker")
    id = "give-card"
    rule = "DT-34"

    def __init__(self, giver: Seat, taker: Seat) -> None:
        self.giver: Final = giver
        self.taker: Final = taker

    def operands(self) -> tuple[int, ...]:
        return (self.giver, self.taker)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.giver, "taker": self.taker}

    def run(self, town: Town) -> None:
        if self.number(town) > 1:
            town.ask(self, 1 << self.giver)
        else:
            self.give(town, self.options(town, self.giver)[0])

    def number(self, town: Town) -> int:
        """How many cards there are to choose from."""
        return town.store[self.giver] >> SIZE

    def options(self, town: Town, seat: Seat) -> Parts:
        return tuple([CARDS_OF[kind] for kind in STORE.distinct(town.store[self.giver])])

    def settle(self, town: Town, answers: list[Parts]) -> None:
        self.give(town, answers[self.giver][0])

    def give(self, town: Town, option: Option) -> None:
        """DT-54. Giver and receiver know which card it is."""
        kind = kind_of(option)
        both = 1 << self.giver | 1 << self.taker
        town.pass_card(kind, self.giver, self.taker, both)
        town.gain(self.taker)
        if town.watchers:
            town.tell("gave-card", self.rule, self.facts(town), {"card": kind}, both)


class GiveDeed(GiveCard):
    """DT-34. Which deed to give, from the hand."""

    __slots__ = ()
    id = "give-deed"

    def number(self, town: Town) -> int:
        return town.deeds[self.giver] >> SIZE

    def options(self, town: Town, seat: Seat) -> Parts:
        return tuple([DEED + kind for kind in DEEDS.distinct(town.deeds[self.giver])])

    def give(self, town: Town, option: Option) -> None:
        kind = kind_of(option)
        both = 1 << self.giver | 1 << self.taker
        town.pass_deed(kind, self.giver, self.taker, both)
        town.gain(self.taker)
        if town.watchers:
            town.tell("gave-deed", self.rule, self.facts(town), {"deed": kind}, both)
