"""Without a network: the red strip in time, our own page on reload, a new version that waits to be wanted."""

import os
import re
import shutil
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from gobelet.server.web.pages import STATIC
from tests.server.outside import Server
from tests.tiers import soak
from tests.web.people import Person, open_table, play_on
from tests.web.test_table import start

LOST = "The connection is lost."
OFFLINE = "() => dispatchEvent(new Event('offline'))"
CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which stops it."""
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as made:
        yield made


@contextmanager
def standing_still(server: Server) -> Iterator[None]:
    """It hears and says nothing, and its sockets stay open."""
    assert server.process is not None
    os.killpg(server.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.killpg(server.process.pid, signal.SIGCONT)


@pytest.fixture
def ann(browser: Browser, own: Server) -> Iterator[Person]:
    person = Person(browser, own.url, service_workers="allow")
    yield person
    person.go_home()


def sit_with_a_clock(person: Person, server: Server) -> WebSocket:
    """At a table, with a clock that only the test moves; the socket to the table."""
    person.bring_clock()
    sockets: list[WebSocket] = []
    person.page.on("websocket", lambda socket: sockets.append(socket))
    start(person, open_table(server.url, "cincinnati", people=1, bots=2)[0], "choose-table")
    person.stop_clock()
    return sockets[-1]


@soak
def test_the_strip_comes_two_seconds_after_the_socket_has_closed(ann: Person, own: Server) -> None:
    socket = sit_with_a_clock(ann, own)
    strip = ann.page.get_by_text(LOST)
    before = ann.page.locator(".brand").bounding_box()
    with socket.expect_event("close"):
        own.kill()
    ann.let_pass(1900)
    expect(strip).to_have_count(0)
    ann.let_pass(200)
    expect(strip).to_be_visible()
    assert ann.page.locator(".brand").bounding_box() == before, "nothing moves for it"
    own.start()
    ann.page.clock.resume()
    ann.saw("Connected again.")
    expect(strip).to_have_count(0)
    expect(ann.page.get_by_text("Connected again.")).to_have_count(0)  # it goes by itself


def test_a_silent_loss_is_noticed_within_ten_seconds(ann: Person, own: Server) -> None:
    """The server stops in its tracks: no socket closes, and nothing comes any more."""
    sit_with_a_clock(ann, own)
    with standing_still(own):
        ann.let_pass(10_000)
        expect(ann.page.get_by_text(LOST)).to_be_visible()
    ann.page.clock.resume()
    ann.saw("Connected again.")


def test_the_strip_comes_two_seconds_after_the_browser_says_offline(ann: Person, own: Server) -> None:
    """The browser knows before any socket does. It is believed only if nothing is heard."""
    socket = sit_with_a_clock(ann, own)
    strip = ann.page.get_by_text(LOST)
    with socket.expect_event("framereceived"):  # on a computer without a network our own server still answers
        ann.page.evaluate(OFFLINE)
    ann.let_pass(4000)
    expect(strip).to_have_count(0)
    with standing_still(own):
        ann.let_pass(2000)
        ann.page.evaluate(OFFLINE)
        ann.let_pass(2000)
        expect(strip).to_be_visible()


# A promise is true in itself: the page looks again and again, and answers once the game is there.
KEPT = """async () => {
  while (!(await caches.match(`/kept-games/${location.pathname.slice(3)}`)))
    await new Promise((resolve) => setTimeout(resolve, 20));
}"""


@soak
def test_the_last_game_can_be_seen_without_a_server(ann: Person, own: Server) -> None:
    ann.visit()
    ann.page.wait_for_function(CONTROLLED)
    start(ann, open_table(own.url, "cincinnati", people=1, bots=2)[0], "choose-table")
    play_on([ann])
    expect(ann.end).to_be_visible()
    ann.page.evaluate(KEPT)
    own.kill()
    ann.visit()
    expect(ann.page.get_by_text("The server does not answer.")).to_be_visible()
    ann.page.get_by_role("link", name="Replay", exact=True).click()
    expect(ann.page.get_by_test_id("where")).to_have_attribute("data-place", "0")
    ann.page.get_by_role("button", name="One step forward").click()
    expect(ann.page.get_by_test_id("where")).to_have_attribute("data-place", "1")
    ann.page.keyboard.press("End")
    moment = ann.page.get_by_role("region", name="This moment").get_by_role("heading")
    expect(moment).to_contain_text(re.compile("wins?|share"))


@soak
def test_a_reload_without_a_server_shows_our_page(ann: Person, own: Server) -> None:
    ann.visit()
    ann.page.wait_for_function(CONTROLLED)
    path = open_table(own.url, "cincinnati", people=1, bots=2)[0]
    start(ann, path, "choose-table")
    own.kill()
    ann.page.reload()
    expect(ann.page.get_by_test_id("skeleton")).to_be_visible()
    expect(ann.page.get_by_text(LOST)).to_be_visible()
    for address, shown in (("/", "The server does not answer."), ("/rules/cincinnati", "CI-51")):
        ann.visit(address)
        expect(ann.page.get_by_text(shown).first).to_be_visible()
    ann.visit("/nowhere/at/all")
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    own.start()
    ann.visit(path.partition("#")[0])
    ann.see_question("choose-table")


def test_what_the_server_says_is_never_kept(ann: Person) -> None:
    ann.visit()
    ann.page.wait_for_function(CONTROLLED)
    ann.page.reload()
    expect(ann.page.get_by_role("article")).to_have_count(2)
    kept = ann.page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
             (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    files = {f"/{path.relative_to(STATIC).as_posix()}" for path in STATIC.glob("assets/*")}
    assert files <= set(kept)


class Files(SimpleHTTPRequestHandler):
    """The page alone, from a folder that the test changes."""

    def do_GET(self) -> None:
        if self.path.startswith("/api") or self.path == "/healthz":
            self.send_error(503)
            return
        if "." not in self.path:
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, *_words: object) -> None:
        pass


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the page, and where it is served."""
    copy = tmp_path / "page"
    shutil.copytree(STATIC, copy)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(copy)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield copy, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


VERSION = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  return (await caches.keys()).sort().join(" ") + " " + active.state;
}"""


def test_a_new_version_waits_until_it_is_wanted(browser: Browser, folder: tuple[Path, str]) -> None:
    files, url = folder
    worker = files / "worker.js"
    code = worker.read_text()
    old = re.search(r'VERSION = "(\w+)"', code)
    assert old is not None
    ann = Person(browser, url, service_workers="allow")
    ann.visit("/nowhere/at/all")
    ann.page.wait_for_function(CONTROLLED)
    assert ann.page.get_by_text("A new version of Gobelet is ready.").count() == 0
    worker.write_text(code.replace(old[1], "new"))
    for _time in range(2):  # it does not take over by itself, however often the page is loaded
        ann.page.reload()
        expect(ann.page.get_by_text("A new version of Gobelet is ready.")).to_be_visible()
        assert f"gobelet-{old[1]}" in ann.page.evaluate(VERSION)
    ann.page.evaluate("() => { window.before = true; }")
    ann.page.get_by_role("button", name="Load it").click()
    ann.page.wait_for_function("() => !window.before && document.querySelector('h1')")
    ann.page.wait_for_function(f"async () => (await ({VERSION})()) === 'gobelet-new activated'")
    expect(ann.page.get_by_text("A new version of Gobelet is ready.")).to_have_count(0)
    ann.go_home()


GO = """(path) => { history.pushState(null, "", path); dispatchEvent(new PopStateEvent("popstate")); }"""
PICTURES = "/learn/cincinnati/how"  # a page whose parts are fetched when it is wanted


def publish(files: Path) -> None:
    """Another version in place of the first: what all files share has changed, and so have all names."""
    renamed = {path.name for path in files.glob("assets/*.js")}
    for path in [*files.glob("*.html"), *files.glob("*.js"), *files.glob("assets/*.js")]:
        text = path.read_text()
        for name in renamed:
            text = text.replace(name, f"new-{name}")
        path.write_text(text)
    for name in renamed:
        (files / "assets" / name).rename(files / "assets" / f"new-{name}")


@soak
def test_a_window_of_the_version_before_still_has_its_files(
    browser: Browser, folder: tuple[Path, str]
) -> None:
    """Another window has taken the new version over; the server has the old files no more."""
    files, url = folder
    ann = Person(browser, url, service_workers="allow")
    ann.visit("/nowhere/at/all")
    ann.page.wait_for_function(CONTROLLED)
    publish(files)
    worker = files / "worker.js"
    worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "new"', worker.read_text()))
    other = ann.context.new_page()
    other.goto(f"{url}/nowhere/at/all")
    other.get_by_role("button", name="Load it").click()
    other.wait_for_function("async () => (await caches.keys()).includes('gobelet-new')")
    ann.page.evaluate("() => { window.before = true; }")
    ann.page.wait_for_function("async () => (await navigator.serviceWorker.ready).waiting === null")
    ann.page.evaluate(GO, PICTURES)
    expect(ann.page.get_by_text("1 of 10")).to_be_visible()
    assert ann.page.evaluate("window.before"), "it has not been loaded again"
    ann.go_home()


def test_without_a_worker_a_page_whose_files_are_gone_becomes_the_new_version(
    browser: Browser, folder: tuple[Path, str]
) -> None:
    files, url = folder
    ann = Person(browser, url)
    ann.visit("/nowhere/at/all")
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    publish(files)
    ann.page.evaluate("() => { window.before = true; }")
    ann.page.evaluate(GO, PICTURES)
    expect(ann.page.get_by_text("1 of 10")).to_be_visible()
    assert not ann.page.evaluate("window.before")
    ann.complaints = [one for one in ann.complaints if "Failed to fetch dynamically imported" not in one]
    ann.go_home()


def test_the_worker_is_never_taken_from_a_cache(server: Server, person: Person) -> None:
    person.visit()
    headers = person.page.evaluate("() => fetch('/worker.js').then((answer) => [...answer.headers])")
    assert ["cache-control", "no-cache"] in headers
