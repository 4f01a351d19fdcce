"""Two browsers and bots play whole games; one reloads, the server is killed, and nothing is lost."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.tiers import gate_takes
from tests.web.people import Person, open_table, play_on

GAMES = [("dicetown/2009", 1, "keep"), ("cincinnati", 1, "choose-table")]
# What the other editions lay out in the street.
LAID_OUT = {
    "dicetown/revised": ".bottle",
    "dicetown/extension": ".posters .outlaw",
    "dicetown/extension+indians": ".place:has-text('Village')",
}
EDITIONS = [
    ("dicetown/revised", 1, "keep"),
    ("dicetown/extension", 1, "keep"),
    ("dicetown/extension+indians", 1, "keep"),
]


def sit_down(browser: Browser, server: Server, ruleset: str, bots: int) -> tuple[Person, Person]:
    """Two people at one table, started by its host."""
    links = open_table(server.url, ruleset, people=2, bots=bots)
    ann, bob = Person(browser, server.url), Person(browser, server.url)
    for person, link in ((ann, links[0]), (bob, links[1])):
        person.visit(link)
        expect(person.page.get_by_role("heading", name="The table is ready")).to_be_visible()
    expect(ann.page.get_by_text("Bob")).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    return ann, bob


@pytest.mark.parametrize(("ruleset", "bots", "first"), gate_takes(EDITIONS[-1:], GAMES + EDITIONS))
def test_two_browsers_and_bots_play_to_the_end(
    browser: Browser, server: Server, ruleset: str, bots: int, first: str
) -> None:
    people = sit_down(browser, server, ruleset, bots)
    for person in people:
        person.see_question(first)
        expect(person.page.locator(LAID_OUT.get(ruleset, ".player")).first).to_be_visible()
    play_on([*people])
    answered = [person.page.evaluate("() => window.answered") for person in people]
    if "extension" in ruleset:
        assert "choose-action" in {**answered[0], **answered[1]}
    ends = [person.end.inner_text().strip() for person in people]
    for end in ends:
        assert end == "You win!" or "wins!" in end or "share the victory" in end
    assert ends != ["You win!", "You win!"]
    ann, bob = [person.page.get_by_role("region", name="The end").locator(".scores") for person in people]
    scores = [ann.inner_text().replace("You", "Ann"), bob.inner_text().replace("You", "Bob")]
    assert scores[0] == scores[1], "both see the same scores"
    take_record_and_rematch(*people)
    for person in people:
        person.go_home()


def take_record_and_rematch(ann: Person, bob: Person) -> None:
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record["proof"]["secret"], "the server's share of the dice is opened"
    expect(ann.page.get_by_role("link", name="Replay")).to_have_attribute("href", re.compile("^replay/"))
    ann.page.get_by_role("button", name="Fair dice").click()
    fair = ann.page.get_by_role("dialog")
    expect(fair.locator("code").first).to_have_text(re.compile("^[0-9a-f]{64}$"))
    fair.get_by_role("button", name="Close").click()
    ann.page.get_by_role("button", name="Rematch").click()
    bob.page.get_by_role("button", name="To the rematch").click()
    expect(bob.page.get_by_text("The game begins when Ann starts it.")).to_be_visible()


@pytest.mark.parametrize(("ruleset", "bots", "first"), gate_takes(GAMES[-1:], GAMES))
def test_reload_and_kill_in_the_middle(
    browser: Browser, server: Server, ruleset: str, bots: int, first: str
) -> None:
    ann, bob = sit_down(browser, server, ruleset, bots)
    play_on([ann, bob], "[data-round='2']")
    for person in (ann, bob):
        person.see_question(first)
    asked = ann.question()
    bob.click_answer()
    expect(bob.prompt).to_contain_text("Your answer is sealed.")

    ann.page.reload()
    assert ann.question() == asked, "the same question is open after a reload"

    server.kill()
    for person in (ann, bob):
        person.saw("The connection is lost.")
    server.start()
    for person in (ann, bob):
        person.saw("Connected again.")
    assert ann.question() == asked, "and after a crash"
    expect(bob.prompt).to_contain_text("Your answer is sealed.")
    play_on([ann, bob], "[data-round='3']")
    for person in (ann, bob):
        person.go_home()
