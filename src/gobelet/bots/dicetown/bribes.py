"""DT-40 to DT-42. Ties: what to offer the Sheriff, and whom to name as Sheriff."""

from typing import Final

from gobelet.bots.dicetown.doc import visit_at_stake
from gobelet.bots.dicetown.outlook import Takings
from gobelet.bots.dicetown.worth import DOLLAR, Worth
from gobelet.bots.picking import Scored
from gobelet.core.dice import count
from gobelet.core.kinds import SEATS_OF, Option, Seat
from gobelet.dicetown.holders import MINE
from gobelet.dicetown.sheriff import NameWinner, Offers
from gobelet.dicetown.store import DEEDS, STORE, deed_points
from gobelet.dicetown.table import DOLLARS, DONE, NAME, NUGGETS
from gobelet.dicetown.winners import ACES, JACKS, KINGS, NINES, QUEENS, TENS

OPENING: Final = 0.25  # of what the place is worth: the first offer
HIGHEST: Final = 0.5  # and the most
AGAINST_SHERIFF: Final = 0.75  # the most if the Sheriff would else take the place himself
ROBBERY: Final = 3.0  # what a robbery gives a rival


def to_rival(worth: Worth, place: int, seat: Seat) -> float:
    """What winning a place gives a rival."""
    view = worth.view
    dice = view.dice[seat]
    face = view.edition.places[place].face
    if face == NINES:
        return float(min(count(dice, NINES), view.nuggets[MINE]))
    if face == TENS:
        return worth.bank() * DOLLAR
    if face == JACKS:
        return worth.draw(count(dice, JACKS)) * (2 if view.round == 1 else 1)
    if face == QUEENS:
        return ROBBERY
    if face == KINGS:
        return worth.badge()
    return sum(worth.deed_points()[: min(1 + count(dice, ACES), view.edition.most_deeds)])


def to_me(worth: Worth, takings: Takings, place: int) -> float:
    """What winning a place gives me, less the visit to the Doc that it may cost."""
    dice = worth.view.dice[worth.me]
    face = worth.view.edition.places[place].face
    gives = (
        takings.place(face)[count(dice, face)] if face >= 0 else sum(takings.deeds()[: 1 + count(dice, ACES)])
    )
    if face == KINGS and worth.view.sheriff == worth.me:  # a badge already worn is no gain
        return gives
    return gives - visit_at_stake(worth, place)


def spare_dollars(worth: Worth) -> int:
    """What I would part with beyond my offer: two dollars stay for dice, unless the game is about to end."""
    kept = 0 if worth.rounds <= 1.5 else 2
    return max(0, worth.purse - worth.view.offers[worth.me][0] - kept)


def offer_parts(worth: Worth, points: float) -> list[Option]:
    """An offer of about so many points: dollars first, then nuggets."""
    wanted = int(points / DOLLAR + 0.5)
    dollars = min(wanted, spare_dollars(worth))
    nuggets = min((wanted - dollars) // 2, worth.view.nuggets[worth.me] - worth.view.offers[worth.me][1])
    parts = []
    if dollars:
        parts.append(DOLLARS + dollars)
    if nuggets:
        parts.append(NUGGETS + nuggets)
    return parts


def choose_offer(worth: Worth, takings: Takings, question: Offers) -> Option:
    """The next part of the offer; it was thought out whole, from the same view."""
    view = worth.view
    planned = offer_parts(worth, bid(worth, takings, question))
    said = len(view.said)
    option = planned[said] if said < len(planned) else DONE
    return option if option in view.options else DONE


def bid(worth: Worth, takings: Takings, question: Offers) -> float:
    """How many points to add to my offer."""
    view = worth.view
    prize = to_me(worth, takings, question.place)
    mine = price(worth, worth.me)
    if question.tied >> view.sheriff & 1:
        needed = to_rival(worth, question.place, view.sheriff) * 1.15 + prize / worth.rivals / 2
        if needed > prize * AGAINST_SHERIFF:
            return 0.0
        return max(0.0, needed - mine)
    if not question.raising:
        return max(0.0, prize * OPENING)
    others = [price(worth, seat) for seat in SEATS_OF[question.tied] if seat not in (worth.me, view.sheriff)]
    needed = max(others) + DOLLAR
    if needed <= mine or needed > prize * HIGHEST:
        return 0.0
    return needed - mine


def price(worth: Worth, seat: Seat) -> float:
    """What lies in a seat's open offer, as far as I can see."""
    dollars, nuggets, cards, titles, fenced = worth.view.offers[seat]
    store, deeds = worth.view.offers_seen[seat]
    points = dollars * DOLLAR + nuggets
    points += sum([deed_points(kind) for kind in DEEDS.spread(fenced)])
    if store or deeds:
        points += sum([worth.card(kind) for kind in STORE.spread(store)])
        return points + sum([deed_points(kind) for kind in DEEDS.spread(deeds)])
    return points + cards * worth.draw(1) + titles * worth.average_deed()


def choose_winner(worth: Worth, takings: Takings, question: NameWinner) -> Option:
    """The Sheriff takes the best deal: the bribe less the harm, or the place itself."""
    scored: Scored = []
    for option in worth.view.options:
        seat = option - NAME
        if seat == worth.me:
            value = to_me(worth, takings, question.place)
        else:
            value = price(worth, seat) if worth.view.offers else 0.0
            value -= to_rival(worth, question.place, seat) * worth.weight(seat)
        scored.append((value, option))
    return worth.pick(scored)
