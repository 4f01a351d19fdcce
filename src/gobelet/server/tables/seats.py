"""Seats: tokens, and who may sit where."""

import secrets
from hashlib import sha256
from hmac import compare_digest

from gobelet import bots
from gobelet.server.errors import Trouble
from gobelet.server.tables import names, rows
from gobelet.server.tables.state import State

TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters that are not mistaken for each other


def new_table_id() -> str:
    """Eighty random bits: nobody guesses a link."""
    return "".join([secrets.choice(TABLE_LETTERS) for _letter in range(16)])


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


def check_bot(name: str | None) -> None:
    if name is not None and name not in bots.available():
        raise Trouble("unknown-bot", 400, {"bot": name, "known": bots.available()})


def sit(state: State, wanted: int | None, name: str, token: str, commitment: str | None) -> rows.Sat:
    """The row by which a person takes a seat: a free one, or a bot's."""
    if state.phase not in ("lobby", "playing"):
        raise Trouble("table-not-open", 409, {})
    if wanted is None:
        free = [number for number, seat in enumerate(state.seats) if seat.kind == "free"]
        free += [number for number, seat in enumerate(state.seats) if seat.kind == "bot"]
        if not free:
            raise Trouble("table-full", 409, {})
        wanted = free[0]
    elif wanted >= len(state.seats):
        raise Trouble("no-such-seat", 404, {"number": wanted})
    elif state.seats[wanted].kind == "person":
        raise Trouble("seat-taken", 409, {"number": wanted})
    others = [seat.name for seat in state.seats if seat.kind == "person"]
    return rows.Sat(wanted, names.apart(name, others), hash_of(token), commitment)
