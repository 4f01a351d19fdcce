"""For everybody: axe finds nothing on any page, by day and by night; nothing scrolls sideways on a phone."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.tiers import gate_takes
from tests.web.axe import check
from tests.web.people import Person, open_table, play_on

Scheme = Literal["light", "dark"]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def check_other_scheme(person: Person, scheme: Scheme) -> None:
    """By night what is seen by day, and the other way round."""
    person.page.emulate_media(color_scheme="dark" if scheme == "light" else "light")
    check(person)
    person.page.emulate_media(color_scheme=scheme)


def check_overlays(person: Person) -> None:
    """The keys, and a place looked at closely."""
    person.page.keyboard.press("?")
    check(person, "dialog")
    person.page.keyboard.press("Escape")
    place = person.page.locator(".place h2 button").first
    if place.count():
        place.click()
        check(person, "dialog")
        person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("scheme", gate_takes(["light"], ["light", "dark"]))
def test_axe_finds_nothing_around_a_game(browser: Browser, server: Server, scheme: str) -> None:
    person = Person(browser, server.url, color_scheme=scheme)
    page = person.page
    person.visit()
    expect(page.get_by_role("article")).to_have_count(2)
    check(person)
    page.get_by_role("button", name="Invite friends").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(person)
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    check(person)
    page.get_by_role("button", name="Menu and settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(person)
    person.go_home()


@pytest.mark.parametrize(
    ("ruleset", "bots", "scheme"),
    gate_takes(
        [("cincinnati", 3, "dark")],
        [("dicetown/extension+indians", 2, "light"), ("cincinnati", 3, "dark")],
    ),
)
def test_axe_finds_nothing_at_any_moment_of_a_game(
    browser: Browser, server: Server, ruleset: str, bots: int, scheme: Scheme
) -> None:
    """Every kind of question is looked at once, and the end. What fades in can't be judged: nothing moves."""
    person = Person(browser, server.url, color_scheme=scheme, reduced_motion="reduce")
    person.visit(open_table(server.url, ruleset, people=1, bots=bots)[0])
    person.page.get_by_role("button", name="Start").click()
    seen: list[str] = []
    while not person.end.count():
        person.answer.or_(person.end).first.wait_for()
        id = (
            person.page.locator("[data-question]").get_attribute("data-question")
            if person.answer.count()
            else None
        )
        if id is not None:
            check(person, "section.prompt" if seen else None)
            if not seen:
                check_other_scheme(person, scheme)
                check_overlays(person)
            seen.append(id)
        others = "".join([f":not([data-question={id}])" for id in seen])
        play_on([person], f"[data-question]{others}:has(.answer[data-form])")
    check(person)
    assert len(seen) >= 2
    person.go_home()


@pytest.mark.parametrize(
    ("ruleset", "bots"),
    gate_takes([("cincinnati", 2)], [("dicetown/extension+indians", 2), ("cincinnati", 2)]),
)
def test_a_whole_game_in_french_on_a_phone(browser: Browser, server: Server, ruleset: str, bots: int) -> None:
    person = Person(browser, server.url, locale="fr-FR", **PHONE)
    person.visit()
    expect(person.page.get_by_role("article")).to_have_count(2)
    assert person.page.evaluate("document.documentElement.scrollWidth") == 360
    person.visit(open_table(server.url, ruleset, people=1, bots=bots)[0])
    person.page.get_by_role("button", name="Commencer").tap()
    person.answer.wait_for()
    play_on([person])
    assert person.page.evaluate("window.widest") == 360
    person.go_home()
