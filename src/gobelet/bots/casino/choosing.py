"""CI-11. Which table: the stake by the chance to win it, against those who may come."""

from gobelet.bots.casino.crowd import coming
from gobelet.bots.casino.values import TUNE, qualified, with_chips
from gobelet.bots.cincinnati.worth import Worth
from gobelet.bots.picking import Scored
from gobelet.cincinnati.table import CHOOSE
from gobelet.odds.rolls import NUMBER, improve

REROLLS = 2


def tables(worth: Worth) -> Scored:
    view = worth.view
    played = view.edition.played[view.seats]
    stakes = tuple([max(1, round(worth.stakes(view.stakes[table]))) for table in played])
    rivals = view.seats - 1
    hand = NUMBER[view.cup]
    chip = worth.chip() * TUNE[0]
    scored: Scored = []
    for table, stake, (comes, beaten) in zip(played, stakes, coming(played, stakes, rivals), strict=True):
        comes *= TUNE[1]
        values = [
            stake * good * (1 - comes + comes * beats) ** rivals
            for good, beats in zip(qualified(table), beaten, strict=True)
        ]
        values = with_chips(values, view.chips[worth.me], chip)
        for _roll in range(REROLLS):
            values = improve(values)
        scored.append((values[hand], CHOOSE + table))
    return scored
