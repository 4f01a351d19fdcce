"""Which dice to keep, and whether the Brute helps."""

from functools import cache
from typing import Final

from gobelet.bots.answers.dicetown.outlook import Takings
from gobelet.bots.expert.dicetown.hands import HandOutlook
from gobelet.bots.expert.dicetown.plan import Rolling, cut_short, priced
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.picking import Scored
from gobelet.core.dice import MOST_DICE, ONE, PICKED, SIZE
from gobelet.core.names import Dice
from gobelet.dicetown.cards import BRUTE, CHEATER
from gobelet.dicetown.costs import cost
from gobelet.dicetown.option_table import BRUTE_KEEP, KEEP, PASS, TURN
from gobelet.odds.dicetown.throws import HAND_COUNT
from gobelet.odds.rolls import BECOMES, HANDS, NUMBER

# How often rivals still choose, this reveal included, by the fewest dice under any cup; then a last roll.
CHOICES: Final = (0, 1, 2, 2, 2, 2)
# Rivals who are cut short did not see it coming: what it is worth to close, by the dice under my cup.
HASTE: Final[tuple[float, ...]] = (0.0, 0.0, 0.1, 0.5, 0.6, 1.3)
# Keeping nothing costs more than the plan can show.
LAGGING: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.0, 1.0, 2.0)
LITTLE: Final = 0.01  # a card is not played for nothing


@cache
def hands_above(number: int) -> tuple[int, ...]:
    """The complete hands that a handful may become."""
    if number < HAND_COUNT:
        return (number,)
    found: set[int] = set()
    for more in BECOMES[number - HAND_COUNT]:
        found.update(hands_above(more))
    return tuple(sorted(found))


def keeps(worth: ExpertPrices, takings: Takings) -> Scored:
    """Each keep. Completing the hand lets the rivals roll only once more (DT-13)."""
    view = worth.view
    mine = view.dice[worth.me]
    plan = planned(worth, takings)
    spent = plan.prices
    closing: HandOutlook | None = None
    brute = worth.later(BRUTE)
    picked = PICKED[view.cup]
    scored: Scored = []
    for option in view.options:
        if option >= BRUTE_KEEP:
            kept = picked[option - BRUTE_KEEP]
            price = brute
        else:
            kept = picked[option - KEEP]
            price = spent[cost(kept >> SIZE)]
        number = NUMBER[mine + kept]
        if number < HAND_COUNT:
            if closing is None:
                closing = HandOutlook(worth, takings, view.dice, 1)
            scored.append((closes(worth, closing, number, view.cup) - price, option))
        else:
            scored.append((goes_on(plan, number, 0, view.cup, kept) - price, option))
    return scored


def closes(worth: ExpertPrices, closing: HandOutlook, hand: int, cup: Dice) -> float:
    """What it promises to complete the hand with all the dice of a cup."""
    return closing.value(hand) + HASTE[cup >> SIZE] * worth.promise.haste


def goes_on(plan: Rolling, number: int, reveal: int, cup: Dice, kept: Dice) -> float:
    """What a handful promises, some dice of a cup kept or none."""
    return plan.after(number, reveal) - (0.0 if kept else LAGGING[cup >> SIZE])


def planned(worth: ExpertPrices, takings: Takings) -> Rolling:
    """The plan for the rest of this round's rolls."""
    view = worth.view
    mine = view.dice[worth.me]
    cups = [MOST_DICE - (dice >> SIZE) for dice in view.dice]
    going_on = HandOutlook(worth, takings, view.dice, CHOICES[min(cups)])
    values = [0.0] * len(HANDS)
    for hand in hands_above(NUMBER[mine]):
        values[hand] = going_on.value(hand)
    others = [left for seat, left in enumerate(cups) if seat != worth.me]
    spent = [worth.spent(dollars) for dollars in range(min(worth.purse, MOST_DICE) + 1)]
    spent += [0.0] * MOST_DICE
    most = min(worth.purse, worth.aims.most_paid)
    return Rolling(values, cut_short(others), priced(spent, most))


def fewer(worth: ExpertPrices, takings: Takings) -> Scored:
    """DT-14. The Brute was cancelled: the dice that promise most, of as many as the money allows."""
    view = worth.view
    plan = planned(worth, takings)
    picked = PICKED[view.kept[worth.me]]
    return [
        (plan.after(NUMBER[view.dice[worth.me] + picked[option - KEEP]], 0), option)
        for option in view.options
    ]


def turns(worth: ExpertPrices, takings: Takings) -> Scored:
    """DT-15. The Cheater waits for the complete hand; an incomplete one is rolled again."""
    view = worth.view
    dice = view.dice[worth.me]
    if dice >> SIZE < MOST_DICE:
        return [(0.0, PASS)]
    outlook = HandOutlook(worth, takings, view.dice, 0)
    scored: Scored = [(outlook.value(NUMBER[dice]) + worth.later(CHEATER) + LITTLE, PASS)]
    for option in view.options:
        if option != PASS:
            turned = dice + ONE[(option - TURN) % 6] - ONE[(option - TURN) // 6]
            scored.append((outlook.value(NUMBER[turned]), option))
    return scored
