"""For everybody: a whole game on a phone, in the other language, without scrolling sideways."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.tiers import soak
from tests.web.people import Person, open_table, play_on

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@soak
@pytest.mark.parametrize(("ruleset", "bots"), [("dicetown/extension+indians", 2), ("cincinnati", 2)])
def test_a_whole_game_in_french_on_a_phone(browser: Browser, server: Server, ruleset: str, bots: int) -> None:
    person = Person(browser, server.url, locale="fr-FR", **PHONE)
    person.visit()
    expect(person.page.get_by_role("article")).to_have_count(1)  # a phone shows one game at a time
    assert person.page.evaluate("document.documentElement.scrollWidth") == 360
    person.visit(open_table(server.url, ruleset, people=1, bots=bots)[0])
    person.page.get_by_role("button", name="Commencer").tap()
    person.answer.wait_for()
    play_on([person])
    assert person.page.evaluate("window.widest") == 360
    person.go_home()
