"""Records opened over HTTP: frames for every pair of eyes, bad files refused, and tables that play on."""

import asyncio
import json
import multiprocessing
import random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest

import gobelet
from gobelet import api, records
from gobelet.core.game import Game
from gobelet.records import Player
from gobelet.server.games.dicetown.types import TownBoard
from gobelet.server.protocol import to_server
from gobelet.server.protocol.replays import Frame, Replay
from gobelet.server.replays import analyses, frames
from gobelet.server.replays.analyses import SECONDS, SECONDS_A_QUESTION, Analysts, seconds_for
from gobelet.server.tables import fair, rows
from gobelet.server.tables.fold import fold
from tests.server.house import House, house, until
from tests.server.players import Player as Client
from tests.server.players import some_choice

RULESETS = [rules.id for rules in gobelet.rulesets()]


def played(id: str, seats: int, seed: int = 3, answers: int = 100_000) -> Game:
    game = gobelet.new(id, seats, seed)
    dice = random.Random(seed)
    while not game.over and answers:
        answers -= 1
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.options(seat)))
    return game


def text_of(game: Game, kind: str = "greedy") -> str:
    players = [Player(f"P{seat}", kind if seat else "you") for seat in range(game.seats)]
    return records.dump(game.record(), players)


GAME = played("dicetown/2009", 3)
TEXT = text_of(GAME)


def open_now(text: str, eyes: Any) -> Replay:
    return msgspec.json.decode(frames._replay(text, eyes), type=Replay)


@pytest.mark.parametrize("id", RULESETS)
def test_frames_of_every_ruleset_through_every_eyes(id: str) -> None:
    game = played(id, gobelet.ruleset(id).seats[0])
    text = text_of(game)
    for eyes in (None, "all", *range(game.seats)):
        replay = open_now(text, eyes)
        assert replay.over
        assert [frame.question for frame in replay.frames] == [*range(1, game.serial + 1), game.serial]
        assert replay.frames[-1].prompt is None
        assert sorted([score.points for score in replay.scores]) == sorted(game.scores)
        assert replay.winners == list(game.winners)
        assert {frame.round for frame in replay.frames} == set(range(1, replay.frames[-1].round + 1))


def town(frame: Frame) -> TownBoard:
    assert isinstance(frame.board, TownBoard)
    return frame.board


def test_eyes_see_what_they_may_and_no_more() -> None:
    seen = {eyes: open_now(TEXT, eyes) for eyes in (None, "all", 0, 1)}
    for number, frame in enumerate(seen[None].frames):
        assert town(frame).hand is None
        assert not frame.hands
        assert not frame.decided
        assert not frame.dice
        everybody = seen["all"].frames[number].hands
        for seat in (0, 1):
            mine = seen[seat].frames[number]
            hand = town(mine).hand
            assert hand is not None
            assert (hand.cup, hand.cards, hand.deeds) == (
                everybody[seat].dice,
                everybody[seat].cards,
                everybody[seat].deeds,
            )
            assert mine.dice == everybody[seat].dice
            assert {one.seat for one in mine.decided} <= {seat}
    told = {
        eyes: [event.id for frame in replay.frames for event in frame.events] for eyes, replay in seen.items()
    }
    assert "drew-seen" not in told[None]
    assert "drew-seen" in told["all"]
    assert told["all"].count("rolled-dice-seen") > told[0].count("rolled-dice-seen") > 0


def test_what_bots_decided_has_a_reason_and_what_people_did_has_none() -> None:
    decided = [one for frame in open_now(TEXT, "all").frames for one in frame.decided]
    assert {one.reason is None for one in decided if one.seat == 0} == {True}
    assert {one.reason is None for one in decided if one.seat == 1} == {False}
    assert all(one.choice for one in decided)


# --- over HTTP ----------------------------------------------------------------------------------------------


async def ask(home: House, path: str, **body: Any) -> httpx.Response:
    return await home.post(path, msgspec.json.encode(body), **{"accept-language": "en"})


async def test_bad_files_are_refused_and_the_field_is_named() -> None:
    fields = json.loads(TEXT)
    async with house() as home:
        for change, words in (
            ({"seats": "many"}, "“seats”"),
            ({"fingerprint": "x"}, "“fingerprint”"),
            ({"answers": [[1, "0:nonsense"]]}, "“answers”"),
            ({"bets": 3}, "“bets”"),
            ({"fingerprint": "0" * 16, "marks": []}, "departs"),
        ):
            answer = await ask(home, "/api/replay", record=json.dumps({**fields, **change}))
            assert answer.status_code == 400
            assert words in answer.json()["text"]
        for text, words in (("no JSON", "not JSON"), ("[]", "object"), ('{"a": 1}', "gobelet")):
            answer = await ask(home, "/api/replay", record=text)
            assert answer.status_code == 400
            assert words in answer.json()["text"]
        assert (await ask(home, "/api/replay", record=TEXT, eyes=5)).status_code == 400
        assert (await ask(home, "/api/replay", record="x" * 600_000)).status_code == 400
        assert (await ask(home, "/api/replay", record="x" * 3_000_000)).status_code == 413
        good = await ask(home, "/api/replay", record=TEXT, eyes="all")
        assert good.status_code == 200
        assert good.json()["players"][1] == {"name": "P1", "kind": "greedy"}


async def play_some(home: House, table: str, token: str) -> None:
    """Begin, answer twice, and end it: an abandoned game has a record, too."""
    player = await Client.connect(home.url, table, token)
    assert isinstance(player, Client)
    await player.first()
    await player.do(to_server.StartGame())
    for _answer in range(2):
        await player.until(lambda view: view.question is not None and view.question.yours)
        await player.answer(some_choice(player))
    await player.do(to_server.Abandon())
    await player.close()


async def test_a_table_plays_on_from_a_record_with_other_dice_and_names_its_parent() -> None:
    question = GAME.serial // 2
    async with house() as home:
        told = await ask(home, "/api/replay/table", record=TEXT, question=question, seat=1, name="Ann")
        assert told.status_code == 201, told.text
        seated = told.json()
        before = (await home.table(seated["table"])).state
        assert before.settings.start is not None
        await play_some(home, seated["table"], seated["token"])
        answer = await home.get(f"/api/tables/{seated['table']}/record")
        file = records.read(answer.text)
        at, generator, seed, parent = file.record.branches[-1]
        assert (at, generator, parent) == (question, "keyed", GAME.fingerprint())
        assert records.verify(file.record, file.marks) is None
        assert fair.check(file.proof, *file.record.last_chance) is None
        assert seed == fair.seed(
            seated["table"], fair.read(file.proof).secret, fair.read(file.proof).entropies
        )
        ours, theirs = [
            [entry for entry in record.answers if entry[0] < question]
            for record in (file.record, GAME.record())
        ]
        assert ours == theirs
        assert (await ask(home, "/api/replay", record=answer.text)).json()["branches"] == [
            {"question": question, "parent": GAME.fingerprint()}
        ]


async def test_a_table_that_plays_on_is_rebuilt_after_a_restart() -> None:
    async with house() as home:
        told = (
            await ask(home, "/api/replay/table", record=TEXT, question=7, seat=0, name="Ann", bot="random")
        ).json()
        table = await home.table(told["table"])
        state = table.state
        for row in (rows.Started(), rows.Dealt()):
            state, _events = fold(state, row, state.at)
        assert state.game is not None
        assert state.game.serial == 7
        again = api.replay(state.game.record())
        assert again.fingerprint() == state.game.fingerprint()


async def test_playing_on_where_nothing_is_asked_is_refused() -> None:
    async with house() as home:
        for question, seat in ((GAME.serial + 1, 0), (3, 5)):
            answer = await ask(
                home, "/api/replay/table", record=TEXT, question=question, seat=seat, name="Ann"
            )
            assert answer.status_code == 400
        answer = await ask(
            home, "/api/replay/table", record=TEXT, question=3, seat=0, name="Ann", bot="nobody"
        )
        assert answer.json()["code"] == "unknown-bot"


# --- luck and skill -----------------------------------------------------------------------------------------

SHORT = text_of(played("cincinnati", 3, answers=12))


async def lines_of(analysts: Analysts, text: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) async for line in analysts.lines(text)]


async def test_an_analysis_reports_its_progress_and_is_remembered() -> None:
    analysts = Analysts(rollouts=4, seconds=1)
    first, second = await asyncio.gather(lines_of(analysts, SHORT), lines_of(analysts, SHORT))
    assert first[0] == {"done": 0, "total": 0}
    assert 0 < first[1]["done"] <= first[1]["total"]
    found = first[-1]
    assert found == second[-1], "a later request waits, and gets the same"
    assert len(found["players"]) == 3
    for lang in ("en", "fr"):
        assert len(found["told"][lang]) == len(found["turning_points"])
    assert found["curve"][0]["moment"] <= 1
    assert len(found["fell"]) == len(found["fortunes"])
    costs = [one["cost"] for one in found["mistakes"]]
    assert costs == sorted(costs, reverse=True), "the worst first"
    for turn, events in zip(found["turning_points"], found["happened"], strict=True):
        assert (turn["kind"] == "roll") == (len(events) > 0)
    for player in found["players"]:
        mistakes = [one for one in found["mistakes"] if one["seat"] == player["seat"]]
        assert len(mistakes) == player["mistakes"]
        for one in mistakes:
            assert one["cost"] > one["error"]
            assert len(one["played"]) > 0 < len(one["better"])
    assert await lines_of(analysts, SHORT) == [found], "the third time it is known at once"


def test_results_come_while_they_become_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "BOT", "random")
    sent: list[Any] = []
    pipe = SimpleNamespace(send=sent.append)
    analyses.work(SHORT, 4, 600.0, cast(Any, pipe))
    so_far = [msgspec.json.decode(one[0]) for one in sent if isinstance(one, tuple) and len(one) == 1]
    last = msgspec.json.decode(sent[-1])
    assert so_far[0]["more"]
    assert not so_far[0]["complete"]
    assert 2 * so_far[0]["games"] == last["games"], "the first has two games of each, the last has four"
    assert last["complete"]
    assert not last.get("more")
    assert [one["moment"] for one in so_far[0]["curve"]] == [one["moment"] for one in last["curve"]]
    assert all(one["why"]["id"].startswith("why-") for one in last["mistakes"] + last["finest"])


def test_a_long_game_gets_more_time() -> None:
    short, long = records.read(SHORT).record, records.read(TEXT).record
    assert seconds_for(short) == SECONDS
    assert seconds_for(long) >= SECONDS_A_QUESTION * long.serial


async def test_the_same_game_with_other_names_is_another_record() -> None:
    """One gets neither the other's names nor, by a quick answer, the news that somebody has asked before."""
    analysts = Analysts(rollouts=4, seconds=1)
    named = json.loads(SHORT)
    ours, theirs = [
        json.dumps({**named, "players": [{"name": f"{name} {seat}", "kind": "human"} for seat in range(3)]})
        for name in ("Ann", "Zoe")
    ]
    first = await lines_of(analysts, ours)
    second = await lines_of(analysts, theirs)
    assert "Ann" in str(first[-1]["told"])
    assert "Zoe" in str(second[-1]["told"])
    assert "Ann" not in str(second)
    assert second[0] == {"done": 0, "total": 0}, "it is worked on, as the first was"
    assert await lines_of(analysts, theirs) == second[-1:]


async def test_who_stops_listening_stops_the_work() -> None:
    analysts = Analysts(rollouts=100_000, seconds=600)
    lines = analysts.lines(SHORT)
    assert await anext(lines) == b'{"done":0,"total":0}\n'
    assert b"total" in await anext(lines)
    await lines.aclose()
    assert not analysts.turn.locked()
    await until(lambda: not multiprocessing.active_children())


async def test_the_analysis_comes_over_http_and_bad_records_do_not_get_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gobelet.server.app.Analysts", lambda: Analysts(4, 1))
    async with house() as home:
        answer = await ask(home, "/api/replay/analysis", record="{}")
        assert answer.status_code == 400
        async with httpx.AsyncClient(base_url=home.url, timeout=60) as http:
            answer = await http.post("/api/replay/analysis", json={"record": SHORT})
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        told = [json.loads(line) for line in answer.text.splitlines()]
        assert told[0] == {"done": 0, "total": 0}
        assert told[-1]["games"] > 0


def test_a_replay_shows_the_plan_beside_the_answer_that_it_gave() -> None:
    game = played("dicetown/2009", 2, answers=30)
    record = game.record()
    serial, said = record.answers[0]
    seat = said[0][0]
    order = records.GivenOrder(serial, seat, {"dice": "places", "places": ("hall", "mine")})
    text = records.dump(record, (), [order])
    _game, shown = frames.show(frames.read(text), seat)
    decided = [one for frame in shown for one in frame.decided if one.order]
    assert [(one.seat, one.order) for one in decided] == [
        (seat, {"dice": "places", "places": ["hall", "mine"]})
    ]
