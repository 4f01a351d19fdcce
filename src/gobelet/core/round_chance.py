"""Chance for comparing: games that diverge keep the dice and cards that their difference does not touch."""

from typing import Any, Final

from gobelet.core.chance import Chance, Nature
from gobelet.core.dice import ONE
from gobelet.core.game import Game
from gobelet.core.goods import Back
from gobelet.core.names import MOST_SEATS, Cards, Dice, Kind, Seat
from gobelet.core.rng import fast_below, fast_next, fast_start

# What was drawn in this round is counted in `luck`: sixteen bits for each of these, above them the round.
BITS: Final = 16
ROLLS: Final = 0  # of each seat
HANDS: Final = MOST_SEATS  # draws from what each seat holds
PILES: Final = 2 * MOST_SEATS  # draws from the pile of each back
NUMBERS: Final = PILES + 8
COUNTERS: Final = NUMBERS + 1
COUNT: Final = (1 << BITS) - 1
FACES: Final = 6
CARDS: Final = 16  # copies of a kind, at most


class Synchronous(Nature):
    """For comparing two decisions or positions with the same dice, where possible.

    As in duplicate chance, a roll is keyed by the round, the seat and the number of its roll in this round,
    and a card by its pile and the number of the draw. So one seat that rolls fewer dice, or once more, shifts
    no other roll: what differs in the end is what was done. Unlike duplicate chance it proves nothing, and it
    serves games without rounds, however long they are.
    """

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__("rollout", str(seed), False, recorded=False)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (int(self.seed),)

    def first(self) -> int:
        return 0

    def _state(self, chance: Chance, counter: int) -> int:
        """The generator's state for this draw, unlike that of any other draw of the game; it is counted."""
        round = chance.round + 1 if isinstance(chance, Game) else 1
        luck = chance.luck
        if luck >> BITS * COUNTERS != round:
            luck = round << BITS * COUNTERS
        place = BITS * counter
        number = luck >> place & COUNT
        chance.luck = luck - (number << place) + ((number + 1 & COUNT) << place)
        return fast_start(
            ((int(self.seed) * 4096 + round) * COUNTERS + counter) * (COUNT + 1) + number, self.name
        )

    def below(self, chance: Chance, n: int) -> int:
        return fast_below(self._state(chance, NUMBERS), n)

    def roll(self, chance: Chance, size: int) -> Dice:
        return self._dice(self._state(chance, NUMBERS), size)

    def roll_of(self, chance: Chance, seat: Seat, size: int) -> Dice:
        return self._dice(self._state(chance, ROLLS + seat), size)

    def _dice(self, state: int, size: int) -> Dice:
        """Die by die: who rolls fewer gets the first of them."""
        fell = 0
        for _die in range(size):
            fell += ONE[fast_below(state, FACES)]
            state = fast_next(state)
        return fell

    def pick(self, chance: Chance, back: Back, cards: Cards) -> Kind:
        return self._race(self._state(chance, PILES + back.number), back, cards)

    def pick_of(self, chance: Chance, seat: Seat, back: Back, cards: Cards) -> Kind:
        return self._race(self._state(chance, HANDS + seat), back, cards)

    def _race(self, state: int, back: Back, cards: Cards) -> Kind:
        """Each card has its own time, and the first one wins: see `Duplicate`."""
        winner, best = -1, -1
        for kind in back.distinct(cards):
            for copy in range(back.count(cards, kind)):
                time = fast_start(state * 4096 + kind * CARDS + copy, self.name)
                if best < 0 or time < best:
                    winner, best = kind, time
        return winner
