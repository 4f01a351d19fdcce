"""Knock-out at tables of any size: the best half of each table goes on, until one table is left."""

from collections.abc import Sequence

from gobelet.tournaments.field import BOT, Entrant, Past, PlayedRound, PlayedTable
from gobelet.tournaments.pairing import Pairing, seated, sizes_of


def going_on(size: int) -> int:
    """How many of a table go on."""
    return max(1, size // 2)


def draw(order: Sequence[Entrant], size: int, past: Past) -> Pairing:
    """The tables of a round, the best seeds apart: they are dealt to and fro, as a snake.

    Bots fill what is missing. They never go on.
    """
    sizes = sizes_of(len(order), size)
    groups: list[list[Entrant]] = [[] for _table in sizes]
    step, number = 1, 0
    for one in order:
        while len(groups[number]) == sizes[number]:
            number, step = _next(number, step, len(groups))
        groups[number].append(one)
        number, step = _next(number, step, len(groups))
    return Pairing(tuple([seated(group, size, past) for group in groups]))


def _next(number: int, step: int, tables: int) -> tuple[int, int]:
    if 0 <= number + step < tables:
        return number + step, step
    return number, -step  # at the end the same table comes again: to and fro


def ranked(table: PlayedTable, order: Sequence[Entrant]) -> list[Entrant]:
    """The people of a table, the best first: by place, equals (and tables without one) by their seeds."""
    seed = {one: number for number, one in enumerate(order)}
    places = table.places or (1,) * len(table.seats)
    people = [(places[seat], seed[one], one) for seat, one in enumerate(table.seats) if one != BOT]
    return [one for _place, _seed, one in sorted(people)]


def survivors(round: PlayedRound, order: Sequence[Entrant]) -> list[Entrant]:
    """Who goes on, in the order of their seeds; after the last table its winner alone."""
    if len(round.tables) == 1:
        return ranked(round.tables[0], order)[:1]
    best = {one for table in round.tables for one in ranked(table, order)[: going_on(len(table.seats))]}
    return [one for one in order if one in best]


def final_order(order: Sequence[Entrant], rounds: Sequence[PlayedRound]) -> list[Entrant]:
    """All who began the knock-out, the best first.

    The last table is in the order of its places. Before it come those who fell later, then by place at their
    table, then by seed.
    """
    if not rounds:
        return list(order)
    standing: list[Entrant] = []
    left = list(order)
    for round in rounds:
        places = {one: place for table in round.tables for place, one in enumerate(ranked(table, order))}
        on = survivors(round, order)
        fallen = [one for one in left if one not in on and one in places]
        standing = sorted(fallen, key=lambda one: (places[one], left.index(one))) + standing
        left = on
    return [*left, *standing, *[one for one in order if one not in left and one not in standing]]
