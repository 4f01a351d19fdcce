"""Rated tables: known players, a clock, the rules as they are printed, and nobody takes a seat over."""

from typing import Final

from gobelet.core.errors import Fact
from gobelet.core.ruleset import Ruleset
from gobelet.server.errors import Trouble
from gobelet.server.protocol import to_server
from gobelet.server.protocol.tables import NewTable
from gobelet.server.ratings.scale import bot_skill
from gobelet.server.tables import plans
from gobelet.server.tables.state import State

LEAST: Final = 2  # known players: against our bots alone nothing is rated


def check_wanted(wanted: NewTable, rules: Ruleset, choices: dict[str, Fact]) -> None:
    """Whether such a table can be rated, or Trouble that names the field."""
    if not wanted.clock:
        raise Trouble("rated-clock", 400, {"field": "clock"})
    if wanted.hints:
        raise Trouble("rated-hints", 400, {"field": "hints"})
    if wanted.open:
        raise Trouble("rated-open", 400, {"field": "open"})
    if wanted.shared:
        raise Trouble("rated-shared", 400, {"field": "shared"})
    if choices != rules.check(len(wanted.seats), {}):
        raise Trouble("rated-choices", 400, {"field": "choices"})
    check_seats(rules.id, [seat.bot for seat in wanted.seats])


def check_seats(ruleset: str, bots: list[str | None]) -> None:
    """Enough people (None), and no bot whose strength is not known."""
    if bots.count(None) < LEAST:
        raise Trouble("rated-alone", 400, {"field": "seats", "number": LEAST})
    for bot in bots:
        if bot is not None and bot_skill(ruleset, bot) is None:
            raise Trouble("rated-bot", 400, {"field": "seats", "bot": bot})


def check_player(rated: bool, player: str) -> None:
    """Only known players sit here."""
    if rated and not player:
        raise Trouble("rated-player", 403, {})


def check_message(state: State, message: to_server.ToServer) -> None:
    """What the host may not do at a rated table, before the game and in it."""
    if not state.settings.rated:
        return
    if isinstance(message, to_server.StartGame) and state.phase == "lobby":
        _check_start(state)
    if plans.asks_the_expert(message) and not state.settings.over_days:
        raise Trouble("rated-no-plans", 409, {})
    stops = isinstance(message, to_server.Pause) and message.on
    if stops or isinstance(message, to_server.Replace | to_server.Abandon):
        check_untouched(state)


def _check_start(state: State) -> None:
    """Every seat for a person has one."""
    if any(seat.kind == "free" for seat in state.seats):
        raise Trouble("rated-seat-free", 409, {})
    check_seats(state.settings.ruleset, [seat.bot if seat.kind == "bot" else None for seat in state.seats])


def check_untouched(state: State) -> None:
    """During a rated game no seat changes hands, and nobody stops it or calls it off."""
    if state.settings.rated and state.phase == "playing":
        raise Trouble("rated-running", 409, {})


def again(state: State, people: int) -> bool:
    """Whether the rematch is rated, too: as long as enough of its known players go along."""
    return state.settings.rated and people >= LEAST
