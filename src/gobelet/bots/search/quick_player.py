"""What plays an imagined game on, quickly."""

from mypy_extensions import mypyc_attr

from gobelet.core.game import Game
from gobelet.core.names import Option, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickPlayer:
    """Plays all seats of an imagined game to the end of its round."""

    def answer(self, game: Game, seat: Seat) -> Option:
        """The next part of a seat's answer."""
        raise NotImplementedError

    def finish(self, game: Game, round: int) -> None:
        """Play on until this round is over. Tests check that the answers are options."""
        while game.question is not None and game.round == round:
            for seat in game.waiting:
                serial = game.serial
                while game.serial == serial and game.waiting_seats >> seat & 1 and game.question is not None:
                    game.take(seat, self.answer(game, seat), True)
