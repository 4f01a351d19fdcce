"""By keys: the skip link, a focus that can be seen, is never hidden, never trapped. And targets of 44 px."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.outside import Server
from tests.tiers import gate_takes
from tests.web.people import Person, open_table
from tests.web.saved import FULLEST, saved
from tests.web.staged import ADDRESS, Staged, find
from tests.web.test_pages import PAGES, see
from tests.web.test_table import start

TARGETS = Path(__file__).with_name("targets.js").read_text(encoding="utf-8")
SIZES = [(1366, 657), (360, 740)]
# What has the focus: a name for it, whether it is outlined, and whether anything lies on its middle.
FOCUSED = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const labelled = one.closest("label") ?? one;
    const box = labelled.getBoundingClientRect();
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const shown = [one, ...labelled.querySelectorAll("*"), labelled].some((each) =>
        [null, "::after"].some((layer) => getComputedStyle(each, layer).outlineStyle !== "none"));
    window.places ??= new Map();
    if (!window.places.has(one)) window.places.set(one, window.places.size);
    return {
        place: window.places.get(one),
        name: `${one.tagName} ${(one.getAttribute("aria-label") ?? one.textContent).slice(0, 40)}`,
        seen: shown,
        free: !!over && (labelled.contains(over) || over.contains(one)),
    };
}"""


@pytest.fixture(params=SIZES, ids=["desk", "phone"])
def walker(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Person]:
    width, height = request.param
    size = {"width": width, "height": height}
    person = Person(browser, server.url, viewport=size, reduced_motion="reduce")
    yield person
    person.go_home()


# A page that opens at a rule has the focus there already.
@pytest.mark.parametrize("path", [path for path in PAGES if not path.endswith("DX-10")])
def test_the_skip_link_comes_first_and_leads_to_the_page(person: Person, path: str) -> None:
    person.visit(path)
    see(person.page, path)
    skip = person.page.get_by_role("link", name="Skip to the content")
    person.page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    box = skip.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    person.page.keyboard.press("Enter")
    expect(person.page.locator("main")).to_be_focused()


def test_at_a_table_the_skip_link_leads_to_the_question(person: Person, server: Server) -> None:
    person.visit(open_table(server.url, "cincinnati", people=1, bots=2)[0])
    person.page.get_by_role("button", name="Start").click()
    person.see_question("choose-table")
    person.page.reload()
    person.see_question("choose-table")
    person.tab_to(".skip")  # not the first: a new question has the focus itself
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#question")).to_be_focused()


def walk(page: Page, most: int | None = None) -> list[str]:
    """Once around by Tab, or `most` steps of it: what is wrong with the focus on the way."""
    wrong: list[str] = []
    seen: set[int] = set()
    for _step in range(most or 300):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUSED)
        if found is None or found["place"] in seen:
            if len(seen) > 3:
                return wrong
            continue
        seen.add(found["place"])
        if not found["seen"]:
            wrong.append(f"{found['name']}: no outline")
        if not found["free"]:
            wrong.append(f"{found['name']}: something lies on it")
    if most is None:
        raise AssertionError("the focus never comes round")
    assert len(seen) > most // 2
    return wrong


@pytest.mark.parametrize("ruleset", ["dicetown/extension+indians", "cincinnati"])
def test_tab_goes_round_a_table_and_the_focus_is_always_seen(walker: Person, ruleset: str) -> None:
    kind = "keep" if ruleset.startswith("dice") else "choose-table"
    Staged(walker.page, find(ruleset, FULLEST[ruleset], lambda one: one.kind == kind and one.game.round == 3))
    walker.visit(ADDRESS)
    walker.see_question(kind)
    assert walk(walker.page) == []


@pytest.mark.parametrize("path", PAGES)
def test_tab_goes_round_a_page_with_large_targets_and_the_focus_is_always_seen(
    walker: Person, path: str
) -> None:
    walker.visit(path)
    see(walker.page, path)
    assert walker.page.evaluate(TARGETS) == []
    # The rules have hundreds of links: the menu, the contents and the first rules have every kind.
    assert walk(walker.page, most=80 if path.startswith("/rules") else None) == []


@pytest.mark.parametrize(
    "ruleset", gate_takes(["cincinnati"], [ruleset for ruleset in FULLEST if ruleset != "dicetown/extension"])
)
def test_targets_at_every_kind_of_question(walker: Person, ruleset: str) -> None:
    table: Staged | None = None
    small: dict[str, list[str]] = {}
    for kind, shown in saved(ruleset).items():
        if table is None:
            table = Staged(walker.page, shown, hinted=True)
            walker.visit(ADDRESS)
        else:
            table.show(shown)
        walker.see_question(kind)
        for one in walker.page.evaluate(TARGETS):
            small.setdefault(one, []).append(kind)
    assert not small, "\n".join(f"{what}: {', '.join(where)}" for what, where in small.items())


def test_targets_in_the_waiting_room_and_in_dialogs(walker: Person, server: Server) -> None:
    page = walker.page
    link = open_table(server.url, "dicetown/2009", people=2, bots=1)[0]
    walker.visit(link)
    page.locator(".lobby").wait_for()
    small = page.evaluate(TARGETS)
    page.get_by_role("button", name="Menu and settings").click()
    small += page.evaluate(TARGETS)
    page.keyboard.press("Escape")
    start(walker, link, "keep")
    for name in ("Menu and settings", "Rules and help", "Explain this"):
        page.get_by_role("button", name=name).first.click()
        page.locator("dialog[open]").wait_for()
        small += page.evaluate(TARGETS)
        page.keyboard.press("Escape")
    assert small == []
