"""The first page: two clicks to a game against bots, tables for friends, your own tables, both languages."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.web.looking import EVERY_SIZE
from tests.web.people import Person, open_table, unfold
from tests.web.test_skeletons import held
from tests.web.test_table import start


def test_two_clicks_to_a_game_against_bots(person: Person) -> None:
    for game, question in (("Dice Town", "keep"), ("Cincinnati", "choose-table")):
        person.visit()
        person.page.get_by_role("article").filter(has_text=game).get_by_role(
            "button", name="Play now"
        ).click()
        person.see_question(question)
        person.click_answer()
        person.saw("You ")


def test_what_waits_for_you_comes_first_and_other_games_are_one_line_each(
    server: Server, person: Person
) -> None:
    page = person.page
    waiting, other, third = [
        open_table(server.url, "cincinnati", people=number, bots=2)[0] for number in (2, 1, 2)
    ]
    for link in (waiting, third):  # nobody has started these
        person.visit(link)
        expect(page.locator(".lobby")).to_be_visible()
    start(person, other, "choose-table")
    table = other.partition("#")[0].removeprefix("/")
    person.visit()
    banner = page.get_by_role("status").filter(has_text="Your turn")
    expect(banner).to_contain_text(re.compile("Cincinnati.*round 1", re.IGNORECASE))
    expect(banner.get_by_role("link")).to_have_attribute("href", table)
    running = page.get_by_role("region", name="Games in progress")
    expect(running.get_by_role("listitem")).to_have_count(2)
    line = running.get_by_role("button", name="waiting for players").first
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    running.get_by_role("button", name="Forget").click()
    expect(running.get_by_role("listitem")).to_have_count(1)
    # The banner is on every page but that table's; where there is no room, a word in the bar.
    for path in ("/learn", "/rules/cincinnati", "/nowhere"):
        person.visit(path)
        expect(banner.get_by_role("link")).to_have_attribute("href", table)
    person.visit(waiting.partition("#")[0])
    expect(page.get_by_role("link", name="Your turn elsewhere")).to_have_attribute("href", table)
    page.get_by_role("link", name="Your turn elsewhere").click()
    person.see_question("choose-table")
    expect(page.get_by_role("link", name="Your turn elsewhere")).to_have_count(0)


WHERE = (
    """() => [...document.querySelectorAll("article")].map((one) => one.getBoundingClientRect().toJSON())"""
)


def test_the_first_page_stays_as_it_is_when_tables_have_been_fetched(
    browser: Browser, server: Server
) -> None:
    """What a table looks like comes ahead of time; it is of no concern to this page."""
    person = Person(browser, server.url)
    with held(person.page, "**/assets/TablePage-*"):
        person.visit()
        expect(person.page.get_by_role("article")).to_have_count(2)
        person.page.evaluate("document.fonts.ready")
        before = person.page.evaluate(WHERE)
    person.page.wait_for_function(
        "() => [...document.styleSheets].some(({ href }) => /\\/Table-/.test(href))"
    )
    assert person.page.evaluate(WHERE) == before
    person.go_home()


BELOW = """() => [".edition", ".rivals", ".level", ".ways .primary", ".ways .button"].filter((name) => {
  const shown = [...document.querySelectorAll(name)].filter((one) => one.checkVisibility());
  return !shown.length || shown.some((one) => one.getBoundingClientRect().bottom > innerHeight);
})"""
CLIPPED = """() => [...document.querySelectorAll("article :is(button, label, h2, select), .turn a, .turn p")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("locale", ["en-US", "fr-FR"])
def test_quick_start_is_above_the_fold(browser: Browser, server: Server, locale: str) -> None:
    person = Person(browser, server.url, locale=locale)
    links = [open_table(server.url, "dicetown/extension+indians", people=1, bots=5)[0] for _game in range(4)]
    for games in range(2):
        person.visit()
        expect(person.page.get_by_role("article").first).to_be_visible()
        if games:
            expect(person.page.locator(".turn section")).to_be_visible()
        for width, height in EVERY_SIZE:
            person.page.set_viewport_size({"width": width, "height": height})
            shown = person.page.locator("article:visible")
            expect(shown).to_have_count(1 if width < 700 or height <= 480 else 2)
            assert person.page.evaluate(BELOW) == [], (width, height)
            assert person.page.evaluate(CLIPPED) == [], (width, height)
            assert person.page.evaluate("document.documentElement.scrollWidth") == width
        for link in links[: 4 * (1 - games)]:
            person.visit(link)
            person.page.locator(".start .primary").click()
            expect(person.answer).to_be_visible()
    person.go_home()


def test_the_last_choices_are_remembered(browser: Browser, server: Server) -> None:
    phone = Person(browser, server.url, viewport={"width": 360, "height": 740})
    page = phone.page
    phone.visit()
    page.get_by_role("group", name="Game").get_by_label("Cincinnati").check()
    card = page.locator("article:visible")
    card.get_by_role("group", name="Rivals").get_by_label("5").check()
    card.get_by_label("Level").select_option("expert")
    page.reload()
    expect(card).to_have_count(1)
    expect(card.get_by_role("heading", name="Cincinnati")).to_be_visible()
    expect(card.get_by_role("group", name="Rivals").get_by_label("5")).to_be_checked()
    expect(card.get_by_label("Level")).to_have_value("expert")
    card.get_by_role("button", name="Play now").click()
    phone.see_question("choose-table")
    seats = "fetch(`/api/tables/${location.pathname.slice(3)}`).then((answer) => answer.json())"
    assert [seat["bot"] for seat in page.evaluate(seats)["seats"][1:]] == ["expert"] * 5
    phone.go_home()


def test_an_invitation_is_as_the_last_one(person: Person) -> None:
    page = person.page
    dialog = page.get_by_role("dialog")
    for time in range(2):
        person.visit()
        card = page.get_by_role("article").filter(has_text="Cincinnati")
        card.get_by_role("button", name="Invite friends").click()
        if time == 0:
            dialog.get_by_label("Seat 3", exact=True).select_option("expert")
            unfold(dialog, "Settings")
            dialog.get_by_text("120 s").click()
            dialog.get_by_role("button", name="Create the table").click()
            expect(page.locator(".lobby")).to_be_visible()
    expect(dialog.get_by_label("Seat 3", exact=True)).to_have_value("expert")
    expect(dialog.get_by_label("120 s")).to_be_checked()


def test_friends_join_by_link(browser: Browser, server: Server, person: Person) -> None:
    person.visit()
    page = person.page
    page.get_by_label("Your name").fill("Ann")
    dialog = page.get_by_role("dialog")
    reacting = dialog.get_by_role("group", name="Time to react with a card")
    games = page.get_by_role("article")
    games.filter(has_text="Cincinnati").first.get_by_role("button", name="Invite friends").click()
    expect(dialog.get_by_role("button", name="Create the table")).to_be_visible()
    unfold(dialog, "Settings")
    expect(dialog.get_by_role("group", name="Time for an answer")).to_be_visible()
    expect(reacting).to_have_count(0)  # it has no windows
    page.keyboard.press("Escape")
    games.filter(has_text="Dice Town").get_by_role("button", name="Invite friends").click()
    for seat in (3, 4):  # three rivals are chosen, as on the card
        dialog.get_by_label(f"Seat {seat}", exact=True).select_option("greedy")
    unfold(dialog, "Settings")
    dialog.get_by_label(re.compile("bribes")).select_option("no")
    dialog.get_by_text("120 s").click()
    beats = reacting.get_by_role("radio")
    assert beats.evaluate_all("radios => radios.map((radio) => [radio.value, radio.checked])") == [
        [str(1000 * seconds), seconds == 3] for seconds in (2, 3, 5, 8, 15)
    ]
    dialog.get_by_text("2 s", exact=True).click()
    expect(dialog.locator("summary")).to_contain_text(
        ["You, 1 friend and 2 bots", "120 s per answer · 2 s to react · bribes: no"]
    )
    dialog.get_by_role("button", name="Create the table").click()
    link = page.get_by_label("The link of this table").input_value()
    assert link.startswith(f"{server.url}/t/")
    assert "#" not in link, "the table's link opens nobody's seat"

    friend = Person(browser, server.url)
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name="Ann invites you to play Dice Town")).to_be_visible()
    friend.page.get_by_label("Your name").fill("Bob")
    friend.page.get_by_role("button", name="Take seat 2").click()
    expect(friend.page.get_by_text("The game begins when Ann starts it.")).to_be_visible()
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
    person.page.get_by_role("button", name="Home", exact=True).click()
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
