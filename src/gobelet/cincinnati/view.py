"""CI-4. What a seat may know of the casino, entry by entry. Nothing more leaves a game."""

from gobelet.cincinnati import shown, turns
from gobelet.cincinnati.cards import CARDS, MONEY, WORTH
from gobelet.cincinnati.edition import CasinoEdition
from gobelet.cincinnati.hands import pips
from gobelet.cincinnati.state import DECK, REMOVED, SPENT, TABLES, Casino
from gobelet.cincinnati.throws import ChooseTable
from gobelet.core.game import Game
from gobelet.core.goods import SIZE
from gobelet.core.names import Cards, Dice, Seat, Seats
from gobelet.core.shown import Shown
from gobelet.core.view import View


class CasinoView(View):
    """Lists are by seat, `stakes` by table, and the last of `chips` is the supply. Cards, dice are packed.

    Bots: the options of `declare` and `duel-reroll` are masks over `dice[seat]` or `duel[seat]`. Which seats
    still declare or get a question, and in which order, is in `pile` (the next step last), and as seats in
    `turns()`.

    >>> import gobelet
    >>> game = gobelet.new("cincinnati", 3, seed=7)
    >>> while game.round < 3:
    ...     seat = game.waiting[0]
    ...     game.answer(seat, game.options(seat)[0])
    >>> mine = gobelet.view(game, 0)
    >>> mine.cup_faces, mine.faces(1)
    ((1, 2, 3, 3, 5), ())
    >>> [mine.money(seat) for seat in range(3)], mine.hand(1)
    ([0, 15000, 0], ('card-money-15',))
    """

    __slots__ = (
        "chips",
        "chosen",
        "crowned",
        "cup",
        "deck",
        "declared",
        "dice",
        "duel",
        "duelists",
        "edition",
        "hands",
        "named",
        "removed",
        "rolls",
        "shuffled_in",
        "spent",
        "stakes",
        "unseen",
    )

    def __init__(self, casino: Casino, seat: Seat | None) -> None:
        super().__init__(casino, seat)
        cards = casino.cards
        # On the table, for all to see.
        self.edition: CasinoEdition = casino.edition
        self.rolls: int = casino.rolls
        self.chips: list[int] = casino.chips[:]
        self.hands: list[Cards] = cards[: casino.seats]  # money, and Duels still to be played
        self.stakes: list[Cards] = cards[TABLES:DECK]  # what lies on tables A, B, C
        self.spent: Cards = cards[SPENT]
        self.shuffled_in: int = casino.shuffled_in
        self.dice: list[Dice] = casino.dice[:]
        self.chosen: list[int] = casino.chosen[:]
        self.named: list[Dice] = casino.named[:]
        self.declared: Seats = casino.declared
        self.duel: list[Dice] = casino.duel[:]
        self.duelists: list[Seat] = casino.duelists[:]
        self.crowned: Seats = casino.crowned
        # The cards that nobody sees: how many lie in the deck, how many were removed, and which they
        # are all together, which follows from what lies open.
        self.deck: int = cards[DECK] >> SIZE
        self.removed: int = cards[REMOVED] >> SIZE
        self.unseen: Cards = casino.edition.deck - sum(self.hands) - sum(self.stakes) - self.spent
        # What this seat alone sees: the dice under its cup.
        self.cup: Dice = casino.cup[seat] if seat is not None else 0

    # --- by name, beside the packed fields --------------------------------------------------------------

    def faces(self, seat: Seat) -> tuple[int, ...]:
        """The pips of the dice that a seat shows."""
        return pips(self.dice[seat])

    @property
    def cup_faces(self) -> tuple[int, ...]:
        """The pips of the dice under this seat's own cup."""
        return pips(self.cup)

    def money(self, seat: Seat) -> int:
        """CI-4. The value of a seat's money cards."""
        return WORTH[self.hands[seat] & MONEY]

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """A seat's cards, which all lie open, by the ids of their names in the sentence files."""
        return shown.card_ids(self.hands[seat])

    def turns(self) -> tuple[tuple[Seat, ...], ...]:
        """CI-5. The seats that are asked one after the other, in groups; those who have answered, too."""
        return turns.turns(self)

    def shown(self) -> Shown:
        return shown.shown(self)

    def unknown(self) -> tuple[int, ...] | None:
        """CI-11. Cards that nobody sees, and the cups of the others while they choose a table."""
        cups = self.seats - 1 if isinstance(self.question, ChooseTable) else 0
        return (*[CARDS.count(self.unseen, kind) for kind in range(CARDS.kinds)], cups)

    def text(self) -> str:
        question = self.question.text() if self.question is not None else "-"
        pile = " ".join([step.text() for step in self.pile])
        return (
            f"{self.ruleset.id} {self.seats} seat {self.seat} over {self.over} {self.serial} [{pile}] "
            f"{question} {self.asked} {self.answered} {self.said} {self.options} | {self.round} "
            f"{self.rolls} {self.chips} {self.hands} {self.stakes} {self.spent} {self.shuffled_in} "
            f"{self.dice} {self.chosen} {self.named} {self.declared} {self.duel} {self.duelists} "
            f"{self.crowned} {self.deck} {self.removed} {self.unseen} {self.cup}"
        )


def view(game: Game, seat: Seat | None) -> CasinoView:
    assert isinstance(game, Casino)
    return CasinoView(game, seat)
