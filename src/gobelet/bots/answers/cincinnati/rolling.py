"""CI-12 to CI-14. Which dice to reroll at a table, and whether an extra roll is worth its chip."""

from typing import Final

from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.cincinnati.option_table import PASS, PAY, REROLL
from gobelet.core.dice import PICKED
from gobelet.core.names import Dice, Option, Seat
from gobelet.odds.cincinnati.gamblers import QUALITY, against, replying
from gobelet.odds.rolls import NUMBER, improve, means

ROLLS: Final = 3  # CI-12: in all, extra rolls aside
REPLIES: Final = 0.5  # how often a rival with a chip who is overtaken rolls once more
WORTH_A_REPLY: Final = 20.0  # what must lie on the table for that


def choose_reroll(worth: CasinoAppraiser) -> Option:
    """CI-12. The dice that do not help to beat the rivals at the same table."""
    view = worth.view
    table = view.chosen[worth.me]
    left = ROLLS - view.rolls  # this roll included
    values = _qualify(table)
    for seat in _rivals(worth, table):
        if view.declared >> seat & 1:
            rival = against(table, NUMBER[view.dice[seat] - view.named[seat]], left - 1)
        else:
            rival = against(table, NUMBER[view.dice[seat]], left)
        values = both(values, rival)
    for _roll in range(left - 1):
        values = improve(values)
    return best_reroll(means(values), view.dice[worth.me], view.options, REROLL)[1]


def _rivals(worth: CasinoAppraiser, table: int) -> list[Seat]:
    chosen = worth.view.chosen
    return [seat for seat in range(worth.view.seats) if seat != worth.me and chosen[seat] == table]


def _qualify(table: int) -> list[float]:
    """Alone, a hand wins if it qualifies."""
    return [1.0 if quality else 0.0 for quality in QUALITY[table]]


def both(values: list[float], rival: tuple[float, ...]) -> list[float]:
    """The chances of beating one more rival as well."""
    return [value * beaten for value, beaten in zip(values, rival, strict=True)]


def best_reroll(
    worth: list[float], dice: Dice, options: tuple[int, ...], start: Option
) -> tuple[float, Option]:
    """The best of these options to reroll, counted from REROLL or PAY; of equal ones the fewest dice."""
    picked = PICKED[dice]
    best = (-1.0, 0, 0)
    for option in options:
        if option >= start:
            mask = option - start
            value = round(worth[NUMBER[dice - picked[mask]]], 9)
            best = max(best, (value, -mask.bit_count(), option))
    return best[0], best[2]


def choose_extra(worth: CasinoAppraiser) -> Option:
    """CI-14. Pay a chip if what it adds to the chance of winning the table is worth more."""
    view = worth.view
    table = view.chosen[worth.me]
    stake = worth.stakes(view.stakes[table])
    values = _qualify(table)
    for seat in _rivals(worth, table):
        number = NUMBER[view.dice[seat] - view.named[seat]]
        values = both(values, against(table, number, 0))
        if stake >= WORTH_A_REPLY and view.chips[seat]:
            values = both(values, replied(replying(table, NUMBER[view.dice[seat]])))
    return choose_paid(worth, values, stake, view.dice[worth.me])


def replied(again: tuple[float, ...]) -> tuple[float, ...]:
    """The chance of staying ahead of a rival who may roll once more."""
    return tuple([1 - REPLIES * (1 - chance) for chance in again])


def choose_paid(worth: CasinoAppraiser, values: list[float], stake: float, dice: Dice) -> Option:
    """Pay and reroll the best dice, or pass."""
    view = worth.view
    chip = worth.chip()
    now = values[NUMBER[dice]]
    if stake * (1 - now) <= chip:  # not even a sure win would pay
        return PASS
    chance, option = best_reroll(means(values), dice, view.options, PAY)
    return option if stake * (chance - now) > chip else PASS
