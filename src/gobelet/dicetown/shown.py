"""DT-8. What a view of the town shows, heap by heap: all that lies open, and what this seat alone sees."""

from typing import TYPE_CHECKING

from gobelet.core.dice import SIZE as DICE_SIZE
from gobelet.core.dice import SORTED
from gobelet.core.names import Cards, Seat
from gobelet.core.shown import Heap, Shown, counted, laid, rolled
from gobelet.dicetown.cards import DEEDS, STORE, card_name
from gobelet.dicetown.extras.shown import seat_heaps, table_heaps
from gobelet.dicetown.holders import BANK, COACH, DECK, DISCARD, MINE
from gobelet.dicetown.rolling import HAND, KeepDice

if TYPE_CHECKING:
    from gobelet.dicetown.view import TownView


def card_ids(view: "TownView", cards: Cards) -> tuple[str, ...]:
    """The message ids of Store cards, as this game names them (DT-4)."""
    labels = view.edition.labels
    return tuple([f"card-{card_name(labels.get(kind, kind))}" for kind in STORE.spread(cards)])


def deed_ids(deeds: Cards) -> tuple[str, ...]:
    """The message ids of deeds and Ranches."""
    return tuple([f"land-{name}" for name in DEEDS.names(deeds)])


def shown(view: "TownView") -> Shown:
    """All public holdings, and the seat's own hidden ones."""
    return Shown(view.round, tuple([_seat(view, seat) for seat in range(view.seats)]), _table(view))


def known(view: "TownView") -> Shown:
    """DT-8, DT-54. The cards that this seat surely knows though they lie face down, by holder."""
    if view.shown_hands:
        return Shown(view.round, ((),) * view.seats)
    store, deeds = view.known_store, view.known_deeds
    seats = [
        laid("cards", card_ids(view, store[seat])) + laid("deeds", deed_ids(deeds[seat]))
        for seat in range(view.seats)
    ]
    piles = laid("deck", card_ids(view, store[DECK])) + laid("pile", deed_ids(deeds[DECK]))
    used = laid("discard", card_ids(view, store[DISCARD])) + laid("box", deed_ids(deeds[DISCARD]))
    return Shown(view.round, tuple(seats), piles + used)


def _seat(view: "TownView", seat: Seat) -> tuple[Heap, ...]:
    heaps = [Heap("dollars", view.dollars[seat]), Heap("nuggets", view.nuggets[seat])]
    if view.sheriff == seat:
        heaps.append(Heap("badge", 1))
    heaps += rolled("dice", SORTED[view.dice[seat]])
    heaps += rolled("kept", SORTED[view.kept[seat]])
    if seat == view.seat:
        heaps += rolled("cup", SORTED[view.cup])
    elif isinstance(view.question, KeepDice) and view.rollers >> seat & 1:
        heaps += counted("cup", HAND - (view.dice[seat] >> DICE_SIZE))
    if view.shown_hands:
        store, deeds = view.shown_hands[seat]
        heaps += laid("cards", card_ids(view, store)) + laid("deeds", deed_ids(deeds))
    elif seat == view.seat:
        heaps += laid("cards", card_ids(view, view.hand_store)) + laid("deeds", deed_ids(view.hand_deeds))
    else:
        heaps += counted("cards", view.store[seat]) + counted("deeds", view.deeds[seat])
    heaps += laid("fenced", deed_ids(view.fenced[seat]))
    heaps += _offer(view, seat)
    return (*heaps, *seat_heaps(view, seat))


def _offer(view: "TownView", seat: Seat) -> tuple[Heap, ...]:
    """DT-42. What a seat offers the Sheriff. Both see which cards of the hand; the others see their backs."""
    if not view.offers:
        return ()
    offer = view.offers[seat]
    heaps: list[Heap] = []
    if offer.dollars:
        heaps.append(Heap("offer-dollars", offer.dollars))
    if offer.nuggets:
        heaps.append(Heap("offer-nuggets", offer.nuggets))
    store, deeds = view.offers_seen[seat]
    heaps += laid("offer-cards", card_ids(view, store)) if store else counted("offer-cards", offer.cards)
    heaps += laid("offer-deeds", deed_ids(deeds)) if deeds else counted("offer-deeds", offer.deeds)
    heaps += laid("offer-fenced", deed_ids(offer.fenced))
    return tuple(heaps)


def _table(view: "TownView") -> tuple[Heap, ...]:
    heaps = [
        Heap("mine", view.nuggets[MINE]),
        Heap("bank", view.dollars[BANK]),
        Heap("coach", view.dollars[COACH]),
        *counted("deck", view.deck),
        *counted("discard", view.discard),
        *counted("pile", view.pile_deeds),
        *laid("row", deed_ids_in_order(view.row)),
    ]
    if view.shown_store:
        heaps += laid("drawn", card_ids(view, view.shown_store))
    else:
        heaps += counted("drawn", view.drawn)
    return (*heaps, *_looked(view), *table_heaps(view))


def deed_ids_in_order(kinds: tuple[int, ...]) -> tuple[str, ...]:
    """The message ids of deeds and Ranches that lie in a row."""
    return tuple([f"land-{DEEDS.kind_names[kind]}" for kind in kinds])


def _looked(view: "TownView") -> tuple[Heap, ...]:
    """DT-27. The hand cards that a thief looks at: thief and victim see them, the others see their backs."""
    seen = card_ids(view, view.looked_store) + deed_ids(view.looked_deeds)
    return laid("looked", seen) if seen else counted("looked", sum(view.looked))
