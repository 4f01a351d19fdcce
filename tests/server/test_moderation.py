"""Moderation: reports, bans and mutes, and the desk that only a moderator's fresh passkey opens."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from gobelet.server.client.connection import ServerError
from gobelet.server.moderation import sweeping
from gobelet.server.protocol import moderation as wire
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.storage.moderators import Moderators
from gobelet.server.storage.reports import Reports
from tests.server.authenticator import Authenticator
from tests.server.house import House, house, until
from tests.server.known import Device, count, everything
from tests.server.outside import redis
from tests.server.players import Player, come, look_on, new_table
from tests.server.still_clock import StillClock
from tests.server.test_operating import gobelet_house

pytestmark = pytest.mark.anyio

HTML = "<img src=x onerror=alert(1)>"
MINUTE = 60_000


class Desk:
    """A moderator: their device and passkey, and the session that it has given them."""

    def __init__(self, device: Device, key: Authenticator) -> None:
        self.device = device
        self.key = key
        self.session = ""

    async def show_passkey(self) -> Any:
        offer = await self.device.done("POST", "/api/moderation/offer", {})
        return await self.device.ask("POST", "/api/moderation/session", {"credential": self.key.sign(offer)})

    async def open(self) -> wire.ModeratorDesk:
        shown = await self.show_passkey()
        assert shown.is_success, shown.text
        self.session = shown.json()["session"]
        return await self.look()

    async def ask(self, method: str, path: str, body: Any = None, **more: str) -> Any:
        shown = {"authorization": f"Bearer {self.session}", **more}
        return await self.device.ask(method, f"/api/moderation{path}", body, **shown)

    async def look(self) -> wire.ModeratorDesk:
        return msgspec.convert((await self.ask("GET", "")).json(), wire.ModeratorDesk)

    async def settle(self, number: int, act: str, reason: str = "why", **more: Any) -> wire.ModeratorDesk:
        answer = await self.ask("POST", f"/reports/{number}", {"act": act, "reason": reason, **more})
        assert answer.is_success, answer.text
        return msgspec.convert(answer.json(), wire.ModeratorDesk)


async def kept(home: House, name: str) -> Desk:
    """A player with a passkey."""
    device = Device(home.url)
    await device.say(name)
    key = Authenticator(home.url.replace("127.0.0.1", "localhost"))
    offer = await device.done("POST", "/api/player/passkeys/offer", {})
    await device.done("POST", "/api/player/passkeys", {"credential": key.make(offer)})
    return Desk(device, key)


async def id_of(home: House, device: Device) -> str:
    data = await device.done("GET", "/api/player/data")
    return str(data["player"]["id"])


async def a_moderator(home: House, name: str = "Mo") -> Desk:
    desk = await kept(home, name)
    await Moderators(home.lobby.store).add(await id_of(home, desk.device), "", home.lobby.clock.now())
    return desk


class Pair:
    """Ann, who hosts, and Ben, each with a device and at the table."""

    def __init__(self, ann: Device, ben: Device, players: list[Player]) -> None:
        self.ann, self.ben = ann, ben
        self.at_table = players
        self.table = players[0].seen.table.id

    async def report(self, **changes: Any) -> Any:
        body = {"table": self.table, "kind": "insult", "seat": 1, **changes}
        return await self.ann.ask("POST", "/api/reports", body)


async def pair(home: House, name: str = "Ben") -> Pair:
    ann, ben = Device(home.url), Device(home.url)
    seated = await ann.open_table(new_table("cincinnati", 3, 0))
    other = await ben.sit(seated.table, name)
    players = [await come(home.url, seated), await come(home.url, other)]
    return Pair(ann, ben, players)


@asynccontextmanager
async def moderated(**changes: Any) -> AsyncIterator[tuple[House, Pair, Desk]]:
    async with house(**changes) as home:
        yield home, await pair(home), await a_moderator(home)


# --- reports ------------------------------------------------------------------------------------------------


async def test_a_line_of_chat_is_reported_with_its_context_and_nobody_at_the_table_hears_of_it() -> None:
    async with moderated() as (home, at, desk):
        ann, ben = at.at_table
        await ann.do(to_server.Chat(text="hello"))
        await ben.do(to_server.Chat(text=f"go away {HTML}"))
        await until(lambda: b"go away" in ann.received[-1])
        line = msgspec.json.decode(ann.received[-1], type=to_browser.ToBrowser)
        assert isinstance(line, to_browser.Spoken)
        rows = (await home.table(at.table)).state.number
        heard = len(ben.received)
        assert (await at.report(line=line.line.at, text=f"rude {HTML}")).status_code == 201
        assert (await at.report(line=line.line.at)).status_code == 201  # the same again is not stored twice
        assert (await home.table(at.table)).state.number == rows
        assert len(ben.received) == heard
        [report] = (await desk.open()).reports
        assert (report.name, report.text, report.reporter, report.kind) == (
            "Ben",
            f"rude {HTML}",
            "Ann",
            "insult",
        )
        assert [(one.name, one.text, one.reported) for one in report.context] == [
            ("Ann", "hello", False),
            ("Ben", f"go away {HTML}", True),
        ]
        assert report.scopes == ["player", "name"]  # not this machine's own address
        assert "127.0.0.1" not in msgspec.json.encode(report).decode()


@pytest.mark.parametrize(
    ("changes", "status", "code", "field"),
    [
        ({"seat": 2}, 404, "report-nobody", "seat"),
        ({"seat": None}, 404, "report-nobody", "seat"),
        ({"seat": 0}, 400, "report-oneself", "seat"),
        ({"line": 12}, 404, "no-such-line", "line"),
        ({"table": "nowhere"}, 404, "unknown-table", ""),
        ({"kind": "ugly"}, 400, "not-json", "kind"),
        ({"text": "x" * 501}, 400, "not-json", "text"),
        ({"extra": 1}, 400, "not-json", "extra"),
    ],
)
async def test_a_wrong_report_is_refused_and_leaves_nothing(
    changes: dict[str, Any], status: int, code: str, field: str
) -> None:
    async with house() as home:
        answer = await (await pair(home)).report(**changes)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert field in answer.text
        assert await count(home, "reports") == 0


async def test_a_flood_of_reports_is_stopped_by_address_and_by_player() -> None:
    async with house(reports=1 / 60) as home:
        at = await pair(home)
        found = [await at.report(kind=kind) for kind in ("insult", "spam", "name", "unfair", "other", "spam")]
        assert [one.status_code for one in found] == [201] * 5 + [429]
        assert int(found[-1].headers["retry-after"]) > 1
        assert await count(home, "reports") == 1  # the same player again
    async with house() as home:
        at = await pair(home)
        for number in range(20):
            await at.at_table[1].do(to_server.Chat(text=f"line {number}"))
            (await home.table(at.table)).growth.buckets.clear()
        lines = (await home.table(at.table)).state.chat
        for line in lines:
            assert (await at.report(line=line.at)).is_success
        stored = await count(home, "reports")
        for _more in range(20 - stored):  # lines of one moment count as one
            await at.at_table[1].do(to_server.Chat(text="more"))
            (await home.table(at.table)).growth.buckets.clear()
            await at.report(line=(await home.table(at.table)).state.chat[-1].at)
        assert (await at.report()).json()["code"] == "reports-enough"


# --- bans and mutes -----------------------------------------------------------------------------------------


async def test_a_moderator_mutes_somebody_for_all_until_an_hour_later() -> None:
    clock = StillClock()
    async with moderated(clock=clock) as (_home, at, desk):
        await at.report()
        [report] = (await desk.open()).reports
        told = await desk.settle(report.number, "mute", HTML, hours=1)
        assert told.reports == []
        [mute] = told.standing
        assert (mute.kind, mute.name, mute.until - mute.at, mute.reason) == ("mute", "Ben", 60 * MINUTE, HTML)
        assert (told.acts[0].act, told.acts[0].who, told.acts[0].about) == ("mute", "Mo", "Ben")
        ann, ben = at.at_table
        with pytest.raises(ServerError) as refused:
            await ben.do(to_server.Chat(text="but why"))
        assert refused.value.code == "chat-muted-until"
        assert "UTC" in str(refused.value)
        await ben.do(to_server.Commit(commitment="0" * 64))  # all else goes on
        clock.advance(3600)
        await ben.do(to_server.Chat(text="again"))
        await until(lambda: any(b"again" in one for one in ann.received))


async def test_a_banned_player_leaves_tables_may_look_and_comes_back_when_it_is_lifted() -> None:
    async with moderated() as (home, at, desk):
        _ann, ben = at.at_table
        await at.report()
        told = await desk.open()
        told = await desk.settle(told.reports[0].number, "ban", hours=24)
        await until(lambda: ben.closed)
        last = msgspec.json.decode(ben.received[-1], type=to_browser.ToBrowser)
        assert isinstance(last, to_browser.Failed)
        assert (last.code, "banned" in last.text, "UTC" in last.text) == ("banned", True, True)
        wanted = new_table("cincinnati", 3, 0)
        for path, body in (
            ("/api/tables", wanted),
            ("/api/tables", new_table("cincinnati", 3, 0, rated=True, clock=60)),
            (f"/api/tables/{at.table}/seats", {"name": "Ben"}),
            ("/api/match", {"ruleset": "cincinnati", "players": 3, "name": "Ben"}),
            (f"/api/player/games/{at.table}", {}),
        ):
            assert await at.ben.refused("POST", path, body) == "banned", path
        with pytest.raises(ConnectionError):
            await come(
                home.url, msgspec.structs.replace(await at.ann.come_back(at.table), token=ben.token or "")
            )
        looks_on = await look_on(home.url, at.table)
        assert looks_on.seen.table.id == at.table
        answer = await desk.ask("POST", f"/restrictions/{told.standing[0].number}/lift", {"reason": "sorry"})
        assert answer.json()["standing"] == []
        assert [one["act"] for one in answer.json()["acts"]][:2] == ["lift-ban", "ban"]
        await at.ben.come_back(at.table)
        gone = await desk.ask("POST", "/restrictions/1/lift", {"reason": "again"})
        assert (gone.status_code, gone.json()["code"]) == (404, "restriction-gone")


def closed(player: Player) -> bool:
    return player.closed


async def test_bans_reach_open_sockets_of_every_worker(postgres: str) -> None:
    with redis() as bus:
        async with house(postgres, bus=bus) as first, house(postgres, bus=bus) as second:
            at = await pair(first)
            ben = await Player.connect(second.url, at.table, at.at_table[1].token)
            assert isinstance(ben, Player)
            player = await id_of(first, at.ben)
            done = await gobelet_house(postgres, "players", "ban", player, "--days", "2", "--reason", "x")
            for one in (ben, at.at_table[1]):
                await until(partial(closed, one))
            for home in (first, second):
                device = Device(home.url, at.ben.secret)
                assert await device.refused("POST", "/api/tables", new_table("cincinnati", 3, 0)) == "banned"
            await gobelet_house(postgres, "players", "unban", str(done["number"]))
            await until(lambda: not second.lobby.guard.bans.players)


async def test_an_address_is_banned_from_a_report_that_another_worker_took(postgres: str) -> None:
    far = "203.0.113.9"
    with redis() as bus:
        async with (
            house(postgres, bus=bus, trust="127.0.0.1") as first,
            house(postgres, bus=bus, trust="127.0.0.1") as second,
        ):
            at, desk = await pair(first), await a_moderator(first)
            await at.at_table[1].close()
            await come_from(second.url, at, far)
            assert far not in await everything(first)  # nothing of anybody who is not reported
            assert (await at.report()).is_success

            async def completed() -> bool:
                return "address" in (await desk.look()).reports[0].scopes

            await desk.open()
            await until(completed)
            assert far not in msgspec.json.encode(await desk.look()).decode()
            [report] = await Reports(first.lobby.store).open_ones()
            assert report.address == far
            await desk.settle(report.id, "ban", scope="address")
            for home in (first, second):
                await until(partial(bans_networks, home))
                assert (await home.get("/api/tables", **{"x-forwarded-for": far})).json()["code"] == "banned"
            # One who comes only afterwards was not connected when it was reported.
            await at.at_table[0].close()
            assert (
                await at.ben.ask("POST", "/api/reports", {"table": at.table, "kind": "spam", "seat": 0})
            ).is_success
            await second.lobby.reported.look(second.lobby.clock.now() + MINUTE)
            late = await come_from(second.url, at, "203.0.114.9", seat=0)
            await second.lobby.reported.look(second.lobby.clock.now() + 2 * MINUTE)
            assert "203.0.114.9" not in await everything(first)
            await late.close()


def bans_networks(home: House) -> bool:
    return bool(home.lobby.guard.bans.networks)


async def come_from(url: str, at: Pair, address: str, seat: int = 1) -> ClientConnection:
    """The one at this seat, through a proxy that says where they are."""
    place = f"{url.replace('http', 'ws', 1)}/api/tables/{at.table}/socket"
    socket = await connect(place, additional_headers={"x-forwarded-for": address})
    await socket.send(msgspec.json.encode(to_server.Hello(token=at.at_table[seat].token, lang="en")).decode())
    await socket.recv()
    return socket


async def test_the_operator_bans_networks_and_names_and_reads_reports(tmp_path: Path) -> None:
    live = f"sqlite:///{tmp_path / 'tables.db'}"
    async with house(live, trust="127.0.0.1") as home:
        at = await pair(home)
        far = {"x-forwarded-for": "203.0.113.9"}
        assert (await home.get("/api/tables", **far)).status_code == 200
        for wrong in ("127.0.0.1", "10.0.0.0/8", "nowhere"):
            said = await gobelet_house(
                live, "players", "ban", wrong, "--by", "address", "--reason", "x", code=2
            )
            assert wrong in said
        assert "--reason" in await gobelet_house(live, "players", "ban", "Bad*", "--by", "name", code=2)
        assert "**" in await gobelet_house(
            live, "players", "ban", "**", "--by", "name", "--reason", "x", code=2
        )
        await gobelet_house(live, "players", "ban", "203.0.113.0/24", "--by", "address", "--reason", "flood")
        await until(lambda: bool(home.lobby.guard.bans.networks))
        assert (await home.get("/api/tables", **far)).json()["code"] == "banned"
        assert (await home.get("/api/tables", **{"x-forwarded-for": "203.0.114.9"})).status_code == 200
        assert (await home.get("/", **far)).status_code == 200  # the page says why
        await gobelet_house(live, "players", "ban", "Bad*", "--by", "name", "--reason", "names")
        await until(lambda: bool(home.lobby.guard.bans.names))
        stranger = Device(home.url)
        wanted = new_table("cincinnati", 3, 0, name="ВADDIE")  # its first letter is Cyrillic
        assert await stranger.refused("POST", "/api/tables", wanted) == "banned"
        assert [(one["scope"], one["target"]) for one in await gobelet_house(live, "players", "bans")] == [
            ("name", "Bad*"),
            ("address", "203.0.113.0/24"),
        ]
        await at.report(text="look")
        [report] = await gobelet_house(live, "reports")
        assert (report["name"], report["text"]) == ("Ben", "look")
        assert (await gobelet_house(live, "reports", "show", "1"))["id"] == 1
        await gobelet_house(live, "reports", "dismiss", "1", "--reason", "nothing")
        assert await gobelet_house(live, "reports") == []
        assert "already" in await gobelet_house(live, "reports", "dismiss", "1", code=2)
        acts = await gobelet_house(live, "acts")
        assert [(one["act"], one["reason"]) for one in acts] == [
            ("dismiss-report", "nothing"),
            ("ban", "names"),
            ("ban", "flood"),
        ]
        assert "203.0.113" not in str(acts)  # acts are kept for longer than the ban


async def test_words_of_the_filter_are_covered_in_the_chat_and_refused_in_names() -> None:
    async with house() as home:
        at = await pair(home)
        ann, ben = at.at_table
        await ben.do(to_server.Chat(text="what a fucking roll"))
        await until(lambda: any(b"what a *** roll" in one for one in ann.received))
        assert b"fucking" not in b"".join(ann.received)
        with pytest.raises(ServerError) as refused:
            await ben.do(to_server.Rename(name="N1gger"))
        assert refused.value.code == "name-unwanted"
        answer = await at.ben.ask("PUT", "/api/player", {"name": "Enculé"})
        assert (answer.status_code, answer.json()["facts"]["field"]) == (400, "name")
        assert await at.ben.refused("POST", "/api/tables", new_table("cincinnati", 3, 0, name="CUNT")) == (
            "name-unwanted"
        )


# --- mute for myself ----------------------------------------------------------------------------------------


def muted(player: Player) -> list[list[int]]:
    told = [msgspec.json.decode(one, type=to_browser.ToBrowser) for one in player.received]
    return [one.seats for one in told if isinstance(one, to_browser.MutedForYou)]


async def test_a_player_mutes_another_for_themselves_at_every_table() -> None:
    async with house() as home:
        at = await pair(home)
        ann, ben = at.at_table
        await ann.do(to_server.MuteForMe(on=True, seat=1))
        await until(lambda: muted(ann) == [[1]])
        assert muted(ben) == []
        assert (await home.table(at.table)).state.chat == ()  # nothing of it is in the log
        seated = await at.ann.open_table(new_table("cincinnati", 3, 0))
        elsewhere = await come(home.url, seated)
        assert muted(elsewhere) == []
        await at.ben.sit(seated.table, "Ben")
        await until(lambda: muted(elsewhere) == [[1]])
        again = await come(home.url, seated)
        assert muted(again) == [[1]]
        assert len((await at.ann.done("GET", "/api/player/data"))["moderation"]["muted"]) == 1
        await ann.do(to_server.MuteForMe(on=False, seat=1))
        await until(lambda: muted(ann) == [[1], []])
        for seat in (0, 2):
            with pytest.raises(ServerError) as refused:
                await ann.do(to_server.MuteForMe(on=True, seat=seat))
            assert refused.value.code == "mute-nobody"
        looks_on = await look_on(home.url, at.table)
        with pytest.raises(ServerError) as unknown:
            await looks_on.do(to_server.MuteForMe(on=True, seat=1))
        assert unknown.value.code == "mute-unknown"


# --- the moderators' desk -----------------------------------------------------------------------------------


async def test_only_a_moderators_own_fresh_passkey_opens_the_desk() -> None:
    clock = StillClock()
    async with moderated(clock=clock) as (home, at, desk):
        await at.report()
        other = await kept(home, "Eve")
        assert (await other.show_passkey()).json()["code"] == "not-moderator"
        for shown in ("x", other.device.secret, desk.device.secret, "0" * 43):
            other.session = desk.session = shown
            for method, path, body in (
                ("GET", "", None),
                ("POST", "/reports/1", {"act": "dismiss", "reason": "x"}),
                ("POST", "/restrictions/1/lift", {"reason": "x"}),
                ("DELETE", "/session", None),
            ):
                answer = await other.ask(method, path, body)
                assert (answer.status_code, answer.json()["code"]) == (401, "moderation-session"), path
        # A passkey that was shown for something else, or twice, opens nothing.
        offer = await desk.device.done("POST", "/api/passkey/offer", {})
        answer = {"credential": desk.key.sign(offer)}
        assert await desk.device.refused("POST", "/api/moderation/session", answer) == "passkey-refused"
        offer = await desk.device.done("POST", "/api/moderation/offer", {})
        answer = {"credential": desk.key.sign(offer)}
        assert (await desk.device.ask("POST", "/api/moderation/session", answer)).is_success
        assert await desk.device.refused("POST", "/api/moderation/session", answer) == "passkey-refused"
        await desk.open()
        elsewhere = await desk.ask(
            "POST", "/reports/1", {"act": "dismiss", "reason": "x"}, origin="https://evil.example"
        )
        assert (elsewhere.status_code, elsewhere.json()["code"]) == (403, "origin-unknown")
        clock.advance(29 * 60)
        assert len((await desk.look()).reports) == 1
        clock.advance(60)
        assert (await desk.ask("GET", "")).json()["code"] == "moderation-session"
        await desk.open()
        await Moderators(home.lobby.store).remove(await id_of(home, desk.device), "", clock.now())
        assert (await desk.ask("GET", "")).status_code == 401


async def test_the_authenticator_must_have_verified_who_moderates() -> None:
    async with moderated() as (_home, _at, desk):
        offer = await desk.device.done("POST", "/api/moderation/offer", {})
        assert offer["userVerification"] == "required"
        desk.key.verified = False
        assert (await desk.show_passkey()).json()["code"] == "passkey-refused"


async def test_acts_need_a_reason_spare_moderators_and_are_done_once() -> None:
    async with moderated() as (home, at, desk):
        await at.report()
        [report] = (await desk.open()).reports
        for body, status, code in (
            ({"act": "ban", "reason": ""}, 400, "not-json"),
            ({"act": "ban", "reason": " \u200b "}, 400, "reason-empty"),
            ({"act": "ban", "reason": "x", "hours": 0}, 400, "not-json"),
            ({"act": "ban", "reason": "x", "scope": "address"}, 409, "report-scope"),
            ({"act": "flog", "reason": "x"}, 400, "not-json"),
        ):
            answer = await desk.ask("POST", f"/reports/{report.number}", body)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        unknown = await desk.ask("POST", "/reports/99", {"act": "dismiss", "reason": "x"})
        assert unknown.json()["code"] == "report-unknown"
        assert (await desk.settle(report.number, "dismiss")).acts[0].act == "dismiss-report"
        again = await desk.ask("POST", f"/reports/{report.number}", {"act": "ban", "reason": "x"})
        assert again.json()["code"] == "report-settled"
        assert await count(home, "restrictions") == 0
        await desk.device.sit(at.table, "Mo")
        await at.report(seat=2)
        [mine] = (await desk.look()).reports
        answer = await desk.ask("POST", f"/reports/{mine.number}", {"act": "ban", "reason": "x"})
        assert answer.json()["code"] == "moderator-protected"


async def test_moderators_are_named_by_the_operator_and_need_a_passkey(tmp_path: Path) -> None:
    live = f"sqlite:///{tmp_path / 'tables.db'}"
    async with house(live) as home:
        device = Device(home.url)
        await device.say("Nokey")
        player = await id_of(home, device)
        assert "passkey" in await gobelet_house(live, "moderators", "add", player, code=2)
        assert "no player" in await gobelet_house(live, "moderators", "add", "f" * 32, code=2)
        desk = await kept(home, "Mo")
        moderator = await id_of(home, desk.device)
        await gobelet_house(live, "moderators", "add", moderator, "--reason", "asked")
        assert [one["name"] for one in await gobelet_house(live, "moderators")] == ["Mo"]
        assert (await desk.open()).name == "Mo"
        await gobelet_house(live, "moderators", "remove", moderator)
        assert (await desk.ask("GET", "")).status_code == 401
        assert "no moderator" in await gobelet_house(live, "moderators", "remove", moderator, code=2)


# --- what is kept -------------------------------------------------------------------------------------------


async def test_reports_and_bans_are_swept_and_go_with_the_player() -> None:
    clock = StillClock()
    async with moderated(clock=clock) as (home, at, desk):
        await at.at_table[1].do(to_server.Chat(text="a secret insult"))
        await at.report()
        told = await desk.open()
        await desk.settle(told.reports[0].number, "ban", hours=24)
        await at.report(kind="spam")
        store = home.lobby.store
        day = sweeping.DAY
        await sweeping.sweep_moderation(store, clock.now() + 29 * day)
        assert (await count(home, "reports"), await count(home, "restrictions")) == (2, 1)
        await sweeping.sweep_moderation(store, clock.now() + 32 * day)
        assert (await count(home, "reports"), await count(home, "restrictions")) == (1, 0)
        await sweeping.sweep_moderation(store, clock.now() + 91 * day)
        assert (await count(home, "reports"), await count(home, "moderator_sessions")) == (0, 0)
        await at.report(seat=0)  # by Ann about Ann: refused. Ben reports Ann, with what Ben said around it
        await at.ben.ask("POST", "/api/reports", {"table": at.table, "kind": "spam", "seat": 0})
        await at.report()
        [of_ann, of_ben] = await Reports(store).open_ones()
        assert ([line.text for line in of_ann.context], of_ben.name) == (["a secret insult"], "Ben")
        await at.ben.done("DELETE", "/api/player")
        [left] = await Reports(store).open_ones()
        assert (left.id, left.reporter, left.context) == (of_ann.id, "", [])
        await until(lambda: "a secret insult" not in str(home.lobby.tables[at.table].state.chat))
        assert "a secret insult" not in await everything(home)
