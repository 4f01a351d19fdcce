"""The town: everything on the table, in front of the players and in their hands."""

from typing import TYPE_CHECKING, Any, Final

from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.core.goods import SIZE, move
from gobelet.core.names import Cards, Dice, Kind, Option, Parts, Seat, Seats
from gobelet.core.pickling import reduced
from gobelet.core.question import Question
from gobelet.core.record import Answered
from gobelet.core.step import Step
from gobelet.dicetown import memory, scoring, wording
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.extras.extra import Annex
from gobelet.dicetown.holders import Offer

if TYPE_CHECKING:
    from gobelet.core.ruleset import Ruleset

# Every field of a town, and who may know it: `public`; `own`: a seat its own entry; `secret`: no one as
# it is (sizes and tops are shown by view.py). The law of fields holds this page against the class. What
# other editions lay out beside the town, its annex, has a page of its own.
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
# What was set up once and stays; the rest is what changes in a game.
SET_UP: Final = ("edition", "bribes")
CHANGING: Final = (*[name for name in FIELDS if name not in SET_UP], "annex")


class Town(Game):
    __slots__ = (*FIELDS, "annex")

    def __init__(
        self,
        ruleset: "Ruleset",
        choices: dict[str, Fact],
        seats: int,
        nature: Nature,
        luck: int,
        pile: list[Step[Any]],
        serial: int,
        question: Question[Any] | None,
        asked: Seats,
        waiting: Seats,
        said: list[Parts],
        choosers: Seats,
        log: Answered | None,
        skip: bool,
        edition: Edition,
        bribes: bool,
        round: int,
        sheriff: Seat,
        dollars: list[int],
        nuggets: list[int],
        store: list[Cards],
        deeds: list[Cards],
        dice: list[Dice],
        cup: list[Dice],
        kept: list[Dice],
        rollers: Seats,
        brutes: Seats,
        gained: Seats,
        visits: list[Seat],
        offers: list[Offer],
        looked_store: Cards,
        looked_deeds: Cards,
        known_store: list[Cards],
        known_deeds: list[Cards],
        crowned: Seat,
        annex: Annex,
    ) -> None:
        super().__init__(
            ruleset,
            choices,
            seats,
            nature,
            luck,
            pile,
            serial,
            question,
            asked,
            waiting,
            said,
            choosers,
            log,
            skip,
        )
        self.edition: Final = edition
        self.bribes: Final = bribes  # DT-42: a table may be created without
        self.round = round
        self.sheriff = sheriff
        self.dollars = dollars
        self.nuggets = nuggets
        self.store = store
        self.deeds = deeds
        self.dice = dice  # set aside, shown to all
        self.cup = cup  # rolled and hidden
        self.kept = kept  # shown in this reveal, not yet paid for
        self.rollers = rollers  # who rolled for this reveal
        self.brutes = brutes  # whose Brute stands in this reveal
        self.gained = gained  # DT-33: who has gained something this round
        self.visits = visits  # DT-35: who is to visit the Doc
        self.offers = offers  # DT-41: open offers by seat; empty when nobody may bribe
        self.looked_store = looked_store  # DT-27: what the thief looks at, still in the victim's hand
        self.looked_deeds = looked_deeds
        self.known_store = known_store  # certain knowledge, see memory.py
        self.known_deeds = known_deeds
        self.crowned = crowned  # DT-62: the winner, once the game is over
        self.annex = annex  # what other editions add

    def copy(self) -> "Town":
        return Town(
            self.ruleset,
            self.choices,
            self.seats,
            self.nature,
            self.luck,
            self.pile[:],
            self.serial,
            self.question,
            self.asked,
            self.waiting_seats,
            self.said[:],
            self.choosers,
            self.log,
            self.skip,
            self.edition,
            self.bribes,
            self.round,
            self.sheriff,
            self.dollars[:],
            self.nuggets[:],
            self.store[:],
            self.deeds[:],
            self.dice[:],
            self.cup[:],
            self.kept[:],
            self.rollers,
            self.brutes,
            self.gained,
            self.visits[:],
            self.offers[:],
            self.looked_store,
            self.looked_deeds,
            self.known_store[:],
            self.known_deeds[:],
            self.crowned,
            self.annex.copy(),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, CHANGING)

    def state_text(self) -> str:
        return (
            f"round {self.round} sheriff {self.sheriff} bribes {self.bribes:d} {self.dollars} {self.nuggets} "
            f"{self.store} {self.deeds} {self.dice} {self.cup} {self.kept} {self.rollers} {self.brutes} "
            f"{self.gained} {self.visits} {self.offers} {self.looked_store} {self.looked_deeds} "
            f"{self.known_store} {self.known_deeds} {self.crowned}{self.annex.text()}"
        )

    # --- goods: dollars, nuggets and cards move by these, and by nothing else ----------------------------

    def pay(self, giver: int, taker: int, dollars: int) -> None:
        move(self.dollars, giver, taker, dollars)

    def dig(self, giver: int, taker: int, nuggets: int) -> None:
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
        return (1 << self.seats) - 1 & ~(1 << seat)

    def prey(self, seat: Seat) -> Seats:
        """Whom this seat could steal from: the others, but for those under guard (DI-4)."""
        return self.others(seat) & ~self.annex.guarded

    def armed(self) -> Seats:
        """DT-52. Who could hold a Store card, to public knowledge: who holds at least one."""
        seats = 0
        for seat in range(self.seats):
            if self.store[seat]:
                seats |= 1 << seat
        return seats

    def hand_size(self, seat: Seat) -> int:
        """Store cards and deeds in hand, fenced deeds aside."""
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
