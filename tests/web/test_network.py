"""Friends on other devices: the invitation of a program on loopback can open it to the network."""

import json
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect

from gobelet.server.web.addresses import network_addresses
from tests.server.outside import Server
from tests.web import axe
from tests.web.people import Person, open_table

ALONE = "This link works on this computer only."
OFFER = "Let devices on this network join"
# What Gobelet opens as the browser: it writes down the address.
BROWSER = '#!/bin/sh\nprintf %s "$1" > "$GOBELET_OPENED"\n'


class Opening(Server):
    """`gobelet serve` as `scripts/play` starts it: it opens the browser, which here is a file."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(f"sqlite:///{folder / 'tables.db'}")
        self.command.remove("--no-open")
        self.written = folder / "opened"
        program = folder / "browser"
        program.write_text(BROWSER)
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
        monkeypatch.setenv("BROWSER", str(program))
        monkeypatch.setenv("GOBELET_OPENED", str(self.written))

    def __enter__(self) -> "Opening":
        self.start()
        return self

    def opened(self, person: Person) -> str:
        """The address at which the browser was opened."""
        for _attempt in range(600):
            if self.written.exists() and (text := self.written.read_text()):
                return text
            person.page.wait_for_timeout(50)
        raise AssertionError("no browser was opened")


@pytest.fixture
def opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opening]:
    with Opening(tmp_path, monkeypatch) as server:
        yield server


def invite(person: Person) -> None:
    """A table for three, made through the page."""
    card = person.page.get_by_role("article").filter(has_text="Cincinnati").first
    card.get_by_role("button", name="Invite friends").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_role("button", name="Create the table").click()
    expect(person.page.get_by_role("heading", name="The table is ready")).to_be_visible()


def link(person: Person) -> str:
    label = re.compile("Send this link to your friends|The link of this table")
    return person.page.get_by_label(label).input_value()


def sit_down(person: Person, name: str) -> None:
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Take seat").first.click()
    expect(person.page.get_by_role("heading", name="The table is ready")).to_be_visible()


def check(person: Person) -> None:
    """Axe finds nothing, and nothing scrolls sideways on a phone, in both languages."""
    axe.check(person)
    usual = person.page.viewport_size
    assert usual is not None
    person.page.set_viewport_size({"width": 360, "height": 740})
    for language in ("Français", "English"):
        person.page.get_by_role("button", name=language).click()
        other = "English" if language == "Français" else "Français"
        expect(person.page.get_by_role("button", name=other)).to_be_visible()
        assert person.page.evaluate("document.documentElement.scrollWidth") == 360
    person.page.set_viewport_size(usual)


def test_devices_in_the_network_join_when_they_are_let(browser: Browser, opening: Opening) -> None:
    if not network_addresses():
        pytest.skip("this machine is on no network")
    here = f"http://localhost:{opening.port}"
    ann = Person(browser, here)
    opened = opening.opened(ann)
    assert opened.startswith(f"{here}/#house=")
    ann.page.goto(opened)
    expect(ann.page).to_have_url(f"{here}/")
    invite(ann)
    assert link(ann).startswith(f"{here}/t/")
    expect(ann.page.get_by_text(ALONE)).to_be_visible()
    check(ann)
    code = ann.page.get_by_role("img", name="The link as a QR code")
    expect(code).to_have_count(0)

    ann.page.get_by_role("button", name=OFFER).click()
    address, adapter = network_addresses()[0]
    status = f"Devices on this network can join ({adapter}, {address})."
    expect(ann.page.get_by_text(status)).to_be_visible()
    there = f"http://{address}:{opening.port}"
    assert link(ann).startswith(f"{there}/t/")
    expect(code).to_be_visible()
    expect(ann.page.get_by_text(ALONE)).to_have_count(0)
    check(ann)

    bob = Person(browser, there)
    bob.page.goto(link(ann))
    sit_down(bob, "Bob")
    assert bob.page.evaluate("isSecureContext") is False
    assert link(bob) == link(ann)
    expect(ann.page.get_by_text("Bob")).to_be_visible()

    # In the game the bar still says that it is open, and there it is closed again.
    ann.page.get_by_role("button", name="Start").click()
    ann.see_question("choose-table")
    ann.page.get_by_role("button", name="Devices on this network can join").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close it").click()
    expect(ann.page.get_by_role("button", name="Devices on this network can join")).to_have_count(0)
    expect(bob.page.get_by_text("The connection is lost.")).to_be_visible()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ann.answer).to_be_visible()
    for person in (ann, bob):
        person.go_home()


def test_only_the_browser_that_was_opened_may_let_them(browser: Browser, opening: Opening) -> None:
    here = f"http://localhost:{opening.port}"
    ann, eve = Person(browser, here), Person(browser, here)
    opened = opening.opened(ann)
    ann.page.goto(opened)
    expect(ann.page).to_have_url(f"{here}/")
    eve.page.goto(opened)  # the key was good once
    expect(eve.page).to_have_url(f"{here}/")
    invite(eve)
    expect(
        eve.page.get_by_text(f"{ALONE} For friends on other devices, use the browser that Gobelet opened")
    ).to_be_visible()
    expect(eve.page.get_by_role("button", name=OFFER)).to_have_count(0)
    for options in ({}, {"headers": {"Authorization": "Bearer guessed"}}):
        asking = "(options) => fetch('/api/network', options).then((answer) => answer.status)"
        assert eve.page.evaluate(asking, options) == 403
    ann.page.reload()  # the session is kept
    invite(ann)
    if network_addresses():
        expect(ann.page.get_by_role("button", name=OFFER)).to_be_visible()
    for person in (ann, eve):
        person.go_home()


def test_what_was_kept_at_the_number_is_brought_to_localhost(browser: Browser, opening: Opening) -> None:
    """Seats that were taken at 127.0.0.1 are among the games at localhost, and open there as before."""
    ann = Person(browser, opening.url)
    path = open_table(opening.url, "cincinnati", people=1, bots=2)[0]
    ann.visit(path)
    ann.page.get_by_role("button", name="Start the game").click()
    ann.see_question("choose-table")
    ann.page.goto(opening.opened(ann))
    here = f"http://localhost:{opening.port}"
    table = path.partition("#")[0]
    mine = ann.page.locator(f"a[href='{table.strip('/')}']")
    expect(mine).to_be_visible()
    expect(ann.page).to_have_url(f"{here}/")
    mine.click()
    ann.see_question("choose-table")
    ann.visit(table)
    ann.see_question("choose-table")
    # Nobody else can make this browser keep a seat.
    forged = json.dumps({"seats": json.dumps([{"table": "evil", "token": "x", "at": 0}])})
    ann.page.goto(f"{here}/#brought={quote(forged)}")
    expect(ann.page).to_have_url(f"{here}/")
    assert "evil" not in ann.page.evaluate("localStorage.getItem('gobelet.seats')")
    ann.go_home()
