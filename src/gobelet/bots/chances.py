"""How likely each seat wins, and who says so where a game is not over: an evaluator."""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from gobelet.bots.mind import mind_of
from gobelet.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges a standing: this one by the formula of the game's mind. Others override `chances`."""

    def chances(self, game: Game) -> list[float]:
        """One for each seat of a game that is not over, together 1."""
        return mind_of(game.ruleset).chances(game)


FORMULA: Final = Evaluator()


def win_chances(game: Game, evaluator: Evaluator = FORMULA) -> list[float]:
    """One for each seat, together 1. When the game is over they are known; a win may be shared."""
    winners = game.winners
    if winners:
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    return evaluator.chances(game)


def shares(standings: list[float], spread: float = 1.0) -> list[float]:
    """Chances by how all seats stand; `spread` is how far luck may still move the standings."""
    most = max(standings)
    weights = [exp((standing - most) / spread) for standing in standings]
    total = sum(weights)
    return [weight / total for weight in weights]
