"""What the page looks and sounds like: its letters, and its volume."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.outside import Server
from tests.web.people import Person, open_table


@pytest.mark.parametrize(
    ("ruleset", "own", "other"),
    [("dicetown/2009", "rye", "limelight"), ("cincinnati", "limelight", "rye")],
)
def test_only_the_games_own_title_font_is_loaded(person: Person, ruleset: str, own: str, other: str) -> None:
    """From our own server, with the text font, and nothing that the policy forbids."""
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url))
    person.visit(f"/rules/{ruleset}")
    expect(person.page.locator("h1")).to_have_class(re.compile("title"))
    person.page.evaluate("document.fonts.ready.then(() => true)")
    fonts = [url for url in fetched if ".woff" in url]
    assert all(url.startswith(person.url) for url in fonts)
    assert {re.split(r"-latin", url.rpartition("/")[2])[0] for url in fonts} == {"figtree", own}
    assert len(fonts) == len(set(fonts))
    assert not any(other in url for url in fonts)
    size = person.page.evaluate("parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)")
    assert size >= 20


def test_volume_is_kept_and_sound_is_off_by_one_tap(person: Person) -> None:
    person.visit()
    person.page.get_by_role("button", name="Settings").click()
    slider = person.page.get_by_role("slider", name="Volume")
    slider.fill("35")
    expect(slider).to_have_attribute("aria-valuetext", "35%")
    person.page.get_by_role("group", name="Sound").get_by_text("off").click()
    expect(slider).to_be_disabled()
    person.page.reload()
    person.page.get_by_role("button", name="Settings").click()
    expect(slider).to_have_value("35")
    expect(slider).to_be_disabled()


def test_sounds_come_with_the_first_touch_and_not_before(person: Person, server: Server) -> None:
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url))
    person.visit(open_table(server.url, "dicetown/2009", people=1, bots=2)[0])
    person.page.get_by_role("button", name="Start the game").click()
    asked = person.page.locator("[data-question=keep]")
    expect(asked).to_be_visible()
    person.page.reload()  # a page that nobody has touched
    fetched.clear()
    expect(asked).to_be_visible()
    assert not [url for url in fetched if "/render-" in url]
    with person.page.expect_request(re.compile(r"/assets/render-[\w-]+\.js$")):
        asked.locator("button:enabled").first.click()
