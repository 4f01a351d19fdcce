"""Who stands where, with stated tie-breaks: points, first places, the points of those met, scores."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from gobelet.tournaments.field import BOT, Entrant, PlayedRound
from gobelet.tournaments.points import round_points


class EntrantStanding(NamedTuple):
    """One line, and what decides between equal points, in this order."""

    entrant: Entrant
    place: int  # from 1; who is equal in everything shares one
    points: Fraction
    wins: Fraction  # first places at tables; shared ones count in parts
    met: Fraction  # the points of all people whom they sat with, each as often as they did
    score: int  # in all games together
    by_round: tuple[Fraction | None, ...]  # None: they were not there

    @property
    def merits(self) -> tuple[Fraction, Fraction, Fraction, int]:
        return self.points, self.wins, self.met, self.score


def standings(entrants: Sequence[Entrant], rounds: Sequence[PlayedRound]) -> list[EntrantStanding]:
    """All entrants, the best first; equals in the order in which they are given."""
    by_round = [round_points(round) for round in rounds]
    points = {one: sum([found.get(one, Fraction()) for found in by_round], Fraction()) for one in entrants}
    wins = dict.fromkeys(entrants, Fraction())
    met = dict.fromkeys(entrants, Fraction())
    score = dict.fromkeys(entrants, 0)
    for table in [table for round in rounds for table in round.tables]:
        for seat, one in enumerate(table.seats):
            if one == BOT or one not in points:
                continue
            met[one] += sum([points.get(other, Fraction()) for other in table.people if other != one])
            if table.places and table.places[seat] == 1:
                wins[one] += Fraction(1, table.places.count(1))
            if table.scores:
                score[one] += table.scores[seat]
    lines = [
        EntrantStanding(
            one,
            0,
            points[one],
            wins[one],
            met[one],
            score[one],
            tuple([found.get(one) for found in by_round]),
        )
        for one in entrants
    ]
    lines.sort(key=lambda line: line.merits, reverse=True)
    merits = [line.merits for line in lines]
    return [line._replace(place=1 + merits.index(line.merits)) for line in lines]
