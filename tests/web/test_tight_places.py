"""Where there is little room: all of it is seen, or goes elsewhere, and nothing covers anything else."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.outside import Server
from tests.web.framed import still
from tests.web.looking import LOOK, SETTLED, SIZES
from tests.web.people import open_table
from tests.web.staged import ADDRESS, Shown, Staged, find

# What stands in the bar of a table, two by two: those that lie on each other.
COVERED: Final = """() => {
    const found = [...document.querySelectorAll(".bar :is(a, button, .round, .gauge)")]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1);
    const apart = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) < 1;
    return found.flatMap((one, place) => found.slice(place + 1)
        .filter((other) => !apart(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${one.outerHTML.slice(0, 60)} | ${other.outerHTML.slice(0, 60)}`));
}"""
# Numbers of which a part is seen and a part is not.
CUT: Final = """() => [...document.querySelectorAll(".scores .part > span:not(.hidden)")].flatMap((one) => {
    const [number, part] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
    const seen = number.top < part.bottom - 1;
    const wide = number.left < part.left - 1 || number.right > part.right + 1;
    return seen && (wide || number.height > part.height + 1) ? [one.textContent] : [];
})"""
# Words of which a part stands in one line and the rest in the next.
BROKEN: Final = """(parts) => [...document.querySelectorAll(parts)].flatMap((one) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const broken = [];
    while (walker.nextNode()) {
        const node = walker.currentNode;
        for (const { 0: word, index } of node.textContent.matchAll(/[\\p{L}]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(word);
        }
    }
    return broken;
})"""


def in_view(thing: Locator) -> None:
    expect(thing).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", [(1366, 657), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_waiting_room_without_a_code(
    browser: Browser, server: Server, size: tuple[int, int], language: str
) -> None:
    """On the server's own computer there is nothing to scan: a sentence says so, and leaves room."""
    link = open_table(server.url, "dicetown/2009", people=1, free=3, bots=1)[0]
    screen = still(browser, server.url, locale=language, viewport={"width": size[0], "height": size[1]})
    screen.visit(f"/screen/{link.partition('#')[0].removeprefix('/t/')}")
    expect(screen.page.locator(".invitation .warning")).to_be_visible()
    for part in (".told", ".start", ".invitation", *[f".seats li:nth-child({seat})" for seat in range(1, 6)]):
        in_view(screen.page.locator(part))
    assert screen.page.evaluate(LOOK, {"parts": ".lobby"})["wrong"] == []
    assert screen.page.evaluate(BROKEN, ".told, .seats, .start") == []
    screen.go_home()


def test_a_turn_elsewhere_covers_nothing(browser: Browser, server: Server) -> None:
    person = still(browser, server.url, locale="fr")
    tables = [open_table(server.url, "dicetown/2009", people=1, bots=2)[0] for _table in range(2)]
    for link in tables:
        person.visit(link)
        person.page.locator(".start .primary").click()
        person.see_question("keep")
    expect(person.page.locator(".elsewhere")).to_be_visible()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(SETTLED)
        assert person.page.evaluate(COVERED) == [], (width, height)
    person.page.set_viewport_size({"width": 390, "height": 844})
    expect(person.page.locator(".elsewhere")).to_be_hidden()
    person.page.locator("header > .calls").click()
    person.page.get_by_role("dialog").get_by_role("link", name="À vous de jouer ailleurs").click()
    person.page.wait_for_url("**" + tables[0].partition("#")[0])
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.go_home()


@pytest.mark.parametrize("size", [(1366, 657), (390, 844)])
def test_a_dialog_opened_from_the_menu_keeps_its_head(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    person = still(browser, server.url, viewport={"width": size[0], "height": size[1]})
    person.visit(open_table(server.url, "dicetown/2009", people=1, bots=2)[0])
    person.page.get_by_role("button", name="Start").click()
    person.see_question("keep")
    person.page.get_by_role("button", name="Menu and settings").click()
    person.page.get_by_role("button", name="Show on a big screen").click()
    offer = person.page.get_by_role("dialog", name="Show on a big screen")
    title, cross = offer.get_by_role("heading"), offer.get_by_role("button", name="Close")
    expect(cross).to_be_visible()
    boxes: list[Any] = [title.bounding_box(), cross.bounding_box(), offer.bounding_box()]
    assert boxes[0]["height"] < 40
    assert boxes[1]["x"] > boxes[2]["x"] + boxes[2]["width"] - 80
    person.go_home()


def test_no_number_of_a_score_is_cut(browser: Browser, server: Server) -> None:
    person = still(browser, server.url, locale="fr")
    Staged(person.page, find("cincinnati", 4, lambda shown: shown.game.over))
    person.visit(ADDRESS)
    person.page.locator(".scores .part").first.wait_for()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(CUT) == [], (width, height)
    person.go_home()


def test_a_table_that_does_not_exist_leads_home(browser: Browser, server: Server) -> None:
    person = still(browser, server.url)
    person.visit("/screen/nowhere")
    person.page.get_by_role("main").get_by_role("link", name="Home").click()
    person.page.wait_for_url(server.url + "/")
    person.visit("/t/nowhere")
    expect(person.page.get_by_role("main").get_by_role("button", name="Home")).to_be_visible()
    assert person.page.locator("header").inner_text().count("Gobelet") == 1
    person.go_home()


def test_notes_are_two_at_most_and_an_answer_of_the_clock_is_one(browser: Browser, server: Server) -> None:
    person = still(browser, server.url, viewport={"width": 390, "height": 844}, has_touch=True)
    shown = find("dicetown/2009", 4, lambda shown: shown.kind == "keep" and shown.game.round > 1)
    table = Staged(person.page, shown)
    person.bring_clock()
    person.visit(ADDRESS)
    person.see_question("keep")
    told = [
        ("clock-answered", {"seat": shown.seat}),
        ("option-pass", {}),
        *[(name, {"seat": (shown.seat + 1) % 4}) for name in ("clock-ran-out", "seat-absent")],
    ]
    table.alter = lambda view: view.update(
        notes=[{"id": name, "rule": "", "facts": facts} for name, facts in told]
    )
    person.stop_clock()
    table.show(shown)
    table.alter = lambda _view: None  # a page that comes back is not told again
    notes = person.page.locator(".notes p")
    expect(notes).to_have_count(2)
    expect(notes.first).to_contain_text("Time ran out")
    for one in ("A bot plays for", None):
        person.let_pass(8_500)
        expect(notes).to_have_count(1 if one else 0)
        if one:
            expect(notes).to_contain_text(one)
    person.page.locator("button.log").click()
    person.page.locator(".side.open").wait_for()
    expect(person.page.get_by_test_id("log").locator("li", has_text="Time ran out. A bot")).to_have_count(1)
    person.page.locator(".side.open").get_by_role("button", name="Close").click()
    expect(person.page.locator(".side.open")).to_have_count(0)
    person.go_home()


# Seconds that are left, and what the clock on a face says: it is at most so wide.
CLOCKS: Final = {45: "45", 3000: "50:00"}


@pytest.mark.parametrize(("ruleset", "kind"), [("dicetown/2009", "keep"), ("cincinnati", "choose-table")])
def test_on_a_phone_the_clocks_of_others_stand_on_their_faces(
    browser: Browser, server: Server, ruleset: str, kind: str
) -> None:
    person = still(browser, server.url, viewport={"width": 360, "height": 640}, has_touch=True)
    table = Staged(person.page, find(ruleset, 5, lambda shown: shown.kind == kind))
    person.bring_clock()
    person.visit(ADDRESS)
    person.see_question(kind)
    person.stop_clock()
    for seconds, said in CLOCKS.items():

        def run(view: dict[str, Any], seconds: int = seconds) -> None:
            view["table"]["clock"] = seconds
            view["question"]["until"] = view["now"] + 1000 * seconds

        table.alter = run
        table.show(table.shown)
        for width, height in ((360, 640), (740, 360)):
            person.page.set_viewport_size({"width": width, "height": height})
            clocks = person.page.locator(".tile [role=timer]:visible")
            expect(clocks).to_have_text([said] * 4)
            wrong = person.page.evaluate(LOOK)["wrong"]
            assert wrong == [], (seconds, width, height)
    person.go_home()


def test_on_a_lying_phone_the_number_of_like_bills_can_be_read(browser: Browser, server: Server) -> None:
    def doubled(shown: Shown) -> bool:
        cards = shown.view()["board"]["seats"][shown.seat]["cards"]
        return shown.kind == "choose-table" and len(cards) > len(set(cards))

    person = still(browser, server.url, viewport={"width": 740, "height": 360}, has_touch=True)
    Staged(person.page, find("cincinnati", 3, doubled))
    person.visit(ADDRESS)
    person.see_question("choose-table")
    expect(person.page.locator(".winnings .bill small").first).to_be_visible()
    assert person.page.evaluate(LOOK)["wrong"] == []
    person.go_home()
