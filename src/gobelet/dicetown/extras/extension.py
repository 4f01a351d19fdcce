"""DX-4, DX-5, DI-1. What the Extension adds: the river, the Outlaws, and the village of the Indian die."""

from typing import ClassVar, Final

from gobelet.core.goods import SIZE, Back, move
from gobelet.core.names import MOST_SEATS, Cards, Kind, Seat, Seats
from gobelet.dicetown.cards import DEEDS, RANCH
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.extras.extra import Annex, AnnexView
from gobelet.dicetown.holders import BOX, FENCED
from gobelet.dicetown.memory import HOLDERS, PUBLIC
from gobelet.dicetown.state import Town
from gobelet.dicetown.unprinted_values import FINDS, OUTLAWS

GANG: Final = Back((1,) * len(OUTLAWS), number=2)  # the Outlaws
CURRENT: Final = Back(
    tuple([1 if find == "discoveries" else 7 for find in FINDS]), FINDS, number=3
)  # the River cards


def stream(numbers: tuple[int, ...]) -> Cards:
    """This many River cards of each kind."""
    return sum([number * CURRENT.one[kind] for kind, number in enumerate(numbers)])


# Where an Outlaw may be: before a seat, ready to be played; in the pile; above the office; captured.
POOL: Final = 6  # the pile below its top, which has no order
OFFICE: Final = 7  # Wanted, above the Sheriff's office
TOP: Final = 8  # the top of the pile, known to all
CAPTURED: Final = 9  # CAPTURED + seat

# Where a River card may be.
STREAM: Final = 0
GONE: Final = 1
ABOVE: Final = 2  # put back on top, in an order that one seat knows

VILLAGE: Final = -1  # the holder of the Indian die when no seat has it

# DI-2. What a seat took at the Town Hall this round: cards that all have seen, and cards that only it has.
Claim = tuple[Seat, Cards, Cards]


class Frontier(Annex):
    """What the Extension adds. The river's order is hidden; land taken unseen is hidden from the others."""

    __slots__ = ("claims", "die", "outlaws", "river", "seer", "tops")
    fields: ClassVar[dict[str, str]] = {
        "guarded": "public",
        "outlaws": "public",
        "river": "secret",  # how many of each card are left is shown, tops included
        "tops": "own",
        "seer": "public",
        "die": "public",
        "claims": "own",
    }

    def __init__(
        self,
        guarded: Seats,
        outlaws: list[Cards],
        river: list[Cards],
        tops: tuple[int, ...],
        seer: Seat,
        die: Seat,
        claims: list[Claim],
    ) -> None:
        super().__init__(guarded)
        self.outlaws = outlaws
        self.river = river
        self.tops = tops  # DX-31: the River cards put back, in their order, the next one last
        self.seer = seer  # the seat that put them there, and knows them; -1 if there are none
        self.die = die  # DI-1: the seat that has the Indian die
        self.claims = claims  # DI-2: in the order of first and second

    def copy(self) -> "Frontier":
        return Frontier(
            self.guarded, self.outlaws[:], self.river[:], self.tops, self.seer, self.die, self.claims[:]
        )

    def text(self) -> str:
        return (
            f" guarded {self.guarded} outlaws {self.outlaws} river {self.river} {self.tops} {self.seer} "
            f"die {self.die} {self.claims}"
        )

    def totals(self) -> tuple[int, ...]:
        return sum(self.outlaws), sum(self.river)

    def captured(self, seat: Seat) -> Cards:
        return self.outlaws[CAPTURED + seat]

    def seen_by(self, town: Town, seat: Seat | None) -> "FrontierView":
        return FrontierView(town, self, seat)

    def left(self) -> Cards:
        """The River cards that are still in the game."""
        return self.river[STREAM] + self.river[ABOVE]

    def pile(self) -> Cards:
        """The Outlaws in the pile, its top included."""
        return self.outlaws[POOL] + self.outlaws[TOP]

    def note(self, seat: Seat, kind: Kind, seen: bool) -> None:
        """DI-2. A card was taken at the Town Hall: remember it, if a claim is open."""
        if self.claims and self.claims[-1][0] == seat:
            _seat, shown, hidden = self.claims[-1]
            one = DEEDS.one[kind]
            self.claims[-1] = (seat, shown + one, hidden) if seen else (seat, shown, hidden + one)


class FrontierView(AnnexView):
    """What a seat may know. Only the tops of the river and what was taken unseen are hidden from some."""

    __slots__ = ("claims", "die", "guarded", "me", "outlaws", "river", "seer", "tops", "tops_known")

    def __init__(self, town: Town, frontier: Frontier, seat: Seat | None) -> None:
        super().__init__(town.deeds[BOX] >> SIZE)
        self.me: int = seat if seat is not None else PUBLIC
        self.guarded: Seats = frontier.guarded
        self.outlaws: list[Cards] = frontier.outlaws[:]
        self.river: Cards = frontier.left()  # all that is left, in any order
        self.tops: int = len(frontier.tops)
        self.seer: Seat = frontier.seer
        self.tops_known: tuple[int, ...] = frontier.tops if self.me == frontier.seer else ()
        self.die: Seat = frontier.die
        # Land taken at the Town Hall: seat, cards that all saw, number of unseen cards, and this seat's own.
        self.claims: list[tuple[Seat, Cards, int, Cards]] = [
            (other, shown, hidden >> SIZE, hidden if other == self.me else 0)
            for other, shown, hidden in frontier.claims
        ]

    def text(self) -> str:
        return (
            f" | {self.box} {self.guarded} {self.outlaws} {self.river} {self.tops} {self.seer} "
            f"{self.tops_known} {self.die} {self.claims}"
        )

    def captured(self, seat: Seat) -> Cards:
        return self.outlaws[CAPTURED + seat]

    def unknown(self) -> int:
        return self.tops - len(self.tops_known)

    def imagine(self, town: Town) -> Annex:
        river = [self.river, town.edition.river - self.river, 0]
        tops: list[int] = []
        for number in range(self.tops):
            kind = self.tops_known[number] if self.tops_known else town.pick(CURRENT, river[STREAM])
            move(river, STREAM, ABOVE, CURRENT.one[kind])
            tops.append(kind)
        claims = [self._claim(town, *claim) for claim in self.claims]
        return Frontier(self.guarded, self.outlaws[:], river, tuple(tops), self.seer, self.die, claims)

    def _claim(self, town: Town, seat: Seat, shown: Cards, number: int, mine: Cards) -> Claim:
        """DI-2. A card that a seat took unseen: any card of its hand that is not known otherwise."""
        known = town.known_deeds[self.me * HOLDERS + seat]
        hand = town.deeds[seat]
        unknown = hand - known if (hand >> SIZE) - (known >> SIZE) >= number else hand
        while mine >> SIZE < number:
            mine += DEEDS.one[town.pick(DEEDS, unknown - mine)]
        return seat, shown, mine


def lay_out(edition: Edition) -> Annex:
    """DX-4, DX-5, DI-1. All River cards in the stream, all Outlaws in the pile, the die in the village."""
    outlaws = [0] * (CAPTURED + MOST_SEATS)
    outlaws[POOL] = GANG.full
    return Frontier(0, outlaws, [edition.river, 0, 0], (), -1, VILLAGE, [])


def frontier(town: Town) -> Frontier:
    annex = town.annex
    assert isinstance(annex, Frontier)
    return annex


def ranches(town: Town, seat: Seat) -> int:
    """DX-50. How many Ranches lie before a seat."""
    return DEEDS.count(town.deeds[FENCED + seat], RANCH)
