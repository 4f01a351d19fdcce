"""Nothing is ever a blank page: slots first, then content, however slow the network is."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.outside import Server
from tests.web.people import Person, open_table
from tests.web.test_pages import PAGES, see

PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
BLOCKED = "Service Worker registration blocked"
# Looks at every frame that is drawn: what was on it?
LOOK = """
window.pictures = new Set();
const look = () => {
  const shown = (name) => [...document.querySelectorAll(name)].some((one) => one.checkVisibility());
  const seen = ["main", "[aria-busy]", ".lobby"].filter(shown).join(" ");
  if (document.querySelector('#app > *') || window.pictures.size) window.pictures.add(seen || 'blank');
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


@contextmanager
def held(page: Page, addresses: str) -> Iterator[list[Route]]:
    """Answers from these addresses wait until the end of the block."""
    waiting: list[Route] = []
    over = threading.Event()
    page.route(addresses, lambda route: route.continue_() if over.is_set() else waiting.append(route))
    yield waiting
    over.set()
    for route in waiting:
        route.continue_()


@pytest.fixture
def slow(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody whose requests the test holds back: no worker answers them."""
    person = Person(browser, server.url)
    person.context.add_init_script(LOOK)
    yield person
    assert "blank" not in person.page.evaluate("() => [...window.pictures]")
    person.complaints = [one for one in person.complaints if BLOCKED not in one]
    person.go_home()


@pytest.mark.parametrize("path", [*PAGES, "/t/nosuchtable"])
def test_slots_are_painted_before_any_other_file_has_come(slow: Person, path: str) -> None:
    with held(slow.page, "**/assets/**") as waiting:
        slow.page.goto(slow.url + path, wait_until="commit")
        expect(slow.page.locator("[aria-busy]")).to_be_visible()
        slow.page.wait_for_function(PAINTED)
        assert any(".css" in route.request.url for route in waiting)
    if path in PAGES:
        see(slow.page, path)
    else:
        expect(slow.page.get_by_text("There is no such table.")).to_be_visible()
    expect(slow.page.locator("[aria-busy]")).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "chunk"),
    [
        ("/", "**/api/rulesets"),
        ("/learn", "**/assets/Learn-*.js"),
        ("/rules/cincinnati", "**/assets/Rules-*.js"),
        ("/replay", "**/assets/ReplayPage-*.js"),
        ("/t/nosuchtable", "**/assets/TablePage-*.js"),
    ],
)
def test_a_page_has_a_skeleton_until_its_content_comes(slow: Person, path: str, chunk: str) -> None:
    with held(slow.page, chunk):
        slow.page.goto(slow.url + path, wait_until="commit")
        expect(slow.page.get_by_test_id("skeleton")).to_be_visible()
        expect(slow.page.get_by_role("link", name="Gobelet · Home")).to_be_visible()
    expect(slow.page.get_by_test_id("skeleton")).to_have_count(0)


@pytest.mark.parametrize(
    "late", ["**/api/tables", "**/assets/{TablePage,dicetown}-*.js", "**/assets/dice*.js"]
)
def test_play_now_draws_the_table_at_once(slow: Person, late: str) -> None:
    """Whatever comes late: the frame stands in the game's colours, and no waiting room is seen on the way."""
    slow.visit()
    play = slow.page.get_by_role("button", name="Play now").first
    expect(play).to_be_visible()
    with held(slow.page, late) as waiting:
        play.click()
        frame = slow.page.get_by_test_id("skeleton")
        expect(frame).to_be_visible()
        expect(frame).to_contain_text("Dice Town")
        assert "town" in (frame.get_attribute("class") or "").split()
        expect(frame.locator(".players .slot")).to_have_count(4)
        slow.page.wait_for_function("() => window.pictures.size > 0")
        assert waiting
    slow.see_question("keep")
    assert not [one for one in slow.page.evaluate("() => [...window.pictures]") if ".lobby" in one]
    expect(slow.page.get_by_test_id("skeleton")).to_have_count(0)


@pytest.mark.parametrize("alone", [True, False])
def test_the_table_is_dealt_at_once_however_slowly_it_moves(
    slow: Person, server: Server, alone: bool
) -> None:
    """Nothing lies on the table before its first view, so there is nothing to be shown step by step."""
    slow.context.add_init_script("localStorage.setItem('gobelet.pace', 'slow')")
    if alone:
        slow.visit()
        slow.page.get_by_role("button", name="Play now").first.click()
    else:
        slow.visit(open_table(server.url, "dicetown/2009", people=1, bots=2)[0])
        slow.page.get_by_role("button", name="Start").click()
    slow.see_question("keep")


def test_a_table_that_could_not_be_opened_is_said_on_the_first_page(slow: Person) -> None:
    slow.visit()
    slow.page.route("**/api/tables", lambda route: route.abort())
    card = slow.page.get_by_role("article").first
    card.get_by_role("button", name="Play now").click()
    expect(card.get_by_role("alert")).to_have_text("The server does not answer.")
    expect(slow.page.get_by_test_id("skeleton")).to_have_count(0)
    slow.page.unroute("**/api/tables")
    card.get_by_role("button", name="Play now").click()
    slow.see_question("keep")


def test_one_who_comes_back_finds_the_frame_in_the_colours_of_the_game(slow: Person, server: Server) -> None:
    link = open_table(server.url, "cincinnati", people=1, bots=2)[0]
    slow.visit(link)
    expect(slow.page.locator(".lobby")).to_be_visible()
    with held(slow.page, "**/assets/TablePage-*.js"):
        slow.page.goto(slow.url + link.partition("#")[0], wait_until="commit")
        expect(slow.page.get_by_test_id("skeleton")).to_contain_text("Cincinnati")
    expect(slow.page.locator(".lobby")).to_be_visible()
