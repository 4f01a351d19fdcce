"""DT-41, DT-42. The bribe coach: how likely an offer is to be taken, by its amount.

The Sheriff names the seat whose offer, less the harm that it does, is highest (`bids`). How near that is to
what Sheriffs do was found in games of experts: `SURENESS` and `LEAD` make a chance of the points between me
and the next.
"""

from math import exp
from typing import Final

from gobelet.bots.answers.dicetown.appraiser import DOLLAR
from gobelet.bots.answers.dicetown.bribes import prize, role_of, to_rival
from gobelet.bots.answers.dicetown.outlook import Takings
from gobelet.bots.expert.dicetown.bids import SHERIFFS, serves
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.names import SEATS_OF
from gobelet.dicetown.bribes import Offers
from gobelet.dicetown.offer import Offer
from gobelet.dicetown.option_table import DOLLARS, DONE, GOODS, NUGGETS, SOME_DOLLARS, SOME_NUGGETS
from gobelet.odds.hint import Hint, percent

# If the Sheriff is not tied, and if they are: what a point more is worth, and by how many points to lead for
# one chance in two. From 2,697 offers in 80 games of four experts (2009).
SURENESS: Final[tuple[float, ...]] = (0.3, 0.5)
LEAD: Final[tuple[float, ...]] = (0.5, 1.5)


def named_by_amount(worth: ExpertPrices, takings: Takings, question: Offers) -> list[Hint]:
    """For nothing, and for each number of dollars or nuggets: the chance to be named.

    `brings` is what such an offer is worth on the whole, in tenths of a point: only who is named pays.
    """
    behind = others_serve(worth, question) - serves(worth, question.place, worth.me, role_of(question))
    gain = prize(worth, takings, question)
    tenths = round(max(0.0, gain) * 10)
    before = price(worth.view.offers[worth.me])
    found: list[Hint] = []
    for option in worth.view.options:
        points = 0.0
        if GOODS[option] == SOME_DOLLARS:
            points = (option - DOLLARS) * DOLLAR
        elif GOODS[option] == SOME_NUGGETS:
            points = float(option - NUGGETS)
        elif option != DONE:
            continue
        chance = named(points - behind, question.tied >> worth.view.sheriff & 1)
        facts: dict[str, Fact] = {"percent": percent(chance), "whole": tenths // 10, "tenth": tenths % 10}
        brings = round(10 * chance * (gain - before - points))
        found.append(Hint(option, "hint-named", {**facts, "brings": brings}, Message("why-named", "", facts)))
    return found


def price(offer: Offer) -> float:
    """What an offer costs me if I am named, in points; cards and deeds are weighed by whoever adds them."""
    return offer.dollars * DOLLAR + offer.nuggets


def named(lead: float, sheriff: int) -> float:
    """How likely the Sheriff names a seat that leads by this many points; `sheriff`: 1 if tied, too."""
    return 1 / (1 + exp(-SURENESS[sheriff] * (lead - LEAD[sheriff])))


def others_serve(worth: ExpertPrices, question: Offers) -> float:
    """What it is worth to the Sheriff to name the best of the others, or themselves."""
    role = role_of(question)
    best = -1e9
    for seat in SEATS_OF[question.tied & ~(1 << worth.me)]:
        if seat == worth.view.sheriff:
            best = max(best, to_rival(worth, question.place, seat, role) * SHERIFFS)
        else:
            best = max(best, serves(worth, question.place, seat, role))
    return best
