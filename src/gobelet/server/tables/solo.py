"""Windows of one person alone: whom a window is for, and what others see meanwhile."""

from gobelet.core.event import Event
from gobelet.server.tables import deadlines
from gobelet.server.tables.state import State


def put_off(state: State, time: int) -> None:
    """The clock of the open question has stood still for this time; so has the one that others see."""
    state.opened += time
    if state.before is not None:
        state.before = state.before.successor()
        state.before.opened += time


def put_question(before: State, after: State, events: list[Event]) -> None:
    """Decide for whom a window is, when it opens, and what others see if it is for one person alone.

    While a person is alone with bots, the table remembers how it last waited for this person. Somebody who
    comes in a window that is for this person alone sees that, and can't tell that there is a window: so far
    as they know the person still thinks. Once the person has nothing to do in it any more, the window is
    for everybody, and lasts its beat.
    """
    one = after.only() if after.phase == "playing" else None
    if after.question != before.question or after.phase != "playing":
        after.solo = one if after.window else None
    elif after.solo is not None and one != after.solo:
        if not deadlines.may_act(after):
            after.solo = None
            after.opened = after.at
        elif before.only() == after.solo:
            after.opened = after.at  # from now on it has a time limit
    if after.solo is None and (one is None or after.waits_for(one)):
        after.before = None
        after.held = ()
    elif after.before is not None:
        after.held = (*after.held, *events)
    elif after.solo is not None or (one is not None and before.waits_for(one)):
        after.before = before.successor()
        after.before.solo = None
        after.held = tuple(events)
