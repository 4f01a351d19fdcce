"""Mia in a real browser: a few turns on the board that any game gets."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.web import conftest
from tests.web.people import Person, open_table, unfold

playwright = conftest.playwright
browser = conftest.browser
server = conftest.server


@pytest.fixture
def french(browser: Browser, server: Server) -> Iterator[Person]:
    made = Person(browser, server.url, locale="fr-FR", viewport={"width": 390, "height": 844})
    yield made
    made.go_home()


def test_a_few_turns(browser: Browser, server: Server, french: Person) -> None:
    links = open_table(server.url, "mia", people=2, bots=1)
    ann = Person(browser, server.url, viewport={"width": 1366, "height": 657})
    ann.visit(links[0])
    french.visit(links[1])
    ann.page.get_by_role("button", name="Start").click()

    ann.see_question("claim")
    expect(ann.prompt).to_contain_text("What do you claim?")
    expect(ann.page.locator(".player")).to_have_count(3)
    for player in ("You", "Bob"):
        expect(ann.page.locator(".player", has_text=player)).to_contain_text("lives")
    expect(ann.page.locator(".player", has_text="You")).to_contain_text("under the cup")
    expect(ann.page.locator(".cloth")).to_contain_text("nothing")
    expect(french.prompt).to_contain_text("Ann regarde sous le gobelet.")

    ann.answer.get_by_role("button", name="double 6").click()
    ann.answer.locator(".primary").click()
    french.see_question("believe")
    expect(french.prompt).to_contain_text("Ann annonce double 6. Y croyez-vous")
    expect(french.page.locator(".cloth")).to_contain_text("double 6")
    french.answer.get_by_role("button", name="J’y crois").click()
    french.answer.locator(".primary").click()

    french.see_question("claim")
    expect(french.answer.locator(".act button")).to_have_text([re.compile("Mia")])  # it alone is higher
    french.answer.locator(".primary").click()
    expect(ann.page.get_by_role("log")).to_contain_text("Bob claims Mia.")
    ann.go_home()


def test_lives_are_chosen_by_their_number(browser: Browser, server: Server) -> None:
    ann = Person(browser, server.url)
    ann.visit()
    card = ann.page.get_by_role("article").filter(has_text="Mia")
    card.get_by_role("group", name="Rivals").get_by_label("1").check()
    card.get_by_role("button", name="Invite friends").click()
    dialog = ann.page.get_by_role("dialog")
    unfold(dialog, "Settings")
    lives = dialog.get_by_role("combobox", name="lives")
    expect(lives).to_have_value("5")
    expect(lives.get_by_role("option")).to_have_text(["3", "5", "6"])
    lives.select_option("3")
    expect(dialog.locator("summary").last).to_contain_text("lives: 3")
    dialog.get_by_role("button", name="Create the table").click()
    ann.page.get_by_role("button", name="Start").click()
    expect(ann.page.locator(".player", has_text="You")).to_contain_text("3")
    ann.go_home()
