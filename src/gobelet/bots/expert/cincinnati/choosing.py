"""CI-11. Which table: what it does to the chance of winning the game to fight for it."""

from typing import Final

from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.bots.expert.cincinnati.crowd import coming, stake_of
from gobelet.bots.expert.cincinnati.prospects import Prospects
from gobelet.bots.expert.cincinnati.values import MOST_CHIPS, Stakes
from gobelet.bots.expert.cincinnati.winners import winners
from gobelet.bots.picking import Scored
from gobelet.cincinnati.option_table import CHOOSE
from gobelet.core.names import Seat
from gobelet.odds.cincinnati.gamblers import LEVEL, LEVELS, Below, beats
from gobelet.odds.rolls import NUMBER, improve

REROLLS: Final = 2
Rivals = list[tuple[Seat, tuple[Below, ...]]]  # how far each gets at each table played


def tables(worth: CasinoAppraiser) -> Scored:
    """The gain over staying away from every table, against sensible rivals."""
    return at_hand(worth, promises(worth, sensible(worth)))


def sensible(worth: CasinoAppraiser) -> Rivals:
    """Rivals who go where stake times chance is highest."""
    view = worth.view
    played = view.edition.played[view.seats]
    rivals: Rivals = []
    for seat in range(view.seats):
        if seat != worth.me:
            stakes = tuple([max(1, round(stake_of(worth, table, seat))) for table in played])
            rivals.append((seat, coming(played, stakes, view.seats - 1)))
    return rivals


def promises(worth: CasinoAppraiser, rivals: Rivals) -> list[list[float]]:
    """For each table played what each first roll promises there: what I do not win, rivals may."""
    view = worth.view
    played = view.edition.played[view.seats]
    there: list[list[tuple[Seat, Below]]] = [[] for _table in view.stakes]
    for seat, gets in rivals:
        for table, below in zip(played, gets, strict=True):
            there[table].append((seat, below))
    likely = [winners(they, view.seats) for they in there]
    prospects = Prospects(worth)
    chips = min(view.chips[worth.me], MOST_CHIPS)
    found: list[list[float]] = []
    for table in played:
        worths = Stakes(prospects, table, likely, chips)
        levels = [1.0] * LEVELS[table]
        for _seat, below in there[table]:
            levels = [chance * beats(below, level) for level, chance in enumerate(levels)]
        values = worths.with_chips([levels[level] for level in LEVEL[table]], 0, chips)
        for _roll in range(REROLLS):
            values = improve(values)
        away = worths.stays[0]
        found.append([value - away for value in values])
    return found


def at_hand(worth: CasinoAppraiser, promised: list[list[float]]) -> Scored:
    """What the dice under my cup promise."""
    view = worth.view
    hand = NUMBER[view.cup]
    played = view.edition.played[view.seats]
    return [(values[hand], CHOOSE + table) for table, values in zip(played, promised, strict=True)]
