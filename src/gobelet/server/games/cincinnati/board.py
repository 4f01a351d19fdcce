"""Cincinnati for one viewer: the board, taken entry by entry from its view."""

from typing import cast

from gobelet.cincinnati import scoring
from gobelet.cincinnati.cards import MONEY, WORTH, names
from gobelet.cincinnati.hands import RANK, name, pips
from gobelet.cincinnati.option_table import CHOOSE
from gobelet.cincinnati.state import SUPPLY
from gobelet.cincinnati.tables import WinByDuel
from gobelet.cincinnati.throws import ChooseTable
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
        tables=[_stakes(view, table) for table in range(len(view.stakes))],
        chips=view.chips[SUPPLY],
        deck=view.deck,
        removed=view.removed,
        unseen=list(names(view.unseen)),
        spent=list(names(view.spent)),
        duelists=list(view.duelists),
        duel_for=_duel_for(view),
        cup=list(pips(view.cup)),
        winners=list(SEATS_OF[view.crowned]),
        sealed=_sealed(view),
        chip_worth=view.edition.chip_worth,
        turns=[list(group) for group in view.turns()],
    )


def open_hand(view: CasinoView) -> OpenHand:
    """What only this viewer sees."""
    return OpenHand([*pips(view.cup)])


def _stakes(view: CasinoView, table: int) -> TableStakes:
    return TableStakes(
        _table(view, table),
        table in view.edition.played[view.seats],
        list(names(view.stakes[table])),
        bool(view.cup) and view.edition.tables[table].quality[view.cup] > 0,
    )


def _sealed(view: CasinoView) -> CasinoTable | None:
    """CI-11. What this viewer has chosen in secret is theirs to see."""
    if view.said and isinstance(view.question, ChooseTable):
        return _table(view, view.said[0] - CHOOSE)
    return None


def _duel_for(view: CasinoView) -> CasinoTable | None:
    """CI-24. The table at which the duellists were equal: its step waits for the duel's end."""
    for step in view.pile:
        if isinstance(step, WinByDuel):
            return _table(view, step.table)
    return None


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
        quality=view.edition.tables[chosen].quality[dice] if dice and chosen >= 0 else 0,
        duel_quality=RANK[duel] + 1 if duel else 0,
        points=scoring.certain(view, seat),
    )
