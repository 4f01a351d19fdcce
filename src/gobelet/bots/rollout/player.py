"""What a search needs to know of a game: how to play it on quickly, and how it stands."""

from math import exp

from gobelet.bots.picking import Scored
from gobelet.core.game import Game
from gobelet.core.kinds import Option, Seat


class Player:
    """Plays all seats of an imagined game to the end of its round."""

    __slots__ = ()

    def answer(self, game: Game, seat: Seat) -> Option:
        """The next part of a seat's answer."""
        raise NotImplementedError

    def advise(self) -> Scored:
        """What options are worth against experts, where the expert, who expects less of his rivals, errs."""
        return []

    def round_of(self, game: Game) -> int:
        raise NotImplementedError

    def standings(self, game: Game) -> list[float]:
        """What every seat has, the promise of what it holds included."""
        raise NotImplementedError

    def spread(self, game: Game) -> float:
        """How far luck may still move these standings."""
        raise NotImplementedError

    def finish(self, game: Game, round: int) -> None:
        """Play on until this round is over. The answers are options, as tests make sure."""
        while game.question is not None and self.round_of(game) == round:
            for seat in game.waiting:
                serial = game.serial
                while game.serial == serial and game.waiting_seats >> seat & 1 and game.question is not None:
                    game.take(seat, self.answer(game, seat), True)

    def chance(self, game: Game, seat: Seat) -> float:
        """How likely this seat wins, by the standings; known when the game is over."""
        if game.question is None:
            winners = game.winners
            return 1 / len(winners) if seat in winners else 0.0
        standings = self.standings(game)
        spread = self.spread(game)
        mine = standings[seat]
        total = 0.0
        for standing in standings:
            total += exp((standing - mine) / spread)
        return 1 / total
