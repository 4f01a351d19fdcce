"""Plans and standing orders on the page: said, shown, changed, and what they answer."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.outside import Server
from tests.web.people import Person, open_table
from tests.web.test_days import DAYS
from tests.web.test_table import start


@pytest.mark.parametrize("size", [(1366, 657), (390, 844)])
def test_a_plan_is_said_answers_and_is_changed(server: Server, person: Person, size: tuple[int, int]) -> None:
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    start(person, open_table(server.url, "dicetown/2009", people=1, bots=2, clock=DAYS)[0], "keep")
    mine = page.get_by_test_id("my-plan")
    expect(mine).to_have_text("Plan this round")
    mine.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Standing orders")).to_be_visible()
    sheet.get_by_label("When I am tied, I offer").select_option("up to $3")
    sheet.get_by_label("My dice").select_option("go for my places alone")
    expect(sheet.get_by_text("Tap the places in the order")).to_be_visible()
    sheet.get_by_role("button", name="Town Hall").click()
    sheet.get_by_role("button", name="Gold mine").click()
    expect(sheet.get_by_role("button", name="2. Gold mine")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sheet.get_by_role("button", name="Close").click()
    expect(mine).to_have_text(re.compile("Plan: Town Hall, Gold mine"))
    # The note is there as soon as the plan has answered, which is soon.
    expect(page.get_by_text("Your plan has answered for you").first).to_be_attached(timeout=60_000)
    mine.click()
    sheet.get_by_role("button", name="Ask me everything again").click()
    sheet.get_by_role("button", name="Close").click()
    expect(mine).to_have_text("Plan this round")


def test_at_a_live_table_the_menu_leads_to_the_plan(server: Server, person: Person) -> None:
    page = person.page
    start(person, open_table(server.url, "cincinnati", people=1, bots=2)[0], "choose-table")
    expect(page.get_by_test_id("my-plan")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_test_id("plan-menu").click()
    sheet = page.get_by_role("dialog", name="Plan this round")
    sheet.get_by_label("A chip is worth to me").select_option("€7,000")
    sheet.get_by_role("button", name="Close").click()
    expect(page.get_by_test_id("my-plan")).to_contain_text("A chip is worth to me: €7,000")
