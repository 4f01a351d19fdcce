"""DT-6, DT-34 to DT-36 revised. Doc Badluck's cabinet: who controlled no location must drink an Elixir."""

from typing import ClassVar, Final

from gobelet.core.errors import Fact, Refused
from gobelet.core.goods import Back, move
from gobelet.core.kinds import MOST_SEATS, Cards, Option, Parts, Seat, Seats
from gobelet.core.step import Step
from gobelet.dicetown.annex import Annex, AnnexView
from gobelet.dicetown.doc import (
    Elixirs,
    OrderVisits,
    collect_dollars,
    collect_nuggets,
    fence_two,
    take_sample,
)
from gobelet.dicetown.edition import Edition, Flow
from gobelet.dicetown.giving import ChoosePlayer, GiveCard, GiveDeed, with_cards, with_deeds
from gobelet.dicetown.office import APPOINTMENTS
from gobelet.dicetown.reactions import play
from gobelet.dicetown.state import Town
from gobelet.dicetown.steps import SeatQuestion, SeatStep
from gobelet.dicetown.store import ELIXIR, ELIXIRS
from gobelet.dicetown.table import DRINK

BOTTLES: Final = Back((1,) * len(ELIXIRS))
TOP: Final = DRINK + len(ELIXIRS)  # drink the pile's top one

# Where an Elixir may be.
SHELF: Final = 0  # the pile
SPENT: Final = 1  # the discard
OPEN: Final = 2  # face up
OPENED: Final = 3  # being drunk


class Cabinet(Annex):
    """What the revised edition adds. Nothing in it is hidden but the order of the pile, which has none."""

    __slots__ = ("controlled", "elixirs")
    fields: ClassVar[dict[str, str]] = {"guarded": "public", "elixirs": "public", "controlled": "public"}

    def __init__(self, guarded: Seats, elixirs: list[Cards], controlled: Seats) -> None:
        super().__init__(guarded)
        self.elixirs = elixirs
        self.controlled = controlled  # DT-34: who has controlled a location this round

    def copy(self) -> "Cabinet":
        return Cabinet(self.guarded, self.elixirs[:], self.controlled)

    def text(self) -> str:
        return f" elixirs {self.elixirs} controlled {self.controlled} guarded {self.guarded}"

    def totals(self) -> tuple[int, ...]:
        return (sum(self.elixirs),)

    def seen_by(self, town: Town, seat: Seat | None) -> "CabinetView":
        return CabinetView(self)


class CabinetView(AnnexView):
    __slots__ = ("controlled", "elixirs", "guarded")

    def __init__(self, cabinet: Cabinet) -> None:
        super().__init__(0)
        self.guarded: Final = cabinet.guarded
        self.elixirs: Final = cabinet.elixirs[:]
        self.controlled: Final = cabinet.controlled

    def text(self) -> str:
        return f" | {self.elixirs} {self.controlled} {self.guarded}"

    def imagine(self, town: Town) -> Annex:
        return Cabinet(self.guarded, self.elixirs[:], self.controlled)


def stock(edition: Edition) -> Annex:
    """DT-6. All Elixirs in the pile."""
    return Cabinet(0, [edition.elixirs, 0, 0, 0], 0)


def cabinet(town: Town) -> Cabinet:
    annex = town.annex
    assert isinstance(annex, Cabinet)
    return annex


def draw_elixir(town: Town, taker: int) -> int:
    """DT-34. The pile's top Elixir; the discard is shuffled in when the pile is short."""
    elixirs = cabinet(town).elixirs
    if not elixirs[SHELF]:
        move(elixirs, SPENT, SHELF, elixirs[SPENT])
        if town.watchers:
            town.tell("elixirs-reshuffled", "DT-34", {})
    kind = town.pick(BOTTLES, elixirs[SHELF])
    move(elixirs, SHELF, taker, BOTTLES.one[kind])
    return kind


class OpenElixirs(Step[Town]):
    """DT-6, DT-34. Two Elixirs lie face up; what was drunk is discarded first."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        elixirs = cabinet(town).elixirs
        move(elixirs, OPENED, SPENT, elixirs[OPENED])
        while len(BOTTLES.spread(elixirs[OPEN])) < 2:
            kind = draw_elixir(town, OPEN)
            if town.watchers:
                town.tell("elixir-opened", "DT-6", {"elixir": ELIXIRS[kind]})


class Control(SeatStep):
    """DT-34. Winning a location is control, whatever it gives."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        cabinet(town).controlled |= 1 << self.seat


class CallDoc(Step[Town]):
    """DT-34. Who controlled no location must visit the Doc."""

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

    def receive(self, town: Town, visitors: list[Seat]) -> None:
        for visitor in reversed(visitors):
            town.then((ElixirFirst(visitor), DrinkElixir(visitor)))
        town.visits = []


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
    """DT-34. A chosen player gives you a Store card of his choice."""

    __slots__ = ()
    id = "friendship"
    rule = "DT-34"

    def targets(self, town: Town) -> Seats:
        return with_cards(town, self.seat)

    def chosen(self, town: Town, target: Seat) -> None:
        town.pile.append(GiveCard(target, self.seat))


class Domination(ChoosePlayer):
    """DT-34. A chosen player gives you a deed of his choice."""

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
OPEN_ELIXIRS: Final = OpenElixirs()
ORDER_ALL: Final = OrderAll()
