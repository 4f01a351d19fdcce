"""The summary of many games: counts that add up, and the figures made of them.

A *choice* is an answer, or a part of a composed one, for which there were two options or more; a *forced*
one had one option only. A *prompt* is a whole answer in which its seat had a choice: what a person at the
table would be asked. Games are played without skipping what is forced, so that all of it is counted; that
costs about 15 % of the time.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from gobelet.core.game import Game


class Tally:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.rounds = 0
        self.choices = [0] * seats
        self.forced = [0] * seats
        self.wins = [0.0] * seats
        self.points = [0] * seats
        self.prompts: Counter[int] = Counter()  # prompts of a seat in a game, and how often

    def count(
        self, game: Game, choices: Sequence[int], forced: Sequence[int], prompts: Sequence[int]
    ) -> None:
        """A game that has ended."""
        self.games += 1
        self.rounds += game.round
        winners = game.winners
        for seat in range(self.seats):
            self.choices[seat] += choices[seat]
            self.forced[seat] += forced[seat]
            self.points[seat] += game.scores[seat]
            if seat in winners:
                self.wins[seat] += 1 / len(winners)
        self.prompts.update(prompts)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.prompts.update(other.prompts)
        for mine, more in ((self.choices, other.choices), (self.forced, other.forced)):
            for seat in range(self.seats):
                mine[seat] += more[seat]
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.points[seat] += other.points[seat]

    def median_prompts(self) -> float:
        """Of all seats in all games."""
        ordered = sorted(self.prompts.elements())
        middle = len(ordered) // 2
        return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2

    def figures(self, kinds: Sequence[str], seconds: float) -> dict[str, Any]:
        """Everything that a summary shows, as plain data."""
        return {
            "games": self.games,
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "rounds": self.rounds,
            "rounds_per_game": round(self.rounds / self.games, 2),
            "choices": self._rates(sum(self.choices), seconds),
            "forced": self._rates(sum(self.forced), seconds),
            "median_prompts": self.median_prompts(),
            "players": [
                {
                    "seat": seat,
                    "kind": kind,
                    "wins": round(self.wins[seat], 2),
                    "win_share": round(self.wins[seat] / self.games, 4),
                    "mean_score": round(self.points[seat] / self.games, 2),
                    "choices_per_game": round(self.choices[seat] / self.games, 2),
                    "forced_per_game": round(self.forced[seat] / self.games, 2),
                }
                for seat, kind in enumerate(kinds)
            ],
        }

    def _rates(self, number: int, seconds: float) -> dict[str, float]:
        return {
            "total": number,
            "per_game": round(number / self.games, 2),
            "per_seat": round(number / self.games / self.seats, 2),
            "per_second": round(number / seconds, 1),
        }
