"""DT-27. The saloon: rob an opponent's hand."""

from typing import Final

from gobelet.core.errors import Fact
from gobelet.core.goods import SIZE
from gobelet.core.names import MOST_SEATS, SEATS_OF, Option, Parts, Seat
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.dicetown import memory
from gobelet.dicetown.cards import DEEDS, LATER_CARDS, STORE
from gobelet.dicetown.option_table import A_DEED, BACKS, CARDS_OF, DEEDS_OF, GOODS, ROB, ROBBERIES, kind_of
from gobelet.dicetown.seat_steps import SeatQuestion, SeatStep, between_seats
from gobelet.dicetown.state import Town
from gobelet.dicetown.winners import QUEENS

# The options to draw from `least` to `most` Store cards; to keep one of these cards, or of these deeds.
NUMBERS: Final[tuple[tuple[Parts, ...], ...]] = tuple(
    [tuple([tuple(range(BACKS + least, BACKS + most + 1)) for most in range(6)]) for least in range(6)]
)
CARDS: Final = STORE.listing(CARDS_OF, False)
TITLES: Final = DEEDS.listing(DEEDS_OF, False)


class Rob(SeatStep):
    """DT-27, DT-53. Choose an opponent who has cards in hand; if there is none, nothing happens."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        question = self.victim()
        victims = question.options(town, self.seat)
        if len(victims) > 1:
            town.ask(question, 1 << self.seat)
        elif victims:
            question.chosen(town, victims[0] - ROB)
        elif town.watchers:
            town.tell("nobody-to-rob", "DT-53", {"seat": self.seat})

    def victim(self) -> "Victim":
        return VICTIMS[self.seat]


class Victim(SeatQuestion):
    """DT-27. The player to rob."""

    __slots__ = ()
    id = "rob"
    rule = "DT-27"

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "number": town.dice[self.seat] >> 3 * QUEENS & 7}

    def options(self, town: Town, seat: Seat) -> Parts:
        victims = 0
        for other in SEATS_OF[town.prey(seat)]:
            if town.store[other] or town.deeds[other]:
                victims |= 1 << other
        return ROBBERIES[victims]

    def only(self, town: Town, seat: Seat) -> Option:
        return -1  # asked only where there are several

    def settle(self, town: Town, answers: list[Parts]) -> None:
        self.chosen(town, answers[self.seat][0] - ROB)

    def chosen(self, town: Town, victim: Seat) -> None:
        town.pile.append(ROBBED[self.seat][victim])


class RobSeat(Step[Town]):
    """DT-27. Draw one card per Q from the victim's hand, choosing how many of each back."""

    __slots__ = ("seat", "victim")

    def __init__(self, seat: Seat, victim: Seat) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.victim)

    def run(self, town: Town) -> None:
        question = BACKS_OF[self.seat][self.victim]
        backs = question.options(town, self.seat)
        if len(backs) > 1:
            town.ask(question, 1 << self.seat)
        else:
            look(town, self.seat, self.victim, backs[0] - BACKS)


class Backs(Question[Town]):
    """DT-27. How many Store cards to draw; the rest are deeds."""

    __slots__ = ("seat", "victim")
    id = "backs"
    rule = "DT-27"

    def __init__(self, seat: Seat, victim: Seat) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.victim)

    def facts(self, town: Town) -> dict[str, Fact]:
        draws = min(town.dice[self.seat] >> 3 * QUEENS & 7, town.hand_size(self.victim))
        return {"seat": self.seat, "victim": self.victim, "number": draws}

    def options(self, town: Town, seat: Seat) -> Parts:
        cards = town.store[self.victim] >> SIZE
        deeds = town.deeds[self.victim] >> SIZE
        draws = min(town.dice[self.seat] >> 3 * QUEENS & 7, cards + deeds)
        least = draws - deeds if draws > deeds else 0
        return NUMBERS[least][draws if draws < cards else cards]

    def only(self, town: Town, seat: Seat) -> Option:
        return -1  # asked only where there are several

    def settle(self, town: Town, answers: list[Parts]) -> None:
        look(town, self.seat, self.victim, answers[self.seat][0] - BACKS)


def look(town: Town, seat: Seat, victim: Seat, cards: int) -> None:
    """DT-27, DT-54. Chance chooses the cards; the thief looks at them, and the victim knows which."""
    deeds = min(town.dice[seat] >> 3 * QUEENS & 7, town.hand_size(victim)) - cards
    for _card in range(cards):
        town.looked_store += STORE.one[town.pick_of(victim, STORE, town.store[victim] - town.looked_store)]
    for _deed in range(deeds):
        town.looked_deeds += DEEDS.one[town.pick_of(victim, DEEDS, town.deeds[victim] - town.looked_deeds)]
    if town.watchers:
        town.tell(
            "robbed",
            "DT-27",
            {"seat": seat, "victim": victim, "number": cards, "deeds": deeds},
            {"cards": STORE.spread(town.looked_store), "titles": DEEDS.spread(town.looked_deeds)},
            1 << seat | 1 << victim,
        )
    loot = LOOTS[seat][victim]
    if cards + deeds > 1:
        town.ask(loot, 1 << seat)
    else:
        loot.take(town, loot.options(town, seat)[0])


class Loot(Question[Town]):
    """DT-27. Which card to keep. Asked even if they are alike: only thief and victim know that."""

    __slots__ = ("seat", "victim")
    id = "loot"
    rule = "DT-27"

    def __init__(self, seat: Seat, victim: Seat) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.victim)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "victim": self.victim}

    def options(self, town: Town, seat: Seat) -> Parts:
        options = CARDS.of(town.looked_store) + TITLES.of(town.looked_deeds)
        if town.looked_store & LATER_CARDS:  # their options stand behind those of the deeds
            return tuple(sorted(options))
        return options

    def settle(self, town: Town, answers: list[Parts]) -> None:
        self.take(town, answers[self.seat][0])

    def take(self, town: Town, option: Option) -> None:
        """DT-54. The back of the stolen card is public; its face is known to thief and victim."""
        seat, victim = self.seat, self.victim
        memory.looked(STORE, town.known_store, seat, victim, town.looked_store)
        memory.looked(DEEDS, town.known_deeds, seat, victim, town.looked_deeds)
        town.looked_store = 0
        town.looked_deeds = 0
        both = 1 << seat | 1 << victim
        kind = kind_of(option)
        is_deed = GOODS[option] == A_DEED
        if is_deed:
            town.pass_deed(kind, victim, seat, both)
        else:
            town.pass_card(kind, victim, seat, both)
        town.gain(seat)
        if town.watchers:
            id = "stole-deed" if is_deed else "stole-card"
            secret: dict[str, Fact] = {"deed": kind} if is_deed else {"card": kind}
            town.tell(id, "DT-27", {"seat": seat, "victim": victim}, secret, both)


VICTIMS: Final = tuple([Victim(seat) for seat in range(MOST_SEATS)])
ROBBED: Final = between_seats(RobSeat)
BACKS_OF: Final = between_seats(Backs)
LOOTS: Final = between_seats(Loot)
