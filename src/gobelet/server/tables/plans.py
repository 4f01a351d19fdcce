"""Plans and standing orders: what a person has said beforehand, and when it answers for them.

They are sealed. Nobody else hears of one, and an answer that one gives looks like that of a quick person. In
windows there are the orders for cards (orders.py).
"""

from typing import Final
from zlib import crc32

from gobelet import api
from gobelet.bots.planner import Wishes as Checked
from gobelet.bots.planner import planner_of
from gobelet.core.errors import BadRequest
from gobelet.server.protocol import to_server
from gobelet.server.protocol.fields import Wish
from gobelet.server.protocol.to_browser import PlanShown
from gobelet.server.tables import rows
from gobelet.server.tables.seat_state import SeatState
from gobelet.server.tables.state import OrderedAnswer, State

SOONEST: Final = 900  # milliseconds until a plan answers: as long as a quick person takes,
UNEVEN: Final = 1_200  # and up to that much longer, otherwise it would show


# --- what is said ------------------------------------------------------------------------------------------


def wanted(state: State, number: int, message: to_server.SetPlan) -> rows.Planned | None:
    """The row for what a person says now; None if they have said it already. An error names its field."""
    ruleset = api.ruleset(state.settings.rules)
    planner = planner_of(ruleset)
    planner.check(ruleset, {**message.orders, **message.plan})
    standing = {field.name for field in planner.fields(ruleset) if field.standing}
    for name in [*(message.orders.keys() - standing), *(message.plan.keys() & standing)]:
        raise BadRequest("plan-wrong-part", "", {"field": name})
    seat = state.seats[number]
    if (message.orders, message.plan, message.every) == (seat.standing, seat.plan, seat.every_round):
        return None
    return rows.Planned(number, message.orders, message.plan, message.every)


def asks_the_expert(message: to_server.ToServer) -> bool:
    """Whether the expert bot would decide for this person."""
    return isinstance(message, to_server.SetPlan) or (
        isinstance(message, to_server.StandingOrder) and message.order == "worth"
    )


def shown(seat: SeatState) -> PlanShown | None:
    if not seat.standing and not seat.plan:
        return None
    return PlanShown(seat.standing, seat.plan, seat.every_round)


def end_of_round(state: State) -> None:
    """A plan is over with its round. One that was made in the lobby is for the first."""
    for number, seat in enumerate(state.seats):
        if seat.plan and not seat.every_round and state.round:
            state.seat(number).plan = {}


# --- what it answers ---------------------------------------------------------------------------------------


def wishes(seat: SeatState) -> Checked:
    """All that a seat has said, as its planner reads it."""
    return {name: as_read(value) for name, value in {**seat.standing, **seat.plan}.items()}


def as_read(wish: Wish) -> str | int | tuple[str, ...]:
    """A value as a planner reads it, and a record."""
    return tuple(wish) if isinstance(wish, list) else wish


def speaks(state: State, number: int) -> bool:
    """Whether this person has said something about the open question, and is not to be asked in person."""
    seat, game = state.seats[number], state.game
    if seat.by_bot or not (seat.standing or seat.plan) or state.window or game is None:
        return False
    if game.question is None or seat.in_person == game.serial or number not in game.waiting:
        return False
    return planner_of(game.ruleset).speaks(game.question, wishes(seat))


def said(state: State, number: int) -> dict[str, Wish]:
    """What this seat has said about the open question, for people to read beside its answer."""
    assert state.game is not None
    assert state.game.question is not None
    seat = state.seats[number]
    used = planner_of(state.game.ruleset).used(state.game.question)
    all_of_it = {**seat.standing, **seat.plan}
    return {name: all_of_it[name] for name in used if name in all_of_it}


def answers_at(state: State, number: int) -> int:
    """When the plan of a seat answers. Nobody can work out how long it takes."""
    drawn = crc32(f"{state.settings.secret} {state.question} {number}".encode())
    return max(state.opened, state.seats[number].planned) + SOONEST + drawn % UNEVEN


# --- what is kept ------------------------------------------------------------------------------------------


def answered(state: State, row: rows.AnsweredRow, number: int) -> None:
    """Keep what gave an answer, for the record."""
    state.by_orders = OrderedAnswer(state.by_orders, row.question, number, row.order)


def forget(state: State, question: int, number: int | None = None) -> None:
    """An answer was taken back, or all since a question."""
    kept = [
        one
        for one in given(state)
        if one.question < question or (number is not None and (one.question, one.seat) != (question, number))
    ]
    state.by_orders = None
    for one in kept:
        state.by_orders = OrderedAnswer(state.by_orders, one.question, one.seat, one.order)


def given(state: State) -> list[OrderedAnswer]:
    """The answers that orders and plans gave, in the order of the game."""
    found: list[OrderedAnswer] = []
    link = state.by_orders
    while link is not None:
        found.append(link)
        link = link.before
    return found[::-1]
