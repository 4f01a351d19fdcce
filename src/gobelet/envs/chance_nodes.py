"""Chance as OpenSpiel asks for it: outcomes are chosen one after another, each with its probability."""

from typing import Any, Final

from gobelet.core.chance import Chance, Nature
from gobelet.core.dice import ROLLS, WAYS
from gobelet.core.goods import Back
from gobelet.core.names import Cards, Dice, Kind

KEPT_DRAWS: Final = 50_000  # piles that cards were drawn from; then they are forgotten, and looked up again


class ChanceOutcomes:
    """What may fall at a chance node. Made once for all nodes at which the same may fall."""

    __slots__ = ("chances", "values")

    def __init__(self, falls: list[tuple[int, int]]) -> None:
        """From the values, each with its ways."""
        ways = sum([weight for _value, weight in falls])
        self.values: Final[tuple[int, ...]] = tuple([value for value, _weight in falls])
        self.chances: Final = [(number, weight / ways) for number, (_value, weight) in enumerate(falls)]


class AtChanceNode(Exception):
    """The game has come to a chance event that its path does not decide yet. It is made with its outcomes."""

    @property
    def outcomes(self) -> ChanceOutcomes:
        found = self.args[0]
        assert isinstance(found, ChanceOutcomes)
        return found


ROLLED: Final = tuple(
    [ChanceOutcomes([(dice, WAYS[dice]) for dice in sorted(set(rolls))]) for rolls in ROLLS]
)
MOST_OUTCOMES: Final = len(ROLLED[-1].values)
_numbers: Final[dict[int, ChanceOutcomes]] = {}
_draws: Final[dict[tuple[Back, Cards], ChanceOutcomes]] = {}


class Path(Nature):
    """Chance that follows the outcomes chosen at chance nodes, and stops where the next is to be chosen."""

    def __init__(self, path: tuple[int, ...]) -> None:
        super().__init__("path", "0", False, recorded=False)
        self.path: Final = path

    def __reduce__(self) -> tuple[Any, ...]:
        return Path, (self.path,)

    def first(self) -> int:
        return 0

    def follow(self, chance: Chance, outcomes: ChanceOutcomes) -> int:
        values = outcomes.values
        if len(values) == 1:
            return values[0]
        at = chance.luck
        if at >= len(self.path):
            raise AtChanceNode(outcomes)
        chance.luck = at + 1
        return values[self.path[at]]

    def below(self, chance: Chance, n: int) -> int:
        outcomes = _numbers.get(n)
        if outcomes is None:
            outcomes = _numbers[n] = ChanceOutcomes([(value, 1) for value in range(n)])
        return self.follow(chance, outcomes)

    def roll(self, chance: Chance, size: int) -> Dice:
        return self.follow(chance, ROLLED[size])

    def pick(self, chance: Chance, back: Back, cards: Cards) -> Kind:
        outcomes = _draws.get((back, cards))
        if outcomes is None:
            if len(_draws) >= KEPT_DRAWS:
                _draws.clear()
            falls = [(kind, back.count(cards, kind)) for kind in back.distinct(cards)]
            outcomes = _draws[back, cards] = ChanceOutcomes(falls)
        return self.follow(chance, outcomes)


_SHORT: Final = (Path(()), tuple([Path((outcome,)) for outcome in range(MOST_OUTCOMES)]))


def path_of(outcomes: tuple[int, ...]) -> Path:
    """Chance that follows these outcomes. Most paths are short, and made already."""
    if not outcomes:
        return _SHORT[0]
    if len(outcomes) == 1:
        return _SHORT[1][outcomes[0]]
    return Path(outcomes)
