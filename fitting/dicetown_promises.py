"""Fit what goods promise in Dice Town: final scores regressed on what seats hold at the start of rounds.

    python -m fitting.dicetown_promises --games 500 --seed 1 --editions 2009

prints the figures beside today's. With `--bot greedy` they are those of the expert, with `--bot expert` those
of the search. `--write` puts them into the bot's `figures.py`, together with those of the other editions.
"""

from argparse import ArgumentParser
from itertools import pairwise
from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from fitting.playing import play
from fitting.regression import Array, Fit, between, distance, fit
from fitting.writing import BOTS, Table, made_by, write
from gobelet.bots.expert.dicetown import figures as among_greedy
from gobelet.bots.expert.dicetown.promise import EARLY, GOODS, ROUNDS
from gobelet.bots.search.dicetown import figures as among_experts
from gobelet.core.game import Game
from gobelet.core.goods import SIZE
from gobelet.dicetown import scoring
from gobelet.dicetown.cards import DEEDS, ROWS, STORE, deed_points
from gobelet.dicetown.extras.extension import Frontier
from gobelet.dicetown.holders import MINE, PILE, ROW
from gobelet.dicetown.state import Town

SEATS = 4
HELD = GOODS[:-1]  # all but the spread, which is no good
PULL = 60.0  # how many games of a card its figures of today are worth
SPREADS = [step / 4 for step in range(8, 49)]


class Moment(NamedTuple):
    """The start of a round."""

    game: int
    round: int
    nuggets: int  # left in the mine
    deeds: int  # left in the row and the pile
    held: list[list[float]]  # by seat
    cards: list[list[int]]  # by seat: how many of each kind


class Sample(NamedTuple):
    moments: list[Moment]
    scores: list[tuple[int, ...]]  # by game
    winners: list[tuple[int, ...]]
    rounds: list[int]


def held(town: Town, seat: int) -> list[float]:
    """What `Promise.standings` counts, in the order of `HELD`."""
    badge = town.edition.badge_points if town.sheriff == seat else 0
    cards = scoring.cards(town, seat)
    lands = sum([deed_points(kind) for kind in DEEDS.spread(town.deeds[seat])])
    nuggets, dollars = town.nuggets[seat], town.dollars[seat]
    other = scoring.score(town, seat) - badge - cards - lands - nuggets - dollars // 2
    outlaws = town.annex.outlaws[seat] >> SIZE if isinstance(town.annex, Frontier) else 0
    deeds, store = town.deeds[seat] >> SIZE, town.store[seat] >> SIZE
    goods = (nuggets, dollars, 1 if badge else 0, deeds, lands, other, store, cards, outlaws)
    return [float(number) for number in goods]


def sample(edition: str, games: int, seed: int, bot: str) -> Sample:
    """Games of four bots, each round's start with how the game ended."""
    found = Sample([], [], [], [])
    for number in range(games):

        def at_round(game: Game, number: int = number) -> None:
            assert isinstance(game, Town)
            deeds = game.deeds[PILE] >> SIZE
            for place in range(game.edition.row):
                deeds += game.deeds[ROW + place] >> SIZE
            cards = [
                [STORE.count(game.store[seat], kind) for kind in range(len(ROWS))] for seat in range(SEATS)
            ]
            goods = [held(game, seat) for seat in range(SEATS)]
            found.moments.append(Moment(number, game.round, game.nuggets[MINE], deeds, goods, cards))

        game = play(f"dicetown/{edition}", [bot] * SEATS, seed + number, at_round)
        found.scores.append(game.scores)
        found.winners.append(game.winners)
        found.rounds.append(game.round)
    return found


def fit_pace(games: Sample) -> tuple[float, float]:
    """Nuggets and deeds a round, so that what is left of them says best how many rounds are left.

    The last round counts as half a one, as in `ROUNDS`.
    """
    left = np.array([games.rounds[moment.game] - moment.round + 0.5 for moment in games.moments], dtype=float)
    nuggets = np.array([moment.nuggets for moment in games.moments], dtype=float)
    deeds = np.array([moment.deeds for moment in games.moments], dtype=float)
    best = (1e18, 0.0, 0.0)
    for a in np.arange(1.0, 4.0, 0.05):
        for b in np.arange(1.0, 4.0, 0.05):
            away = float(((np.minimum(nuggets / a, deeds / b) - left) ** 2).mean())
            best = min(best, (away, float(a), float(b)))
    return round(best[1], 2), round(best[2], 2)


def rounds_left(moment: Moment, pace: tuple[float, float]) -> float:
    return min(moment.nuggets / pace[0], moment.deeds / pace[1])


def fit_goods(games: Sample, pace: tuple[float, float]) -> Fit:
    """For each of `HELD` its promise at each of `ROUNDS`: scores and goods, both less the table's mean."""
    rows: list[Any] = []
    targets: list[float] = []
    numbers: list[int] = []
    for moment in games.moments:
        shares = between(ROUNDS, rounds_left(moment, pace))
        goods = np.array(moment.held)
        goods -= goods.mean(axis=0)
        scores = np.array(games.scores[moment.game], dtype=float)
        scores -= scores.mean()
        for seat in range(SEATS):
            rows.append(np.outer(goods[seat], shares).ravel())
            targets.append(float(scores[seat]))
            numbers.append(moment.game)
    return fit(np.array(rows), np.array(targets), np.array(numbers), positive=True)


def standings(moment: Moment, pace: tuple[float, float], goods: Array) -> Array:
    """By seat, from `fit_goods`: a table with a row for each of `HELD`."""
    return np.array(moment.held) @ (goods @ between(ROUNDS, rounds_left(moment, pace)))


def fit_spread(games: Sample, pace: tuple[float, float], goods: Array) -> list[float]:
    """At each of `ROUNDS`, the spread that makes the winners likeliest, in quarters."""
    found: list[float] = []
    edges = [0.0, *[(one + two) / 2 for one, two in pairwise(ROUNDS)], 1e9]
    for low, high in pairwise(edges):
        here = [moment for moment in games.moments if low <= rounds_left(moment, pace) < high]
        tables = [(standings(moment, pace, goods), games.winners[moment.game]) for moment in here]
        found.append(max([(likelihood(tables, spread), spread) for spread in SPREADS])[1])
    return found


def likelihood(tables: list[tuple[Array, tuple[int, ...]]], spread: float) -> float:
    total = 0.0
    for standing, winners in tables:
        weights = [exp((float(points) - float(standing.max())) / spread) for points in standing]
        for seat in winners:
            total += log(weights[seat] / sum(weights)) / len(winners)
    return total


def fit_cards(games: Sample, pace: tuple[float, float], goods: Array, today: Array) -> Fit:
    """What each card promises beyond that, late and early: drawn towards today's figures."""
    rows: list[Any] = []
    targets: list[float] = []
    numbers: list[int] = []
    for moment in games.moments:
        early = min(1.0, max(0.0, (rounds_left(moment, pace) - 1) / (EARLY - 1)))
        cards = np.array(moment.cards, dtype=float)
        cards -= cards.mean(axis=0)
        away = np.array(games.scores[moment.game], dtype=float) - standings(moment, pace, goods)
        away -= away.mean()
        for seat in range(SEATS):
            row = np.outer(cards[seat], [1 - early, early]).ravel()
            rows.append(row)
            targets.append(float(away[seat] - row @ today))
            numbers.append(moment.game)
    moved = fit(np.array(rows), np.array(targets), np.array(numbers), pull=PULL)
    return Fit(moved.values + today, moved.errors)


def today_of(tables: Any, edition: str) -> tuple[Array, Array]:
    """The figures of today: goods as a table, cards as a row."""
    nothing = (0.0,) * len(ROUNDS)
    goods = np.array([tables.GOODS[edition].get(good, nothing) for good in HELD])
    cards = [tables.CARDS.get(row.name, {}).get(edition, (0.0, 0.0)) for row in ROWS]
    return goods, np.array(cards).ravel()


def main() -> None:
    parser = ArgumentParser(description="Fit what goods promise in Dice Town.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", choices=["greedy", "expert"], default="greedy")
    parser.add_argument("--editions", nargs="+", default=list(among_greedy.GOODS))
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    tables: Any = among_greedy if given.bot == "greedy" else among_experts
    pace, rows, cards = dict(among_greedy.PACE), dict(tables.GOODS), dict(tables.CARDS)
    for edition in given.editions:
        games = sample(edition, given.games, given.seed, given.bot)
        found = fit_pace(games)
        pace[edition] = found if given.bot == "greedy" else pace[edition]
        goods = fit_goods(games, pace[edition])
        table = goods.values.reshape(len(HELD), len(ROUNDS))
        spread = fit_spread(games, pace[edition], table)
        old_goods, old_cards = today_of(tables, edition)
        new_cards = fit_cards(games, pace[edition], table, old_cards)
        print(f"{edition}: pace {found}, today {among_greedy.PACE[edition]}; spread {spread}")
        errors = goods.errors.reshape(table.shape)
        for good, new, error, old in zip(HELD, table, errors, old_goods, strict=True):
            cells = [f"{a:.2f} ± {b:.2f} ({c:.2f})" for a, b, c in zip(new, error, old, strict=True)]
            print(f"  {good:10} " + "  ".join(cells))
        far = distance(goods.values, goods.errors, old_goods.ravel())
        print(f"  median distance from today's: {far:.2f} standard errors")
        rows[edition] = {
            good: tuple([round(float(value), 2) for value in new])
            for good, new in zip(HELD, table, strict=True)
        } | {"spread": tuple(spread)}
        for row, (late, soon) in zip(ROWS, new_cards.values.reshape(-1, 2), strict=True):
            figures = (round(float(late), 2), round(float(soon), 2))
            if any(figures):
                cards[row.name] = {**cards.get(row.name, {}), edition: figures}
    if given.write:
        folder = "expert" if given.bot == "greedy" else "search"
        by_rounds = "By edition and by what is held: what one promises, with 0.5, 2, 4, 7 and 11 rounds left."
        by_card = "By card: what it promises beyond any card and its points, in the last round and early."
        made = [
            Table("GOODS", "dict[str, dict[str, tuple[float, ...]]]", by_rounds, rows),
            Table("CARDS", "dict[str, dict[str, tuple[float, float]]]", by_card, cards),
        ]
        if given.bot == "greedy":
            takes = "By edition: nuggets and deeds that a round takes."
            made.insert(0, Table("PACE", "dict[str, tuple[float, float]]", takes, pace))
        origin = made_by("dicetown_promises", given.games, given.seed, given.bot)
        write(
            BOTS / folder / "dicetown" / "figures.py",
            f"What goods promise in Dice Town, among {given.bot} bots: fitted figures (see promise.py).",
            f"{origin}\ngames of four such bots of each of these editions: {', '.join(given.editions)}.",
            made,
        )


if __name__ == "__main__":
    main()
