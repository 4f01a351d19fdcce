"""What a finished daily game was: points, and what decisions cost. Counted once, in a process of its own."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from gobelet import records
from gobelet.analysis.decision_costs import cost_of
from gobelet.analysis.stages import story_of
from gobelet.server.errors import Trouble
from gobelet.server.replays.replayers import attempt
from gobelet.server.storage.daily import TryResult
from gobelet.server.tables.published_record import record_text
from gobelet.server.tables.state import State

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

PLAYER: Final = 0  # the seat of the person
UNFINISHED: Final = TryResult(None, None, None)

logger = logging.getLogger(__name__)


def count(record: str) -> tuple[int, bool, float]:
    """In a process of the pool: points, whether the game was won, and what decisions cost."""
    story = story_of(records.read(record).record)
    return story.end.scores[PLAYER], PLAYER in story.end.winners, cost_of(story, PLAYER)


async def result_of(lobby: "Lobby", state: State) -> TryResult:
    if state.phase != "over":
        return UNFINISHED
    text = await asyncio.to_thread(record_text, state)
    return TryResult(*await lobby.replayers.pool.run(attempt, count, text))


async def count_all(lobby: "Lobby") -> None:
    """The results of all games that have ended. Two workers that count the same find the same."""
    for id in await lobby.daily.store.uncounted():
        try:
            state = (await lobby.table(id)).state
            await lobby.daily.store.count(id, state.at, await result_of(lobby, state))
        except Trouble as trouble:
            logger.debug("the result of %s was not counted: %s", id, trouble)
        except Exception:  # it is tried again; other results are counted meanwhile
            logger.exception("the result of %s was not counted", id)
