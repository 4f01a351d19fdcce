"""A house below a path: `--public-url https://example.org/gobelet`."""

import re

import httpx
import pytest

from gobelet.server.client.connection import Client, create
from gobelet.server.client.link import parse
from gobelet.server.web.base_path import base_path, is_base_path
from gobelet.server.web.pages import files
from tests.server.house import House, house
from tests.server.players import new_table

PUBLIC = "https://example.org/gobelet"


def test_where_a_house_stands() -> None:
    assert base_path("") == base_path("https://example.org") == base_path("https://example.org/") == ""
    assert base_path(PUBLIC) == base_path(f"{PUBLIC}/") == "/gobelet"
    for path in ("", "/", "/gobelet", "/games/gobelet/", "/v1.2/~dice"):
        assert is_base_path(path), path
    for path in (
        "/api",
        "/api/x",
        "/t/x",
        "/t",
        "/replay",
        "/mail",
        "/daily",
        "/rules/x",
        "/assets",
        "/..",
        "/a/../b",
        "/a//b",
        "/ä",
    ):
        assert not is_base_path(path), path


async def body(home: House, path: str) -> str:
    answer = await home.get(path)
    assert answer.status_code == 200, path
    return answer.text


@pytest.mark.skipif("index.html" not in files(), reason="the page is not built")
async def test_the_page_says_where_it_stands_whether_the_proxy_takes_the_path_off_or_not() -> None:
    async with house(public_url=PUBLIC) as home:
        for path in ("/", "/gobelet/", "/you", "/gobelet/you"):
            html = await body(home, path)
            assert '<base href="/gobelet/" />' in html
            assert "base-uri 'self'" in (await home.get(path)).headers["content-security-policy"]
            # Whatever it loads is seen from there.
            assert not re.search(r'(href|src)="/(?!gobelet/")', html)
        assert f'content="{PUBLIC}/share.png"' in await body(home, "/gobelet/")
        script = re.findall(r'src="\./(assets/[^"]+)"', html)[0]
        assert await body(home, f"/gobelet/{script}") == await body(home, f"/{script}")
        assert (await home.get("/gobelet/nowhere/at/all")).status_code == 404
        assert (await home.get("/gobelets/")).status_code == 404
        assert (await home.get("/gobelet/gobelet/")).status_code == 404
        bare = await home.get("/gobelet")
        assert (bare.status_code, bare.headers["location"]) == (308, "/gobelet/")
    async with house() as home:
        assert '<base href="/" />' in await body(home, "/t/abc")
        assert (await home.get("/gobelet/you")).status_code == 404


async def test_everything_is_answered_with_the_path_and_without() -> None:
    async with house(public_url=PUBLIC) as home:
        for url in (home.url, f"{home.url}/gobelet"):
            made = await create(url, new_table("cincinnati", 1, 2))
            client = await Client.connect(url, made.table, made.token)
            await anext(client.views())
            await client.close()
            # What is refused for its path alone is refused here, too.
            async with httpx.AsyncClient() as http:
                plain = await http.post(
                    f"{url}/api/tables", content=b"{}", headers={"content-type": "text/plain"}
                )
                assert plain.status_code == 415
                assert (await http.get(f"{url}/healthz", headers={"host": "any"})).status_code == 200
                assert (await http.get(f"{url}/api/nothing")).json()["code"] == "not-found"
        told = (await home.get("/gobelet/api/house")).json()
        assert told["link"] == PUBLIC
        assert told["passkeys"] == "https://example.org"


async def test_pages_of_the_whole_site_count_as_ours() -> None:
    """A browser's Origin has no path."""
    async with house(public_url=PUBLIC) as home:
        given = {"host": "example.org", "content-type": "application/json"}
        async with httpx.AsyncClient(base_url=home.url) as http:
            for origin, status in (("https://example.org", 400), ("https://evil.example", 403)):
                sent = {**given, "origin": origin}
                answer = await http.post("/gobelet/api/tables", content=b"{}", headers=sent)
                assert answer.status_code == status


def test_the_link_of_a_table_below_a_path_leads_a_bot_there() -> None:
    assert parse(f"{PUBLIC}/t/abc#key", None) == (PUBLIC, "abc", "key")
    assert parse("http://localhost:8080/t/abc", None) == ("http://localhost:8080", "abc", None)
