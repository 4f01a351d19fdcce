"""DT-10 to DT-14. Which dice to keep: those that win most points now, less what they cost."""

from typing import Final

from gobelet.bots.answers.dicetown.outlook import Outlook, Takings
from gobelet.bots.answers.dicetown.rivals import CLOSING, GOING_ON
from gobelet.bots.greedy.dicetown.worth import Worth
from gobelet.bots.picking import Scored
from gobelet.core.dice import FACES, MOST_DICE, ONE, PICKED, SIZE
from gobelet.core.names import Dice, Option
from gobelet.dicetown.cards import BRUTE
from gobelet.dicetown.costs import cost
from gobelet.dicetown.option_table import BRUTE_KEEP, KEEP

# How likely a rival completes his hand with this many dice under his cup: 0 … 5.
COMPLETES: Final[tuple[float, ...]] = (1.0, 0.6, 0.12, 0.04, 0.02, 0.02)
HASTE: Final = 0.3  # what it is worth that the rivals may choose no more
LOOKED_INTO: Final = 6  # so many keeps are looked into one roll further
# PRESENT[left][rank]: how likely, of so many dice, some show the face ranked so, and none a better one.
PRESENT: Final = tuple(
    [
        tuple([((6 - rank) / 6) ** left - ((5 - rank) / 6) ** left for rank in range(FACES)])
        for left in range(MOST_DICE + 1)
    ]
)


def choose_keep(worth: Worth, takings: Takings) -> Option:
    """The best keep. Completing the hand lets the rivals roll only once more (DT-13)."""
    view = worth.view
    mine = view.dice[worth.me]
    picked = PICKED[view.cup]
    closing: Outlook | None = None
    going_on = Outlook(takings, view.dice, GOING_ON)
    rivals = 1.0
    for seat in range(view.seats):
        if seat != worth.me:
            rivals *= 1 - COMPLETES[MOST_DICE - (view.dice[seat] >> SIZE)]
    brute = worth.later(BRUTE)
    first: list[tuple[float, Option, Dice]] = []
    scored: Scored = []
    for option in view.options:
        if option >= BRUTE_KEEP:
            kept = picked[option - BRUTE_KEEP]
            price = brute
        else:
            kept = picked[option - KEEP]
            price = worth.spent(cost(kept >> SIZE))
        dice = mine + kept
        left = MOST_DICE - (dice >> SIZE)
        if left:
            first.append((going_on.value(dice, left) - price, option, dice))
        else:
            if closing is None:
                closing = Outlook(takings, view.dice, CLOSING)
            scored.append((closing.value(dice, 0) - price + HASTE, option))
    first.sort(reverse=True)
    for value, option, dice in first[:LOOKED_INTO]:
        left = MOST_DICE - (dice >> SIZE)
        value += rivals * (further(going_on, dice, left) - going_on.value(dice, left))
        scored.append((value, option))
    return worth.pick(scored)


def further(outlook: Outlook, dice: Dice, left: int) -> float:
    """What a handful promises if of the next roll the best die is kept, free, and the rest falls."""
    values = sorted([outlook.value(dice + one, left - 1) for one in ONE], reverse=True)
    present = PRESENT[left]
    total = 0.0
    for rank, value in enumerate(values):
        total += value * present[rank]
    return total


def choose_fewer(worth: Worth, takings: Takings) -> Option:
    """DT-14. The Brute was cancelled: the dice that promise most, of as many as the money allows."""
    view = worth.view
    mine = view.dice[worth.me]
    picked = PICKED[view.kept[worth.me]]
    going_on = Outlook(takings, view.dice, GOING_ON)
    scored: Scored = []
    for option in view.options:
        dice = mine + picked[option - KEEP]
        scored.append((going_on.value(dice, MOST_DICE - (dice >> SIZE)), option))
    return worth.pick(scored)
