"""The plan that an expert would set for a round, from the dice of its first roll."""

from typing import Final

from gobelet.bots.answers.dicetown.outlook import BY_FACE, Takings
from gobelet.bots.expert.dicetown.hands import HandOutlook
from gobelet.bots.expert.dicetown.keeping import CHOICES, hands_above, keeps
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.expert.dicetown.tables import promise_of
from gobelet.bots.planner import AS_EXPERT, Wishes
from gobelet.bots.planners.dicetown.said import LEANING, PLACES
from gobelet.core.dice import MOST_DICE, PICKED, SIZE
from gobelet.dicetown.option_table import BRUTE_KEEP, KEEP
from gobelet.dicetown.view import TownView
from gobelet.odds.dicetown.policy import COUNTS, RANKS
from gobelet.odds.rolls import HANDS, NUMBER, means

WORTH_NAMING: Final = 0.2  # a place that promises this share of the best one is named
ACES: Final = 5


def suggest_places(view: TownView, seed: int) -> Wishes:
    """The places that the dice of the best keep promise most at, in this order."""
    worth = ExpertPrices(view, seed, True, promise_of(view.edition))
    takings = Takings(worth)
    option = max(keeps(worth, takings))[1]
    kept = PICKED[view.cup][option - (BRUTE_KEEP if option >= BRUTE_KEEP else KEEP)]
    mine = NUMBER[view.dice[worth.me] + kept]
    cups = [MOST_DICE - (dice >> SIZE) for dice in view.dice]
    outlook = HandOutlook(worth, takings, view.dice, CHOICES[min(cups)])
    found = [(promised(outlook, place, mine), name) for place, name in enumerate(PLACES)]
    found.sort(reverse=True)
    most = found[0][0]
    places = tuple([name for points, name in found if points >= most * WORTH_NAMING])
    return {"dice": LEANING, "places": places, "brute": AS_EXPERT}


def promised(outlook: HandOutlook, place: int, number: int) -> float:
    """What a handful promises at one place if the other dice fall as they may."""
    values = [0.0] * len(HANDS)
    for hand in hands_above(number):
        counts = COUNTS[hand]
        if place < BY_FACE:
            values[hand] = outlook.points[place][counts[place]]
        else:
            values[hand] = outlook.hall[RANKS[hand]] * outlook.deeds[min(counts[ACES], 2)]
    return means(values)[number]
