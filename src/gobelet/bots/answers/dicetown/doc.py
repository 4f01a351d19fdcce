"""DT-33, DT-35. Doc Badluck: the best remedy, which deeds to fence, and the order of visits."""

from gobelet.bots.answers.dicetown.appraiser import DOLLAR, Appraiser
from gobelet.bots.picking import Scored
from gobelet.core.dice import count
from gobelet.core.names import Face, Option, Seat
from gobelet.dicetown.extras.revised import CabinetView
from gobelet.dicetown.option_table import NAME, PASS, REMEDY
from gobelet.dicetown.poker import RANK
from gobelet.dicetown.view import TownView
from gobelet.dicetown.winners import ACES, KINGS


def visit_at_stake(worth: Appraiser, place: int) -> float:
    """The visit to the Doc that a gain at this place would cost me, if I gain nothing else this round."""
    return worth.doc(worth.view.dice[worth.me]) if gains_else_nothing(worth.view, worth.me, place) else 0.0


def gains_else_nothing(view: TownView, seat: Seat, place: int) -> bool:
    """Whether a seat will visit the Doc, unless it gains something at this place."""
    gained = view.annex.controlled if isinstance(view.annex, CabinetView) else view.gained
    if gained >> seat & 1:
        return False
    for later in view.edition.places[place + 1 :]:
        if best_at(view, seat, later.face):
            return False
    return True


def best_at(view: TownView, seat: Seat, face: Face) -> bool:
    """Whether a seat wins, or ties, a place where it can gain something."""
    mine = view.dice[seat]
    if face < 0:
        return RANK[mine] >= max([RANK[dice] for dice in view.dice])
    if face == KINGS and view.sheriff == seat:  # a badge already worn is no gain
        return False
    return 0 < count(mine, face) >= max([count(dice, face) for dice in view.dice])


def choose_remedy(worth: Appraiser) -> Option:
    scored = [(0.01, PASS)] if PASS in worth.view.options else []
    for option in worth.view.options:
        if option != PASS:
            scored.append((worth.remedy(option - REMEDY), option))
    return worth.pick(scored)


def choose_fenced(worth: Appraiser) -> Option:
    """The two dearest: named from the lower of them upwards, so always the highest that is offered."""
    return max(worth.view.options)


def choose_order(worth: Appraiser) -> Option:
    """The next visitor: I go where I end up best, the others in an order that serves those behind."""
    view = worth.view
    left = sorted(view.visits)
    order = [part - NAME for part in view.said]
    for seat in order:
        left.remove(seat)
    scored: Scored = []
    for place in range(len(left) + 1 - left.count(worth.me)):
        planned = planned_order(worth, left, place)
        scored.append((after_visits(worth, order + planned), NAME + planned[0]))
    return worth.pick(scored)


def planned_order(worth: Appraiser, left: list[Seat], place: int) -> list[Seat]:
    """The others from the least dangerous, my own visits put in at a place."""
    others = [seat for seat in left if seat != worth.me]
    others.sort(key=worth.weight)
    return others[:place] + [worth.me] * left.count(worth.me) + others[place:]


def after_visits(worth: Appraiser, order: list[Seat]) -> float:
    """My points less the rivals', after visits in which each takes money or nuggets if the dice offer it."""
    view = worth.view
    dollars = view.dollars[: view.seats]
    nuggets = view.nuggets[: view.seats]
    for visitor in order:
        dice = view.dice[visitor]
        collects = sum([min(2, have) for have in dollars]) - min(2, dollars[visitor])
        charms = sum([min(1, have) for have in nuggets]) - min(1, nuggets[visitor])
        if count(dice, KINGS) and (collects * DOLLAR >= charms or not count(dice, ACES)):
            collect(dollars, visitor, 2)
        elif count(dice, ACES):
            collect(nuggets, visitor, 1)
    points = 0.0
    for seat in range(view.seats):
        held = dollars[seat] * DOLLAR + nuggets[seat]
        points += held if seat == worth.me else -held * worth.weight(seat)
    return points


def collect(holding: list[int], visitor: Seat, each: int) -> None:
    """Every other seat gives the visitor this amount, or what it has."""
    for seat in range(len(holding)):
        if seat != visitor:
            given = min(each, holding[seat])
            holding[seat] -= given
            holding[visitor] += given
