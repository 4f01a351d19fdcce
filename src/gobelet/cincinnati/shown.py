"""CI-4. What a view of the casino shows, heap by heap: all that lies open, and what this seat alone sees."""

from typing import TYPE_CHECKING

from gobelet.cincinnati.cards import names
from gobelet.cincinnati.hands import pips
from gobelet.cincinnati.option_table import HAND
from gobelet.cincinnati.state import SUPPLY
from gobelet.cincinnati.throws import ChooseTable
from gobelet.core.names import Cards, Seat
from gobelet.core.shown import Heap, Shown, counted, laid, rolled

if TYPE_CHECKING:
    from gobelet.cincinnati.view import CasinoView


def card_ids(cards: Cards) -> tuple[str, ...]:
    """The message ids of cards."""
    return tuple([f"card-{name}" for name in names(cards)])


def shown(view: "CasinoView") -> Shown:
    """All public holdings, and the seat's own hidden dice. Dice are given by their pips."""
    return Shown(view.round, tuple([_seat(view, seat) for seat in range(view.seats)]), _table(view))


def _seat(view: "CasinoView", seat: Seat) -> tuple[Heap, ...]:
    heaps = [Heap("chips", view.chips[seat])]
    heaps += laid("cards", card_ids(view.hands[seat]))
    if view.chosen[seat] >= 0:
        heaps += laid("table", (f"table-{view.edition.tables[view.chosen[seat]].name}",))
    heaps += rolled("dice", pips(view.dice[seat]))
    if seat == view.seat:
        heaps += rolled("cup", pips(view.cup))
    elif isinstance(view.question, ChooseTable):
        heaps += counted("cup", HAND)
    heaps += rolled("duel", pips(view.duel[seat]))
    return tuple(heaps)


def _table(view: "CasinoView") -> tuple[Heap, ...]:
    heaps = [Heap("supply", view.chips[SUPPLY]), *counted("deck", view.deck)]
    for table, stakes in enumerate(view.stakes):
        heaps += laid(view.edition.tables[table].name, card_ids(stakes))
    return (*heaps, *laid("spent", card_ids(view.spent)), *counted("removed", view.removed))
