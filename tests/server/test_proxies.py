"""The proxies of deploy/, started for real: at the top, below a path, at another port than the usual one."""

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from gobelet.server.client.connection import create
from gobelet.server.protocol import to_server
from tests.server.house import house
from tests.server.outside import free_port
from tests.server.players import come, new_table, some_choice
from tests.server.proxies import proxy

# A file, its path, and whether the server has --public-url: a path needs one.
FILES = [
    ("nginx/gobelet.conf", "", True),
    ("nginx/gobelet.conf", "", False),
    ("nginx/gobelet-path.conf", "/gobelet", True),
    ("caddy/Caddyfile", "", True),
    ("caddy/Caddyfile", "", False),
    ("caddy/Caddyfile.path", "/gobelet", True),
]
LARGE = b'{"record": "' + b"x" * 1_900_000 + b'"}'  # nearly as large as a record may be


@pytest.mark.parametrize(("file", "base", "named"), FILES)
async def test_a_proxy_lets_pages_of_its_own_address_play(file: str, base: str, named: bool) -> None:
    """At the top without --public-url, too: the port of `Host` comes through."""
    port = free_port()
    origin = f"http://localhost:{port}"
    url = origin + base
    async with house(public_url=url if named else "", trust="127.0.0.1") as home:
        with proxy(file, port, int(home.url.rpartition(":")[2])):
            async with httpx.AsyncClient(base_url=url) as http:
                page = await http.get("/")
                assert f'<base href="{base}/" />' in page.text
                own = {"origin": origin, "content-type": "application/json"}
                for origin_of_page, status in ((origin, 400), ("http://evil.example", 403)):
                    sent = {**own, "origin": origin_of_page}
                    assert (await http.post("/api/tables", content=b"{}", headers=sent)).status_code == status
                assert (await http.post("/api/replay", content=LARGE, headers=own)).status_code == 400
            made = await create(url, new_table("cincinnati", 1, 2))
            socket = f"{url.replace('http', 'ws', 1)}/api/tables/{made.table}/socket"
            async with connect(socket, origin=Origin(origin)):
                pass
            with pytest.raises(InvalidStatus, match="403"):
                await connect(socket, origin=Origin("http://evil.example"))
            ann = await come(url, made)
            await ann.do(to_server.StartGame())
            await ann.until(lambda view: view.question is not None and view.question.yours)
            first = ann.asked.number
            await ann.answer(some_choice(ann))
            await ann.until(lambda view: view.question is not None and view.question.number > first)
            await ann.close()
            async with httpx.AsyncClient() as http:
                if base:
                    bare = await http.get(url)
                    assert (bare.status_code, bare.headers["location"]) == (308, f"{base}/")
                    assert (await http.get(f"{origin}/api/house")).status_code == 404  # not ours


@pytest.mark.parametrize("file", ["nginx/gobelet.conf", "caddy/Caddyfile"])
async def test_the_proxy_names_the_players_address_and_nobody_else_does(file: str) -> None:
    port = free_port()
    async with house(trust="127.0.0.1", requests=5.0) as home:
        with proxy(file, port, int(home.url.rpartition(":")[2])):
            async with httpx.AsyncClient(base_url=f"http://localhost:{port}") as http:
                told = [
                    (await http.get("/api/house", headers={"x-forwarded-for": f"203.0.113.{n}"})).status_code
                    for n in range(60)
                ]
    assert 429 in told  # one address, whatever it says
