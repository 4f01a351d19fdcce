"""CI-11. Which table: what it does to the chance of winning the game to fight for it."""

from typing import Final

from gobelet.bots.casino.crowd import coming, stake_of
from gobelet.bots.casino.prospects import Prospects
from gobelet.bots.casino.values import MOST_CHIPS, Stakes
from gobelet.bots.casino.winners import winners
from gobelet.bots.cincinnati.worth import Worth
from gobelet.bots.picking import Scored
from gobelet.cincinnati.table import CHOOSE
from gobelet.core.kinds import Seat
from gobelet.odds.gamblers import LEVEL, LEVELS, Below, beats
from gobelet.odds.rolls import NUMBER, improve

REROLLS: Final = 2


def tables(worth: Worth) -> Scored:
    """The gain over staying away from every table: what I do not win, rivals may."""
    view = worth.view
    played = view.edition.played[view.seats]
    rivals: list[list[tuple[Seat, Below]]] = [[] for _table in view.stakes]
    for seat in range(view.seats):
        if seat != worth.me:
            stakes = tuple([max(1, round(stake_of(worth, table, seat))) for table in played])
            gets = coming(played, stakes, view.seats - 1)
            for table, below in zip(played, gets, strict=True):
                rivals[table].append((seat, below))
    likely = [winners(there, view.seats) for there in rivals]
    prospects = Prospects(worth)
    chips = min(view.chips[worth.me], MOST_CHIPS)
    hand = NUMBER[view.cup]
    scored: Scored = []
    for table in played:
        worths = Stakes(prospects, table, likely, chips)
        levels = [1.0] * LEVELS[table]
        for _seat, below in rivals[table]:
            levels = [chance * beats(below, level) for level, chance in enumerate(levels)]
        values = worths.with_chips([levels[level] for level in LEVEL[table]], 0, chips)
        for _roll in range(REROLLS):
            values = improve(values)
        scored.append((values[hand] - worths.stays[0], CHOOSE + table))
    return scored
