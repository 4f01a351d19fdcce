"""DX-12, DX-30, DX-31. The river: draw a card, show it, apply it, remove it from the game."""

from typing import Final

from gobelet.core.errors import Fact, Refused
from gobelet.core.goods import SIZE, move
from gobelet.core.names import Kind, Option, Parts, Seat
from gobelet.dicetown import memory
from gobelet.dicetown.cards import STORE
from gobelet.dicetown.extras.extension import ABOVE, CURRENT, GONE, STREAM, frontier
from gobelet.dicetown.general_store import arrived
from gobelet.dicetown.holders import BANK, DISCARD, MINE
from gobelet.dicetown.option_table import CARDS_OF, FIND, kind_of
from gobelet.dicetown.seat_steps import SeatQuestion, SeatStep
from gobelet.dicetown.sheriffs_office import appoint
from gobelet.dicetown.state import Town
from gobelet.dicetown.unprinted_values import FINDS

NUGGETS: Final = {"nuggets-2": 2, "nuggets-5": 5}
WALLET: Final = 3  # dollars


def next_card(town: Town) -> Kind:
    """The top card of the river, which is not empty, removed from the game."""
    land = frontier(town)
    if land.tops:
        kind = land.tops[-1]
        take_off(town, kind)
    else:
        kind = town.pick(CURRENT, land.river[STREAM])
        move(land.river, STREAM, GONE, CURRENT.one[kind])
    return kind


def take_off(town: Town, kind: Kind) -> None:
    """Remove one of the cards on top of the river. After the last one, no seat knows the top."""
    land = frontier(town)
    others = list(land.tops)
    others.remove(kind)
    land.tops = tuple(others)
    if not others:
        land.seer = -1
    move(land.river, ABOVE, GONE, CURRENT.one[kind])


class PanRiver(SeatStep):
    """DX-12. Draw a River card, show it, apply it. An empty river gives nothing."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        if frontier(town).left():
            found(town, self.seat, next_card(town), "DX-12")
        elif town.watchers:
            town.tell("river-empty", "DX-31", {"seat": self.seat})


def found(town: Town, seat: Seat, kind: Kind, rule: str) -> None:
    """DX-30, DX-31. A find is shown and applied; a short source gives what is left."""
    find = FINDS[kind]
    if town.watchers:
        town.tell("found", rule, {"seat": seat, "find": find})
    if find in NUGGETS:
        nuggets = min(NUGGETS[find], town.nuggets[MINE])
        if nuggets:
            town.dig(MINE, seat, nuggets)
            town.gain(seat)
        if town.watchers:
            town.tell("found-nuggets", "DX-30", {"seat": seat, "nuggets": nuggets})
    elif find == "wallet":
        dollars = min(WALLET, town.dollars[BANK])
        if dollars:
            town.pay(BANK, seat, dollars)
            town.gain(seat)
        if town.watchers:
            town.tell("found-dollars", "DX-30", {"seat": seat, "dollars": dollars})
    elif find == "star":
        if town.sheriff != seat:
            appoint(town, seat, "DX-30")
        elif town.watchers:
            town.tell("still-sheriff", "DX-30", {"seat": seat})
    elif find == "voucher":
        town.pile.append(UseVoucher(seat))
    elif find == "discoveries":
        town.pile.append(Explore(seat))


# --- DX-30: the Voucher ------------------------------------------------------------------------------------


class UseVoucher(SeatQuestion):
    """DX-30. Look through the Store discard and take one card, which only the taker sees."""

    __slots__ = ()
    id = "voucher"
    rule = "DX-30"

    def run(self, town: Town) -> None:
        discard = town.store[DISCARD]
        memory.looked(STORE, town.known_store, self.seat, DISCARD, discard)
        if discard and town.watchers:
            facts: dict[str, Fact] = {"seat": self.seat, "number": discard >> SIZE}
            town.tell("looked-through", "DX-30", facts, {"cards": STORE.spread(discard)}, 1 << self.seat)
        if discard >> SIZE > 1:
            town.ask(self, 1 << self.seat)
        elif discard:
            self.take(town, STORE.nth(discard, 0))
        elif town.watchers:
            town.tell("discard-empty", "DX-30", {"seat": self.seat})

    def options(self, town: Town, seat: Seat) -> Parts:
        return tuple([CARDS_OF[kind] for kind in STORE.distinct(town.store[DISCARD])])

    def settle(self, town: Town, answers: list[Parts]) -> None:
        self.take(town, kind_of(answers[self.seat][0]))

    def take(self, town: Town, kind: Kind) -> None:
        town.pass_card(kind, DISCARD, self.seat, 1 << self.seat)
        town.gain(self.seat)
        if town.watchers:
            town.tell("took-discarded", "DX-30", {"seat": self.seat}, {"card": kind}, 1 << self.seat)
        arrived(town, self.seat, kind)


# --- DX-31: Discoveries ------------------------------------------------------------------------------------


class Explore(SeatStep):
    """DX-31. Draw three River cards, or as many as are left, seen by the drawer only; apply one."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        land = frontier(town)
        drawn: list[int] = []
        while len(drawn) < 3 and land.river[STREAM]:
            kind = town.pick(CURRENT, land.river[STREAM])
            move(land.river, STREAM, ABOVE, CURRENT.one[kind])
            drawn.append(kind)
        land.tops = tuple(sorted(drawn))
        land.seer = self.seat if drawn else -1
        if town.watchers:
            finds = tuple([FINDS[kind] for kind in drawn])
            facts: dict[str, Fact] = {"seat": self.seat, "number": len(drawn)}
            town.tell("explored", "DX-31", facts, {"finds": finds}, 1 << self.seat)
        if len(drawn) == 1:
            apply_one(town, self.seat, drawn[0])
        elif drawn:
            town.ask(ChooseFind(self.seat), 1 << self.seat)


class ChooseFind(SeatQuestion):
    """DX-31. Which of the cards drawn to apply. Asked even if they are alike: only the drawer knows that."""

    __slots__ = ()
    id = "choose-find"
    rule = "DX-31"

    def options(self, town: Town, seat: Seat) -> Parts:
        return tuple([FIND + kind for kind in sorted(set(frontier(town).tops))])

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if FIND <= option < FIND + len(FINDS):
            return Refused("find-not-drawn", self.rule, {"find": FINDS[option - FIND]})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        apply_one(town, self.seat, answers[self.seat][0] - FIND)


def apply_one(town: Town, seat: Seat, kind: Kind) -> None:
    """DX-31. One is applied, shown, and removed; then the others go back on top."""
    take_off(town, kind)
    if len(frontier(town).tops) > 1:
        town.pile.append(OrderTops(seat))
    found(town, seat, kind, "DX-31")


class OrderTops(ChooseFind):
    """DX-31. Which of the two others comes next; the other one lies below it."""

    __slots__ = ()
    id = "order-river"

    def run(self, town: Town) -> None:
        town.ask(self, 1 << self.seat)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        land = frontier(town)
        first = answers[self.seat][0] - FIND
        below = list(land.tops)
        below.remove(first)
        land.tops = (*below, first)
        if town.watchers:
            finds = (FINDS[first], FINDS[below[0]])
            town.tell("put-back", "DX-31", {"seat": self.seat}, {"finds": finds}, 1 << self.seat)
