"""Mia at the server: the catalogue, its sentences, whole games on the plain board, and the replay."""

import asyncio
import json

from gobelet_mia.values import VALUES

from gobelet import records
from gobelet.server.client.connection import ask
from gobelet.server.protocol.answers import Button
from gobelet.server.protocol.plain_board import HeapShown, PlainBoard
from tests.server.house import House, house
from tests.server.players import at_random, begin, look_on, new_table, some_choice


async def test_the_catalogue_and_the_sentences() -> None:
    async with house() as home:
        (info,) = [one for one in await ask(home.url, "/api/rulesets") if one["id"] == "mia"]
        assert (info["game"], info["title"], info["seats"]) == ("mia", "Mia", [2, 3, 4, 5, 6])
        assert (info["cards"], info["choices"][0]["values"]) == ([], ["3", "5", "6"])
        assert info["vocabulary"]["dice"] == ["dice"]
        assert {"random", "search"} <= set(info["bots"])
        for lang, text in (("en", "option-doubt = Doubt it"), ("fr", "option-doubt = J’en doute")):
            answer = await home.get(f"/api/games/mia/{lang}.ftl")
            assert text in answer.text


async def test_the_board_shows_the_cup_to_its_holder_only() -> None:
    async with house() as home:
        first, second = await begin(home, new_table("mia", 2, 1))
        mine, theirs = first.seen.board, second.seen.board
        assert isinstance(mine, PlainBoard)
        assert isinstance(theirs, PlainBoard)
        assert mine.seats[0].heaps[0] == HeapShown("lives", 5, [], 0, [])
        cup = mine.seats[0].heaps[1]
        assert (cup.id, len(cup.dice), cup.hidden) == ("cup", 2, 0)
        assert theirs.seats[0].heaps[1] == HeapShown("cup", None, [], 2, [])
        assert [heap.cards for heap in theirs.table] == [["value-none"]]
        assert len(first.asked.forms) == len(VALUES)
        await first.answer(some_choice(first))
        await second.until(lambda view: view.question is not None and view.question.yours)
        buttons = [form for form in second.asked.forms if isinstance(form, Button)]
        assert [button.message.id for button in buttons] == ["option-doubt", "option-believe"]
        board = second.seen.board
        assert isinstance(board, PlainBoard)
        assert board.table[0].cards != ["value-none"]


async def whole_game(home: House) -> str:
    """A game of two people and a search bot; the id of its table."""
    players = await begin(home, new_table("mia", 2, 1, beat=10, choices={"lives": "3"}))
    spectator = await look_on(home.url, players[0].seen.table.id)
    await asyncio.gather(*[player.play(at_random(seed, 0.0)) for seed, player in enumerate(players)])
    seen = await spectator.until(lambda view: view.table.phase == "over")
    assert isinstance(seen.board, PlainBoard)
    assert seen.board.winners == seen.winners
    assert seen.scores is not None
    assert [seat.score for seat in seen.board.seats] == [line.points for line in seen.scores]
    return seen.table.id


async def test_a_whole_game_its_record_and_its_replay() -> None:
    async with house() as home:
        table = await whole_game(home)
        record = (await home.get(f"/api/tables/{table}/record")).json()
        del record["proof"]
        file = records.read(json.dumps(record))
        assert file.record.ruleset == "mia@1"
        assert records.verify(file.record, file.marks) is None
        for eyes in ("all", 0, None):
            opened = {"record": json.dumps(record), "eyes": eyes}
            replay = await home.post("/api/replay", json.dumps(opened).encode())
            assert replay.status_code == 200
            frames = replay.json()["frames"]
            assert {frame["board"]["game"] for frame in frames} == {"plain"}
            assert ("shaken-seen" in replay.text) == (eyes is not None)
            heaps = [heap for frame in frames for seat in frame["board"]["seats"] for heap in seat["heaps"]]
            assert any(heap["dice"] for heap in heaps) == (eyes is not None)
            assert any(heap["hidden"] for heap in heaps) == (eyes != "all")
            reasons = [one["reason"] for frame in frames for one in frame["decided"] if one["reason"]]
            assert {reason["id"] for reason in reasons} <= {"why-random", "why-forced"}
            assert bool(reasons) == (eyes == "all")
