"""What a seat may know of the town, as bytes: the fields of its view, in a fixed layout per ruleset."""

from typing import Final

from gobelet.core.game import Game
from gobelet.core.goods import SIZE
from gobelet.core.names import MOST_SEATS, Cards, Seat
from gobelet.core.observation.observer import Observer
from gobelet.core.observation.pieces import (
    ONE_BYTE,
    SEAT_BYTES,
    SEATS_BYTES,
    Alphabet,
    Counts,
    add_dice,
    dice_bytes,
)
from gobelet.core.view import View
from gobelet.dicetown.bribes import Offers
from gobelet.dicetown.cards import DEEDS, LATER_CARDS, STORE
from gobelet.dicetown.general_store import KeepOne
from gobelet.dicetown.holders import DECK, DISCARD, DRAWN, FENCED, PILE, ROW
from gobelet.dicetown.memory import HOLDERS, PUBLIC
from gobelet.dicetown.numbering import (
    NUMBERS_2009,
    NUMBERS_EXTENSION,
    NUMBERS_EXTENSION_2,
    NUMBERS_INDIANS,
    NUMBERS_INDIANS_2,
    NUMBERS_REVISED,
    Numbering,
)
from gobelet.dicetown.observe.extras import CABINET, FRONTIER, NO_ANNEX, AnnexObserver
from gobelet.dicetown.observe.fields import ROW_PLACES, fields
from gobelet.dicetown.offer import Offer
from gobelet.dicetown.offer_parts import nameable
from gobelet.dicetown.option_table import (
    CARDS_OF,
    DEED_KINDS,
    DOLLARS,
    DONE,
    FENCED_DEED,
    FIRST_KINDS,
    MOST_DOLLARS,
    MOST_NUGGETS,
)
from gobelet.dicetown.round import NameChampion
from gobelet.dicetown.saloon import Loot
from gobelet.dicetown.state import Town
from gobelet.dicetown.view import TownView

Seen = list[tuple[Cards, Cards]]

# The mask of offers: to offer no more, dollars, nuggets; then cards and deeds.
TO_DOLLARS: Final = bytes([option == DONE for option in range(DOLLARS + 1)])
UP_TO_DOLLARS: Final = tuple(
    [bytes([number < most for number in range(MOST_DOLLARS)]) for most in range(MOST_DOLLARS + 1)]
)
UP_TO_NUGGETS: Final = tuple(
    [bytes([number < most for number in range(MOST_NUGGETS)]) for most in range(MOST_NUGGETS + 1)]
)
NO_VISITS: Final = bytes(MOST_SEATS + 1)
NO_SIZES: Final = [0] * (2 * MOST_SEATS + 6)
BRIBES_AND_ROUND: Final[tuple[tuple[bytes, ...], ...]] = tuple(
    [tuple([ONE_BYTE[bribes] + number for number in ONE_BYTE]) for bribes in (0, 1)]
)


def with_later_cards(mask: bytes, cards: Cards) -> bytes:
    """The mask of an offer, with the cards whose options stand at the end of the table."""
    flags = bytearray(mask)
    for kind in STORE.distinct(cards & LATER_CARDS):
        flags[CARDS_OF[kind]] = 1
    return bytes(flags)


class TownObserver(Observer):
    """The observations of a ruleset with these numbers."""

    __slots__ = (
        "after_offers",
        "annex",
        "cards",
        "deeds",
        "no_end",
        "no_offers",
        "no_sights",
        "nothing_shown",
        "queues",
        "store",
        "titles",
    )

    def __init__(self, numbers: Numbering, annex: AnnexObserver) -> None:
        table, store, deeds = numbers.table, numbers.store_kinds, numbers.deed_kinds
        alphabet = Alphabet(numbers.steps, numbers.questions)
        own = ("cup", "known_deeds", *[field.name for field in annex.fields[:1]])
        super().__init__(table, alphabet, (*fields(store, deeds), *annex.fields), own)
        self.store: Final = Counts(STORE.bits, store)
        self.deeds: Final = Counts(DEEDS.bits, deeds)
        self.annex: Final = annex
        self.queues: Final[dict[tuple[int, ...], bytes]] = {}
        self.no_offers: Final = tuple([bytes(seats * (4 + deeds)) for seats in range(MOST_SEATS + 1)])
        self.no_sights: Final = tuple([bytes(seats * (store + deeds)) for seats in range(MOST_SEATS + 1)])
        self.nothing_shown: Final = bytes(store + store + deeds)
        self.no_end: Final = SEAT_BYTES[-1] + self.no_sights[MOST_SEATS]
        self.cards: Final = Counts(STORE.bits, FIRST_KINDS, 1)
        self.titles: Final = Counts(DEEDS.bits, DEED_KINDS, 1)
        self.after_offers: Final = bytes(table.size - FENCED_DEED - DEED_KINDS)

    # --- pieces ------------------------------------------------------------------------------------------

    def queue(self, visits: list[Seat]) -> bytes:
        key = tuple(visits)
        piece = self.queues.get(key)
        if piece is None:
            piece = self.queues[key] = bytes([seat + 1 for seat in key]).ljust(MOST_SEATS + 1, b"\0")
        return piece

    def row(self, kinds: tuple[int, ...]) -> bytes:
        flags = bytearray(ROW_PLACES * self.deeds.kinds)
        for place, kind in enumerate(kinds):
            flags[place * self.deeds.kinds + kind] = 1
        return bytes(flags)

    def add_offers(self, pieces: list[bytes], offers: list[Offer], shift: int) -> None:
        """What all see of the offers: dollars, nuggets, cards by their backs, fenced deeds.

        `cards >> shift` is how many there are: views hold the number, games the cards.
        """
        for offer in offers:
            if offer.is_nothing:
                pieces.append(self.no_offers[1])
            else:
                shown = (offer.dollars, offer.nuggets, offer.cards >> shift, offer.deeds >> shift)
                pieces.append(bytes(shown))
                pieces.append(self.deeds.one(offer.fenced))
        pieces.append(self.no_offers[MOST_SEATS - len(offers)])

    def add_sight(self, pieces: list[bytes], cards: Cards, deeds: Cards) -> None:
        """Store cards and deeds of a seat."""
        if cards or deeds:
            pieces.append(self.store.one(cards))
            pieces.append(self.deeds.one(deeds))
        else:
            pieces.append(self.no_sights[1])

    def add_sights(self, pieces: list[bytes], seen: Seen) -> None:
        for cards, deeds in seen:
            self.add_sight(pieces, cards, deeds)
        pieces.append(self.no_sights[MOST_SEATS - len(seen)])

    # --- from the game -----------------------------------------------------------------------------------

    def observe(self, game: Game, seat: Seat) -> bytes:
        assert isinstance(game, Town)
        pieces = self.begin(game, seat)
        self.add_table(pieces, game)
        self.add_offers(pieces, game.offers, SIZE)
        self.add_own(pieces, game, seat)
        everybody, me = PUBLIC * HOLDERS, seat * HOLDERS
        self.store.add(pieces, game.known_store, everybody, everybody + HOLDERS)
        self.deeds.add(pieces, game.known_deeds, me, me + HOLDERS)
        self.deeds.add(pieces, game.known_deeds, everybody, everybody + HOLDERS)
        question = game.question
        if question is None or isinstance(question, NameChampion):
            pieces.append(SEAT_BYTES[game.crowned])
            for other in range(game.seats):
                self.add_sight(pieces, game.store[other], game.deeds[other])
            pieces.append(self.no_sights[MOST_SEATS - game.seats])
        else:
            pieces.append(self.no_end)
        pieces.append(self.annex.observe(game, seat))
        return b"".join(pieces)

    def own(self, game: Game, seat: Seat) -> list[bytes]:
        assert isinstance(game, Town)
        hand: list[bytes] = []
        self.add_own(hand, game, seat)
        deeds: list[bytes] = []
        self.deeds.add(deeds, game.known_deeds, seat * HOLDERS, (seat + 1) * HOLDERS)
        pieces = [SEAT_BYTES[seat], self.said(game, seat), b"".join(hand), b"".join(deeds)]
        if self.annex.fields:
            pieces.append(self.annex.observe(game, seat))
        return pieces

    def mask_for(self, game: Game, seat: Seat) -> bytes:
        """Offers have too many options to list and look up: their mask is put together."""
        if not isinstance(game.question, Offers):
            return super().mask_for(game, seat)
        assert isinstance(game, Town)
        dollars, nuggets, cards, deeds, fenced = nameable(game, seat)
        titles = self.titles
        mask = b"".join(
            [
                TO_DOLLARS,
                UP_TO_DOLLARS[dollars],
                UP_TO_NUGGETS[nuggets],
                self.cards.one(cards),
                titles.one(deeds),
                titles.one(fenced),
                self.after_offers,
            ]
        )
        return with_later_cards(mask, cards) if cards & LATER_CARDS else mask

    def add_table(self, pieces: list[bytes], town: Town) -> None:
        """What lies on the table for all to see."""
        store, deeds = town.store, town.deeds
        pieces.append(BRIBES_AND_ROUND[town.bribes][town.round])
        pieces.append(SEAT_BYTES[town.sheriff])
        pieces.append(bytes(town.dollars))
        pieces.append(bytes(town.nuggets))
        add_dice(pieces, town.dice)
        add_dice(pieces, town.kept)
        pieces.append(SEATS_BYTES[town.rollers])
        pieces.append(SEATS_BYTES[town.brutes])
        pieces.append(SEATS_BYTES[town.gained])
        pieces.append(self.queue(town.visits) if town.visits else NO_VISITS)
        self.add_open_deeds(pieces, deeds)
        sizes = NO_SIZES[:]
        for seat in range(town.seats):
            sizes[seat] = store[seat] >> SIZE
            sizes[MOST_SEATS + seat] = deeds[seat] >> SIZE
        sizes[12] = store[DECK] >> SIZE
        sizes[13] = store[DISCARD] >> SIZE
        sizes[14] = store[DRAWN] >> SIZE
        sizes[15] = deeds[PILE] >> SIZE
        sizes[16] = town.looked_store >> SIZE
        sizes[17] = town.looked_deeds >> SIZE
        pieces.append(bytes(sizes))

    def add_own(self, pieces: list[bytes], town: Town, seat: Seat) -> None:
        """One's own dice and cards, cards that one is shown, and where one knows Store cards to lie."""
        question = town.question
        store, deeds = self.store, self.deeds
        pieces.append(dice_bytes(town.cup[seat]))
        pieces.append(store.one(town.store[seat]))
        pieces.append(deeds.one(town.deeds[seat]))
        if isinstance(question, KeepOne) and question.seat == seat:
            pieces.append(store.one(town.store[DRAWN]))
            pieces.append(self.no_sights[1])
        elif isinstance(question, Loot) and (seat == question.seat or seat == question.victim):
            pieces.append(store.none[1])
            pieces.append(store.one(town.looked_store))
            pieces.append(deeds.one(town.looked_deeds))
        else:
            pieces.append(self.nothing_shown)
        offers = town.offers
        for other in range(len(offers)):
            if other == seat or seat == town.sheriff:  # DT-42: both see the hand cards
                offer = offers[other]
                self.add_sight(pieces, offer.cards, offer.deeds)
            else:
                pieces.append(self.no_sights[1])
        pieces.append(self.no_sights[MOST_SEATS - len(offers)])
        store.add(pieces, town.known_store, seat * HOLDERS, (seat + 1) * HOLDERS)

    def add_open_deeds(self, pieces: list[bytes], holding: list[Cards]) -> None:
        """The row and the fenced deeds, which lie side by side in the holding, too."""
        deeds = self.deeds
        bottom = ROW
        while bottom < FENCED and not holding[bottom]:  # DT-31: deeds leave from the bottom,
            bottom += 1
        if bottom == ROW:
            deeds.add(pieces, holding, ROW, FENCED + MOST_SEATS)
        else:  # and those that are left are shown as if they had slid down already
            deeds.add(pieces, holding, bottom, FENCED)
            pieces.append(deeds.none[bottom - ROW])
            deeds.add(pieces, holding, FENCED, FENCED + MOST_SEATS)

    # --- from a view -------------------------------------------------------------------------------------

    def observe_view(self, view: View) -> bytes:
        assert isinstance(view, TownView)
        missing = [0] * (MOST_SEATS - view.seats)
        pieces = self.begin_view(view)
        pieces += (BRIBES_AND_ROUND[view.bribes][view.round], SEAT_BYTES[view.sheriff])
        pieces += (bytes(view.dollars), bytes(view.nuggets))
        add_dice(pieces, view.dice)
        add_dice(pieces, view.kept)
        pieces += (SEATS_BYTES[view.rollers], SEATS_BYTES[view.brutes], SEATS_BYTES[view.gained])
        pieces += (self.queue(view.visits), self.row(view.row))
        self.deeds.add(pieces, view.fenced + missing, 0, MOST_SEATS)
        pieces += (
            bytes(view.store + missing + view.deeds + missing),
            bytes((view.deck, view.discard, view.drawn, view.pile_deeds, *view.looked)),
        )
        self.add_offers(pieces, view.offers, 0)
        pieces += (
            dice_bytes(view.cup),
            self.store.one(view.hand_store),
            self.deeds.one(view.hand_deeds),
            self.store.one(view.shown_store),
            self.store.one(view.looked_store),
            self.deeds.one(view.looked_deeds),
        )
        self.add_sights(pieces, view.offers_seen)
        self.store.add(pieces, view.known_store, 0, HOLDERS)
        self.store.add(pieces, view.public_store, 0, HOLDERS)
        self.deeds.add(pieces, view.known_deeds, 0, HOLDERS)
        self.deeds.add(pieces, view.public_deeds, 0, HOLDERS)
        pieces.append(SEAT_BYTES[view.crowned])
        self.add_sights(pieces, view.shown_hands)
        pieces.append(self.annex.observe_view(view.annex))
        return b"".join(pieces)


# The latest version of a ruleset goes by its id, an earlier one by its id and version.
OBSERVERS: Final[dict[str, Observer]] = {
    "dicetown/2009": TownObserver(NUMBERS_2009, NO_ANNEX),
    "dicetown/revised": TownObserver(NUMBERS_REVISED, CABINET),
    "dicetown/extension@1": TownObserver(NUMBERS_EXTENSION, FRONTIER),
    "dicetown/extension": TownObserver(NUMBERS_EXTENSION_2, FRONTIER),
    "dicetown/extension+indians@1": TownObserver(NUMBERS_INDIANS, FRONTIER),
    "dicetown/extension+indians": TownObserver(NUMBERS_INDIANS_2, FRONTIER),
}
