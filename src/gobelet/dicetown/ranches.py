"""DX-2, DX-17, DX-50. Ranches, which are laid face up, and the Town Hall that gives them."""

from gobelet.core.names import Kind, Seat
from gobelet.core.step import Step
from gobelet.dicetown.cards import DEEDS, RANCH
from gobelet.dicetown.extras.extension import frontier
from gobelet.dicetown.holders import BOX, EVERYONE, FENCED, PILE
from gobelet.dicetown.state import Town
from gobelet.dicetown.town_hall import Refill, TakeDeeds, TakeTop


def names(lands: tuple[int, ...]) -> tuple[str, ...]:
    """Deeds and Ranches by name: a deed's name is its worth."""
    return tuple([DEEDS.kind_names[kind] for kind in lands])


class RemoveDeeds(Step[Town]):
    """DX-6. Some cards of the deed pile are removed, unseen."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        for _card in range(town.edition.removed):
            town.pass_deed(town.pick(DEEDS, town.deeds[PILE]), PILE, BOX, 0)


def take_land(town: Town, kind: Kind, giver: int, seat: Seat, seen: bool) -> None:
    """DX-50. A deed goes into the hand, seen by all or by its taker; a Ranch is laid face up."""
    if kind == RANCH:
        town.pass_deed(kind, giver, FENCED + seat, EVERYONE)
    else:
        town.pass_deed(kind, giver, seat, EVERYONE if seen else 1 << seat)
    frontier(town).note(seat, kind, seen or kind == RANCH)


class ClaimRow(TakeDeeds):
    """DX-17. As DT-31: the bottom card of the row and one more for each A."""

    __slots__ = ()

    def take(self, town: Town, kind: Kind, place: int) -> None:
        take_land(town, kind, place, self.seat, True)

    def announce(self, town: Town, taken: tuple[int, ...]) -> None:
        town.tell("took-land", "DX-17", {"seat": self.seat, "lands": names(taken)})


class DrawLand(TakeTop):
    """DX-17. The top card of the pile, unseen by the others unless it is a Ranch; also Corruption's card."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        seat = self.seat
        if town.deeds[PILE]:
            draw_land(town, seat, "DX-17")
        elif town.watchers:
            town.tell("pile-empty", "DX-17", {"seat": seat})


def draw_land(town: Town, seat: Seat, rule: str) -> None:
    """A card of the pile, which is not empty."""
    kind = town.pick(DEEDS, town.deeds[PILE])
    take_land(town, kind, PILE, seat, False)
    town.gain(seat)
    if town.watchers:
        if kind == RANCH:
            town.tell("took-ranch", rule, {"seat": seat})
        else:
            town.tell("took-top", rule, {"seat": seat}, {"deed": kind}, 1 << seat)


class RefillLand(Refill):
    """DX-17. The row slides down and is refilled with deeds and Ranches."""

    __slots__ = ()

    def announce(self, town: Town, turned: tuple[int, ...]) -> None:
        town.tell("refilled-land", "DX-17", {"lands": names(turned)})
