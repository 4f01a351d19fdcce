"""What the expert reckons, as hints: what an option is worth in points, and what a bribe buys.

A point is a nugget of now. What a rival gets or loses counts by how much they stand in my way. Exact chances
of the dice stand elsewhere (`odds/dicetown/hints.py`).
"""

from typing import Final

from gobelet.bots.answers.dicetown import brain, cards, doc, robbing, wanted
from gobelet.bots.answers.dicetown.outlook import Takings
from gobelet.bots.expert.dicetown.bribe_coach import named_by_amount
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.expert.dicetown.promise import Promise
from gobelet.bots.picking import Scored
from gobelet.core.errors import Fact
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.dicetown.bribes import Offers
from gobelet.dicetown.card_windows import OwnCard, Wanted
from gobelet.dicetown.cards import ELIXIR, INSURANCE, SMOKE, SPLIT, WANTED, WHISKY, deed_points
from gobelet.dicetown.doc import Elixirs, Fence
from gobelet.dicetown.option_table import BACKS, PASS, PLAYS, kind_of
from gobelet.dicetown.places import EvenSplit
from gobelet.dicetown.robbery import Insurance, Whisky
from gobelet.dicetown.saloon import Backs
from gobelet.dicetown.view import TownView
from gobelet.dicetown.village import SmokeSignals
from gobelet.dicetown.winners import QUEENS
from gobelet.odds.hint import Hint

ANY_SEED: Final = 1  # of equal options it does not matter which is taken


class Listener(ExpertPrices):
    """The expert's prices; it notes what the options were worth when one of them was picked."""

    __slots__ = ("heard",)

    def __init__(self, view: TownView, promise: Promise) -> None:
        super().__init__(view, ANY_SEED, False, promise)
        self.heard: Scored = []

    def pick(self, scored: Scored) -> Option:
        self.heard = scored
        return super().pick(scored)


def reckon(view: TownView, question: AnyQuestion, promise: Promise) -> list[Hint]:
    """What each option is worth; for an offer, how likely it is that I am named."""
    worth = Listener(view, promise)
    if isinstance(question, Offers):
        return named_by_amount(worth, Takings(worth), question)
    scored = card_now(worth, question)
    if not scored and isinstance(question, Backs):
        scored = backs(worth, question)
    if not scored and isinstance(question, Fence):
        scored = [(float(deed_points(kind_of(option))), option) for option in view.options]
    if not scored:
        brain.decide(worth, question)
        scored = worth.heard
    return [hint(option, points) for points, option in scored if option in view.options]


def card_now(worth: ExpertPrices, question: AnyQuestion) -> Scored:
    """Whether to play a card now: what it gives, and what it promises for later."""
    if isinstance(question, Wanted):
        return now_or_later(worth, WANTED, wanted.harm(worth, Takings(worth), question), 0.0)
    if isinstance(question, OwnCard):
        return now_or_later(worth, question.card, cards.own_gain(worth, question), 0.0)
    if isinstance(question, EvenSplit):
        spared = doc.visit_at_stake(worth, cards.BANK_PLACE)
        return now_or_later(worth, SPLIT, cards.split_gain(worth, question), spared)
    if isinstance(question, Elixirs):
        return now_or_later(worth, ELIXIR, worth.doc(worth.view.dice[worth.me]), 0.0)
    if isinstance(question, Whisky):
        return now_or_later(worth, WHISKY, robbing.whisky_gain(worth, question), 0.0)
    if isinstance(question, Insurance):
        return now_or_later(worth, INSURANCE, robbing.insurance_gain(worth, question), 0.0)
    if isinstance(question, SmokeSignals):
        return now_or_later(worth, SMOKE, worth.indian(), 0.0)
    return []


def now_or_later(worth: ExpertPrices, card: int, gain: float, spared: float) -> Scored:
    """`spared`: what else it gives not to play the card."""
    if PLAYS[card] not in worth.view.options:
        return []
    return [(gain, PLAYS[card]), (worth.later(card) + spared, PASS)]


def backs(worth: ExpertPrices, question: Backs) -> Scored:
    """DT-27. What each way to draw from the victim brings."""
    store, deeds = worth.hand(question.victim)
    draws = min(worth.view.dice[worth.me] >> 3 * QUEENS & 7, len(store) + len(deeds))
    share = 1 + worth.weight(question.victim)
    scored: Scored = []
    for option in worth.view.options:
        number = option - BACKS
        if number <= len(store) and draws - number <= len(deeds):
            scored.append((robbing.haul(store, number, deeds, draws - number) * share, option))
    return scored


def hint(option: Option, points: float) -> Hint:
    """In tenths of a point: a language has its own decimal point."""
    tenths = round(abs(points) * 10)
    facts: dict[str, Fact] = {"whole": tenths // 10, "tenth": tenths % 10}
    return Hint(option, "hint-costs" if points < 0 and tenths else "hint-worth", facts)
