"""DT-34 to DT-36, revised. Doc Badluck: players who controlled no location must drink an Elixir."""

from typing import Final

from gobelet.core.errors import Fact, Refused
from gobelet.core.goods import move
from gobelet.core.names import MOST_SEATS, Option, Parts, Seat, Seats
from gobelet.core.step import Step
from gobelet.dicetown.card_windows import play
from gobelet.dicetown.cards import ELIXIR, ELIXIRS
from gobelet.dicetown.doc import (
    Elixirs,
    OrderVisits,
    collect_dollars,
    collect_nuggets,
    fence_two,
    take_sample,
)
from gobelet.dicetown.edition import Flow
from gobelet.dicetown.extras.revised import BOTTLES, OPEN, OPEN_ELIXIRS, OPENED, cabinet, draw_elixir
from gobelet.dicetown.giving import ChoosePlayer, GiveCard, GiveDeed, with_cards, with_deeds
from gobelet.dicetown.option_table import DRINK
from gobelet.dicetown.seat_steps import SeatQuestion, SeatStep
from gobelet.dicetown.sheriffs_office import APPOINTMENTS
from gobelet.dicetown.state import Town

TOP: Final = DRINK + len(ELIXIRS)  # drink the pile's top one


class Control(SeatStep):
    """DT-34. Winning a location is control, whatever it gives."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        cabinet(town).controlled |= 1 << self.seat


class CallDoc(Step[Town]):
    """DT-34. Players who controlled no location must visit the Doc."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        controlled = cabinet(town).controlled
        town.visits = [seat for seat in range(town.seats) if not controlled >> seat & 1]
        cabinet(town).controlled = 0
        if town.visits:
            if town.watchers:
                town.tell("must-visit", "DT-34", {"seats": tuple(town.visits)})
            town.pile.append(ORDER_ALL)


class OrderAll(OrderVisits):
    """DT-35, DT-36. The Sheriff orders the visits; before each there is the Elixir card's window."""

    __slots__ = ()

    def visit(self, visitor: Seat) -> tuple[Step[Town], ...]:
        return (ElixirFirst(visitor), DrinkElixir(visitor))


class ElixirFirst(Elixirs):
    """DT-36, revised. Before a visit the Elixir card may be played: its own visit is resolved first."""

    __slots__ = ("visitor",)
    id = "elixir-first"

    def __init__(self, visitor: Seat) -> None:
        self.visitor: Final = visitor

    def operands(self) -> tuple[int, ...]:
        return (self.visitor,)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.visitor}

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        play(town, seat, ELIXIR, DrinkElixir(seat))


class DrinkElixir(SeatQuestion):
    """DT-34. Choose one of the two face-up Elixirs or the pile's top; resolve it; discard it."""

    __slots__ = ()
    id = "drink"
    rule = "DT-34"

    def run(self, town: Town) -> None:
        town.ask(self, 1 << self.seat)

    def options(self, town: Town, seat: Seat) -> Parts:
        opened = BOTTLES.distinct(cabinet(town).elixirs[OPEN])
        return (*[DRINK + kind for kind in opened], TOP)

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if DRINK <= option < TOP:
            return Refused("elixir-not-open", "DT-34", {"elixir": ELIXIRS[option - DRINK]})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        option = answers[self.seat][0]
        if option == TOP:
            kind = draw_elixir(town, OPENED)
        else:
            kind = option - DRINK
            move(cabinet(town).elixirs, OPEN, OPENED, BOTTLES.one[kind])
        if town.watchers:
            town.tell("drank", "DT-34", {"seat": self.seat, "elixir": ELIXIRS[kind]})
        town.then((*EFFECTS[kind][self.seat], OPEN_ELIXIRS))


# --- the effects; what can't be done is skipped, and payers give what they have (DT-35) --------------------


class Wealth(SeatStep):
    """DT-34. Each other player gives you $2."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        collect_dollars(town, self.seat, 2, "DT-34")


class Charm(SeatStep):
    """DT-34. Each other player gives you a nugget."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        collect_nuggets(town, self.seat, "DT-34")


class Fortune(SeatStep):
    """DT-34. The Store's top card."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        take_sample(town, self.seat, "DT-34")


class Protection(SeatStep):
    """DT-34. Fence two deeds of your hand."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        fence_two(town, self.seat)


class Friendship(ChoosePlayer):
    """DT-34. A chosen player gives you a Store card of their choice."""

    __slots__ = ()
    id = "friendship"
    rule = "DT-34"

    def targets(self, town: Town) -> Seats:
        return with_cards(town, self.seat)

    def chosen(self, town: Town, target: Seat) -> None:
        town.pile.append(GiveCard(target, self.seat))


class Domination(ChoosePlayer):
    """DT-34. A chosen player gives you a deed of their choice."""

    __slots__ = ()
    id = "domination"
    rule = "DT-34"

    def targets(self, town: Town) -> Seats:
        return with_deeds(town, self.seat)

    def chosen(self, town: Town, target: Seat) -> None:
        town.pile.append(GiveDeed(target, self.seat))


_SEATS: Final = range(MOST_SEATS)
# For each Elixir, what it does for each seat. Power takes the badge, unless a Marshall is called (DT-29).
EFFECTS: Final[tuple[tuple[Flow, ...], ...]] = (
    tuple([(Wealth(seat),) for seat in _SEATS]),
    tuple([(Charm(seat),) for seat in _SEATS]),
    tuple([(Fortune(seat),) for seat in _SEATS]),
    APPOINTMENTS,
    tuple([(Protection(seat),) for seat in _SEATS]),
    tuple([(Friendship(seat),) for seat in _SEATS]),
    tuple([(Domination(seat),) for seat in _SEATS]),
)
ORDER_ALL: Final = OrderAll()
