"""Store cards: each is played at its moment when it gains more than it promises for later."""

from typing import Final

from gobelet.bots.answers.dicetown.appraiser import DOLLAR, USUAL, Appraiser
from gobelet.bots.answers.dicetown.doc import visit_at_stake
from gobelet.bots.answers.dicetown.robbing import spoils
from gobelet.core.dice import count
from gobelet.core.names import Option
from gobelet.dicetown.card_windows import OwnCard
from gobelet.dicetown.cards import CORRUPTION, CREDITS, DYNAMITE, ELIXIR, GIRLS, JOE, MARSHALL, SPLIT
from gobelet.dicetown.holders import MINE
from gobelet.dicetown.option_table import JOE_ON, PASS, PLAYS
from gobelet.dicetown.places import EvenSplit
from gobelet.dicetown.sheriffs_office import Office
from gobelet.dicetown.winners import JACKS, NINES, QUEENS

BANK_PLACE: Final = 1  # as the editions number their places
SHERIFF_PLACE: Final = 4
LITTLE: Final = 0.01  # a card is not played for nothing


def own_gain(worth: Appraiser, question: OwnCard) -> float:
    """DT-56. What Dynamite, Unlimited Credits, Girls or Corruption gives at the place that I have won."""
    view = worth.view
    dice = view.dice[worth.me]
    if question.card == DYNAMITE:
        nines = count(dice, NINES)
        return float(max(0, min(nines, view.nuggets[MINE] - nines)))
    if question.card == CREDITS:
        return worth.draw(count(dice, JACKS)) * (2 if view.round == 1 else 1)
    if question.card == GIRLS:
        return spoils(worth)[count(dice, QUEENS)] * 0.85  # the first robbery takes the best
    if question.card == CORRUPTION:
        return worth.average_deed()
    return USUAL[0]


def choose_own(worth: Appraiser, question: OwnCard) -> Option:
    """DT-56. The card of the place that I have won."""
    gain = own_gain(worth, question)
    return PLAYS[question.card] if gain > 0 and gain >= worth.later(question.card) else PASS


def choose_split(worth: Appraiser, question: EvenSplit) -> Option:
    """DT-22. Half of what the bank gave."""
    later = worth.later(SPLIT) + visit_at_stake(worth, BANK_PLACE)
    return PLAYS[SPLIT] if question.dollars // 2 and split_gain(worth, question) >= later else PASS


def split_gain(worth: Appraiser, question: EvenSplit) -> float:
    dollars = question.dollars // 2
    return worth.got(dollars) + dollars * DOLLAR * worth.weight(question.seat)


def choose_at_office(worth: Appraiser, question: Office) -> Option:
    """DT-29, DT-30. Nervous Joe on the richest; Marshall to keep the badge, or to keep it from a leader."""
    view = worth.view
    scored = [(LITTLE, PASS)]
    for option in view.options:
        if option == PLAYS[MARSHALL]:
            gain = 0.0
            if question.seat != worth.me:
                gain = worth.badge() * worth.weight(question.seat)
                kept = 1.0 if view.sheriff == worth.me else -worth.weight(view.sheriff)
                gain += worth.badge() * kept
            scored.append((gain - worth.later(MARSHALL), option))
        elif option >= JOE_ON:
            target = option - JOE_ON
            dollars = min(view.edition.joe, view.dollars[target])
            gain = worth.got(dollars) + dollars * DOLLAR * worth.weight(target)
            badge_comes = question.seat == worth.me and view.sheriff != worth.me
            spoiled = 0.0 if badge_comes else visit_at_stake(worth, SHERIFF_PLACE)
            scored.append((gain - worth.later(JOE) - spoiled, option))
    return worth.pick(scored)


def choose_elixir(worth: Appraiser) -> Option:
    """DT-36. An Elixir is worth a visit to the Doc."""
    gain = worth.doc(worth.view.dice[worth.me])
    return PLAYS[ELIXIR] if gain > 0 and gain >= worth.later(ELIXIR) else PASS
