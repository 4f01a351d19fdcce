"""What is stored for moderation goes when its time is over."""

from typing import Final

from gobelet.server.storage.database import Store
from gobelet.server.storage.moderators import Moderators
from gobelet.server.storage.reports import Reports
from gobelet.server.storage.restrictions import Restrictions

DAY: Final = 86_400_000
SETTLED_KEPT: Final = 30  # days after a moderator has acted on a report
OPEN_KEPT: Final = 90  # days of a report on which nobody acts
ENDED_KEPT: Final = 30  # days after a ban or a mute has ended


async def sweep_moderation(store: Store, now: int) -> None:
    await Reports(store).forget(now - SETTLED_KEPT * DAY, now - OPEN_KEPT * DAY)
    await Restrictions(store).forget(now - ENDED_KEPT * DAY)
    await Moderators(store).forget_old(now)
