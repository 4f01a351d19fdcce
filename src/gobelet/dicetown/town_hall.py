"""DT-31. The Town Hall: deeds for the best hand."""

from typing import Any, Final

from gobelet.core.goods import move
from gobelet.core.names import Kind, Seat
from gobelet.core.step import Step
from gobelet.dicetown.card_windows import OwnCard, in_hands
from gobelet.dicetown.cards import CORRUPTION, DEEDS
from gobelet.dicetown.holders import EVERYONE, PILE, ROW
from gobelet.dicetown.seat_steps import SeatStep
from gobelet.dicetown.state import Town
from gobelet.dicetown.winners import ACES


class TakeDeeds(SeatStep):
    """DT-31. The bottom deed of the row and one more for each A, three at most, no more than lie there."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        seat = self.seat
        wanted = min(1 + (town.dice[seat] >> 3 * ACES & 7), town.edition.most_deeds)
        taken: list[int] = []
        for place in range(ROW, ROW + town.edition.row):
            if town.deeds[place] and len(taken) < wanted:
                kind = DEEDS.nth(town.deeds[place], 0)
                self.take(town, kind, place)
                taken.append(kind)
        if taken:
            town.gain(seat)
        if town.watchers:
            self.announce(town, tuple(taken))

    def take(self, town: Town, kind: Kind, place: int) -> None:
        town.pass_deed(kind, place, self.seat, EVERYONE)

    def announce(self, town: Town, taken: tuple[int, ...]) -> None:
        town.tell("took-deeds", "DT-31", {"seat": self.seat, "titles": taken})


class Bribery(OwnCard):
    """DT-31. Corruption, if the pile is not empty."""

    __slots__ = ()

    def fits(self, town: Town) -> int:
        return in_hands(town, CORRUPTION) if town.deeds[PILE] else 0


class TakeTop(SeatStep):
    """DT-31. Corruption: after the row's deeds also the pile's top card, unseen by the others."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        seat = self.seat
        kind = town.pick(DEEDS, town.deeds[PILE])
        town.pass_deed(kind, PILE, seat, 1 << seat)
        town.gain(seat)
        if town.watchers:
            town.tell("took-top", "DT-31", {"seat": seat}, {"deed": kind}, 1 << seat)


class Corrupt(SeatStep):
    """DT-31. Corruption stands: its card comes after the row's deeds, before the refill."""

    __slots__ = ("take",)

    def __init__(self, seat: Seat, take: Step[Town]) -> None:
        super().__init__(seat)
        self.take: Final = take

    def made_with(self) -> tuple[Any, ...]:
        return (self.seat, self.take)

    def run(self, town: Town) -> None:
        town.pile.insert(len(town.pile) - 1, self.take)


class Refill(Step[Town]):
    """DT-31. The row slides down and is refilled from the pile."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        deeds = town.deeds
        free = ROW
        for place in range(ROW, ROW + town.edition.row):
            if deeds[place]:
                if place != free:
                    move(deeds, place, free, deeds[place])
                free += 1
        turned: list[int] = []
        while free < ROW + town.edition.row and deeds[PILE]:
            kind = town.pick(DEEDS, deeds[PILE])
            town.pass_deed(kind, PILE, free, EVERYONE)
            turned.append(kind)
            free += 1
        if turned and town.watchers:
            self.announce(town, tuple(turned))

    def announce(self, town: Town, turned: tuple[int, ...]) -> None:
        town.tell("refilled", "DT-31", {"titles": turned})
