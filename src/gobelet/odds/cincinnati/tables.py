"""Cincinnati, exactly: the chance to qualify at a table, and to beat those who sit there.

Chances are by hand and go on by handful, as `rolls` numbers them. A chip buys one roll more of any dice, so
that for the best play towards one aim, rolls and chips are the same thing.
"""

from functools import cache, lru_cache

from gobelet.core.names import Dice
from gobelet.odds.cincinnati.gamblers import QUALITY, wins
from gobelet.odds.rolls import BECOMES, HANDS, NUMBER, best_keeps, improve, means

SAME = 0.5  # equal dice: a duel between equals decides


@cache
def qualifying(table: int, rolls: int) -> tuple[float, ...]:
    """For every hand or handful kept: the chance to qualify, the dice left rolled, then so many rolls."""
    values = [1.0 if quality else 0.0 for quality in QUALITY[table]]
    for _roll in range(rolls):
        values = improve(values)
    return tuple(means(values))


def qualify(table: int, dice: Dice, rolls: int, chips: int = 0) -> float:
    """The chance that these dice qualify at a table in the end, if one rerolls for that alone.

    Of fewer than five dice kept, the others are rolled now, and then there are so many rolls.
    """
    return qualifying(table, rolls + chips)[NUMBER[dice]]


@lru_cache(maxsize=4096)
def ends(target: int, number: int, rolls: int) -> tuple[float, ...]:
    """What a sensible gambler's hand or handful becomes: the chance of each hand in the end.

    The model: after the dice left are rolled, he has so many rolls, and each time keeps what gives him the
    best chance against one who plays as sensibly for the same table (or in a duel), see `gamblers`.
    """
    handfuls = [0.0] * (len(HANDS) + len(BECOMES))
    handfuls[number] = 1.0
    _fall(handfuls)
    for left in range(rolls, 0, -1):
        handfuls[: len(HANDS)] = spread(handfuls[: len(HANDS)], keeping(target, left))
    return tuple(handfuls[: len(HANDS)])


def spread(hands: list[float], kept: tuple[int, ...]) -> list[float]:
    """The chances of each hand, after of each hand this handful was kept and the rest rolled."""
    handfuls = [0.0] * (len(HANDS) + len(BECOMES))
    for hand, chance in enumerate(hands):
        if chance:
            handfuls[kept[hand]] += chance
    _fall(handfuls)
    return handfuls[: len(HANDS)]


def _fall(handfuls: list[float]) -> None:
    """The dice that are not kept are rolled: what chance lies on handfuls passes on to hands."""
    hands = len(HANDS)
    for number in range(len(BECOMES) - 1, -1, -1):  # from the fewest dice kept to the most
        chance = handfuls[hands + number] / 6
        if chance:
            handfuls[hands + number] = 0.0
            for more in BECOMES[number]:
                handfuls[more] += chance


@cache
def keeping(target: int, rolls: int) -> tuple[int, ...]:
    """What a sensible gambler keeps of each hand, with so many rolls left."""
    values = list(wins(target))
    for _roll in range(rolls - 1):
        values = improve(values)
    return tuple(best_keeps(values))


@lru_cache(maxsize=4096)
def beating(target: int, number: int, rolls: int) -> tuple[float, ...]:
    """How likely each hand beats one gambler with this hand or handful and so many rolls; equal ones half."""
    qualities = QUALITY[target]
    reached = [0.0] * (max(qualities) + 2)
    for hand, chance in enumerate(ends(target, number, rolls)):
        reached[qualities[hand]] += chance
    below = 0.0
    beats: list[float] = []
    for chance in reached:
        beats.append(below + SAME * chance)
        below += chance
    beats[0] = 0.0  # who does not qualify beats nobody
    return tuple([beats[quality] for quality in qualities])


@lru_cache(maxsize=2048)
def winning(table: int, rivals: tuple[tuple[int, int], ...], rolls: int) -> tuple[float, ...]:
    """For every hand or handful: the chance to win a table, with so many rolls after this one.

    Each rival is his hand, or the handful he keeps, by its number, and how many rolls he has after it.
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
    """The chance to win a table against visible rivals: each with his dice and the rolls that he has left.

    I play as well as can be against what the rivals will have; they play as `ends` says, whatever I do.
    """
    numbered = tuple(sorted([(NUMBER[theirs], left) for theirs, left in rivals]))
    return winning(table, numbered, rolls)[NUMBER[dice]]
