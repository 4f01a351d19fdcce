"""Rewards of a finished game for learners: one number for each seat."""

from typing import Final

from gobelet.core.game import Game

WIN: Final = "win"  # winners share 1, the others get 0
RANK: Final = "rank"  # from 1 for beating all others to -1 for being beaten by all
MARGIN: Final = "margin"  # the seat's score minus the best of the others'
REWARDS: Final = (WIN, RANK, MARGIN)


def rewards(game: Game, reward: str) -> list[float]:
    """Each seat's reward, once the game is over. A winner ranks above others of the same score (DT-62)."""
    winners, scores = game.winners, game.scores
    if reward == WIN:
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    found: list[float] = []
    for seat in range(game.seats):
        mine = (scores[seat], seat in winners)
        others = [(scores[other], other in winners) for other in range(game.seats) if other != seat]
        if reward == RANK:
            beaten = sum([mine > other for other in others]) - sum([mine < other for other in others])
            found.append(beaten / len(others))
        else:
            found.append(float(mine[0] - max(others)[0]))
    return found


def places(game: Game) -> list[int]:
    """Each seat's place once the game is over, from 1: one more than there are seats that beat it.

    A winner stands before others of the same score (DT-62); those who are level share the better place.
    """
    winners, scores = game.winners, game.scores
    held = [(scores[seat], seat in winners) for seat in range(game.seats)]
    return [1 + sum([other > mine for other in held]) for mine in held]
