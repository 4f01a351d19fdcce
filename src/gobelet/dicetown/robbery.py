"""DX-15, DX-47, DX-48. Robbing at the saloon where there are Ranches, Whisky and Insurance."""

from typing import Any, Final

from gobelet.core.errors import Fact, Refused
from gobelet.core.goods import SIZE
from gobelet.core.names import MOST_SEATS, SEATS_OF, Option, Parts, Seat, Seats
from gobelet.core.step import Step
from gobelet.dicetown.card_windows import Window, hold, in_hands, play
from gobelet.dicetown.cards import INSURANCE, RANCH, WHISKY
from gobelet.dicetown.extras.extension import ranches
from gobelet.dicetown.general_store import arrived, draw_card
from gobelet.dicetown.holders import EVERYONE, FENCED, PILE
from gobelet.dicetown.option_table import PLAYS, ROB
from gobelet.dicetown.ranches import draw_land
from gobelet.dicetown.saloon import Rob, RobSeat, Victim
from gobelet.dicetown.seat_steps import SeatStep
from gobelet.dicetown.state import Town


class RobAnyone(Rob):
    """DX-15. Rob as DT-27, with its own windows for Whisky and Insurance (DX-48)."""

    __slots__ = ()

    def victim(self) -> Victim:
        return ANYONE[self.seat]


class Anyone(Victim):
    """DX-47. The player to rob: with cards in hand, or with Ranches only if the thief could hold Whisky."""

    __slots__ = ()

    def options(self, town: Town, seat: Seat) -> Parts:
        victims: list[int] = []
        thirsty = town.store[seat] != 0 and in_hands(town, WHISKY) != 0
        for other in SEATS_OF[town.prey(seat)]:
            if town.store[other] or town.deeds[other] or (thirsty and ranches(town, other)):
                victims.append(ROB + other)
        return tuple(victims)

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if ROB <= option < ROB + town.seats:
            victim = option - ROB
            if town.annex.guarded >> victim & 1:
                return Refused("guarded", "DI-4", {"target": victim})
            return Refused("nothing-to-rob", "DT-53", {"target": victim})
        return super().refusal(town, seat, option)

    def chosen(self, town: Town, victim: Seat) -> None:
        """DX-47, DX-48. On naming the victim Whisky; then the draw; then Insurance for what was lost."""
        town.then((Whisky(self.seat, victim), DrawFrom(self.seat, victim)))


class Whisky(Window):
    """DX-47. Before any draw: take a Ranch from the victim, instead of the whole draw."""

    __slots__ = ("seat", "victim")
    id = "whisky"
    rule = "DX-47"

    def __init__(self, seat: Seat, victim: Seat) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.victim)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "victim": self.victim}

    def fits(self, town: Town) -> int:
        return in_hands(town, WHISKY) if ranches(town, self.victim) else 0

    def seats(self, town: Town) -> Seats:
        return 1 << self.seat if town.store[self.seat] else 0

    def plays(self, town: Town, seat: Seat) -> Parts:
        return (PLAYS[WHISKY],) if hold(town, seat, WHISKY) else ()

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        play(town, seat, WHISKY, TakeRanch(seat, self.victim), {"victim": self.victim})


class TakeRanch(Step[Town]):
    """DX-47. A Ranch changes hands, and stays open; nothing is drawn."""

    __slots__ = ("seat", "victim")

    def __init__(self, seat: Seat, victim: Seat) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.victim)

    def run(self, town: Town) -> None:
        town.pile.pop()  # the window
        town.pile.pop()  # the draw
        town.pass_deed(RANCH, FENCED + self.victim, FENCED + self.seat, EVERYONE)
        town.gain(self.seat)
        if town.watchers:
            town.tell("stole-ranch", "DX-47", {"seat": self.seat, "victim": self.victim})
        town.pile.append(Insurance(self.victim, True))


class DrawFrom(RobSeat):
    """DT-27, DX-47. Draw from the victim's hand; from a player with Ranches only, nothing is drawn."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        if town.hand_size(self.victim):
            town.pile.append(Loss(self.victim, town.store[self.victim] >> SIZE))
            super().run(town)
        elif town.watchers:
            town.tell("robbed-in-vain", "DX-47", {"seat": self.seat, "victim": self.victim})


class Loss(SeatStep):
    """DX-48. A card was stolen: by the number of Store cards before, it was one of them or a deed."""

    __slots__ = ("cards",)

    def __init__(self, seat: Seat, cards: int) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.cards)

    def run(self, town: Town) -> None:
        town.pile.append(Insurance(self.seat, town.store[self.seat] >> SIZE == self.cards))


class Insurance(Window):
    """DX-48. The robbed player may draw a card of the kind they lost: a Store card, or a deed."""

    __slots__ = ("deed", "seat")
    id = "insurance"
    rule = "DX-48"

    def __init__(self, seat: Seat, deed: bool) -> None:
        self.seat: Final = seat
        self.deed: Final = deed

    def operands(self) -> tuple[int, ...]:
        return (self.seat, int(self.deed))

    def made_with(self) -> tuple[Any, ...]:
        return (self.seat, self.deed)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "back": "deed" if self.deed else "card"}

    def fits(self, town: Town) -> int:
        return in_hands(town, INSURANCE)

    def seats(self, town: Town) -> Seats:
        return 1 << self.seat if town.store[self.seat] else 0

    def plays(self, town: Town, seat: Seat) -> Parts:
        return (PLAYS[INSURANCE],) if hold(town, seat, INSURANCE) else ()

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        play(town, seat, INSURANCE, town.edition.insurance[seat][self.deed])


class Indemnify(Step[Town]):
    """DX-48. A card from the Store's deck, or from the deed pile; an empty one gives nothing."""

    __slots__ = ("deed", "seat")

    def __init__(self, seat: Seat, deed: bool) -> None:
        self.seat: Final = seat
        self.deed: Final = deed

    def operands(self) -> tuple[int, ...]:
        return (self.seat, int(self.deed))

    def made_with(self) -> tuple[Any, ...]:
        return (self.seat, self.deed)

    def run(self, town: Town) -> None:
        seat = self.seat
        if self.deed:
            if town.deeds[PILE]:
                draw_land(town, seat, "DX-48")
            elif town.watchers:
                town.tell("pile-empty", "DX-48", {"seat": seat})
            return
        kind = draw_card(town, 1 << seat, seat)  # never in vain: the played Insurance can be shuffled in
        town.gain(seat)
        if town.watchers:
            town.tell("got-card", "DX-48", {"seat": seat}, {"card": kind}, 1 << seat)
        arrived(town, seat, kind)


class IndemnifyOnce(Indemnify):
    """DX-48. A robbery pays out one Insurance: a copy that was shuffled in and drawn serves a later one."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.pile.pop()  # the window
        super().run(town)


ANYONE: Final = tuple([Anyone(seat) for seat in range(MOST_SEATS)])
