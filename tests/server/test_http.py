"""HTTP itself: HEAD, addresses that lead nowhere, and requests that break off."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gobelet.server.web import pages
from gobelet.server.web.places import is_place
from tests.server.house import House, house

ROOT = Path(__file__).parents[2]
PLACES: dict[str, str] = json.loads((ROOT / "web/tests/places.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A page of one file, whether ours is built or not."""
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    pages.files.cache_clear()
    yield
    pages.files.cache_clear()


async def raw(home: House, request: bytes) -> bytes:
    """What comes back until the server closes."""
    host, port = home.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    answer = await reader.read()
    writer.close()
    return answer


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/api/rulesets", "/api/tables/none", "/schema/openapi.json"]
)
async def test_head_answers_what_get_does_without_the_body(path: str) -> None:
    async with house() as home:
        head, get = [
            await raw(
                home, f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
            )
            for method in ("HEAD", "GET")
        ]
        begun, _empty, body = head.partition(b"\r\n\r\n")
        same, _empty, content = get.partition(b"\r\n\r\n")
        assert begun == same
        assert (body, bool(content)) == (b"", True)


async def test_head_is_refused_where_get_is() -> None:
    async with house() as home, httpx.AsyncClient(base_url=home.url) as http:
        assert (
            (await http.head("/api/replay")).status_code == (await http.get("/api/replay")).status_code == 405
        )


async def test_an_unknown_page_is_a_404_with_our_page() -> None:
    async with house() as home:
        for path, place in PLACES.items():
            answer = await home.get(path)
            assert answer.status_code == (404 if place == "nowhere" else 200), path
            assert answer.text == "<!doctype html>the page"
        for path in ("/api", "/api/nothing"):  # a program asks
            answer = await home.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_the_server_knows_every_kind_of_place() -> None:
    """By the first part of its address; a new one needs its line in both, and in places.json."""
    source = (ROOT / "web/src/kit/route.svelte.ts").read_text(encoding="utf-8")
    firsts = set(re.findall(r'first === "(\w+)"', source))
    tried = {path.split("/")[1] for path, place in PLACES.items() if place != "nowhere"} - {""}
    assert firsts == tried
    assert all(is_place(path) for path, place in PLACES.items() if place != "nowhere")


async def test_a_broken_off_post_is_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with house() as home:
        refused = home.lobby.metrics.registry
        host, port = home.url.removeprefix("http://").split(":")
        _reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
            b'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"ruleset": '
        )
        await writer.drain()
        writer.close()
        await writer.wait_closed()
        while not refused.get_sample_value("gobelet_refused_total", {"code": "broken-off"}):
            await asyncio.sleep(0.01)
        assert (await home.get("/healthz")).status_code == 200
    assert [line.getMessage() for line in caplog.records if line.levelno >= logging.WARNING] == []
