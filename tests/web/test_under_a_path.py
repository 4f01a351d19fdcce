"""The page below a path, behind a real nginx: a whole game, links, offline."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server, free_port
from tests.server.proxies import proxy
from tests.tiers import soak
from tests.web.people import Person, open_table, play_on

SCOPE = "() => navigator.serviceWorker.ready.then((one) => one.scope)"


@pytest.fixture
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house at /gobelet/, on another port than the usual one."""
    port = free_port()
    url = f"http://localhost:{port}/gobelet"
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('path') / 'tables.db'}", "--trust", "127.0.0.1")
    server.command += ["--public-url", url]
    with server, proxy("nginx/gobelet-path.conf", port, server.port):
        yield url


@soak
def test_a_whole_game_is_played_below_a_path(browser: Browser, below: str) -> None:
    ann = Person(browser, below, service_workers="allow")
    asked: list[str] = []
    ann.context.on("request", lambda request: asked.append(request.url))
    ann.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    ann.visit()
    expect(ann.page.get_by_role("link", name="Learn").first).to_be_visible()
    assert ann.page.evaluate(SCOPE) == f"{below}/"
    path = open_table(below, "cincinnati", people=1, bots=2)[0]
    ann.visit(path)
    ann.page.get_by_role("button", name="Start the game").click()
    ann.see_question("choose-table")
    play_on([ann])
    expect(ann.end).to_be_visible()
    table = path.partition("#")[0]
    ann.page.get_by_role("link", name="Replay").first.click()
    expect(ann.page).to_have_url(re.compile(re.escape(f"{below}/replay/{table.rpartition('/')[2]}")))
    ann.page.get_by_role("link", name="Home").first.click()
    expect(ann.page).to_have_url(f"{below}/")
    ann.page.go_back()
    expect(ann.page).to_have_url(re.compile(re.escape(f"{below}/replay/")))
    assert any("/socket" in one for one in asked)
    assert not [one for one in asked if not one.startswith((f"{below}/", "blob:", "data:"))]
    # Without a network our own page still opens, at any of its addresses.
    ann.context.set_offline(True)
    ann.visit("/learn")
    expect(ann.page.get_by_role("heading").first).to_be_visible()
    ann.go_home()
