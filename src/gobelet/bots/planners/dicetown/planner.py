"""The planner of Dice Town: a round's plan for the dice, orders for ties, robberies, cards and the Doc."""

from typing import Final

from gobelet.bots.answers.dicetown.appraiser import DOLLAR
from gobelet.bots.answers.dicetown.bribes import price
from gobelet.bots.expert.dicetown.bids import needed
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.expert.dicetown.tables import promise_of
from gobelet.bots.picking import Scored
from gobelet.bots.planner import (
    AS_EXPERT,
    ASK,
    Planner,
    Wishes,
    WishField,
    as_expert,
    best,
    number,
    word,
    words,
)
from gobelet.bots.planners.dicetown.dice import choose_dice
from gobelet.bots.planners.dicetown.said import (
    AIMS,
    FIELD_OF,
    LEADER,
    MOST,
    POINTS,
    ROUND,
    fields_of,
)
from gobelet.bots.planners.dicetown.suggesting import suggest_places
from gobelet.core.errors import BadRequest
from gobelet.core.names import Option, Seat
from gobelet.core.question import AnyQuestion
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View
from gobelet.dicetown.bribes import NameWinner, Offers
from gobelet.dicetown.cards import deed_points
from gobelet.dicetown.doc import REMEDIES
from gobelet.dicetown.option_table import A_CARD, A_DEED, DOLLARS, DONE, GOODS, NAME, REMEDY, ROB, kind_of
from gobelet.dicetown.owner_values import TownRuleset
from gobelet.dicetown.rolling import KeepDice
from gobelet.dicetown.saloon import Victim
from gobelet.dicetown.view import TownView


class TownPlanner(Planner):
    def fields(self, ruleset: Ruleset) -> tuple[WishField, ...]:
        assert isinstance(ruleset, TownRuleset)
        return fields_of(ruleset.edition)

    def agree(self, wishes: Wishes) -> None:
        if word(wishes, "dice") in AIMS.needed_by and not words(wishes, "places"):
            raise BadRequest("plan-no-places", "", {"field": "places"})

    def suggest(self, view: View, question: AnyQuestion, seed: int) -> Wishes:
        assert isinstance(view, TownView)
        return suggest_places(view, seed) if isinstance(question, KeepDice) else {}

    def speaks(self, question: AnyQuestion, wishes: Wishes) -> bool:
        return wishes.get(FIELD_OF.get(question.id, ""), ASK) != ASK

    def used(self, question: AnyQuestion) -> tuple[str, ...]:
        field = FIELD_OF.get(question.id, "")
        if field == "dice":
            return tuple([one.name for one in ROUND])
        return (field,) if field else ()

    def answer(self, view: View, question: AnyQuestion, wishes: Wishes, seed: int) -> Option | None:
        assert isinstance(view, TownView)
        if not self.speaks(question, wishes):
            return None
        field = FIELD_OF[question.id]
        if field == "dice":
            return best(view, choose_dice(view, question, wishes, seed), seed)
        if wishes[field] != AS_EXPERT:
            option = preferred(view, question, wishes, seed)
            if option in view.options:
                return option
        return as_expert(view, question, seed)


def preferred(view: TownView, question: AnyQuestion, wishes: Wishes, seed: int) -> Option:
    """What a person prefers; -1 where that does not decide."""
    if isinstance(question, Offers):
        return offer_up_to(view, question, number(wishes, "offer", 0), seed)
    if isinstance(question, NameWinner):
        return name_giver(view, number(wishes, "name", 0), seed)
    if isinstance(question, Victim):
        return rob_as_wished(view, word(wishes, "rob"), seed)
    if word(wishes, "cards") == POINTS and FIELD_OF[question.id] == "cards":
        return card_by_points(view)
    remedy = word(wishes, "doc")
    if FIELD_OF[question.id] == "doc" and remedy in REMEDIES:
        return REMEDY + REMEDIES.index(remedy)
    return -1


def prices(view: TownView, seed: int) -> ExpertPrices:
    return ExpertPrices(view, seed, False, promise_of(view.edition))


def offer_up_to(view: TownView, question: Offers, most: int, seed: int) -> Option:
    """DT-41. As many dollars as it takes to be named, if these are no more than the order allows in all."""
    if view.said:
        return DONE
    worth = prices(view, seed)
    points = needed(worth, question)
    dollars = int(points / DOLLAR + 0.999) if points > 0 else 0
    if dollars and view.offers[worth.me].dollars + dollars <= most and DOLLARS + dollars in view.options:
        return DOLLARS + dollars
    return DONE


def name_giver(view: TownView, least: int, seed: int) -> Option:
    """DT-40. The one whose offer is best, if it is worth this many dollars; -1 if none is, or several are."""
    if not view.offers:
        return -1
    worth = prices(view, seed)
    gives = [(price(worth, option - NAME), option) for option in view.options]
    most = max(gives)[0]
    if most < max(1, least) * DOLLAR:
        return -1
    givers = [option for given, option in gives if given > most - 1e-9]
    return givers[0] if len(givers) == 1 else -1


def rob_as_wished(view: TownView, wish: str, seed: int) -> Option:
    """DT-27. The seat with most cards in hand, or the one in the lead; of equal ones chance takes one."""
    if wish == MOST:
        return best(view, [(float(hand_of(view, option - ROB)), option) for option in view.options], seed)
    if wish == LEADER:
        worth = prices(view, seed)
        return best(view, [(worth.standing(option - ROB), option) for option in view.options], seed)
    return -1


def hand_of(view: TownView, seat: Seat) -> int:
    return view.store[seat] + view.deeds[seat]


def card_by_points(view: TownView) -> Option:
    """The card or deed that scores most; -1 if it is not the only one."""
    scored: Scored = []
    for option in view.options:
        if GOODS[option] == A_CARD:
            scored.append((float(view.edition.points[kind_of(option)]), option))
        elif GOODS[option] == A_DEED:
            scored.append((float(deed_points(kind_of(option))), option))
    if not scored:
        return -1
    most = max(scored)[0]
    found = [option for points, option in scored if points == most]
    return found[0] if len(found) == 1 else -1


PLANNER: Final = TownPlanner()
