"""What the operator says on the page: a restart before it comes, the imprint, privacy."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from gobelet.cli.main import main
from tests.server.outside import Server
from tests.tiers import soak
from tests.web import axe
from tests.web.people import Person, open_table

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
IMPRINT = (
    "# The club\n\nRue des Dés 6, <b>Lyon</b>\n\n[mail](mailto:club@example.org) [bad](javascript:alert(1))\n"
)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    tmp_path.joinpath("imprint.md").write_text(IMPRINT, encoding="utf-8")
    tmp_path.joinpath("imprint.fr.md").write_text("Le club, à Lyon.\n", encoding="utf-8")
    words = ("--imprint", str(tmp_path / "imprint.md"))
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", *words) as made:
        yield made


def announce(folder: Path, *words: str) -> None:
    """By the server's database alone; in a thread, since this one has the browser's event loop."""
    command = ["house", "announce", *words, "--database", f"sqlite:///{folder / 'tables.db'}"]
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(main, command).result() == 0


@soak
def test_a_restart_is_announced_on_every_page_and_the_table_goes_on_after_it(
    browser: Browser, served: Server, tmp_path: Path
) -> None:
    ann = Person(browser, served.url)
    reader = Person(browser, served.url, locale="fr-FR", **PHONE)
    ann.visit(open_table(served.url, "cincinnati", 1, 2)[0])
    ann.page.get_by_role("button", name="Start").click()
    expect(ann.answerable).to_be_visible()
    announce(tmp_path, "--in", "30", "--text", "New rules for dice.")
    strip = ann.page.get_by_test_id("announcement")
    expect(strip).to_contain_text("The server restarts at")
    expect(strip).to_contain_text("New rules for dice.")
    axe.check(ann, "[data-testid=announcement]")
    reader.visit("/learn")  # a page without a line of its own asks
    french = reader.page.get_by_test_id("announcement")
    expect(french).to_contain_text("Le serveur redémarre à")
    assert reader.page.evaluate("document.documentElement.scrollWidth") == 360
    french.get_by_role("button").click()
    expect(french).to_be_hidden()
    announce(tmp_path, "--withdraw")
    expect(strip).to_be_hidden()
    announce(tmp_path, "--in", "0")
    expect(strip).to_contain_text("restarts in a moment")
    before = ann.question()
    served.stop()
    served.start()
    expect(strip).to_be_hidden()
    expect(ann.answerable).to_be_visible()
    assert ann.question() == before
    ann.click_answer()
    expect(ann.page.locator(f".answer[data-number='{before}'][data-form]")).to_be_hidden()
    ann.go_home()
    reader.go_home()


def test_the_imprint_is_linked_if_it_is_filled_in(browser: Browser, served: Server, server: Server) -> None:
    ann = Person(browser, served.url, **PHONE)
    ann.visit("/")
    ann.page.get_by_role("link", name="Imprint").click()
    text = ann.page.locator("article")
    expect(text.get_by_role("heading", name="The club")).to_be_visible()
    expect(text).to_contain_text("<b>Lyon</b>")  # its HTML is text
    assert [one.get_attribute("href") for one in text.get_by_role("link").all()] == [
        "mailto:club@example.org"
    ]
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 360
    axe.check(ann)
    expect(ann.page.get_by_role("link", name="Privacy")).to_have_count(0)
    ann.visit("/privacy")
    expect(ann.page.get_by_role("alert")).to_contain_text("not filled in")
    ann.go_home()
    ben = Person(browser, served.url, locale="fr-FR")
    ben.visit("/imprint")
    expect(ben.page.locator("article")).to_contain_text("Le club, à Lyon.")
    ben.go_home()
    other = Person(browser, server.url)  # a server without an imprint
    other.visit("/")
    other.page.locator("[data-testid=daily] li").first.wait_for()
    expect(other.page.locator("footer")).to_have_count(0)
    other.go_home()
