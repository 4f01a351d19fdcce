"""All chance comes through `Chance.below`, `roll` and `pick`. A `Nature` decides what they return.

Natures are immutable and shared by copies. Only one integer changes: `luck`, in the game. Piles have no
order: a card is drawn by chance when it leaves, so every event has few outcomes.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from gobelet.core.dice import ROLLS, WAYS
from gobelet.core.goods import SIZE, Back
from gobelet.core.names import Cards, Dice, Kind, Seat
from gobelet.core.rng import MULTIPLIER, WORD, fast_below, fast_next, fast_start, key_of, keyed_below

# The natures before this one, each as (generator, seed, the question at which the next one took over,
# the fingerprint of the game that was continued).
Past: TypeAlias = tuple[tuple[str, str, int, str], ...]

SIX_TO_THE: Final = (1, 6, 36, 216, 1296, 7776)


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature:
    """Sampled chance, fast: used by simulations."""

    __slots__ = ("name", "past", "quick", "recorded", "seed")

    def __init__(
        self, name: str, seed: str, quick: bool = True, past: Past = (), recorded: bool = True
    ) -> None:
        self.name: Final = name  # its name in records
        self.seed: Final = seed
        self.quick: Final = quick  # whether `Chance` may draw by itself, as `below` does here
        self.past: Final = past  # of a game that continues another one
        self.recorded: Final = recorded  # whether games keep their answers; trials do not

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.name, self.seed, self.quick, self.past, self.recorded)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}, seed {self.seed}>"

    def first(self) -> int:
        """The luck of a new game. A game imagined with the seed of the real one has a different one."""
        return fast_start(int(self.seed), self.name)

    def below(self, chance: "Chance", n: int) -> int:
        value = fast_below(chance.luck, n)
        chance.luck = fast_next(chance.luck)
        return value

    def roll(self, chance: "Chance", size: int) -> Dice:
        return ROLLS[size][self.below(chance, SIX_TO_THE[size])]

    def pick(self, chance: "Chance", back: Back, cards: Cards) -> Kind:
        return back.nth(cards, self.below(chance, cards >> SIZE))

    def roll_of(self, chance: "Chance", seat: Seat, size: int) -> Dice:
        """The roll of a seat. Only duplicate chance asks whose it is."""
        return self.roll(chance, size)

    def pick_of(self, chance: "Chance", seat: Seat, back: Back, cards: Cards) -> Kind:
        """One of the cards that a seat holds. Only duplicate chance asks whose they are."""
        return self.pick(chance, back, cards)


class Undecided(Nature):
    """No chance yet: a placeholder until a copy gets the chance of its original."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("undecided", "0", False, recorded=False)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()

    def first(self) -> int:
        return 0

    def below(self, chance: "Chance", n: int) -> int:
        raise RuntimeError("a game was copied without its chance: call copy_into")


UNDECIDED: Final = Undecided()


class Keyed(Nature):
    """Sampled chance that can be proved afterwards: used by tables."""

    __slots__ = ("key",)

    def __init__(self, name: str, seed: str, past: Past = ()) -> None:
        super().__init__(name, seed, False, past)
        self.key: Final = key_of(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.name, self.seed, self.past)

    def first(self) -> int:
        return 0

    def below(self, chance: "Chance", n: int) -> int:
        number = chance.luck
        chance.luck = number + 1
        return keyed_below(self.key, number, n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Nature):
    """Chance that follows a script, for tests. After the end of the script it continues as `fast`.

    The script is (door, value) in the order of the draws: ("roll", dice), ("pick", kind), ("below", n).
    """

    __slots__ = ("script",)

    def __init__(self, script: tuple[tuple[str, int], ...]) -> None:
        super().__init__("scripted", "0", False)
        self.script: Final = script

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.script,)

    def first(self) -> int:
        return 0

    def _next(self, chance: "Chance", door: str) -> int:
        """The next line of the script; -1 when it is over."""
        if chance.luck >= len(self.script):
            if chance.luck == len(self.script):
                chance.luck = fast_start(0)
            return -1
        scripted, value = self.script[chance.luck]
        if scripted != door:
            raise ValueError(
                f"line {chance.luck + 1} of the script is a {scripted}, but the game asks to {door}"
            )
        chance.luck += 1
        return value

    def below(self, chance: "Chance", n: int) -> int:
        value = self._next(chance, "below")
        return value if value >= 0 else super().below(chance, n)

    def roll(self, chance: "Chance", size: int) -> Dice:
        value = self._next(chance, "roll")
        return value if value >= 0 else ROLLS[size][super().below(chance, SIX_TO_THE[size])]

    def pick(self, chance: "Chance", back: Back, cards: Cards) -> Kind:
        value = self._next(chance, "pick")
        return value if value >= 0 else back.nth(cards, super().below(chance, cards >> SIZE))


class Coupled(Nature):
    """Sampled chance for comparing twin worlds: a pick is a race between single cards.

    Each copy of a kind has its own time, which does not depend on the other cards. So two piles that
    differ in one card give the same card, unless it is the one in which they differ.
    """

    __slots__ = ()

    def __init__(self, seed: str) -> None:
        super().__init__("coupled", seed, False)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seed,)

    def pick(self, chance: "Chance", back: Back, cards: Cards) -> Kind:
        start = chance.luck
        chance.luck = fast_next(start)
        winner, best = -1, -1
        for kind in back.distinct(cards):
            for copy in range(back.count(cards, kind)):
                time = fast_start(start * 1024 + kind * 16 + copy)
                if best < 0 or time < best:
                    winner, best = kind, time
        return winner


class Branch(Exception):
    """An enumerated game reached a chance event that its path does not decide yet."""

    def __init__(self, outcomes: tuple[tuple[int, int], ...]) -> None:
        super().__init__("an undecided chance event")
        self.outcomes = outcomes  # (value, ways)


class Enumerated(Nature):
    """Chance that follows a path of outcomes and stops where it ends: for exact odds."""

    __slots__ = ("path",)

    def __init__(self, path: tuple[int, ...]) -> None:
        super().__init__("enumerated", "0", False)
        self.path: Final = path

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.path,)

    def first(self) -> int:
        return 0

    def _follow(self, chance: "Chance", outcomes: tuple[tuple[int, int], ...]) -> int:
        if chance.luck >= len(self.path):
            raise Branch(outcomes)
        chance.luck += 1
        return self.path[chance.luck - 1]

    def below(self, chance: "Chance", n: int) -> int:
        return self._follow(chance, tuple([(value, 1) for value in range(n)]))

    def roll(self, chance: "Chance", size: int) -> Dice:
        falls = sorted(set(ROLLS[size]))
        return self._follow(chance, tuple([(dice, WAYS[dice]) for dice in falls]))

    def pick(self, chance: "Chance", back: Back, cards: Cards) -> Kind:
        kinds = back.distinct(cards)
        return self._follow(chance, tuple([(kind, back.count(cards, kind)) for kind in kinds]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What a game draws with. A game is a Chance: it draws by these methods only."""

    __slots__ = ("fast", "luck", "nature")

    def __init__(self, nature: Nature, luck: int) -> None:
        self.nature = nature
        self.luck = luck
        self.fast = nature.quick

    def change_nature(self, nature: Nature) -> None:
        """Use another chance from now on, to continue a game from an earlier position."""
        self.nature = nature
        self.luck = nature.first()
        self.fast = nature.quick

    def below(self, n: int) -> int:
        """A number below n, all equally likely."""
        if self.fast:  # the same as Nature.below, without two calls: most of a simulation's draws
            luck: i64 = self.luck
            self.luck = MULTIPLIER * (luck & WORD) + (luck >> 32)
            return ((luck & WORD) ^ (luck >> 32)) * n >> 32
        return self.nature.below(self, n)

    def roll(self, size: int) -> Dice:
        """Roll this many dice."""
        if self.fast:
            luck: i64 = self.luck
            self.luck = MULTIPLIER * (luck & WORD) + (luck >> 32)
            fell: i64 = ((luck & WORD) ^ (luck >> 32)) * SIX_TO_THE[size] >> 32
            if size > 3:  # the first dice and the last three: two small tables instead of a large one
                return ROLLS[size - 3][fell // 216] + ROLLS[3][fell % 216]
            return ROLLS[size][fell]
        return self.nature.roll(self, size)

    def pick(self, back: Back, cards: Cards) -> Kind:
        """One of these cards, all equally likely."""
        return self.nature.pick(self, back, cards)

    def roll_of(self, seat: Seat, size: int) -> Dice:
        """A seat rolls this many dice."""
        return self.roll(size) if self.fast else self.nature.roll_of(self, seat, size)

    def pick_of(self, seat: Seat, back: Back, cards: Cards) -> Kind:
        """One of these cards, which a seat holds."""
        return self.nature.pick_of(self, seat, back, cards)


C = TypeVar("C", bound=Chance)


def enumerate_chance(start: Callable[[], C], act: Callable[[C], None]) -> list[tuple[float, C]]:
    """Every way that chance can decide what `act` does to a fresh `start()`, with its probability."""
    found: list[tuple[float, C]] = []
    open_paths: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    while open_paths:
        likely, path = open_paths.pop()
        chance = start()
        chance.nature = Enumerated(path)
        chance.luck = 0
        chance.fast = False
        try:
            act(chance)
        except Branch as branch:
            ways = sum([weight for _value, weight in branch.outcomes])
            for value, weight in reversed(branch.outcomes):
                open_paths.append((likely * weight / ways, (*path, value)))
        else:
            found.append((likely, chance))
    return found
