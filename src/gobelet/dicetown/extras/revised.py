"""DT-6. Doc Badluck's cabinet: what the revised edition adds."""

from typing import ClassVar, Final

from gobelet.core.goods import SIZE, Back, move
from gobelet.core.names import Cards, Kind, Seat, Seats
from gobelet.core.step import Step
from gobelet.dicetown.cards import ELIXIRS
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.extras.extra import Annex, AnnexView
from gobelet.dicetown.state import Town

BOTTLES: Final = Back((1,) * len(ELIXIRS), ELIXIRS, number=4)

# Where an Elixir may be.
SHELF: Final = 0  # the pile
SPENT: Final = 1  # the discard
OPEN: Final = 2  # face up
OPENED: Final = 3  # being drunk


class Cabinet(Annex):
    """What the revised edition adds. Nothing in it is hidden: the pile has no order."""

    __slots__ = ("controlled", "elixirs")
    fields: ClassVar[dict[str, str]] = {"guarded": "public", "elixirs": "public", "controlled": "public"}

    def __init__(self, guarded: Seats, elixirs: list[Cards], controlled: Seats) -> None:
        super().__init__(guarded)
        self.elixirs = elixirs
        self.controlled = controlled  # DT-34: seats that have controlled a location this round

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
        self.guarded: Seats = cabinet.guarded
        self.elixirs: list[Cards] = cabinet.elixirs[:]
        self.controlled: Seats = cabinet.controlled

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


def draw_elixir(town: Town, taker: int) -> Kind:
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
        while elixirs[OPEN] >> SIZE < 2:
            kind = draw_elixir(town, OPEN)
            if town.watchers:
                town.tell("elixir-opened", "DT-6", {"elixir": ELIXIRS[kind]})


OPEN_ELIXIRS: Final = OpenElixirs()
