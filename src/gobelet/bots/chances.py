"""How likely everybody wins, by how things stand at the start of a round: fitted to whole games."""

from math import exp

from gobelet.bots.expert.cincinnati.win_weights import WEIGHTS, weight
from gobelet.bots.search.dicetown.tables import AMONG_EXPERTS
from gobelet.cincinnati.state import Casino
from gobelet.core.game import Game
from gobelet.dicetown.state import Town


def win_chances(game: Game) -> list[float]:
    """One for each seat, together 1. When the game is over they are known; a win may be shared."""
    winners = game.winners
    if winners:
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    standings = [0.0] * game.seats
    spread = 1.0
    if isinstance(game, Town):
        promise = AMONG_EXPERTS[game.edition.id]
        standings = promise.standings(game)
        spread = promise.spread(game)
    elif isinstance(game, Casino):
        weights = WEIGHTS[game.round - 1]
        standings = [weight(weights, game.money(seat) / 1000, game.chips[seat]) for seat in range(game.seats)]
    most = max(standings)
    shares = [exp((standing - most) / spread) for standing in standings]
    total = sum(shares)
    return [share / total for share in shares]
