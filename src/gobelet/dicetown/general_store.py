"""DT-24 to DT-26. The General Store: draw, keep one, discard the others."""

from typing import Final

from gobelet.core.errors import Fact
from gobelet.core.goods import SIZE, move
from gobelet.core.names import MOST_SEATS, Kind, Parts, Seat, Seats
from gobelet.dicetown import memory
from gobelet.dicetown.cards import STORE
from gobelet.dicetown.holders import DECK, DISCARD, DRAWN
from gobelet.dicetown.option_table import CARDS_OF, kind_of
from gobelet.dicetown.seat_steps import SeatQuestion, SeatStep
from gobelet.dicetown.state import Town
from gobelet.dicetown.winners import JACKS


def draw_card(town: Town, seers: Seats, taker: int) -> Kind:
    """DT-26. The Store's top card, the discard shuffled in when the deck is out; -1 if both are empty."""
    if not town.store[DECK]:
        discard = town.store[DISCARD]
        if not discard:
            return -1
        move(town.store, DISCARD, DECK, discard)
        memory.reshuffled(town.known_store, town.seats)
        if town.watchers:
            town.tell("reshuffled", "DT-26", {"number": discard >> SIZE})
    kind = town.pick(STORE, town.store[DECK])
    town.pass_card(kind, DECK, taker, seers)
    return kind


def arrived(town: Town, seat: Seat, kind: Kind) -> None:
    """DT-55. A card has reached a player: an immediate one is played at once."""
    if kind in town.edition.immediate:
        town.pile.append(town.edition.immediate[kind][seat])


class DrawAtStore(SeatStep):
    """DT-24, DT-25. Draw one card per J and keep one; in the first round, twice."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        if town.round == 1:
            town.pile.append(DRAWS[self.seat])
        town.pile.append(DRAWS[self.seat])


class Draw(SeatStep):
    """DT-24. Draw one card per J."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        seat = self.seat
        drawn: list[int] = []
        for _jack in range(town.dice[seat] >> 3 * JACKS & 7):
            kind = draw_card(town, 1 << seat, DRAWN)
            if kind >= 0:
                drawn.append(kind)
        if town.watchers:
            town.tell(
                "drew", "DT-24", {"seat": seat, "number": len(drawn)}, {"cards": tuple(drawn)}, 1 << seat
            )
        if len(drawn) == 1:
            keep_drawn(town, seat, drawn[0])
        elif drawn:
            town.ask(KEEP_ONES[seat], 1 << seat)


class KeepOne(SeatQuestion):
    """DT-24. Keep one of the cards drawn. Asked even if they are alike: only the drawer knows that."""

    __slots__ = ()
    id = "keep-one"
    rule = "DT-24"

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "number": town.store[DRAWN] >> SIZE}

    def options(self, town: Town, seat: Seat) -> Parts:
        return CARDS.of(town.store[DRAWN])

    def settle(self, town: Town, answers: list[Parts]) -> None:
        keep_drawn(town, self.seat, kind_of(answers[self.seat][0]))


def keep_drawn(town: Town, seat: Seat, kind: Kind) -> None:
    """DT-24. One card into the hand, the others onto the discard, face down."""
    town.pass_card(kind, DRAWN, seat, 1 << seat)
    rejected = STORE.spread(town.store[DRAWN])
    for other in rejected:
        town.pass_card(other, DRAWN, DISCARD, 1 << seat)
    town.gain(seat)
    if town.watchers:
        town.tell("kept-card", "DT-24", {"seat": seat, "number": len(rejected)}, {"card": kind}, 1 << seat)
    arrived(town, seat, kind)


CARDS: Final = STORE.listing(CARDS_OF, False)
DRAWS: Final = tuple([Draw(seat) for seat in range(MOST_SEATS)])
KEEP_ONES: Final = tuple([KeepOne(seat) for seat in range(MOST_SEATS)])
