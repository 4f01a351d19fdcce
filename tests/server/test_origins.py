"""Pages of other sites: they neither act for those who look at them, nor reach us by a name of their own."""

import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gobelet.core.errors import BadRequest
from gobelet.server.errors import Trouble
from gobelet.server.settings.configuring import site
from gobelet.server.web.origins import Origins
from tests.server.house import House, house

TABLE: dict[str, Any] = {"ruleset": "cincinnati", "seats": [{}, {}, {}], "name": "Ann"}
CHANGING = ("/api/tables", "/api/tables/x/seats", "/api/replay/table", "/api/replay", "/api/replay/analysis")


async def make(home: House, **headers: str) -> httpx.Response:
    return await home.post("/api/tables", json.dumps(TABLE).encode(), **headers)


async def test_a_foreign_page_changes_nothing() -> None:
    async with house(origins=["https://friends.example"]) as home:
        for origin in (
            "https://evil.example",
            "null",
            home.url.replace("127.0.0.1", "localhost"),
            "https://",
        ):
            for path in CHANGING:
                answer = await home.post(path, json.dumps(TABLE).encode(), origin=origin)
                assert (answer.status_code, answer.json()["code"]) == (403, "origin-unknown"), (origin, path)
                assert "--origin" in answer.json()["text"]
        assert await home.lobby.store.changed(0) == []
        for headers in ({}, {"origin": home.url}, {"origin": "https://friends.example"}):
            assert (await make(home, **headers)).status_code == 201
        assert (await home.get("/api/rulesets", origin="https://evil.example")).status_code == 200


@pytest.mark.parametrize("media_type", ["text/plain", "application/x-www-form-urlencoded", "", "text/json"])
async def test_a_body_is_json_and_says_so(media_type: str) -> None:
    """A form, or a page without leave, can send only other types."""
    async with house() as home:
        answer = await make(home, **{"content-type": media_type})
        assert (answer.status_code, answer.json()["code"]) == (415, "body-not-json")
        assert (await make(home, **{"content-type": "Application/JSON; charset=utf-8"})).status_code == 201


async def test_we_answer_only_to_our_names() -> None:
    async with house(public_url="https://play.example", origins=["https://friends.example:8443"]) as home:
        port = home.url.rpartition(":")[2]
        ours = (
            f"127.0.0.1:{port}",
            "localhost",
            "LOCALHOST:1",
            "[::1]:80",
            "play.example",
            "friends.example",
        )
        for host in ours:
            assert (await home.get("/api/rulesets", host=host)).status_code == 200, host
        for host in (
            "evil.example",
            "play.example.evil.example",
            "10.0.0.9:8080",
            "",
            "[",
            "localhost@evil.example",
        ):
            answer = await home.get("/api/rulesets", host=host)
            assert (answer.status_code, answer.json()["code"]) == (421, "host-unknown"), host
            assert "--public-url" in answer.json()["text"]
            assert (await home.get("/healthz", host=host)).status_code == 200  # asked by machines
        french = await home.get("/", host="evil.example", **{"accept-language": "fr"})
        assert "ne répond pas au nom" in french.json()["text"]
        assert (await make(home, host="play.example", origin="https://play.example")).status_code == 201


async def test_a_socket_is_held_to_the_same() -> None:
    async with house() as home:
        table = (await make(home)).json()["table"]
        url = home.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        for headers, status, code in (
            ({"Origin": "https://evil.example"}, 403, "origin-unknown"),
            ({"Host": "evil.example", "Origin": "http://evil.example"}, 421, "host-unknown"),
        ):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, additional_headers=headers)
            assert refused.value.response.status_code == status
            assert json.loads(refused.value.response.body)["code"] == code


async def test_names_come_and_go_while_the_server_runs() -> None:
    async with house() as home:
        assert (await home.get("/api/rulesets", host="192.168.1.5:8080")).status_code == 421
        home.lobby.origins.allow("192.168.1.5")
        assert (await home.get("/api/rulesets", host="192.168.1.5:8080")).status_code == 200
        home.lobby.origins.forget("192.168.1.5")
        assert (await home.get("/api/rulesets", host="192.168.1.5:8080")).status_code == 421


def test_the_address_of_the_connection_is_our_own() -> None:
    origins = Origins()
    origins.check_host("192.168.1.5:8080", "192.168.1.5")
    origins.check_host("192.168.1.5:8080", "::ffff:192.168.1.5")
    origins.check_host("[2001:db8::5]:8080", "2001:db8::5")
    with pytest.raises(Trouble):
        origins.check_host("192.168.1.6:8080", "192.168.1.5")
    origins.allow("[fe80::1]")
    origins.check_host("[fe80::1]:8080")
    origins.check_host(None)


def test_the_usual_port_may_be_left_out() -> None:
    Origins().check_origin("https://play.example", "play.example:443")
    Origins().check_origin("http://localhost", "localhost:80")
    with pytest.raises(Trouble):
        Origins().check_origin("https://play.example", "play.example:80")
    Origins("https://play.example:443").check_origin("https://play.example", "10.0.0.1")


@pytest.mark.parametrize(
    "text", ["play.example", "ftp://play.example", "https://", "https://x/path", "https://["]
)
def test_a_site_is_named_by_its_address(text: str) -> None:
    assert site("--origin", "https://play.example/") == "https://play.example"
    with pytest.raises(BadRequest):
        site("--origin", text)
