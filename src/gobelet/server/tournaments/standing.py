"""How a stored tournament stands: its rounds as pairing knows them, the order of all, what comes next."""

import hmac
from collections.abc import Sequence
from typing import Literal, NamedTuple

from gobelet.server.storage.tournaments import RoundRow, Stored, numbers
from gobelet.server.tournaments.plan import plan_of
from gobelet.tournaments import knockout
from gobelet.tournaments.field import Entrant, Past, PlayedRound, PlayedTable
from gobelet.tournaments.pairing import Pairing, pair
from gobelet.tournaments.standings import EntrantStanding, standings

RoundKind = Literal["swiss", "knockout"]


class Ranked(NamedTuple):
    """One entry in the order of the page."""

    line: EntrantStanding
    place: int
    out: bool


def played(stored: Stored, rounds: Sequence[RoundRow]) -> list[PlayedRound]:
    """Rounds that are over, with their results."""
    duplicate = plan_of(stored.row).duplicate
    return [
        PlayedRound(
            tuple(
                [
                    PlayedTable(numbers(one.seats), numbers(one.places), numbers(one.scores))
                    for one in stored.tables_of(round.number)
                ]
            ),
            numbers(round.byes),
            duplicate,
        )
        for round in rounds
        if round.over is not None
    ]


def of_kind(stored: Stored, kind: RoundKind) -> list[RoundRow]:
    return [round for round in stored.rounds if round.kind == kind]


def drawn_order(stored: Stored) -> list[Entrant]:
    """By lot: it follows from the secret, so it is the same each time, and nobody chooses it."""
    secret = bytes.fromhex(stored.row.secret)
    lots = {one.number: hmac.digest(secret, f"lot {one.number}".encode(), "sha256") for one in stored.entries}
    return sorted(lots, key=lambda number: lots[number])


def swiss_lines(stored: Stored) -> list[EntrantStanding]:
    """All entries by the Swiss rounds alone; by lot where there was none."""
    return standings(drawn_order(stored), played(stored, of_kind(stored, "swiss")))


def seeds(stored: Stored) -> list[Entrant]:
    """Who began the knock-out, the best first; empty if it has not begun."""
    rounds = of_kind(stored, "knockout")
    if not rounds:
        return []
    tables = stored.tables_of(rounds[0].number)
    began = {one for table in tables for one in numbers(table.seats)}
    return [line.entrant for line in swiss_lines(stored) if line.entrant in began]


def ranking(stored: Stored) -> list[Ranked]:
    """Everybody, the best first: those of the knock-out by how far they came, all others by points."""
    lines = swiss_lines(stored)
    began = seeds(stored)
    if not began:
        return [Ranked(line, line.place, False) for line in lines]
    by_entry = {line.entrant: line for line in lines}
    rounds = played(stored, of_kind(stored, "knockout"))
    final = knockout.final_order(began, rounds)
    left = knockout.survivors(rounds[-1], began) if rounds else began
    if rounds and len(rounds[-1].tables) == 1:
        left = final[:1]
    rest = [line for line in lines if line.entrant not in final]
    ranked = [Ranked(by_entry[one], number, one not in left) for number, one in enumerate(final, start=1)]
    return [*ranked, *[Ranked(line, len(final) + 1 + rest.index(line), True) for line in rest]]


def is_last(stored: Stored, round: RoundRow) -> bool:
    """Whether the tournament is over after this round."""
    plan = plan_of(stored.row)
    if round.kind == "knockout":
        return len(stored.tables_of(round.number)) == 1
    return plan.kind == "swiss" and round.number >= plan.rounds


def next_round(stored: Stored) -> tuple[RoundKind, Pairing] | None:
    """Who plays whom next; None if nobody is left who could."""
    plan = plan_of(stored.row)
    there = {one.number for one in stored.there}
    past = Past(played(stored, stored.rounds))
    order = [line.entrant for line in swiss_lines(stored)]
    swiss = plan.kind != "knockout" and len(of_kind(stored, "swiss")) < plan.rounds
    if swiss:
        playing = [one for one in order if one in there]
        return ("swiss", pair(playing, plan.size, past, plan.byes)) if len(playing) > 1 else None
    rounds = played(stored, of_kind(stored, "knockout"))
    if rounds:
        left = knockout.survivors(rounds[-1], seeds(stored))
    else:
        left = [one for one in order if one in there]
        left = left[: plan.cut] if plan.kind == "both" else left
    left = [one for one in left if one in there]
    return ("knockout", knockout.draw(left, plan.size, past)) if len(left) > 1 else None
