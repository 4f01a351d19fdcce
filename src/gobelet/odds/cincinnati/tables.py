"""Cincinnati, exactly: the chance to qualify at a table, and to beat the rivals there.

Chances are listed by hand and then by handful, as `rolls` numbers them. A chip buys one more roll of any
dice, so rolls and chips are the same thing to a player with one aim.
"""

from functools import cache, lru_cache

from gobelet.cincinnati.hands import CATEGORY
from gobelet.core.names import Dice
from gobelet.odds.cincinnati.gamblers import QUALITY, wins
from gobelet.odds.rolls import BECOMES, HANDS, NUMBER, best_keeps, improve, means

SAME = 0.5  # equal dice: a duel between equals decides


@cache
def qualifying(table: int, rolls: int) -> tuple[float, ...]:
    """For every hand or handful kept: the chance to qualify, after the other dice and `rolls` rerolls."""
    values = [1.0 if quality else 0.0 for quality in QUALITY[table]]
    for _roll in range(rolls):
        values = improve(values)
    return tuple(means(values))


def qualify(table: int, dice: Dice, rolls: int, chips: int = 0) -> float:
    """The chance that these dice qualify at a table in the end, if the player rerolls only for that.

    If fewer than five dice are kept, the others are rolled first; `rolls` rerolls follow.
    """
    return qualifying(table, rolls + chips)[NUMBER[dice]]


@cache
def reaching(category: int, rolls: int) -> tuple[float, ...]:
    """For every hand or handful kept: the chance of a hand of this category, if one goes for it alone."""
    values = [1.0 if CATEGORY[dice] == category else 0.0 for dice in HANDS]
    for _roll in range(rolls):
        values = improve(values)
    return tuple(means(values))


def reach_hand(category: int, dice: Dice, rolls: int) -> float:
    """CI-40. The chance of a hand of this category: the dice left fall, then `rolls` rerolls follow."""
    return reaching(category, rolls)[NUMBER[dice]]


@lru_cache(maxsize=4096)
def ends(target: int, number: int, rolls: int) -> tuple[float, ...]:
    """What a sensible gambler's hand or handful becomes: the chance of each hand in the end.

    The model: the other dice are rolled, and `rolls` rerolls follow. Each time the gambler keeps what has the
    best chance against an equally sensible player at the same table (or in a duel), see `gamblers`.
    """
    handfuls = [0.0] * (len(HANDS) + len(BECOMES))
    handfuls[number] = 1.0
    _fall(handfuls)
    for left in range(rolls, 0, -1):
        handfuls[: len(HANDS)] = spread(handfuls[: len(HANDS)], keeping(target, left))
    return tuple(handfuls[: len(HANDS)])


def spread(hands: list[float], kept: tuple[int, ...]) -> list[float]:
    """The chances of each hand, after this handful of each hand is kept and the rest rolled."""
    handfuls = [0.0] * (len(HANDS) + len(BECOMES))
    for hand, chance in enumerate(hands):
        if chance:
            handfuls[kept[hand]] += chance
    _fall(handfuls)
    return handfuls[: len(HANDS)]


def _fall(handfuls: list[float]) -> None:
    """Rolls the dice that are not kept: the chances of handfuls pass to hands."""
    hands = len(HANDS)
    for number in range(len(BECOMES) - 1, -1, -1):  # from the fewest dice kept to the most
        chance = handfuls[hands + number] / 6
        if chance:
            handfuls[hands + number] = 0.0
            for more in BECOMES[number]:
                handfuls[more] += chance


@cache
def keeping(target: int, rolls: int) -> tuple[int, ...]:
    """What a sensible gambler keeps of each hand, with `rolls` rolls left."""
    values = list(wins(target))
    for _roll in range(rolls - 1):
        values = improve(values)
    return tuple(best_keeps(values))


@lru_cache(maxsize=4096)
def beating(target: int, number: int, rolls: int) -> tuple[float, ...]:
    """How likely each hand beats a gambler with this hand or handful and `rolls` rolls; a tie counts half."""
    qualities = QUALITY[target]
    reached = [0.0] * (max(qualities) + 2)
    for hand, chance in enumerate(ends(target, number, rolls)):
        reached[qualities[hand]] += chance
    below = 0.0
    beats: list[float] = []
    for chance in reached:
        beats.append(below + SAME * chance)
        below += chance
    beats[0] = 0.0  # a hand that does not qualify beats nobody
    return tuple([beats[quality] for quality in qualities])


@lru_cache(maxsize=2048)
def winning(table: int, rivals: tuple[tuple[int, int], ...], rolls: int) -> tuple[float, ...]:
    """For every hand or handful: the chance to win a table, with `rolls` rolls after this one.

    Each rival is a hand or a kept handful, by its number, and the rolls left after it.
    """
    values = [1.0 if quality else 0.0 for quality in QUALITY[table]]
    for number, left in rivals:
        rival = beating(table, number, left)
        for hand, chance in enumerate(rival):
            values[hand] *= chance
    for _roll in range(rolls):
        values = improve(values)
    return tuple(means(values))


def win_table(table: int, dice: Dice, rolls: int, rivals: tuple[tuple[Dice, int], ...] = ()) -> float:
    """The chance to win a table against visible rivals, each with their dice and the rolls they have left.

    I play perfectly against what the rivals will have. They play as `ends` says, whatever I do.
    """
    numbered = tuple(sorted([(NUMBER[theirs], left) for theirs, left in rivals]))
    return winning(table, numbered, rolls)[NUMBER[dice]]
