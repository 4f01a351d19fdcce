"""Nobody waits in vain for a host who is gone, for the end of a pause, or for an answer without a clock."""

import pytest

from gobelet.server.client.connection import ServerError
from gobelet.server.protocol import to_server
from gobelet.server.tables import deadlines, rows
from gobelet.server.tables.actions import decision
from gobelet.server.tables.fold import fold
from tests.server.comings import back, gone, noted
from tests.server.house import house, until
from tests.server.planting import plant, window
from tests.server.players import Player, begin, come, new_table, seat_people, some_choice
from tests.server.still_clock import StillClock


async def refusal(player: Player, message: to_server.ToServer) -> str:
    with pytest.raises(ServerError) as error:
        await player.do(message)
    assert not str(error.value).startswith(error.value.code)  # there is a sentence for it
    return error.value.code


@pytest.mark.parametrize("phase", ["lobby", "playing", "paused"])
async def test_a_host_who_is_gone_for_a_minute_is_followed_by_the_next_connected_person(phase: str) -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        seated = await seat_people(home.url, new_table("dicetown/2009", 4, 0, clock=600))
        ann, cem = await come(home.url, seated[0]), await come(home.url, seated[2])  # Ben does not come
        table = await home.table(ann.seen.table.id)
        if phase != "lobby":
            await ann.do(to_server.StartGame())
            await cem.until(lambda view: view.table.phase == "playing")
        if phase == "paused":
            await ann.do(to_server.Pause(on=True))
        await gone(home, clock, table, ann)
        since = table.state.seats[0].gone
        assert since is not None
        assert deadlines.due(table.state) == (since + 60_000, "host")
        clock.advance(59)
        assert await refusal(cem, to_server.Abandon()) == "only-for-hosts"
        clock.advance(1)
        view = await cem.until(lambda view: view.table.host == 2)
        assert view.you.host
        assert ("host-follows", 2) in noted(cem)
        again = await back(home, ann)
        await again.until(lambda view: view.table.seats[0].here)
        assert table.state.host == 2
        # If nobody else is connected, the host stays: then whoever comes first is it.
        await gone(home, clock, table, again, cem)
        clock.advance(3600)
        assert table.state.host == 2
        ben = await come(home.url, seated[1])
        await ben.until(lambda view: view.you.host)


async def test_a_pause_whose_author_is_gone_can_be_ended_by_anybody() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben, cem = await begin(home, new_table("dicetown/2009", 3, 0, clock=60))
        table = await home.table(ann.seen.table.id)
        await ann.do(to_server.Pause(on=True))
        await cem.until(lambda view: view.table.paused)
        assert await refusal(cem, to_server.Pause(on=False)) == "only-for-hosts"
        await gone(home, clock, table, ann)
        clock.advance(30)
        assert await refusal(cem, to_server.Pause(on=False)) == "only-for-hosts"
        clock.advance(30)
        await ben.until(lambda view: view.you.host)
        await cem.do(to_server.Pause(on=False))
        view = await ben.until(lambda view: not view.table.paused)
        assert view.question is not None
        assert view.question.until is not None
        assert await refusal(cem, to_server.Pause(on=True)) == "only-for-hosts"
        # A pause by a host who is there is theirs to end.
        await ben.do(to_server.Pause(on=True))
        assert await refusal(cem, to_server.Pause(on=False)) == "only-for-hosts"


async def test_without_a_clock_the_others_may_let_a_bot_answer_for_one_who_is_gone() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben, cem = await begin(home, new_table("dicetown/2009", 3, 0, clock=0, beat=1000))
        table = await home.table(ann.seen.table.id)
        question = table.state.question
        await ann.answer(some_choice(ann))
        await cem.answer(some_choice(cem))
        stand_in = to_server.StandIn(seat=1, question=question)
        assert await refusal(ann, stand_in) == "stand-in-too-soon"  # Ben is there
        await gone(home, clock, table, ben)
        clock.advance(118)
        assert await refusal(ann, stand_in) == "stand-in-too-soon"
        clock.advance(2)
        assert await refusal(ann, to_server.StandIn(seat=2, question=question)) == "stand-in-not-awaited"
        assert await refusal(ann, to_server.StandIn(seat=5, question=question)) == "no-such-seat"
        assert await refusal(ann, to_server.StandIn(seat=1, question=question + 1)) == "question-over"
        await ann.do(to_server.Pause(on=True))
        assert await refusal(ann, stand_in) == "table-paused"
        await ann.do(to_server.Pause(on=False))
        assert table.state.question == question
        away, _events = fold(table.state, rows.StoodIn(1), table.now())
        assert decision(stand_in, 0, table.now)(away) is None  # again: done already
        await cem.do(stand_in)
        await ann.until(lambda _view: ("seat-absent", 1) in noted(ann))
        await until(lambda: table.state.question != question)  # the bot's time has passed long ago
        assert noted(ann) == [("seat-absent", 1)]  # no clock has run out
        again = await back(home, ben)
        await again.until(lambda view: not view.table.seats[1].away and not view.you.absent)
        await plant(table, window(3, (0,), (1,)))
        await gone(home, clock, table, again)
        clock.advance(0.5)
        stand_in = to_server.StandIn(seat=1, question=table.state.question)
        assert await refusal(ann, stand_in) == "stand-in-window"


async def test_a_table_with_a_clock_needs_no_stand_in() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=600))
        table = await home.table(ann.seen.table.id)
        await gone(home, clock, table, ben)
        clock.advance(200)
        stand_in = to_server.StandIn(seat=1, question=table.state.question)
        assert await refusal(ann, stand_in) == "stand-in-clock"
        spectator = await Player.connect(home.url, table.id, None)
        assert isinstance(spectator, Player)
        await spectator.first()
        assert await refusal(spectator, stand_in) == "only-for-players"
        assert await refusal(spectator, to_server.Touch()) == "only-for-players"
