"""What a seat may know of the casino, as bytes: the fields of its view, in a fixed layout."""

from typing import Final

from gobelet.cincinnati.cards import CARDS
from gobelet.cincinnati.state import DECK, REMOVED, SPENT, TABLES, Casino
from gobelet.cincinnati.table import TABLE
from gobelet.cincinnati.view import CasinoView
from gobelet.core.dice import FACES
from gobelet.core.game import Game
from gobelet.core.goods import SIZE
from gobelet.core.kinds import MOST_SEATS, Cards, Dice, Seat
from gobelet.core.observing import (
    COUNT,
    DICE_BYTES,
    FLAG,
    ONE_BYTE,
    SEATS_BYTES,
    Alphabet,
    Field,
    Observer,
    count_field,
    forget,
    seats_field,
)
from gobelet.core.view import View

KINDS: Final = CARDS.kinds
GAME_TABLES: Final = 3

# The order of both is for ever; new ones go below.
QUESTIONS: Final = ("ChooseTable", "Declare", "PayExtra", "Challenge", "DuelReroll", "PayInDuel")
STEPS: Final = (
    *QUESTIONS,
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
    Field("chips", (MOST_SEATS + 1,), ("holder",), COUNT, 20, "chips: the seats, then the supply"),
    Field("hands", (MOST_SEATS, KINDS), ("seat", "card"), COUNT, 6, "the cards before each seat"),
    Field("stakes", (GAME_TABLES, KINDS), ("table", "card"), COUNT, 6, "the cards on tables A, B, C"),
    Field("spent", (KINDS,), ("card",), COUNT, 6, "Chips and Duel cards set aside"),
    Field("unseen", (KINDS,), ("card",), COUNT, 6, "the cards in the deck or removed, all together"),
    count_field("shuffled_in", 6, "Duels shuffled into the deck after round 1"),
    count_field("deck", 36, "cards in the deck"),
    count_field("removed", 12, "cards removed unseen"),
    Field("dice", (MOST_SEATS, FACES), ("seat", "face"), COUNT, 5, "the dice shown"),
    Field("chosen", (MOST_SEATS, GAME_TABLES), ("seat", "table"), FLAG, 1, "the table each has chosen"),
    Field("named", (MOST_SEATS, FACES), ("seat", "face"), COUNT, 5, "the dice to be rerolled"),
    seats_field("declared", "who has declared for this roll, or answered in this asking"),
    Field("duel", (MOST_SEATS, FACES), ("seat", "face"), COUNT, 5, "the dice in a duel"),
    Field(
        "duelists", (MOST_SEATS,), ("seat",), COUNT, 6, "who duels: the place of each in the order, from 1"
    ),
    seats_field("crowned", "who has won"),
    Field("cup", (FACES,), ("face",), COUNT, 5, "the dice under one's own cup"),
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
    __slots__ = ("cards", "choices", "handfuls", "holdings", "orders")

    def __init__(self) -> None:
        super().__init__(TABLE, Alphabet(STEPS, QUESTIONS), FIELDS)
        self.cards: Final[dict[Cards, bytes]] = {}
        self.holdings: Final[dict[tuple[int, ...], bytes]] = {}
        self.handfuls: Final[dict[tuple[int, ...], bytes]] = {}
        self.choices: Final[dict[tuple[int, ...], bytes]] = {}
        self.orders: Final[dict[tuple[int, ...], bytes]] = {}

    def one_holding(self, cards: Cards) -> bytes:
        piece = self.cards.get(cards)
        if piece is None:
            piece = bytes([CARDS.count(cards, kind) for kind in range(KINDS)])
            forget(self.cards)
            self.cards[cards] = piece
        return piece

    def by_holder(self, holdings: list[Cards]) -> bytes:
        key = tuple(holdings)
        piece = self.holdings.get(key)
        if piece is None:
            piece = b"".join([self.one_holding(cards) for cards in holdings])
            forget(self.holdings)
            self.holdings[key] = piece
        return piece

    def by_seat(self, dice: list[Dice]) -> bytes:
        key = tuple(dice)
        piece = self.handfuls.get(key)
        if piece is None:
            piece = b"".join([DICE_BYTES[one] for one in dice]).ljust(MOST_SEATS * FACES, b"\0")
            forget(self.handfuls)
            self.handfuls[key] = piece
        return piece

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
        cards = game.cards
        pieces = self.begin(game, seat)
        pieces += [
            ONE_BYTE[game.round],
            ONE_BYTE[game.rolls],
            bytes(game.chips),
            self.by_holder(cards[:TABLES]),
            self.by_holder(cards[TABLES:DECK]),
            self.one_holding(cards[SPENT]),
            self.one_holding(cards[DECK] + cards[REMOVED]),
            ONE_BYTE[game.shuffled_in],
            ONE_BYTE[cards[DECK] >> SIZE],
            ONE_BYTE[cards[REMOVED] >> SIZE],
            self.by_seat(game.dice),
            self.tables(game.chosen),
            self.by_seat(game.named),
            SEATS_BYTES[game.declared],
            self.by_seat(game.duel),
            self.order(game.duelists),
            SEATS_BYTES[game.crowned],
            DICE_BYTES[game.cup[seat]],
        ]
        return b"".join(pieces)

    def observe_view(self, view: View) -> bytes:
        assert isinstance(view, CasinoView)
        pieces = self.begin_view(view)
        pieces += [
            ONE_BYTE[view.round],
            ONE_BYTE[view.rolls],
            bytes(view.chips),
            self.by_holder(view.hands + [0] * (MOST_SEATS - view.seats)),
            self.by_holder(view.stakes),
            self.one_holding(view.spent),
            self.one_holding(view.unseen),
            ONE_BYTE[view.shuffled_in],
            ONE_BYTE[view.deck],
            ONE_BYTE[view.removed],
            self.by_seat(view.dice),
            self.tables(view.chosen),
            self.by_seat(view.named),
            SEATS_BYTES[view.declared],
            self.by_seat(view.duel),
            self.order(view.duelists),
            SEATS_BYTES[view.crowned],
            DICE_BYTES[view.cup],
        ]
        return b"".join(pieces)


OBSERVERS: Final[dict[str, Observer]] = {"cincinnati": CasinoObserver()}
