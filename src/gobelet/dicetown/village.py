"""DI-2, DI-5. The village, where land is given for the Indian die; and Smoke Signals."""

from typing import Final

from gobelet.core.errors import Fact, Refused
from gobelet.core.names import Cards, Kind, Option, Parts, Seat, Seats
from gobelet.core.step import Step
from gobelet.dicetown.card_windows import Window, hold, in_hands, play
from gobelet.dicetown.cards import DEEDS, RANCH, SMOKE
from gobelet.dicetown.extras.extension import VILLAGE, frontier
from gobelet.dicetown.holders import BOX, EVERYONE, FENCED
from gobelet.dicetown.option_table import DEED, FENCED_DEED, PASS, PLAYS, kind_of
from gobelet.dicetown.round import is_final
from gobelet.dicetown.seat_steps import SeatQuestion, SeatStep
from gobelet.dicetown.state import Town


class OpenClaim(SeatStep):
    """DI-2. What this seat takes at the Town Hall from now on can be given back for the die."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        frontier(town).claims.append((self.seat, 0, 0))


class Village(Step[Town]):
    """DI-2. Town Hall's first, then its second, may give land for the die; otherwise a used die goes home."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        claims = frontier(town).claims
        asked: list[Step[Town]] = []
        if not is_final(town):
            asked = [GiveLand(seat) for seat, shown, hidden in claims if shown + hidden]
        town.then((*asked, GO_HOME))


class GoHome(Step[Town]):
    """DI-2. No one gives: a die that was used returns to the village."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        frontier(town).claims = []
        if frontier(town).die != VILLAGE:
            frontier(town).die = VILLAGE
            if town.watchers:
                town.tell("die-goes-home", "DI-2", {})


class GiveLand(SeatQuestion):
    """DI-2. Give back one deed or Ranch taken at the Town Hall this round, and take the die; or not."""

    __slots__ = ()
    id = "village"
    rule = "DI-2"

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "target": frontier(town).die}

    def run(self, town: Town) -> None:
        town.ask(self, 1 << self.seat)

    def claimed(self, town: Town) -> Cards:
        return sum([shown + hidden for seat, shown, hidden in frontier(town).claims if seat == self.seat])

    def options(self, town: Town, seat: Seat) -> Parts:
        kinds = DEEDS.distinct(self.claimed(town))
        return (PASS, *[FENCED_DEED + kind if kind == RANCH else DEED + kind for kind in kinds])

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if DEED <= option < FENCED_DEED + DEEDS.kinds:
            return Refused("land-not-taken-there", "DI-2", {})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        option = answers[self.seat][0]
        if option == PASS:
            if town.watchers:
                town.tell("kept-land", "DI-2", {"seat": self.seat})
            return
        give_land(town, self.seat, kind_of(option))
        while not isinstance(town.pile.pop(), GoHome):
            """The first to give ends the question, and the die does not go home."""


def give_land(town: Town, seat: Seat, kind: Kind) -> None:
    """DI-2. The card goes to the box, unseen by the others; a Ranch openly."""
    if kind == RANCH:
        town.pass_deed(kind, FENCED + seat, BOX, EVERYONE)
        if town.watchers:
            town.tell("gave-ranch-away", "DI-2", {"seat": seat})
    else:
        town.pass_deed(kind, seat, BOX, 1 << seat)
        if town.watchers:
            town.tell("gave-land-away", "DI-2", {"seat": seat}, {"deed": kind}, 1 << seat)
    frontier(town).claims = []
    take_die(town, seat, "DI-2")


def take_die(town: Town, seat: Seat, rule: str) -> None:
    frontier(town).die = seat
    if town.watchers:
        town.tell("took-die", rule, {"seat": seat})


class SmokeSignals(Window):
    """DI-5. At the end of a round, but not of the last one: take the die, from the village or its holder."""

    __slots__ = ()
    id = "smoke"
    rule = "DI-5"

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"target": frontier(town).die}

    def fits(self, town: Town) -> int:
        return 0 if is_final(town) else in_hands(town, SMOKE)

    def seats(self, town: Town) -> Seats:
        holder = frontier(town).die
        return town.armed() if holder == VILLAGE else town.armed() & ~(1 << holder)

    def plays(self, town: Town, seat: Seat) -> Parts:
        return (PLAYS[SMOKE],) if hold(town, seat, SMOKE) else ()

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        play(town, seat, SMOKE, TakeDie(seat), {"target": frontier(town).die})


class TakeDie(SeatStep):
    """DI-5. The die changes hands."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        take_die(town, self.seat, "DI-5")


GO_HOME: Final = GoHome()
