"""People at the page: each has their own browser context, and plays through the page's own controls."""

import json
import os
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Locator, Page, Route, expect

# Milliseconds until a test gives up: other work may be on the machine. Whoever mends a test may set fewer.
PATIENCE = int(os.environ.get("GOBELET_PATIENCE", "120000"))
BEAT = 20  # milliseconds of a window
AUTOPLAY = Path(__file__).with_name("autoplay.js").read_text(encoding="utf-8")
BEGIN = f"(how) => {{ window.played = ({AUTOPLAY.strip()})(how); }}"
# Chromium itself reports a dropped line, and a header that does nothing on plain http.
NOISE = (
    *("WebSocket connection", "net::ERR", "Failed to load resource"),
    "The Cross-Origin-Opener-Policy header has been ignored",
    "Service Worker registration blocked by Playwright",
)
# The table moves at once, unless the test has said otherwise.
AT_ONCE = "localStorage.getItem('gobelet.pace') ?? localStorage.setItem('gobelet.pace', 'off')"

# What the open question lets one tap: in the dock, and where things lie on the table.
CHOOSABLE = ".answer[data-form] .work button:enabled, [data-thing]:enabled"

# Some news is on the page for a moment only, and who looks now and then would miss it.
REMEMBER = """
window.news = new Set();
new MutationObserver(() => {
    for (const told of document.querySelectorAll("[role=status], [role=log]"))
        window.news.add(told.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
REMEMBERED = "(text) => [...window.news].some((one) => one.includes(text))"


class Person:
    """Somebody with a browser. What the page complains of in its console fails the test on going home.

    Their browser has no service worker, which would fetch the whole page each time, unless they ask for one.
    """

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        self.url = url
        usual = {
            "locale": "en-US",
            "viewport": {"width": 1280, "height": 900},
            "service_workers": "block",
        }
        self.context = browser.new_context(**{**usual, **options})
        self.context.add_init_script(AT_ONCE)
        self.context.add_init_script(REMEMBER)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("console", lambda message: self._heard(message.type, message.text))
        self.page.on("pageerror", lambda error: self._heard("error", str(error)))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(noise in text for noise in NOISE):
            self.complaints.append(text)

    def go_home(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints

    # --- where one is ---------------------------------------------------------------------------------------

    def hurry(self) -> None:
        """Tables are made as the page wants them, but their bots do not think for as long as people."""

        def make(route: Route) -> None:
            wanted = route.request.post_data_json  # nothing, if it asks which tables there are
            route.continue_(post_data=json.dumps({**wanted, "beat": BEAT}) if wanted else None)

        self.page.route("**/api/tables", make)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def answer(self) -> Locator:
        """What the open question may be answered with; nothing while others are asked."""
        return self.page.locator(".answer[data-form]")

    @property
    def answerable(self) -> Locator:
        """The same, unless the answer is on its way."""
        return self.page.locator(".answer[data-form]:has(button:enabled)")

    @property
    def end(self) -> Locator:
        return self.page.get_by_test_id("end")

    def saw(self, text: str) -> None:
        """Wait until this is or was among the news: a status, or a line of a log."""
        self.page.wait_for_function(REMEMBERED, arg=text)

    def bring_clock(self) -> None:
        """A clock for the pages that are visited from now on. It runs as usual until it is stopped."""
        self.page.clock.install()

    def stop_clock(self) -> None:
        """Nothing happens on the page by itself from now on, unless the test lets time pass."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)

    def let_pass(self, milliseconds: int) -> None:
        """Second by second: a server that is staged by the test answers the page's pings between them."""
        for past in range(0, milliseconds, 1000):
            self.page.clock.run_for(min(1000, milliseconds - past))

    def see_question(self, id: str) -> None:
        expect(self.page.locator(f".answer[data-question={id}][data-form]")).to_be_visible()

    def question(self) -> str:
        """The number of the question that this person is asked."""
        expect(self.answer).to_be_visible()
        return self.answer.get_attribute("data-number") or ""

    # --- answering ------------------------------------------------------------------------------------------

    def click_answer(self) -> None:
        """Answer with the mouse: tap things that may be chosen until the primary button wakes, then that."""
        primary = self.answer.locator(".primary")
        for thing in self.page.locator(CHOOSABLE).all():
            if primary.is_enabled():
                break
            thing.click()  # a card that only goes with dice, say, is not enough
        primary.click()

    def type_answer(self) -> None:
        """Answer what is asked with keys alone."""
        keys = {"offer": "d", "fence": "1 2", "turn": "1 1", "ambush": "1 1", "order": ""}
        form = self.page.evaluate("document.querySelector('.answer[data-form]')?.dataset.form")
        if form is None:
            return  # a window that has closed meanwhile
        for key in [*keys.get(form, "1").split(), "Enter"]:
            self.page.keyboard.press(key)

    def tab_to(self, what: str) -> None:
        for _step in range(80):
            if self.page.evaluate("(what) => document.activeElement?.matches(what)", what):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} can't be reached by Tab")

    def begin_to_play(self, seed: int, stop: str) -> None:
        """Answer every question from now on, until the end or until something can be seen."""
        self.page.evaluate(BEGIN, {"seed": seed, "stop": stop})

    def played(self) -> None:
        assert self.page.evaluate("() => window.played") == "done"


def unfold(dialog: Locator, part: str) -> None:
    dialog.locator("summary", has_text=part).click()


def play_on(people: list[Person], stop: str = "none") -> None:
    for seed, person in enumerate(people):
        person.begin_to_play(seed, stop)
    for person in people:
        person.played()


def open_table(url: str, ruleset: str, people: int, bots: int, free: int = 0, **settings: Any) -> list[str]:
    """A table with fast windows; the private links of its people's seats, the host's first."""
    seats: list[dict[str, str]] = [{} for _seat in range(people + free)] + [
        {"bot": "greedy"} for _seat in range(bots)
    ]
    table = {"ruleset": ruleset, "seats": seats, "name": "Ann", "beat": BEAT, "clock": 0, **settings}
    host = _post(f"{url}/api/tables", table)
    links = [f"/t/{host['table']}#{host['token']}"]
    for name in ("Bob", "Cid", "Dot")[: people - 1]:
        seated = _post(f"{url}/api/tables/{host['table']}/seats", {"name": name})
        links.append(f"/t/{host['table']}#{seated['token']}")
    return links


def _post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = httpx.post(url, json=body, timeout=PATIENCE / 1000)
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told
