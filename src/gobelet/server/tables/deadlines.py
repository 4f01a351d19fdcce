"""When something is due at a table: clocks, beats and bots, from the times of its rows alone."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from gobelet.core.game import Game
from gobelet.server.games.game_wire import wire_of
from gobelet.server.tables.bot_pool import QUICK
from gobelet.server.tables.state import State

OPENING: Final = 5_000  # milliseconds to open commitments in
LONGEST_WAIT: Final = 60_000  # of a window at a table without a clock
HOST_GONE: Final = 60_000  # milliseconds without a connection, after which another is the host
AWAITED_GONE: Final = 120_000  # the same, after which others may let a bot answer
ALONE_LISTED: Final = 15 * 60_000  # so that nobody waits at a table whose host has gone
SOLO_BEAT: Final = 60  # what bots have to think in a window: short for a person, whatever the bots hold
SLOW_BEAT: Final = 500  # the same, where a bot plays that takes its time
PACE: Final = 2_000  # how long other bots take for an answer, at most
THOUGHT: Final = 1_200  # how long such a bot takes for an answer, at least

What = Literal["open", "window", "bots", "clock", "alone", "host"]


class Due(NamedTuple):
    at: int  # milliseconds
    what: What


def due(state: State) -> Due | None:
    """What happens next by itself, and when; None if nothing does."""
    if state.phase not in ("lobby", "opening", "playing"):
        return None
    found = (_abandonment(state), _succession(state), _course(state))
    return min([one for one in found if one is not None], default=None)


def _abandonment(state: State) -> Due | None:
    """A listed lobby lasts while somebody sits there, any other table while somebody looks on at least."""
    listed = state.settings.listed and state.phase == "lobby"
    since = state.alone if listed else state.deserted
    return Due(since + patience(state), "alone") if since is not None and state.phase != "opening" else None


def patience(state: State) -> int:
    """How long a table lasts without anybody. A listed lobby keeps nobody waiting for a host who is gone."""
    settings = state.settings
    if state.phase in ("playing", "opening"):
        return settings.game_patience
    return min(ALONE_LISTED, settings.lobby_patience) if settings.listed else settings.lobby_patience


def _succession(state: State) -> Due | None:
    """A host who is gone is followed by the next person who is connected."""
    host = state.seats[state.host]
    if host.gone is None or next_host(state) is None:
        return None
    return Due(host.gone + HOST_GONE, "host")


def next_host(state: State) -> int | None:
    seats = len(state.seats)
    for number in range(1, seats):
        seat = (state.host + number) % seats
        if state.seats[seat].present:
            return seat
    return None


def _course(state: State) -> Due | None:
    """The game goes on."""
    if state.phase == "opening":
        return Due(state.opened if all_open(state) else state.opened + OPENING, "open")
    if state.phase != "playing" or stands(state):
        return None
    if state.window:
        end = window_end(state)
        return Due(end, "window") if end is not None else None
    return _open_question(state)


def stands(state: State) -> bool:
    """Whether the clock stands still: the game is paused, or no player is connected."""
    return state.paused is not None or state.alone is not None


def all_open(state: State) -> bool:
    """Whether every seat with a commitment has opened it."""
    return all(state.entropies[seat] or not made for seat, made in enumerate(state.commitments))


def _open_question(state: State) -> Due | None:
    """Bots answer at their pace, people until the clock."""
    if any(state.seats[seat].by_bot for seat in state.owing()):
        return Due(state.opened + pace(state), "bots")
    if state.settings.clock:
        return Due(state.opened + state.settings.clock * 1000, "clock")
    return Due(state.opened + LONGEST_WAIT, "clock") if overdue(state) else None


def overdue(state: State) -> list[int]:
    """For whom the clock answers: all who owe an answer, or without a clock those who have left."""
    return [seat for seat in state.owing() if state.settings.clock or state.seats[seat].left]


def question_end(state: State) -> int | None:
    """What an open question shows: the clock of those who are waited for, otherwise the pace of bots."""
    people = [seat for seat in state.owing() if not state.seats[seat].by_bot]
    if not people:
        return state.opened + pace(state)
    if state.settings.clock:
        return state.opened + state.settings.clock * 1000
    return state.opened + LONGEST_WAIT if overdue(state) == people else None


def pace(state: State) -> int:
    """How long bots take for an answer: it depends on nothing that they hold."""
    beat = min(state.settings.beat, PACE)
    beat = beat // 4 if state.solitary() else beat
    return max(beat, THOUGHT) if slow_bots(state) else beat


def slow_bots(state: State) -> int:
    """How many bots play here that take their time, as everybody knows."""
    return len([seat for seat in state.seats if seat.by_bot and seat.bot not in QUICK])


def window_end(state: State) -> int | None:
    """When this window is over by itself; None if it waits for the one person whom it is for.

    A window lasts one beat for all. Wait makes it last to the clock, or until those who wait have answered.
    It takes no time if nobody who is asked reacts, as all know.
    """
    longest = state.settings.clock * 1000 or LONGEST_WAIT
    if state.solo is not None and may_act(state):
        # Once somebody else has come they must not wait for ever.
        return None if state.only() == state.solo else state.opened + longest
    if state.solo is not None:
        return state.opened + moment(state)
    beat = moment(state) if nobody_reacts(state) else state.settings.beat
    if state.waiting - state.sealed.keys():
        return state.opened + max(beat, longest)
    return state.opened + beat


def moment(state: State) -> int:
    """What a window without people takes: the time that bots have to think in every window."""
    return min(state.settings.beat, SLOW_BEAT if slow_bots(state) else SOLO_BEAT)


def nobody_reacts(state: State) -> bool:
    """Whether every person who is asked has said, for all to see, that they play no reactions."""
    assert state.game is not None
    asked = [seat for number, seat in enumerate(state.seats) if state.game.asked >> number & 1]
    return all(seat.by_bot or seat.quiet for seat in asked)


def may_act(state: State) -> bool:
    """Whether the one person whom this window is for has anything to decide, by their orders too."""
    if state.solo is None or state.solo not in state.owing():
        return False
    assert state.game is not None
    seat = state.seats[state.solo]
    if seat.by_bot or seat.quiet or not acts(state.game, state.solo, seat.orders):
        return False
    return ordered(state, state.solo) == state.game.default(state.solo)


def ordered(state: State, number: int) -> int:
    """What a silent person does: play the one card that they have ordered to play, otherwise nothing.

    Who has said that they play no reactions plays none, whatever they have ordered.
    """
    game, seat = state.game, state.seats[number]
    assert game is not None
    options = acts(game, number, seat.orders) if not seat.quiet else ()
    if len(options) == 1 and seat.orders.get(wire_of(game.ruleset).card_of(options[0])) == "play":
        return options[0]
    return game.default(number)


def acts(game: Game, seat: int, orders: Mapping[str, str]) -> tuple[int, ...]:
    """The options of this seat in a window, without passing and without cards that it never wants to play."""
    card_of = wire_of(game.ruleset).card_of
    nothing = game.default(seat)
    plays = [option for option in game.options(seat) if option != nothing]
    return tuple([option for option in plays if orders.get(card_of(option), "ask") != "never"])
