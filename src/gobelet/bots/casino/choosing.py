"""CI-11. Which table: the stake by the chance to win it, against those who may come."""

from gobelet.bots.casino.crowd import coming
from gobelet.bots.casino.values import chip_of, qualified, stake_of, with_chips
from gobelet.bots.cincinnati.worth import Worth
from gobelet.bots.picking import Scored
from gobelet.cincinnati.table import CHOOSE
from gobelet.odds.rolls import NUMBER, improve

REROLLS = 2
QUALIFIES = 0.75  # how often one who has come qualifies


def tables(worth: Worth) -> Scored:
    view = worth.view
    played = view.edition.played[view.seats]
    stakes = tuple([max(1, round(worth.stakes(view.stakes[table]))) for table in played])
    rivals = view.seats - 1
    hand = NUMBER[view.cup]
    chip = chip_of(worth)
    scored: Scored = []
    for table, (comes, beaten) in zip(played, coming(played, stakes, rivals), strict=True):
        stake = stake_of(worth, view.stakes[table])
        taken = 1 - (1 - comes * QUALIFIES) ** rivals  # what I win there, a rival may have had
        stake *= 1 + taken / rivals
        values = [
            stake * good * (1 - comes + comes * beats) ** rivals
            for good, beats in zip(qualified(table), beaten, strict=True)
        ]
        values = with_chips(values, view.chips[worth.me], chip)
        for _roll in range(REROLLS):
            values = improve(values)
        scored.append((values[hand], CHOOSE + table))
    return scored
