"""What a message asks of a table, as a row for its log: or nothing, if it is done already, or Trouble."""

from collections.abc import Callable
from hashlib import blake2b, sha256

import msgspec

from gobelet import api
from gobelet.server.errors import Trouble
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol import messages as wire
from gobelet.server.protocol.answers import Choice
from gobelet.server.tables import names, rows, seats
from gobelet.server.tables.deadlines import AWAITED_GONE, HOST_GONE
from gobelet.server.tables.growth import check_room
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.state import State

Decision = Callable[[State], AnyRow | None]

FOR_HOSTS = (wire.StartGame, wire.Pause, wire.Replace, wire.Mute, wire.Lock, wire.Admit, wire.Abandon)


def decision(message: wire.ToServer, seat: int | None, now: Callable[[], int], request: str = "") -> Decision:
    """What to do with this message of that seat, in any state that the table may be in by then.

    `now` is the table's clock, `request` the hash of the token with which a spectator asks for a seat.
    """

    def decide(state: State) -> AnyRow | None:
        row = _allowed(state, seat, message, now(), request)
        check_room(state.spent, row, state.host)
        return row

    return decide


def _allowed(
    state: State, seat: int | None, message: wire.ToServer, time: int, request: str
) -> AnyRow | None:
    if isinstance(message, wire.Chat):
        return _talk(state, seat, message)
    if seat is None and request and isinstance(message, wire.LeaveTable):
        return seats.withdraw(state, request)
    if seat is None:
        raise Trouble("only-for-players", 403, {})
    if isinstance(message, FOR_HOSTS) and state.host != seat and not _ends_pause(state, message, time):
        raise Trouble("only-for-hosts", 403, {})
    if isinstance(message, wire.StandIn):
        return _stand_in(state, seat, message, time)
    return _decide(state, seat, message)


def _decide(state: State, seat: int, message: wire.ToServer) -> AnyRow | None:
    match message:
        case wire.Answer():
            return _answer(state, seat, message)
        case wire.Withdraw():
            return _withdraw(state, seat, message.question)
        case wire.Wait():
            return _wait(state, seat, message.question)
        case wire.NoReactions():
            _in_phase(state, "playing")
            return rows.Quieted(seat, message.on) if message.on != state.seats[seat].quiet else None
        case wire.StandingOrder():
            return _order(state, seat, message)
        case wire.Commit():
            return _commit(state, seat, message.commitment)
        case wire.Open():
            return _open(state, seat, message.entropy)
        case wire.StartGame():
            _in_phase(state, "lobby")
            return rows.Started()
        case wire.Pause():
            _in_phase(state, "playing")
            return rows.Paused(message.on, seat) if message.on != (state.paused is not None) else None
        case wire.Replace():
            return _replace(state, seat, message)
        case wire.Mute():
            _seat_exists(state, message.seat or 0)
            muted = state.spectators_muted if message.seat is None else state.seats[message.seat].muted
            return rows.Muted(message.on, message.seat) if message.on != muted else None
        case wire.Lock():
            return rows.Locked(message.on) if message.on != state.locked else None
        case wire.Admit():
            return seats.admit(state, message.request, message.yes)
        case wire.Touch():
            return _touch(state, seat)
        case wire.LeaveTable():
            return rows.LeftRow(seat)
        case wire.Abandon():
            _in_phase(state, "lobby", "playing")
            return rows.Abandoned()
        case _:
            raise Trouble("message-out-of-place", 400, {})


# --- the game -----------------------------------------------------------------------------------------------


def digest(choice: Choice) -> str:
    """By this a repeated answer is known."""
    return blake2b(msgspec.json.encode(choice), digest_size=8).hexdigest()


def _standing(state: State, seat: int, question: int) -> None:
    """The question must still be the open one. A window that is hidden from a seat is none for it."""
    if state.phase != "playing" or state.question != question or state.hides_from(seat):
        raise Trouble("question-over", 409, {})


def _answer(state: State, seat: int, message: wire.Answer) -> AnyRow | None:
    choice = digest(message.choice)
    me = state.seats[seat]
    if me.question == message.question and me.choice == choice:
        return None  # said, and in the log: the same acknowledgement again
    _standing(state, seat, message.question)
    if state.paused is not None:
        raise Trouble("table-paused", 409, {})
    game = state.game
    assert game is not None
    if seat not in game.waiting or seat in state.sealed:
        raise game.not_asked(seat)
    parts = wire_of(game.ruleset).read(game, seat, message.choice)
    if state.window:
        if me.quiet and parts != (game.default(seat),):
            raise Trouble("quiet-now", 409, {})
        return rows.Sealed(message.question, seat, parts, choice)
    return rows.AnsweredRow(message.question, [(seat, parts)], "human", choice)


def _withdraw(state: State, seat: int, question: int) -> AnyRow | None:
    _standing(state, seat, question)
    game = state.game
    assert game is not None
    assert game.question is not None
    if game.question.takeback and game.asked >> seat & 1 and not game.said[seat]:
        return None  # taken back already
    return rows.Withdrew(question, seat)


def _wait(state: State, seat: int, question: int) -> AnyRow | None:
    _standing(state, seat, question)
    assert state.game is not None
    if not state.window or state.solo is not None or not state.game.asked >> seat & 1:
        raise Trouble("wait-not-now", 409, {})
    if seat in state.waiting:
        return None
    if seat in state.sealed:  # nothing would wait for it: all would see that it has answered
        raise state.game.not_asked(seat)
    if not state.seats[seat].waits:
        raise Trouble("wait-no-more", 409, {})
    return rows.Waited(question, seat)


def _order(state: State, seat: int, message: wire.StandingOrder) -> AnyRow | None:
    ruleset = api.ruleset(state.settings.rules)
    if message.card not in wire_of(ruleset).orderable(ruleset):
        raise Trouble("choice-unknown", 400, {"what": message.card})
    if state.seats[seat].orders.get(message.card, "ask") == message.order:
        return None
    return rows.Ordered(seat, message.card, message.order)


# --- who is here --------------------------------------------------------------------------------------------


def _touch(state: State, seat: int) -> AnyRow | None:
    """Somebody is at the page. That is news only if it was not known."""
    me = state.seats[seat]
    return rows.Here(seat, True, me.program) if me.missed or not me.present else None


def _gone(state: State, seat: int, time: int, milliseconds: int) -> bool:
    """Whether nobody has been at this seat for so long."""
    gone = state.seats[seat].gone
    return gone is not None and time - gone >= milliseconds


def _ends_pause(state: State, message: wire.ToServer, time: int) -> bool:
    """A pause whose author is gone may be ended by anybody at the table."""
    if not isinstance(message, wire.Pause) or message.on or state.paused is None:
        return False
    author = state.pauser if state.pauser is not None else state.host
    kind = state.seats[author].kind
    return kind != "person" or _gone(state, author, time, HOST_GONE)


def _stand_in(state: State, mine: int, message: wire.StandIn, time: int) -> AnyRow | None:
    """Without a clock nobody answers for a person who is gone, unless the others want it."""
    _standing(state, mine, message.question)
    _seat_exists(state, message.seat)
    seat = message.seat
    if state.settings.clock:
        raise Trouble("stand-in-clock", 409, {})
    if state.window:
        raise Trouble("stand-in-window", 409, {})
    if state.paused is not None:
        raise Trouble("table-paused", 409, {})
    if state.seats[seat].kind != "person" or seat not in state.owing():
        raise Trouble("stand-in-not-awaited", 409, {"seat": seat})
    if state.seats[seat].away:
        return None
    if not _gone(state, seat, time, AWAITED_GONE):
        raise Trouble("stand-in-too-soon", 409, {"seat": seat})
    return rows.StoodIn(seat)


# --- the table ----------------------------------------------------------------------------------------------


def _in_phase(state: State, *phases: str) -> None:
    if state.phase not in phases:
        raise Trouble("phase-other", 409, {"phase": state.phase})


def _seat_exists(state: State, seat: int) -> None:
    if seat >= len(state.seats):
        raise Trouble("no-such-seat", 404, {"number": seat})


def _commit(state: State, seat: int, commitment: str) -> AnyRow | None:
    if state.commitments[seat] == commitment:
        return None
    _in_phase(state, "lobby")
    return rows.Committed(seat, commitment)


def _open(state: State, seat: int, entropy: str) -> AnyRow | None:
    if state.entropies[seat] == entropy:
        return None
    _in_phase(state, "opening")
    if sha256(bytes.fromhex(entropy)).hexdigest() != state.commitments[seat]:
        raise Trouble("commitment-broken", 400, {})
    return rows.Opened(seat, entropy)


def _replace(state: State, seat: int, message: wire.Replace) -> AnyRow | None:
    _in_phase(state, "lobby", "playing")
    _seat_exists(state, message.seat)
    seats.check_bot(message.bot)
    if message.seat == seat:
        raise Trouble("replace-oneself", 400, {})
    return rows.Replaced(message.seat, message.bot)


def _talk(state: State, seat: int | None, message: wire.Chat) -> AnyRow | None:
    muted = state.spectators_muted if seat is None else state.seats[seat].muted
    if muted:
        raise Trouble("chat-muted", 403, {})
    text = names.plain(message.text)
    return rows.Spoke(text, seat) if text else None
