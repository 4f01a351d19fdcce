"""A link that is shared shows a title and a picture, and tells no more than the list of tables does."""

import re
import struct
from collections.abc import AsyncIterator, Iterator
from html import unescape
from pathlib import Path

import pytest

from gobelet.server.client.connection import create
from gobelet.server.errors import Trouble
from gobelet.server.protocol import to_server
from gobelet.server.web import pages
from gobelet.server.web.link_cards import HEIGHT, WIDTH, base_of
from tests.server.house import House, house
from tests.server.players import begin, new_table
from tests.web.link_pictures import FOLDER, PICTURES

PAGE = "<!doctype html><html><head><title>Gobelet</title></head><body></body></html>"
NOBODYS = "abcdefghijkmnpqr"  # an id that no table has


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A page with its pictures, whether it was built or not."""
    (tmp_path / "index.html").write_text(PAGE)
    for name in PICTURES:
        (tmp_path / f"{name}.png").write_bytes(b"picture")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    pages.files.cache_clear()
    yield
    pages.files.cache_clear()


@pytest.fixture
async def home(built: None) -> AsyncIterator[House]:
    async with house() as made:
        yield made


async def tags(home: House, path: str, **headers: str) -> dict[str, str]:
    answer = await home.get(path, **headers)
    assert answer.status_code == 200
    assert answer.text.count("<head>") == 1
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', answer.text)
    return {name: unescape(text) for name, text in found}


async def test_the_first_page_shows_what_it_is(home: House) -> None:
    shown = await tags(home, "/")
    assert shown["og:title"] == "Gobelet: dice-cup games"
    assert "No account" in shown["og:description"]
    assert shown["og:image"] == f"{home.url}/share.png"
    assert (shown["og:image:width"], shown["og:image:height"]) == ("1200", "630")
    assert shown["og:locale"] == "en_GB"
    assert shown["twitter:card"] == "summary_large_image"
    french = await tags(home, "/", **{"accept-language": "fr-FR,fr;q=0.9"})
    assert (french["og:locale"], french["og:locale:alternate"]) == ("fr_FR", "en_GB")
    assert french["og:title"] == "Gobelet\N{NO-BREAK SPACE}: des jeux de dés au gobelet"
    assert not await tags(home, "/learn"), "only what is shared has a card"


async def test_a_listed_table_names_its_game_and_how_far_it_is(home: House) -> None:
    town = await create(home.url, new_table("dicetown/2009", 3, 0, listed=True))
    shown = await tags(home, f"/t/{town.table}")
    assert shown["og:title"] == "Dice Town (2009): 2 seats free"
    assert "Ann’s table" in shown["og:description"]
    assert shown["og:image"] == f"{home.url}/share-dicetown.png"

    [ann] = await begin(home, new_table("cincinnati", 1, 2, listed=True))
    table = ann.seen.table.id
    assert (await tags(home, f"/t/{table}"))["og:title"] == "Cincinnati: game in progress"
    assert (await tags(home, f"/replay/{table}"))["og:title"] == "A game at Gobelet"
    await ann.do(to_server.Abandon())
    for path in (f"/t/{table}", f"/replay/{table}", f"/replay/{table}/12"):
        shown = await tags(home, path)
        assert shown["og:title"] == "Cincinnati: unfinished game", path
        assert shown["og:image"] == f"{home.url}/share-cincinnati.png"


async def test_a_private_table_looks_like_one_that_does_not_exist(home: House) -> None:
    [ann] = await begin(home, new_table("cincinnati", 1, 2))
    private = ann.seen.table.id
    for path in ("/t", "/replay"):
        one, other = [await home.get(f"{path}/{id}") for id in (private, NOBODYS)]
        assert one.text == other.text
        assert dict(one.headers) == dict(other.headers)
        assert "at Gobelet" in one.text
    assert private not in (await home.get(f"/t/{private}")).text


async def test_names_cannot_write_into_the_page(home: House) -> None:
    evil = '"><script>x</script>'
    made = await create(home.url, new_table("dicetown/2009", 3, 0, listed=True, name=evil))
    text = (await home.get(f"/t/{made.table}")).text
    assert "<script>" not in text
    assert evil in (await tags(home, f"/t/{made.table}"))["og:description"]


async def test_addresses_come_from_the_operator_or_from_a_checked_host(built: None) -> None:
    async with house(public_url="https://play.example.org/") as home:
        assert (await tags(home, "/"))["og:image"] == "https://play.example.org/share.png"
    async with house() as home:
        assert (await home.get("/", host="evil.example")).status_code == 421
    assert base_of("", "http", "you@localhost:8080") == "http://localhost:8080"
    assert base_of("", "http", "[::1]:8080") == "http://[::1]:8080"
    assert base_of("", "https", "play.example.org") == "https://play.example.org"
    assert base_of("", "http", None) == base_of("", "http", 'localhost:80"><script>') == ""


async def test_the_page_comes_without_a_database_and_within_limits(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await create(home.url, new_table("dicetown/2009", 3, 0, listed=True))
    assert (await tags(home, f"/t/{made.table}"))["og:title"] == "Dice Town (2009): 2 seats free"

    async def gone(_table: str) -> None:
        raise Trouble("store-down", 503, {"part": "database"})

    with monkeypatch.context() as away:
        away.setattr(home.lobby.store, "line", gone)
        assert (await tags(home, f"/t/{made.table}"))["og:title"] == "A table at Gobelet"
    with monkeypatch.context() as away:
        away.setattr(home.lobby.health, "away", lambda part: part == "database")
        assert (await tags(home, f"/t/{made.table}"))["og:title"] == "A table at Gobelet"

    def enough(_address: str) -> None:
        raise Trouble("slow-down", 429, {"seconds": 1})

    monkeypatch.setattr(home.lobby.limits, "request", enough)
    assert (await tags(home, f"/t/{made.table}"))["og:title"] == "A table at Gobelet"


@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_is_there(name: str) -> None:
    """As `python -m tests.web.link_pictures` makes it."""
    content = (FOLDER / f"{name}.png").read_bytes()
    assert content.startswith(b"\x89PNG")
    assert struct.unpack(">II", content[16:24]) == (WIDTH, HEIGHT)
    assert len(content) < 300_000
