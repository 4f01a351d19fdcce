"""What a round is worth: points by places at a table, or between tables where all had the same dice."""

from fractions import Fraction

from gobelet.tournaments.field import BOT, Entrant, PlayedRound, PlayedTable, mean_points


def round_points(round: PlayedRound) -> dict[Entrant, Fraction]:
    """The points of everybody who took part in a round. Tables without places, and byes, give the mean."""
    size = len(round.tables[0].seats) if round.tables else 1
    found = dict.fromkeys(round.byes, mean_points(size))
    finished = [table for table in round.tables if table.places]
    for table in round.tables:
        for seat, one in enumerate(table.seats):
            if one == BOT:
                continue
            if not table.places:
                found[one] = mean_points(size)
            elif round.duplicate and len(finished) > 1:
                found[one] = _between_tables(finished, table, seat)
            else:
                found[one] = _at_table(table, seat)
    return found


def _at_table(table: PlayedTable, seat: int) -> Fraction:
    """One for each at the table whom they leave behind, bots included, and half of one for each equal."""
    mine = table.places[seat]
    others = [place for other, place in enumerate(table.places) if other != seat]
    return sum([_share(place - mine) for place in others], Fraction())


def _between_tables(tables: list[PlayedTable], table: PlayedTable, seat: int) -> Fraction:
    """The same against all who had this seat, and so its dice, at the other tables; on the same scale."""
    others = [other for other in tables if other is not table]
    beaten = sum([_share(_ahead(table, other, seat)) for other in others], Fraction())
    return beaten / len(others) * (len(table.seats) - 1)


def _ahead(table: PlayedTable, other: PlayedTable, seat: int) -> int:
    """By the places on this seat; equal places by the score in the game, unless a judge has set one."""
    places = other.places[seat] - table.places[seat]
    if places or not table.scores or not other.scores:
        return places
    return table.scores[seat] - other.scores[seat]


def _share(ahead: int) -> Fraction:
    """What a comparison is worth to whoever is ahead by this much."""
    return Fraction(1, 2) if not ahead else Fraction(int(ahead > 0))
