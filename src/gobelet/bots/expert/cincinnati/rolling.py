"""CI-12 to CI-14. Which dice to reroll at a table, and whether an extra roll is worth its chip."""

from typing import Final

from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.bots.expert.cincinnati.crowd import stake_of
from gobelet.bots.expert.cincinnati.prospects import Prospects
from gobelet.bots.expert.cincinnati.values import MOST_CHIPS, Stakes
from gobelet.bots.expert.cincinnati.winners import winners
from gobelet.bots.picking import Scored
from gobelet.cincinnati.option_table import PASS, PAY, REROLL
from gobelet.core.dice import PICKED
from gobelet.core.names import Dice, Seat
from gobelet.odds.cincinnati.gamblers import QUALITY, Below, against, reach, replying
from gobelet.odds.rolls import NUMBER, improve, means

ROLLS: Final = 3  # CI-12: in all, extra rolls aside
WORTH_A_CHIP: Final = 20.0  # what must lie on a table for a rival to pay for a roll
PAYS: Final = 0.35  # how often a rival with a chip does, two rolls before
FEWER: Final = 1e-9  # of equal keeps the one that rolls fewer dice


def kept_by(worth: CasinoAppraiser, seat: Seat, left: int) -> tuple[int, int]:
    """The dice that a seat keeps, all if it has not declared, as their number; and how many rolls follow."""
    view = worth.view
    if view.declared >> seat & 1:
        return NUMBER[view.dice[seat] - view.named[seat]], max(0, left - 1)
    return NUMBER[view.dice[seat]], left


def likely_winners(worth: CasinoAppraiser, left: int) -> list[list[float]]:
    """By table how likely each rival wins it, and nobody, if I do not."""
    view = worth.view
    there: list[list[tuple[Seat, Below]]] = [[] for _table in view.stakes]
    for seat, table in enumerate(view.chosen):
        if seat != worth.me:
            number, rolls = kept_by(worth, seat, left)
            there[table].append((seat, reach(table, rolls)[number]))
    return [winners(coming, view.seats) for coming in there]


def rivals_at(worth: CasinoAppraiser, table: int) -> list[Seat]:
    chosen = worth.view.chosen
    return [seat for seat in range(worth.view.seats) if seat != worth.me and chosen[seat] == table]


def rerolls(worth: CasinoAppraiser) -> Scored:
    """CI-12. By the chance to win the game, the chips that it may take included."""
    view = worth.view
    table = view.chosen[worth.me]
    left = ROLLS - view.rolls  # this roll included
    wins = [1.0] * len(QUALITY[table])
    stake = worth.stakes(view.stakes[table])
    for seat in rivals_at(worth, table):
        number, rolls = kept_by(worth, seat, left)
        beaten = against(table, number, rolls)
        if stake >= WORTH_A_CHIP and view.chips[seat]:
            more = against(table, number, rolls + 1)
            wins = [
                chance * (now + PAYS * (then - now))
                for chance, now, then in zip(wins, beaten, more, strict=True)
            ]
        else:
            wins = [chance * now for chance, now in zip(wins, beaten, strict=True)]
    chips = min(view.chips[worth.me], MOST_CHIPS)
    stakes = Stakes(Prospects(worth), table, likely_winners(worth, left), chips)
    values = stakes.with_chips(wins, 0, chips)
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


def extras(worth: CasinoAppraiser) -> Scored:
    """CI-14. Pay if what it adds is worth more than the chip; a rival who is overtaken may pay in turn."""
    view = worth.view
    table = view.chosen[worth.me]
    wins = [1.0] * len(QUALITY[table])
    for seat in rivals_at(worth, table):
        beaten = against(table, NUMBER[view.dice[seat] - view.named[seat]], 0)
        wins = [chance * now for chance, now in zip(wins, beaten, strict=True)]
        if view.chips[seat] and not view.named[seat]:
            replied = replies(worth, table, seat)
            wins = [chance * stays for chance, stays in zip(wins, replied, strict=True)]
    chips = min(view.chips[worth.me], MOST_CHIPS)
    stakes = Stakes(Prospects(worth), table, likely_winners(worth, 0), chips)
    hand = NUMBER[view.dice[worth.me]]
    now = stakes.values(wins, 0)[hand]
    scored: Scored = [(now, PASS)]
    if stakes.won[1] > now:  # otherwise not even a sure win pays
        values = stakes.with_chips(wins, 1, chips)
        scored += reroll_scores(means(values), view.dice[worth.me], view.options, PAY)
    return scored


def replies(worth: CasinoAppraiser, table: int, seat: Seat) -> list[float]:
    """How likely each hand stays ahead of a rival with a chip, who pays for a roll if it looks worth it."""
    stake = stake_of(worth, table, seat)
    chip = worth.chip()
    chances: list[float] = []
    for stays in replying(table, NUMBER[worth.view.dice[seat]]):
        gain = stake * (1 - stays)
        pays = SURE if gain > chip * CLEARLY else UNSURE if gain * CLEARLY > chip else HARDLY
        chances.append(1 - pays * (1 - stays))
    return chances


CLEARLY: Final = 1.1
SURE: Final = 0.95  # how often a rival pays if it is clearly worth it, about worth it, or not
UNSURE: Final = 0.5
HARDLY: Final = 0.05
