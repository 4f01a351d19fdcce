"""Dice Town's hints: the chance to win each place, by what is kept, turned or set."""

from typing import Final

from gobelet.core.dice import MOST_DICE, ONE, PICKED, SIZE
from gobelet.core.names import Dice, Option, Seat
from gobelet.dicetown.costs import cost
from gobelet.dicetown.indian import Shaman
from gobelet.dicetown.option_table import BRUTE_KEEP, DONE, KEEP, OUTLAW, PASS, SHAMAN, TURN
from gobelet.dicetown.outlaws import Call
from gobelet.dicetown.rolling import Cheaters, FewerDice, KeepDice
from gobelet.dicetown.view import TownView
from gobelet.odds.dicetown.policy import HALL
from gobelet.odds.dicetown.winning import Rolls, win_chance
from gobelet.odds.hint import Hint, percent

SHOWN: Final = 3  # places shown for each choice, the likeliest first
MOST_MONEY: Final = 4  # more is hardly ever spent on dice
LIKELY: Final = 0.005


def hints(view: TownView) -> list[Hint]:
    """Each place by itself: the chance to win it, if the seat goes for it alone from now on."""
    question = view.question
    me = view.seat
    assert me is not None
    if isinstance(question, KeepDice | FewerDice):
        return keeps(view, me, view.cup if isinstance(question, KeepDice) else view.kept[me])
    if isinstance(question, Cheaters | Shaman):
        return turns(view, me)
    if isinstance(question, Call):
        return outlaws(view, me)
    return []


def likeliest_places(
    view: TownView, me: Seat, option: Option, dice: Dice, rolls: Rolls, money: int, others: list[Dice]
) -> list[Hint]:
    """The likeliest places of one choice."""
    ties = 1.0 if view.sheriff == me else 0.5
    chances: list[tuple[float, int]] = []
    for place in range(HALL + 1):
        chance = win_chance(place, dice, rolls, min(money, MOST_MONEY), others, ties)
        chances.append((chance, -place))
    chances.sort(reverse=True)
    return [
        Hint(
            option,
            "hint-place",
            {"place": view.edition.places[-place].name, "percent": percent(chance)},
        )
        for chance, place in chances[:SHOWN]
        if chance >= LIKELY
    ]


def rivals(view: TownView, me: Seat) -> list[Dice]:
    """What lies before the others, dice that they have just shown included."""
    return [view.dice[seat] + view.kept[seat] for seat in range(view.seats) if seat != me]


def longest(dice: list[Dice]) -> int:
    """The most dice that anybody has set aside."""
    return max([handful >> SIZE for handful in dice])


def keeps(view: TownView, me: Seat, rolled: Dice) -> list[Hint]:
    """DT-11. By the dice set aside, paid for; the rivals' cups of this roll are still closed.

    So they choose once more than I do. If my hand is complete after that, only the last roll is left (DT-13).
    """
    picked = PICKED[rolled]
    others = rivals(view, me)
    closed = isinstance(view.question, KeepDice)
    theirs = longest(others) + (1 if closed else 0)
    found: list[Hint] = []
    for option in view.options:
        brute = option >= BRUTE_KEEP
        kept = picked[option - BRUTE_KEEP if brute else option - KEEP]
        money = view.dollars[me] - (0 if brute else cost(kept >> SIZE))
        dice = view.dice[me] + kept
        left = max(0, MOST_DICE - max(theirs, dice >> SIZE))
        rolls = Rolls(left, not closed)
        found += likeliest_places(view, me, option, dice, rolls, money, others)
    return found


def turns(view: TownView, me: Seat) -> list[Hint]:
    """DT-15, DI-4. With the die turned. All have shown what they keep; the dice left are rolled on."""
    others = rivals(view, me)
    rolls = Rolls(MOST_DICE - max(longest(others), view.dice[me] >> SIZE), True)
    found: list[Hint] = []
    for option in view.options:
        dice = view.dice[me]
        if option != PASS:
            start = SHAMAN if option >= SHAMAN else TURN
            dice += ONE[(option - start) % 6] - ONE[(option - start) // 6]
        found += likeliest_places(view, me, option, dice, rolls, view.dollars[me], others)
    return found


def outlaws(view: TownView, me: Seat) -> list[Hint]:
    """DX-20, DX-21. With the dice that an Outlaw sets; to complete a hand so does not start the last roll."""
    others = rivals(view, me)
    last = max(longest(others), view.dice[me] >> SIZE) == MOST_DICE
    found: list[Hint] = []
    for option in view.options:
        dice = view.dice[me]
        for part in (*view.said, option):
            if part != DONE:
                face = view.edition.outlaws[(part - OUTLAW) // 2].face
                dice += ONE[face] * ((part - OUTLAW) % 2 + 1)
        left = 0 if last else max(1, MOST_DICE - max(longest(others), dice >> SIZE))
        found += likeliest_places(view, me, option, dice, Rolls(left, True), view.dollars[me], others)
    return found
