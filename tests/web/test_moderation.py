"""Reporting and muting at a table, and the page of moderators, in a real browser."""

import secrets
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from gobelet.cli.main import main
from tests.server.outside import Server
from tests.tiers import soak
from tests.web.axe import check
from tests.web.people import PATIENCE, Person
from tests.web.test_player import Passkeys, you

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
HTML = "<img src=x onerror=alert(1)>"
SEATS: list[dict[str, str]] = [{}, {}, {}]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as made:
        made.url = made.url.replace("127.0.0.1", "localhost")  # where passkeys work
        yield made


class Guest(Person):
    """Somebody whom the server knows, at a seat."""

    def __init__(
        self, browser: Browser, server: Server, name: str, table: str = "", **options: object
    ) -> None:
        super().__init__(browser, server.url, **options)
        secret = secrets.token_hex(32)
        path, body = ("/api/tables", {"ruleset": "cincinnati", "seats": SEATS, "name": name})
        if table:
            path, body = f"/api/tables/{table}/seats", {"name": name}
        shown = {"authorization": f"Bearer {secret}"}
        seated = httpx.post(server.url + path, json=body, headers=shown, timeout=PATIENCE / 1000).json()
        self.table = str(seated["table"])
        kept = {"gobelet.player": secret, "gobelet.known": "yes"}
        for key, value in kept.items():
            self.context.add_init_script(f"localStorage.setItem('{key}', '{value}')")
        self.visit(f"/t/{self.table}#{seated['token']}")

    @property
    def chat(self) -> Locator:
        return self.page.get_by_role("log", name="Chat")

    def say(self, text: str) -> None:
        field = self.page.get_by_role("textbox", name="Say something")
        field.fill(text)
        field.press("Enter")


def house(folder: Path, *words: str) -> None:
    """In a thread, since this one has the browser's event loop."""
    command = ["house", *words, "--database", f"sqlite:///{folder / 'tables.db'}"]
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(main, command).result() == 0


def name_moderator(person: Person, folder: Path) -> None:
    """They keep their player with a passkey, and the operator names them."""
    Passkeys(person)
    you(person)
    person.page.get_by_role("button", name="Keep with a passkey").click()
    expect(person.page.get_by_role("list", name="Your passkeys").get_by_role("listitem")).to_have_count(1)
    with sqlite3.connect(folder / "tables.db") as database:
        [(id,)] = database.execute("SELECT DISTINCT player_id FROM passkeys").fetchall()
    house(folder, "moderators", "add", id)


@soak
def test_a_line_is_reported_and_muted_and_a_moderator_bans_who_said_it(
    browser: Browser, served: Server, tmp_path: Path
) -> None:
    ann = Guest(browser, served, "Ann", "", **PHONE)
    ben = Guest(browser, served, "Ben", ann.table)
    ben.say(f"you are awful {HTML}")
    line = ann.chat.get_by_text("you are awful")
    expect(line).to_contain_text(HTML)
    line.get_by_role("button", name="Report what Ben said").click()
    dialog = ann.page.get_by_role("dialog", name="Report what Ben said")
    expect(dialog).to_contain_text(HTML)
    dialog.get_by_label("add something").fill(f"every day {HTML}")
    check(ann, "dialog[open]")
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status")).to_contain_text("Thank you")
    dialog.locator("form, .ways").get_by_role("button", name="Close").click()

    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Mute for me").click()
    expect(ann.page.get_by_role("button", name="Unmute for me")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(line).to_be_hidden()
    expect(ben.chat).to_contain_text("you are awful")

    mo = Person(browser, served.url, viewport={"width": 1366, "height": 657})
    name_moderator(mo, tmp_path)
    mo.page.reload()
    mo.page.get_by_role("link", name="Open moderation").click()
    expect(mo.page.get_by_text("every day")).to_be_hidden()
    mo.page.get_by_role("button", name="Open with my passkey").click()
    report = mo.page.get_by_test_id("report")
    expect(report).to_contain_text(f"every day {HTML}")
    expect(report.locator(".reported")).to_contain_text(HTML)
    assert mo.page.locator("main img").count() == 0
    report.get_by_text("Ban", exact=True).first.click()
    for width, height in ((390, 844), (1366, 657)):
        mo.page.set_viewport_size({"width": width, "height": height})
        assert mo.page.evaluate("document.documentElement.scrollWidth") <= width
        check(mo)
    report.get_by_label("Why?").fill(f"insults {HTML}")
    report.get_by_role("button", name="Ban").click()
    expect(mo.page.get_by_text("No reports are waiting.")).to_be_visible()
    expect(mo.page.get_by_role("region", name="What was done")).to_contain_text(f"insults {HTML}")
    expect(ben.page.get_by_role("heading", name="You are banned from this server until")).to_be_visible()
    check(mo)

    standing = mo.page.get_by_role("region", name="Bans and mutes")
    standing.get_by_role("button", name="Lift").click()
    standing.get_by_label("Why?").fill("a second chance")
    standing.get_by_role("button", name="Lift it").click()
    expect(standing).to_contain_text("Nobody is banned or muted.")
    mo.page.reload()
    expect(mo.page.get_by_role("button", name="Open with my passkey")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_role("button", name="Send")).to_be_visible()
    for person in (ann, ben, mo):
        person.go_home()
