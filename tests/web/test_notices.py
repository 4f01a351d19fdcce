"""Notices in the browser: switched on by a press, shown by the service worker, and settings for them."""

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Playwright, expect

from tests.server.mail_server import MailBox, mail_server, text_of
from tests.server.outside import Server
from tests.server.push_service import Browser as Keys
from tests.tiers import soak
from tests.web.axe import check
from tests.web.conftest import launched
from tests.web.people import Person, open_table, unfold
from tests.web.test_offline import CONTROLLED
from tests.web.test_table import start

DAYS = 259200
# A headless browser reaches no push service: it gets the subscription of one that the test knows.
STUB = """(made) => {
  let subscribed = JSON.parse(sessionStorage.getItem("stub") ?? "null");
  const keep = (one) => { subscribed = one; sessionStorage.setItem("stub", JSON.stringify(one)); };
  const shown = () => subscribed && {
    endpoint: subscribed.endpoint,
    toJSON: () => {
      const { endpoint, p256dh, auth } = subscribed;
      return { endpoint, keys: { p256dh, auth } };
    },
    unsubscribe: async () => { keep(null); return true; },
  };
  PushManager.prototype.getSubscription = async () => shown();
  PushManager.prototype.subscribe = async (options) => {
    window.asked = options;
    keep(made);
    return shown();
  };
}"""
# The notifications that are shown, once one with this title is.
UNTIL = """async (wanted) => {
  const registration = await navigator.serviceWorker.ready;
  for (;;) {
    const shown = await registration.getNotifications();
    if (shown.some(({ title }) => title === wanted))
      return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A whole one: the shell shows no notifications."""
    with launched(playwright, whole=True) as made:
        yield made


@pytest.fixture
def ann(browser: Browser, server: Server) -> Iterator[Person]:
    """At localhost, which is a secure context."""
    made = at_home(browser, server.url)
    yield made
    made.go_home()


def at_home(browser: Browser, url: str, **options: object) -> Person:
    made = Person(browser, url.replace("127.0.0.1", "localhost"), service_workers="allow", **options)
    made.context.grant_permissions(["notifications"])
    made.context.add_init_script(f"({STUB})({json.dumps(Keys('stubbed').subscription)})")
    return made


def switch_on(person: Person) -> None:
    person.visit("/you")
    person.page.wait_for_function(CONTROLLED)
    person.page.get_by_role("button", name="Notify me on this device").click()
    expect(person.page.get_by_text("This device shows a notice.")).to_be_visible()


def test_notices_are_switched_on_by_a_press_kept_and_switched_off(ann: Person) -> None:
    switch_on(ann)
    asked = ann.page.evaluate("() => window.asked")
    assert asked["userVisibleOnly"]
    assert len(asked["applicationServerKey"]) == 87
    notices = ann.page.locator("#notices")
    notices.get_by_label("A game is over").uncheck()
    notices.get_by_label("Quiet hours").check()
    with ann.page.expect_response(lambda told: '"begin":1290' in (told.request.post_data or "")):
        notices.get_by_label("from").fill("21:30")  # sent as soon as it is filled in
    ann.page.reload()
    expect(notices.get_by_text("This device shows a notice.")).to_be_visible()
    expect(notices.get_by_label("A game is over")).not_to_be_checked()
    expect(notices.get_by_label("from")).to_have_value("21:30")
    expect(notices.get_by_label("to", exact=True)).to_have_value("08:00")
    check(ann, "#notices")
    ann.page.locator("button[lang=fr]").click()
    expect(notices.get_by_text("Cet appareil affiche les avis.")).to_be_visible()
    ann.page.locator("button[lang=en]").click()
    ann.page.evaluate("sessionStorage.removeItem('stub')")  # the browser has thrown it away
    with ann.page.expect_response(re.compile("/api/player/notices/push$")) as renewed:
        ann.visit()
    assert renewed.value.ok
    ann.visit("/you")
    notices.get_by_role("button", name="No longer on this device").click()
    expect(notices.get_by_role("button", name="Notify me on this device")).to_be_visible()
    expect(notices.get_by_label("A game is over")).to_have_count(0)


def push(person: Person, text: str) -> None:
    """What a push service would deliver."""
    session: CDPSession = person.context.new_cdp_session(person.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(10)
    origin = person.url
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": text}
    )


def test_the_service_worker_shows_what_was_pushed(ann: Person) -> None:
    ann.visit()
    ann.page.wait_for_function(CONTROLLED)
    said = {"title": "À vous de jouer", "body": "Vous avez jusqu’à 14:05.", "path": "/t/abc", "tag": "abc"}
    push(ann, json.dumps(said))
    (shown,) = ann.page.evaluate(UNTIL, said["title"])
    assert shown == {
        "title": said["title"],
        "body": said["body"],
        "tag": "abc",
        "data": {"address": f"{ann.url}/t/abc"},
    }
    push(ann, json.dumps({**said, "title": "Encore à vous"}))  # the same table: it takes the other's place
    assert len(ann.page.evaluate(UNTIL, "Encore à vous")) == 1


def test_a_refusal_and_an_insecure_address_are_said_in_words(browser: Browser, server: Server) -> None:
    person = at_home(browser, server.url)
    person.context.clear_permissions()
    person.context.add_init_script(
        "Notification.requestPermission = async () => {"
        " Object.defineProperty(Notification, 'permission', { get: () => 'denied' }); return 'denied'; }"
    )
    person.context.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true })"
    )
    person.visit("/you")
    person.page.get_by_role("button", name="Notify me on this device").click()
    expect(person.page.get_by_text("Notices from this site are blocked in your browser.")).to_be_visible()
    person.go_home()
    bare = Person(browser, server.url)
    bare.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    bare.visit("/you")
    expect(bare.page.get_by_text("browsers show them only at https addresses")).to_be_visible()
    expect(bare.page.get_by_role("button", name="Notify me on this device")).to_have_count(0)
    bare.go_home()


def test_the_menu_of_a_table_over_days_offers_notices_and_mutes_the_table(
    ann: Person, server: Server
) -> None:
    ann.visit()
    card = ann.page.get_by_role("article").filter(has_text="Dice Town")
    card.get_by_role("button", name="Invite friends").click()
    dialog = ann.page.get_by_role("dialog")
    unfold(dialog, "Settings")
    dialog.get_by_text("3 days", exact=True).click()
    dialog.get_by_role("button", name="Create the table").click()
    ann.page.get_by_role("button", name="Start").click()
    ann.see_question("keep")
    table = ann.page.url
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("link", name="Notify me").click()
    expect(ann.page.locator("#notices")).to_be_in_viewport()
    ann.page.get_by_role("button", name="Notify me on this device").click()
    expect(ann.page.get_by_text("This device shows a notice.")).to_be_visible()
    ann.page.goto(table)
    ann.see_question("keep")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="No notices").click()
    expect(ann.page.get_by_role("button", name="Notices again")).to_have_attribute("aria-pressed", "true")


def test_the_first_page_says_what_the_tables_wait_for(person: Person, server: Server) -> None:
    for _table in range(2):
        start(person, open_table(server.url, "dicetown/2009", people=1, bots=2, clock=DAYS)[0], "keep")
    asked = person.prompt.inner_text()
    person.visit()
    banner = person.page.get_by_role("status").filter(has_text="Your turn")
    expect(banner.locator(".asked")).to_have_text(asked)
    expect(person.page.locator(".running .asked")).to_have_text(asked)


# --- mails --------------------------------------------------------------------------------------------------


@contextmanager
def mails() -> Iterator[MailBox]:
    """A mail server in a thread of its own: the browser has this one."""
    ready, over = threading.Event(), threading.Event()
    boxes: list[MailBox] = []

    async def serve() -> None:
        async with mail_server() as box:
            boxes.append(box)
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    ready.wait()
    try:
        yield boxes[0]
    finally:
        over.set()
        thread.join()


def path_in(text: str, home: str, wish: str) -> str:
    found = re.search(rf"{home}(/mail/{wish}/\S+)", text)
    assert found is not None, text
    return found[1]


@soak
def test_an_address_is_given_confirmed_by_its_link_and_ended_by_another(
    browser: Browser, tmp_path: Path
) -> None:
    with mails() as box:
        options = ["--mail", f"127.0.0.1:{box.port}", "--mail-sender", "gobelet@example.org"]
        server = Server(f"sqlite:///{tmp_path / 'tables.db'}", *options)
        home = server.url.replace("127.0.0.1", "localhost")
        server.command += ["--public-url", home]
        with server:
            ann = at_home(browser, home)
            ann.visit("/you")
            notices = ann.page.locator("#notices")
            notices.get_by_label("E-mail address").fill("ann@example.net")
            notices.get_by_role("button", name="Send me e-mails").click()
            expect(notices.get_by_text("We have sent an e-mail to ann@example.net.")).to_be_visible()
            while not box.messages:
                ann.page.wait_for_timeout(20)
            text = text_of(box.messages[0])
            confirm, stop = [path_in(text, home, one) for one in ("confirm", "stop")]
            ann.visit(confirm)
            expect(ann.page.get_by_role("heading", name="Notices by e-mail")).to_be_visible()
            check(ann)
            ann.page.get_by_role("button", name="Confirm this address").click()
            expect(ann.page.get_by_text("Notices go to ann@example.net from now on.")).to_be_visible()
            ann.page.get_by_role("link", name="To your settings").click()
            expect(notices.get_by_text("E-mails go to ann@example.net.")).to_be_visible()
            ann.visit(stop)
            expect(ann.page.get_by_text("No more e-mails come to ann@example.net.")).to_be_visible()
            ann.visit("/you")
            expect(notices.get_by_label("E-mail address")).to_be_visible()
            ann.go_home()
