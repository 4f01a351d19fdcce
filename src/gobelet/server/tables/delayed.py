"""Watching with a delay: who looks on sees the table as it was when the round before ended.

Until this round ends nothing that a player does changes what such a viewer is sent, nor when. Then they get
all of it at once. What has nothing to do with the game, such as who is connected and what is said, they hear
as all do.
"""

from gobelet.core.event import Event
from gobelet.server.tables.state import State


def hold_back(before: State, after: State, events: list[Event]) -> None:
    """Keep the table that this round began with, and what has happened since."""
    if not after.settings.delayed:
        return
    running = before.phase == after.phase == "playing"
    if not running or after.round != before.round:
        after.earlier = None
    elif after.earlier is None:
        after.earlier = before.successor()
    hidden = after.hides_from(None, late=True)
    after.unseen = (*after.unseen, *events) if hidden else ()
