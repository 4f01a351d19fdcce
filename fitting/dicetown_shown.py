"""Fit what the places of a round bring, of what the prices say: whole rounds of experts.

    python -m fitting.dicetown_shown --games 100 --seed 1 --editions 2009

prints the figures beside today's. `--write` puts them into `bots/search/dicetown/shown_figures.py`. A round
counts for each seat: what its hands promise by `Showdown`, place by place, against what the seat's lead
gained from the first roll to the start of the next round.
"""

from argparse import ArgumentParser
from typing import Any

import numpy as np

import gobelet
from fitting.playing import play
from fitting.regression import Array, Fit, distance, fit
from fitting.writing import BOTS, Table, made_by, write
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.expert.dicetown.promise import NUGGET, PLACES
from gobelet.bots.search.dicetown import shown_figures
from gobelet.bots.search.dicetown.showdown import Showdown
from gobelet.bots.search.dicetown.shown import ShownPlaces
from gobelet.bots.search.dicetown.tables import promise_among_experts
from gobelet.core.dice import MOST_DICE, SIZE
from gobelet.core.game import Game
from gobelet.dicetown.rulesets import EDITIONS
from gobelet.dicetown.state import Town
from gobelet.dicetown.view import TownView
from gobelet.odds.rolls import NUMBER

SEATS = 4
ROLES = ("mine", "mine_second", "theirs", "their_second")


def figures_of(seconds: bool) -> list[tuple[str, str]]:
    """What is fitted: role and place, then what is paid for dice. The Doc has no second."""
    roles = [role for role in ROLES if seconds or "second" not in role]
    found = [(role, place) for role in roles for place in PLACES if place != "doc" or "second" not in role]
    return [*found, ("paid", "dice")]


def single(role: str, place: str) -> ShownPlaces:
    """As if this place alone brought something."""
    figures: dict[str, dict[str, float]] = {name: {} for name in ROLES}
    figures["paid"] = {"dice": 0.0}
    figures[role] = {place: 1.0}
    return ShownPlaces(figures)


class Rounds:
    """Watches the games of one edition, round by round."""

    def __init__(self, edition: str) -> None:
        self.promise = promise_among_experts(EDITIONS[f"dicetown/{edition}"])
        self.wanted = figures_of(edition.startswith("extension"))
        self.shown = [single(role, place) for role, place in self.wanted]
        self.rows: list[list[float]] = []
        self.targets: list[float] = []
        self.games: list[int] = []
        self.game = 0
        self.before: Game | None = None  # the round's start
        self.hands: list[int] = []
        self.purses: list[int] = []

    def at_event(self, game: Game) -> None:
        """All hands are complete: before the places are settled, after all dice are paid for."""
        assert isinstance(game, Town)
        if not self.hands and all(dice >> SIZE == MOST_DICE for dice in game.dice):
            self.hands = [NUMBER[dice] for dice in game.dice]
            self.purses = game.dollars[:SEATS]

    def at_round(self, game: Game) -> None:
        if self.before is not None and self.hands:
            self.add(self.before, game)
        self.before = game.copy()
        self.hands = []

    def add(self, before: Game, after: Game) -> None:
        assert isinstance(before, Town)
        assert isinstance(after, Town)
        first, last = self.promise.standings(before), self.promise.standings(after)
        nugget = self.promise.column(self.promise.rounds_left(before))[NUGGET]
        for seat in range(SEATS):
            view = gobelet.view(before, seat)
            assert isinstance(view, TownView)
            worth = ExpertPrices(view, 1, True, self.promise)
            row = [Showdown(worth, shown).value(self.hands) for shown in self.shown[:-1]]
            row.append(-worth.got(1) * max(0, before.dollars[seat] - self.purses[seat]))
            gain = last[seat] - first[seat]
            for rival in range(SEATS):
                if rival != seat:
                    gain -= worth.weight(rival) * (last[rival] - first[rival])
            self.rows.append(row)
            self.targets.append(gain / nugget)
            self.games.append(self.game)


def fitted(edition: str, games: int, seed: int, bot: str) -> tuple[list[tuple[str, str]], Fit]:
    """The figures of an edition. What all rounds have in common goes into a constant, which is left out."""
    rounds = Rounds(edition)
    for number in range(games):
        rounds.game, rounds.before, rounds.hands = number, None, []
        play(f"dicetown/{edition}", [bot] * SEATS, seed + number, rounds.at_round, rounds.at_event)
    rows: Array = np.array(rounds.rows)
    rows = np.hstack([rows, np.ones((len(rows), 1))])
    found = fit(rows, np.array(rounds.targets), np.array(rounds.games))
    return rounds.wanted, Fit(found.values[:-1], found.errors[:-1])


def main() -> None:
    parser = ArgumentParser(description="Fit what the places of a round bring in Dice Town.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--editions", nargs="+", default=list(shown_figures.PLACES))
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    tables: dict[str, Any] = dict(shown_figures.PLACES)
    for edition in given.editions:
        wanted, found = fitted(edition, given.games, given.seed, given.bot)
        old = np.array([tables[edition][role][place] for role, place in wanted])
        print(edition)
        table: dict[str, dict[str, float]] = {}
        for (role, place), new, error, today in zip(wanted, found.values, found.errors, old, strict=True):
            print(f"  {role:12} {place:8} {new:.2f} ± {error:.2f} ({today:.2f})")
            table.setdefault(role, {})[place] = round(float(new), 2)
        far = distance(found.values, found.errors, old)
        print(f"  median distance from today's: {far:.2f} standard errors")
        tables[edition] = table
    if given.write:
        note = "By edition: what I get as first or second, what a rival gets, what I pay for dice."
        origin = made_by("dicetown_shown", given.games, given.seed, given.bot)
        write(
            BOTS / "search" / "dicetown" / "shown_figures.py",
            "What the places of a round bring, of what the prices say: fitted figures (see shown.py).",
            f"{origin}\nrounds of four such bots of each of these editions: {', '.join(given.editions)}.",
            [Table("PLACES", "dict[str, dict[str, dict[str, float]]]", note, tables)],
        )


if __name__ == "__main__":
    main()
