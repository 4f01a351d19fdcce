"""DT-10 to DT-14. Which dice to keep: those that win most points now, less what they cost."""

from typing import Final

from gobelet.bots.answers.dicetown.appraiser import Appraiser
from gobelet.bots.answers.dicetown.outlook import Outlook, Takings, further
from gobelet.bots.answers.dicetown.rivals import CLOSING, FALLING, GOING_ON
from gobelet.bots.picking import Scored
from gobelet.core.dice import MOST_DICE, ONE, PICKED, SIZE
from gobelet.core.names import Dice, Option
from gobelet.dicetown.cards import BRUTE, CHEATER
from gobelet.dicetown.costs import cost
from gobelet.dicetown.option_table import BRUTE_KEEP, KEEP, PASS, TURN

# How likely a rival completes their hand with 0 … 5 dice under their cup.
COMPLETES: Final[tuple[float, ...]] = (1.0, 0.6, 0.12, 0.04, 0.02, 0.02)
LITTLE: Final = 0.01  # a card is not played for nothing
HASTE: Final = 0.3  # what it is worth that the rivals have no further choice
LOOKED_INTO: Final = 6  # keeps that are looked into one roll further


def choose_keep(worth: Appraiser, takings: Takings) -> Option:
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


def choose_fewer(worth: Appraiser, takings: Takings) -> Option:
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


def choose_turn(worth: Appraiser, takings: Takings) -> Option:
    """DT-15. The Cheater waits for the complete hand; an incomplete one is rolled again."""
    view = worth.view
    dice = view.dice[worth.me]
    if dice >> SIZE < MOST_DICE:
        return PASS
    outlook = Outlook(takings, view.dice, FALLING)
    scored = [(outlook.value(dice, 0) + worth.later(CHEATER) + LITTLE, PASS)]
    for option in view.options:
        if option != PASS:
            face, turned = (option - TURN) // 6, (option - TURN) % 6
            if face != turned:
                scored.append((outlook.value(dice + ONE[turned] - ONE[face], 0), option))
    return worth.pick(scored)
