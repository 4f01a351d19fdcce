"""Keys alone play a whole game."""

import pytest
from playwright.sync_api import expect

from tests.server.outside import Server
from tests.tiers import gate_takes
from tests.web.people import Person, open_table


@pytest.mark.parametrize("ruleset", gate_takes(["cincinnati"], ["dicetown/extension+indians", "cincinnati"]))
def test_a_whole_game_by_keys(server: Server, person: Person, ruleset: str) -> None:
    person.visit(open_table(server.url, ruleset, people=1, bots=1 if ruleset.startswith("dice") else 2)[0])
    person.page.get_by_role("button", name="Start").wait_for()
    person.tab_to(".lobby .primary")
    person.page.keyboard.press("Enter")
    for _prompt in range(2000):
        person.answerable.or_(person.end).first.wait_for()
        if person.end.count():
            break
        person.type_answer()
    assert person.end.count()


def test_the_keys_are_shown_in_an_overlay(server: Server, person: Person) -> None:
    person.visit(open_table(server.url, "cincinnati", people=1, bots=2)[0])
    person.page.get_by_role("button", name="Start").click()
    person.see_question("choose-table")
    person.page.keyboard.press("?")
    overlay = person.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(overlay).to_contain_text("confirm what is tapped")
    person.page.keyboard.press("1")  # not an answer while the overlay is open
    person.page.keyboard.press("Escape")
    expect(overlay).to_have_count(0)
    person.see_question("choose-table")


def test_focus_can_be_seen_and_stays_at_the_question(server: Server, person: Person) -> None:
    person.visit(open_table(server.url, "cincinnati", people=1, bots=2)[0])
    person.page.get_by_role("button", name="Start").click()
    person.see_question("choose-table")
    person.tab_to("[data-thing='table:atlantic']")
    assert person.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    person.page.keyboard.press("Enter")  # it was reached by keys: so it has Enter for itself
    person.tab_to(".primary")
    expect(person.page.locator(":focus")).to_contain_text("Atlantic")
    person.page.keyboard.press("Enter")
    person.see_question("declare")
    expect(person.page.locator("#question:focus, #question :focus")).to_have_count(1)
