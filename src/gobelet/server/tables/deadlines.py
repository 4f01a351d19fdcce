"""When something is due at a table: clocks, beats and bots, from the times of its rows alone."""

from typing import Final, Literal, NamedTuple

from gobelet.server.tables import one_device, orders, plans
from gobelet.server.tables.bot_pool import QUICK
from gobelet.server.tables.state import State

OPENING: Final = 5_000  # milliseconds to open commitments in
LONGEST_WAIT: Final = 60_000  # of a window at a table without a clock
HOST_GONE: Final = 60_000  # milliseconds without a connection, after which another is the host
AWAITED_GONE: Final = 120_000  # the same, after which others may let a bot answer
ALONE_LISTED: Final = 15 * 60_000  # so that nobody waits at a table whose host has gone
SOLO_BEAT: Final = 60  # what bots have to think in a window: short for a person, whatever the bots hold
DAYS_BEAT: Final = 1_000  # what a window takes over days, where orders decide: longer than the expert thinks
SLOW_BEAT: Final = 500  # the same, where a bot plays that takes its time
PACE: Final = 2_000  # how long other bots take for an answer, at most
THOUGHT: Final = 1_200  # how long such a bot takes for an answer, at least

What = Literal["open", "window", "bots", "orders", "clock", "alone", "host"]


class Due(NamedTuple):
    at: int  # milliseconds
    what: What


def due(state: State) -> Due | None:
    """What happens next by itself, and when; None if nothing does."""
    if state.phase not in ("lobby", "opening", "playing"):
        return None
    found = (_abandonment(state), _succession(state), _course(state), _day_over(state))
    return min([one for one in found if one is not None], default=None)


def _abandonment(state: State) -> Due | None:
    """A listed lobby lasts while somebody sits there, any other table while somebody looks on at least.

    A game over days lasts until it is over, unless it is paused: its clock runs, so it does not stop.
    """
    if state.settings.tournament is not None:  # it comes to its end by itself, or the judge ends it
        return None
    if state.settings.over_days and state.phase == "playing" and state.paused is None:
        return None
    listed = state.settings.listed and state.phase == "lobby"
    since = state.alone if listed else state.deserted
    return Due(since + patience(state), "alone") if since is not None and state.phase != "opening" else None


def _day_over(state: State) -> Due | None:
    """A daily table that is not finished by then is abandoned."""
    return Due(state.settings.daily.ends, "alone") if state.settings.daily is not None else None


def patience(state: State) -> int:
    """How long a table lasts without anybody: 0 if for ever.

    A listed lobby keeps nobody waiting for a host who is gone.
    """
    settings = state.settings
    if state.phase in ("playing", "opening"):
        return 0 if settings.over_days and state.paused is None else settings.game_patience
    return min(ALONE_LISTED, settings.lobby_patience) if settings.listed else settings.lobby_patience


def _succession(state: State) -> Due | None:
    """A host who is gone is followed by the next person who is connected, but not over days."""
    host = state.seats[state.host]
    if state.settings.over_days or host.gone is None or next_host(state) is None:
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
    """Whether the clock stands still: the game is paused, or no player is connected to a live table.

    In a tournament others wait for the result: there it runs, whoever comes.
    """
    runs = state.settings.over_days or state.settings.tournament is not None
    return state.paused is not None or (state.alone is not None and not runs)


def all_open(state: State) -> bool:
    """Whether every seat with a commitment has opened it."""
    return all(state.entropies[seat] or not made for seat, made in enumerate(state.commitments))


def _open_question(state: State) -> Due | None:
    """Plans answer soon, bots at their pace, people until the clock, and until their reserve is used up."""
    planned = [
        Due(plans.answers_at(state, seat), "orders") for seat in state.owing() if plans.speaks(state, seat)
    ]
    others = _without_plans(state)
    return min(planned if others is None else [*planned, others], default=None)


def _without_plans(state: State) -> Due | None:
    if any(state.seats[seat].by_bot for seat in state.owing()):
        return Due(state.opened + pace(state), "bots")
    if state.settings.clock:
        return Due(min([seat_end(state, seat) for seat in state.owing()]), "clock")
    return Due(state.opened + LONGEST_WAIT, "clock") if overdue(state) else None


def seat_end(state: State, seat: int) -> int:
    """When the clock answers an open question for this seat: once its reserve is used up, too."""
    end = state.opened + state.settings.clock * 1000
    return end if state.seats[seat].left else end + state.seats[seat].bank


def overdue(state: State) -> list[int]:
    """For whom the clock answers next: all who owe an answer, or without a clock those who have left.

    Those who have more in reserve than others have more time.
    """
    if not state.settings.clock:
        return [seat for seat in state.owing() if state.seats[seat].left]
    ends = {seat: seat_end(state, seat) for seat in state.owing()}
    first = min(ends.values(), default=0)
    return [seat for seat, end in ends.items() if end == first]


def question_end(state: State) -> int | None:
    """What an open question shows: the clock of those who are waited for, otherwise the pace of bots.

    Each one's reserve runs from there on, and is shown with the seats.
    """
    people = [seat for seat in state.owing() if not state.seats[seat].by_bot]
    if not people:
        return state.opened + pace(state)
    if state.settings.clock:
        return state.opened + state.settings.clock * 1000
    return state.opened + LONGEST_WAIT if overdue(state) == people else None


def pace(state: State) -> int:
    """How long bots take for an answer: it depends on nothing that they hold."""
    beat = min(state.settings.beat, PACE)
    beat = (
        beat // 4 if state.solitary() or one_device.is_only_one(state) else beat
    )  # they share what they see
    return max(beat, THOUGHT) if slow_bots(state) else beat


def slow_bots(state: State) -> int:
    """How many bots play here that take their time, as everybody knows."""
    return len([seat for seat in state.seats if seat.by_bot and seat.bot not in QUICK])


def window_end(state: State) -> int | None:
    """When this window is over by itself; None if it waits for one person alone, or for all at one device.

    A window lasts one beat for all. Wait makes it last to the clock, or until those who wait have answered.
    It takes no time if nobody who is asked reacts, as all know. Over days it waits only for those who want to
    be asked.
    """
    longest = state.settings.clock * 1000 or LONGEST_WAIT
    if state.settings.over_days:
        return state.opened + (longest if orders.holding(state) else DAYS_BEAT)
    if state.solo is not None and may_act(state):
        return _company_end(state, longest)
    if state.solo is not None:
        return state.opened + moment(state)
    if one_device.is_open_window(state):
        return None if one_device.awaited(state) else state.opened + moment(state)
    beat = moment(state) if nobody_reacts(state) else state.settings.beat
    if state.waiting - state.sealed.keys():
        return state.opened + max(beat, longest)
    return state.opened + beat


def _company_end(state: State, longest: int) -> int | None:
    """A person alone has no time limit, until guests wait: for them no longer than the clock in all.

    In a tournament it is the clock from the start.

    They may have come while the question before was open. Longer than its clock, it would show the window.
    """
    if state.company is None:
        return state.opened + longest if state.settings.tournament is not None else None
    return max(state.opened + state.settings.beat, state.company + longest)


def moment(state: State) -> int:
    """What a window without people takes: the time that bots have to think in every window."""
    beat = DAYS_BEAT if state.settings.over_days else state.settings.beat
    return min(beat, SLOW_BEAT if slow_bots(state) or state.settings.over_days else SOLO_BEAT)


def nobody_reacts(state: State) -> bool:
    """Whether every person who is asked has said, for all to see, that they need not be asked."""
    assert state.game is not None
    asked = [seat for number, seat in enumerate(state.seats) if state.game.asked >> number & 1]
    return all(seat.by_bot or seat.spared for seat in asked)


def may_act(state: State) -> bool:
    """Whether the one person whom this window is for has anything to decide, by their orders too."""
    if state.solo is None or state.solo not in state.owing():
        return False
    assert state.game is not None
    seat = state.seats[state.solo]
    if seat.by_bot or seat.spared or set(orders.wishes(state, state.solo).values()) <= {"worth"}:
        return False
    if state.guests and not seat.present:
        return False
    return orders.ordered(state, state.solo) == state.game.default(state.solo)
