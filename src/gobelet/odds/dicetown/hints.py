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
from gobelet.odds.dicetown.policy import HALL, win_place
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


def rolls_left(view: TownView) -> int:
    """How many choices are left after this reveal, if all set aside one die at a time."""
    return MOST_DICE - 1 - max([dice >> SIZE for dice in view.dice])


def likeliest_places(
    view: TownView, me: Seat, option: Option, dice: Dice, rolls: int, money: int
) -> list[Hint]:
    """The likeliest places of one choice."""
    rivals = tuple([(theirs, rolls) for seat, theirs in enumerate(view.dice) if seat != me])
    ties = 1.0 if view.sheriff == me else 0.5
    chances: list[tuple[float, int]] = []
    for place in range(HALL + 1):
        chances.append((win_place(place, dice, rolls, min(money, MOST_MONEY), rivals, ties=ties), -place))
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


def keeps(view: TownView, me: Seat, rolled: Dice) -> list[Hint]:
    """DT-11. By the dice set aside, paid for; the rivals' cups of this roll are still closed."""
    picked = PICKED[rolled]
    rolls = max(0, rolls_left(view))
    found: list[Hint] = []
    for option in view.options:
        brute = option >= BRUTE_KEEP
        kept = picked[option - BRUTE_KEEP if brute else option - KEEP]
        money = view.dollars[me] - (0 if brute else cost(kept >> SIZE))
        found += likeliest_places(view, me, option, view.dice[me] + kept, rolls, money)
    return found


def turns(view: TownView, me: Seat) -> list[Hint]:
    """DT-15, DI-4. With the die turned; the dice left, if any, are rolled on."""
    rolls = max(0, rolls_left(view))
    found: list[Hint] = []
    for option in view.options:
        dice = view.dice[me]
        if option != PASS:
            start = SHAMAN if option >= SHAMAN else TURN
            dice += ONE[(option - start) % 6] - ONE[(option - start) // 6]
        found += likeliest_places(view, me, option, dice, rolls, view.dollars[me])
    return found


def outlaws(view: TownView, me: Seat) -> list[Hint]:
    """DX-20. With the dice that an Outlaw sets."""
    rolls = max(0, rolls_left(view) + 1)
    found: list[Hint] = []
    for option in view.options:
        dice = view.dice[me]
        for part in (*view.said, option):
            if part != DONE:
                face = view.edition.outlaws[(part - OUTLAW) // 2].face
                dice += ONE[face] * ((part - OUTLAW) % 2 + 1)
        found += likeliest_places(view, me, option, dice, rolls, view.dollars[me])
    return found
