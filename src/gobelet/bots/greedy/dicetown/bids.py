"""DT-40 to DT-42, DX-11. What the greedy bot offers the Sheriff: a share of what the place is worth."""

from typing import Final

from gobelet.bots.answers.dicetown.appraiser import DOLLAR, Appraiser
from gobelet.bots.answers.dicetown.bribes import price, prize, role_of, to_rival
from gobelet.bots.answers.dicetown.outlook import Takings
from gobelet.core.names import SEATS_OF
from gobelet.dicetown.bribes import Offers

# Of what a place is worth: my first offer, the most I offer, and the most against a Sheriff who would
# otherwise take the place.
OPENING: Final = 0.25
HIGHEST: Final = 0.5
AGAINST_SHERIFF: Final = 0.75


def bid(worth: Appraiser, takings: Takings, question: Offers) -> float:
    """How many points to add to my offer."""
    view = worth.view
    stake = prize(worth, takings, question)
    mine = price(worth, worth.me)
    if question.tied >> view.sheriff & 1:
        needed = (
            to_rival(worth, question.place, view.sheriff, role_of(question)) * 1.15 + stake / worth.rivals / 2
        )
        if needed > stake * AGAINST_SHERIFF:
            return 0.0
        return max(0.0, needed - mine)
    if not question.raising:
        return max(0.0, stake * OPENING)
    others = [price(worth, seat) for seat in SEATS_OF[question.tied] if seat not in (worth.me, view.sheriff)]
    needed = max(others) + DOLLAR
    if needed <= mine or needed > stake * HIGHEST:
        return 0.0
    return needed - mine
