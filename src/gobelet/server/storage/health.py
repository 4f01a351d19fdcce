"""Which parts outside this program can be reached. The log gets a line when that changes."""

import logging
import time
from collections.abc import Callable
from typing import Final, Literal

Part = Literal["database", "bus"]
AGAIN: Final = 60.0  # seconds until the next line about a part that is still away

logger = logging.getLogger(__name__)


class Health:
    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.monotonic: Final = monotonic
        self.since: Final[dict[Part, float]] = {}  # the parts that are away
        self.told: Final[dict[Part, float]] = {}  # when the log last had a line about it

    def away(self, part: Part) -> bool:
        return part in self.since

    def down(self, part: Part, error: BaseException) -> None:
        now = self.monotonic()
        self.since.setdefault(part, now)
        if now - self.told.get(part, -AGAIN) >= AGAIN:
            self.told[part] = now
            logger.error("the %s is away: %s", part, in_a_line(error))

    def up(self, part: Part) -> None:
        if part in self.since:
            logger.warning("the %s is back after %.1f s", part, self.monotonic() - self.since.pop(part))
            self.told.pop(part, None)


def in_a_line(error: BaseException) -> str:
    """SQLAlchemy adds the statement, in lines of its own."""
    words = str(getattr(error, "orig", None) or error) or type(error).__name__
    return words.partition("\n")[0][:300].rstrip(".")
