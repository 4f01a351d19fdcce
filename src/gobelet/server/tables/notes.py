"""What the clock and the table did, in words: for the one it was done to, and for the others.

Others hear of an answer by the clock when the question is settled, never before.
"""

from typing import Final

from gobelet.core.game import Game
from gobelet.core.names import Parts
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.answers import Told
from gobelet.server.tables.state import Note, State

MOST: Final = 40  # lines that are kept for somebody who comes back


def answered(state: State, game: Game, seat: int, parts: Parts, first: Told) -> None:
    """The clock or a plan answers for this seat: what, as the options say it, before the game hears it."""
    trial = game.copy()
    trial.said = list(trial.said)
    before = trial.said[seat]
    told = [first]
    for number, part in enumerate(parts):
        trial.said[seat] = (*before, *parts[:number])
        told.append(wire_of(game.ruleset).told(trial.message(part, seat)))
    _tell(state, seat, told)


def withdrew(state: State, seat: int) -> None:
    """An answer is taken back. If a plan had given it, the person hears that it is silent now."""
    if state.stand_ins.get(seat) == "order":
        _tell(state, seat, [Told("plan-silent", "", {"seat": seat})])


def _tell(state: State, seat: int, told: list[Told]) -> None:
    """Now, and when they come back. The row that leads to it has made the seat its own."""
    state.notes = (*state.notes, *[Note(one, seat) for one in told])
    mine = state.seats[seat]
    mine.answered_for = (*mine.answered_for, *told)[-MOST:]


def revealed(state: State) -> list[Note]:
    """A question is settled: now the others hear for whom the clock has answered."""
    return [Note(Told("clock-ran-out", "", {"seat": seat}), but=seat) for seat in sorted(state.late)]


def add(before: State, after: State) -> None:
    """What a row has changed at the table: bots that play for people, and the host."""
    absent = frozenset(
        [number for number, seat in enumerate(after.seats) if seat.away and number not in after.late]
    )
    found = [
        Note(Told("seat-absent", "", {"seat": seat}), but=seat) for seat in sorted(absent - before.absent)
    ]
    after.absent = absent
    if after.host != before.host and any(seat.kind == "person" for seat in before.seats):
        found.append(Note(Told("host-follows", "", {"seat": after.host})))
    if found:
        after.notes = (*after.notes, *found)
