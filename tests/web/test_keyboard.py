"""Keys alone play a whole game."""

import pytest
from playwright.sync_api import expect

from tests.server.outside import Server
from tests.tiers import gate_takes
from tests.web.people import Person, open_table
from tests.web.test_coach import begin_coached
from tests.web.test_one_device import sit_down

CAPS = """() => [...document.querySelectorAll("kbd")]
    .filter((one) => one.checkVisibility()).map((one) => one.textContent)"""
# The one button that Enter presses, and what it wears at its corner where it has no place for a cap.
ENTER = """() => {
    const [button, ...more] = document.querySelectorAll("[data-enter]");
    return [button.innerText.trim(), getComputedStyle(button, "::after").content.includes("↵"), more.length];
}"""


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


def test_without_single_keys_no_dead_key_is_shown(server: Server, person: Person) -> None:
    person.visit(open_table(server.url, "cincinnati", people=1, bots=2)[0])
    page = person.page
    page.get_by_role("button", name="Start").click()
    person.see_question("choose-table")
    assert {"1", "↵"} <= set(page.evaluate(CAPS))
    page.evaluate("localStorage.setItem('gobelet.shortcuts', 'off')")
    page.reload()
    person.see_question("choose-table")
    assert page.evaluate(CAPS) == ["↵"]
    page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(page.get_by_role("dialog")).to_contain_text("confirm what is tapped")
    page.wait_for_function("document.querySelector('dialog kbd').textContent === 'Enter'")
    shown = page.locator("dialog kbd").all_inner_texts()
    assert shown == ["Enter", "Space", "Tab", "← ↑ ↓ →"]


def test_while_the_coach_has_enter_the_primary_button_does_not_show_it(person: Person) -> None:
    coach = begin_coached(person, "Dice Town")
    page = person.page
    cap = page.locator("#question .primary kbd")
    expect(coach.locator("kbd")).to_be_visible()
    expect(cap).to_be_hidden()
    while coach.locator("kbd").count():
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelectorAll('[data-enter]').length === 1")
    expect(cap).to_be_visible()
    person.see_question("keep")


def test_enter_plays_now_and_starts_a_table(server: Server, person: Person) -> None:
    page = person.page
    person.hurry()
    person.visit()
    expect(page.locator("[data-enter]")).to_have_count(1)
    assert page.evaluate(ENTER) == ["Play now", True, 0]
    page.keyboard.press("Enter")
    expect(person.answer).to_be_visible()
    person.visit(open_table(server.url, "cincinnati", people=1, bots=2)[0])
    expect(page.locator("[data-enter]")).to_have_count(1)
    assert page.evaluate(ENTER) == ["Start the game", True, 0]
    page.keyboard.press("Enter")
    person.see_question("choose-table")
    assert page.evaluate(ENTER)[1:] == [False, 0], "in the dock it has a cap"


def test_enter_takes_the_device_that_is_given(person: Person) -> None:
    sit_down(person, "Dice Town")
    page = person.page
    page.locator("[data-testid=hand-over] .primary:enabled").wait_for()
    page.evaluate("document.activeElement.blur()")
    assert page.evaluate(ENTER)[1:] == [True, 0]
    page.keyboard.press("Enter")
    expect(person.answer).to_be_visible()
