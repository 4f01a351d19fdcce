"""Pages around the games, and the end of a game: letters of 11 px at least, no text cut or covered."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.tiers import gate_takes
from tests.web.framed import still
from tests.web.looking import LOOK, SETTLED, SIZES
from tests.web.people import Person
from tests.web.saved import FULLEST
from tests.web.staged import ADDRESS, Staged, find
from tests.web.test_pages import PAGES, see

EVERYWHERE: Final = "#app main, #app header"
LANGUAGES: Final = ("en", "fr")


def wrong(person: Person) -> dict[str, list[str]]:
    """What is wrong with the page that is open, and in which sizes."""
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(SETTLED)
        for what in person.page.evaluate(LOOK, {"parts": EVERYWHERE})["wrong"]:
            found.setdefault(what, []).append(f"{width}×{height}")
    return found


@pytest.mark.parametrize("language", gate_takes(["fr"], LANGUAGES))
def test_every_page_can_be_read(browser: Browser, server: Server, language: str) -> None:
    person = still(browser, server.url, locale=language)
    found = {}
    for path in PAGES:
        person.visit(path)
        see(person.page, path)
        found[path] = wrong(person)
    assert found == {path: {} for path in PAGES}
    person.go_home()


@pytest.mark.parametrize(
    ("ruleset", "language"),
    gate_takes(
        [("dicetown/extension+indians", "fr"), ("cincinnati", "en")],
        [(ruleset, language) for ruleset in FULLEST for language in LANGUAGES],
    ),
)
def test_the_end_can_be_read(browser: Browser, server: Server, ruleset: str, language: str) -> None:
    person = still(browser, server.url, locale=language)
    Staged(person.page, find(ruleset, FULLEST[ruleset], lambda shown: shown.game.over))
    person.visit(ADDRESS)
    expect(person.page.locator("section.chart")).to_be_visible()
    assert wrong(person) == {}
    person.go_home()
