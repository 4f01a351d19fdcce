"""CI-31. A duel of two, exactly: both play perfectly, three rolls each in turn, then chips.

After the rolls, the player behind pays a chip, if they have one, and rolls again. The player ahead waits for
the next question. So it is enough to know who is behind. With equal dice it is the owner. Chips are worth
nothing here: only the chance to win the duel counts.
"""

from functools import cache

from gobelet.core.names import Dice
from gobelet.odds.cincinnati.gamblers import DUEL, QUALITY
from gobelet.odds.rolls import CHANCE, HANDS, KEEPS, NUMBER, improve, means

RANKS = QUALITY[DUEL]
Chances = tuple[tuple[float, ...], ...]  # by the owner's hand, then the opponent's: the owner wins


def _ahead(owner: int, opponent: int) -> bool:
    return RANKS[owner] > RANKS[opponent]


@cache
def paying(owners: int, opponents: int) -> Chances:
    """After the rolls, with these chips: the chance that the owner wins."""
    hands = range(len(HANDS))
    if not owners and not opponents:
        return tuple([tuple([1.0 if _ahead(one, two) else 0.0 for two in hands]) for one in hands])
    table = [[0.0] * len(HANDS) for _hand in hands]
    if owners:  # the owner is behind and rolls
        after = paying(owners - 1, opponents)
        for two in hands:
            values = improve([row[two] for row in after])
            for one in hands:
                if not _ahead(one, two):
                    table[one][two] = values[one]
    if opponents:  # the opponent is behind and rolls
        after = paying(owners, opponents - 1)
        for one in hands:
            values = improve([1 - chance for chance in after[one]])
            for two in hands:
                if _ahead(one, two):
                    table[one][two] = 1 - values[two]
    else:
        for one in hands:
            for two in hands:
                if _ahead(one, two):
                    table[one][two] = 1.0
    return tuple([tuple(row) for row in table])


@cache
def before(turn: int, owners: int, opponents: int) -> Chances:
    """The chance that the owner wins, before a roll: turn 0 is the owner's second, 1 the opponent's, 2 and 3
    their third ones, and 4 is when the rolls are over.
    """
    if turn == 4:
        return paying(owners, opponents)
    after = before(turn + 1, owners, opponents)
    hands = range(len(HANDS))
    if turn % 2:
        return tuple([tuple([1 - lost for lost in improve([1 - won for won in row])]) for row in after])
    columns = [improve([row[two] for row in after]) for two in hands]
    return tuple([tuple([columns[two][one] for two in hands]) for one in hands])


def win_duel(owner: Dice, opponent: Dice, turn: int, owners: int = 0, opponents: int = 0) -> float:
    """The chance that the owner wins, from these dice, before this turn, with these chips."""
    return before(turn, owners, opponents)[NUMBER[owner]][NUMBER[opponent]]


@cache
def win_new_duel(owners: int, opponents: int) -> float:
    """The chance that the owner of a Duel card wins, before any dice are rolled."""
    table = before(0, owners, opponents)
    total = 0.0
    for one, row in enumerate(table):
        for two, chance in enumerate(row):
            total += chance * CHANCE[one] * CHANCE[two]
    return total


def after_keeping(
    owner: Dice, opponent: Dice, turn: int, owners: int, opponents: int
) -> tuple[tuple[int, float], ...]:
    """The chance of the player in turn to win the duel, by the number of the handful that they keep.

    From turn 4 on they pay a chip for it: the owner if behind, otherwise the opponent.
    """
    one, two = NUMBER[owner], NUMBER[opponent]
    mine = turn % 2 == 0 if turn < 4 else not _ahead(one, two)
    if turn < 4:
        table = before(turn + 1, owners, opponents)
    else:
        table = paying(owners - 1, opponents) if mine else paying(owners, opponents - 1)
    values = [row[two] for row in table] if mine else [1 - won for won in table[one]]
    worth = means(values)
    return tuple([(kept, worth[kept]) for kept in KEEPS[one if mine else two]])
