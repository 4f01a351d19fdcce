"""Bots: ours in processes of their own, yours over a socket."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import gobelet
from gobelet import bots
from gobelet.server.client.bot import budget, pause
from gobelet.server.client.connection import Client, create, sit
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.protocol.answers import Asked, Told
from gobelet.server.tables import bot_pool, rows
from gobelet.server.tables.bot_pool import Thinkers
from tests.server.house import house, run
from tests.server.outside import Server
from tests.server.planting import plant
from tests.server.players import begin, come, new_table, some_choice

BOT = '''
from gobelet.bots import Bot


class Mine(Bot):
    """Takes the last of its options, and says so."""

    def decide(self, view, question, budget):
        print("asked", question.id, flush=True)
        return view.options[-1]
'''


def test_a_bot_of_yours_plays_a_whole_game(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(BOT)

    async def open_table(url: str) -> tuple[table_wire.Seated, table_wire.Seated]:
        host = await create(url, new_table("cincinnati", 2, 2))
        return host, await sit(url, host.table, table_wire.SitDown(name="Me"))

    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        host, guest = run(open_table(server.url))
        command = [sys.executable, "-m", "gobelet", "bot", "--url", f"{server.url}/t/{host.table}"]
        mine = subprocess.Popen(
            [*command, "--token", guest.token, "--bot", "mybot:Mine"],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            text=True,
        )
        greedy = subprocess.Popen([*command, "--token", host.token], stdout=subprocess.PIPE, text=True)

        async def start() -> None:
            client = await Client.connect(server.url, host.table, host.token)
            async for view in client.views():
                if all(view.table.fair.commitments[seat] for seat in (0, 1)):  # both bots have sat down
                    break
            await client.do(to_server.StartGame())
            async for view in client.views():
                if view.table.phase == "playing":
                    assert view.table.fair.drawn == [2, 3]  # the bots have opened their entropies
                    break
            await client.close()

        run(start())
        said = mine.communicate(timeout=100)[0]
        assert mine.returncode == 0, said
        assert "asked choose-table" in said
        assert "The game is over" in said
        assert "The game is over" in greedy.communicate(timeout=20)[0]
        wrong = subprocess.run(
            [*command, "--token", "wrong"], capture_output=True, text=True, timeout=60, check=False
        )
        assert wrong.returncode == 2
        assert "does not open a seat" in wrong.stdout + wrong.stderr


async def test_a_thinking_bot_delays_no_other_table() -> None:
    """One bot thinks until we say so; meanwhile another table is answered, and others' bots answer."""
    thought = threading.Event()
    async with house() as home:
        (slow,) = await begin(home, new_table("dicetown/2009", 1, 1))
        quick, other = await begin(home, new_table("dicetown/2009", 2, 0))

        async def ponder(game: gobelet.Game, seat: int, bot: str, seconds: float) -> tuple[int, ...]:
            await asyncio.get_running_loop().run_in_executor(None, thought.wait, 60)
            return bot_pool.default(game, seat)

        home.lobby.thinkers.think = ponder  # type: ignore[method-assign]
        table = await home.table(slow.seen.table.id)
        await plant(table, gobelet.new("dicetown/2009", 2, 5))  # a new question, on which the bot is to think
        number = table.state.question
        await slow.until(lambda view: view.question is not None and view.question.yours)
        await slow.answer(some_choice(slow))
        for player in (quick, other):
            await player.answer(some_choice(player))
        await quick.until(lambda view: view.question is not None and view.question.number > 1)
        assert table.state.question == number
        assert table.driver.thoughts
        thought.set()
        await slow.until(lambda view: view.question is not None and view.question.number > number)


async def test_a_bot_whose_answer_is_refused_holds_nobody_up() -> None:
    async with house() as home:
        (ann,) = await begin(home, new_table("dicetown/2009", 1, 1))

        async def babble(game: gobelet.Game, seat: int, bot: str, seconds: float) -> tuple[int, ...]:
            return (0,)  # which is no answer to this question

        home.lobby.thinkers.think = babble  # type: ignore[method-assign]
        table = await home.table(ann.seen.table.id)
        await plant(table, gobelet.new("dicetown/2009", 2, 5))
        await ann.until(lambda view: view.question is not None and view.question.yours)
        number = table.state.question
        await ann.answer(some_choice(ann))
        await ann.until(lambda view: view.question is not None and view.question.number > number)


async def test_bots_think_in_a_pool_of_processes() -> None:
    thinkers = Thinkers(1)
    game = gobelet.new("dicetown/2009", 3, 4)
    try:
        answers = await asyncio.gather(*[thinkers.think(game, seat, "greedy", 0.1) for seat in range(3)])
        for seat, parts in enumerate(answers):
            game.answer(seat, *parts)
        assert thinkers.thinking == thinkers.quick.queue == thinkers.slow.queue == 0
        assert thinkers.quick.executor is not None
        # One that can't be made does no harm: the default is answered.
        seat = game.waiting[0]
        assert await thinkers.think(game, seat, "hal", 0.1) == bot_pool.default(game, seat)
    finally:
        thinkers.close()


@pytest.mark.parametrize("ruleset", ["dicetown/extension+indians", "cincinnati"])
async def test_bots_of_every_level_play_at_a_table(ruleset: str) -> None:
    """Beside a person: each answers, and the one that takes its time gets some."""
    levels = bots.available()
    async with house() as home:
        seats = [table_wire.NewSeat(), *[table_wire.NewSeat(bot=level) for level in levels]]
        host = await create(home.url, table_wire.NewTable(ruleset=ruleset, seats=seats, name="Ann", beat=20))
        ann = await come(home.url, host)
        budgets: dict[str, float] = {}
        think = home.lobby.thinkers.think

        async def listen(game: gobelet.Game, seat: int, bot: str, seconds: float) -> tuple[int, ...]:
            budgets[bot] = seconds
            return await think(game, seat, bot, seconds)

        home.lobby.thinkers.think = listen  # type: ignore[method-assign]
        await ann.do(to_server.StartGame())
        await ann.until(lambda view: view.question is not None and view.question.yours)
        number = ann.asked.number
        await ann.answer(some_choice(ann))
        await ann.until(lambda view: view.question is not None and view.question.number > number)
        assert set(budgets) == set(levels)
        assert budgets["search"] > 0.4
        log = [one.row for one in await home.lobby.store.rows(host.table, 0)]
        said = [row for row in log if isinstance(row, rows.AnsweredRow) and row.cause == "bot"]
        assert {seat for row in said for seat, _parts in row.answers} == set(range(1, len(levels) + 1))


async def test_the_world_of_a_bot_comes_only_when_it_is_asked() -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0))
        bot = await Client.connect(home.url, ann.seen.table.id, ann.token, engine=True)
        async for view in bot.views():
            assert view.engine is not None
            break
        await ann.answer(some_choice(ann))
        while bot.view is None or bot.view.question is None or not bot.view.question.said:
            await asyncio.sleep(0.01)
        assert bot.view.engine is None
        assert ann.seen.engine is None
        await bot.close()
        back = await come(home.url, table_wire.Seated(ann.seen.table.id, 0, ann.token or "", ""))
        assert back.seen.engine is None


def test_a_bot_gets_less_time_than_the_question_has() -> None:
    def view(now: int, until: int | None) -> to_browser.TableView:
        info = table_wire.TableInfo(
            *("t", "cincinnati", {}, "playing", [], 0, 60, 2000, False, False, table_wire.Fair("", []))
        )
        question = Asked(1, Told("declare"), [0], [], until=until)
        return to_browser.TableView(1, now, info, to_browser.You(0), question=question)

    assert budget(view(1000, None)) == 1.0
    assert budget(view(1000, 61_000)) == 1.0
    assert budget(view(1000, 1500)) == pytest.approx(0.3)
    assert budget(view(1000, 900)) == bot_pool.LEAST


def test_bots_come_back_after_waits_that_grow_and_differ() -> None:
    for attempts, longest in ((0, 0.2), (1, 0.4), (3, 1.6), (9, 5.0)):
        waits = [pause(attempts) for _ in range(100)]
        assert all(longest / 2 <= wait <= longest for wait in waits)
        assert len(set(waits)) > 90
