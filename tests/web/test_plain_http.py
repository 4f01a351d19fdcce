"""At a plain http address of a network browsers lack much. Games need none of it, fair dice included."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, expect

from gobelet.server.client.connection import Client
from gobelet.server.protocol import to_server
from tests.server.outside import Server
from tests.tiers import soak
from tests.web.conftest import NAME
from tests.web.people import Person, open_table, play_on
from tests.web.test_network import invite, link, sit_down

SELECTED = """() => {
  const { value, selectionStart, selectionEnd } = document.activeElement;
  return value.slice(selectionStart, selectionEnd);
}"""
MISSING = """() => Object.entries({
  secure: isSecureContext, subtle: crypto.subtle, uuid: crypto.randomUUID, clipboard: navigator.clipboard,
  share: navigator.share, wake: navigator.wakeLock, worker: navigator.serviceWorker,
}).filter(([name, value]) => value).map(([name]) => name)"""


@pytest.fixture(scope="module")
def far(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a name of its own."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('plain') / 'tables.db'}")
    server.command += ["--public-url", f"http://{NAME}:{server.port}"]
    with server:
        yield server


@pytest.fixture
def people(browser: Browser, far: Server) -> Iterator[tuple[Person, Person]]:
    url = f"http://{NAME}:{far.port}"
    ann, bob = Person(browser, url), Person(browser, url)
    yield ann, bob
    for person in (ann, bob):
        person.go_home()


@soak
def test_a_whole_game_is_played_and_proved(people: tuple[Person, Person]) -> None:
    ann, bob = people
    ann.hurry()
    ann.visit()
    assert ann.page.evaluate(MISSING) == []
    invite(ann)
    bob.page.goto(link(ann))
    sit_down(bob, "Bob")
    assert bob.page.evaluate(MISSING) == []
    ann.page.get_by_role("button", name="Start").click()
    for person in people:
        person.see_question("choose-table")
    play_on([*people])
    for person in people:
        person.page.get_by_role("link", name="Replay").click()
        person.page.get_by_role("tab", name="Fair dice").click()
        expect(person.page.get_by_test_id("fair")).to_contain_text("The dice of this game were fair.")
        expect(person.page.get_by_test_id("signed")).to_contain_text("this browser can’t check that here")
        for kept in ("Your share is the one that this browser drew.", "The server’s seal is the one"):
            expect(person.page.get_by_role("listitem").filter(has_text=kept)).to_have_class(
                re.compile("good")
            )


def test_some_rounds_are_played_and_proved(people: tuple[Person, Person], far: Server) -> None:
    """A game that its host abandons, with its dice proved, is shorter than a whole one."""
    links = open_table(far.url, "cincinnati", people=2, bots=1)
    for person, private in zip(people, links, strict=True):
        person.visit(private)
        expect(person.page.get_by_role("button", name="Menu and settings")).to_be_visible()
        assert person.page.evaluate(MISSING) == []
    people[0].page.get_by_role("button", name="Start").click()
    play_on([*people], "[data-round='3']")
    table, token = links[0].removeprefix("/t/").split("#")

    async def abandon() -> None:
        host = await Client.connect(far.url, table, token)
        await host.do(to_server.Abandon())
        await host.close()

    # The loop of the browser is in the way in this thread.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, abandon()).result()
    for person in people:
        person.visit(f"/replay/{table}")
        person.page.get_by_role("tab", name="Fair dice").click()
        expect(person.page.get_by_test_id("fair")).to_contain_text("The dice of this game were fair.")


def test_a_link_is_copied_or_selected(people: tuple[Person, Person]) -> None:
    """Without a clipboard there is the old way; without that, the text is selected, and the page says so."""
    ann, _bob = people
    ann.visit()
    invite(ann)
    expect(ann.page.get_by_role("button", name="Share")).to_have_count(0)
    ann.page.get_by_role("button", name="Copy").click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    ann.page.evaluate("() => { document.execCommand = () => false; }")
    ann.page.get_by_role("button", name="Copied").click()
    expect(ann.page.get_by_text("The link is selected: copy it by hand.")).to_be_visible()
    assert ann.page.evaluate(SELECTED) == link(ann)
    ann.page.get_by_role("button", name="Menu and settings").click()
    ann.page.get_by_role("button", name="Copy the private link of my seat").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_text("The link is selected: copy it by hand.")).to_be_visible()
    assert ann.page.evaluate(SELECTED).startswith(f"{link(ann)}#")


def test_the_public_address_is_in_the_invitation(browser: Browser, far: Server) -> None:
    """Also in that of somebody who has opened the page at another address."""
    ann = Person(browser, far.url)
    ann.visit()
    invite(ann)
    expect(ann.page.get_by_label("Send this link to your friends")).to_have_value(
        re.compile(f"^http://{NAME}:{far.port}/t/")
    )
    expect(ann.page.get_by_text("This link works on this computer only.")).to_have_count(0)
    ann.go_home()
