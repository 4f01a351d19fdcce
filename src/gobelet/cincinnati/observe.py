"""What a seat may know of the casino, as bytes: the fields of its view, in a fixed layout."""

from typing import Final

from gobelet.cincinnati.cards import CARDS
from gobelet.cincinnati.option_table import TABLE
from gobelet.cincinnati.state import DECK, REMOVED, SPENT, TABLES, Casino
from gobelet.cincinnati.view import CasinoView
from gobelet.core.dice import FACES
from gobelet.core.game import Game
from gobelet.core.goods import SIZE
from gobelet.core.names import MOST_SEATS, Cards, Seat
from gobelet.core.observation.fields import COUNT, FLAG, Field, count_field, seats_field
from gobelet.core.observation.observer import Observer
from gobelet.core.observation.pieces import (
    ONE_BYTE,
    SEAT_BYTES,
    SEATS_BYTES,
    Alphabet,
    Counts,
    add_dice,
    dice_bytes,
    forget,
)
from gobelet.core.view import View

KINDS: Final = CARDS.kinds
GAME_TABLES: Final = 3

# The order of both never changes. A new question goes to the end of both, a new step to the end of STEPS.
FIRST_QUESTIONS: Final = 6
QUESTIONS: Final = ("ChooseTable", "Declare", "PayExtra", "Challenge", "DuelReroll", "PayInDuel")
STEPS: Final = (
    *QUESTIONS[:FIRST_QUESTIONS],
    "Round",
    "TurnCards",
    "RollHidden",
    "NextRoll",
    "RerollTogether",
    "ExtraRolls",
    "RollExtra",
    "SettleTable",
    "WinByDuel",
    "PlayDuels",
    "EndDuel",
    "EndOfRound",
)

FIELDS: Final = (
    count_field("round", 12, "the round"),
    count_field("rolls", 3, "how often dice were rolled this round, extra rolls aside"),
    count_field("shuffled_in", 6, "Duels shuffled into the deck after round 1"),
    Field("chips", (MOST_SEATS + 1,), ("holder",), COUNT, 20, "chips: the seats, then the supply"),
    Field("hands", (MOST_SEATS, KINDS), ("seat", "card"), COUNT, 6, "the cards before each seat"),
    Field("stakes", (GAME_TABLES, KINDS), ("table", "card"), COUNT, 6, "the cards on tables A, B, C"),
    Field("spent", (KINDS,), ("card",), COUNT, 6, "Chips and Duel cards set aside"),
    Field("unseen", (KINDS,), ("card",), COUNT, 6, "the cards in the deck or removed, all together"),
    count_field("deck", 36, "cards in the deck"),
    count_field("removed", 12, "cards removed unseen"),
    Field("dice", (MOST_SEATS, FACES), ("seat", "face"), COUNT, 5, "the dice shown", laid_out=True),
    Field("chosen", (MOST_SEATS, GAME_TABLES), ("seat", "table"), FLAG, 1, "the table each has chosen"),
    Field("named", (MOST_SEATS, FACES), ("seat", "face"), COUNT, 5, "the dice to be rerolled"),
    seats_field("declared", "seats that have declared for this roll, or answered for this extra roll"),
    Field("duel", (MOST_SEATS, FACES), ("seat", "face"), COUNT, 5, "the dice in a duel", laid_out=True),
    Field("duelists", (MOST_SEATS,), ("seat",), COUNT, 6, "duelists: the place of each in the order, from 1"),
    seats_field("crowned", "the winners"),
    Field("cup", (FACES,), ("face",), COUNT, 5, "the dice under this seat's cup", laid_out=True),
)


def _chosen(chosen: tuple[int, ...]) -> bytes:
    flags = bytearray(MOST_SEATS * GAME_TABLES)
    for seat, table in enumerate(chosen):
        if table >= 0:
            flags[seat * GAME_TABLES + table] = 1
    return bytes(flags)


def _places(seats: tuple[int, ...]) -> bytes:
    places = bytearray(MOST_SEATS)
    for place, seat in enumerate(seats):
        places[seat] = place + 1
    return bytes(places)


class CasinoObserver(Observer):
    __slots__ = ("choices", "counts", "layings", "orders")

    def __init__(self) -> None:
        super().__init__(TABLE, Alphabet(STEPS, QUESTIONS), FIELDS, ("cup",))
        self.counts: Final = Counts(CARDS.bits, KINDS)
        self.layings: Final[dict[tuple[int, ...], bytes]] = {}
        self.choices: Final[dict[tuple[int, ...], bytes]] = {}
        self.orders: Final[dict[tuple[int, ...], bytes]] = {(): bytes(MOST_SEATS)}

    def laid(self, cards: list[Cards]) -> bytes:
        """All cards, from the holding of the game: they move rarely, and so are one piece."""
        key = tuple(cards)
        piece = self.layings.get(key)
        if piece is None:
            deck, removed = cards[DECK], cards[REMOVED]
            piece = self.lay(cards[:TABLES], cards[TABLES:DECK], cards[SPENT], deck, removed)
            forget(self.layings)
            self.layings[key] = piece
        return piece

    def lay(
        self, hands: list[Cards], stakes: list[Cards], spent: Cards, deck: Cards, removed: Cards
    ) -> bytes:
        """Hands, stakes, what is spent, what nobody sees, and how many lie in the deck or were removed."""
        pieces: list[bytes] = []
        self.counts.add(pieces, hands, 0, MOST_SEATS)
        self.counts.add(pieces, stakes, 0, GAME_TABLES)
        pieces += (self.counts.one(spent), self.counts.one(deck + removed))
        pieces += (ONE_BYTE[deck >> SIZE], ONE_BYTE[removed >> SIZE])
        return b"".join(pieces)

    def tables(self, chosen: list[int]) -> bytes:
        key = tuple(chosen)
        piece = self.choices.get(key)
        if piece is None:
            piece = self.choices[key] = _chosen(key)
        return piece

    def order(self, duelists: list[Seat]) -> bytes:
        key = tuple(duelists)
        piece = self.orders.get(key)
        if piece is None:
            piece = self.orders[key] = _places(key)
        return piece

    def observe(self, game: Game, seat: Seat) -> bytes:
        assert isinstance(game, Casino)
        pieces = self.begin(game, seat)
        pieces.append(ONE_BYTE[game.round])
        pieces.append(ONE_BYTE[game.rolls])
        pieces.append(ONE_BYTE[game.shuffled_in])
        pieces.append(bytes(game.chips))
        pieces.append(self.laid(game.cards))
        add_dice(pieces, game.dice)
        pieces.append(self.tables(game.chosen))
        add_dice(pieces, game.named)
        pieces.append(SEATS_BYTES[game.declared])
        add_dice(pieces, game.duel)
        pieces.append(self.order(game.duelists))
        pieces.append(SEATS_BYTES[game.crowned])
        pieces.append(dice_bytes(game.cup[seat]))
        return b"".join(pieces)

    def own(self, game: Game, seat: Seat) -> list[bytes]:
        assert isinstance(game, Casino)
        return [SEAT_BYTES[seat], self.said(game, seat), dice_bytes(game.cup[seat])]

    def observe_view(self, view: View) -> bytes:
        assert isinstance(view, CasinoView)
        hands = view.hands + [0] * (MOST_SEATS - view.seats)
        pieces = self.begin_view(view)
        pieces += (ONE_BYTE[view.round], ONE_BYTE[view.rolls], ONE_BYTE[view.shuffled_in], bytes(view.chips))
        pieces.append(self.lay(hands, view.stakes, view.spent, view.unseen, 0)[:-2])
        pieces += (ONE_BYTE[view.deck], ONE_BYTE[view.removed])
        add_dice(pieces, view.dice)
        pieces.append(self.tables(view.chosen))
        add_dice(pieces, view.named)
        pieces.append(SEATS_BYTES[view.declared])
        add_dice(pieces, view.duel)
        pieces += (self.order(view.duelists), SEATS_BYTES[view.crowned], dice_bytes(view.cup))
        return b"".join(pieces)


OBSERVERS: Final[dict[str, Observer]] = {"cincinnati": CasinoObserver()}
