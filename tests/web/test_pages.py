"""Every page around the games: nothing scrolls sideways on a phone; titles, icons, settings, links."""

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import gobelet.server
from tests.server.outside import Server
from tests.tiers import gate_takes
from tests.web.people import Person
from tests.web.test_replay import record

STATIC = Path(gobelet.server.__file__).with_name("static")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def see(page: Page, name: str) -> None:
    """Wait until a page is there."""
    places = {
        "/": "[data-testid=daily] li",
        "/learn": "article",
        "/rules/dicetown/extension+indians/DX-10": "article#DX-10",
        "/rules/cincinnati": "article#CI-51",
        "/replay": "input[type=file]",
        "/you": "section",
        "/daily": "[data-testid=today-cincinnati]",
        "/tournaments": "form[aria-labelledby=cup-new]",
        "/player/nobody": "p.note",
        "/imprint": "p[role=alert]",
        "/nowhere/at/all": "h1",
    }
    page.locator(places[name]).first.wait_for()


PAGES = [
    "/",
    "/learn",
    "/rules/dicetown/extension+indians/DX-10",
    "/rules/cincinnati",
    "/replay",
    "/you",
    "/daily",
    "/tournaments",
    "/player/nobody",
    "/imprint",
    "/nowhere/at/all",
]


@pytest.mark.parametrize("locale", gate_takes(["fr-FR"], ["en-US", "fr-FR"]))
def test_nothing_scrolls_sideways_on_a_phone(
    browser: Browser, server: Server, locale: str, tmp_path: Path
) -> None:
    person = Person(browser, server.url, locale=locale, **PHONE)
    wide = "document.documentElement.scrollWidth"
    for path in PAGES:
        person.visit(path)
        see(person.page, path)
        assert person.page.evaluate(wide) == 360, path
    file = tmp_path / "game.json"
    file.write_text(record("dicetown/extension"), encoding="utf-8")
    person.visit("/replay")
    person.page.locator("input[type=file]").set_input_files(file)
    for key in ("PageDown", "PageDown", "End"):
        person.page.locator("input[type=range]").wait_for()
        person.page.keyboard.press(key)
        assert person.page.evaluate(wide) == 360, "the replay"
    person.go_home()


def test_settings_are_kept(person: Person) -> None:
    person.visit()
    page = person.page
    page.get_by_role("button", name="Menu and settings").click()
    page.get_by_role("group", name="Sound").get_by_text("off").click()
    page.get_by_role("group", name="Colours").get_by_text("night").click()
    page.get_by_role("group", name="Motion").get_by_text("as little as possible").click()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "less")
    page.get_by_role("button", name="Menu and settings").click()
    expect(page.get_by_role("group", name="Sound").get_by_label("off")).to_be_checked()


def test_it_says_when_the_network_is_gone_and_back(browser: Browser, server: Server) -> None:
    """Chromium takes the network from the page alone: a service worker would still reach the server."""
    person = Person(browser, server.url)
    person.visit()
    expect(person.page.get_by_role("article")).to_have_count(2)
    person.context.set_offline(True)
    expect(person.page.get_by_text("You are offline.")).to_be_visible()
    person.context.set_offline(False)
    person.saw("You are back online.")
    person.go_home()


def test_an_edition_that_was_chosen_is_remembered(person: Person) -> None:
    person.visit()
    page = person.page
    card = page.get_by_role("article").first
    card.get_by_label("Extension", exact=True).check()
    expect(card.get_by_role("heading", name="Dice Town: the Extension")).to_be_visible()
    expect(card).to_contain_text("2 to 6 players")
    page.reload()
    expect(card.get_by_role("heading", name="Dice Town: the Extension")).to_be_visible()


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_it_can_be_installed(person: Person) -> None:
    manifest: dict[str, Any] = json.loads((STATIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["name"]
    assert manifest["start_url"] == manifest["scope"] == "./"  # the house may stand below a path
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        file = STATIC / icon["src"]
        assert file.is_file(), icon
        if icon["type"] == "image/png":
            width, height = size_of(file.read_bytes())
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((icon["sizes"], icon.get("purpose", "any")))
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    person.visit()
    found = person.context.new_cdp_session(person.page).send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest")
