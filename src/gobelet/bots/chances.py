"""How likely each seat wins."""

from math import exp

from gobelet.bots.mind import mind_of
from gobelet.core.game import Game


def win_chances(game: Game) -> list[float]:
    """One for each seat, together 1. When the game is over they are known; a win may be shared."""
    winners = game.winners
    if winners:
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    return mind_of(game.ruleset).chances(game)


def shares(standings: list[float], spread: float = 1.0) -> list[float]:
    """Chances by how all seats stand; `spread` is how far luck may still move the standings."""
    most = max(standings)
    weights = [exp((standing - most) / spread) for standing in standings]
    total = sum(weights)
    return [weight / total for weight in weights]
