"""Duplicate chance: the same dice and cards at every table that plays the same seed, whatever is decided.

A die is keyed by the round, the seat that rolls, the number of its roll in this round, and its place in the
roll. A card is keyed by the round, its pile, and the number of the draw from it in this round. So a seat that
rolls fewer dice, or stops early, changes no other roll, and every round begins alike at all tables.
"""

from typing import Final

from gobelet.core.chance import Chance, Keyed
from gobelet.core.dice import ONE
from gobelet.core.game import Game
from gobelet.core.goods import Back
from gobelet.core.names import MOST_SEATS, Cards, Dice, Kind, Seat
from gobelet.core.rng import keyed_at

# What was drawn in this round is counted in `luck`: eight bits for each of these, above them the round.
BITS: Final = 8
ROLLS: Final = 0  # of each seat
HANDS: Final = MOST_SEATS  # draws from what each seat holds
PILES: Final = 2 * MOST_SEATS  # draws from the pile of each back
NUMBERS: Final = PILES + 8
ROUND: Final = BITS * (NUMBERS + 1)


class Duplicate(Keyed):
    __slots__ = ()

    def _place(self, chance: Chance, counter: int) -> str:
        """Where this draw stands, unlike any other of the game; it is counted."""
        round = chance.round if isinstance(chance, Game) else 0
        luck = chance.luck
        if luck >> ROUND != round:
            luck = round << ROUND
        number = luck >> BITS * counter & (1 << BITS) - 1
        if number == (1 << BITS) - 1:
            raise RuntimeError(f"more than {number} draws of one kind in round {round}")
        chance.luck = luck + (1 << BITS * counter)
        return f"{round}/{counter}/{number}"

    def below(self, chance: Chance, n: int) -> int:
        return keyed_at(self.key, self._place(chance, NUMBERS), n)

    def roll(self, chance: Chance, size: int) -> Dice:
        return self._roll(self._place(chance, NUMBERS), size)

    def roll_of(self, chance: Chance, seat: Seat, size: int) -> Dice:
        return self._roll(self._place(chance, ROLLS + seat), size)

    def _roll(self, place: str, size: int) -> Dice:
        return sum([ONE[keyed_at(self.key, f"{place}/{die}", len(ONE))] for die in range(size)])

    def pick(self, chance: Chance, back: Back, cards: Cards) -> Kind:
        return self._race(self._place(chance, PILES + back.number), back, cards)

    def pick_of(self, chance: Chance, seat: Seat, back: Back, cards: Cards) -> Kind:
        return self._race(self._place(chance, HANDS + seat), back, cards)

    def _race(self, place: str, back: Back, cards: Cards) -> Kind:
        """Each card has its own time, and the first one wins.

        So piles that differ in one card give the same card, unless it is the one in which they differ.
        """
        winner, best = -1, -1
        for kind in back.distinct(cards):
            for copy in range(back.count(cards, kind)):
                time = keyed_at(self.key, f"{place}/{kind}/{copy}", 1 << 62)
                if best < 0 or time < best:
                    winner, best = kind, time
        return winner
