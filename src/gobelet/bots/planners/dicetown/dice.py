"""DT-10 to DT-14. A round's plan: which dice are kept for the places that are wanted, and when to stop."""

from typing import Final

from gobelet.bots.answers.dicetown.outlook import Takings
from gobelet.bots.expert.dicetown.aims import EVERY, NO_LIMIT, NO_MORE, Aims
from gobelet.bots.expert.dicetown.keeping import fewer, keeps
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.expert.dicetown.tables import promise_of
from gobelet.bots.picking import Scored
from gobelet.bots.planner import Wishes, number, word, words
from gobelet.bots.planners.dicetown.said import AIMS, ANY, BY_PLACES, DICE, NEVER, PLACES
from gobelet.core.dice import PICKED, SIZE, count
from gobelet.core.names import Dice
from gobelet.core.question import AnyQuestion
from gobelet.dicetown.costs import cost
from gobelet.dicetown.option_table import BRUTE_KEEP, KEEP
from gobelet.dicetown.poker import CATEGORY, HANDS, RANK
from gobelet.dicetown.rolling import HAND, KeepDice
from gobelet.dicetown.view import TownView

# What it is worth in points to win a place, beyond what it gives, by its number among the wishes: the fewer
# places are named, the more they count.
MORE: Final = 3.0
SHARES: Final = (1.0, 0.5, 0.25, 0.0, 0.0, 0.0)
# How much a place counts that is not among them.
NOT_WANTED: Final = 0.5
HALL: Final = PLACES.index("hall")

# By category of hand, the lowest rank that it has.
LEAST_RANK: Final = tuple(
    [
        min([rank for dice, rank in RANK.items() if CATEGORY[dice] == category])
        for category in range(len(HANDS))
    ]
)


def aims_of(wishes: Wishes) -> Aims:
    """What the expert is to go for."""
    weights, more = list(EVERY), list(NO_MORE)
    if word(wishes, DICE.name) in AIMS.needed_by:
        wanted = words(wishes, "places")
        for place, name in enumerate(PLACES):
            if name in wanted:
                more[place] = MORE / len(wanted) * SHARES[wanted.index(name)]
            else:
                weights[place] = NOT_WANTED
    hand = word(wishes, "hand")
    least = LEAST_RANK[HANDS.index(hand)] if hand in HANDS else 0
    return Aims(tuple(weights), tuple(more), least, number(wishes, "pay", NO_LIMIT))


def choose_dice(view: TownView, question: AnyQuestion, wishes: Wishes, seed: int) -> Scored:
    """The keeps that the plan allows, with what the expert thinks of them."""
    aims = aims_of(wishes)
    worth = ExpertPrices(view, seed, True, promise_of(view.edition), aims)
    if not isinstance(question, KeepDice):
        return fewer(worth, Takings(worth))
    brutes = word(wishes, "brute") not in (NEVER, "ask")
    allowed: Scored = []
    for points, option in keeps(worth, Takings(worth)):
        if option >= BRUTE_KEEP:
            if brutes:
                allowed.append((points, option))
        elif cost((option - KEEP).bit_count()) <= aims.most_paid:
            allowed.append((points, option))
    closing = [one for one in allowed if kept(view, one[1]) >> SIZE == view.cup >> SIZE]
    if closing and reached(view, wishes):
        return closing
    return for_places(view, wishes, allowed) if word(wishes, DICE.name) == BY_PLACES else allowed


def for_places(view: TownView, wishes: Wishes, allowed: Scored) -> Scored:
    """The keeps that go for the named places and no other, the first of them that was rolled above all.

    Without the Town Hall only their own faces are kept; if none was rolled, as few dice as may be. Before the
    Town Hall, whose hand takes any dice, a place gets at least one of its own.
    """
    wanted = [PLACES.index(name) for name in words(wishes, "places")]
    if HALL in wanted:
        wanted = wanted[: wanted.index(HALL)]
    else:
        own = [one for one in allowed if 0 < kept(view, one[1]) >> SIZE == _own(view, one[1], wanted)]
        fewest = min(
            [kept(view, option) >> SIZE for _points, option in allowed if option < BRUTE_KEEP], default=0
        )
        allowed = own or [one for one in allowed if kept(view, one[1]) >> SIZE <= max(1, fewest)]
    for face in wanted:
        having = [one for one in allowed if count(kept(view, one[1]), face)]
        if having:
            return having
    return allowed


def _own(view: TownView, option: int, faces: list[int]) -> int:
    """How many dice with these faces an option keeps."""
    return sum([count(kept(view, option), face) for face in faces])


def kept(view: TownView, option: int) -> Dice:
    """The dice that an option sets aside."""
    return PICKED[view.cup][option - (BRUTE_KEEP if option >= BRUTE_KEEP else KEEP)]


def reached(view: TownView, wishes: Wishes) -> bool:
    """Whether all my dice, those under the cup included, are what the plan wants to stop with."""
    enough = number(wishes, "stop", 0)
    wanted = words(wishes, "places")
    assert view.seat is not None
    dice = view.dice[view.seat] + view.cup
    if not enough or not wanted or dice >> SIZE < HAND:
        return False
    if wanted[0] == PLACES[HALL]:
        hand = word(wishes, "hand")
        return hand in HANDS and CATEGORY[dice] >= HANDS.index(hand) and hand != ANY
    return count(dice, PLACES.index(wanted[0])) >= enough
