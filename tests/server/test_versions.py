"""Versions of the rules at tables: a table keeps the one that it began with, or says why it can't go on."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gobelet
from gobelet import records
from gobelet.server.client.connection import Client, ServerError, create
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from tests.server.house import House, house, run
from tests.server.players import Player, at_random, begin, come, new_table, some_choice, town

GAME = "dicetown/extension"
FIRST = f"{GAME}@1"

Seats = tuple[table_wire.Seated, ...]


def begun(database: Path, ruleset: str, seats: int = 2) -> Seats:
    """A table at which Ann has given an answer, left behind by a server that has stopped."""

    async def play() -> Seats:
        async with house(f"sqlite:///{database}") as home:
            players = await begin(home, new_table(ruleset, seats, 0))
            await players[0].answer(some_choice(players[0]))
            id = players[0].seen.table.id
            return tuple(
                [table_wire.Seated(id, seat, one.token or "", "") for seat, one in enumerate(players)]
            )

    return run(play())


def settle(database: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Change the settings of all tables in a database."""
    with sqlite3.connect(database) as connection:
        for id, text in connection.execute("SELECT id, settings FROM tables").fetchall():
            settings = json.loads(text)
            change(settings)
            row = (json.dumps(settings), id)
            connection.execute("UPDATE tables SET settings = ? WHERE id = ?", row)
    connection.close()


async def back(home: House, seats: Seats) -> list[Player]:
    return [await come(home.url, seat) for seat in seats]


@pytest.mark.parametrize(
    ("first", "number", "latest"),
    [(FIRST, 2, 2), ("cincinnati@1", 3, 2), ("dicetown/extension+indians@1", 2, 3)],
)
def test_a_running_table_plays_on_by_the_version_it_began_with(
    first: str, number: int, latest: int, tmp_path: Path
) -> None:
    """Also one from before there were versions in the settings: it is of the first."""
    database = tmp_path / "tables.db"
    seats = begun(database, first, number)
    settle(database, lambda settings: settings.pop("version"))

    async def go_on() -> None:
        async with house(f"sqlite:///{database}") as home:
            ann, ben, *_others = await back(home, seats)
            table = await home.table(seats[0].table)
            assert table.state.game is not None
            assert table.state.game.ruleset is gobelet.ruleset(first)
            told = ann.seen.table.earlier_rules
            assert told is not None
            assert (told.id, told.facts) == ("table-earlier-rules", {"version": 1, "latest": latest})
            for player, seed in ((ben, 1), (ann, 2)):
                await player.until(lambda view: view.question is not None)
                if player.asked.yours:
                    await player.answer(some_choice(player, seed))
            await ann.do(to_server.Abandon())
            record = (await home.get(f"/api/tables/{table.id}/record")).text
            assert records.read(record).record.ruleset == first
            await ann.do(to_server.Rematch())  # a new game is played by the latest version
            await ann.until(lambda view: view.table.rematch is not None)
            again = await home.table(ann.seen.table.rematch or "")
            assert again.state.settings.rules == f"{first.partition('@')[0]}@{latest}"

    run(go_on())


@pytest.mark.parametrize(("first", "latest"), [("cincinnati@1", 2), ("dicetown/extension+indians@2", 3)])
async def test_players_of_an_earlier_version_hear_of_it_and_a_rematch_is_by_the_latest(
    first: str, latest: int
) -> None:
    id, _at, version = first.partition("@")
    async with house() as home:
        ann, *_others = await begin(home, new_table(first, 3, 0))
        told = ann.seen.table.earlier_rules
        assert told is not None
        assert told.facts == {"version": int(version), "latest": latest}
        assert (await home.table(ann.seen.table.id)).state.settings.rules == first
        await ann.do(to_server.Abandon())
        await ann.do(to_server.Rematch())
        await ann.until(lambda view: view.table.rematch is not None)
        again = await home.table(ann.seen.table.rematch or "")
        assert again.state.settings.rules == f"{id}@{latest}"


def test_a_table_with_corrections_that_new_ones_may_not_have_plays_on(tmp_path: Path) -> None:
    """DT-4, DX-6. An earlier program founded it. A rematch is played by the book."""
    database = tmp_path / "tables.db"
    corrected = {"sheriff": "1", "equipment": "1,2,3,4,6,7", "short": "6,25", "river": "4,3,1,1,1,1,0"}

    async def found() -> table_wire.Seated:
        async with house(f"sqlite:///{database}") as home:
            return await create(home.url, new_table(GAME, 1, 2))

    seat = run(found())
    settle(database, lambda settings: settings["choices"].update(corrected))

    async def play() -> None:
        async with house(f"sqlite:///{database}") as home:
            ann = await come(home.url, seat)
            await ann.do(to_server.StartGame())
            await ann.until(lambda view: view.question is not None)
            assert ann.seen.table.choices == {**corrected, "bribes": "yes"}
            assert town(ann.seen).mine == 25
            await ann.answer(some_choice(ann))

    run(play())

    async def go_on() -> None:
        async with house(f"sqlite:///{database}") as home:
            ann = await come(home.url, seat)
            end = await ann.play(at_random(1))
            assert end.table.phase == "over"
            text = (await home.get(f"/api/tables/{end.table.id}/record")).text
            record = records.read(text).record
            assert record.choices["equipment"] == corrected["equipment"]
            assert records.verify(record) is None
            await ann.do(to_server.Rematch())
            await ann.until(lambda view: view.table.rematch is not None)
            again = await home.table(ann.seen.table.rematch or "")
            assert again.state.settings.choices == {
                "sheriff": "1",
                "bribes": "yes",
                "river": corrected["river"],
            }

    run(go_on())


async def test_a_whole_game_by_an_earlier_version() -> None:
    async with house() as home:
        players = await begin(home, new_table(FIRST, 1, 1))
        end = await players[0].play(at_random(1))
        assert end.table.phase == "over"
        record = records.read((await home.get(f"/api/tables/{end.table.id}/record")).text).record
        assert (record.ruleset, records.verify(record)) == (FIRST, None)


async def test_a_new_table_plays_by_the_latest_version_and_says_nothing() -> None:
    async with house() as home:
        (ann,) = await begin(home, new_table(GAME, 1, 1))
        assert ann.seen.table.earlier_rules is None
        assert (await home.table(ann.seen.table.id)).state.settings.rules == f"{GAME}@2"


SENTENCE = {
    "en": f"This game is played by {GAME}@9, and this program has {GAME}@2, {GAME}@1 only.",
    "fr": f"Cette partie suit {GAME}@9, et ce programme n’a que {GAME}@2, {GAME}@1.",
}


def test_a_table_of_an_unknown_version_says_so_and_can_be_left_and_rematched(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    seats = begun(database, GAME)
    settle(database, lambda settings: settings.update(version=9))

    async def go_on() -> None:
        async with house(f"sqlite:///{database}") as home:
            ann, ben = await back(home, seats)
            info = (await home.get(f"/api/tables/{seats[0].table}")).json()
            for notice in (ann.seen.table.notice, ben.seen.table.notice):
                assert notice is not None
                assert notice.id == info["notice"]["id"] == "table-version"
                assert notice.facts == info["notice"]["facts"]
            assert (ann.seen.table.phase, info["phase"]) == ("frozen", "frozen")
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "Ben1"]
            for lang, sentence in SENTENCE.items():
                headers = {"accept-language": lang}
                refused = (await home.get(f"/api/tables/{seats[0].table}/record", **headers)).json()
                assert refused["code"] == "table-version"
                assert refused["text"].startswith(sentence)
                client = await Client.connect(home.url, seats[0].table, seats[0].token, lang)  # type: ignore[arg-type]
                with pytest.raises(ServerError) as error:
                    await client.do(to_server.Pause(on=True))
                assert error.value.code == "table-version"
                assert str(error.value).startswith(sentence)
                await client.close()
            await ben.do(to_server.LeaveTable())
            await ann.do(to_server.Rematch())
            await ann.until(lambda view: view.table.rematch is not None)
            rematch = ann.seen.table.rematch or ""
            assert (await home.table(rematch)).state.settings.rules == f"{GAME}@2"
            again = await come(home.url, table_wire.Seated(rematch, 0, seats[0].token, ""))
            await again.do(to_server.StartGame())
            await again.until(lambda view: view.question is not None)
        async with house(f"sqlite:///{database}") as home:  # what was done there is in its log
            (ann,) = await back(home, seats[:1])
            assert ann.seen.table.rematch == rematch
            assert ann.seen.table.seats[1].away
            assert ann.seen.table.phase == "frozen"

    run(go_on())
    # Nothing is lost: a program that has the rules goes on where the game was.
    settle(database, lambda settings: settings.update(version=2))

    async def later() -> None:
        async with house(f"sqlite:///{database}") as home:
            (ann,) = await back(home, seats[:1])
            assert ann.seen.table.phase == "playing"
            assert ann.seen.question is not None

    run(later())


def test_a_table_of_unknown_rules_says_so(tmp_path: Path) -> None:
    """For example of a game whose package is not installed any more."""
    database = tmp_path / "tables.db"
    seats = begun(database, GAME)
    settle(database, lambda settings: settings.update(ruleset="whist", version=3))

    async def go_on() -> None:
        async with house(f"sqlite:///{database}") as home:
            (ann,) = await back(home, seats[:1])
            with pytest.raises(ServerError, match="whist@3, and this program does not have these rules"):
                await ann.do(to_server.Pause(on=True))
            with pytest.raises(ServerError, match="There is no ruleset “whist”"):
                await ann.do(to_server.Rematch())
            await ann.do(to_server.LeaveTable())

    run(go_on())


def test_a_table_whose_log_leads_elsewhere_can_be_left_and_rematched(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    seats = begun(database, GAME)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE log SET fingerprint = 'feedfeedfeedfeed' WHERE fingerprint IS NOT NULL")
    connection.close()

    async def go_on() -> None:
        async with house(f"sqlite:///{database}") as home:
            ann, ben = await back(home, seats)
            assert ann.seen.table.notice is not None
            assert ann.seen.table.notice.id == "table-frozen"
            await ben.do(to_server.Rematch())
            await ann.until(lambda view: view.table.rematch is not None)
            await ann.do(to_server.LeaveTable())

    run(go_on())


def test_rows_of_another_worker_are_read_on_at_a_frozen_table(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    seats = begun(database, GAME)
    settle(database, lambda settings: settings.update(version=9))

    async def go_on() -> None:
        async with house(f"sqlite:///{database}") as one, house(f"sqlite:///{database}") as two:
            ann = await come(one.url, seats[0])
            ben = await come(two.url, seats[1])
            await ben.do(to_server.LeaveTable())
            there = (await two.table(seats[0].table)).state.number
            await (await one.table(seats[0].table)).catch_up(there)
            await ann.until(lambda view: view.table.seats[1].away)
            await ann.do(to_server.Rematch())
            await ann.until(lambda view: view.table.rematch is not None)

    run(go_on())


async def test_a_record_of_an_unknown_version_is_refused_in_a_sentence() -> None:
    text = records.dump(gobelet.new(GAME, 2, 1).record()).replace(f"{GAME}@2", f"{GAME}@7")
    async with house() as home:
        body = json.dumps({"record": text}).encode()
        for lang, name in (("en", "The record is for"), ("fr", "L’enregistrement suit")):
            refused = await home.post("/api/replay", body, **{"accept-language": lang})
            assert refused.status_code == 400
            assert refused.json()["code"] == "record-version"
            assert f"{name} {GAME}@7" in refused.json()["text"]


async def test_a_table_that_plays_on_from_a_record_keeps_its_version() -> None:
    game = gobelet.new(FIRST, 2, 1)
    record = records.dump(game.record())
    async with house() as home:
        body = json.dumps(
            {"record": record, "question": 1, "seat": 0, "name": "Ann", "bot": "greedy"}
        ).encode()
        made = (await home.post("/api/replay/table", body)).json()
        table = await home.table(made["table"])
        assert table.state.settings.rules == FIRST
