"""The town: everything on the table, in front of the players and in their hands."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from gobelet.core.chance import UNDECIDED, Nature
from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.core.goods import SIZE, move
from gobelet.core.names import Cards, Dice, Kind, Option, Seat, Seats
from gobelet.dicetown import memory, scoring, wording
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.extras.extra import NO_ANNEX, Annex
from gobelet.dicetown.offer import Offer, offers_text

if TYPE_CHECKING:
    from gobelet.core.ruleset import Ruleset

# Every field of a town, and which seats may know it. `public`: all; `own`: a seat its own entry; `secret`:
# nobody as it is (view.py shows sizes and tops). Law 6 compares this list with the class. The annex, which
# other editions lay out beside the town, has its own list.
FIELDS: Final[dict[str, str]] = {
    "edition": "public",
    "bribes": "public",
    "round": "public",
    "sheriff": "public",
    "dollars": "public",
    "nuggets": "public",
    "store": "own",
    "deeds": "own",
    "dice": "public",
    "cup": "own",
    "kept": "public",
    "rollers": "public",
    "brutes": "public",
    "gained": "public",
    "visits": "public",
    "offers": "own",
    "looked_store": "own",
    "looked_deeds": "own",
    "known_store": "own",
    "known_deeds": "own",
    "crowned": "public",
}
NO_OFFERS: Final[list[Offer]] = []
SET_UP: Final = ("edition", "bribes")  # as the ruleset and its choices have it: it stays
UNLAID: Final[list[int]] = []  # a list that setup.py or imagine.py is still to lay out


class Town(Game):
    """A game of Dice Town. Lists are by seat, or by holder (holders.py); dice and cards are packed."""

    __slots__ = (*[name for name in FIELDS if name != "round"], "annex")
    changing: ClassVar[tuple[str, ...]] = tuple(
        [name for name in FIELDS if name not in SET_UP and name != "round"]
    )

    def __init__(
        self,
        ruleset: "Ruleset",
        choices: dict[str, Fact],
        seats: int,
        nature: Nature,
        skip: bool,
        edition: Edition,
        bribes: bool,
    ) -> None:
        """A town without a Sheriff, in which nothing is laid out yet."""
        super().__init__(ruleset, choices, seats, nature, skip)
        self.edition: Final = edition
        self.bribes: Final = bribes  # DT-42: a table may be created without
        self.sheriff: Seat = -1
        self.dollars: list[int] = UNLAID
        self.nuggets: list[int] = UNLAID
        self.store: list[Cards] = UNLAID
        self.deeds: list[Cards] = UNLAID
        self.dice: list[Dice] = UNLAID  # set aside, shown to all
        self.cup: list[Dice] = UNLAID  # rolled and hidden
        self.kept: list[Dice] = UNLAID  # shown in this reveal, not yet paid for
        self.rollers: Seats = 0  # the seats that rolled for this reveal
        self.brutes: Seats = 0  # the seats whose Brute stands in this reveal
        self.gained: Seats = 0  # DT-33: the seats that have gained something this round
        self.visits: list[Seat] = UNLAID  # DT-35: the seats that will visit the Doc
        self.offers: list[Offer] = NO_OFFERS  # DT-41: open offers by seat; empty when nobody may bribe
        self.looked_store: Cards = 0  # DT-27: what the thief looks at, still in the victim's hand
        self.looked_deeds: Cards = 0
        self.known_store: list[Cards] = UNLAID  # certain knowledge, see memory.py
        self.known_deeds: list[Cards] = UNLAID
        self.crowned: Seat = -1  # DT-62: the winner, once the game is over
        self.annex: Annex = NO_ANNEX  # what other editions add

    def copy(self) -> "Town":
        twin = Town(self.ruleset, self.choices, self.seats, UNDECIDED, self.skip, self.edition, self.bribes)
        self.copy_into(twin)
        twin.sheriff = self.sheriff
        twin.dollars = self.dollars[:]
        twin.nuggets = self.nuggets[:]
        twin.store = self.store[:]
        twin.deeds = self.deeds[:]
        twin.dice = self.dice[:]
        twin.cup = self.cup[:]
        twin.kept = self.kept[:]
        twin.rollers = self.rollers
        twin.brutes = self.brutes
        twin.gained = self.gained
        twin.visits = self.visits[:]
        twin.offers = self.offers[:]
        twin.looked_store = self.looked_store
        twin.looked_deeds = self.looked_deeds
        twin.known_store = self.known_store[:]
        twin.known_deeds = self.known_deeds[:]
        twin.crowned = self.crowned
        twin.annex = self.annex.copy()
        return twin

    def carried(self) -> dict[str, Any]:
        offers = [offer.values() for offer in self.offers]
        return {**super().carried(), "offers": offers, "annex": self.annex.carried()}

    def bring(self, state: dict[str, Any]) -> None:
        annex = self.annex.brought(state["annex"])
        offers = [Offer(*values) for values in state["offers"]]
        super().bring({**state, "offers": offers, "annex": annex})

    def state_text(self) -> str:
        return (
            f"round {self.round} sheriff {self.sheriff} bribes {self.bribes:d} {self.dollars} {self.nuggets} "
            f"{self.store} {self.deeds} {self.dice} {self.cup} {self.kept} {self.rollers} {self.brutes} "
            f"{self.gained} {self.visits} {offers_text(self.offers)} {self.looked_store} {self.looked_deeds} "
            f"{self.known_store} {self.known_deeds} {self.crowned}{self.annex.text()}"
        )

    # --- goods: dollars, nuggets and cards move by these methods only ----------------------------

    def pay(self, giver: int, taker: int, dollars: int) -> None:
        """Move dollars from one holder to another."""
        move(self.dollars, giver, taker, dollars)

    def dig(self, giver: int, taker: int, nuggets: int) -> None:
        """Move nuggets from one holder to another."""
        move(self.nuggets, giver, taker, nuggets)

    def pass_card(self, kind: Kind, giver: int, taker: int, seers: Seats) -> None:
        """Move a Store card; `seers` see which."""
        memory.moved(STORE, self.store, self.known_store, self.seats, kind, giver, taker, seers)
        move(self.store, giver, taker, STORE.one[kind])

    def pass_deed(self, kind: Kind, giver: int, taker: int, seers: Seats) -> None:
        """Move a deed; `seers` see which."""
        memory.moved(DEEDS, self.deeds, self.known_deeds, self.seats, kind, giver, taker, seers)
        move(self.deeds, giver, taker, DEEDS.one[kind])

    # --- reading the table -------------------------------------------------------------------------------

    def others(self, seat: Seat) -> Seats:
        """All seats but this one."""
        return (1 << self.seats) - 1 & ~(1 << seat)

    def prey(self, seat: Seat) -> Seats:
        """The seats that this one could rob: the others, except those under guard (DI-4)."""
        return self.others(seat) & ~self.annex.guarded

    def givers(self, seat: Seat) -> Seats:
        """The seats that may have to give this one something, which is no robbery (DI-4)."""
        return self.others(seat) if self.edition.guard_gives else self.prey(seat)

    def armed(self) -> Seats:
        """DT-52. The seats that could have a certain Store card, to public knowledge: those with any."""
        seats = 0
        for seat in range(self.seats):
            if self.store[seat]:
                seats |= 1 << seat
        return seats

    def hand_size(self, seat: Seat) -> int:
        """Store cards and deeds in hand, without fenced deeds."""
        return (self.store[seat] >> SIZE) + (self.deeds[seat] >> SIZE)

    def gain(self, seat: Seat) -> None:
        """DT-33. This seat has gained something from a location or a Store card."""
        self.gained |= 1 << seat

    def tell(
        self,
        id: str,
        rule: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        audience: Seats = 0,
    ) -> None:
        labels = self.edition.labels
        if labels:
            facts = wording.relabelled(labels, facts)
            secret = wording.relabelled(labels, secret or {})
        super().tell(id, rule, facts, secret, audience)

    # --- the public face -----------------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([scoring.score(self, seat) for seat in range(self.seats)])

    @property
    def winners(self) -> tuple[int, ...]:
        return (self.crowned,) if self.crowned >= 0 else ()

    def score_lines(self, seat: Seat) -> list[Message]:
        labels = self.edition.labels
        lines = scoring.lines(self, seat)
        return [Message(line.id, line.rule, wording.relabelled(labels, line.facts)) for line in lines]

    def totals(self) -> tuple[int, ...]:
        goods = sum(self.dollars), sum(self.nuggets), sum(self.store), sum(self.deeds)
        return goods + self.annex.totals()

    def message(self, option: Option, seat: Seat | None = None) -> Message:
        return wording.option_message(self, option, seat)
