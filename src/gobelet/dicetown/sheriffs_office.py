"""DT-28 to DT-30, DX-16. The Sheriff's office: the badge, Nervous Joe and Marshall."""

from typing import Final

from gobelet.core.errors import Fact
from gobelet.core.names import MOST_SEATS, SEATS_OF, Option, Parts, Seat, Seats
from gobelet.core.step import Step
from gobelet.dicetown.card_windows import Window, hold, in_hands, play
from gobelet.dicetown.cards import JOE, MARSHALL
from gobelet.dicetown.option_table import JOE_ON, PLAYS
from gobelet.dicetown.places import HandOver
from gobelet.dicetown.seat_steps import SeatStep
from gobelet.dicetown.state import Town


class TakeBadge(SeatStep):
    """DT-28. The winner takes the badge, once the windows of Joe and Marshall are closed."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        if town.sheriff != self.seat:
            appoint(town, self.seat, "DT-28")
        elif town.watchers:
            town.tell("still-sheriff", "DT-28", {"seat": self.seat})


def appoint(town: Town, seat: Seat, rule: str) -> None:
    """A player becomes the new Sheriff: a badge newly taken is a gain."""
    town.sheriff = seat
    town.gain(seat)
    if town.watchers:
        town.tell("new-sheriff", rule, {"seat": seat})


class Office(Window):
    """DT-29, DT-30. At the Sheriff's: Nervous Joe, by anyone; Marshall, when the badge is about to move.

    `seat` is the winner, or -1 if nobody has a K or Marshall has kept the badge where it is.
    """

    __slots__ = ("seat",)
    id = "office"
    rule = "DT-30"

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def operands(self) -> tuple[int, ...]:
        return (self.seat,)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"winner": self.seat, "sheriff": town.sheriff}

    def joes(self, town: Town, seat: Seat) -> Parts:
        """DT-53. Players that Joe may ask for money: those who have some."""
        return tuple([JOE_ON + other for other in SEATS_OF[town.givers(seat)] if town.dollars[other]])

    def moves(self, town: Town) -> bool:
        return self.seat >= 0 and self.seat != town.sheriff

    def fits(self, town: Town) -> int:
        fits = in_hands(town, JOE)
        return fits | in_hands(town, MARSHALL) if self.moves(town) else fits

    def seats(self, town: Town) -> Seats:
        armed = town.armed()
        if self.moves(town) and in_hands(town, MARSHALL):
            return armed
        seats = 0
        for seat in SEATS_OF[armed]:
            if self.joes(town, seat):
                seats |= 1 << seat
        return seats

    def plays(self, town: Town, seat: Seat) -> Parts:
        joes = self.joes(town, seat) if hold(town, seat, JOE) else ()
        if self.moves(town) and hold(town, seat, MARSHALL):
            return (PLAYS[MARSHALL], *joes)
        return joes

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        if option == PLAYS[MARSHALL]:
            play(town, seat, MARSHALL, self.stop(), {"target": self.seat})
        else:
            target = option - JOE_ON
            play(town, seat, JOE, HandOver(target, seat, town.edition.joe, "DT-30"), {"target": target})

    def stop(self) -> Step[Town]:
        """What Marshall does."""
        return Stop()


class Stop(Step[Town]):
    """DT-29. The old Sheriff stays: what follows is the window again, for Joe, and no badge after it."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.pile.pop()  # the open window, which knew a winner
        town.pile.pop()  # the taking of the badge
        town.pile.append(OFFICES[-1])
        if town.watchers:
            town.tell("badge-stays", "DT-29", {"seat": town.sheriff})


class JoesHour(Office):
    """DX-16. Once first and second are settled, before the first chooses: Nervous Joe alone."""

    __slots__ = ()
    id = "joe"


class Appointment(Office):
    """DT-29 revised, DX-16. A player is about to become the new Sheriff: Marshall alone."""

    __slots__ = ()
    id = "marshall"
    rule = "DT-29"

    def fits(self, town: Town) -> int:
        return in_hands(town, MARSHALL) if self.moves(town) else 0

    def seats(self, town: Town) -> Seats:
        return town.armed()

    def plays(self, town: Town, seat: Seat) -> Parts:
        return (PLAYS[MARSHALL],) if hold(town, seat, MARSHALL) else ()

    def stop(self) -> Step[Town]:
        return StopThere()


class StopThere(Step[Town]):
    """DT-29. The old Sheriff stays, and nothing follows."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.pile.pop()  # the open window
        town.pile.pop()  # the taking of the badge
        if town.watchers:
            town.tell("badge-stays", "DT-29", {"seat": town.sheriff})


JOES_HOUR: Final = JoesHour(-1)
APPOINTMENTS: Final = tuple([(Appointment(seat), TakeBadge(seat)) for seat in range(MOST_SEATS)])
OFFICES: Final = (*[Office(seat) for seat in range(MOST_SEATS)], Office(-1))  # the last for nobody
