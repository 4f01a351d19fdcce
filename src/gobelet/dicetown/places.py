"""II. The town: its places in order; the gold mine, the bank and the stagecoach (DT-20 to DT-23)."""

from typing import Any, Final

from gobelet.core.errors import Fact
from gobelet.core.names import MOST_SEATS, SEATS_OF, Option, Parts, Seat, Seats
from gobelet.core.step import Step
from gobelet.dicetown.bribes import NAMINGS, OFFERS, open_offers
from gobelet.dicetown.card_windows import Window, hold, in_hands, play
from gobelet.dicetown.cards import SPLIT
from gobelet.dicetown.holders import BANK, COACH, MINE
from gobelet.dicetown.option_table import MOST_DOLLARS, PLAYS
from gobelet.dicetown.seat_steps import SeatStep
from gobelet.dicetown.state import Town
from gobelet.dicetown.winners import NINES, best_by_face, best_hands, win


class Visit(Step[Town]):
    """DT-20. A location: won by most dice of its face or by the best hand; and what follows."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def operands(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, town: Town) -> None:
        place = town.edition.places[self.place]
        best = best_hands(town) if place.face < 0 else best_by_face(town, place.face)
        if not best:
            if town.watchers:
                town.tell("unclaimed", place.rule, {"place": place.name})
            town.then(place.unclaimed)
        elif best & (best - 1):
            if town.watchers:
                town.tell("tied", "DT-40", {"place": place.name, "seats": SEATS_OF[best]})
            self.tie(town, best)
        else:
            self.won(town, SEATS_OF[best][0])

    def tie(self, town: Town, tied: Seats) -> None:
        """DT-40. The Sheriff names the winner among the tied."""
        open_offers(town, OFFERS[self.place][tied], NAMINGS[self.place][tied])

    def won(self, town: Town, seat: Seat) -> None:
        win(town, self.place, seat)


class TakeNuggets(SeatStep):
    """DT-21. One nugget per 9; a short mine gives what is left."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        nuggets = min(town.dice[self.seat] >> 3 * NINES & 7, town.nuggets[MINE])
        if nuggets:
            town.dig(MINE, self.seat, nuggets)
            town.gain(self.seat)
        if town.watchers:
            town.tell("took-nuggets", "DT-21", {"seat": self.seat, "nuggets": nuggets})


class Again(SeatStep):
    """Dynamite, Unlimited Credits, Girls: what follows on the pile is done once more."""

    __slots__ = ("steps",)

    def __init__(self, seat: Seat, *steps: Step[Town]) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def made_with(self) -> tuple[Any, ...]:
        return (self.seat, *self.steps)

    def run(self, town: Town) -> None:
        town.then(self.steps)


class RobBank(SeatStep):
    """DT-22. All the money on the bank."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        dollars = town.dollars[BANK]
        if town.watchers:
            town.tell("robbed-bank", "DT-22", {"seat": self.seat, "dollars": dollars})
        if dollars:
            town.pay(BANK, self.seat, dollars)
            town.gain(self.seat)
            town.pile.append(SPLITS[self.seat][dollars])


class EvenSplit(Window):
    """DT-22. An opponent may claim half of what was robbed, rounded down."""

    __slots__ = ("dollars", "seat")
    id = "split"
    rule = "DT-22"

    def __init__(self, seat: Seat, dollars: int) -> None:
        self.seat: Final = seat
        self.dollars: Final = dollars

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.dollars)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "dollars": self.dollars, "half": self.dollars // 2}

    def fits(self, town: Town) -> int:
        return in_hands(town, SPLIT)

    def seats(self, town: Town) -> Seats:
        return town.armed() & ~(1 << self.seat)

    def plays(self, town: Town, seat: Seat) -> Parts:
        return (PLAYS[SPLIT],) if hold(town, seat, SPLIT) else ()

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        play(town, seat, SPLIT, HandOver(self.seat, seat, self.dollars // 2, "DT-22"), {"target": self.seat})


class HandOver(Step[Town]):
    """DT-22, DT-30. A player hands dollars over because of a card; no more than they have."""

    __slots__ = ("dollars", "giver", "rule", "taker")

    def __init__(self, giver: Seat, taker: Seat, dollars: int, rule: str) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.dollars: Final = dollars
        self.rule: Final = rule

    def operands(self) -> tuple[int, ...]:
        return (self.giver, self.taker, self.dollars)

    def made_with(self) -> tuple[Any, ...]:
        return (self.giver, self.taker, self.dollars, self.rule)

    def run(self, town: Town) -> None:
        dollars = min(self.dollars, town.dollars[self.giver])
        if dollars:
            town.pay(self.giver, self.taker, dollars)
            town.gain(self.taker)
        if town.watchers:
            town.tell("handed-over", self.rule, {"seat": self.giver, "taker": self.taker, "dollars": dollars})


SPLITS: Final = tuple(
    [tuple([EvenSplit(seat, dollars) for dollars in range(MOST_DOLLARS + 1)]) for seat in range(MOST_SEATS)]
)


class Stagecoach(Step[Town]):
    """DT-23. The stagecoach is nobody's: its money moves to the bank, for the next round."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        dollars = town.dollars[COACH]
        if dollars:
            town.pay(COACH, BANK, dollars)
            if town.watchers:
                town.tell("stagecoach", "DT-23", {"dollars": dollars, "bank": town.dollars[BANK]})
