"""What is sealed: of a game with dice that others have, too, nothing is published before they are done.

A daily table opens when its day is over, a table of a duplicate round when the round is. And what such tables
refuse, so that nobody is helped. At a table of a tournament nobody has the powers of a host.
"""

from typing import TYPE_CHECKING, Final

from gobelet.server.errors import Trouble
from gobelet.server.protocol import to_server
from gobelet.server.tables import plans
from gobelet.server.tables.settings import DailyMark, TableSettings

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

MINUTE: Final = 60_000  # milliseconds
FOR_JUDGES: Final = (
    to_server.Pause,
    to_server.Replace,
    to_server.Abandon,
    to_server.Mute,
    to_server.Lock,
    to_server.Admit,
)


async def check_open(lobby: "Lobby", settings: TableSettings) -> None:
    """Refuse what shows something of the game, or repeats it, while others still play with its dice."""
    now = lobby.clock.now()
    if settings.daily is not None and now < settings.daily.ends:
        minutes = -((now - settings.daily.ends) // MINUTE)  # one that has begun counts
        raise Trouble("daily-sealed", 403, {"hours": minutes // 60, "minutes": minutes % 60})
    mark = settings.tournament
    if (
        mark is not None
        and mark.duplicate
        and not await lobby.tournaments.store.round_over(mark.id, mark.round)
    ):
        raise Trouble("tournament-sealed", 403, {"round": mark.round})


def check_message(settings: TableSettings, message: to_server.ToServer, now: int) -> None:
    """Refuse what would make this game another one than everybody has."""
    if settings.daily is not None:
        _check_daily(settings.daily, message, now)
    if settings.tournament is not None:
        _check_tournament(settings, message)


def _check_daily(daily: DailyMark, message: to_server.ToServer, now: int) -> None:
    if plans.asks_the_expert(message):
        raise Trouble("daily-no-plans", 409, {})
    match message:
        case to_server.SwitchHints():
            raise Trouble("daily-no-hints", 409, {})
        case to_server.Replace():
            raise Trouble("daily-same-bots", 409, {})
        case to_server.Answer() if now >= daily.ends:
            raise Trouble("daily-over", 409, {"day": daily.day})


def _check_tournament(settings: TableSettings, message: to_server.ToServer) -> None:
    if plans.asks_the_expert(message) and not settings.over_days:
        raise Trouble("tournament-no-plans", 409, {})
    if isinstance(message, to_server.SwitchHints):
        raise Trouble("tournament-no-hints", 409, {})
    if isinstance(message, FOR_JUDGES):
        raise Trouble("tournament-judge-only", 403, {})
