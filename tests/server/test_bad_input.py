"""Bad input over HTTP or socket: a clear error with a code, and nobody else is disturbed."""

import asyncio
import contextlib
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gobelet.server.client.connection import create
from gobelet.server.config import Config
from gobelet.server.errors import Trouble
from gobelet.server.protocol import to_server
from gobelet.server.tables.viewers import MOST_WAITING, Viewer
from gobelet.server.web import slow_requests
from gobelet.server.web.limits import Limits, network_of
from tests.server.house import PATIENCE, House, house, until
from tests.server.players import Player, begin, new_table, some_choice

GOOD: dict[str, Any] = {"ruleset": "cincinnati", "seats": [{}, {}, {}], "name": "Ann"}


BAD_BODIES: list[tuple[bytes, int, str]] = [
    (b"", 400, "not-json"),
    (b"{", 400, "not-json"),
    (b"\xff\xfe", 400, "not-json"),
    (b"[]", 400, "not-json"),
    (b"{}", 400, "not-json"),
    (b"[" * 10_000, 400, "not-json"),
    (json.dumps({**GOOD, "name": 7}).encode(), 400, "not-json"),
    (json.dumps({**GOOD, "name": ""}).encode(), 400, "not-json"),
    (json.dumps({**GOOD, "name": "x" * 25}).encode(), 400, "not-json"),
    (json.dumps({**GOOD, "more": 1}).encode(), 400, "not-json"),
    (json.dumps({**GOOD, "seats": [{}] * 7}).encode(), 400, "not-json"),
    (json.dumps({**GOOD, "beat": 0}).encode(), 400, "not-json"),
    (json.dumps({**GOOD, "clock": -1}).encode(), 400, "not-json"),
    (json.dumps({**GOOD, "commitment": "abc"}).encode(), 400, "not-json"),
    (json.dumps({**GOOD, "seats": [{}, {}, {"bot": "hal"}]}).encode(), 400, "unknown-bot"),
    (json.dumps({**GOOD, "ruleset": "ludo"}).encode(), 400, "unknown-ruleset"),
    (json.dumps({**GOOD, "seats": [{}]}).encode(), 400, "bad-seats"),
    (b'{"ruleset": "' + b"x" * 10_000_000 + b'"}', 413, "message-too-long"),
]


async def test_bad_bodies() -> None:
    async with house() as home:
        for body, status, code in BAD_BODIES:
            answer = await home.post("/api/tables", body, **{"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (status, code), body[:80]
            assert answer.json()["text"]
        await create(home.url, new_table("cincinnati", 3, 0))


async def test_an_error_names_its_field() -> None:
    async with house() as home:
        for field, value in (("name", 7), ("seats", "three"), ("clock", -1), ("ruleset", None)):
            body = json.dumps({**GOOD, field: value}).encode()
            answer = await home.post("/api/tables", body, **{"content-type": "application/json"})
            assert field in answer.json()["text"]


async def test_unknown_addresses_tables_and_methods() -> None:
    async with house() as home:
        for path in ("/api/tables/nothere", "/api/tables/nothere/record", "/api/tables/%00%ff"):
            answer = await home.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
        assert (await home.get("/api/nothing")).status_code in (404, 503)
        answer = await home.post("/api/rulesets", b"{}")
        assert (answer.status_code, answer.json()["code"]) == (405, "method-not-allowed")
        french = await home.get("/api/tables/nothere", **{"accept-language": "de, fr;q=0.8, en"})
        assert french.json()["text"] == "Cette table n’existe pas."


async def raw(home: House, table: str, **headers: str) -> ClientConnection:
    url = home.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    return await connect(url, additional_headers=headers, max_size=None, compression=None)


async def last_words(connection: ClientConnection) -> tuple[str, int]:
    """The code of the last error, and the code with which the socket was closed."""
    code = ""
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = await asyncio.wait_for(connection.recv(), PATIENCE)
            code = json.loads(message).get("code", code)
    return code, connection.close_code or 0


BAD_STARTS: list[tuple[str | bytes, str, int]] = [
    ("", "not-json", 4400),
    ("hello", "not-json", 4400),
    ('{"type": "nonsense"}', "not-json", 4400),
    ('{"type": "start"}', "hello-first", 4400),
    ('{"type": "hello", "token": "wrong"}', "unknown-token", 4401),
    ('{"type": "hello", "token": 7}', "not-json", 4400),
    ('{"type": "hello", "lang": "tlh"}', "not-json", 4400),
    (b"\x00\x01", "not-text", 4400),
]


async def test_a_bad_start_gets_an_error_and_is_disconnected() -> None:
    async with house() as home:
        seated = await create(home.url, new_table("cincinnati", 3, 0))
        for first, code, closed in BAD_STARTS:
            connection = await raw(home, seated.table)
            await connection.send(first)
            assert await last_words(connection) == (code, closed), first
        unknown = await raw(home, "nowhere")
        await unknown.send('{"type": "hello"}')
        assert await last_words(unknown) == ("unknown-table", 4404)


async def test_bad_messages_get_an_error_on_that_socket_alone() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0))
        heard = len(ben.received)
        before = (await home.table(ann.seen.table.id)).state
        number = ann.asked.number
        for text, code in [
            ("{", "not-json"),
            ('{"type": "answer", "ref": 5}', "not-json"),
            ('{"type": "answer", "question": "1", "choice": {"keep": [0]}}', "not-json"),
            ('{"type": "answer", "question": 1, "choice": {"keep": [9]}}', "not-json"),
            ('{"type": "answer", "question": 1, "choice": {"dance": true}}', "not-json"),
            ('{"type": "chat", "text": ""}', "not-json"),
            ('{"type": "hello"}', "hello-again"),
            ('{"type": "replace", "seat": 5}', "no-such-seat"),
            ('{"type": "replace", "seat": 1, "bot": "hal"}', "unknown-bot"),
            ('{"type": "mute", "seat": 4, "on": true}', "no-such-seat"),
            ('{"type": "start"}', "phase-other"),
            ('{"type": "commit", "commitment": "zz"}', "not-json"),
            (
                f'{{"type": "answer", "question": {number}, "choice": {{"reroll": [0]}}}}',
                "choice-other-game",
            ),
            (f'{{"type": "answer", "question": {number}, "choice": {{"parts": [0]}}}}', "not-an-option"),
            ("[" * 10_000, "not-json"),
            ('{"type": "ping", "ref": 18446744073709551616}', "not-json"),
        ]:
            await ann.socket.send(text)
            while not ann.received[-1].startswith(b'{"type":"error"'):
                await asyncio.sleep(0.002)
            received = json.loads(ann.received.pop())
            assert received["code"] == code, text
            assert received["text"]
        assert len(ben.received) == heard
        assert (await home.table(ann.seen.table.id)).state is before
        await ann.answer(some_choice(ann))  # and the socket still lives


async def test_a_message_of_ten_megabytes() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0))
        with contextlib.suppress(ConnectionClosed):
            await ann.socket.send("x" * 10_000_000)
        await asyncio.wait_for(ann.reader, PATIENCE)
        assert ann.socket.close_code == 1009
        await ben.answer(some_choice(ben))


async def test_a_thousand_messages_a_second() -> None:
    """The flood is refused, then cut off; the table plays on meanwhile."""
    async with house(messages=20.0) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0))
        flood = await Player.connect(home.url, ann.seen.table.id, None)
        sent = 0
        try:
            for _message in range(1000):
                await flood.socket.send('{"type": "ping"}')
                sent += 1
                if sent % 100 == 0:
                    await asyncio.sleep(0.01)
        except ConnectionClosed:
            sent = -sent
        await asyncio.wait_for(flood.reader, PATIENCE)
        assert flood.socket.close_code == 1008
        assert isinstance(flood, Player)
        received = [json.loads(message) for message in flood.received]
        assert len([one for one in received if one["type"] == "pong"]) < 80
        assert {one["code"] for one in received if one["type"] == "error"} == {"slow-down"}
        for player in (ann, ben):
            await player.answer(some_choice(player))


async def test_a_half_open_or_silent_socket_is_closed() -> None:
    async with house(silence=5.0) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0))
        silent = await raw(home, ann.seen.table.id)
        await silent.send('{"type": "hello"}')
        words = asyncio.create_task(last_words(silent))
        while not words.done():  # a client that pings is not silent
            for player in (ann, ben):
                await player.send(to_server.Ping())
            await asyncio.sleep(0.1)
        assert await words == ("too-silent", 4408)
        assert not ann.closed
        await ann.answer(some_choice(ann))


HEAD = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: 100\r\n"
)
BEGINNINGS = {
    "nothing": b"",
    "half a line": b"GET /api/tab",
    "half a head": b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: webso",
    "half a second head": b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/tables HTTP",
    "half a body": HEAD + b'\r\n{"ruleset": ',
}


@pytest.mark.parametrize("begun", BEGINNINGS.values(), ids=BEGINNINGS)
async def test_a_request_that_is_not_finished_is_broken_off(
    begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0))
        monkeypatch.setattr(slow_requests, "HEAD_WITHIN", 0.3)
        monkeypatch.setattr(slow_requests, "BODY_WITHIN", 0.3)
        host, port = home.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(begun)
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), PATIENCE)  # until it is closed from there
        writer.close()
        await ann.answer(some_choice(ann))  # an open socket has no such limit


async def test_only_our_own_pages_may_open_sockets() -> None:
    async with house(origins=["https://friends.example"]) as home:
        seated = await create(home.url, new_table("cincinnati", 3, 0))
        for origin in (home.url, "https://friends.example"):
            connection = await raw(home, seated.table, Origin=origin)
            await connection.close()
        for origin in ("https://evil.example", "null", home.url.replace("127.0.0.1", "localhost")):
            with pytest.raises(InvalidStatus) as refused:
                await raw(home, seated.table, Origin=origin)
            assert refused.value.response.status_code == 403


async def test_limits_for_each_address() -> None:
    async def creations() -> None:
        async with house(creations=0.01) as home:
            codes = [
                (await home.post("/api/tables", json.dumps(GOOD).encode())).json().get("code", "")
                for _table in range(7)
            ]
            assert codes == [""] * 5 + ["slow-down"] * 2

    async def requests() -> None:
        async with house(requests=0.01) as home:
            answers = [await home.get("/api/rulesets") for _request in range(7)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
            assert answers[-1].json()["code"] == "slow-down"
            assert answers[-1].headers["x-content-type-options"] == "nosniff"
            assert (await home.get("/healthz")).status_code == 200  # operators look in any time

    async def sockets() -> None:
        async with house(sockets=3) as home:
            seated = await create(home.url, new_table("cincinnati", 3, 0))
            opened = [await Player.connect(home.url, seated.table, None) for _socket in range(3)]
            for player in opened:
                assert isinstance(player, Player)
                await player.first()
            fourth = await raw(home, seated.table)
            assert await last_words(fourth) == ("too-many-sockets", 4429)
            await opened[0].close()
            await until(lambda: home.lobby.limits.open_sockets < 3)
            again = await Player.connect(home.url, seated.table, None)
            assert isinstance(again, Player)
            await again.first()

    await creations()
    await requests()
    await sockets()


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2")
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("::ffff:10.0.0.1") == "10.0.0.1"
    assert network_of("not an address") == "not an address"
    limits = Limits(Config(sockets=1))
    limits.open_socket("2001:db8::1")
    with pytest.raises(Trouble):
        limits.open_socket("2001:db8::2")
    limits.close_socket("2001:db8::1")
    limits.open_socket("2001:db8::2")


async def test_one_who_does_not_read_is_given_up_and_holds_nobody_up() -> None:
    closed: list[tuple[int, str]] = []

    async def never(_message: bytes) -> None:
        await asyncio.sleep(3600)

    async def close(code: int, reason: str) -> None:
        closed.append((code, reason))

    deaf = Viewer(None, "en", False, never, close)
    for number in range(MOST_WAITING + 5):
        deaf.see(b"%d" % number, False, lambda _engine, _words: b"view")  # comes back at once
        await asyncio.sleep(0)
    await until(lambda: bool(closed))
    assert closed == [(1013, "too-slow")]
    assert deaf.closed
    assert not deaf.waiting
    same = Viewer(None, "en", False, never, close)
    for events in (b"something has happened", b""):
        same.see(b"same", bool(events), lambda _engine, _words, events=events: events)  # type: ignore[misc]
    assert same.views == 1  # what has not changed is not sent again
    await deaf.finish(1000, "")
    await asyncio.wait([task for task in (same.sending, deaf.sending) if task], timeout=0.01)
    if same.sending is not None:
        same.sending.cancel()
