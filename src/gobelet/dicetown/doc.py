"""DT-33, DT-35, DT-36. Doc Badluck, as in 2009: a visit for those who gained nothing."""

from typing import Final

from gobelet.core.errors import Fact
from gobelet.core.goods import SIZE
from gobelet.core.names import MOST_SEATS, SEATS_OF, Option, Parts, Seat, Seats
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.dicetown.card_windows import Window, hold, in_hands, play
from gobelet.dicetown.cards import DEEDS, ELIXIR
from gobelet.dicetown.general_store import arrived, draw_card
from gobelet.dicetown.holders import EVERYONE, FENCED
from gobelet.dicetown.option_table import DEED, NAME, PASS, PLAYS, REMEDY
from gobelet.dicetown.seat_steps import SeatQuestion, SeatStep
from gobelet.dicetown.state import Town
from gobelet.dicetown.winners import ACES, JACKS, KINGS, NINES, QUEENS, TENS

FENCE: Final = 0
SAMPLE: Final = 1
COLLECT: Final = 2
CHARM: Final = 3
REMEDIES: Final = ("fence", "sample", "collect", "charm")
# The faces that offer a remedy, as the bits that count them.
FACES: Final[tuple[int, ...]] = (
    7 << 3 * NINES | 7 << 3 * TENS,
    7 << 3 * JACKS | 7 << 3 * QUEENS,
    7 << 3 * KINGS,
    7 << 3 * ACES,
)
# To decline, or one of these remedies.
TREATMENTS: Final[tuple[Parts, ...]] = tuple(
    [(PASS, *[REMEDY + remedy for remedy in range(4) if some >> remedy & 1]) for some in range(16)]
)


class DocBadluck(Step[Town]):
    """DT-33, DT-36. Players who gained nothing may visit; first, the Elixir card's window."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.visits = [seat for seat in range(town.seats) if not town.gained >> seat & 1]
        if town.visits and town.watchers:
            town.tell("may-visit", "DT-33", {"seats": tuple(town.visits)})
        town.pile.append(ORDER_VISITS)
        town.pile.append(ELIXIRS)


class Elixirs(Window):
    """DT-36. The Elixir card gives an extra visit, even to a player who gained something."""

    __slots__ = ()
    id = "elixir"
    rule = "DT-36"

    def fits(self, town: Town) -> int:
        return in_hands(town, ELIXIR)

    def seats(self, town: Town) -> Seats:
        return town.armed()

    def plays(self, town: Town, seat: Seat) -> Parts:
        return (PLAYS[ELIXIR],) if hold(town, seat, ELIXIR) else ()

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        play(town, seat, ELIXIR, AddVisit(seat))


class AddVisit(SeatStep):
    """DT-36. One more visit; a player who may visit anyway visits twice."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.visits.append(self.seat)


class OrderVisits(Question[Town]):
    """DT-35. The Sheriff orders all entitled visits, once, at the start."""

    __slots__ = ()
    id = "order-visits"
    rule = "DT-35"

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": town.sheriff, "seats": tuple(sorted(town.visits))}

    def run(self, town: Town) -> None:
        if len(town.visits) > 1 and len(set(town.visits)) > 1:
            town.ask(self, 1 << town.sheriff)
        else:  # DT-57
            self.receive(town, town.visits)

    def left(self, town: Town, seat: Seat) -> list[Seat]:
        left = sorted(town.visits)
        for part in town.said[seat]:
            left.remove(part - NAME)
        return left

    def options(self, town: Town, seat: Seat) -> Parts:
        return tuple([NAME + visitor for visitor in sorted(set(self.left(town, seat)))])

    def only(self, town: Town, seat: Seat) -> Option:
        return -1  # the last of them is not named

    def complete(self, town: Town, seat: Seat) -> bool:
        return len(set(self.left(town, seat))) == 1

    def settle(self, town: Town, answers: list[Parts]) -> None:
        order = [part - NAME for part in answers[town.sheriff]]
        left = sorted(town.visits)
        for visitor in order:
            left.remove(visitor)
        if town.watchers:
            town.tell("ordered-visits", "DT-35", {"seat": town.sheriff, "seats": tuple(order + left)})
        self.receive(town, order + left)

    def receive(self, town: Town, visitors: list[Seat]) -> None:
        """The visits, one after the other. All see the order of the visits to come (DT-54)."""
        town.visits = visitors[:]
        for visitor in reversed(visitors):
            town.pile.append(LEAVE)
            town.then(self.visit(visitor))

    def visit(self, visitor: Seat) -> tuple[Step[Town], ...]:
        return DOC_VISITS[visitor]


class Leave(Step[Town]):
    """DT-35. A visit is over."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        del town.visits[0]


class VisitDoc(SeatQuestion):
    """DT-33. Choose a remedy that a face of the player's dice offers, or decline."""

    __slots__ = ()
    id = "visit"
    rule = "DT-33"

    def run(self, town: Town) -> None:
        town.ask(self, 1 << self.seat)

    def options(self, town: Town, seat: Seat) -> Parts:
        dice = town.dice[seat]
        remedies = 0
        for remedy in range(len(FACES)):
            if dice & FACES[remedy]:
                remedies |= 1 << remedy
        return TREATMENTS[remedies]

    def only(self, town: Town, seat: Seat) -> Option:
        return -1  # every face offers a remedy, and one may decline

    def settle(self, town: Town, answers: list[Parts]) -> None:
        option = answers[self.seat][0]
        if option == PASS:
            if town.watchers:
                town.tell("declined-visit", "DT-35", {"seat": self.seat})
            return
        treat(town, self.seat, option - REMEDY)


def treat(town: Town, seat: Seat, remedy: int) -> None:
    """DT-33. The remedies."""
    if town.watchers:
        town.tell("visited", "DT-33", {"seat": seat, "remedy": REMEDIES[remedy]})
    if remedy == FENCE:
        fence_two(town, seat)
    elif remedy == SAMPLE:
        take_sample(town, seat, "DT-33")
    elif remedy == COLLECT:
        collect_dollars(town, seat, 2, "DT-33")
    else:
        collect_nuggets(town, seat, "DT-33")


# What can't be done is skipped; payers give what they have (DT-35).


def fence_two(town: Town, seat: Seat) -> None:
    """Two deeds of the hand, or one if there is only one."""
    hand = town.deeds[seat]
    if hand >> SIZE > 2:
        town.ask(Fence(seat), 1 << seat)
    else:
        fence(town, seat, DEEDS.spread(hand))


def take_sample(town: Town, seat: Seat, rule: str) -> None:
    """The Store's top card."""
    kind = draw_card(town, 1 << seat, seat)
    if kind >= 0:
        if town.watchers:
            town.tell("got-card", rule, {"seat": seat}, {"card": kind}, 1 << seat)
        arrived(town, seat, kind)


def collect_dollars(town: Town, seat: Seat, most: int, rule: str) -> None:
    """Each other player gives this many dollars."""
    for other in SEATS_OF[town.givers(seat)]:
        dollars = min(most, town.dollars[other])
        town.pay(other, seat, dollars)
        if dollars and town.watchers:
            town.tell("gave-dollars", rule, {"seat": other, "taker": seat, "dollars": dollars})


def collect_nuggets(town: Town, seat: Seat, rule: str) -> None:
    """Each other player gives a nugget."""
    for other in SEATS_OF[town.givers(seat)]:
        if town.nuggets[other]:
            town.dig(other, seat, 1)
            if town.watchers:
                town.tell("gave-nugget", rule, {"seat": other, "taker": seat})


class Fence(SeatQuestion):
    """DT-33. Which two deeds of the hand to fence. Their number is public, the deeds are not."""

    __slots__ = ()
    id = "fence"
    rule = "DT-33"

    def options(self, town: Town, seat: Seat) -> Parts:
        deeds = DEEDS.spread(town.deeds[seat])
        if not town.said[seat]:  # the lower of the two: any but a highest that stands alone
            return tuple([DEED + kind for kind in sorted(set(deeds[:-1]))])
        first = town.said[seat][0] - DEED
        rest = deeds[deeds.index(first) + 1 :]
        return tuple([DEED + kind for kind in sorted(set(rest))])

    def complete(self, town: Town, seat: Seat) -> bool:
        return len(town.said[seat]) == 2

    def settle(self, town: Town, answers: list[Parts]) -> None:
        fence(town, self.seat, tuple([part - DEED for part in answers[self.seat]]))


def fence(town: Town, seat: Seat, deeds: tuple[int, ...]) -> None:
    """DT-8, DT-33. Fenced deeds lie face up, and are safe from thieves."""
    for kind in deeds:
        town.pass_deed(kind, seat, FENCED + seat, EVERYONE)
    if town.watchers:
        town.tell("fenced", "DT-33", {"seat": seat, "titles": deeds})


DOC_VISITS: Final[tuple[tuple[Step[Town], ...], ...]] = tuple(
    [(VisitDoc(seat),) for seat in range(MOST_SEATS)]
)
ELIXIRS: Final = Elixirs()
LEAVE: Final = Leave()
ORDER_VISITS: Final = OrderVisits()
