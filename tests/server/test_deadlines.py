"""What is due when: from the rows of a table and nothing else, so that a rebuilt table comes to the same."""

import asyncio

import pytest

from gobelet.cli import serve
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.protocol import to_server
from gobelet.server.settings.configuring import config_of
from gobelet.server.storage.entries import Logged
from gobelet.server.tables import bot_pool, deadlines, rows, viewer_messages
from gobelet.server.tables.deadlines import (
    ALONE_LISTED,
    LONGEST_WAIT,
    OPENING,
    Due,
    due,
)
from gobelet.server.tables.driver import act
from gobelet.server.tables.fair import commitment
from gobelet.server.tables.fold import fold
from gobelet.server.tables.rounds import IDLE, ROUNDS
from gobelet.server.tables.settings import DAY, GAME_PATIENCE, LOBBY_PATIENCE, TableSettings
from gobelet.server.tables.state import State
from gobelet.server.tables.table import entry, rebuild
from tests.server.comings import gone
from tests.server.house import PATIENCE, house, until
from tests.server.planting import planted, window
from tests.server.players import begin, new_table
from tests.server.still_clock import StillClock

START = 1_000_000
LATER = START + 3_600_000
SECRET = "ab" * 32


def table(people: int = 2, bots: int = 1, clock: int = 60, beat: int = 2000, listed: bool = False) -> State:
    seats: list[str | None] = [None] * people + ["greedy"] * bots
    settings = TableSettings(
        id="abcdefgh23456789",
        ruleset="dicetown/2009",
        choices={"bribes": "yes", "sheriff": "0"},
        bots=seats,
        clock=clock,
        beat=beat,
        listed=listed,
        secret=SECRET,
        commitment=commitment(SECRET),
        created=START,
    )
    return State(settings)


def after(state: State, *events: tuple[int, rows.AnyRow]) -> State:
    """The table after rows, each with its milliseconds after the start."""
    for at, row in events:
        state, _events = fold(state, row, START + at)
    return state


def sitting(people: int = 2) -> list[tuple[int, rows.AnyRow]]:
    found: list[tuple[int, rows.AnyRow]] = []
    for seat in range(people):
        found += [(0, rows.Sat(seat, f"P{seat}", "hash")), (0, rows.Here(seat, True))]
    return found


def playing(state: State, people: int = 2) -> State:
    return after(state, *sitting(people), (10, rows.Started()), (10, rows.Dealt()))


def test_a_lobby_waits_a_day_for_somebody_to_come() -> None:
    state = table()
    assert (LOBBY_PATIENCE, GAME_PATIENCE) == (DAY, 7 * DAY)
    assert due(state) == Due(START + LOBBY_PATIENCE, "alone")
    assert due(after(state, *sitting())) is None


def test_a_listed_table_whose_host_has_gone_does_not_stay_in_the_lobby() -> None:
    state = table(listed=True)
    assert due(state) == Due(START + ALONE_LISTED, "alone")
    state = after(state, *sitting(1))
    assert due(state) is None
    state = after(state, (5000, rows.Here(0, False)))
    assert due(state) == Due(START + 5000 + ALONE_LISTED, "alone")


def test_bots_answer_for_bots_alone_even_if_one_has_thought_for_a_person_who_is_back() -> None:
    state = playing(table(people=3, bots=0))
    state = after(state, (20, rows.Replaced(2, "greedy")))
    assert state.game is not None
    answers = {(seat, "greedy"): bot_pool.default(state.game, seat) for seat in range(3)}
    time = due(state)
    assert time is not None
    assert time.at < LATER
    row = act(state, state.turn, time, answers, LATER)
    assert isinstance(row, rows.AnsweredRow)
    assert [seat for seat, _parts in row.answers] == [2]
    back = after(state, (30, rows.Sat(2, "Cleo", "hash")))
    assert act(back, back.turn, time, answers, LATER) is None  # the seat is a person's again


def test_opening_ends_when_all_have_opened_or_after_some_seconds() -> None:
    state = after(table(), *sitting(), (1, rows.Committed(0, commitment("cd" * 32))), (5, rows.Started()))
    assert due(state) == Due(START + 5 + OPENING, "open")
    state = after(state, (50, rows.Opened(0, "cd" * 32)))
    assert due(state) == Due(START + 5, "open")


def test_bots_answer_at_their_pace_and_people_until_the_clock() -> None:
    state = playing(table())
    assert due(state) == Due(START + 10 + 2000, "bots")
    assert state.game is not None
    answer = rows.AnsweredRow(state.question, [(2, bot_pool.default(state.game, 2))], "bot")
    state = after(state, (2010, answer))
    assert due(state) == Due(START + 10 + 60_000, "clock")
    assert due(playing(table(bots=0, clock=0))) is None


def test_alone_with_bots_they_are_quicker() -> None:
    assert due(playing(table(1, 2), 1)) == Due(START + 10 + 500, "bots")


def test_a_leaver_is_waited_for_once_then_the_bot_answers_at_the_beat() -> None:
    state = after(playing(table(bots=0)), (100, rows.LeftRow(1)))
    assert due(state) == Due(START + 10 + 60_000, "clock")
    assert state.game is not None
    both = [(seat, bot_pool.default(state.game, seat)) for seat in (0, 1)]
    state = after(state, (200, rows.AnsweredRow(state.question, both[:1], "human")))
    state = after(state, (60_010, rows.AnsweredRow(state.question, both[1:], "clock")))
    assert state.seats[1].away
    assert due(state) == Due(START + 60_010 + 500, "bots")  # nobody else plays or watches any more
    state = after(state, (60_020, rows.Here(1, True)))
    assert not state.seats[1].away
    # Without a clock, a table does not wait forever for a player who has left.
    state = after(playing(table(bots=0, clock=0)), (100, rows.LeftRow(1)))
    assert due(state) == Due(START + 10 + LONGEST_WAIT, "clock")


def test_one_who_lets_the_clock_run_out_twice_is_away() -> None:
    state = playing(table(bots=0))
    for number in (1, 2):
        assert not state.seats[0].away
        assert state.game is not None
        both = [(seat, bot_pool.default(state.game, seat)) for seat in (0, 1)]
        state = after(state, (number * 100_000, rows.AnsweredRow(state.question, both, "clock")))
        while state.window:
            assert state.game is not None
            passes: list[rows.Said] = [(seat, (0,)) for seat in state.game.waiting]
            state = after(state, (number * 100_000, rows.AnsweredRow(state.question, passes, "beat")))
    assert state.seats[0].away
    assert state.seats[1].away
    assert due(state) == Due(state.at + 2000, "bots")  # their pages are open: the game goes on


def test_a_pause_stops_the_clock() -> None:
    state = after(playing(table(bots=0)), (1000, rows.Paused(True)))
    assert due(state) is None
    state = after(state, (31_000, rows.Paused(False)))
    assert due(state) == Due(START + 10 + 60_000 + 30_000, "clock")


def test_while_nobody_is_here_the_game_stands_still_and_is_abandoned_at_last() -> None:
    state = after(playing(table(bots=0)), (1000, rows.Here(0, False)), (2000, rows.Here(1, False)))
    assert due(state) == Due(START + 2000 + GAME_PATIENCE, "alone")
    state = after(state, (62_000, rows.Here(0, True)))
    assert due(state) == Due(START + 10 + 60_000 + 60_000, "clock")
    state = after(state, (70_000, rows.Abandoned()))
    assert due(state) is None


def test_windows() -> None:
    state = planted(playing(table(3, 0), 3), window(3, (0,), (1,)), START + 10)
    assert due(state) == Due(START + 10 + 2000, "window")
    waiting = after(state, (100, rows.Waited(state.question, 1)))
    assert due(waiting) == Due(START + 10 + 60_000, "window")
    answered = after(waiting, (200, rows.Sealed(state.question, 1, (0,))))
    assert due(answered) == Due(START + 10 + 2000, "window")
    assert answered.game is state.game  # sealed: the game does not know of it yet


def test_a_window_of_one_person_alone_waits_for_them_or_takes_no_time() -> None:
    state = planted(playing(table(1, 2), 1), window(3, (0,), (), "wanted"), START + 10)
    assert due(state) is None
    moment = Due(START + 10 + deadlines.SOLO_BEAT, "window")
    assert due(after(state, (100, rows.Sealed(state.question, 0, (0,))))) == moment
    assert due(after(state, (100, rows.Ordered(0, "wanted", "never")))) == moment
    assert due(after(state, (100, rows.Ordered(0, "wanted", "play")))) == moment
    assert due(after(state, (100, rows.Quieted(0, True)))) == moment
    unable = planted(playing(table(1, 2), 1), window(3, (), (0,)), START + 10)
    assert due(unable) == moment


def test_a_window_of_one_person_has_a_limit_once_somebody_else_has_come() -> None:
    """They must not wait for ever. Once the person has nothing to do in it, it takes no time, as before."""
    state = planted(playing(table(1, 2), 1), window(3, (0,), (), "wanted"), START + 10)
    watched = after(state, (100, rows.Watched(True)))
    assert due(watched) == Due(START + 100 + 60_000, "window")
    assert due(after(watched, (110, rows.Watched(False)))) is None
    answered = after(watched, (200, rows.Sealed(state.question, 0, (0,))))
    assert due(answered) == Due(START + 100 + deadlines.SOLO_BEAT, "window")
    # A guest does not wait for somebody who is not there.
    gone = after(
        watched, (200, rows.Sat(1, "Ben", "hash")), (200, rows.Here(1, True)), (300, rows.LeftRow(0))
    )
    assert due(gone) == Due(START + 100 + deadlines.SOLO_BEAT, "window")


def test_who_comes_to_a_person_alone_is_a_guest_until_this_person_is_asked() -> None:
    state = playing(table(1, 2), 1)
    assert state.lone == 0
    come = after(state, (100, rows.Sat(1, "Ben", "hash")), (110, rows.Here(1, True)))
    assert (come.lone, come.seats[1].guest, come.seats[1].by_bot) == (0, True, True)
    assert due(come) == Due(START + 10 + 500, "bots")
    assert come.game is not None
    first = come.question
    answers = [(seat, bot_pool.default(come.game, seat)) for seat in come.game.waiting]
    asked = after(come, (200, rows.AnsweredRow(first, answers, "bot")))
    while not asked.waits_for(0):
        assert asked.hides_from(1)
        assert asked.shown_to(1).question == first
        assert asked.game is not None
        answers = [(seat, bot_pool.default(asked.game, seat)) for seat in asked.game.waiting]
        asked = after(asked, (300, rows.AnsweredRow(asked.question, answers, "bot")))
    assert asked.question > first
    assert (asked.lone, asked.seats[1].guest, asked.hides_from(1)) == (None, False, False)


def test_nobody_is_a_guest_of_somebody_who_does_not_come() -> None:
    state = playing(table(1, 2), 1)
    gone = after(state, (100, rows.Here(0, False)))
    assert gone.lone == 0
    assert after(gone, (200, rows.Watched(True))).lone is None
    come = after(state, (100, rows.Sat(1, "Ben", "hash")), (110, rows.Here(1, True)))
    assert not come.seats[2].guest
    assert come.seats[1].guest
    left = after(come, (200, rows.LeftRow(0)))
    assert (left.lone, left.seats[1].guest) == (None, False)
    assert after(come, (200, rows.StoodIn(0))).lone is None


def test_nobody_is_alone_before_they_were_asked() -> None:
    """A game that goes on from a record in a window: it lasts its beat, whatever the person holds."""
    for able, unable in (((0,), ()), ((), (0,))):
        state = playing(table(1, 2), 1)
        state.lone = None
        state = planted(state, window(3, able, unable), START + 10)
        assert (state.lone, state.hides_from(None)) == (None, False)
        assert due(state) == Due(START + 10 + 2000, "window")


def test_a_sealed_answer_of_one_for_whom_a_bot_plays_shows_nothing() -> None:
    state = after(playing(table(3, 0), 3), (20, rows.StoodIn(0)))
    state.game = window(3, (0,), (1,))
    assert state.seats[0].away
    sealed = after(state, (100, rows.Sealed(state.question, 0, (0,))))
    assert viewer_messages.info(sealed) == viewer_messages.info(state)
    assert due(sealed) == due(state)
    assert not after(sealed, (200, rows.Here(0, True))).seats[0].away


def test_a_window_in_which_all_people_have_said_that_they_do_not_react_takes_no_time() -> None:
    state = planted(playing(table(2, 1)), window(3, (0,), (1,)), START + 10)
    assert due(state) == Due(START + 10 + 2000, "window")
    one = after(state, (20, rows.Quieted(0, True)))
    assert due(one) == Due(START + 10 + 2000, "window")
    both = after(one, (30, rows.Quieted(1, True)))
    assert due(both) == Due(START + 10 + deadlines.SOLO_BEAT, "window")
    assert due(after(both, (40, rows.Quieted(1, False)))) == due(state)
    waiting = after(both, (50, rows.Waited(state.question, 0)))
    assert due(waiting) == Due(START + 10 + 60_000, "window")
    # A seat that a bot plays for is as good as one that has said so.
    assert due(after(one, (60, rows.Replaced(1, "greedy")))) is not None


def test_bots_do_not_take_longer_with_a_longer_beat() -> None:
    assert due(playing(table(beat=15_000))) == Due(START + 10 + deadlines.PACE, "bots")


def test_a_rebuilt_table_comes_to_the_same() -> None:
    log: list[Logged] = []
    state = table()
    game_rows: list[tuple[int, rows.AnyRow]] = [*sitting(), (10, rows.Started()), (10, rows.Dealt())]
    for at, row in game_rows:
        state, _events = fold(state, row, START + at)
        log.append(Logged(state.number, state.at, row, entry(state, row).fingerprint))
    again, error = rebuild(table(), log)
    assert error is None
    assert again.game is not None
    assert state.game is not None
    assert again.game.text() == state.game.text()
    assert due(again) == due(state)
    wrong = [*log[:-1], log[-1]._replace(fingerprint="0" * 16)]
    _state, error = rebuild(table(), wrong)
    assert error is not None
    assert error.id == "table-frozen"


def test_a_listed_lobby_is_not_kept_by_those_who_look_on() -> None:
    watched = (5, rows.Watched(True))
    assert due(after(table(listed=True), watched)) == Due(START + ALONE_LISTED, "alone")
    state = after(table(), watched)
    assert due(state) is None
    state = after(state, (9000, rows.Watched(False)))
    assert due(state) == Due(START + 9000 + LOBBY_PATIENCE, "alone")


def test_the_earliest_of_what_is_due_comes_first() -> None:
    state = after(playing(table(3, 0, clock=600), 3), (1000, rows.Here(0, False)))
    assert due(state) == Due(START + 61_000, "host")
    short = after(playing(table(3, 0), 3), (1000, rows.Here(0, False)))
    assert due(short) == Due(START + 10 + 60_000, "clock")
    paused = after(short, (2000, rows.Paused(True, 0)))
    assert due(paused) == Due(START + 61_000, "host")
    followed = after(paused, (61_000, rows.Hosted(1)))
    assert due(followed) is None
    assert followed.host == 1


def test_how_long_tables_last_is_set_on_the_command_line() -> None:
    voice = Voice("en")
    usual = config_of(serve.read([], voice))
    assert (usual.lobby_patience, usual.game_patience) == (1, 7)
    wanted = serve.read(["--abandon-lobby", "2", "--abandon-game", "30"], voice)
    config = config_of(wanted)
    assert (config.lobby_patience, config.game_patience) == (2, 30)
    with pytest.raises(BadRequest):
        serve.read(["--abandon-game", "0"], voice)


def test_the_clock_stands_since_a_dead_worker_was_last_seen() -> None:
    state = playing(table(bots=0))
    gone_at: list[tuple[int, rows.AnyRow]] = [
        (3_600_000, rows.Here(seat, False, since=START + 20_000)) for seat in (0, 1)
    ]
    state = after(state, *gone_at)
    assert state.alone == START + 20_000
    assert state.seats[0].gone == START + 3_600_000  # the minute of a host counts from when it was noticed
    state = after(state, (3_700_000, rows.Here(1, True)))
    assert due(state) == Due(START + 3_600_000 + 60_000, "host")
    state = after(state, (3_700_000, rows.Here(0, True)))
    assert due(state) == Due(START + 3_700_000 + 40_010, "clock")


async def test_a_game_that_nobody_comes_back_to_is_abandoned() -> None:
    clock = StillClock()
    async with house(clock=clock, game_patience=2.0) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0))
        table = await home.table(ann.seen.table.id)
        assert ann.seen.table.patience == 2 * DAY
        await gone(home, clock, table, ann, ben)
        deserted = table.state.deserted
        assert deserted is not None
        assert due(table.state) == Due(deserted + 2 * DAY, "alone")
        clock.advance(2 * DAY / 1000)
        await until(lambda: table.state.phase == "abandoned")
        assert (await home.get(f"/api/tables/{table.id}/record")).status_code == 200


async def test_tables_that_nobody_looks_at_leave_the_memory() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0))
        table, number = await home.table(ann.seen.table.id), ann.asked.number
        await gone(home, clock, table, ann, ben)

        def forgotten() -> bool:
            clock.advance(ROUNDS)
            return table.id not in home.lobby.tables

        clock.advance(IDLE / 1000)
        await until(forgotten)
        again = await home.table(table.id)  # and are rebuilt from their log when somebody asks for them
        assert again is not table
        assert again.state.question == number
        assert again.state.phase == "playing"


async def test_old_tables_are_deleted_if_they_are_not_kept() -> None:
    clock = StillClock()
    async with house(clock=clock, keep=1) as home:
        playing, _ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=0))
        ended = await begin(home, new_table("dicetown/2009", 1, 1))
        await ended[0].do(to_server.Abandon())
        old, new = ended[0].seen.table.id, playing.seen.table.id

        def swept(since: int) -> bool:
            clock.advance(ROUNDS)
            return home.lobby.rounds.swept > since

        clock.advance(DAY / 2000)
        half = clock.now()
        await until(lambda: swept(half))
        assert (await home.get(f"/api/tables/{old}/record")).status_code == 200  # not yet
        clock.advance(DAY / 1000)
        await until(lambda: swept(half + DAY) and old not in home.lobby.tables)
        assert (await home.get(f"/api/tables/{old}")).status_code == 404
        assert await home.lobby.store.rows(old, 0) == []
        assert await home.lobby.store.rows(new, 0)
        await asyncio.wait_for(ended[0].reader, PATIENCE)
        assert ended[0].socket.close_code == 4404
        assert not playing.closed
