"""CI-11. Where the rivals go with which first rolls, and how far they get there.

The model: every rival goes where stake times chance is highest for their first roll, if the others spread as
`crowds` finds; then they reroll as a sensible gambler does.
"""

from functools import lru_cache

from gobelet.bots.answers.cincinnati.appraiser import DUEL_WON, CasinoAppraiser
from gobelet.bots.answers.cincinnati.choosing import between, crowds
from gobelet.cincinnati.cards import CARDS, DUEL
from gobelet.core.names import Seat
from gobelet.odds.cincinnati.gamblers import LEVEL, LEVELS, Below
from gobelet.odds.cincinnati.tables import keeping, spread
from gobelet.odds.rolls import CHANCE, HANDS

REROLLS = 2


def stake_of(worth: CasinoAppraiser, table: int, seat: Seat) -> float:
    """What lies on a table for a seat, in thousands: to each a Duel is worth what the others have."""
    view = worth.view
    cards = view.stakes[table]
    stake = worth.stakes(cards)
    duels = CARDS.count(cards, DUEL)
    if duels:
        mine = max([worth.prize(other) for other in range(view.seats) if other != worth.me])
        theirs = max([worth.prize(other) for other in range(view.seats) if other != seat])
        stake += duels * DUEL_WON * (theirs - mine)
    return stake


@lru_cache(maxsize=512)
def coming(tables: tuple[int, ...], stakes: tuple[int, ...], rivals: int) -> tuple[Below, ...]:
    """For each table, how likely a rival ends below each level there, or does not come, with these stakes."""
    return by_choice(tables, sensible_choice(tables, stakes, rivals))


def sensible_choice(tables: tuple[int, ...], stakes: tuple[int, ...], rivals: int) -> list[int]:
    """The table that a rival goes to with each first roll."""
    expected = crowds(tables, stakes, rivals)
    promises = [
        [stake * chance for chance in between(table, crowd)]
        for table, stake, crowd in zip(tables, stakes, expected, strict=True)
    ]
    return best_tables(tables, promises)


def best_tables(tables: tuple[int, ...], promises: list[list[float]]) -> list[int]:
    """For each first roll the table that promises most."""
    choice: list[int] = []
    for hand in range(len(HANDS)):
        best = 0
        for place in range(1, len(tables)):
            if promises[place][hand] > promises[best][hand]:
                best = place
        choice.append(tables[best])
    return choice


def by_choice(tables: tuple[int, ...], choice: list[int]) -> tuple[Below, ...]:
    """The same as `coming`, for a rival who chooses these tables: one for each first roll."""
    gets: list[Below] = []
    for table in tables:
        first = [chance if chosen == table else 0.0 for chosen, chance in zip(choice, CHANCE, strict=True)]
        gets.append(_below(table, first))
    return tuple(gets)


def _below(table: int, first: list[float]) -> Below:
    """How likely a rival who comes with these first rolls ends below each level, or does not come."""
    hands = first
    for left in range(REROLLS, 0, -1):
        hands = spread(hands, keeping(table, left))
    reached = [0.0] * LEVELS[table]
    reached[0] = 1.0  # also for a rival who does not come
    for hand, chance in enumerate(hands):
        level = LEVEL[table][hand]
        if level:
            reached[level] += chance
            reached[0] -= chance
    below = [0.0]
    for chance in reached:
        below.append(below[-1] + chance)
    return tuple(below)
