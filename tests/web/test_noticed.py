"""What players relied on, and no test would have missed: each at one staged moment."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.web.framed import still as someone
from tests.web.people import CHOOSABLE, Person, open_table
from tests.web.staged import ADDRESS, Shown, Staged, find
from tests.web.test_table import start

PHONE = {"width": 390, "height": 844}
# Whether all of an element's letters are on the screen, and nothing lies on them.
IN_SIGHT = """(element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(over);
}"""


def of_kind(kind: str, shown: Shown) -> bool:
    return shown.kind == kind


def test_the_street_says_what_selected_dice_would_do(still: Person) -> None:
    Staged(still.page, find("dicetown/2009", 3, lambda shown: of_kind("keep", shown)))
    still.visit(ADDRESS)
    still.see_question("keep")
    would = still.page.locator(".lead.would")
    expect(would).to_have_count(0)
    still.page.locator(".tray .die").first.click()
    expect(would.first).to_be_visible()
    still.page.locator(".tray .die").first.click()
    expect(would).to_have_count(0)


def test_a_sealed_table_of_cincinnati_is_still_shown_after_a_reload(
    browser: Browser, server: Server, person: Person
) -> None:
    links = open_table(server.url, "cincinnati", people=2, bots=1)
    other = Person(browser, server.url)
    other.visit(links[1])
    start(person, links[0], "choose-table")
    chosen = person.page.locator("[data-thing='table:atlantic']")
    chosen.click()
    person.answer.locator(".primary").click()
    sealed = person.page.get_by_role("region", name="Atlantic").get_by_text("your choice")
    expect(sealed).to_be_visible()
    person.page.reload()
    expect(sealed).to_be_visible()
    expect(person.page.locator(".seal")).to_have_count(1)
    expect(other.page.locator(".seal")).to_have_count(0)
    other.go_home()


def test_on_an_upright_phone_ones_own_table_is_the_first(browser: Browser, server: Server) -> None:
    def plays_elsewhere(shown: Shown) -> bool:
        board = shown.view()["board"]
        return shown.kind == "declare" and board["seats"][shown.seat]["table"] == board["tables"][-1]["table"]

    person = someone(browser, server.url, viewport=PHONE)
    Staged(person.page, find("cincinnati", 3, plays_elsewhere))
    person.visit(ADDRESS)
    person.see_question("declare")
    mine, *others = person.page.locator(".felt.mine").all() + person.page.locator(".felt:not(.mine)").all()
    boxes = [felt.bounding_box() for felt in (mine, *others)]
    lefts: list[Any] = [box["x"] for box in boxes if box]
    assert len(lefts) >= 2
    assert lefts[0] == min(lefts)
    person.go_home()


@pytest.mark.parametrize("locale", ["en-US", "fr-FR"])
def test_the_winner_of_cincinnati_is_in_sight_on_a_phone(
    browser: Browser, server: Server, locale: str
) -> None:
    person = someone(browser, server.url, viewport=PHONE, locale=locale)
    Staged(person.page, find("cincinnati", 3, lambda shown: shown.game.over))
    person.visit(ADDRESS)
    winner = person.end.get_by_role("heading")
    expect(winner).to_be_visible()
    person.page.evaluate("document.fonts.ready")
    assert winner.evaluate(IN_SIGHT)
    person.go_home()


def test_enter_still_answers_after_a_click_on_the_log(still: Person) -> None:
    table = Staged(still.page, find("dicetown/2009", 3, lambda shown: of_kind("keep", shown)))
    answers: list[dict[str, Any]] = []
    table.replies["answer"] = answers.append
    still.visit(ADDRESS)
    still.see_question("keep")
    still.page.locator(CHOOSABLE).first.click()
    still.page.get_by_role("tab", name="Chat").click()
    still.page.get_by_role("tab", name="Log").click()
    primary = still.answer.locator(".primary")
    expect(primary).to_be_enabled()
    still.page.keyboard.press("Enter")
    expect(primary).to_be_disabled()
    assert [answer["choice"]["keep"] for answer in answers] == [[0]]
