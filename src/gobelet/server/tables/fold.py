"""One row more, and what it makes of a table: for any worker, now or after a crash, the same."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.names import Parts
from gobelet.server.errors import Trouble
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.answers import Told
from gobelet.server.protocol.messages import ChatLine
from gobelet.server.tables import deadlines, fair, notes, rows
from gobelet.server.tables.deal import deal, resume
from gobelet.server.tables.growth import payer
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.solo import put_off, put_question
from gobelet.server.tables.state import (
    CHAT_KEPT,
    EVENTS_KEPT,
    MISSED,
    REMOVED_KEPT,
    REQUESTS_KEPT,
    WAITS,
    Note,
    Request,
    SeatState,
    State,
)


def fold(state: State, row: AnyRow, at: int) -> tuple[State, list[Event]]:
    """The table after this row, and what has happened in the game; `Refused` if it is not allowed."""
    after = state.successor()
    after.number += 1
    after.at = at
    after.notes = ()
    events: list[Event] = []
    _FOLDS[type(row)](after, row, events)
    _count(state, after, row)
    if events:
        after.events = (*after.events, *events)[-EVENTS_KEPT:]
    notes.add(state, after)
    _keep_clock(state, after, row)
    put_question(state, after, events)
    if after.phase in ("over", "abandoned"):
        after.requests = ()
    return after, events


def _keep_clock(state: State, after: State, row: AnyRow) -> None:
    """The clock stands still while no player is here."""
    at = after.at
    if after.watched or any(seat.present for seat in after.seats):
        after.deserted = None
    elif after.deserted is None:
        after.deserted = at
    if not any(seat.present for seat in after.seats):
        last = row.since if isinstance(row, rows.Here) else None
        after.alone = state.alone if state.alone is not None else min(at, last) if last is not None else at
    elif state.alone is not None:
        after.alone = None
        if after.phase == "playing" and after.paused is None:
            put_off(after, at - max(state.alone, state.opened))


def _count(before: State, after: State, row: AnyRow) -> None:
    """What seats add to the log is bounded in each phase."""
    seat = payer(row, before.host)
    if after.phase != before.phase:
        after.spent = (0,) * len(before.spent)
    elif seat is not None:
        spent = list(before.spent)
        spent[seat] += 1
        after.spent = tuple(spent)


# --- the seats ----------------------------------------------------------------------------------------------


def _sat(state: State, row: rows.Sat, _events: list[Event]) -> None:
    first = not any(seat.kind == "person" for seat in state.seats)
    seat = SeatState("person", state.seats[row.seat].bot)
    seat.name, seat.token, seat.browser = row.name, row.token, row.browser
    seat.gone = state.at
    state.seats[row.seat] = seat
    others = [
        one
        for one in state.requests
        if one.token != row.token and (not row.browser or one.browser != row.browser)
    ]
    state.requests = tuple([_decline(one) if one.seat == row.seat else one for one in others])
    state.removed = tuple([one for one in state.removed if one != row.browser])
    if state.phase == "lobby":
        state.commitments[row.seat] = row.commitment
    if first:
        state.host = row.seat


def _here(state: State, row: rows.Here, _events: list[Event]) -> None:
    seat = state.seat(row.seat)
    seat.here = row.on
    seat.program = row.on and row.program
    if row.on:
        seat.gone = None
        seat.left = False
        seat.missed = 0
        _pass_host_on(state)
    elif seat.gone is None:
        seat.gone = state.at


def _watched(state: State, row: rows.Watched, _events: list[Event]) -> None:
    state.watched = row.on


def _left(state: State, row: rows.LeftRow, _events: list[Event]) -> None:
    """In the lobby the seat is free again; in the game it stays theirs."""
    seat = state.seat(row.seat)
    if state.phase == "lobby":
        state.seats[row.seat] = SeatState("free", seat.bot)
        state.commitments[row.seat] = None
    else:
        seat.left = True
        seat.here = False
        seat.gone = state.at
    _pass_host_on(state)


def _pass_host_on(state: State) -> None:
    """A host who has left is followed by the next person who has not."""
    host = state.seats[state.host]
    if host.kind != "person" or host.left:
        for number in range(1, len(state.seats)):
            other = (state.host + number) % len(state.seats)
            if state.seats[other].kind == "person" and not state.seats[other].left:
                state.host = other
                return


def _hosted(state: State, row: rows.Hosted, _events: list[Event]) -> None:
    state.host = row.seat


def _stood_in(state: State, row: rows.StoodIn, _events: list[Event]) -> None:
    state.seat(row.seat).missed = MISSED


def _requested(state: State, row: rows.Requested, _events: list[Event]) -> None:
    request = Request(state.number, row.seat, row.name, row.token, row.browser)
    declined = [one for one in state.requests if one.declined]
    pending = [
        one for one in state.requests if not one.declined and (not row.browser or one.browser != row.browser)
    ]
    state.requests = (*declined[-REQUESTS_KEPT:], *pending, request)


def _declined(state: State, row: rows.Declined, _events: list[Event]) -> None:
    state.requests = tuple([_decline(one) if one.number == row.request else one for one in state.requests])


def _decline(request: Request) -> Request:
    return msgspec.structs.replace(request, declined=True)


def _locked(state: State, row: rows.Locked, _events: list[Event]) -> None:
    state.locked = row.on


def _replaced(state: State, row: rows.Replaced, _events: list[Event]) -> None:
    old = state.seats[row.seat]
    if old.browser:
        state.removed = (*state.removed, old.browser)[-REMOVED_KEPT:]
    state.seats[row.seat] = SeatState("free" if row.bot is None else "bot", row.bot or old.bot)
    if state.phase == "lobby":
        state.commitments[row.seat] = None


def _muted(state: State, row: rows.Muted, _events: list[Event]) -> None:
    if row.seat is None:
        state.spectators_muted = row.on
    else:
        state.seat(row.seat).muted = row.on


def _spoke(state: State, row: rows.Spoke, _events: list[Event]) -> None:
    name = state.seats[row.seat].name if row.seat is not None else ""
    line = ChatLine(name, row.text, state.at, row.seat)
    state.chat = (*state.chat, line)[-CHAT_KEPT:]


# --- the course of the table --------------------------------------------------------------------------------


def _committed(state: State, row: rows.Committed, _events: list[Event]) -> None:
    state.commitments[row.seat] = row.commitment


def _started(state: State, _row: rows.Started, _events: list[Event]) -> None:
    state.phase = "opening"
    state.opened = state.at
    for number, seat in enumerate(state.seats):
        if seat.kind == "free":
            state.seats[number] = SeatState("bot", seat.bot)


def _opened(state: State, row: rows.Opened, _events: list[Event]) -> None:
    state.entropies[row.seat] = row.entropy


def entropies(state: State) -> list[str]:
    """Each seat's share in the seed: opened by it, or derived from the secret."""
    secret = state.settings.secret
    return [opened or fair.drawn(secret, seat) for seat, opened in enumerate(state.entropies)]


def _dealt(state: State, _row: rows.Dealt, events: list[Event]) -> None:
    settings = state.settings
    seed = fair.seed(settings.id, settings.secret, entropies(state))
    if settings.start is not None:
        game = resume(settings.start, seed)
    else:
        game = deal(settings.rules, len(state.seats), settings.choices, "keyed", seed, [events.append])
    state.phase = "playing"
    _go_on(state, game)


def _paused(state: State, row: rows.Paused, _events: list[Event]) -> None:
    if row.on:
        state.paused = state.at
        state.pauser = row.seat
    elif state.paused is not None:
        put_off(state, state.at - state.paused)
        state.paused = None
        state.pauser = None


def _abandoned(state: State, _row: rows.Abandoned, _events: list[Event]) -> None:
    state.phase = "abandoned"
    state.paused = None


def _rematched(state: State, row: rows.Rematched, _events: list[Event]) -> None:
    state.rematch = row.table


# --- the game -----------------------------------------------------------------------------------------------


def _copy(state: State, events: list[Event]) -> Game:
    """Answers are tried on a copy: a refused one leaves the game as it was."""
    assert state.game is not None
    game = state.game.copy()
    game.watchers.append(events.append)
    return game


def _go_on(state: State, game: Game) -> None:
    """The copy becomes the game. If another question is open, its time begins now."""
    before = state.question
    game.watchers.clear()
    state.game = game
    if game.over:
        state.phase = "over"
    if game.over or game.serial != before:
        state.notes = (*state.notes, *notes.revealed(state))
        state.late = frozenset()
    if game.serial != before:
        state.opened = state.at
        state.sealed = {}
        state.waiting = frozenset()
        if game.round != state.round:
            state.round = game.round
            for number in range(len(state.seats)):
                seat = state.seat(number)
                seat.waits = WAITS
                seat.quiet = False


def _answered(state: State, row: rows.AnsweredRow, events: list[Event]) -> None:
    game = _copy(state, events)
    if row.cause == "beat":
        state.notes = tuple([note for said in row.answers for note in _not_played(state, *said)])
    for number, parts in row.answers:
        seat = state.seat(number)
        if row.cause == "human":
            seat.question, seat.choice = row.question, row.choice
            seat.missed = 0
        elif row.cause == "clock" and seat.kind == "person":
            seat.missed += 1
            state.late = state.late | {number}
            state.notes = (*state.notes, *notes.answered(game, number, parts))
        game.answer(number, *parts)
        if game.serial == row.question and number in game.waiting:
            raise Trouble("answer-incomplete", 400, {})
    _go_on(state, game)


def _not_played(state: State, number: int, parts: Parts) -> Iterator[Note]:
    """A person could have played a card in this window, and was silent: a note for them alone."""
    game, seat = state.game, state.seats[number]
    assert game is not None
    if seat.by_bot or seat.quiet or number in state.sealed or state.hides_from(number):
        return
    card_of = wire_of(game.ruleset).card_of
    cards = sorted({card_of(option) for option in deadlines.acts(game, number, seat.orders)} - {""})
    if cards and parts == (game.default(number),):
        yield Note(Told("card-not-played", "", {"cards": [*cards]}), number)


def _sealed(state: State, row: rows.Sealed, events: list[Event]) -> None:
    trial = _copy(state, events)
    trial.watchers.clear()  # what follows from it happens when the beat is over
    trial.answer(row.seat, *row.parts)
    seat = state.seat(row.seat)
    seat.question, seat.choice = row.question, row.choice
    if not seat.away:  # otherwise everybody would see by it that they have said something
        seat.missed = 0
    state.sealed = {**state.sealed, row.seat: row.parts}


def _withdrew(state: State, row: rows.Withdrew, events: list[Event]) -> None:
    game = _copy(state, events)
    game.withdraw(row.seat)
    state.seat(row.seat).question = 0
    _go_on(state, game)


def _waited(state: State, row: rows.Waited, _events: list[Event]) -> None:
    state.waiting = state.waiting | {row.seat}
    state.seat(row.seat).waits -= 1


def _quieted(state: State, row: rows.Quieted, _events: list[Event]) -> None:
    state.seat(row.seat).quiet = row.on


def _ordered(state: State, row: rows.Ordered, _events: list[Event]) -> None:
    seat = state.seat(row.seat)
    seat.orders = {**seat.orders, row.card: row.order}


_FOLDS: Final[dict[type, Callable[[State, Any, list[Event]], None]]] = {
    rows.Sat: _sat,
    rows.Here: _here,
    rows.Watched: _watched,
    rows.LeftRow: _left,
    rows.Hosted: _hosted,
    rows.StoodIn: _stood_in,
    rows.Requested: _requested,
    rows.Declined: _declined,
    rows.Locked: _locked,
    rows.Replaced: _replaced,
    rows.Muted: _muted,
    rows.Spoke: _spoke,
    rows.Committed: _committed,
    rows.Started: _started,
    rows.Opened: _opened,
    rows.Dealt: _dealt,
    rows.Paused: _paused,
    rows.Abandoned: _abandoned,
    rows.Rematched: _rematched,
    rows.AnsweredRow: _answered,
    rows.Sealed: _sealed,
    rows.Withdrew: _withdrew,
    rows.Waited: _waited,
    rows.Quieted: _quieted,
    rows.Ordered: _ordered,
}
