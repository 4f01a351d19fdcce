"""When something is due at a table: clocks, beats and bots, from the times of its rows alone."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from gobelet.core.game import Game
from gobelet.server.games.game_wire import wire_of
from gobelet.server.tables.bot_pool import QUICK
from gobelet.server.tables.state import State

OPENING: Final = 5_000  # milliseconds to open commitments in
LONGEST_WAIT: Final = 60_000  # of a window at a table without a clock
ALONE_LISTED: Final = 15 * 60_000  # so that nobody waits at a table whose host has gone
SOLO_BEAT: Final = 60  # short for a person, but the same for every window, whatever bots hold
SLOW_BEAT: Final = 500  # the same, where a bot plays that takes its time
THOUGHT: Final = 1_200  # how long such a bot takes for an answer, at least

What = Literal["open", "window", "bots", "clock", "alone"]


class Due(NamedTuple):
    at: int  # milliseconds
    what: What


def due(state: State) -> Due | None:
    """What happens next by itself, and when; None if nothing does."""
    if state.phase == "lobby":
        return Due(state.alone + patience(state), "alone") if state.alone is not None else None
    if state.phase == "opening":
        return Due(state.opened if all_open(state) else state.opened + OPENING, "open")
    if state.phase != "playing":
        return None
    if state.alone is not None:
        return Due(state.alone + patience(state), "alone")
    if state.paused is not None:
        return None
    if state.window:
        return Due(window_end(state), "window")
    return _open_question(state)


def patience(state: State) -> int:
    """How long a table lasts without anybody. A listed lobby keeps nobody waiting for a host who is gone."""
    settings = state.settings
    if state.phase in ("playing", "opening"):
        return settings.game_patience
    return min(ALONE_LISTED, settings.lobby_patience) if settings.listed else settings.lobby_patience


def all_open(state: State) -> bool:
    """Whether every seat with a commitment has opened it."""
    return all(state.entropies[seat] or not made for seat, made in enumerate(state.commitments))


def _open_question(state: State) -> Due | None:
    """Bots answer at their pace, people until the clock."""
    owing = list(state.owing())
    if any(state.seats[seat].by_bot for seat in owing):
        return Due(state.opened + pace(state), "bots")
    if state.settings.clock:
        return Due(state.opened + state.settings.clock * 1000, "clock")
    gone = [seat for seat in owing if state.seats[seat].left]
    return Due(state.opened + LONGEST_WAIT, "clock") if gone else None


def pace(state: State) -> int:
    """How long bots take for an answer: it depends on nothing that they hold."""
    beat = state.settings.beat // 4 if state.solitary() else state.settings.beat
    return max(beat, THOUGHT) if slow_bots(state) else beat


def slow_bots(state: State) -> int:
    """How many bots play here that take their time, as everybody knows."""
    return len([seat for seat in state.seats if seat.by_bot and seat.bot not in QUICK])


def window_end(state: State) -> int:
    """A window lasts one beat. Wait makes it last to the clock, or until those who wait have answered."""
    beat = state.settings.beat
    if state.solitary() and not may_act(state):
        beat = min(beat, SLOW_BEAT if slow_bots(state) else SOLO_BEAT)
    if state.waiting - state.sealed.keys():
        longest = state.settings.clock * 1000 or LONGEST_WAIT
        return state.opened + max(beat, longest)
    return state.opened + beat


def may_act(state: State) -> bool:
    """Whether the one person who plays can still do anything but pass in this window, by their orders too."""
    assert state.game is not None
    for number in state.owing():
        seat = state.seats[number]
        if not seat.by_bot and acts(state.game, number, seat.orders):
            return True
    return False


def acts(game: Game, seat: int, orders: Mapping[str, str]) -> tuple[int, ...]:
    """The options of this seat in a window beside passing, those left out that it never wants."""
    card_of = wire_of(game.ruleset).card_of
    cards = [(option, card_of(option)) for option in game.options(seat)]
    return tuple([option for option, card in cards if card and orders.get(card, "ask") != "never"])
