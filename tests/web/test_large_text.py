"""Large letters, narrow screens, wide spacing: the page grows downwards, and no text is cut or covered.

That is WCAG 1.4.4, 1.4.10 and 1.4.12. A table flows then (`web/src/kit/flows.ts`). It is measured on a
screen that is high enough for all of it; on a real one the question and its primary button are in sight.
"""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.server.outside import Server
from tests.tiers import gate_takes, soak
from tests.web.framed import CHOOSE, Framed, still
from tests.web.looking import LOOK
from tests.web.people import CHOOSABLE, Person, open_table
from tests.web.readers import TWICE, reading
from tests.web.saved import saved
from tests.web.staged import ADDRESS, Staged, find
from tests.web.test_frame import about
from tests.web.test_pages import PAGES, see
from tests.web.test_replay import ANALYSED, record
from tests.web.test_tight_places import BROKEN

Size = tuple[int, int]

PHONE: Final = (360, 740)
ZOOMED: Final = (320, 512)  # 1280×2048 at 400 %: what WCAG 1.4.10 asks for
LAPTOP: Final = (1366, 657)
HIGH: Final = 5000  # pixels: higher than any table in one column
EVERYWHERE: Final = "#app main, #app header"
REGIONS: Final = ".game > .bar, .game > [data-region]"
OPEN: Final = "dialog[open]"

# A reader's own styles, as WCAG 1.4.12 has them. The server's policy forbids style elements to scripts.
SPACED: Final = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
}"""
RESIZE: Final = """([width, height]) => new Promise((done) => {
    Object.assign(window.frameElement.style, { width: `${width}px`, height: `${height}px` });
    requestAnimationFrame(() => requestAnimationFrame(done));
})"""
FLOWS: Final = "document.documentElement.hasAttribute('data-flows')"
SCROLLED: Final = "() => scrollY > 200 && scrollY + innerHeight >= document.body.scrollHeight - 1"
# Wherever the page is scrolled to, the question begins on the screen, and so does its primary button.
REACHED: Final = """() => [0, 1e6].flatMap((top) => {
    scrollTo(0, top);
    const dock = document.querySelector(".answer[data-form]");
    dock.scrollTop = 0;
    const asks = dock.querySelector("h2").getBoundingClientRect();
    const button = dock.querySelector(".primary");
    const { left, right, top: upper, bottom } = button.getBoundingClientRect();
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
    if (dock.scrollWidth > dock.clientWidth) wrong.push("the dock scrolls sideways");
    if (asks.top < 0 || asks.bottom > innerHeight) wrong.push("the question is out of sight");
    if (upper < 0 || bottom > innerHeight + 1) wrong.push("the primary button is out of sight");
    if (!button.contains(document.elementFromPoint((left + right) / 2, (upper + bottom) / 2)))
        wrong.push("something covers the primary button");
    return wrong;
})"""


@pytest.fixture(scope="module")
def large(browser: Browser) -> Iterator[Browser]:
    with reading(browser, TWICE) as made:
        yield made


def walk(person: Person, ruleset: str, size: Size, kinds: int, spaced: bool = False) -> None:
    """Every kind of question, or every third, and so on: all of it high enough, then the screen as it is."""
    table = Framed(person)
    wrong: dict[str, list[str]] = {}
    asked = list(saved(ruleset).items())[::kinds]
    for number, (kind, shown) in enumerate(asked):
        table.show(shown)
        if not number:
            if spaced:
                table.frame.evaluate(SPACED)
            table.frame.evaluate(RESIZE, list(size))
            table.frame.wait_for_function(f"() => {FLOWS}")
        table.frame.evaluate(CHOOSE, CHOOSABLE)
        wanted = {"sizes": [[size[0], HIGH]], "about": about(shown.view())}
        found = table.frame.evaluate(LOOK, wanted)[0]["wrong"]
        table.frame.evaluate(RESIZE, list(size))
        for what in found + table.frame.evaluate(REACHED):
            wrong.setdefault(what, []).append(kind)
    assert len(asked) >= 5
    assert not wrong, "\n".join(f"{what}: {', '.join(where)}" for what, where in wrong.items())
    person.go_home()


@pytest.mark.parametrize(
    "ruleset",
    gate_takes(["cincinnati"], ["cincinnati", "dicetown/revised", "dicetown/extension+indians"]),
)
def test_at_every_question_in_letters_of_twice_the_size(large: Browser, server: Server, ruleset: str) -> None:
    walk(still(large, server.url, locale="fr"), ruleset, PHONE, kinds=1)


@pytest.mark.parametrize(
    ("ruleset", "kinds"), gate_takes([("cincinnati", 1)], [("cincinnati", 1), ("dicetown/2009", 3)])
)
def test_at_a_page_zoomed_to_four_times(browser: Browser, server: Server, ruleset: str, kinds: int) -> None:
    walk(still(browser, server.url, locale="fr"), ruleset, ZOOMED, kinds)


@pytest.mark.parametrize("size", gate_takes([PHONE], [PHONE, LAPTOP], pairs=False))
@pytest.mark.parametrize(
    ("ruleset", "kinds"),
    gate_takes([("cincinnati", 1)], [("cincinnati", 1), ("dicetown/extension+indians", 8)]),
)
def test_in_letters_set_apart(browser: Browser, server: Server, ruleset: str, kinds: int, size: Size) -> None:
    walk(still(browser, server.url), ruleset, size, kinds, spaced=True)


def test_a_game_is_played_in_letters_of_twice_the_size(large: Browser, server: Server) -> None:
    person = Person(large, server.url, viewport={"width": 360, "height": 740})
    person.visit(open_table(server.url, "dicetown/2009", people=1, bots=2)[0])
    person.page.get_by_role("button", name="Start").click()
    for _question in range(4):
        number = person.question()
        person.click_answer()
        person.page.wait_for_function(
            "(number) => document.querySelector('.answer')?.dataset.number !== number", arg=number
        )
    person.go_home()


@pytest.mark.parametrize(
    ("ruleset", "street", "least"), [("dicetown/2009", "[data-place]", 250), ("cincinnati", ".felt", 180)]
)
def test_a_big_screen_scrolls_in_letters_of_twice_the_size(
    large: Browser, server: Server, ruleset: str, street: str, least: int
) -> None:
    """On a laptop's screen neither what is played for nor the players are left out."""
    size = {"width": LAPTOP[0], "height": LAPTOP[1]}
    host, screen = Person(large, server.url), still(large, server.url, viewport=size)
    link = open_table(server.url, ruleset, people=1, bots=4)[0]
    host.visit(link)
    host.page.get_by_role("button", name="Start").click()
    host.answer.wait_for()
    screen.visit(link.partition("#")[0].replace("/t/", "/screen/"))
    screen.page.locator(".table.screen.game").wait_for()
    assert screen.page.evaluate(LOOK, {"parts": REGIONS})["wrong"] == []
    for part, high in ((street, 200), (".player", least)):
        boxes = [one.bounding_box() for one in screen.page.locator(part).all()]
        assert len(boxes) > 1
        assert all(box is not None and box["height"] >= high for box in boxes), part
    screen.page.mouse.wheel(0, 5000)
    screen.page.wait_for_function(SCROLLED)
    for person in (host, screen):
        person.go_home()


def test_no_word_of_a_choice_breaks_in_letters_of_twice_the_size(large: Browser, server: Server) -> None:
    for language, (width, height) in product(("en", "fr"), (LAPTOP, PHONE)):
        person = still(large, server.url, locale=language, viewport={"width": width, "height": height})
        person.visit()
        see(person.page, "/")
        assert person.page.evaluate(BROKEN, "article .segments, nav .button") == []
        person.go_home()


def test_ordinary_letters_have_the_ordinary_frame(person: Person) -> None:
    for width, height in (PHONE, LAPTOP):
        person.page.set_viewport_size({"width": width, "height": height})
        person.visit()
        see(person.page, "/")
        assert not person.page.evaluate(FLOWS)


class Pages:
    """One reader on one page after another."""

    def __init__(self, browser: Browser, url: str, width: int) -> None:
        size = {"width": width, "height": HIGH}
        self.person = still(browser, url, locale="fr", viewport=size)
        self.person.page.route("**/api/replay/analysis", _analyse)
        self.wrong: list[str] = []

    @property
    def page(self) -> Page:
        return self.person.page

    def look(self, name: str, parts: str = EVERYWHERE) -> None:
        found = self.page.evaluate(LOOK, {"parts": parts})["wrong"]
        self.wrong += [f"{name}: {what}" for what in found]

    def open(self, button: str) -> None:
        """What this button opens; and it closes again."""
        self.page.locator(button).first.click()
        self.page.locator(OPEN).wait_for()
        self.look(button, OPEN)
        self.page.keyboard.press("Escape")
        self.page.locator(OPEN).wait_for(state="detached")


def _analyse(route: Route) -> None:
    route.fulfill(body=json.dumps(ANALYSED) + "\n", content_type="application/x-ndjson")


@soak
@pytest.mark.parametrize("letters", ["twice", "once"])
def test_on_every_page(
    large: Browser, browser: Browser, server: Server, letters: str, tmp_path: Path
) -> None:
    """The pages around the games, the end, a replay, and what opens over a table."""
    reader = Pages(large, server.url, 360) if letters == "twice" else Pages(browser, server.url, 320)
    person, page = reader.person, reader.page
    for path in PAGES:
        person.visit(path)
        see(page, path)
        reader.look(path)
    for game in ("dicetown", "cincinnati"):
        person.visit(f"/learn/{game}/how")
        page.locator(".picture svg").first.wait_for()
        reader.look(game, "#app main nav, #app main p, #app header")  # letters in a picture belong to it
    file = tmp_path / "game.json"
    file.write_text(record("dicetown/extension+indians"), encoding="utf-8")
    person.visit("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("input[type=range]").wait_for()
    reader.look("a replay", REGIONS)
    person.visit()
    page.locator(".ways .invite").first.click()
    page.locator(f"{OPEN} .primary").wait_for()
    reader.look("inviting", OPEN)
    page.locator(f"{OPEN} .primary").click()
    page.locator(".lobby").wait_for()
    reader.look("the waiting room")
    reader.open("header > .button:last-of-type")
    stage = Staged(
        page, find("dicetown/extension+indians", 4, lambda shown: shown.game.round == 3, bot="random")
    )
    person.visit(ADDRESS)
    for button in (
        ".place h2 button",
        ".player .name button",
        ".hand h2 button",
        "header > .button:last-of-type",
    ):
        reader.open(button)
    page.locator(".tools .button:not(.log)").first.click()
    for tab in page.locator(f"{OPEN} [role=tab]").all():
        tab.click()
        page.locator(f"{OPEN} .page > *").first.wait_for()
        reader.look("the rules over the table", OPEN)
    page.keyboard.press("Escape")
    page.locator("button.log").click()
    reader.look("the log", ".side.open")
    page.keyboard.press("Escape")
    page.locator(".side.open").wait_for(state="detached")
    stage.show(find("dicetown/2009", 5, lambda shown: shown.game.over, bot="random"))
    page.locator("section.chart").wait_for()
    reader.look("the end")
    assert not reader.wrong, "\n".join(reader.wrong)
    person.go_home()
