"""Seats: tokens, and who may sit where."""

import secrets
from hashlib import sha256
from hmac import compare_digest

from gobelet import bots
from gobelet.server.errors import Trouble
from gobelet.server.protocol.tables import SitDown
from gobelet.server.tables import names, rated, rows
from gobelet.server.tables.seat_state import SeatState
from gobelet.server.tables.state import REQUESTS, State
from gobelet.server.tables.visitor import ANYBODY, Visitor

TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters that are not mistaken for each other


def new_table_id() -> str:
    """Eighty random bits: nobody guesses a link."""
    return "".join([secrets.choice(TABLE_LETTERS) for _letter in range(16)])


def rematch_id(state: State) -> str:
    """The id of the table that follows this one: nobody guesses it without the seats' tokens."""
    known = " ".join(
        ["rematch", state.settings.id, state.settings.secret, *[seat.token for seat in state.seats]]
    )
    return "".join([TABLE_LETTERS[byte % 32] for byte in sha256(known.encode()).digest()[:16]])


def new_token() -> str:
    """128 random bits. None begins with a dash: after `--token` that would be read as another option."""
    token = secrets.token_urlsafe(16)
    return token if not token.startswith("-") else new_token()


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def seat_of(state: State, token: str) -> int | None:
    """The seat that this token opens."""
    wanted = hash_of(token)
    for number, seat in enumerate(state.seats):
        if seat.kind == "person" and _opens(seat, wanted):
            return number
    return None


def is_screen(state: State, token: str) -> bool:
    """Whether this is the key that the host has given to a big screen."""
    return bool(state.settings.screen) and compare_digest(state.settings.screen.encode(), token.encode())


def _opens(seat: SeatState, wanted: str) -> bool:
    """Whether this is the hash of the seat's own token, or of one of another device of its player."""
    return compare_digest(seat.token, wanted) or any(
        compare_digest(token, wanted) for token, _device in seat.keys
    )


def seat_of_player(state: State, player: str) -> int:
    """The seat of a known player."""
    for number, seat in enumerate(state.seats):
        if seat.kind == "person" and seat.player == player:
            return number
    raise Trouble("no-seat-of-yours", 404, {})


def request_of(state: State, token: str) -> str:
    """The hash of a token with which somebody asks for a seat."""
    wanted = hash_of(token)
    for request in state.requests:
        if compare_digest(request.token, wanted):
            return wanted
    raise Trouble("unknown-token", 401, {})


def unkey(state: State, device: str) -> rows.DeviceUnkeyed | None:
    """The row by which the tokens of a device are taken back, if it has some here."""
    for seat in state.seats:
        if device in (seat.device, *[other for _token, other in seat.keys]):
            return rows.DeviceUnkeyed(device)
    return None


def check_bot(name: str | None) -> None:
    if name is not None and name not in bots.available():
        raise Trouble("unknown-bot", 400, {"bot": name, "known": bots.available()})


def sit(
    state: State, wanted: SitDown, name: str, token: str, who: Visitor = ANYBODY
) -> rows.Sat | rows.Requested:
    """The row by which a person takes a seat, or asks the host for a bot's."""
    if state.phase not in ("lobby", "playing"):
        raise Trouble("table-not-open", 409, {})
    if state.locked:
        raise Trouble("table-locked", 403, {})
    rated.check_untouched(state)
    browser = hash_of(wanted.browser) if wanted.browser is not None else ""
    _check_once(state, browser, who.player)
    number = _choose(state, wanted.seat)
    if state.phase == "playing" and _needs_yes(state, number, browser, who.player):
        _check_requests(state, browser)
        look = (wanted.avatar, wanted.colour)
        return rows.Requested(number, name, hash_of(token), browser, who.player, who.device, *look)
    return rows.Sat(
        number,
        _called(state, name),
        hash_of(token),
        wanted.commitment,
        browser,
        who.player,
        who.device,
        wanted.avatar,
        wanted.colour,
    )


def _called(state: State, name: str, own: int | None = None) -> str:
    """The name of this person, unlike every other at the table; `own` is their seat, if they have one."""
    others = [seat for number, seat in enumerate(state.seats) if number != own]
    return names.apart(name, [seat.name for seat in others if seat.kind == "person"])


def renamed(state: State, seat: int, name: str) -> str:
    """What a person who already sits here is called, if they want this name."""
    return _called(state, name, seat)


def _check_once(state: State, browser: str, player: str) -> None:
    """One browser has one seat, and so has one player; who was removed from the lobby stays away.

    Programs name neither.
    """
    known = {one for one in (browser, player) if one}
    mine = [number for number, seat in enumerate(state.seats) if known & {seat.browser, seat.player}]
    if mine and not state.settings.shared:
        raise Trouble("one-seat", 409, {"number": mine[0]})
    if state.phase == "lobby" and known & set(state.removed):
        raise Trouble("removed-by-host", 403, {})


def _choose(state: State, wanted: int | None) -> int:
    """The seat that is wanted; otherwise the first free one, or the first of a bot."""
    if wanted is None:
        free = [number for number, seat in enumerate(state.seats) if seat.kind == "free"]
        free += [number for number, seat in enumerate(state.seats) if seat.kind == "bot"]
        if not free:
            raise Trouble("table-full", 409, {})
        return free[0]
    if wanted >= len(state.seats):
        raise Trouble("no-such-seat", 404, {"number": wanted})
    if state.seats[wanted].kind == "person":
        raise Trouble("seat-taken", 409, {"number": wanted})
    return wanted


def _needs_yes(state: State, number: int, browser: str, player: str) -> bool:
    """During the game a bot's seat is the host's to give; to somebody they have removed, any seat is."""
    if {one for one in (browser, player) if one} & set(state.removed):
        return True
    return state.seats[number].kind == "bot" and not state.settings.open


def _check_requests(state: State, browser: str) -> None:
    """A browser has one request: a new one takes the place of the one before."""
    others = [one for one in state.requests if not one.declined and (not browser or one.browser != browser)]
    if len(others) >= REQUESTS:
        raise Trouble("requests-full", 409, {"number": REQUESTS})


def admit(state: State, number: int, yes: bool) -> rows.Sat | rows.Declined:
    """The host's answer to a request."""
    for one in state.requests:
        if one.number == number and not one.declined:
            if not yes:
                return rows.Declined(number)
            known = (one.browser, one.player, one.device, one.avatar, one.colour)
            return rows.Sat(one.seat, _called(state, one.name), one.token, None, *known)
    raise Trouble("request-over", 409, {})


def withdraw(state: State, token: str) -> rows.Declined | None:
    """The row by which somebody takes their request back; `token` is its hash."""
    open_ones = [one for one in state.requests if one.token == token and not one.declined]
    return rows.Declined(open_ones[0].number) if open_ones else None
