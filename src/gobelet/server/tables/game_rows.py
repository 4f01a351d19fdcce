"""What rows about the game make of a table: answers, sealed and taken back, undone, Wait, orders."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.names import Parts
from gobelet.server.errors import Trouble
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.answers import Told
from gobelet.server.tables import notes, orders, plans, rows, undo
from gobelet.server.tables.seat_state import WAITS
from gobelet.server.tables.state import Note, State


def _copy(state: State, events: list[Event]) -> Game:
    """Answers are tried on a copy: a refused one leaves the game as it was."""
    assert state.game is not None
    game = state.game.copy()
    game.watchers.append(events.append)
    return game


def go_on(state: State, game: Game) -> None:
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
        state.stand_ins = {}
        state.opened = state.at
        state.sealed = {}
        state.waiting = frozenset()
        _settle_banks(state)
        if game.round != state.round:
            plans.end_of_round(state)
            state.round = game.round
            for number in range(len(state.seats)):
                seat = state.seat(number)
                seat.waits = WAITS
                seat.quiet = seat.by_orders = False


def _settle_banks(state: State) -> None:
    """What a question takes of a reserve is gone when it is settled: an answer may be taken back before."""
    for number, seat in enumerate(state.seats):
        if seat.drawn:
            spent = state.seat(number)
            spent.bank, spent.drawn = spent.bank - spent.drawn, 0


def _answered(state: State, row: rows.AnsweredRow, events: list[Event]) -> None:
    game = _copy(state, events)
    if row.cause == "beat":
        state.notes = tuple([note for said in row.answers for note in _not_played(state, *said)])
        for number in orders.holding(state):  # over days, and its clock has run out
            state.seat(number).missed += 1
    for number, parts in row.answers:
        seat = state.seat(number)
        if seat.bank and not state.window:
            seat.drawn = min(seat.bank, max(0, state.ran - state.settings.clock * 1000))
        if row.cause == "human":
            seat.question, seat.choice = row.question, row.choice
            seat.missed = 0
            seat.answered_for = ()
        elif row.cause == "order":
            plans.answered(state, row, number)
            notes.answered(state, game, number, parts, Told("plan-answered", "", {"seat": number}))
        elif row.cause == "clock" and seat.kind == "person":
            seat.missed += 1
            state.late = state.late | {number}
            notes.answered(state, game, number, parts, Told("clock-answered", "", {"seat": number}))
        if seat.kind == "person" and row.cause in ("clock", "bot", "order"):
            state.stand_ins = {**state.stand_ins, number: row.cause}
        game.answer(number, *parts)
        if game.serial == row.question and number in game.waiting:
            raise Trouble("answer-incomplete", 400, {})
    go_on(state, game)


def _not_played(state: State, number: int, parts: Parts) -> Iterator[Note]:
    """A person could have played a card in this window, and was silent: a note for them alone."""
    game, seat = state.game, state.seats[number]
    assert game is not None
    if seat.by_bot or seat.spared or number in state.sealed or state.hides_from(number):
        return
    card_of = wire_of(game.ruleset).card_of
    wished = [option for option, order in orders.wishes(state, number).items() if order != "worth"]
    cards = sorted({card_of(option) for option in wished} - {""})
    if cards and parts == (game.default(number),):
        yield Note(Told("card-not-played", "", {"cards": [*cards]}), number)


def _sealed(state: State, row: rows.Sealed, events: list[Event]) -> None:
    trial = _copy(state, events)
    trial.watchers.clear()  # what follows from it happens when the beat is over
    trial.answer(row.seat, *row.parts)
    seat = state.seat(row.seat)
    seat.question, seat.choice = row.question, row.choice
    seat.answered_for = ()
    if not seat.away:  # otherwise everybody would see by it that they have said something
        seat.missed = 0
    state.sealed = {**state.sealed, row.seat: row.parts}


def _withdrew(state: State, row: rows.Withdrew, events: list[Event]) -> None:
    game = _copy(state, events)
    game.withdraw(row.seat)
    seat = state.seat(row.seat)
    seat.question = seat.drawn = 0
    seat.in_person = row.question
    notes.withdrew(state, row.seat)
    plans.forget(state, row.question, row.seat)
    state.stand_ins = {number: by for number, by in state.stand_ins.items() if number != row.seat}
    go_on(state, game)


def _undone(state: State, row: rows.Undone, _events: list[Event]) -> None:
    if not state.decisions:
        raise undo.lost(state)
    decision = state.decisions[-1]
    state.decisions = state.decisions[:-1]
    state.undone += 1
    seat = state.seat(row.seat)
    seat.question, seat.choice = 0, ""
    seat.missed = 0
    seat.in_person = row.question
    seat.answered_for = ()
    plans.forget(state, row.question)
    state.events = decision.events
    state.held = state.held[: max(0, len(state.held) - decision.told)]
    state.unseen = state.unseen[: max(0, len(state.unseen) - decision.told)]
    hidden = row.seat in state.sealed  # nobody else has heard of this answer
    undone = Told("undone", "", {"seat": row.seat, "number": decision.told})
    state.notes = (Note(undone, row.seat if hidden else None),)
    state.sealed = {number: parts for number, parts in state.sealed.items() if number != row.seat}
    go_on(state, decision.before)


def _waited(state: State, row: rows.Waited, _events: list[Event]) -> None:
    state.waiting = state.waiting | {row.seat}
    state.seat(row.seat).waits -= 1


def _quieted(state: State, row: rows.Quieted, _events: list[Event]) -> None:
    seat = state.seat(row.seat)
    seat.quiet = row.on and not row.orders
    seat.by_orders = row.on and row.orders


def _ordered(state: State, row: rows.Ordered, _events: list[Event]) -> None:
    seat = state.seat(row.seat)
    seat.orders = {**seat.orders, row.card: row.order}


def _planned(state: State, row: rows.Planned, _events: list[Event]) -> None:
    seat = state.seat(row.seat)
    seat.standing, seat.plan, seat.every_round = row.orders, row.plan, row.every
    seat.planned = state.at
    seat.in_person = 0


def _unplanned(state: State, row: rows.Unplanned, _events: list[Event]) -> None:
    state.seat(row.seat).in_person = row.question


FOLDS: Final[dict[type, Callable[[State, Any, list[Event]], None]]] = {
    rows.AnsweredRow: _answered,
    rows.Sealed: _sealed,
    rows.Withdrew: _withdrew,
    rows.Undone: _undone,
    rows.Waited: _waited,
    rows.Quieted: _quieted,
    rows.Ordered: _ordered,
    rows.Planned: _planned,
    rows.Unplanned: _unplanned,
}
