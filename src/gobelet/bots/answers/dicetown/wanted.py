"""DT-50. Wanted: against a card that costs me more than Wanted promises for later."""

from typing import Any

from gobelet.bots.answers.dicetown.appraiser import DOLLAR, Appraiser
from gobelet.bots.answers.dicetown.outlook import Outlook, Takings
from gobelet.bots.answers.dicetown.rivals import FALLING
from gobelet.core.dice import MOST_DICE, ONE, SIZE, count
from gobelet.core.names import Option
from gobelet.core.step import Step
from gobelet.dicetown.card_windows import Wanted
from gobelet.dicetown.cards import (
    CORRUPTION,
    CREDITS,
    DEEDS,
    DYNAMITE,
    ELIXIR,
    GIRLS,
    MARSHALL,
    RANCH,
    STORE,
    WANTED,
)
from gobelet.dicetown.giving import GiveCard
from gobelet.dicetown.immediate import Swindle
from gobelet.dicetown.option_table import PASS, PLAYS
from gobelet.dicetown.places import HandOver
from gobelet.dicetown.robbery import TakeRanch
from gobelet.dicetown.rolling import TurnDie
from gobelet.dicetown.sheriffs_office import Office
from gobelet.dicetown.winners import ACES, JACKS, KINGS, NINES, QUEENS


def choose_wanted(worth: Appraiser, takings: Takings, question: Wanted) -> Option:
    return PLAYS[WANTED] if harm(worth, takings, question) > worth.later(WANTED) else PASS


def harm(worth: Appraiser, takings: Takings, question: Wanted) -> float:
    """What the card costs me: what it takes from me, and a share of what it gives a rival."""
    view = worth.view
    effect = view.pile[-1]  # the step under a Wanted window is what it may cancel
    rival = worth.weight(question.seat)
    dice = view.dice[question.seat]
    if isinstance(effect, HandOver):  # Nervous Joe, Even Split
        dollars = min(effect.dollars, view.dollars[effect.giver])
        if effect.giver == worth.me:
            return worth.spent(dollars) + dollars * DOLLAR * rival
        return dollars * DOLLAR * (rival - worth.weight(effect.giver))
    if isinstance(effect, TurnDie):
        return turned(takings, effect)
    if question.card == MARSHALL:
        office = view.pile[-2]  # the window that it was played in
        if isinstance(office, Office) and office.seat == worth.me:
            return worth.badge()
        return 0.0
    if question.card == DYNAMITE:
        return count(dice, NINES) * rival
    if question.card == CREDITS:
        return worth.draw(count(dice, JACKS)) * rival
    if question.card == GIRLS:
        return takings.place(QUEENS)[count(dice, QUEENS)] * (rival + 1 / worth.rivals)
    if question.card == CORRUPTION:
        return worth.average_deed() * rival
    if question.card == ELIXIR:
        mine = DOLLAR * min(2, worth.purse) if count(dice, KINGS) else 0.0
        if count(dice, ACES) and view.nuggets[worth.me]:
            mine = 1.0
        return mine + 3.0 * rival
    return extension(worth, effect, question)


def extension(worth: Appraiser, effect: Step[Any], question: Wanted) -> float:
    """What the Extension's cards cost me."""
    view = worth.view
    rival = worth.weight(question.seat)
    if isinstance(effect, TakeRanch) and effect.victim == worth.me:
        return DEEDS.count(view.fenced[worth.me], RANCH) * (1 + rival)
    if isinstance(effect, GiveCard) and effect.giver == worth.me:
        return min([worth.card(kind) for kind in STORE.spread(view.hand_store)]) * (1 + rival)
    if isinstance(effect, Swindle):
        return worth.spent(min(2, worth.purse)) + rival * DOLLAR * 2
    return worth.later(question.card) * rival


def turned(takings: Takings, effect: TurnDie) -> float:
    """What a rival's Cheater costs my own complete hand."""
    worth = takings.worth
    mine = worth.view.dice[worth.me]
    left = MOST_DICE - (mine >> SIZE)
    dice = worth.view.dice[:]
    before = Outlook(takings, dice, FALLING).value(mine, left)
    dice[effect.seat] += ONE[effect.turned] - ONE[effect.face]
    return before - Outlook(takings, dice, FALLING).value(mine, left)
