"""DX-10, DX-11, DX-18. Two actions at every location: first and second, and which seat takes which."""

from typing import Final

from gobelet.core.errors import Fact, Refused
from gobelet.core.names import SEATS_OF, Option, Parts, Seat, Seats
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.dicetown.bribes import OFFERS, NameWinner, Offers, Raises, open_offers
from gobelet.dicetown.option_table import ACTION
from gobelet.dicetown.places import Visit
from gobelet.dicetown.seat_steps import at_places
from gobelet.dicetown.state import Town
from gobelet.dicetown.winners import reasons

NOBODY: Final = -1


class VisitTwo(Visit):
    """DX-10. A location with two actions: its first and its second player."""

    __slots__ = ()

    def tie(self, town: Town, tied: Seats) -> None:
        open_offers(town, OFFERS[self.place][tied], FIRST_NAMINGS[self.place][tied])

    def won(self, town: Town, seat: Seat) -> None:
        find_second(town, self.place, seat, 0)


def strength(town: Town, place: int, seat: Seat) -> int:
    """How a seat stands at a place: by its dice of the face, or by its hand."""
    face = town.edition.places[place].face
    dice = town.dice[seat]
    return town.edition.ranks[dice] + 1 if face < 0 else dice >> 3 * face & 7


def next_best(town: Town, place: int, besides: Seat) -> Seats:
    """The best at a place except one seat, with at least one die of the face."""
    best, most = 0, 1
    for seat in SEATS_OF[town.others(besides)]:
        stands = strength(town, place, seat)
        if stands > most:
            best, most = 1 << seat, stands
        elif stands == most:
            best |= 1 << seat
    return best


def find_second(town: Town, place: int, first: Seat, tied: Seats) -> None:
    """DX-11. The second: another one of those tied for first, or otherwise one of the next best."""
    if town.seats == 2:  # DX-10: only the winner acts
        placed(town, place, first, NOBODY)
        return
    rest = tied & ~(1 << first) or next_best(town, place, first)
    if rest & (rest - 1):
        if town.watchers:
            facts: dict[str, Fact] = {"place": town.edition.places[place].name, "seats": SEATS_OF[rest]}
            town.tell("tied-second", "DX-11", facts)
        open_offers(town, SECOND_OFFERS[place][rest], NameSecond(place, rest, first))
    else:
        placed(town, place, first, SEATS_OF[rest][0] if rest else NOBODY)


class NameFirst(NameWinner):
    """DX-11. The Sheriff names the first; of two tied the other is second."""

    __slots__ = ()

    def named(self, town: Town, seat: Seat) -> None:
        find_second(town, self.place, seat, self.tied)


class NameSecond(NameWinner):
    """DX-11. The Sheriff names the second."""

    __slots__ = ("first",)
    id = "name-second"
    rule = "DX-11"

    def __init__(self, place: int, tied: Seats, first: Seat) -> None:
        super().__init__(place, tied)
        self.first: Final = first

    def operands(self) -> tuple[int, ...]:
        return (self.place, self.tied, self.first)

    def named(self, town: Town, seat: Seat) -> None:
        placed(town, self.place, self.first, seat)


class OffersForSecond(Offers):
    """DX-11. Each naming has its own bribes."""

    __slots__ = ()
    id = "offer-second"
    rule = "DX-11"

    def shown(self, town: Town) -> None:
        town.pile.append(SECOND_RAISES[self.place][self.tied])


class RaisesForSecond(Raises):
    __slots__ = ()
    id = "raise-second"
    rule = "DX-11"


FIRST_NAMINGS: Final = at_places(NameFirst)
SECOND_OFFERS: Final = at_places(OffersForSecond)
SECOND_RAISES: Final = at_places(RaisesForSecond)


def placed(town: Town, number: int, first: Seat, second: Seat) -> None:
    """DX-11. First and second are settled, bribes paid, before the first player chooses an action."""
    place = town.edition.places[number]
    if town.watchers:
        by_hand = place.face < 0
        town.tell("won-hand" if by_hand else "won", place.rule, reasons(town, place, first))
        if second >= 0:
            id = "second-hand" if by_hand else "second"
            town.tell(id, "DX-11", reasons(town, place, second))
    town.then((*place.settled, ChooseAction(number, first, second)))


class ChooseAction(Question[Town]):
    """DX-10. The first chooses one of the two actions; the second must take the other."""

    __slots__ = ("first", "place", "second")
    id = "choose-action"
    rule = "DX-10"

    def __init__(self, place: int, first: Seat, second: Seat) -> None:
        self.place: Final = place
        self.first: Final = first
        self.second: Final = second

    def operands(self) -> tuple[int, ...]:
        return (self.place, self.first, self.second)

    def facts(self, town: Town) -> dict[str, Fact]:
        place = town.edition.places[self.place]
        names = tuple([action.name for action in place.actions])
        return {"seat": self.first, "place": place.name, "actions": names, "target": self.second}

    def run(self, town: Town) -> None:
        options = self.options(town, self.first)
        if len(options) > 1:
            town.ask(self, 1 << self.first)
        else:
            self.choose(town, options[0] - ACTION)

    def options(self, town: Town, seat: Seat) -> Parts:
        if town.seats > 2:  # DX-18: also one that can't give anything
            return (ACTION, ACTION + 1)
        actions = town.edition.places[self.place].actions
        giving = [ACTION + number for number, action in enumerate(actions) if action.gives(town, self.first)]
        return tuple(giving) if giving else (ACTION, ACTION + 1)

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if ACTION <= option < ACTION + 2:
            action = town.edition.places[self.place].actions[option - ACTION]
            return Refused("action-gives-nothing", "DX-10", {"action": action.name})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        self.choose(town, answers[self.first][0] - ACTION)

    def choose(self, town: Town, number: int) -> None:
        """DX-10. The first's action is finished before the second's begins."""
        actions = town.edition.places[self.place].actions
        mine, other = actions[number], actions[1 - number]
        steps: tuple[Step[Town], ...] = (Begin(self.place, number, self.first), *mine.steps[self.first])
        if self.second >= 0:
            begin = Begin(self.place, 1 - number, self.second)
            steps = (*steps, begin, *other.steps[self.second])
        town.then(steps)


class Begin(Step[Town]):
    """Announce an action as it begins, and the seat that takes it."""

    __slots__ = ("action", "place", "seat")

    def __init__(self, place: int, action: int, seat: Seat) -> None:
        self.place: Final = place
        self.action: Final = action
        self.seat: Final = seat

    def operands(self) -> tuple[int, ...]:
        return (self.place, self.action, self.seat)

    def run(self, town: Town) -> None:
        if town.watchers:
            action = town.edition.places[self.place].actions[self.action]
            town.tell("takes-action", "DX-10", {"seat": self.seat, "action": action.name})
