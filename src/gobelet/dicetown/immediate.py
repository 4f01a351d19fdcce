"""DT-55. Immediate cards, played as soon as they reach a player: Nervous Joe (revised), Gift, Swindler."""

from typing import ClassVar

from gobelet.core.errors import Fact
from gobelet.core.names import Kind, Seat, Seats
from gobelet.core.step import Step
from gobelet.dicetown import memory
from gobelet.dicetown.card_windows import play
from gobelet.dicetown.cards import GIFT, JOE, STORE, SWINDLER
from gobelet.dicetown.doc import collect_dollars
from gobelet.dicetown.giving import ChoosePlayer, GiveCard, with_cards, with_dollars
from gobelet.dicetown.places import HandOver
from gobelet.dicetown.seat_steps import SeatStep
from gobelet.dicetown.state import Town


class PlayAtOnce(ChoosePlayer):
    """DT-53, DT-55. An immediate card with a target; without any target it is played all the same."""

    __slots__ = ()
    id = "play-at-once"
    rule = "DT-55"
    card: ClassVar[Kind]

    def effect(self, town: Town, target: Seat) -> Step[Town]:
        raise NotImplementedError

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "card": self.card}

    def run(self, town: Town) -> None:
        """All see the card before its target is chosen."""
        memory.shown(STORE, town.known_store, town.seats, self.seat, STORE.one[self.card])
        if town.watchers:
            town.tell("shows-card", self.rule, {"seat": self.seat, "card": self.card})
        super().run(town)

    def chosen(self, town: Town, target: Seat) -> None:
        play(town, self.seat, self.card, self.effect(town, target), {"target": target})

    def nobody(self, town: Town) -> None:
        play(town, self.seat, self.card, NoEffect(), how="-in-vain")


class NoEffect(Step[Town]):
    """DT-53. A card without a target does nothing."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        """Nothing happens."""


class JoeAtOnce(PlayAtOnce):
    """DT-30, revised. Nervous Joe: a chosen player hands over $4."""

    __slots__ = ()
    card = JOE

    def targets(self, town: Town) -> Seats:
        return with_dollars(town, self.seat)

    def effect(self, town: Town, target: Seat) -> Step[Town]:
        return HandOver(target, self.seat, town.edition.joe, "DT-30")


class GiftAtOnce(PlayAtOnce):
    """DX-44. The Gift: a chosen player gives a Store card of their choice."""

    __slots__ = ()
    card = GIFT

    def targets(self, town: Town) -> Seats:
        return with_cards(town, self.seat)

    def effect(self, town: Town, target: Seat) -> Step[Town]:
        return GiveGift(target, self.seat)


class GiveGift(GiveCard):
    """DX-44. Which Store card to give."""

    __slots__ = ()
    rule = "DX-44"


class SwindlerAtOnce(SeatStep):
    """DX-45, DT-55. The Swindler has no target: all others pay."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        play(town, self.seat, SWINDLER, Swindle(self.seat))


class Swindle(SeatStep):
    """DX-45. Each other player gives $2."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        if with_dollars(town, self.seat):
            town.gain(self.seat)
        collect_dollars(town, self.seat, 2, "DX-45")
