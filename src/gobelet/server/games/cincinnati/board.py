"""Cincinnati for one viewer: the board, taken entry by entry from its view."""

from typing import cast

from gobelet.cincinnati.cards import MONEY, WORTH, names
from gobelet.cincinnati.hands import name, pips
from gobelet.cincinnati.state import SUPPLY
from gobelet.cincinnati.view import CasinoView
from gobelet.core.names import SEATS_OF
from gobelet.server.games.cincinnati.types import CasinoBoard, CasinoSeat, CasinoTable, TableStakes
from gobelet.server.protocol.replays import OpenHand


def board(view: CasinoView) -> CasinoBoard:
    return CasinoBoard(
        round=view.round,
        rounds=view.edition.rounds,
        rolls=view.rolls,
        seats=[_seat(view, seat) for seat in range(view.seats)],
        tables=[
            TableStakes(_table(view, table), table in view.edition.played[view.seats], list(names(stakes)))
            for table, stakes in enumerate(view.stakes)
        ],
        chips=view.chips[SUPPLY],
        deck=view.deck,
        removed=view.removed,
        unseen=list(names(view.unseen)),
        spent=list(names(view.spent)),
        duelists=list(view.duelists),
        cup=list(pips(view.cup)),
        winners=list(SEATS_OF[view.crowned]),
    )


def open_hand(view: CasinoView) -> OpenHand:
    """What only this viewer sees."""
    return OpenHand([*pips(view.cup)])


def _table(view: CasinoView, table: int) -> CasinoTable:
    return cast(CasinoTable, view.edition.tables[table].name)


def _seat(view: CasinoView, seat: int) -> CasinoSeat:
    dice, duel, chosen = view.dice[seat], view.duel[seat], view.chosen[seat]
    return CasinoSeat(
        money=WORTH[view.hands[seat] & MONEY],
        chips=view.chips[seat],
        cards=list(names(view.hands[seat])),
        dice=list(pips(dice)),
        hand=name(dice) if dice else "",
        table=_table(view, chosen) if chosen >= 0 else None,
        named=list(pips(view.named[seat])),
        declared=bool(view.declared >> seat & 1),
        duel=list(pips(duel)),
        duel_hand=name(duel) if duel else "",
    )
