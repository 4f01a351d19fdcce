"""What a message asks of a table, as a row for its log: or nothing, if it is done already, or Trouble."""

from collections.abc import Callable
from hashlib import blake2b, sha256

import msgspec

from gobelet import api
from gobelet.server.errors import Trouble
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol import to_server
from gobelet.server.protocol.answers import Choice
from gobelet.server.tables import (
    looks,
    names,
    one_device,
    orders,
    plans,
    rated,
    rows,
    seal,
    seats,
    undo,
)
from gobelet.server.tables.deadlines import AWAITED_GONE, HOST_GONE
from gobelet.server.tables.growth import check_room
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.state import State

Decision = Callable[[State], AnyRow | None]

FOR_HOSTS = (
    to_server.StartGame,
    to_server.Pause,
    to_server.Replace,
    to_server.Mute,
    to_server.Lock,
    to_server.Admit,
    to_server.Abandon,
)


def decision(
    message: to_server.ToServer, seat: int | None, now: Callable[[], int], request: str = ""
) -> Decision:
    """What to do with this message of that seat, in any state that the table may be in by then.

    `now` is the table's clock, `request` the hash of the token with which a spectator asks for a seat.
    """

    def decide(state: State) -> AnyRow | None:
        row = _allowed(state, seat, message, now(), request)
        check_room(state.spent, row, state.host)
        return row

    return decide


def _allowed(
    state: State, seat: int | None, message: to_server.ToServer, time: int, request: str
) -> AnyRow | None:
    if isinstance(message, to_server.Chat):
        return _talk(state, seat, message)
    if seat is None and request and isinstance(message, to_server.LeaveTable):
        return seats.withdraw(state, request)
    if seat is None:
        raise Trouble("only-for-players", 403, {})
    if isinstance(message, FOR_HOSTS) and state.host != seat and not _ends_pause(state, message, time):
        raise Trouble("only-for-hosts", 403, {})
    rated.check_message(state, message)
    seal.check_message(state.settings, message, time)
    if isinstance(message, to_server.StandIn):
        return _stand_in(state, seat, message, time)
    return _decide(state, seat, message)


def _decide(state: State, seat: int, message: to_server.ToServer) -> AnyRow | None:
    match message:
        case to_server.Answer():
            return _answer(state, seat, message)
        case to_server.Withdraw():
            return _withdraw(state, seat, message.question)
        case to_server.Undo():
            return _undo(state, seat, message.question)
        case to_server.Wait():
            return _wait(state, seat, message.question)
        case to_server.NoReactions():
            return _spare(state, seat, message)
        case to_server.SwitchHints():
            return _switch_hints(state, seat, message.on)
        case to_server.StandingOrder():
            return _order(state, seat, message)
        case to_server.SetPlan():
            _in_phase(state, "lobby", "opening", "playing")
            return plans.wanted(state, seat, message)
        case to_server.Rename():
            _in_phase(state, "lobby")
            name = seats.renamed(state, seat, names.clean_name(message.name))
            return rows.Renamed(seat, name) if name != state.seats[seat].name else None
        case to_server.LookOtherwise():
            _in_phase(state, "lobby")
            me = (looks.worn(state, seat, "avatar"), looks.worn(state, seat, "colour"))
            wanted = (message.avatar, message.colour)
            return rows.Looked(seat, *wanted) if wanted != me else None
        case to_server.Commit():
            return _commit(state, seat, message.commitment)
        case to_server.Open():
            return _open(state, seat, message.entropy)
        case to_server.StartGame():
            _in_phase(state, "lobby")
            return rows.Started()
        case to_server.Pause():
            _in_phase(state, "playing")
            return rows.Paused(message.on, seat) if message.on != (state.paused is not None) else None
        case to_server.Replace():
            return _replace(state, seat, message)
        case to_server.Mute():
            _seat_exists(state, message.seat or 0)
            muted = state.spectators_muted if message.seat is None else state.seats[message.seat].muted
            return rows.Muted(message.on, message.seat) if message.on != muted else None
        case to_server.Lock():
            return rows.Locked(message.on) if message.on != state.locked else None
        case to_server.Admit():
            return seats.admit(state, message.request, message.yes)
        case to_server.Touch():
            return _touch(state, seat)
        case to_server.LeaveTable():
            return rows.LeftRow(seat)
        case to_server.Abandon():
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


def _answer(state: State, seat: int, message: to_server.Answer) -> AnyRow | None:
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


def _undo(state: State, seat: int, question: int) -> AnyRow | None:
    refused = undo.refusal(state, seat)
    if refused is not None:
        raise refused
    _standing(state, seat, question)
    return rows.Undone(state.decisions[-1].before.serial, seat)


def _switch_hints(state: State, seat: int, on: bool) -> AnyRow | None:
    _in_phase(state, "playing")
    if not state.among_bots(seat):
        raise Trouble("hints-people", 409, {})
    return rows.HintsSwitched(seat, on) if on != state.hints else None


def _wait(state: State, seat: int, question: int) -> AnyRow | None:
    _standing(state, seat, question)
    assert state.game is not None
    endless = state.solo is not None or one_device.is_open_window(state) or state.settings.over_days
    if not state.window or endless or not state.game.asked >> seat & 1:
        raise Trouble("wait-not-now", 409, {})
    if seat in state.waiting:
        return None
    if seat in state.sealed:  # nothing would wait for it: all would see that it has answered
        raise state.game.not_asked(seat)
    if not state.seats[seat].waits:
        raise Trouble("wait-no-more", 409, {})
    return rows.Waited(question, seat)


def _spare(state: State, seat: int, message: to_server.NoReactions) -> AnyRow | None:
    _in_phase(state, "playing")
    me = state.seats[seat]
    wanted = (message.on and not message.orders, message.on and message.orders)
    return rows.Quieted(seat, message.on, wanted[1]) if wanted != (me.quiet, me.by_orders) else None


def _order(state: State, seat: int, message: to_server.StandingOrder) -> AnyRow | None:
    ruleset = api.ruleset(state.settings.rules)
    if message.card not in wire_of(ruleset).orderable(ruleset):
        raise Trouble("choice-unknown", 400, {"what": message.card})
    if orders.order_for(state.seats[seat], message.card) == message.order:
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


def _ends_pause(state: State, message: to_server.ToServer, time: int) -> bool:
    """A pause whose author is gone may be ended by anybody at the table: over days, gone for a clock."""
    if not isinstance(message, to_server.Pause) or message.on or state.paused is None:
        return False
    author = state.pauser if state.pauser is not None else state.host
    kind = state.seats[author].kind
    gone = state.settings.clock * 1000 if state.settings.over_days else HOST_GONE
    return kind != "person" or _gone(state, author, time, gone)


def _stand_in(state: State, mine: int, message: to_server.StandIn, time: int) -> AnyRow | None:
    """Without a clock nobody answers for a person who is gone, unless the others want it."""
    _standing(state, mine, message.question)
    _seat_exists(state, message.seat)
    seat = message.seat
    if state.settings.clock:
        raise Trouble("stand-in-clock", 409, {})
    if state.window and not one_device.is_open_window(state):  # otherwise it ends by itself
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


def _replace(state: State, seat: int, message: to_server.Replace) -> AnyRow | None:
    _in_phase(state, "lobby", "playing")
    _seat_exists(state, message.seat)
    seats.check_bot(message.bot)
    if message.seat == seat:
        raise Trouble("replace-oneself", 400, {})
    return rows.Replaced(message.seat, message.bot)


def _talk(state: State, seat: int | None, message: to_server.Chat) -> AnyRow | None:
    muted = state.spectators_muted if seat is None else state.seats[seat].muted
    if muted:
        raise Trouble("chat-muted", 403, {})
    text = names.plain(message.text)
    return rows.Spoke(text, seat) if text else None
