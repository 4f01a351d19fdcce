"""CI-20 to CI-25. The tables, settled one after the other: the best player takes the cards."""

from typing import Final

from gobelet.cincinnati.cards import CARDS, CHIPS, names
from gobelet.cincinnati.duels import begin_duel, best_in_duel, end_duel
from gobelet.cincinnati.hands import TOTAL, name, pips
from gobelet.cincinnati.money_order import in_turn
from gobelet.cincinnati.state import SPENT, SUPPLY, TABLES, Casino
from gobelet.core.errors import Fact
from gobelet.core.names import SEATS_OF, Seat, Seats
from gobelet.core.step import Step


class TableStep(Step[Casino]):
    """A step at one table."""

    __slots__ = ("table",)

    def __init__(self, table: int) -> None:
        self.table: Final = table

    def operands(self) -> tuple[int, ...]:
        return (self.table,)


def best_at(casino: Casino, table: int) -> Seats:
    """CI-20 to CI-22. The best of the players who chose this table and qualify; more than one if equal."""
    quality = casino.edition.tables[table].quality
    best, highest = 0, 1
    for seat in range(casino.seats):
        if casino.chosen[seat] == table:
            mine = quality[casino.dice[seat]]
            if mine > highest:
                best, highest = 1 << seat, mine
            elif mine == highest:
                best |= 1 << seat
    return best


class SettleTable(TableStep):
    """CI-23, CI-24. The best takes all cards; equal best duel for them; without a best the cards stay."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        table = self.table
        best = best_at(casino, table)
        if not best:
            if casino.watchers and table in casino.edition.played[casino.seats]:
                left = "table-unqualified" if table in casino.chosen else "table-unchosen"
                tell_of_table(casino, left, "CI-23", table, {"stakes": names(casino.cards[TABLES + table])})
        elif best & (best - 1):
            order = in_turn(casino, best, best)
            if casino.watchers:
                facts: dict[str, Fact] = {"seats": tuple(order), "pips": pips(casino.dice[order[0]])}
                tell_of_table(casino, "table-tied", "CI-24", table, facts)
            casino.pile.append(WIN_BY_DUELS[table])
            begin_duel(casino, order)
        else:
            seat = SEATS_OF[best][0]
            if casino.watchers:
                dice = casino.dice[seat]
                facts = {"seat": seat, "pips": pips(dice), "hand": name(dice), "total": TOTAL[dice]}
                tell_of_table(casino, "table-won", "CI-23", table, facts)
            collect(casino, seat, table)


class WinByDuel(TableStep):
    """CI-24. The best hand of the duel takes the table's cards; of equal ones, the latest in order."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        best = best_in_duel(casino)
        seat = best[-1]
        if casino.watchers:
            dice = casino.duel[seat]
            facts: dict[str, Fact] = {"seat": seat, "pips": pips(dice), "hand": name(dice)}
            if len(best) > 1:
                facts["seats"] = best
                tell_of_table(casino, "tie-duel-equal", "CI-24", self.table, facts)
            else:
                tell_of_table(casino, "tie-duel-won", "CI-24", self.table, facts)
        end_duel(casino)
        collect(casino, seat, self.table)


def collect(casino: Casino, seat: Seat, table: int) -> None:
    """CI-25. Money and Duels go before the player; each Chips card pays, and is set aside."""
    holder = TABLES + table
    cards = casino.cards[holder]
    if casino.watchers:
        tell_of_table(casino, "cards-taken", "CI-25", table, {"seat": seat, "stakes": names(cards)})
    chips_cards = CARDS.count(cards, CHIPS)
    casino.pass_cards(holder, seat, cards - chips_cards * CARDS.one[CHIPS])
    for _card in range(chips_cards):
        pay_chips(casino, seat)
        casino.pass_cards(holder, SPENT, CARDS.one[CHIPS])


def pay_chips(casino: Casino, seat: Seat) -> None:
    """CI-2, CI-25. A Chips card pays two chips; a short supply pays what it has, and owes nothing."""
    due = casino.edition.chips_card
    chips = min(due, casino.chips[SUPPLY])
    casino.pay(SUPPLY, seat, chips)
    if casino.watchers:
        facts: dict[str, Fact] = {"seat": seat, "chips": chips}
        if chips == due:
            casino.tell("chips-taken", "CI-25", facts)
        else:
            casino.tell("chips-short", "CI-2", facts)


def tell_of_table(casino: Casino, id: str, rule: str, table: int, facts: dict[str, Fact]) -> None:
    casino.tell(id, rule, {"table": casino.edition.tables[table].name, **facts})


SETTLE_TABLES: Final = tuple([SettleTable(table) for table in range(3)])
WIN_BY_DUELS: Final = tuple([WinByDuel(table) for table in range(3)])
