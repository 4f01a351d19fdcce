"""Rounds that are played by chance, for tests of pairings and standings."""

from collections.abc import Sequence
from random import Random

from gobelet.tournaments.field import Entrant, Past, PlayedRound, PlayedTable
from gobelet.tournaments.pairing import Pairing, pair
from gobelet.tournaments.standings import standings


def played(pairing: Pairing, luck: Random, duplicate: bool = False) -> PlayedRound:
    """Every table gets places, some of them shared, and scores that fit."""
    tables = []
    for seats in pairing.tables:
        scores = tuple([luck.randrange(6) for _seat in seats])
        places = tuple([1 + len([other for other in scores if other > score]) for score in scores])
        tables.append(PlayedTable(seats, places, scores))
    return PlayedRound(tuple(tables), pairing.byes, duplicate)


def order_of(entrants: Sequence[Entrant], rounds: Sequence[PlayedRound]) -> list[Entrant]:
    return [line.entrant for line in standings(entrants, rounds)]


def swiss(people: int, size: int, rounds: int, seed: int, byes: bool = False) -> list[PlayedRound]:
    luck = Random(seed)
    entrants = list(range(1, people + 1))
    found: list[PlayedRound] = []
    for _round in range(rounds):
        found.append(played(pair(order_of(entrants, found), size, Past(found), byes), luck))
    return found
