"""What the goods of a seat promise for the end of a game of Dice Town, by the rounds that are left.

Found by regression, of the scores at the end on what everybody held at the start of each round, in 2,500
games of four greedy bots of each edition; what each card promises, in thousands of an expert that played by
these figures against three of them (docs/strength.md). What is held early is worth less than its points,
since who leads is robbed.
"""

from typing import Final

from gobelet.core.goods import SIZE
from gobelet.core.names import Kind
from gobelet.dicetown import scoring
from gobelet.dicetown.cards import DEEDS, STORE, deed_points
from gobelet.dicetown.extras.extension import Frontier
from gobelet.dicetown.holders import MINE, PILE, ROW
from gobelet.dicetown.state import Town

ROUNDS: Final[tuple[float, ...]] = (
    0.5,
    2.0,
    4.0,
    7.0,
    11.0,
)  # left, where a table's columns are right; between them, in proportion
EARLY: Final = 5.0  # rounds left: the second figure of a card; the first is for the last round
NUGGET, DOLLAR, BADGE, DEED, DEED_POINT, OTHER, CARD, CARD_POINT, OUTLAW, SPREAD = range(10)

UNFITTED: Final[tuple[float, float]] = (0.0, 0.0)  # of a card that is newer than the table


class Promise:
    """The table of one edition. `cards`: what each kind promises beyond any card, and beyond its points, in
    the last round and early.

    `pulls`: how much more or less than it promises a place brings, from the mine to the Town Hall, and then
    a visit to the Doc. `haste`: what it is worth to close. `denied`: how much of what I win a rival would
    have had instead. These three were found by playing thousands of games in which they were varied.
    """

    __slots__ = ("cards", "deeds_a_round", "denied", "haste", "nuggets_a_round", "pulls", "rows")

    def __init__(
        self,
        nuggets_a_round: float,
        deeds_a_round: float,
        pulls: tuple[float, ...],
        haste: float,
        denied: float,
        rows: tuple[tuple[float, ...], ...],
        cards: tuple[tuple[float, float], ...],
    ) -> None:
        self.nuggets_a_round: Final = nuggets_a_round
        self.deeds_a_round: Final = deeds_a_round
        self.pulls: Final = pulls
        self.haste: Final = haste
        self.denied: Final = denied
        self.rows: Final = rows
        self.cards: Final = cards

    def rounds_left(self, town: Town) -> float:
        deeds = town.deeds[PILE] >> SIZE
        for place in range(town.edition.row):
            deeds += town.deeds[ROW + place] >> SIZE
        return min(town.nuggets[MINE] / self.nuggets_a_round, deeds / self.deeds_a_round)

    def column(self, rounds: float) -> list[float]:
        """The table, as it is with so many rounds left."""
        last = len(ROUNDS) - 1
        if rounds <= ROUNDS[0]:
            return [row[0] for row in self.rows]
        if rounds >= ROUNDS[last]:
            return [row[last] for row in self.rows]
        place = 0
        while rounds > ROUNDS[place + 1]:
            place += 1
        share = (rounds - ROUNDS[place]) / (ROUNDS[place + 1] - ROUNDS[place])
        return [row[place] + share * (row[place + 1] - row[place]) for row in self.rows]

    def card(self, kind: Kind, rounds: float) -> float:
        """What a kind of card promises beyond any, with so many rounds left."""
        late, soon = self.cards[kind] if kind < len(self.cards) else UNFITTED
        early = min(1.0, max(0.0, (rounds - 1) / (EARLY - 1)))
        return late + early * (soon - late)

    def standings(self, town: Town) -> list[float]:
        """What every seat will score, as far as it differs between them."""
        rounds = self.rounds_left(town)
        column = self.column(rounds)
        annex = town.annex
        found: list[float] = []
        for seat in range(town.seats):
            badge = town.edition.badge_points if town.sheriff == seat else 0
            cards = scoring.cards(town, seat)
            lands = sum([deed_points(kind) for kind in DEEDS.spread(town.deeds[seat])])
            nuggets, dollars = town.nuggets[seat], town.dollars[seat]
            other = scoring.score(town, seat) - badge - cards - lands - nuggets - dollars // 2
            standing = column[NUGGET] * nuggets + column[DOLLAR] * dollars + column[OTHER] * other
            standing += column[DEED] * (town.deeds[seat] >> SIZE) + column[DEED_POINT] * lands
            standing += column[CARD] * (town.store[seat] >> SIZE) + column[CARD_POINT] * cards
            if badge:
                standing += column[BADGE]
            if isinstance(annex, Frontier):
                standing += column[OUTLAW] * (annex.outlaws[seat] >> SIZE)
            for kind in STORE.spread(town.store[seat]):
                standing += self.card(kind, rounds)
            found.append(standing)
        return found

    def spread(self, town: Town) -> float:
        """How far luck may still move these standings."""
        return self.column(self.rounds_left(town))[SPREAD]


def cards_of(
    table: tuple[tuple[tuple[float, float], ...], ...], edition: int
) -> tuple[tuple[float, float], ...]:
    """The column of an edition, by the kinds of cards."""
    return tuple([row[edition] for row in table])
