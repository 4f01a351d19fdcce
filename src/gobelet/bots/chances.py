"""How likely everybody wins, by how things stand at the start of a round: fitted to whole games."""

from math import exp

from gobelet.bots.casino.standing import win_chance
from gobelet.bots.town.promises import PROMISES
from gobelet.cincinnati.state import Casino
from gobelet.core.game import Game
from gobelet.dicetown.state import Town


def win_chances(game: Game) -> list[float]:
    """One for each seat, together 1. When the game is over they are known; a win may be shared."""
    winners = game.winners
    if winners:
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    if isinstance(game, Town):
        promise = PROMISES.get(game.edition.id, PROMISES["dicetown/2009"])
        spread = promise.spread(game)
        standings = promise.standings(game)
        most = max(standings)
        weights = [exp((standing - most) / spread) for standing in standings]
        total = sum(weights)
        return [weight / total for weight in weights]
    if isinstance(game, Casino):
        money = [game.money(seat) / 1000 for seat in range(game.seats)]
        return [win_chance(money, game.chips, seat, game.round - 1) for seat in range(game.seats)]
    return [1 / game.seats] * game.seats
