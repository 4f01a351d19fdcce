"""The planner of Cincinnati: which table, when to reroll, what a chip is worth; and orders for duels."""

from typing import Final

from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.bots.answers.cincinnati.dueling import choose_duel_extra
from gobelet.bots.answers.cincinnati.rolling import choose_extra
from gobelet.bots.planner import AS_EXPERT, ASK, Planner, Wishes, WishField, as_expert, best
from gobelet.cincinnati.duels import PayInDuel
from gobelet.cincinnati.edition import CINCINNATI
from gobelet.cincinnati.option_table import CHALLENGE, CHOOSE, PASS, REROLL
from gobelet.cincinnati.throws import ChooseTable
from gobelet.cincinnati.view import CasinoView
from gobelet.core.names import Option, Seat
from gobelet.core.question import AnyQuestion
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View

EITHER: Final = (ASK, AS_EXPERT)
RICHEST: Final = "richest"
BEHIND: Final = "behind"
NEVER: Final = "never"
TABLES: Final = tuple([table.name for table in CINCINNATI.tables])
DEAREST: Final = 60  # thousands
FIELDS: Final = (
    WishField("table", (*EITHER, RICHEST, *TABLES)),
    WishField("reroll", (*EITHER, BEHIND, NEVER)),
    WishField("chip", (*EITHER, NEVER), 0, DEAREST),
    WishField("challenge", (*EITHER, RICHEST), standing=True),
    WishField("duel", EITHER, standing=True),
)
FIELD_OF: Final = {
    "choose-table": "table",
    "declare": "reroll",
    "extra-roll": "chip",
    "duel-extra": "chip",
    "challenge": "challenge",
    "duel-reroll": "duel",
}


class ChipPrices(CasinoAppraiser):
    """The usual prices, but a chip is worth what a person says, in thousands."""

    __slots__ = ("said",)

    def __init__(self, view: CasinoView, seed: int, said: int) -> None:
        super().__init__(view, seed)
        self.said: Final = said

    def chip(self) -> float:
        return float(self.said)


class CasinoPlanner(Planner):
    def fields(self, ruleset: Ruleset) -> tuple[WishField, ...]:
        return FIELDS

    def suggest(self, view: View, question: AnyQuestion, seed: int) -> Wishes:
        if not isinstance(question, ChooseTable):
            return {}
        table = TABLES[as_expert(view, question, seed) - CHOOSE]
        return {"table": table, "reroll": AS_EXPERT, "chip": AS_EXPERT}

    def speaks(self, question: AnyQuestion, wishes: Wishes) -> bool:
        return wishes.get(FIELD_OF.get(question.id, ""), ASK) != ASK

    def used(self, question: AnyQuestion) -> tuple[str, ...]:
        return (FIELD_OF[question.id],) if question.id in FIELD_OF else ()

    def answer(self, view: View, question: AnyQuestion, wishes: Wishes, seed: int) -> Option | None:
        assert isinstance(view, CasinoView)
        if not self.speaks(question, wishes):
            return None
        field = FIELD_OF[question.id]
        wish = wishes[field]
        if wish == AS_EXPERT:
            return as_expert(view, question, seed)
        if wish == NEVER:
            return PASS if field == "chip" else REROLL
        if isinstance(wish, int):
            chips = ChipPrices(view, seed, wish)
            return choose_duel_extra(chips) if isinstance(question, PayInDuel) else choose_extra(chips)
        if field == "reroll":  # while I am behind
            return REROLL if leads(view) else as_expert(view, question, seed)
        worth = CasinoAppraiser(view, seed)
        if field == "challenge":
            return best(view, [(worth.prize(option - CHALLENGE), option) for option in view.options], seed)
        if wish == RICHEST:
            found = [(worth.stakes(view.stakes[option - CHOOSE]), option) for option in view.options]
            return best(view, found, seed)
        assert isinstance(wish, str)
        option = CHOOSE + TABLES.index(wish)
        return option if option in view.options else None  # CI-3: a table that is not played


def leads(view: CasinoView) -> bool:
    """Whether my dice as they lie win my table, rivals who name dice to reroll included."""
    assert view.seat is not None
    table = view.chosen[view.seat]
    quality = view.edition.tables[table].quality
    mine = quality[view.dice[view.seat]]
    rivals: list[Seat] = [
        seat for seat in range(view.seats) if seat != view.seat and view.chosen[seat] == table
    ]
    return mine > max([0, *[quality[view.dice[seat]] for seat in rivals]])


PLANNER: Final = CasinoPlanner()
