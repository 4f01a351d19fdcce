"""Dice Town, played on quickly: one plan of keeps for all, and a simple rule for every other question."""

from typing import Final

from gobelet.bots.dicetown.outlook import Takings
from gobelet.bots.rollout.player import Player
from gobelet.bots.town.outlook import Outlook
from gobelet.bots.town.rolling import Rolling, cut_short
from gobelet.bots.town.value import Value
from gobelet.core.dice import MASKS, MOST_DICE, PICKED, SIZE
from gobelet.core.game import Game
from gobelet.core.goods import SIZE as CARDS_SIZE
from gobelet.core.kinds import Dice, Option, Seat
from gobelet.dicetown.doc import CHARM, COLLECT, FENCE, SAMPLE
from gobelet.dicetown.rolling import cost
from gobelet.dicetown.state import Town
from gobelet.dicetown.store import DEEDS, POINTS, deed_points
from gobelet.dicetown.table import (
    ACTION,
    BACKS,
    CARD,
    DEED,
    DONE,
    JOE_ON,
    KEEP,
    NAME,
    PASS,
    REMEDY,
    ROB,
)
from gobelet.odds.rolls import HANDS, NUMBER
from gobelet.odds.throws import HAND_COUNT, MOST_COST

CARD_WORTH: Final = 2.0  # a card to play, while there are rounds to play it in
REMEDIES: Final = (CHARM, COLLECT, SAMPLE, FENCE)  # from the best
# Cards that are played whenever they can be.
AT_ONCE: Final = ("own-card", "elixir", "elixir-first", "split", "whisky", "insurance", "smoke")


class TownPlayer(Player):
    """Made for one decision: what a hand promises each seat then decides what it keeps."""

    __slots__ = ("keeps", "plans")

    def __init__(self, worths: list[Value]) -> None:
        self.plans: Final = [plan(worth) for worth in worths]
        self.keeps: Final[list[dict[tuple[Dice, Dice, int], Option]]] = [{} for _worth in worths]

    def round_of(self, game: Game) -> int:
        assert isinstance(game, Town)
        return game.round

    # --- answers -----------------------------------------------------------------------------------------

    def answer(self, game: Game, seat: Seat) -> Option:
        assert isinstance(game, Town)
        question = game.question
        assert question is not None
        id = question.id
        if id == "keep":
            return self.keep(game, seat)
        options = question.options(game, seat)
        if len(options) == 1:
            return options[0]
        if id in AT_ONCE:
            return max(options)
        if id == "keep-one" or id == "loot" or id == "voucher":
            return dearest(options)
        if id == "rob":
            return fullest(game, options)
        if id == "backs":
            return options[0] if options[0] >= BACKS else options[-1]
        if id == "name-winner" or id == "name-second" or id == "name-champion":
            return named(game, seat, options)
        if id == "visit" or id == "see-doc":
            return remedy(options)
        if id == "fence":
            return max(options)
        if id == "office" or id == "joe":
            return joe(game, options)
        if id == "choose-action":
            return ACTION + (0 if game.below(4) else 1)
        if DONE in options and game.said[seat]:
            return DONE
        return question.default(game, seat)

    def keep(self, town: Town, seat: Seat) -> Option:
        """By the plan; what he can't pay he does not keep."""
        purse = min(town.dollars[seat], MOST_COST)
        key = (town.dice[seat], town.cup[seat], purse)
        option = self.keeps[seat].get(key, -1)
        if option < 0:
            option = best_keep(self.plans[seat], town.dice[seat], town.cup[seat], purse)
            self.keeps[seat][key] = option
        return option


def plan(worth: Value) -> Rolling:
    """What a seat means to keep, before anything lies on the table."""
    seats = worth.view.seats
    outlook = Outlook(worth, Takings(worth), [0] * seats, 2)
    values = [outlook.value(hand) for hand in range(len(HANDS))]
    spent = [worth.spent(dollars) for dollars in range(MOST_COST + 1)]
    return Rolling(values, cut_short([MOST_DICE] * (seats - 1)), spent)


def best_keep(plan: Rolling, aside: Dice, cup: Dice, purse: int) -> Option:
    """By the plan, of what the purse allows."""
    reveal = aside >> SIZE
    best = (-1e9, KEEP)
    for mask in MASKS[cup]:
        price = cost(mask.bit_count())
        if price <= purse:
            number = NUMBER[aside + PICKED[cup][mask]]
            value = plan.falls[number] if number < HAND_COUNT else plan.after(number, reveal)
            best = max(best, (value - plan.prices[price], KEEP + mask))
    return best[1]


def dearest(options: tuple[int, ...]) -> Option:
    """The card or deed that scores most; a card to play is worth about as much as a small one."""
    best = (-1.0, options[0])
    for option in options:
        if option >= DEED:
            price = float(deed_points(option - DEED)) if option - DEED < DEEDS.kinds else 2.0
        elif option >= CARD:
            price = float(POINTS[option - CARD]) or CARD_WORTH
        else:
            price = 0.0
        best = max(best, (price, option))
    return best[1]


def fullest(town: Town, options: tuple[int, ...]) -> Option:
    """The hand with most deeds, then most cards."""
    best = (-1, options[0])
    for option in options:
        seat = option - ROB
        if 0 <= seat < town.seats:
            size = 3 * (town.deeds[seat] >> CARDS_SIZE) + 2 * (town.store[seat] >> CARDS_SIZE)
            best = max(best, (size, option))
    return best[1]


def named(town: Town, seat: Seat, options: tuple[int, ...]) -> Option:
    """Himself, or who offers most, or who has least."""
    if NAME + seat in options:
        return NAME + seat
    best = (-1e9, options[0])
    scores = town.scores
    for option in options:
        other = option - NAME
        value = -0.1 * scores[other]
        if town.offers:
            dollars, nuggets, cards, deeds, fenced = town.offers[other]
            value += dollars / 2 + nuggets + 2 * ((cards >> CARDS_SIZE) + (deeds >> CARDS_SIZE))
            value += 2 * (fenced >> CARDS_SIZE)
        best = max(best, (value, option))
    return best[1]


def remedy(options: tuple[int, ...]) -> Option:
    for number in REMEDIES:
        if REMEDY + number in options:
            return REMEDY + number
    return options[0]


def joe(town: Town, options: tuple[int, ...]) -> Option:
    """On the richest, if he has much."""
    best = (2, PASS)
    for option in options:
        if JOE_ON <= option < NAME:
            best = max(best, (town.dollars[option - JOE_ON], option))
    return best[1] if best[1] in options else options[0]
