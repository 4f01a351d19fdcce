"""Seats: tokens, and who may sit where."""

import secrets
from hashlib import sha256
from hmac import compare_digest

from gobelet import bots
from gobelet.server.errors import Trouble
from gobelet.server.protocol.messages import SitDown
from gobelet.server.tables import names, rows
from gobelet.server.tables.state import REQUESTS, State

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
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def seat_of(state: State, token: str) -> int | None:
    """The seat that this token opens."""
    wanted = hash_of(token)
    for number, seat in enumerate(state.seats):
        if seat.kind == "person" and compare_digest(seat.token, wanted):
            return number
    return None


def request_of(state: State, token: str) -> str:
    """The hash of a token with which somebody asks for a seat."""
    wanted = hash_of(token)
    for request in state.requests:
        if compare_digest(request.token, wanted):
            return wanted
    raise Trouble("unknown-token", 401, {})


def check_bot(name: str | None) -> None:
    if name is not None and name not in bots.available():
        raise Trouble("unknown-bot", 400, {"bot": name, "known": bots.available()})


def sit(state: State, wanted: SitDown, name: str, token: str) -> rows.Sat | rows.Requested:
    """The row by which a person takes a seat, or asks the host for a bot's."""
    if state.phase not in ("lobby", "playing"):
        raise Trouble("table-not-open", 409, {})
    if state.locked:
        raise Trouble("table-locked", 403, {})
    browser = hash_of(wanted.browser) if wanted.browser is not None else ""
    _check_browser(state, browser)
    number = _choose(state, wanted.seat)
    if state.phase == "playing" and _needs_yes(state, number, browser):
        return _request(state, number, name, token, browser)
    return rows.Sat(number, _called(state, name), hash_of(token), wanted.commitment, browser)


def _called(state: State, name: str) -> str:
    """The name of this person, unlike every other at the table."""
    return names.apart(name, [seat.name for seat in state.seats if seat.kind == "person"])


def _check_browser(state: State, browser: str) -> None:
    """One browser has one seat, and who was removed from the lobby stays away. Programs name no browser."""
    if not browser:
        return
    mine = [number for number, seat in enumerate(state.seats) if seat.browser == browser]
    if mine and not state.settings.shared:
        raise Trouble("one-seat", 409, {"number": mine[0]})
    if state.phase == "lobby" and browser in state.removed:
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


def _needs_yes(state: State, number: int, browser: str) -> bool:
    """During the game a bot's seat is the host's to give; to somebody they have removed, any seat is."""
    if browser and browser in state.removed:
        return True
    return state.seats[number].kind == "bot" and not state.settings.open


def _request(state: State, number: int, name: str, token: str, browser: str) -> rows.Requested:
    """A browser has one request: a new one takes the place of the one before."""
    others = [one for one in state.requests if not one.declined and (not browser or one.browser != browser)]
    if len(others) >= REQUESTS:
        raise Trouble("requests-full", 409, {"number": REQUESTS})
    return rows.Requested(number, name, hash_of(token), browser)


def admit(state: State, number: int, yes: bool) -> rows.Sat | rows.Declined:
    """The host's answer to a request."""
    for one in state.requests:
        if one.number == number and not one.declined:
            name = _called(state, one.name)
            return rows.Sat(one.seat, name, one.token, None, one.browser) if yes else rows.Declined(number)
    raise Trouble("request-over", 409, {})


def withdraw(state: State, token: str) -> rows.Declined | None:
    """The row by which somebody takes their request back; `token` is its hash."""
    open_ones = [one for one in state.requests if one.token == token and not one.declined]
    return rows.Declined(open_ones[0].number) if open_ones else None
