"""Until its day is over nothing of a daily table is published, whoever asks and how; then all of it is."""

import json
import re
from pathlib import Path

import pytest

from gobelet.cli.main import main
from gobelet.server.client.connection import ServerError
from gobelet.server.protocol import to_server
from gobelet.server.protocol.replays import OpenRecord
from gobelet.server.storage.sql_tables import server_keys
from gobelet.server.tables.names import FORMER
from tests.server.house import house
from tests.server.known import Device, everything, moved
from tests.server.midnight import MovingClock, begin, counted, list_of, now, play
from tests.server.players import Player, come, look_on
from tests.tiers import long_on_any_database


async def socket_refusal(url: str, table: str, token: str | None, public: bool = False) -> str:
    player = await Player.connect(url, table, token, public=public)
    await player.reader
    assert player.view is None
    assert player.refused is not None
    assert player.socket.close_code == 4403
    return str(player.refused)


@pytest.mark.parametrize("finished", [False, True])
async def test_nothing_is_published_before_midnight(finished: bool) -> None:
    clock = MovingClock()
    async with house(clock=clock) as home:
        ann, ben = Device(home.url), Device(home.url)
        seated = await (play(home, ann, "cincinnati") if finished else begin(ann, "cincinnati"))
        table = f"/api/tables/{seated.table}"
        seed = home.lobby.daily.seed(str((await now(ann)).today[0].day), "cincinnati")
        sealed = [await ben.ask("GET", f"{table}/record"), await ann.ask("GET", f"{table}/record")]
        sealed.append(await ben.ask("POST", f"{table}/seats", {"name": "Ben"}))
        for answer in sealed:
            assert (answer.status_code, answer.json()["code"]) == (403, "daily-sealed")
            assert re.search(r"opens at midnight UTC, in 8 hours and \d+ min\.$", answer.json()["text"])
        assert "midnight" in await socket_refusal(home.url, seated.table, None)
        assert "midnight" in await socket_refusal(home.url, seated.table, seated.token, public=True)
        player = await come(home.url, seated)
        with pytest.raises(ServerError, match="midnight" if finished else "begun"):
            await player.do(to_server.Rematch())
        if finished:
            await counted(home, seated)
        asked = [
            await ben.ask("GET", table),
            await ben.ask("GET", "/api/tables"),
            await ben.ask("GET", "/api/daily"),
            await ben.ask("GET", f"/api/daily/{(await now(ben)).today[0].day}/cincinnati"),
            await ben.ask("GET", f"/t/{seated.table}"),
            await ben.ask("GET", f"/replay/{seated.table}"),
            await ann.ask("GET", "/api/player/data"),
            await ann.ask("GET", "/api/player/games"),
        ]
        assert all(seed not in answer.text for answer in asked)
        assert seed.encode() not in b"".join(player.received)
        assert asked[0].json()["fair"]["entropies"] == []
        assert all(seated.table not in answer.text for answer in asked[1:4])
        for line in (await list_of(ben, "cincinnati")).others:
            assert (line.state, line.name) == ("finished" if finished else "playing", "Ann")
            assert (line.points, line.won, line.cost, line.place, line.table) == (None,) * 4 + ("",)
        mine = (await list_of(ann, "cincinnati")).table.mine
        assert mine is not None
        assert (mine.points is not None, mine.cost) == (finished, None)
        own = (await ann.done("GET", "/api/player/data"))["daily"][0]
        assert (own["points"] is not None, own["cost"]) == (finished, None)


async def test_nobody_helps_at_a_daily_table() -> None:
    async with house(clock=MovingClock()) as home:
        seated = await begin(Device(home.url), "dicetown")
        player = await come(home.url, seated)
        view = await player.until(lambda view: view.question is not None and view.question.yours)
        assert not view.you.undo
        assert not view.table.hints
        refused: list[tuple[to_server.ToServer, str]] = [
            (to_server.Undo(question=player.asked.number), "daily-no-undo"),
            (to_server.SwitchHints(on=True), "daily-no-hints"),
            (to_server.SetPlan(orders={}, plan={}), "daily-no-plans"),
            (to_server.StandingOrder(card="brute", order="worth"), "daily-no-plans"),
            (to_server.Replace(seat=1, bot="random"), "daily-same-bots"),
            (to_server.Replace(seat=1, bot=None), "daily-same-bots"),
        ]
        for message, code in refused:
            with pytest.raises(ServerError) as error:
                await player.do(message)
            assert error.value.code == code
        assert [seat.bot for seat in player.seen.table.seats][1:] == ["expert"] * 3


async def test_after_midnight_all_is_open_and_the_record_verifies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = MovingClock()
    async with house(clock=clock) as home:
        ann, ben = Device(home.url), Device(home.url)
        seated = await play(home, ann, "cincinnati")
        await counted(home, seated)
        clock.midnight()
        shown = (await now(ben)).yesterday
        table = next(one for one in shown if one.table.game == "cincinnati")
        assert [(line.name, line.place, line.table) for line in table.best] == [("Ann", 1, seated.table)]
        assert table.best[0].cost is not None
        assert table.best[0].cost > 0  # it was played at random
        text = (await ben.ask("GET", f"/api/tables/{seated.table}/record")).text
        record = json.loads(text)
        assert (record["generator"], record["seed"]) == ("duplicate", table.table.seed)
        assert record["proof"]["commitment"] == table.table.commitment
        await ben.done("POST", "/api/replay", OpenRecord(record=text, eyes="all"))
        played = {"record": text, "question": 5, "seat": 0, "name": "Ben", "bot": "greedy"}
        await ben.done("POST", "/api/replay/table", played)
        await (await look_on(home.url, seated.table)).close()
        player = await come(home.url, seated)
        await player.do(to_server.Rematch())
        again = await player.until(lambda view: view.table.rematch is not None)
        assert again.table.rematch is not None
        assert (await home.table(again.table.rematch)).state.settings.daily is None
    file = tmp_path / "daily.json"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    assert table.table.commitment in capsys.readouterr().out
    for field, wrong in (("secret", "0" * 64), ("commitment", "0" * 64), ("day", 5)):
        file.write_text(json.dumps({**record, "proof": {**record["proof"], field: wrong}}))
        assert main(["verify", str(file)]) != 0
    file.write_text(json.dumps({**record, "generator": "keyed"}))
    assert main(["verify", str(file)]) != 0


@long_on_any_database
async def test_equal_points_share_a_place_and_the_deleted_stay_without_a_name(any_database: str) -> None:
    clock = MovingClock()
    async with house(any_database, clock) as home:
        people = [Device(home.url) for _ in range(3)]
        for device in people[:2]:
            await device.say("Somebody")
            await moved(home, device)
        tables = [
            await play(home, device, "cincinnati", name, seed)
            for device, name, seed in zip(people, ("Ann", "Ben", "Cho"), (1, 1, 2), strict=True)
        ]
        await counted(home, *tables)
        await people[1].done("DELETE", "/api/player")
        clock.midnight()
        shown = await list_of(people[0], "cincinnati")
        assert [(line.name, line.place, line.yours) for line in shown.kept] == [
            ("Ann", 1, True),
            (FORMER, 1, False),
        ]
        assert shown.kept[0].points == shown.kept[1].points
        assert [(line.name, line.place) for line in shown.others] == [("Cho", 1)]
        assert "Ben" not in await everything(home)
        secrets = await home.lobby.store.read(server_keys.select().where(server_keys.c.name == "daily"))
        assert len(secrets) == 1
