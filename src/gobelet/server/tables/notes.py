"""What the clock and the table did, in words: for the one it was done to, and for the others.

Others hear of an answer by the clock when the question is settled, never before.
"""

from gobelet.core.game import Game
from gobelet.core.names import Parts
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.answers import Told
from gobelet.server.tables.state import Note, State


def answered(game: Game, seat: int, parts: Parts) -> list[Note]:
    """The clock answers for this seat: what, as the options say it. The game has not heard the answer yet."""
    trial = game.copy()
    trial.said = list(trial.said)
    before = trial.said[seat]
    told = [Told("clock-answered", "", {"seat": seat})]
    for number, part in enumerate(parts):
        trial.said[seat] = (*before, *parts[:number])
        told.append(wire_of(game.ruleset).told(trial.message(part, seat)))
    return [Note(one, seat) for one in told]


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
