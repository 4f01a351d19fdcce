"""What hands are worth at a table, as chances to win the game, if it is known who else may win it."""

from typing import Final

from gobelet.bots.expert.cincinnati.prospects import NOBODY, Prospects
from gobelet.core.names import Seat
from gobelet.odds.cincinnati.gamblers import QUALITY
from gobelet.odds.rolls import improve

MOST_CHIPS: Final = 2  # looked at beforehand; more are hardly ever spent on one table


class Stakes:
    """One table: what it is worth to me that I win it, a rival or nobody, by the chips that I spend."""

    __slots__ = ("lost", "qualities", "stays", "won")

    def __init__(self, prospects: Prospects, table: int, likely: list[list[float]], chips: int) -> None:
        """`likely` is by table how likely each seat wins it if I do not; last, how likely nobody does."""
        me = prospects.me
        here = likely[table]
        nobody = len(here) - 1
        rivals: list[Seat] = [seat for seat in range(nobody) if seat != me and here[seat] > 0.0]
        self.qualities: Final = QUALITY[table]
        self.won: Final[list[float]] = []
        self.lost: Final[list[float]] = []  # to a rival
        self.stays: Final[list[float]] = []  # what I do not win: a rival may, or nobody
        for spent in range(chips + 1):
            chances = prospects.if_won(table, likely, spent, [me, NOBODY, *rivals])
            total = 0.0
            for place, seat in enumerate(rivals):
                total += here[seat] * chances[2 + place]
            taken = 1 - here[nobody]
            self.won.append(chances[0])
            self.lost.append(total / taken if taken > 1e-9 else chances[1])
            self.stays.append(total + here[nobody] * chances[1])

    def values(self, wins: list[float], spent: int) -> list[float]:
        """What each hand is worth in the end, by how likely it beats the rivals."""
        won, lost, stays = self.won[spent], self.lost[spent], self.stays[spent]
        return [
            lost + chance * (won - lost) if quality else stays
            for chance, quality in zip(wins, self.qualities, strict=True)
        ]

    def with_chips(self, wins: list[float], spent: int, chips: int) -> list[float]:
        """The same before the extra rolls: those that are worth their chip will be made."""
        values = self.values(wins, chips)
        for before in range(chips - 1, spent - 1, -1):
            rolled = improve(values)
            now = self.values(wins, before)
            values = [max(stand, roll) for stand, roll in zip(now, rolled, strict=True)]
        return values
