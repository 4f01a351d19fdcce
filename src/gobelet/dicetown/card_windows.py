"""Windows: the moments at which a Store card may be played (DT-50 to DT-52, DT-56)."""

from typing import Any, Final

from gobelet.core.errors import Fact, Refused
from gobelet.core.names import MOST_SEATS, SEATS_OF, Kind, Option, Parts, Seat, Seats, clockwise
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.dicetown.cards import ALL_OUT, FIELD, ROWS, WANTED
from gobelet.dicetown.holders import DISCARD, EVERYONE
from gobelet.dicetown.memory import DISCARDED
from gobelet.dicetown.option_table import PASS, PASS_ONLY, PLAYS, TABLE
from gobelet.dicetown.state import Town


def in_hands(town: Town, kind: Kind) -> int:
    """DT-51. The card's field if a copy could be in a hand; 0 if all are publicly known to be out."""
    field = FIELD[kind]
    return field if town.known_store[DISCARDED] & field != ALL_OUT[kind] else 0


def hold(town: Town, seat: Seat, kind: Kind) -> bool:
    return town.store[seat] & FIELD[kind] != 0


def played(town: Town, seat: Seat, kind: Kind, facts: dict[str, Fact] | None = None, how: str = "") -> None:
    """DT-51. A played card is shown, and discarded."""
    town.pass_card(kind, seat, DISCARD, EVERYONE)
    if town.watchers:
        shown: dict[str, Fact] = {"seat": seat, "card": kind}
        shown.update(facts or {})
        name = ROWS[kind].name + how
        town.tell("played-" + name, ROWS[kind].rule, shown)


def play(
    town: Town,
    seat: Seat,
    kind: Kind,
    effect: Step[Town],
    facts: dict[str, Fact] | None = None,
    how: str = "",
) -> None:
    """DT-50. A card is played with its target named; then the Wanted window; then the effect."""
    played(town, seat, kind, facts, how)
    town.pile.append(effect)
    town.pile.append(WANTEDS[seat][kind])


class Window(Question[Town]):
    """DT-51, DT-52. All seats that could hold a fitting card are asked together; the first to play acts.

    The window opens again after a card was played, until all pass. Nobody sees which seats have
    answered, and an answer can't be taken back: the question must reveal nothing.
    """

    __slots__ = ()
    open_seats = False
    takeback = False

    def fits(self, town: Town) -> int:
        """The fields of the cards that could be played now, to public knowledge."""
        raise NotImplementedError

    def seats(self, town: Town) -> Seats:
        """The seats that could hold one, to public knowledge; called only if something fits."""
        raise NotImplementedError

    def plays(self, town: Town, seat: Seat) -> Parts:
        """The ways this seat can play, looking at its hand."""
        raise NotImplementedError

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        raise NotImplementedError

    def run(self, town: Town) -> None:
        fits = self.fits(town)
        if not fits:
            return
        seats = self.seats(town)
        if not seats:
            return
        if town.skip:
            store = town.store
            for seat in SEATS_OF[seats]:
                if store[seat] & fits:
                    town.ask(self, seats)
                    return
            town.serial += 1  # counts as asked: all could only pass
        else:
            town.ask(self, seats)

    def options(self, town: Town, seat: Seat) -> Parts:
        plays = self.plays(town, seat)
        return PASS_ONLY + plays if plays else PASS_ONLY

    def only(self, town: Town, seat: Seat) -> Option:
        return -1 if self.plays(town, seat) else PASS

    def default(self, town: Town, seat: Seat) -> Option:
        return PASS

    def settle(self, town: Town, answers: list[Parts]) -> None:
        seats = 0
        for seat, parts in enumerate(answers):
            if parts and parts[0] != PASS:
                seats |= 1 << seat
        if seats:
            first = clockwise(seats, town.sheriff)[0]
            town.pile.append(self)
            self.act(town, first, answers[first][0])

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        verb, kind = TABLE.read(option)
        if verb == "play" and town.edition.store & FIELD[kind]:
            if not hold(town, seat, kind):
                return Refused("card-not-held", self.rule, {"card": kind})
            return Refused("card-not-now", self.rule, {"card": kind})
        return super().refusal(town, seat, option)


class Wanted(Window):
    """DT-50. An opponent may cancel the card just played: the step under this one is its effect."""

    __slots__ = ("card", "seat")
    id = "wanted"
    rule = "DT-50"

    def __init__(self, seat: Seat, card: Kind) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "card": self.card}

    def fits(self, town: Town) -> int:
        return in_hands(town, WANTED)

    def seats(self, town: Town) -> Seats:
        return town.armed() & ~(1 << self.seat)

    def plays(self, town: Town, seat: Seat) -> Parts:
        return (PLAYS[WANTED],) if hold(town, seat, WANTED) else ()

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        town.pile.pop()  # this window does not open again: there is one Wanted
        town.pile.pop()  # the effect
        played(town, seat, WANTED, {"target": self.seat, "cancelled": self.card})


WANTEDS: Final = tuple(
    [tuple([Wanted(seat, card) for card in range(len(ROWS))]) for seat in range(MOST_SEATS)]
)


class OwnCard(Window):
    """DT-56. Asked once of the winner of a place, before anything is drawn or taken there."""

    __slots__ = ("card", "effect", "seat")
    id = "own-card"
    rule = "DT-56"

    def __init__(self, seat: Seat, card: Kind, effect: Step[Town]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.effect: Final = effect

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def made_with(self) -> tuple[Any, ...]:
        return (self.seat, self.card, self.effect)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "card": self.card}

    def fits(self, town: Town) -> int:
        return in_hands(town, self.card)

    def seats(self, town: Town) -> Seats:
        return 1 << self.seat if town.store[self.seat] else 0

    def plays(self, town: Town, seat: Seat) -> Parts:
        return (PLAYS[self.card],) if hold(town, seat, self.card) else ()

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        town.pile.pop()  # asked once
        play(town, seat, self.card, self.effect)
