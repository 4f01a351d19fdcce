"""Nothing is lost: the server is killed at random moments of many games, and started again."""

import asyncio
import json
import random
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from gobelet import records
from gobelet.server.client.connection import Client, ask, create, sit
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.tables import fair
from tests.server.house import PATIENCE, house, run, until
from tests.server.outside import Server
from tests.server.players import begin, come, new_table, some_choice
from tests.server.stubborn import Stubborn, in_log
from tests.tiers import SOAK

KILLS = 6 * SOAK or 3  # scripts/soak server: more of everything
TABLES = (
    ("dicetown/extension+indians", 2, 1),
    ("cincinnati", 2, 1),
    ("dicetown/2009", 2, 1),
    ("dicetown/revised", 1, 2),
    ("dicetown/2009", 2, 0),
    ("cincinnati", 1, 3),
)
CHOSEN = TABLES * SOAK or TABLES[:3]


async def open_tables(url: str) -> list[list[table_wire.Seated]]:
    """Tables whose games have begun."""
    opened = []
    for ruleset, people, bots in CHOSEN:
        host = await create(url, new_table(ruleset, people, bots))
        others = [await sit(url, host.table, table_wire.SitDown(name=f"P{n}")) for n in range(1, people)]
        client = await Client.connect(url, host.table, host.token)
        await client.do(to_server.StartGame())
        await client.close()
        opened.append([host, *others])
    return opened


async def test_killed_at_random_moments_no_answer_is_lost_or_done_twice(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def test(server: Server) -> list[Stubborn]:
        opened = await open_tables(server.url)
        players = [
            Stubborn(lambda: [server.url], seated, seed)
            for seed, seated in enumerate([one for table in opened for one in table])
        ]
        games = [asyncio.create_task(player.play()) for player in players]
        dice = random.Random(4)
        for _kill in range(KILLS):
            await asyncio.sleep(0.1 + 0.9 * dice.random())
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await asyncio.gather(*games)
        for table in opened:
            record = await ask(server.url, f"/api/tables/{table[0].table}/record")
            assert fair.check(record.pop("proof"), record["generator"], record["seed"]) is None
            file = records.read(json.dumps(record))
            assert records.verify(file.record, file.marks) is None
        return players

    with Server(f"sqlite:///{database}") as server:
        players = await asyncio.wait_for(test(server), PATIENCE)
    assert sum(player.comings for player in players) >= len(players) + KILLS
    acknowledged = 0
    with sqlite3.connect(database) as connection:
        for player in players:
            query = "SELECT body FROM log WHERE table_id = ? ORDER BY number"
            found = in_log([body for (body,) in connection.execute(query, (player.seated.table,))])
            mine = Counter(
                [(question, choice) for seat, question, choice in found if seat == player.seated.seat]
            )
            for question, choice in player.done.items():
                assert mine[question, choice] == 1, f"question {question} was acknowledged"
                acknowledged += 1
            questions = Counter([question for question, _choice in mine])
            assert not questions or max(questions.values()) == 1
            assert player.end is not None
            assert player.end.table.phase == "over"
    connection.close()
    print(f"{acknowledged} acknowledged answers, {sum(player.comings for player in players)} connections")
    assert acknowledged > 100


def test_a_table_goes_on_in_the_middle_of_its_question(tmp_path: Path) -> None:
    """The very same question, with what was sealed, the same clock and the same tokens."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def before() -> tuple[str, str | None, str | None, str]:
        async with house(database) as home:
            ann, ben = await begin(home, new_table("dicetown/2009", 2, 1, clock=600))
            await ann.answer(some_choice(ann))
            await ann.do(to_server.StandingOrder(card="wanted", order="never"))
            table = await home.table(ann.seen.table.id)
            await until(lambda: table.state.game is not None and table.state.game.waiting == (1,))
            state = table.state
            assert state.game is not None
            return table.id, ann.token, ben.token, state.game.text()

    async def after(table: str, ann_token: str | None, ben_token: str | None, text: str) -> None:
        async with house(database) as home:
            ann = await come(home.url, table_wire.Seated(table, 0, ann_token or "", ""))
            state = (await home.table(table)).state
            assert state.game is not None
            assert state.game.text() == text
            assert ann.asked.said
            assert ann.seen.you.orders == {"wanted": "never"}
            assert state.opened < state.at
            ben = await come(home.url, table_wire.Seated(table, 1, ben_token or "", ""))
            number = ben.asked.number
            await ben.answer(some_choice(ben))
            await ann.until(lambda view: view.question is not None and view.question.number > number)

    run(after(*run(before())))


def test_a_log_that_does_not_lead_to_its_game_freezes_the_table(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def before() -> tuple[str, str | None]:
        async with house(f"sqlite:///{database}") as home:
            ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0))
            await ann.answer(some_choice(ann))
            return ann.seen.table.id, ann.token

    async def after(table: str, token: str | None) -> None:
        async with house(f"sqlite:///{database}") as home:
            ann = await come(home.url, table_wire.Seated(table, 0, token or "", ""))
            assert ann.seen.table.phase == "frozen"
            assert ann.seen.table.notice is not None
            assert ann.seen.table.notice.id == "table-frozen"
            with pytest.raises(Exception, match="frozen"):
                await ann.do(to_server.Pause(on=True))
            assert (await home.get(f"/api/tables/{table}/record")).json()["code"] == "table-frozen"
            other = await begin(home, new_table("dicetown/2009", 2, 0))  # nobody else is disturbed
            assert other[0].asked.yours

    table, token = run(before())
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE log SET fingerprint = 'feedfeedfeedfeed' WHERE fingerprint IS NOT NULL")
    connection.close()
    run(after(table, token))


def test_the_server_stops_on_a_signal(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        assert server.stop() in (0, -15)
