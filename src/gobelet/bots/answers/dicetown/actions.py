"""DX-10. What each action of a place gives, to me and to a rival; which one to take as first."""

from typing import Final

from gobelet.bots.answers.dicetown import prizes
from gobelet.bots.answers.dicetown.appraiser import DOLLAR, ROBBERY, Appraiser
from gobelet.bots.answers.dicetown.robbing import spoils
from gobelet.bots.picking import Scored
from gobelet.core.dice import count
from gobelet.core.names import Option, Seat
from gobelet.dicetown.cards import CORRUPTION, CREDITS, DYNAMITE, FIELD, GIRLS
from gobelet.dicetown.doc import FACES as REMEDIES
from gobelet.dicetown.holders import BANK, COACH, MINE
from gobelet.dicetown.option_table import ACTION
from gobelet.dicetown.two_actions import ChooseAction
from gobelet.dicetown.winners import ACES

CURE: Final = 2.2  # what a visit to the Doc gives a rival
ANY_CURE: Final = 0.8  # how much of the best remedy my dice will offer, before they have fallen


def to_me(worth: Appraiser, action: str, number: int) -> float:
    """What an action gives me with this number of dice of its face; at the Town Hall, of As."""
    view = worth.view
    hand = view.hand_store
    if action == "dig":
        return float(min(number * (2 if hand & FIELD[DYNAMITE] else 1), view.nuggets[MINE]))
    if action == "pan":
        return prizes.river(worth)
    if action == "rob-bank":
        return worth.got(view.dollars[BANK])
    if action == "hold-up":
        return worth.got(min(number, view.dollars[COACH]))
    if action == "shop":
        visits = (2 if view.round == 1 else 1) * (2 if hand & FIELD[CREDITS] else 1)
        return worth.draw(number) * visits
    if action == "see-doc":
        return max([worth.remedy(cure) for cure in range(len(REMEDIES))]) * ANY_CURE
    if action == "steal":
        return spoils(worth)[number] * (1.8 if hand & FIELD[GIRLS] else 1.0)
    if action == "recruit":
        return prizes.recruit(worth)
    if action == "badge":
        return worth.badge()
    if action == "hunt":
        return prizes.bag(worth, 0, number, prizes.has_dog(worth))
    if action == "claim":
        deeds = sum(worth.deed_points()[: min(1 + number, view.edition.most_deeds)])
        return deeds + (worth.top() if hand & FIELD[CORRUPTION] else 0.0)
    return worth.top()  # draw-land


def to_rival(worth: Appraiser, action: str, number: int) -> float:
    """What an action gives a rival."""
    view = worth.view
    if action == "dig":
        return float(min(number, view.nuggets[MINE]))
    if action == "rob-bank":
        return view.dollars[BANK] * DOLLAR
    if action == "hold-up":
        return min(number, view.dollars[COACH]) * DOLLAR
    if action == "shop":
        return worth.draw(number) * (2 if view.round == 1 else 1)
    if action == "see-doc":
        return CURE
    if action == "steal":
        return ROBBERY
    if action == "badge":
        return worth.badge()
    if action == "hunt":
        return prizes.bag(worth, 0, number, False)
    if action == "claim":
        return sum(worth.deed_points()[: min(1 + number, view.edition.most_deeds)])
    return to_me(worth, action, number)  # the river, an Outlaw, the pile's top: the same for all


def costs_me(worth: Appraiser, action: str, seat: Seat, number: int) -> float:
    """What it costs me that a rival takes an action."""
    if action == "steal":
        return worth.robbery(seat, number)
    return to_rival(worth, action, number) * worth.weight(seat)


def dice_at(worth: Appraiser, place: int, seat: Seat) -> int:
    """How many dice count for what a seat gets at a place: of its face, or the As."""
    face = worth.view.edition.places[place].face
    return count(worth.view.dice[seat], face if face >= 0 else ACES)


def choose_action(worth: Appraiser, question: ChooseAction) -> Option:
    """The action that gives me most, less what the other one gives to the second."""
    view = worth.view
    actions = view.edition.places[question.place].actions
    scored: Scored = []
    for option in view.options:
        mine, other = actions[option - ACTION].name, actions[ACTION + 1 - option].name
        points = taken(worth, mine, question.place, worth.me)
        if question.second >= 0:
            points += taken(worth, other, question.place, question.second)
        scored.append((points, option))
    return worth.pick(scored)


def taken(worth: Appraiser, action: str, place: int, seat: Seat) -> float:
    """What it means to me that a seat takes an action there."""
    view = worth.view
    number = dice_at(worth, place, seat)
    if action == "badge":
        return badge_goes(worth, seat)
    if seat != worth.me:
        return -costs_me(worth, action, seat, number)
    return worth.doc(view.dice[seat]) if action == "see-doc" else to_me(worth, action, number)


def badge_goes(worth: Appraiser, seat: Seat) -> float:
    """DX-16. The badge goes from the Sheriff to a seat."""
    sheriff = worth.view.sheriff
    if seat == sheriff:
        return 0.0
    gains = 1.0 if seat == worth.me else -worth.weight(seat)
    loses = -1.0 if sheriff == worth.me else worth.weight(sheriff)
    return worth.badge() * (gains + loses)
