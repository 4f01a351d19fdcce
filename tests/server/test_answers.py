"""Answers that come twice, late, from two tabs, or are taken back: no double effect, and none lost."""

import asyncio
import json
from itertools import count

import pytest

from gobelet.server.client.connection import ServerError
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.protocol.answers import Choice
from gobelet.server.tables import rows
from tests.server.house import House, house, until
from tests.server.players import Player, begin, come, look_on, new_table, some_choice
from tests.server.still_clock import StillClock

NUMBERS = count(1000)  # of pings


async def log_of(home: House, table: str) -> list[rows.AnyRow]:
    return [logged.row for logged in await home.lobby.store.rows(table, 0)]


async def answered(home: House, table: str, question: int, seat: int) -> int:
    """How often a seat's answer to a question is in the log."""
    return len(
        [
            row
            for row in await log_of(home, table)
            if isinstance(row, rows.AnsweredRow) and row.question == question
            if seat in [number for number, _parts in row.answers]
        ]
    )


async def again(home: House, player: Player) -> Player:
    """The same player in another tab."""
    return await come(home.url, table_wire.Seated(player.seen.table.id, 0, player.token or "", ""))


async def test_the_same_answer_again_gets_the_same_acknowledgement() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0))
        table, question, choice = ann.seen.table.id, ann.asked.number, some_choice(ann)
        await ann.answer(choice)
        await ann.answer(choice, question)
        assert await answered(home, table, question, 0) == 1
        with pytest.raises(ServerError) as error:
            await ann.answer(Choice(keep=[]) if choice != Choice(keep=[]) else Choice(keep=[0]), question)
        assert error.value.code == "already-answered"
        await ben.answer(some_choice(ben))
        await ann.until(lambda view: view.question is not None and view.question.number > question)
        await ann.answer(choice, question)  # the question is over: still the same acknowledgement
        with pytest.raises(ServerError) as error:
            await ann.answer(Choice(pass_=True), question)
        assert error.value.code == "question-over"
        with pytest.raises(ServerError) as error:
            await ann.answer(choice, question + 50)
        assert error.value.code == "question-over"
        assert await answered(home, table, question, 0) == 1


async def test_two_tabs_are_one_seat() -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0))
        tab = await again(home, ann)
        question = ann.asked.number
        choices = (Choice(keep=[0]), Choice(keep=[1]))
        done = await asyncio.gather(
            ann.answer(choices[0], question), tab.answer(choices[1], question), return_exceptions=True
        )
        refused = [error for error in done if isinstance(error, ServerError)]
        assert [error.code for error in refused] in (
            ["already-answered"],
            [],
        )  # [] if both dice are alike
        await tab.until(lambda view: view.question is not None and view.question.said)
        await ann.until(lambda view: view.question is not None and view.question.said)
        assert await answered(home, ann.seen.table.id, question, 0) == 1
        table = await home.table(tab.seen.table.id)
        await ann.close()
        await until(lambda: len(table.viewers) == 2)
        await table.attendance.note(0)
        assert table.state.seats[0].here  # one tab is enough to be here
        await tab.close()
        await until(lambda: not table.state.seats[0].here)


async def test_an_answer_is_taken_back_and_given_again() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0))
        question = ann.asked.number
        await ann.answer(Choice(keep=[0]))
        view = await ben.until(lambda view: view.question is not None and view.question.answered == [0])
        assert view.question is not None
        assert ann.asked.takeback
        assert ann.asked.sealed == Choice(keep=[0])  # theirs to see, and nobody else's
        assert view.question.sealed is None
        await ann.do(to_server.Withdraw(question=question))
        await ann.do(to_server.Withdraw(question=question))  # again: done already
        await ben.until(lambda view: view.question is not None and view.question.answered == [])
        await ann.answer(Choice(keep=[4]))
        await ben.answer(some_choice(ben))
        view = await ann.until(lambda view: view.question is not None and view.question.number > question)
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.Withdraw(question=question))
        assert error.value.code == "question-over"
        log = await log_of(home, view.table.id)
        kinds = [type(row).__name__ for row in log if getattr(row, "question", 0) == question]
        assert kinds == ["AnsweredRow", "Withdrew", "AnsweredRow", "AnsweredRow"]


async def test_refused_answers_quote_the_rule_in_the_language_of_the_player() -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0))
        french = await come(home.url, table_wire.Seated(ann.seen.table.id, 0, ann.token or "", ""), "fr")
        before = (await home.table(ann.seen.table.id)).state
        for player, words in ((ann, "Brute goes with two dice"), (french, "deux dés")):
            with pytest.raises(ServerError) as error:
                await player.answer(Choice(brute=[0]))
            assert error.value.code == "brute-needs-two"
            assert words in str(error.value)
        received = json.loads(ann.received[-1])
        assert (received["code"], received["rule"]) == ("brute-needs-two", "DT-14")
        assert (await home.table(ann.seen.table.id)).state is before  # nothing has changed


async def test_a_seat_answers_only_for_itself() -> None:
    async with house() as home:
        ann, ben, cem = await begin(home, new_table("cincinnati", 3, 0))
        for player in (ann, ben, cem):
            await player.answer(some_choice(player))
        view = await ann.until(
            lambda view: view.question is not None and view.question.message.id == "declare"
        )
        assert view.question is not None
        asked = view.question.asked
        others = [player for seat, player in enumerate((ann, ben, cem)) if seat not in asked]
        assert others
        for player in others:
            with pytest.raises(ServerError) as error:
                await player.answer(Choice(reroll=[]), view.question.number)
            assert error.value.code == "not-asked"


async def test_who_reloads_finds_the_table_as_it_was() -> None:
    clock = StillClock()
    async with house(clock=clock, farewell=5.0) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0))
        spectator = await look_on(home.url, ann.seen.table.id)
        await ann.answer(some_choice(ann))
        table = await home.table(ann.seen.table.id)
        await ann.close()
        await until(lambda: len(table.viewers) == 2)
        back = await again(home, ann)
        assert back.asked.said
        assert back.asked.takeback
        assert events(back) == events(ann)
        await settled(ben, spectator)  # what Ann has said may still be on its way to them
        heard = len(ben.received) + len(spectator.received)
        clock.advance(5)
        await table.attendance.note(0)  # behind the one that the clock has set off
        await settled(ben, spectator)
        # Nobody has noticed: the page was back before a message went out.
        assert len(ben.received) + len(spectator.received) == heard + 2
        assert all(b'"here":false' not in one for one in ben.received[-3:] + spectator.received[-3:])


async def settled(*players: Player) -> None:
    """All that was sent to them has arrived."""
    for player in players:
        number = next(NUMBERS)
        await player.send(to_server.Ping(ref=number))
        last = b'"ref":%d}' % number
        await until(lambda player=player, last=last: player.received[-1].endswith(last))  # type: ignore[misc]


def events(player: Player) -> list[str]:
    """What a player has heard of the game, from the welcome on."""
    found = []
    for received in player.received:
        message = json.loads(received)
        found += [event["id"] for event in message.get("events", [])]
    return found


async def test_incomplete_answers_are_refused() -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0))
        table = await home.table(ann.seen.table.id)
        game = table.state.game
        assert game is not None
        with pytest.raises(ServerError) as error:
            await ann.answer(Choice(parts=[game.options(0)[0]] * 2))
        assert error.value.code == "too-many-parts"
        with pytest.raises(ServerError) as error:
            await ann.answer(Choice(parts=[]))
        assert error.value.code == "no-answer"
        with pytest.raises(ServerError) as error:
            await ann.answer(Choice(parts=[999]))
        assert error.value.code == "unknown-option"
