"""DT-27, DX-47, DX-48. The saloon: whom to rob, how many of each back to draw, what to keep."""

from gobelet.bots.answers.dicetown.appraiser import Appraiser
from gobelet.bots.answers.dicetown.draws import best_chances, best_of
from gobelet.bots.picking import Scored
from gobelet.core.dice import MOST_DICE
from gobelet.core.names import Option, Seat
from gobelet.dicetown.cards import DEEDS, INSURANCE, RANCH, WHISKY
from gobelet.dicetown.option_table import A_DEED, BACKS, GOODS, PASS, PLAYS, ROB, kind_of
from gobelet.dicetown.robbery import Insurance, Whisky
from gobelet.dicetown.saloon import Backs
from gobelet.dicetown.winners import QUEENS


def spoils(worth: Appraiser) -> list[float]:
    """What a robbery with 0 … 5 Queens brings, roughly: the best victim, one back or both together."""
    best = [0.0] * (MOST_DICE + 1)
    for seat in worth.prey:
        cards, deeds = worth.hand(seat)
        if not cards and not deeds:
            continue
        both = sorted(cards + deeds, reverse=True)
        share = 1 + worth.weight(seat)
        for draws in range(1, MOST_DICE + 1):
            haul = best_of(both, draws)
            if draws <= len(deeds):
                haul = max(haul, best_of(deeds, draws))
            if draws <= len(cards):
                haul = max(haul, best_of(cards, draws))
            best[draws] = max(best[draws], haul * share)
    return best


def split(cards: list[float], deeds: list[float], draws: int) -> tuple[float, int]:
    """The best haul from a hand, dearest cards first: what it brings, and with how many Store cards."""
    best = (-1.0, 0)
    draws = min(draws, len(cards) + len(deeds))
    for number in range(max(0, draws - len(deeds)), min(draws, len(cards)) + 1):
        best = max(best, (haul(cards, number, deeds, draws - number), number))
    return best


def haul(cards: list[float], number: int, deeds: list[float], others: int) -> float:
    """The dearest of this many cards and deeds, on average."""
    points = 0.0
    for card, likely in drawn(cards, number):
        for deed, also in drawn(deeds, others):
            points += max(card, deed) * likely * also
    return points


def drawn(prices: list[float], number: int) -> list[tuple[float, float]]:
    """The prices with the chance of each to be the best of n drawn; nothing drawn is worth nothing."""
    if not number:
        return [(0.0, 1.0)]
    return list(zip(prices, best_chances(len(prices), number), strict=True))


def plan(worth: Appraiser, victim: Seat, draws: int) -> tuple[float, int]:
    """What robbing this seat brings me, and how many Store cards to draw."""
    cards, deeds = worth.hand(victim)
    return split(cards, deeds, draws)


def choose_victim(worth: Appraiser) -> Option:
    view = worth.view
    draws = view.dice[worth.me] >> 3 * QUEENS & 7
    return worth.pick(
        [
            (plan(worth, option - ROB, draws)[0] * (1 + worth.weight(option - ROB)), option)
            for option in view.options
        ]
    )


def choose_backs(worth: Appraiser, question: Backs) -> Option:
    return BACKS + plan(worth, question.victim, worth.view.dice[worth.me] >> 3 * QUEENS & 7)[1]


def choose_loot(worth: Appraiser) -> Option:
    """The dearest; of equal ones a deed, which can be fenced and needs no moment."""
    scored: Scored = []
    for option in worth.view.options:
        kind = kind_of(option)
        price = worth.land(kind) + 0.1 if GOODS[option] == A_DEED else worth.card(kind)
        scored.append((price, option))
    return worth.pick(scored)


def choose_kept(worth: Appraiser) -> Option:
    """DT-24. Of the cards drawn at the Store, the dearest."""
    return worth.pick([(worth.card(kind_of(option)), option) for option in worth.view.options])


def choose_whisky(worth: Appraiser, question: Whisky) -> Option:
    """DX-47. A Ranch instead of a card of the hand, if it is worth that much more."""
    return PLAYS[WHISKY] if whisky_gain(worth, question) > worth.later(WHISKY) else PASS


def whisky_gain(worth: Appraiser, question: Whisky) -> float:
    draws = worth.view.dice[worth.me] >> 3 * QUEENS & 7
    share = worth.weight(question.victim)
    theirs = DEEDS.count(worth.view.fenced[question.victim], RANCH)
    ranch = worth.land(RANCH) + theirs * share
    card = plan(worth, question.victim, draws)[0] * (1 + share)
    return ranch - card


def choose_insurance(worth: Appraiser, question: Insurance) -> Option:
    """DX-48. A card like the one lost."""
    gain = insurance_gain(worth, question)
    return PLAYS[INSURANCE] if gain > 0 and gain >= worth.later(INSURANCE) else PASS


def insurance_gain(worth: Appraiser, question: Insurance) -> float:
    return worth.top() if question.deed else worth.draw(1)
