"""axe finds nothing around the games: choosing, waiting, learning, replays, failures; day and night."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.server.outside import Server
from tests.tiers import soak
from tests.web.axe import Scheme, check, check_day_and_night
from tests.web.people import Person, open_table
from tests.web.test_pages import PAGES, see
from tests.web.test_replay import ANALYSED, at, open_file, record
from tests.web.test_skeletons import held
from tests.web.test_table import start

DESK = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}
SIDE = "section.side"  # of a replay


@pytest.fixture(
    params=[
        pytest.param(("en-US", DESK, "light"), id="english-desk-day", marks=soak),
        pytest.param(("fr-FR", PHONE, "dark"), id="french-phone-night"),
    ],
)
def reader(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Somebody who reads this language, on a screen of this size, by day or by night."""
    locale, size, scheme = request.param
    looks = {"locale": locale, "viewport": size, "color_scheme": scheme}
    person = Person(browser, server.url, reduced_motion="reduce", **looks)
    yield person
    person.go_home()


@pytest.mark.parametrize("path", [*PAGES, "/learn/dicetown/how", "/learn/cincinnati/how"])
def test_on_every_page(reader: Person, path: str) -> None:
    reader.visit(path)
    if path in PAGES:
        see(reader.page, path)
    else:
        expect(reader.page.locator(".picture svg").first).to_be_visible()
    check(reader)


@soak
@pytest.mark.parametrize("game", ["dicetown", "cincinnati"])
def test_on_all_ten_pictures(still: Person, game: str) -> None:
    still.visit(f"/learn/{game}/how")
    for step in range(1, 11):
        expect(still.page.get_by_text(f"{step} of 10", exact=True)).to_be_visible()
        check_day_and_night(still, "main")
        still.page.keyboard.press("ArrowRight")


def test_from_choosing_to_the_waiting_room(reader: Person, browser: Browser, server: Server) -> None:
    page = reader.page
    reader.visit()
    page.locator(".ways .invite").first.click()
    expect(page.locator("dialog .primary")).to_be_visible()
    page.locator("dialog summary:visible").last.click()
    check(reader)
    page.locator("dialog .primary").click()
    expect(page.locator(".lobby")).to_be_visible()
    check(reader)
    guest = Person(browser, server.url, reduced_motion="reduce")
    guest.page.goto(page.url)
    take = guest.page.get_by_role("button", name="Take seat").first
    expect(take).to_be_visible()
    check_day_and_night(guest)
    take.click()
    expect(take).to_have_count(0)
    check_day_and_night(guest)
    page.locator("header .button").last.click()  # the menu, with the settings
    expect(page.locator("dialog")).to_be_visible()
    check(reader)
    guest.go_home()


@soak
def test_for_somebody_who_looks_on(still: Person, browser: Browser, server: Server) -> None:
    link = open_table(server.url, "dicetown/2009", people=1, bots=4)[0]
    start(still, link, "keep")
    visitor = Person(browser, server.url, reduced_motion="reduce")
    visitor.visit(link.partition("#")[0])
    form = visitor.page.get_by_role("region", name="Take a seat")
    expect(form).to_be_visible()
    check_day_and_night(visitor)
    form.get_by_role("button", name="Take a seat").click()
    check_day_and_night(visitor)
    visitor.go_home()


@soak
def test_with_games_that_go_on(still: Person, server: Server) -> None:
    """The banner that calls, the line of a running game unfolded, the banner elsewhere."""
    for people in (1, 2, 1):
        still.visit(open_table(server.url, "cincinnati", people=people, bots=2)[0])
        still.page.locator(".start .primary").wait_for()
        if people == 1:
            still.page.locator(".start .primary").click()
            still.see_question("choose-table")
    still.visit()
    still.page.locator(".running button[aria-expanded=false]").first.click()
    check_day_and_night(still)
    still.visit("/learn")
    expect(still.page.get_by_role("status").filter(has_text="Your turn")).to_be_visible()
    check_day_and_night(still)


# The tabs are alike in both games: each has a scheme.
@soak
@pytest.mark.parametrize(
    ("ruleset", "scheme"),
    [("dicetown/extension+indians", "light"), ("cincinnati", "dark")],
)
def test_in_a_replay_with_all_its_tabs(still: Person, ruleset: str, scheme: Scheme, tmp_path: Path) -> None:
    def tell(route: Route) -> None:
        route.fulfill(body=json.dumps(ANALYSED) + "\n", content_type="application/x-ndjson")

    page = still.page
    page.emulate_media(color_scheme=scheme)
    page.route("**/api/replay/analysis", tell)
    open_file(still, tmp_path, record(ruleset))
    at(still, 0)
    page.get_by_role("slider", name="Moment of the game").fill("30")
    check(still)
    tabs = page.locator("[role=tablist] [role=tab]")
    for number in range(1, tabs.count()):
        tabs.nth(number).click()
        begin = page.get_by_role("button", name="Analyse this game")
        if begin.is_visible():
            check(still, SIDE)
            begin.click()
            expect(page.get_by_role("img", name="The chances of winning over the game")).to_be_visible()
        check(still, SIDE)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(still, "dialog[open]")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    check(still)


@pytest.mark.parametrize(
    ("path", "chunk"),
    [
        ("/", "**/api/rulesets"),
        ("/learn", "**/assets/Learn-*.js"),
        ("/replay", "**/assets/ReplayPage-*.js"),
        ("/t/nosuchtable", "**/assets/TablePage-*.js"),
    ],
)
def test_on_skeletons(still: Person, path: str, chunk: str) -> None:
    with held(still.page, chunk):
        still.page.goto(still.url + path, wait_until="commit")
        expect(still.page.get_by_test_id("skeleton")).to_be_visible()
        check_day_and_night(still)


@soak
def test_when_something_is_wrong(still: Person) -> None:
    """A table that is not there, a record that is not there, a server and a network that are away."""
    page = still.page
    still.visit("/t/nosuchtable")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    check_day_and_night(still)
    still.visit("/replay/nosuchtable")
    expect(page.get_by_role("alert")).to_be_visible()
    check_day_and_night(still)
    page.route("**/api/rulesets", lambda route: route.abort())
    for path in ("/", "/learn"):
        still.visit(path)
        expect(page.get_by_role("alert")).to_be_visible()
        check_day_and_night(still)
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    still.visit("/rules/cincinnati")
    expect(page.get_by_role("alert")).to_be_visible()
    check_day_and_night(still)
    still.context.set_offline(True)
    expect(page.get_by_text("You are offline.")).to_be_visible()
    check_day_and_night(still)
    still.context.set_offline(False)


@soak
def test_at_a_table_whose_line_is_lost(still: Person, server: Server) -> None:
    start(still, open_table(server.url, "cincinnati", people=1, bots=2)[0], "choose-table")
    still.context.set_offline(True)
    still.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(still.page.get_by_text("The connection is lost.")).to_be_visible()
    check_day_and_night(still)
    still.context.set_offline(False)
