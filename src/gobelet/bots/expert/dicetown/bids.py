"""DT-40 to DT-42, DX-11. What to offer the Sheriff: as much as it takes to be named, if that is worth it.

The Sheriff names the seat whose offer, less the harm that it does to the Sheriff, is highest. A leader does
more harm. The seat that does least need not offer anything.
"""

from typing import Final

from gobelet.bots.answers.dicetown.appraiser import DOLLAR
from gobelet.bots.answers.dicetown.bribes import price, prize, role_of, to_rival
from gobelet.bots.answers.dicetown.outlook import Takings
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.core.names import SEATS_OF
from gobelet.dicetown.bribes import Offers

HIGHEST: Final = 0.6  # the most I offer, as a share of what the place is worth
AGAINST_SHERIFF: Final = 0.3  # the same if the Sheriff is tied too, and could take the place themselves
SHERIFFS: Final = 1.15  # a margin on what it is worth to the Sheriff


def bid(worth: ExpertPrices, takings: Takings, question: Offers) -> float:
    """By how many points to raise my offer. I may wait: when another seat offers, I can still raise mine."""
    stake = prize(worth, takings, question)
    most = AGAINST_SHERIFF if question.tied >> worth.view.sheriff & 1 else HIGHEST
    more = needed(worth, question)
    return more if more > 0.0 and price(worth, worth.me) + more <= stake * most else 0.0


def needed(worth: ExpertPrices, question: Offers) -> float:
    """By how many points to raise my offer to be named; 0 or less if it is enough as it is."""
    sheriff = worth.view.sheriff
    role = role_of(question)
    served = -1e9
    for seat in SEATS_OF[question.tied & ~(1 << worth.me)]:
        if seat == sheriff:
            served = max(served, to_rival(worth, question.place, seat, role) * SHERIFFS)
        else:
            served = max(served, serves(worth, question.place, seat, role))
    return served - serves(worth, question.place, worth.me, role) + DOLLAR


def serves(worth: ExpertPrices, place: int, seat: int, role: int) -> float:
    """What it is worth to the Sheriff to name a seat."""
    return price(worth, seat) - to_rival(worth, place, seat, role) * worth.grudge(seat)
