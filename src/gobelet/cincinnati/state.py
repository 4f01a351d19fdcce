"""The casino: everything on the tables, before the players and under their cups."""

from typing import TYPE_CHECKING, Any, Final

from gobelet.cincinnati import scoring, wording
from gobelet.cincinnati.cards import CARDS, MONEY, WORTH
from gobelet.cincinnati.edition import Edition
from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.core.goods import move
from gobelet.core.names import SEATS_OF, Cards, Dice, Kind, Option, Parts, Seat, Seats
from gobelet.core.pickling import reduced
from gobelet.core.question import Question
from gobelet.core.record import Answered
from gobelet.core.step import Step

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

# Every field of a casino, and who may know it: `public`; `own`: a seat its own entry; `secret`: no one as
# it is (view.py shows what lies open, and counts the rest). The law of fields holds this against the class.
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
CHANGING: Final = tuple([name for name in FIELDS if name != "edition"])


class Casino(Game):
    __slots__ = tuple(FIELDS)

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
        round: int,
        rolls: int,
        chips: list[int],
        cards: list[Cards],
        shuffled_in: int,
        cup: list[Dice],
        dice: list[Dice],
        chosen: list[int],
        named: list[Dice],
        declared: Seats,
        duel: list[Dice],
        duelists: list[Seat],
        crowned: Seats,
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
        self.round = round
        self.rolls = rolls  # CI-12: how often dice were rolled this round, extra rolls aside: 1, 2, 3
        self.chips = chips
        self.cards = cards
        self.shuffled_in = shuffled_in  # CI-10: the Duels put aside in round 1, surely not removed
        self.cup = cup  # CI-11: rolled and hidden, until all have chosen a table
        self.dice = dice  # shown to all
        self.chosen = chosen  # each seat's table; -1 until all have chosen
        self.named = named  # the dice to be rerolled, as far as they are public
        self.declared = declared  # who has declared for this roll, or answered in this asking
        self.duel = duel  # CI-31: duel dice, 0 for who does not duel
        self.duelists = duelists  # in order, the owner first; empty outside duels
        self.crowned = crowned  # CI-51: the winners, once the game is over

    def copy(self) -> "Casino":
        return Casino(
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
            self.round,
            self.rolls,
            self.chips[:],
            self.cards[:],
            self.shuffled_in,
            self.cup[:],
            self.dice[:],
            self.chosen[:],
            self.named[:],
            self.declared,
            self.duel[:],
            self.duelists[:],
            self.crowned,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, CHANGING)

    def state_text(self) -> str:
        return (
            f"round {self.round} {self.rolls} {self.chips} {self.cards} {self.shuffled_in} {self.cup} "
            f"{self.dice} {self.chosen} {self.named} {self.declared} {self.duel} {self.duelists} "
            f"{self.crowned}"
        )

    # --- goods: chips and cards move by these, and by nothing else ---------------------------------------

    def pay(self, giver: int, taker: int, chips: int) -> None:
        move(self.chips, giver, taker, chips)

    def pass_cards(self, giver: int, taker: int, cards: Cards) -> None:
        move(self.cards, giver, taker, cards)

    def draw(self, taker: int) -> Kind:
        """The deck's next card, drawn when it leaves: the deck has no order."""
        kind = self.pick(CARDS, self.cards[DECK])
        move(self.cards, DECK, taker, CARDS.one[kind])
        return kind

    # --- reading the table -------------------------------------------------------------------------------

    def money(self, seat: Seat) -> int:
        """CI-4. The value of one's money cards."""
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
