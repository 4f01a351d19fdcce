"""What a finished game leaves in the books: who came where, and who does not count as having played on."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from gobelet.core.game import Game
from gobelet.server.storage.entries import Logged
from gobelet.server.tables import rows
from gobelet.server.tables.state import State

MOST_STOOD_IN: Final = 0.5  # share of a seat's answers that bots may have given for its player


class SeatOutcome(NamedTuple):
    """One seat. `player` is empty for a bot, and for somebody who is not known."""

    player: str
    bot: str  # which one; empty for a person
    place: int  # from 1; equals share one
    won: float
    points: int
    program: bool
    gone: bool


class TableOutcome(NamedTuple):
    table: str
    ruleset: str
    finished: int  # when, in milliseconds
    rated: bool
    seats: tuple[SeatOutcome, ...]


def outcome_of(state: State, log: Iterable[Logged]) -> TableOutcome:
    """The result of a table whose game is over, by the game and by who gave its answers."""
    game = state.game
    assert game is not None
    history = _History(len(state.seats))
    for logged in log:
        history.add(logged)
    absent = [
        seat.kind == "person" and (seat.left or seat.away or history.stood_in(number))
        for number, seat in enumerate(state.seats)
    ]
    # At rated tables and in tournaments it costs a place to leave.
    counts = state.settings.rated or state.settings.tournament is not None
    places = places_of(game, absent if counts else [False] * game.seats)
    winners = [number for number, place in enumerate(places) if place == 1]
    return TableOutcome(
        state.settings.id,
        state.settings.ruleset,
        history.finished or state.at,
        state.settings.rated,
        tuple(
            [
                SeatOutcome(
                    seat.player,
                    seat.bot if seat.kind == "bot" else "",
                    places[number],
                    1 / len(winners) if number in winners else 0.0,
                    game.scores[number],
                    history.program[number],
                    absent[number],
                )
                for number, seat in enumerate(state.seats)
            ]
        ),
    )


def places_of(game: Game, absent: list[bool]) -> list[int]:
    """By score, winners first where scores are equal; whoever has left comes behind all others."""
    standing = [
        (not absent[seat], seat in game.winners, score if not absent[seat] else 0)
        for seat, score in enumerate(game.scores)
    ]
    return [1 + len([other for other in standing if other > mine]) for mine in standing]


class _History:
    """What a log tells of the seats: how many answers were theirs, and whether programs gave them."""

    def __init__(self, seats: int) -> None:
        self.own = [0] * seats
        self.others = [0] * seats  # given by the clock or a bot for a person
        self.program = [False] * seats
        self.finished = 0

    def add(self, logged: Logged) -> None:
        row = logged.row
        if isinstance(row, rows.AnsweredRow):
            self.finished = logged.at
            if row.cause != "beat":  # in windows silence is an answer
                counted = self.own if row.cause == "human" else self.others
                for seat, _parts in row.answers:
                    counted[seat] += 1
        elif isinstance(row, rows.Here) and row.on and row.program:
            self.program[row.seat] = True

    def stood_in(self, seat: int) -> bool:
        """Whether bots have given more of this person's answers than they may."""
        return self.others[seat] > MOST_STOOD_IN * (self.own[seat] + self.others[seat])
