"""CI-12 to CI-14. Which dice to reroll at a table, and whether an extra roll is worth its chip."""

from typing import Final

from gobelet.bots.casino.values import chip_of, qualified, stake_of, with_chips
from gobelet.bots.cincinnati.worth import Worth
from gobelet.bots.picking import Scored
from gobelet.cincinnati.table import PASS, PAY, REROLL
from gobelet.core.dice import PICKED
from gobelet.core.kinds import Dice, Seat
from gobelet.odds.casino import beating
from gobelet.odds.gamblers import replying
from gobelet.odds.rolls import NUMBER, improve, means

ROLLS: Final = 3  # CI-12: in all, extra rolls aside
WORTH_A_CHIP: Final = 20.0  # what must lie on a table for a rival to pay for a roll
PAYS: Final = 0.35  # how often a rival with a chip does
REPLIES: Final = 0.6  # how often one who is overtaken does
FEWER: Final = 1e-6  # of equal keeps the one that rolls fewer dice


def rivals_at(worth: Worth, table: int) -> list[Seat]:
    chosen = worth.view.chosen
    return [seat for seat in range(worth.view.seats) if seat != worth.me and chosen[seat] == table]


def rerolls(worth: Worth) -> Scored:
    """CI-12. By the chance to win the table in the end, the chip that it may take included."""
    view = worth.view
    table = view.chosen[worth.me]
    stake = stake_of(worth, view.stakes[table])
    left = ROLLS - view.rolls  # this roll included
    values = [stake * good for good in qualified(table)]
    for seat in rivals_at(worth, table):
        if view.declared >> seat & 1:
            number, rolls = NUMBER[view.dice[seat] - view.named[seat]], left - 1
        else:
            number, rolls = NUMBER[view.dice[seat]], left
        beats = beating(table, number, rolls)
        if stake >= WORTH_A_CHIP and view.chips[seat]:
            more = beating(table, number, rolls + 1)
            values = [
                value * (now + PAYS * (then - now))
                for value, now, then in zip(values, beats, more, strict=True)
            ]
        else:
            values = [value * now for value, now in zip(values, beats, strict=True)]
    values = with_chips(values, view.chips[worth.me], chip_of(worth))
    for _roll in range(left - 1):
        values = improve(values)
    return reroll_scores(means(values), view.dice[worth.me], view.options, REROLL)


def reroll_scores(worth: list[float], dice: Dice, options: tuple[int, ...], start: int) -> Scored:
    """Each option to reroll, counted from REROLL or PAY."""
    picked = PICKED[dice]
    scored: Scored = []
    for option in options:
        if option >= start:
            mask = option - start
            scored.append((worth[NUMBER[dice - picked[mask]]] - FEWER * mask.bit_count(), option))
    return scored


def extras(worth: Worth) -> Scored:
    """CI-14. Pay if what it adds is worth more than the chip; who is overtaken may pay in turn."""
    view = worth.view
    table = view.chosen[worth.me]
    stake = stake_of(worth, view.stakes[table])
    values = [stake * good for good in qualified(table)]
    for seat in rivals_at(worth, table):
        beats = beating(table, NUMBER[view.dice[seat] - view.named[seat]], 0)
        values = [value * now for value, now in zip(values, beats, strict=True)]
        if stake >= WORTH_A_CHIP and view.chips[seat]:
            again = replying(table, NUMBER[view.dice[seat]])
            values = [value * (1 - REPLIES * (1 - stays)) for value, stays in zip(values, again, strict=True)]
    chip = chip_of(worth)
    now = values[NUMBER[view.dice[worth.me]]]
    scored: Scored = [(now, PASS)]
    if stake - now > chip:  # else not even a sure win would pay
        values = with_chips(values, view.chips[worth.me] - 1, chip)
        for value, option in reroll_scores(means(values), view.dice[worth.me], view.options, PAY):
            scored.append((value - chip, option))
    return scored
