"""The first page: two clicks to a game against bots, tables for friends, your own tables, both languages."""

import re

from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.web.people import Person


def test_two_clicks_to_a_game_against_bots(person: Person) -> None:
    for game, question in (("Dice Town", "keep"), ("Cincinnati", "choose-table")):
        person.visit()
        person.page.get_by_role("article").filter(has_text=game).get_by_role(
            "button", name="Play now"
        ).click()
        person.see_question(question)
        person.click_answer()
        expect(person.page.get_by_role("log", name="Log")).to_contain_text("Guest")
    person.visit()
    mine = person.page.locator("section", has=person.page.get_by_role("heading", name="My games"))
    expect(mine.get_by_role("listitem")).to_have_count(2)
    mine.get_by_role("link", name=re.compile("Cincinnati")).click()
    expect(person.page.get_by_role("heading", name="Cincinnati")).to_be_visible()
    person.page.go_back()
    mine.get_by_role("button", name="Forget").first.click()
    expect(mine.get_by_role("listitem")).to_have_count(1)


def test_friends_join_by_link(browser: Browser, server: Server, person: Person) -> None:
    person.visit()
    page = person.page
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("article").filter(has_text="Dice Town").get_by_role(
        "button", name="Invite friends"
    ).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seat 3", exact=True).select_option("greedy")
    dialog.get_by_label(re.compile("bribes")).select_option("no")
    dialog.get_by_text("120 s").click()
    dialog.get_by_text("2 s", exact=True).click()
    dialog.get_by_role("button", name="Create the table").click()
    link = page.get_by_label("The link of this table").input_value()
    assert link.startswith(f"{server.url}/t/")
    assert "#" not in link, "the table's link opens nobody's seat"

    friend = Person(browser, server.url)
    friend.page.goto(link)
    expect(friend.page.get_by_text("You are looking on")).to_be_visible()
    friend.page.get_by_label("Your name").fill("Bob")
    friend.page.get_by_role("button", name="Take seat 2").click()
    expect(friend.page.get_by_text("Ann starts the game.")).to_be_visible()
    expect(page.get_by_text("Bob")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for one in (person, friend):
        one.see_question("keep")
    friend.go_home()


def test_a_private_link_opens_the_seat_and_leaves_the_address(
    browser: Browser, server: Server, person: Person
) -> None:
    person.visit()
    person.page.get_by_role("button", name="Play now").first.click()
    person.see_question("keep")
    token = person.page.evaluate("JSON.parse(localStorage['gobelet.seats'])[0].token")
    phone = Person(browser, server.url)
    phone.page.goto(f"{person.page.url}#{token}")
    phone.see_question("keep")
    assert "#" not in phone.page.url
    phone.go_home()


def test_an_unknown_table_and_a_wrong_key_are_said(person: Person) -> None:
    person.visit("/t/nosuchtable")
    expect(person.page.get_by_text("There is no such table.")).to_be_visible()
    person.page.get_by_role("button", name="To the first page").click()
    person.page.get_by_role("button", name="Play now").first.click()
    person.see_question("keep")
    table = person.page.url
    person.page.evaluate("localStorage.clear()")
    person.visit()
    person.page.goto(f"{table}#wrong")
    expect(person.page.get_by_text("This link’s key does not open a seat at this table.")).to_be_visible()


def test_the_browsers_language_decides_and_a_switch_changes_it(browser: Browser, server: Server) -> None:
    person = Person(browser, server.url, locale="fr-CA")
    person.visit()
    expect(person.page.get_by_role("heading", name="Prenez le gobelet")).to_be_visible()
    assert person.page.locator("html").get_attribute("lang") == "fr"
    person.page.get_by_role("button", name="English").click()
    expect(person.page.get_by_role("heading", name="Pick up the cup")).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_role("heading", name="Pick up the cup")).to_be_visible()
    person.go_home()
