"""DT-40 to DT-42, DX-11. Ties: what to offer the Sheriff, and whom to name as Sheriff."""

from typing import Final

from gobelet.bots.answers.dicetown import actions
from gobelet.bots.answers.dicetown.actions import dice_at
from gobelet.bots.answers.dicetown.appraiser import DOLLAR, Appraiser
from gobelet.bots.answers.dicetown.doc import gains_else_nothing, visit_at_stake
from gobelet.bots.answers.dicetown.outlook import Takings
from gobelet.bots.picking import Scored
from gobelet.core.names import SEATS_OF, Option, Seat
from gobelet.dicetown.bribes import NameWinner, Offers
from gobelet.dicetown.cards import DEEDS, STORE, deed_points
from gobelet.dicetown.edition import Action
from gobelet.dicetown.option_table import DOLLARS, DONE, NAME, NUGGETS
from gobelet.dicetown.two_actions import NameSecond, OffersForSecond, RaisesForSecond
from gobelet.dicetown.winners import KINGS

FIRST: Final = 0
SECOND: Final = 1


def to_rival(worth: Appraiser, place: int, seat: Seat, role: int) -> float:
    """What it gives a rival to be first at a place, or second."""
    number = dice_at(worth, place, seat)
    gives = [actions.to_rival(worth, action.name, number) for action in at(worth, place)]
    if role == SECOND:
        return min(gives) if seconds_act(worth, place) else 0.0
    return max(gives)


def to_me(worth: Appraiser, takings: Takings, place: int, role: int) -> float:
    """What it gives me to be first or second at a place, less the visit to the Doc that it may cost."""
    gives = takings.of(place, role)[dice_at(worth, place, worth.me)]
    if not gives:
        return 0.0
    if worth.view.edition.places[place].face == KINGS and worth.view.sheriff == worth.me:
        return gives  # a badge already worn is no gain
    return gives - visit_at_stake(worth, place)


def at(worth: Appraiser, place: int) -> tuple[Action, ...]:
    return worth.view.edition.places[place].actions


def seconds_act(worth: Appraiser, place: int) -> bool:
    """DX-10. Whether the second acts as well."""
    return worth.view.seats > 2 and len(at(worth, place)) > 1


def prize(worth: Appraiser, takings: Takings, question: Offers) -> float:
    """What being named is worth to me, less what being second may still give if I am not named first."""
    if isinstance(question, OffersForSecond | RaisesForSecond):
        return to_me(worth, takings, question.place, SECOND)
    rest = question.tied.bit_count() - 1
    return to_me(worth, takings, question.place, FIRST) - to_me(worth, takings, question.place, SECOND) / rest


def role_of(question: Offers) -> int:
    return SECOND if isinstance(question, OffersForSecond | RaisesForSecond) else FIRST


def spare_dollars(worth: Appraiser) -> int:
    """What I can add to my offer: two dollars stay for dice, unless the game is about to end."""
    kept = 0 if worth.rounds <= 1.5 else 2
    return max(0, worth.purse - worth.view.offers[worth.me].dollars - kept)


def offer_parts(worth: Appraiser, points: float) -> list[Option]:
    """An offer worth about this many points: dollars first, then nuggets."""
    wanted = int(points / DOLLAR + 0.5)
    dollars = min(wanted, spare_dollars(worth))
    nuggets = min((wanted - dollars) // 2, worth.view.nuggets[worth.me] - worth.view.offers[worth.me].nuggets)
    parts = []
    if dollars:
        parts.append(DOLLARS + dollars)
    if nuggets:
        parts.append(NUGGETS + nuggets)
    return parts


def next_part(worth: Appraiser, points: float) -> Option:
    """The next part of an offer worth this many points; all parts follow from the same view."""
    view = worth.view
    planned = offer_parts(worth, points)
    said = len(view.said)
    option = planned[said] if said < len(planned) else DONE
    return option if option in view.options else DONE


def price(worth: Appraiser, seat: Seat) -> float:
    """What I can see of a seat's open offer."""
    dollars, nuggets, cards, titles, fenced = worth.view.offers[seat].values()
    store, deeds = worth.view.offers_seen[seat]
    points = dollars * DOLLAR + nuggets
    points += sum([deed_points(kind) for kind in DEEDS.spread(fenced)])
    if store or deeds:
        points += sum([worth.card(kind) for kind in STORE.spread(store)])
        return points + sum([deed_points(kind) for kind in DEEDS.spread(deeds)])
    return points + cards * worth.draw(1) + titles * worth.average_deed()


def choose_winner(worth: Appraiser, takings: Takings, question: NameWinner) -> Option:
    """The Sheriff takes the best deal: the bribe less the harm, or the place itself."""
    role = SECOND if isinstance(question, NameSecond) else FIRST
    scored: Scored = []
    for option in worth.view.options:
        seat = option - NAME
        value = named(worth, takings, question.place, seat, role)
        if seat != worth.me and worth.view.offers:
            value += price(worth, seat)
        others = SEATS_OF[question.tied & ~(1 << seat)]
        if role == FIRST and len(others) == 1:  # DX-11: then the other one is second
            value += named(worth, takings, question.place, others[0], SECOND)
        scored.append((value, option))
    return worth.pick(scored)


def named(worth: Appraiser, takings: Takings, place: int, seat: Seat, role: int) -> float:
    """What it means to me that a seat is first at a place, or second."""
    if seat == worth.me:
        return to_me(worth, takings, place, role)
    number = dice_at(worth, place, seat)
    costs = [actions.costs_me(worth, action.name, seat, number) for action in at(worth, place)]
    spared = worth.cure(seat) if gains_else_nothing(worth.view, seat, place) else 0.0
    if role == SECOND:
        return spared - min(costs) if seconds_act(worth, place) else 0.0
    return spared - max(costs)
