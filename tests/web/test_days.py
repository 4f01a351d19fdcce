"""Clocks on the page: those of days, at the table and on the home page, and time in reserve."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.tiers import gate_takes
from tests.web.looking import look
from tests.web.people import Person, open_table, unfold
from tests.web.test_table import start

DAYS = 3 * 86_400
SIZES = [(1366, 657), (360, 740)]


def test_a_table_over_days_is_made_and_shows_its_clock(person: Person) -> None:
    person.visit()
    card = person.page.get_by_role("article").filter(has_text="Cincinnati")
    card.get_by_role("button", name="Invite friends").click()
    dialog = person.page.get_by_role("dialog")
    unfold(dialog, "Settings")
    dialog.get_by_text("3 days", exact=True).click()
    expect(dialog.get_by_text("runs day and night")).to_be_visible()
    dialog.get_by_role("button", name="Create the table").click()
    expect(person.page.get_by_text("You each have 3 days per answer.")).to_be_visible()
    person.page.get_by_role("button", name="Start").click()
    timer = person.page.locator(".dock").get_by_role("timer")
    expect(timer).to_have_attribute("aria-label", "2\u00a0days\u00a023\u00a0h left")
    person.visit()
    banner = person.page.get_by_role("status").filter(has_text="Your turn")
    expect(banner).to_contain_text("2 days 23 h on your clock")
    person.page.locator("button[lang=fr]").click()
    french = person.page.get_by_role("status").filter(has_text="À vous")
    expect(french).to_contain_text("Il vous reste 2 jours 23 h")


def test_running_games_over_days_say_how_long_they_wait(server: Server, person: Person) -> None:
    """The first has the banner, the others a line each."""
    for _table in range(2):
        link = open_table(server.url, "dicetown/2009", people=1, bots=2, clock=DAYS)[0]
        start(person, link, "keep")
    person.visit()
    expect(person.page.locator(".running")).to_contain_text("Your turn · 2 days 23 h left")


@pytest.mark.parametrize("size", gate_takes(SIZES[:1], SIZES, pairs=False))
def test_a_clock_of_days_has_room(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    links = open_table(server.url, "dicetown/2009", people=2, bots=2, clock=DAYS)
    people = [Person(browser, server.url) for _link in links]
    people[1].visit(links[1])
    expect(people[1].page.locator(".lobby")).to_be_visible()
    start(people[0], links[0], "keep")
    people[1].page.close()
    expect(people[0].page.locator(".dock").get_by_role("timer")).to_be_visible()
    for language in ("en", "fr"):
        wrong, _places = look(people[0], size, language)
        assert not wrong
    if size[0] > 700:  # a phone has room for it in the sheet of a player only
        bob = people[0].page.locator(".seat1").get_by_role("timer")
        expect(bob.first).to_have_text("2 j 23 h")  # Bob has gone, and is waited for all the same
    for person in people:
        person.go_home()


def test_the_reserve_is_chosen_and_runs_when_the_clock_has_run_out(server: Server, person: Person) -> None:
    person.visit()
    card = person.page.get_by_role("article").filter(has_text="Dice Town")
    card.get_by_role("button", name="Invite friends").click()
    dialog = person.page.get_by_role("dialog")
    reserve = dialog.get_by_role("group", name="Time in reserve")
    unfold(dialog, "Settings")
    reserve.get_by_text("3 min", exact=True).click()
    dialog.get_by_text("no clock", exact=True).click()
    expect(reserve).to_have_count(0)
    dialog.get_by_text("30 s", exact=True).click()
    dialog.get_by_role("button", name="Create the table").click()
    expect(person.page.get_by_text("Everybody has 3 min in reserve")).to_be_visible()
    link = open_table(server.url, "dicetown/2009", people=1, bots=2, clock=1, bank=600)[0]
    start(person, link, "keep")
    timer = person.page.locator(".dock").get_by_role("timer")
    expect(timer).to_have_attribute("aria-label", re.compile("In reserve: 9:"))
    expect(person.page.get_by_role("alert").filter(has_text="your reserve of 10:00")).to_have_count(1)
    expect(person.page.locator(".seat0").get_by_role("timer").first).to_contain_text("9:")
    person.click_answer()  # in time: no bot has answered
    expect(person.page.get_by_text("A bot answered for you")).to_have_count(0)


@pytest.mark.parametrize("size", gate_takes(SIZES[:1], SIZES, pairs=False))
def test_over_days_orders_are_given_for_all_cards(
    server: Server, person: Person, size: tuple[int, int]
) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    start(person, open_table(server.url, "dicetown/2009", people=1, bots=2, clock=DAYS)[0], "keep")
    person.page.get_by_role("button", name="Your hand").click()
    sheet = person.page.get_by_role("dialog")
    expect(sheet.get_by_text("A strong bot says what a card is worth")).to_be_visible()
    sheet.get_by_text("Cards that you don’t hold").click()
    wanted = sheet.get_by_role("group", name="When Wanted could be played")
    expect(wanted.get_by_role("radio", name="if it is worth it")).to_be_checked()
    wanted.get_by_text("ask me").click()
    expect(wanted.get_by_role("radio", name="ask me")).to_be_checked()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.page.reload()
    person.page.get_by_role("button", name="Your hand").click()
    sheet.get_by_text("Cards that you don’t hold").click()
    expect(wanted.get_by_role("radio", name="ask me")).to_be_checked()  # it is kept by the table


def test_at_a_live_table_orders_are_for_the_cards_in_hand(server: Server, person: Person) -> None:
    start(person, open_table(server.url, "dicetown/2009", people=1, bots=2)[0], "keep")
    person.page.get_by_role("button", name="Your hand").click()
    sheet = person.page.get_by_role("dialog")
    expect(sheet.get_by_text("No cards yet")).to_be_visible()
    expect(sheet.get_by_role("radio")).to_have_count(0)
