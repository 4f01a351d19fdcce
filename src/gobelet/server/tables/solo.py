"""One person alone with bots: when this begins and ends, and what those who come meanwhile see.

Whoever comes, to play or to look on, is a guest until the next question is put to that person that is no
window. Guests see the table as it last waited for the person, and bots play for them. So far as they know the
person still thinks about that question: whether there is a window, and whether the person can react in it,
changes nothing that a guest gets.
"""

from functools import cache

from gobelet import api
from gobelet.core.event import Event
from gobelet.server.games.game_wire import wire_of
from gobelet.server.tables.state import State


def put_question(before: State, after: State, events: list[Event]) -> None:
    """Decide whether one person is alone, and keep the table that guests see."""
    put = after.question != before.question
    _let_in(after, put)
    if after.lone is None and put:
        after.lone = _alone(after)
    if after.solo is not None and after.guests and not before.guests:
        after.opened = after.at  # from now on the person has a time limit
    if not after.guests:
        after.company = None
    elif after.company is None:
        after.company = after.at
    if after.lone is None or after.waits_for(after.lone):
        after.before = None
        after.held = ()
    elif after.before is not None:
        after.held = (*after.held, *events)
    else:
        after.before = before.successor()
        after.held = tuple(events)


def _let_in(state: State, put: bool) -> None:
    """Guests are at the table when its person is asked, does not come, or has a bot playing for them."""
    if state.lone is None:
        return
    person = state.seats[state.lone]
    asked = state.waits_for(state.lone) and (put or not person.present)
    if state.phase == "playing" and not person.by_bot and not asked:
        return
    if state.guests or state.phase != "playing" or person.by_bot:
        state.lone = None
    for number, seat in enumerate(state.seats):
        if seat.guest:
            state.seat(number).guest = False


def _alone(state: State) -> int | None:
    """The one person who plays, when a question is put to them, in a game that has windows.

    Over days nobody is: the others come and go.
    """
    one = state.only() if not state.settings.over_days else None
    if one is None or not state.waits_for(one) or not _has_windows(state.settings.rules):
        return None
    return one


@cache
def _has_windows(rules: str) -> bool:
    ruleset = api.ruleset(rules)
    return wire_of(ruleset).windows(ruleset)
