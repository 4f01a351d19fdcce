"""Views in words on the socket: for programs that ask, of their own seat, the same as offline."""

from msgspec import UNSET

import gobelet
from gobelet import readable
from tests.server.house import house
from tests.server.players import Player, begin, new_table, some_choice


async def test_a_program_reads_on_the_socket_what_it_would_read_offline() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 1))
        table = await home.table(ann.seen.table.id)
        reader = await Player.connect(home.url, table.id, ben.token, "fr", readable=True)
        first = await reader.first()
        game = table.state.game
        assert game is not None
        names = [seat.name for seat in first.table.seats]
        seen = gobelet.view(game, 1)
        assert first.readable is not UNSET
        assert first.readable.view == readable.describe(seen, "fr", names)
        assert first.readable.text == readable.text(seen, "fr", names)
        assert "Place 1, Ben1 (vous)" in first.readable.text
        await ann.until(lambda view: view.table.seats[1].program)
        assert ann.seen.readable is UNSET
        await ann.answer(some_choice(ann))
        await ben.answer(some_choice(ben))
        later = await reader.until(lambda view: view.question is not None and view.question.number > 1)
        assert later.readable is not UNSET
        question = later.readable.view.question
        assert question is not None
        assert question.number > 1
        assert question.yours == bool(later.question is not None and later.question.yours)
        heard = [
            message for message in reader.received if b'"readable":{' in message and b'"news":["' in message
        ]
        assert heard
        looking = await Player.connect(home.url, table.id, None, readable=True)
        assert (await looking.first()).readable is UNSET


async def test_a_seat_that_has_answered_reads_no_options() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0))
        reader = await Player.connect(home.url, ann.seen.table.id, ben.token, readable=True)
        await reader.first()
        await ben.answer(some_choice(ben))
        view = await reader.until(lambda view: view.question is not None and view.question.said)
        assert view.readable is not UNSET
        assert not view.readable.view.options
        assert "You have answered." in view.readable.text
