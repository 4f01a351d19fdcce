"""Chance that restarts every round: games that diverge in one round get the same dice in the next."""

from typing import Any, Final

from gobelet.core.chance import Chance, Nature
from gobelet.core.game import Game
from gobelet.core.rng import fast_below, fast_next, fast_start

STATE: Final = 64  # bits of a generator's state; above them is its round


class Synchronous(Nature):
    """For comparing two decisions or positions with the same dice, where possible.

    Two sequences from the same seed diverge at the first draw that only one of the games makes. Here they
    agree again from the start of the next round. A game without rounds has one sequence.
    """

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__("rollout", str(seed), False, recorded=False)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (int(self.seed),)

    def first(self) -> int:
        return 0

    def below(self, chance: Chance, n: int) -> int:
        round = chance.round + 1 if isinstance(chance, Game) else 1
        luck = chance.luck
        if luck >> STATE != round:
            luck = round << STATE | fast_start(int(self.seed) * 4096 + round, self.name)
        state = luck & (1 << STATE) - 1
        chance.luck = round << STATE | fast_next(state)
        return fast_below(state, n)
