"""Versions of the rules on the page: a table by an earlier one says so; one that can't go on says why."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.server.test_versions import settle
from tests.tiers import soak
from tests.web.people import Person, open_table


@soak
def test_a_table_says_by_which_rules_it_plays_or_why_it_can_not(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with Server(f"sqlite:///{database}") as server:
        (link,) = open_table(server.url, "dicetown/extension@1", people=1, bots=1)
        ann = Person(browser, server.url)
        ann.visit(link)
        ann.page.get_by_role("button", name="Start").click()
        expect(ann.page.get_by_test_id("earlier-rules")).to_contain_text("by version 1 of the rules")
        ann.see_question("keep")
        ann.go_home()
    settle(database, lambda settings: settings.update(version=9))
    with Server(f"sqlite:///{database}") as server:
        ann = Person(browser, server.url, locale="fr-FR")
        ann.visit(link)
        stopped = ann.page.get_by_test_id("stopped")
        expect(stopped).to_contain_text("Cette partie suit dicetown/extension@9, et ce programme n’a que")
        ann.page.get_by_role("button", name="Revanche").click()
        ann.page.get_by_role("button", name="Commencer").click()
        ann.see_question("keep")
        expect(ann.page.get_by_test_id("earlier-rules")).to_have_count(0)
        ann.go_home()
