"""The casino: everything on the tables, before the players and under their cups."""

from typing import TYPE_CHECKING, ClassVar, Final

from gobelet.cincinnati import scoring, wording
from gobelet.cincinnati.cards import CARDS, MONEY, WORTH
from gobelet.cincinnati.edition import CasinoEdition
from gobelet.core.chance import UNDECIDED, Nature
from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.core.goods import move
from gobelet.core.names import SEATS_OF, Cards, Dice, Kind, Option, Seat, Seats

if TYPE_CHECKING:
    from gobelet.core.ruleset import Ruleset

# Holders beside the seats 0 … 5.
SUPPLY: Final = 6  # chips
TABLES: Final = 6  # cards: TABLES + table, for A, B, C
DECK: Final = 9
SPENT: Final = 10  # Chips and Duel cards set aside
REMOVED: Final = 11  # CI-3: the cards that nobody ever sees
ASIDE: Final = 12  # CI-10: the Duels of round 1, until they are shuffled in
HOLDERS: Final = 13

# Every field of a casino, and which seats may know it. `public`: all; `own`: a seat its own entry;
# `secret`: nobody as it is (view.py shows what lies open, and counts the rest). Law 6 compares this list with
# the class.
FIELDS: Final[dict[str, str]] = {
    "edition": "public",
    "round": "public",
    "rolls": "public",
    "chips": "public",
    "cards": "secret",
    "shuffled_in": "public",
    "cup": "own",
    "dice": "public",
    "chosen": "public",
    "named": "public",
    "declared": "public",
    "duel": "public",
    "duelists": "public",
    "crowned": "public",
}
UNLAID: Final[list[int]] = []  # a list that setup.py or imagine.py is still to lay out


class Casino(Game):
    """A game of Cincinnati. Lists are by seat, or by holder; dice and cards are packed."""

    __slots__ = tuple([name for name in FIELDS if name != "round"])
    changing: ClassVar[tuple[str, ...]] = tuple([name for name in FIELDS if name not in ("edition", "round")])

    def __init__(
        self,
        ruleset: "Ruleset",
        choices: dict[str, Fact],
        seats: int,
        nature: Nature,
        skip: bool,
        edition: CasinoEdition,
    ) -> None:
        """A casino in which nothing is laid out yet."""
        super().__init__(ruleset, choices, seats, nature, skip)
        self.edition: Final = edition
        self.rolls = 0  # CI-12: how often dice were rolled this round, without extra rolls: 1, 2, 3
        self.chips: list[int] = UNLAID
        self.cards: list[Cards] = UNLAID
        self.shuffled_in = 0  # CI-10: the Duels put aside in round 1, surely not removed
        self.cup: list[Dice] = UNLAID  # CI-11: rolled and hidden, until all have chosen a table
        self.dice: list[Dice] = UNLAID  # shown to all
        self.chosen: list[int] = UNLAID  # each seat's table; -1 until all have chosen
        self.named: list[Dice] = UNLAID  # the dice to be rerolled, where they are public
        self.declared: Seats = 0  # the seats that have declared for this roll, or answered in this asking
        self.duel: list[Dice] = UNLAID  # CI-31: duel dice, 0 for seats that do not duel
        self.duelists: list[Seat] = UNLAID  # in order, the owner first; empty outside duels
        self.crowned: Seats = 0  # CI-51: the winners, once the game is over

    def copy(self) -> "Casino":
        twin = Casino(self.ruleset, self.choices, self.seats, UNDECIDED, self.skip, self.edition)
        self.copy_into(twin)
        twin.rolls = self.rolls
        twin.chips = self.chips[:]
        twin.cards = self.cards[:]
        twin.shuffled_in = self.shuffled_in
        twin.cup = self.cup[:]
        twin.dice = self.dice[:]
        twin.chosen = self.chosen[:]
        twin.named = self.named[:]
        twin.declared = self.declared
        twin.duel = self.duel[:]
        twin.duelists = self.duelists[:]
        twin.crowned = self.crowned
        return twin

    def state_text(self) -> str:
        return (
            f"round {self.round} {self.rolls} {self.chips} {self.cards} {self.shuffled_in} {self.cup} "
            f"{self.dice} {self.chosen} {self.named} {self.declared} {self.duel} {self.duelists} "
            f"{self.crowned}"
        )

    # --- goods: chips and cards move by these methods only ---------------------------------------

    def pay(self, giver: int, taker: int, chips: int) -> None:
        """Move chips from one holder to another."""
        move(self.chips, giver, taker, chips)

    def pass_cards(self, giver: int, taker: int, cards: Cards) -> None:
        """Move cards from one holder to another."""
        move(self.cards, giver, taker, cards)

    def draw(self, taker: int) -> Kind:
        """The deck's next card, drawn when it leaves: the deck has no order."""
        kind = self.pick(CARDS, self.cards[DECK])
        move(self.cards, DECK, taker, CARDS.one[kind])
        return kind

    # --- reading the table -------------------------------------------------------------------------------

    def money(self, seat: Seat) -> int:
        """CI-4. The value of a seat's money cards."""
        return WORTH[self.cards[seat] & MONEY]

    # --- the public face -----------------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([scoring.score(self, seat) for seat in range(self.seats)])

    @property
    def winners(self) -> tuple[int, ...]:
        return SEATS_OF[self.crowned]

    def score_lines(self, seat: Seat) -> list[Message]:
        return scoring.lines(self, seat)

    def totals(self) -> tuple[int, ...]:
        return sum(self.chips), sum(self.cards)

    def message(self, option: Option, seat: Seat | None = None) -> Message:
        return wording.option_message(self, option, seat)
