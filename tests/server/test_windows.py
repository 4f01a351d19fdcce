"""Reaction windows: one beat for all, silence is a pass, Wait, standing orders."""

import asyncio
import time
from statistics import median

import pytest

from gobelet.core.game import Game
from gobelet.server import rows, wire
from gobelet.server.choices import Button, Choice
from gobelet.server.client import ServerError
from gobelet.server.clock import now
from gobelet.server.driver import ordered
from tests.server.house import House, house, run
from tests.server.planting import find, is_window, plant, window
from tests.server.players import Player, begin, new_table, some_choice

BEAT = 100


async def planted(home: House, game: Game, people: int, **changes: object) -> list[Player]:
    wanted = new_table("dicetown/2009", people, game.seats - people, **{"beat": BEAT, **changes})
    players = await begin(home, wanted)
    plant(await home.table(players[0].seen.table.id), game)
    for player in players:
        await player.until(lambda view: view.question is not None and view.question.number == game.serial)
    return players


async def window_over(player: Player, question: int) -> float:
    """Seconds until the next question."""
    began = time.monotonic()
    await player.until(lambda view: view.question is None or view.question.number != question)
    return time.monotonic() - began


def acting(player: Player) -> list[Choice]:
    """The choices that are more than a pass."""
    forms = [form for form in player.asked.forms if isinstance(form, Button)]
    return [form.choice for form in forms if form.card]


def test_silence_is_a_pass_and_takes_one_beat() -> None:
    async def test() -> None:
        async with house() as home:
            ann, _ben = await planted(home, window(2, (0,), ()), 2)
            assert ann.asked.window
            assert ann.asked.until is not None
            assert ann.asked.until - ann.asked.since == BEAT
            number = ann.asked.number
            assert BEAT * 0.7 <= 1000 * await window_over(ann, number) <= BEAT * 20
            log = await home.lobby.store.rows(ann.seen.table.id, 0)
            last = [
                one.row for one in log if isinstance(one.row, rows.Answered) and one.row.question == number
            ]
            assert [(row.cause, {parts for _seat, parts in row.answers}) for row in last] == [
                ("beat", {(0,)})
            ]

    run(test())


def test_answers_in_a_window_are_sealed_until_the_beat_is_over() -> None:
    async def test() -> None:
        async with house() as home:
            game = window(3, (0,), (1,), "wanted")
            ann, ben, cem = await planted(home, game, 3, beat=800)
            number = ann.asked.number
            heard = [len(player.told) for player in (ben, cem)]
            (play,) = acting(ann)
            await ann.answer(play)
            await ben.answer(Choice(pass_=True))  # a pass may be said, too: it changes nothing
            assert ann.asked.said
            assert not ann.asked.takeback
            with pytest.raises(ServerError) as error:
                await ann.do(wire.Withdraw(question=number))
            assert error.value.code == "no-takeback"
            with pytest.raises(ServerError) as error:
                await ann.answer(Choice(pass_=True))
            assert error.value.code == "already-answered"
            await ann.answer(play, number)  # the same again: the same acknowledgement
            # Ben was told that his own pass was taken, Cem nothing at all.
            assert [len(player.told) for player in (ben, cem)] == [heard[0] + 2, heard[1]]
            assert b'"window":true' in cem.told[-1]
            view = await cem.until(lambda view: view.question is None or view.question.number != number)
            assert "played-wanted" in [event.id for event in view.events]

    run(test())


def test_wait_makes_a_window_last_until_those_who_wait_have_answered() -> None:
    async def test() -> None:
        async with house() as home:
            game = window(3, (0,), (1,), "wanted")
            ann, ben, cem = await planted(home, game, 3, clock=2)
            number = ben.asked.number
            assert ben.seen.you.waits == 2
            await ben.do(wire.Wait(question=number))  # card or not: waiting proves nothing
            await ben.do(wire.Wait(question=number))  # again: done already
            view = await cem.until(lambda view: view.question is not None and view.question.waiting == [1])
            assert view.question is not None
            assert view.question.until == view.question.since + 2000
            assert ben.seen.you.waits == 1
            await asyncio.sleep(3 * BEAT / 1000)
            assert ann.asked.number == number
            await ann.answer(acting(ann)[0])  # there is time for everybody
            await ben.answer(Choice(pass_=True))
            assert await window_over(ann, number) < 0.5
            log = await home.lobby.store.rows(ann.seen.table.id, 0)
            assert len([one for one in log if isinstance(one.row, rows.Waited)]) == 1

    run(test())


def test_wait_ends_at_the_clock_and_is_given_twice_a_round() -> None:
    async def test() -> None:
        async with house() as home:
            game = window(2, (), (0,))
            ann, ben = await planted(home, game, 2, clock=1, beat=500)
            table = await home.table(ann.seen.table.id)
            await ann.do(wire.Wait(question=ann.asked.number))
            assert 0.6 <= await window_over(ann, game.serial) <= 3
            plant(table, game)
            await ann.until(lambda view: view.question is not None and view.question.number == game.serial)
            await ann.do(wire.Wait(question=game.serial))
            await ann.answer(Choice(pass_=True))
            await window_over(ann, game.serial)
            plant(table, game)
            with pytest.raises(ServerError) as error:
                await ann.do(wire.Wait(question=game.serial))
            assert error.value.code == "wait-no-more"
            assert ben.seen.you.waits == 2
            plant(table, find("dicetown/2009", 2, lambda game: not is_window(game)))
            with pytest.raises(ServerError) as error:
                await ann.do(wire.Wait(question=(await home.table(table.id)).state.question))
            assert error.value.code == "wait-not-now"

    run(test())


def test_standing_orders_play_or_never_play_a_card() -> None:
    async def test() -> None:
        async with house() as home:
            game = window(2, (0,), (), "wanted")
            ann, ben = await planted(home, game, 2)
            table = await home.table(ann.seen.table.id)
            assert ordered(table.state, 0) == 0  # silence is a pass
            told = len(ben.told)
            await ann.do(wire.StandingOrder(card="wanted", order="play"))
            assert ann.seen.you.orders == {"wanted": "play"}
            assert len(ben.told) == told  # an order is nobody else's business
            number = ann.asked.number
            view = await ben.until(lambda view: view.question is None or view.question.number != number)
            assert "played-wanted" in [event.id for event in view.events]
            await ann.do(wire.StandingOrder(card="wanted", order="never"))
            plant(table, game)
            view = await ben.until(lambda view: view.question is not None and view.question.number == number)
            view = await ben.until(lambda view: view.question is None or view.question.number != number)
            assert "played-wanted" not in [event.id for event in view.events]
            with pytest.raises(ServerError) as error:
                await ann.do(wire.StandingOrder(card="equipment-5", order="play"))
            assert error.value.code == "choice-unknown"

    run(test())


def test_alone_with_bots_windows_without_a_choice_take_no_time() -> None:
    async def test() -> None:
        async with house() as home:
            quiet = window(3, (), (0,))
            (ann,) = await planted(home, quiet, 1, beat=2000)
            table = await home.table(ann.seen.table.id)
            assert await window_over(ann, quiet.serial) < 1
            able = window(3, (0,), ())
            plant(table, able)
            await ann.until(lambda view: view.question is not None and view.question.number == able.serial)
            assert ann.asked.until == ann.asked.since + 2000
            await ann.answer(Choice(pass_=True))  # nobody else is there to be deceived
            assert await window_over(ann, able.serial) < 1
            # A second pair of eyes, and every window takes its beat.
            spectator = await Player.connect(home.url, table.id, None)
            await ann.until(lambda view: view.table.watched)
            plant(table, quiet)
            await ann.until(lambda view: view.question is not None and view.question.number == quiet.serial)
            assert ann.asked.until == ann.asked.since + 2000
            await spectator.close()

    run(test())


def test_the_time_of_a_window_tells_nothing_about_hands() -> None:
    """Whoever could act, acts, or is silent, and whatever bots hold: each window lasts its beat."""
    windows = {
        "nobody can act": window(4, (), (0, 1)),
        "a person is silent": window(4, (0,), (1,)),
        "a person passes": window(4, (0,), (1,)),
        "a person plays": window(4, (0,), (1,), "wanted"),
        "a bot can act": window(4, (2,), (0,)),
    }

    async def test() -> None:
        async with house() as home:
            ann, ben = await planted(home, windows["nobody can act"], 2)
            table = await home.table(ann.seen.table.id)
            lasted: dict[str, list[int]] = {kind: [] for kind in windows}
            for _time in range(12):
                for kind, game in windows.items():
                    plant(table, game)
                    opened = table.state.opened
                    await ann.until(lambda view, game=game: view.question.number == game.serial)  # type: ignore[misc]
                    if kind == "a person passes":
                        await ann.answer(Choice(pass_=True))
                    if kind == "a person plays":
                        await ann.answer(acting(ann)[0])
                    await window_over(ben, game.serial)
                    lasted[kind].append(now() - opened)
            print({kind: (min(times), median(times)) for kind, times in lasted.items()})
            # The shortest of many tells best what a window takes by itself: a busy machine only adds to it.
            idle = min(lasted["nobody can act"])
            for times in lasted.values():
                assert min(times) >= BEAT
                assert abs(min(times) - idle) < BEAT / 3

    run(test())


def test_bots_take_the_same_time_whatever_they_hold() -> None:
    """A bot's answer to an open question comes at the beat, also if it has only one."""

    async def test() -> None:
        async with house() as home:
            ann, ben = await begin(home, new_table("dicetown/2009", 2, 2, beat=300))
            number = ann.asked.number
            for player in (ann, ben):
                await player.answer(some_choice(player))
            state = (await home.table(ann.seen.table.id)).state
            assert await window_over(ann, number) >= 0.0
            after = (await home.table(ann.seen.table.id)).state
            assert after.opened - state.opened >= 300

    run(test())
