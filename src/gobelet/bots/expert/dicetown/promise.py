"""What the goods of a seat promise for the end of a game of Dice Town, by the rounds that are left.

Found by regression: the scores at the end on what each seat held at the start of each round (`figures.py`
says of which games). What is held early is worth less than its points, since those who lead are robbed.
"""

from typing import Final

from gobelet.core.goods import SIZE
from gobelet.core.names import Kind
from gobelet.dicetown import scoring
from gobelet.dicetown.cards import DEEDS, ROWS, STORE, deed_points
from gobelet.dicetown.extras.extension import Frontier
from gobelet.dicetown.holders import MINE, PILE, ROW
from gobelet.dicetown.state import Town

# Rounds left where a table's columns hold; between them, in proportion.
ROUNDS: Final[tuple[float, ...]] = (0.5, 2.0, 4.0, 7.0, 11.0)
EARLY: Final = 5.0  # rounds left: the second figure of a card; the first is for the last round
# What is held: deeds in hand and their points, Store cards and their points, Outlaws to play; `other` is
# fenced land and other sure points, `spread` how far luck may still move the sum.
GOODS: Final = (
    "nugget",
    "dollar",
    "badge",
    "deed",
    "deed_point",
    "other",
    "card",
    "card_point",
    "outlaw",
    "spread",
)
NUGGET, DOLLAR, BADGE, DEED, DEED_POINT, OTHER, CARD, CARD_POINT, OUTLAW, SPREAD = range(10)
PLACES: Final = ("mine", "bank", "store", "saloon", "sheriff", "hall", "doc")
NOTHING: Final[tuple[float, ...]] = (0.0,) * len(ROUNDS)
UNKNOWN_CARD: Final = (0.0, 0.0)  # what a card without figures promises beyond any card


class Promise:
    """The table of one edition.

    `rows`: for each of `GOODS` what one promises, by the rounds left. `cards`: by name what a card promises
    beyond any card, and beyond its points, in the last round and early.

    `factors`: by place how much more or less than it promises it brings (`pulls`), and the expert's habits.
    `haste`: what it is worth to close. `denied`: how much of what I win a rival would have had instead.
    `thrift`: a dollar must buy this many times what it promises. `faith`: a card counts for this share of
    what it promises. `indian`: what the Indian die is worth in the next round; 0 where there is none.
    """

    __slots__ = (
        "cards",
        "deeds_a_round",
        "denied",
        "faith",
        "haste",
        "indian",
        "nuggets_a_round",
        "pulls",
        "rows",
        "thrift",
    )

    def __init__(
        self,
        *,
        nuggets_a_round: float,
        deeds_a_round: float,
        factors: dict[str, float],
        rows: dict[str, tuple[float, ...]],
        cards: dict[str, tuple[float, float]],
    ) -> None:
        self.nuggets_a_round: Final = nuggets_a_round
        self.deeds_a_round: Final = deeds_a_round
        self.pulls: Final[tuple[float, ...]] = tuple([factors[place] for place in PLACES])
        self.haste: Final = factors["haste"]
        self.denied: Final = factors["denied"]
        self.thrift: Final = factors["thrift"]
        self.faith: Final = factors["faith"]
        self.indian: Final = factors.get("indian", 0.0)
        self.rows: Final[tuple[tuple[float, ...], ...]] = tuple([rows.get(good, NOTHING) for good in GOODS])
        self.cards: Final[tuple[tuple[float, float], ...]] = tuple(
            [cards.get(row.name, UNKNOWN_CARD) for row in ROWS]
        )

    def rounds_left(self, town: Town) -> float:
        deeds = town.deeds[PILE] >> SIZE
        for place in range(town.edition.row):
            deeds += town.deeds[ROW + place] >> SIZE
        return min(town.nuggets[MINE] / self.nuggets_a_round, deeds / self.deeds_a_round)

    def column(self, rounds: float) -> list[float]:
        """The table with this many rounds left."""
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
        """What a kind of card promises beyond any card, with this many rounds left."""
        late, soon = self.cards[kind]
        early = min(1.0, max(0.0, (rounds - 1) / (EARLY - 1)))
        return late + early * (soon - late)

    def standings(self, town: Town) -> list[float]:
        """What each seat will score, except what is the same for all."""
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


def cards_in(
    cards: dict[str, dict[str, tuple[float, float]]], edition: str
) -> dict[str, tuple[float, float]]:
    """The figures of one edition, by card."""
    return {name: figures[edition] for name, figures in cards.items() if edition in figures}
