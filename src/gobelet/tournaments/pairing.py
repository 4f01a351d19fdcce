"""The tables of a Swiss round: by points, and nobody meets the same people again while it can be avoided.

For tables of more than two this is the problem of the social golfers, which has no quick exact answer. A
search from the top of the standings is exact as long as it ends within `STEPS`; beyond that, swaps between
tables lower the number of repeats as far as they can.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random
from typing import Final, NamedTuple

from gobelet.tournaments.field import BOT, Entrant, Past

STEPS: Final = 20_000  # entrants tried on a seat, for each number of repeats
MOST_REPEATS: Final = 6  # up to which the search looks for tables; swaps look for the rest
ATTEMPTS: Final = 4  # at swapping, each from another beginning


class Pairing(NamedTuple):
    tables: tuple[tuple[Entrant, ...], ...]  # by seat, bots included
    byes: tuple[Entrant, ...] = ()


def pair(order: Sequence[Entrant], size: int, past: Past, byes: bool = False) -> Pairing:
    """The next round for these entrants, the best first, at tables of this size.

    If they do not fill their tables, bots do, or with `byes` the rest sits out.
    """
    out = _byes(order, size, past) if byes else ()
    playing = [one for one in order if one not in out]
    groups = _groups(playing, sizes_of(len(playing), size), past)
    return Pairing(tuple([seated(group, size, past) for group in groups]), tuple(out))


def sizes_of(people: int, size: int) -> list[int]:
    """How many people sit at each table. Bots are spread: no table has two more of them than another."""
    tables = -(-people // size)
    return sorted([(people + number) // tables for number in range(tables)], reverse=True)


def _byes(order: Sequence[Entrant], size: int, past: Past) -> tuple[Entrant, ...]:
    """Those with the fewest byes sit out, of these the lowest. Too few for one table play with bots."""
    rest = len(order) % size if len(order) > size else 0
    lowest_first = sorted(enumerate(order), key=lambda placed: (past.byes[placed[1]], -placed[0]))
    out = {one for _place, one in lowest_first[:rest]}
    return tuple([one for one in order if one in out])


def _groups(order: Sequence[Entrant], sizes: Sequence[int], past: Past) -> list[list[Entrant]]:
    for repeats in range(MOST_REPEATS + 1):
        search = _Search(order, sizes, past, repeats)
        found = search.run()
        if found is not None:
            return found
        if search.steps > STEPS:  # it may be possible, but we do not know how
            break
    return _swapped(order, sizes, past)


class _Search:
    """Fills table after table, each with the best who are left, with at most this number of repeats."""

    def __init__(self, order: Sequence[Entrant], sizes: Sequence[int], past: Past, repeats: int) -> None:
        self.order: Final = order
        self.sizes: Final = sizes
        self.past: Final = past
        self.spare = repeats
        self.steps = 0

    def run(self) -> list[list[Entrant]] | None:
        placed: list[list[Entrant]] = []
        return placed if self._table(placed, list(self.order), list(self.sizes)) else None

    def _table(self, placed: list[list[Entrant]], left: list[Entrant], sizes: list[int]) -> bool:
        """The next table, with the best who is left: at a full one, or else where bots are, too."""
        if not left:
            return True
        for size in sorted(set(sizes), reverse=True):
            others = [*sizes]
            others.remove(size)
            for table, rest in self._fill([left[0]], left[1:], size - 1):
                placed.append(table)
                spent = self.past.repeats(table)
                self.spare -= spent
                if self._table(placed, rest, others):
                    return True
                self.spare += spent
                placed.pop()
        return False

    def _fill(
        self, table: list[Entrant], left: list[Entrant], missing: int
    ) -> Iterator[tuple[list[Entrant], list[Entrant]]]:
        """All ways to fill this table, those near its first entrant first."""
        if not missing:
            yield table, left
            return
        skipped: list[Entrant] = []
        for number, one in enumerate(left):
            self.steps += 1
            if self.steps > STEPS:
                return
            if len(left) - number < missing:
                return
            if self.past.repeats([*table, one]) <= self.spare:
                for full, others in self._fill([*table, one], left[number + 1 :], missing - 1):
                    yield full, [*skipped, *others]
            skipped.append(one)


def _swapped(order: Sequence[Entrant], sizes: Sequence[int], past: Past) -> list[list[Entrant]]:
    """Tables by points, then swaps for as long as one of them lowers the number of repeats."""
    place = {one: number for number, one in enumerate(order)}
    best: list[list[Entrant]] = []
    fewest = -1
    for attempt in range(ATTEMPTS):
        luck = Random(attempt)
        mixed = sorted(order, key=lambda one: place[one] + attempt * luck.uniform(0, max(sizes)))
        tables: list[list[Entrant]] = []
        for size in sizes:
            tables.append(mixed[sum(map(len, tables)) :][:size])
        while _swap(tables, past, place):
            pass
        repeats = sum([past.repeats(table) for table in tables])
        if fewest < 0 or repeats < fewest:
            best, fewest = tables, repeats
    return best


def _swap(tables: list[list[Entrant]], past: Past, place: dict[Entrant, int]) -> bool:
    """Make the swap that saves most repeats, of these the one between the nearest in the standings."""
    found: tuple[int, int, int, int, int, int] | None = None
    for first, table in enumerate(tables):
        here = past.repeats(table)
        for second in range(first + 1, len(tables)):
            other = tables[second]
            before = here + past.repeats(other)
            if not before:
                continue
            for mine, one in enumerate(table):
                for theirs, two in enumerate(other):
                    swapped = [*table[:mine], two, *table[mine + 1 :]]
                    back = [*other[:theirs], one, *other[theirs + 1 :]]
                    saved = before - past.repeats(swapped) - past.repeats(back)
                    offer = (-saved, abs(place[one] - place[two]), first, second, mine, theirs)
                    if saved > 0 and (found is None or offer < found):
                        found = offer
    if found is None:
        return False
    _saved, _near, first, second, mine, theirs = found
    tables[first][mine], tables[second][theirs] = tables[second][theirs], tables[first][mine]
    return True


def seated(people: Sequence[Entrant], size: int, past: Past) -> tuple[Entrant, ...]:
    """Who sits where: everybody as rarely as can be on a seat that they have had before."""
    sitting = [*people, *[BOT] * (size - len(people))]

    def worn(seats: tuple[Entrant, ...]) -> int:
        return sum([past.seats[one, seat] ** 2 for seat, one in enumerate(seats) if one != BOT])

    return min(permutations(sitting), key=worn)
