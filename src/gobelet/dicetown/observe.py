"""What a seat may know of the town, as bytes: the fields of its view, in a fixed layout per ruleset."""

from typing import Final

from gobelet.core.dice import FACES
from gobelet.core.game import Game
from gobelet.core.goods import SIZE, Back
from gobelet.core.kinds import MOST_SEATS, Cards, Dice, Seat
from gobelet.core.observing import (
    DICE_BYTES,
    ONE_BYTE,
    SEAT_BYTES,
    SEATS_BYTES,
    Alphabet,
    Observer,
    forget,
)
from gobelet.core.options import OptionTable
from gobelet.core.view import View
from gobelet.dicetown.general_store import KeepOne
from gobelet.dicetown.holders import DECK, DISCARD, DRAWN, FENCED, PILE, ROW, Offer
from gobelet.dicetown.memory import HOLDERS, PUBLIC
from gobelet.dicetown.observe_annex import CABINET, FRONTIER, NO_ANNEX, AnnexObserver
from gobelet.dicetown.observe_fields import QUESTIONS, ROW_PLACES, STEPS, fields
from gobelet.dicetown.round import NameChampion
from gobelet.dicetown.saloon import Loot
from gobelet.dicetown.state import Town
from gobelet.dicetown.store import DEEDS, STORE
from gobelet.dicetown.table import TABLE, TABLE_2009, TABLE_EXTENSION, TABLE_REVISED
from gobelet.dicetown.view import TownView

Seen = list[tuple[Cards, Cards]]


class Counts:
    """The cards of one back, of one holder or of several, by how many there are of each kind."""

    __slots__ = ("back", "kinds", "many", "ones")

    def __init__(self, back: Back, kinds: int) -> None:
        self.back: Final = back
        self.kinds: Final = kinds  # the ruleset has the first so many
        self.ones: Final[dict[Cards, bytes]] = {0: bytes(kinds)}
        self.many: Final[dict[tuple[int, ...], bytes]] = {}

    def one(self, cards: Cards) -> bytes:
        piece = self.ones.get(cards)
        if piece is None:
            piece = bytes([self.back.count(cards, kind) for kind in range(self.kinds)])
            forget(self.ones)
            self.ones[cards] = piece
        return piece

    def each(self, holdings: list[Cards]) -> bytes:
        key = tuple(holdings)
        piece = self.many.get(key)
        if piece is None:
            piece = b"".join([self.one(cards) for cards in holdings])
            forget(self.many)
            self.many[key] = piece
        return piece


class TownObserver(Observer):
    """`store` and `deeds` are how many kinds of cards the ruleset has."""

    __slots__ = (
        "annex",
        "deeds",
        "handfuls",
        "no_offer",
        "no_offers",
        "no_sight",
        "queues",
        "rows",
        "store",
    )

    def __init__(self, table: OptionTable, store: int, deeds: int, annex: AnnexObserver) -> None:
        super().__init__(table, Alphabet(STEPS, QUESTIONS), (*fields(store, deeds), *annex.fields))
        self.store: Final = Counts(STORE, store)
        self.deeds: Final = Counts(DEEDS, deeds)
        self.annex: Final = annex
        self.handfuls: Final[dict[tuple[int, ...], bytes]] = {}
        self.queues: Final[dict[tuple[int, ...], bytes]] = {}
        self.rows: Final[dict[tuple[int, ...], bytes]] = {}
        self.no_offer: Final = bytes(4 + deeds)
        self.no_offers: Final = bytes(MOST_SEATS * (4 + deeds))
        self.no_sight: Final = bytes(MOST_SEATS * (store + deeds))

    # --- pieces ------------------------------------------------------------------------------------------

    def by_seat(self, dice: list[Dice]) -> bytes:
        key = tuple(dice)
        piece = self.handfuls.get(key)
        if piece is None:
            piece = b"".join([DICE_BYTES[one] for one in dice]).ljust(MOST_SEATS * FACES, b"\0")
            forget(self.handfuls)
            self.handfuls[key] = piece
        return piece

    def queue(self, visits: list[Seat]) -> bytes:
        key = tuple(visits)
        piece = self.queues.get(key)
        if piece is None:
            piece = bytes([seat + 1 for seat in key]).ljust(MOST_SEATS + 1, b"\0")
            self.queues[key] = piece
        return piece

    def row(self, kinds: tuple[int, ...]) -> bytes:
        piece = self.rows.get(kinds)
        if piece is None:
            flags = bytearray(ROW_PLACES * self.deeds.kinds)
            for place, kind in enumerate(kinds):
                flags[place * self.deeds.kinds + kind] = 1
            piece = self.rows[kinds] = bytes(flags)
        return piece

    def offers(self, offers: list[Offer]) -> bytes:
        """What all see of the offers: dollars, nuggets, cards by their backs, fenced deeds."""
        pieces = [self.no_offer] * MOST_SEATS
        for seat, (dollars, nuggets, cards, deeds, fenced) in enumerate(offers):
            pieces[seat] = bytes([dollars, nuggets, cards, deeds]) + self.deeds.one(fenced)
        return b"".join(pieces)

    def sights(self, seen: Seen) -> bytes:
        """Store cards and deeds of several seats."""
        pieces = [self.store.one(cards) + self.deeds.one(deeds) for cards, deeds in seen]
        return b"".join(pieces).ljust(len(self.no_sight), b"\0")

    # --- from the game -----------------------------------------------------------------------------------

    def observe(self, game: Game, seat: Seat) -> bytes:
        assert isinstance(game, Town)
        store, deeds = game.store, game.deeds
        question = game.question
        pieces = self.begin(game, seat)
        sizes = [0] * (2 * MOST_SEATS)
        for other in range(game.seats):
            sizes[other] = store[other] >> SIZE
            sizes[MOST_SEATS + other] = deeds[other] >> SIZE
        sizes += (
            store[DECK] >> SIZE,
            store[DISCARD] >> SIZE,
            store[DRAWN] >> SIZE,
            deeds[PILE] >> SIZE,
            game.looked_store >> SIZE,
            game.looked_deeds >> SIZE,
        )
        pieces += [
            ONE_BYTE[game.bribes],
            ONE_BYTE[game.round],
            SEAT_BYTES[game.sheriff],
            bytes(game.dollars),
            bytes(game.nuggets),
            self.by_seat(game.dice),
            self.by_seat(game.kept),
            SEATS_BYTES[game.rollers],
            SEATS_BYTES[game.brutes],
            SEATS_BYTES[game.gained],
            self.queue(game.visits),
            self.row_of(deeds[ROW : ROW + game.edition.row]),
            self.deeds.each(deeds[FENCED:]),
            bytes(sizes),
            self.backs(game.offers),
            DICE_BYTES[game.cup[seat]],
            self.store.one(store[seat]),
            self.deeds.one(deeds[seat]),
            self.store.one(store[DRAWN] if isinstance(question, KeepOne) and question.seat == seat else 0),
        ]
        if isinstance(question, Loot) and seat in (question.seat, question.victim):
            pieces += (self.store.one(game.looked_store), self.deeds.one(game.looked_deeds))
        else:
            pieces += (self.store.one(0), self.deeds.one(0))
        if game.offers:
            pieces.append(self.sights(offers_seen(game, seat)))
        else:
            pieces.append(self.no_sight)
        known, at = game.known_store, seat * HOLDERS
        pieces += (self.store.each(known[at : at + HOLDERS]), self.store.each(known[PUBLIC * HOLDERS :]))
        known = game.known_deeds
        pieces += (self.deeds.each(known[at : at + HOLDERS]), self.deeds.each(known[PUBLIC * HOLDERS :]))
        pieces.append(SEAT_BYTES[game.crowned])
        if question is None or isinstance(question, NameChampion):
            pieces.append(self.sights([(store[other], deeds[other]) for other in range(game.seats)]))
        else:
            pieces.append(self.no_sight)
        pieces.append(self.annex.observe(game, seat))
        return b"".join(pieces)

    def row_of(self, places: list[Cards]) -> bytes:
        kinds: list[int] = []
        for deed in places:
            if deed:
                kinds.append(DEEDS.nth(deed, 0))
        return self.row(tuple(kinds))

    def backs(self, offers: list[Offer]) -> bytes:
        if not offers:
            return self.no_offers
        return self.offers(
            [
                (dollars, nuggets, cards >> SIZE, deeds >> SIZE, fenced)
                for dollars, nuggets, cards, deeds, fenced in offers
            ]
        )

    # --- from a view -------------------------------------------------------------------------------------

    def observe_view(self, view: View) -> bytes:
        assert isinstance(view, TownView)
        missing = [0] * (MOST_SEATS - view.seats)
        pieces = self.begin_view(view)
        pieces += [
            ONE_BYTE[view.bribes],
            ONE_BYTE[view.round],
            SEAT_BYTES[view.sheriff],
            bytes(view.dollars),
            bytes(view.nuggets),
            self.by_seat(view.dice),
            self.by_seat(view.kept),
            SEATS_BYTES[view.rollers],
            SEATS_BYTES[view.brutes],
            SEATS_BYTES[view.gained],
            self.queue(view.visits),
            self.row(view.row),
            self.deeds.each(view.fenced + missing),
            bytes(view.store + missing + view.deeds + missing),
            bytes([view.deck, view.discard, view.drawn, view.pile_deeds, *view.looked]),
            self.offers(view.offers),
            DICE_BYTES[view.cup],
            self.store.one(view.hand_store),
            self.deeds.one(view.hand_deeds),
            self.store.one(view.shown_store),
            self.store.one(view.looked_store),
            self.deeds.one(view.looked_deeds),
            self.sights(view.offers_seen),
            self.store.each(view.known_store),
            self.store.each(view.public_store),
            self.deeds.each(view.known_deeds),
            self.deeds.each(view.public_deeds),
            SEAT_BYTES[view.crowned],
            self.sights(view.shown_hands),
            self.annex.observe_view(view.annex),
        ]
        return b"".join(pieces)


def offers_seen(town: Town, seat: Seat) -> Seen:
    """DT-42. The hand cards in offers are seen by who offers them and by the Sheriff."""
    seen: Seen = []
    for other, offer in enumerate(town.offers):
        seen.append((offer[2], offer[3]) if seat in (other, town.sheriff) else (0, 0))
    return seen


OBSERVERS: Final[dict[str, Observer]] = {
    "dicetown/2009": TownObserver(TABLE_2009, 17, 5, NO_ANNEX),
    "dicetown/revised": TownObserver(TABLE_REVISED, 17, 5, CABINET),
    "dicetown/extension": TownObserver(TABLE_EXTENSION, 27, 6, FRONTIER),
    "dicetown/extension+indians": TownObserver(TABLE, 28, 6, FRONTIER),
}
