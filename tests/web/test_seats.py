"""Who plays: a bot for somebody who is away, a seat that the host gives, a table that is locked."""

import re

from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.web.people import Person, open_table
from tests.web.test_table import start


def test_one_tap_brings_back_whom_a_bot_plays_for(server: Server, person: Person) -> None:
    # A bot ends a small game in seconds: the largest one leaves time for a tap.
    link = open_table(server.url, "dicetown/extension+indians", people=1, bots=5, clock=1)[0]
    start(person, link, "keep")
    back = person.page.get_by_role("button", name="I’m back")
    expect(back).to_be_visible()  # after two clocks that ran out
    back.click()
    expect(back).to_be_hidden()
    person.saw("Time ran out. A bot answered for you:")


def test_a_stranger_asks_for_a_bots_seat_and_the_host_says_yes(
    browser: Browser, server: Server, person: Person
) -> None:
    link = open_table(server.url, "dicetown/2009", people=1, bots=1)[0]
    start(person, link, "keep")
    stranger = Person(browser, server.url)
    stranger.visit(link.partition("#")[0])
    stranger.page.get_by_role("button", name="Take a seat").click()
    name = stranger.page.get_by_role("dialog").get_by_label("Your name").input_value()
    stranger.page.get_by_role("button", name="Ask the host").click()
    expect(stranger.page.get_by_role("region", name="Take a seat")).to_contain_text("The host decides")
    expect(stranger.page.get_by_role("button", name="Ask the host")).to_be_hidden()
    person.page.get_by_role("button", name="Yes", exact=True).click()
    expect(stranger.page.locator(".player .name", has_text=re.compile("^You"))).to_be_visible()
    expect(person.page.locator(".player .name").get_by_text(name, exact=True)).to_be_visible()
    # The seat stays theirs until the host gives it to a bot.
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Replace with a bot").click()
    expect(stranger.page.get_by_text("The host has given your seat to somebody else.")).to_be_visible()
    stranger.page.get_by_role("button", name="Watch").click()
    expect(stranger.page.get_by_text("You are watching")).to_be_visible()
    stranger.go_home()


def test_nobody_sits_down_at_a_locked_table(browser: Browser, server: Server, person: Person) -> None:
    link = open_table(server.url, "dicetown/2009", people=1, bots=1)[0]
    start(person, link, "keep")
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Lock the table").click()
    expect(person.page.get_by_role("button", name="Unlock the table")).to_be_visible()
    visitor = Person(browser, server.url)
    visitor.visit(link.partition("#")[0])
    expect(visitor.page.get_by_text("The host has locked the table")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Ask the host")).to_be_hidden()
    visitor.go_home()


def test_a_rematch_with_bots_starts_at_one_click(server: Server, person: Person) -> None:
    start(person, open_table(server.url, "cincinnati", people=1, bots=2)[0], "choose-table")
    person.begin_to_play(1, "none")
    person.played()
    before = person.page.url
    expect(person.page.get_by_role("button", name="Rematch")).to_have_attribute("data-enter", "page")
    person.page.keyboard.press("Enter")
    person.see_question("choose-table")
    assert person.page.url != before
