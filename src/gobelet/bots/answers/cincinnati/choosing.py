"""CI-11. Which table: what lies there, what the dice promise there, and how many may come."""

from functools import lru_cache

from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.cincinnati.option_table import CHOOSE
from gobelet.core.names import Option
from gobelet.odds.cincinnati.gamblers import chances
from gobelet.odds.rolls import CHANCE, HANDS, NUMBER

TRIES = 5  # how often the guess of where people go is corrected


def choose_table(worth: CasinoAppraiser) -> Option:
    view = worth.view
    tables = view.edition.played[view.seats]
    stakes = tuple([max(1, round(worth.stakes(view.stakes[table]))) for table in tables])
    coming = crowds(tables, stakes, view.seats - 1)
    hand = NUMBER[view.cup]
    return worth.pick(
        [
            (stake * between(table, crowd)[hand], CHOOSE + table)
            for table, stake, crowd in zip(tables, stakes, coming, strict=True)
        ]
    )


@lru_cache(maxsize=256)
def between(table: int, crowd: float) -> tuple[float, ...]:
    """How likely each first roll wins a table, by how many rivals come on average."""
    fewer = int(crowd)
    share = crowd - fewer
    return tuple(
        [
            few + (many - few) * share
            for few, many in zip(chances(table, fewer), chances(table, fewer + 1), strict=True)
        ]
    )


@lru_cache(maxsize=1024)
def crowds(tables: tuple[int, ...], stakes: tuple[int, ...], rivals: int) -> tuple[float, ...]:
    """How many rivals come to each table, in tenths, if each goes where their first roll promises most."""
    total = sum(stakes)
    coming = [rivals * stake / total for stake in stakes]
    for _try in range(TRIES):
        promises = [
            [stake * chance for chance in between(table, round(crowd, 1))]
            for table, stake, crowd in zip(tables, stakes, coming, strict=True)
        ]
        go = [0.0] * len(tables)
        for hand in range(len(HANDS)):
            best = 0
            for place in range(1, len(tables)):
                if promises[place][hand] > promises[best][hand]:
                    best = place
            go[best] += CHANCE[hand]
        coming = [(crowd + rivals * chance) / 2 for crowd, chance in zip(coming, go, strict=True)]
    return tuple([round(crowd, 1) for crowd in coming])
