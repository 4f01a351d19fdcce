"""A big screen for all, phones as cups: whole games by the phones alone, and nothing secret on the screen."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.server.outside import Server
from tests.tiers import gate_takes, soak
from tests.web.axe import check
from tests.web.framed import Walk, still
from tests.web.people import Person, open_table, play_on
from tests.web.saved import FULLEST, saved
from tests.web.staged import TABLE, kept, moments

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TV: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
SCREENS = ((1920, 1080), (1366, 657), (1024, 768))
CUPS = ((360, 740), (390, 844), (740, 360), (1366, 657))
# What only a seat may have: an answer to give, a hand, things to tap, one's own.
SECRET = ".answer, [data-form], [data-thing], [data-region=hand], [data-region=own]"


class Screen(Person):
    """A big screen: nobody touches it, and all that it says and hears is written down."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        super().__init__(browser, url, **{**TV, **options})
        self.said: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def scanned(self) -> str:
        """Where the code leads, at this server."""
        code = self.page.locator(".qr")
        expect(code).to_be_visible()
        link = code.get_attribute("data-link") or ""
        assert link.startswith("https://gobelet.example/t/")
        return link.removeprefix("https://gobelet.example")

    def knows_no_secret(self) -> None:
        """It is a spectator, in all that it says, hears, shows and keeps."""
        assert all(said["token"] is None for said in self.said if said["type"] == "hello")
        assert {said["type"] for said in self.said} <= {"hello", "ping"}
        views = [heard for heard in self.heard if heard["type"] == "view"]
        assert views
        for view in views:
            assert view["you"]["seat"] is None
            assert not view["you"].get("orders")
            board, question = view["board"], view["question"]
            if board:
                assert board.get("hand") is None  # Dice Town
                assert not board.get("cup")  # Cincinnati
                assert board.get("sealed") is None
            if question:
                assert not question["yours"]
                assert not question["forms"]
        assert not [heard for heard in self.heard if heard["type"] in ("hints", "done", "error")]
        assert self.page.locator(SECRET).count() == 0
        assert self.page.evaluate("localStorage.getItem('gobelet.seats')") is None


def at_table(link: str) -> str:
    """The table's id, of a seat's private link."""
    return link.partition("#")[0].removeprefix("/t/")


def as_cup(link: str) -> str:
    return link.replace("#", "?cup#")


def two_cups_and_a_screen(
    browser: Browser, far: Server, ruleset: str, bots: int
) -> tuple[Screen, Person, Person]:
    """Ann has the table's first seat; Bob scans the code on the screen and takes the free one."""
    link = open_table(far.url, ruleset, people=1, free=1, bots=bots)[0]
    screen = Screen(browser, far.url)
    screen.visit(f"/screen/{at_table(link)}")
    ann, bob = Person(browser, far.url, **PHONE), Person(browser, far.url, **PHONE)
    ann.visit(as_cup(link))
    bob.visit(screen.scanned())
    bob.page.get_by_role("textbox", name="Your name").first.fill("Bob")
    bob.page.get_by_role("button", name="Take seat 2").tap()
    for name in ("Ann", "Bob"):
        expect(screen.page.locator(".seats li", has_text=name)).to_be_visible()
    return screen, ann, bob


def is_cup(person: Person) -> None:
    expect(person.page.locator(".game.cup [data-region=own]")).to_be_visible()
    expect(
        person.page.locator("[data-region=street], [data-region=players], [data-region=side]")
    ).to_have_count(0)


@soak
@pytest.mark.parametrize(("ruleset", "first"), [("dicetown/2009", "keep"), ("cincinnati", "choose-table")])
def test_two_phones_play_to_the_end_and_the_screen_follows(
    browser: Browser, far: Server, ruleset: str, first: str
) -> None:
    screen, ann, bob = two_cups_and_a_screen(browser, far, ruleset, bots=1)
    table = screen.page.url
    check(screen)
    ann.page.get_by_role("button", name="Start").tap()
    for person in (ann, bob):
        person.see_question(first)
        is_cup(person)
    cups = screen.page.get_by_test_id("cups").locator("li")
    expect(cups.nth(1)).to_contain_text("thinking")
    bob.click_answer()
    expect(cups.nth(1)).to_contain_text("ready")
    expect(cups.nth(0)).to_contain_text("thinking")
    screen.knows_no_secret()
    check(screen)
    check(ann)

    bob.page.reload()
    is_cup(bob)
    assert "cup" not in bob.page.url  # kept with the seat: a copied address is the table's
    play_on([ann, bob])
    expect(screen.end).to_be_visible()
    assert screen.end.inner_text().strip() in {
        person.end.inner_text().strip().replace("You win!", f"{name} wins!")
        for person, name in ((ann, "Ann"), (bob, "Bob"))
    }
    expect(screen.page.locator(".scores > li")).to_have_count(3)
    expect(screen.page.locator(".chart")).to_be_visible()
    check(screen)

    ann.page.get_by_role("button", name="Rematch").tap()
    screen.page.wait_for_url(lambda url: url != table)
    bob.page.get_by_role("button", name="To the rematch").tap()
    expect(screen.page.locator(".seats li:not(.gone)", has_text="Bob")).to_be_visible()
    ann.page.get_by_role("button", name="Start").tap()
    for person in (ann, bob):
        person.see_question(first)
        is_cup(person)
    expect(screen.page.get_by_test_id("cups")).to_be_visible()
    screen.knows_no_secret()
    for one in (screen, ann, bob):
        one.go_home()


def test_the_host_shows_the_screen_here_and_takes_the_cup_along(browser: Browser, far: Server) -> None:
    """The lobby offers it: the host's own window becomes a spectator, whatever seat its browser has."""
    link = open_table(far.url, "dicetown/2009", people=1, bots=1)[0]
    host = Screen(browser, far.url)
    host.visit(link)
    host.page.get_by_role("button", name="Show on a big screen").click()
    offer = host.page.get_by_role("dialog", name="Show on a big screen")
    expect(offer.get_by_label("The link of the big screen")).to_have_value(
        f"https://gobelet.example/screen/{at_table(link)}"
    )
    offer.get_by_role("button", name="My cup on my phone").click()
    own = offer.locator(".qr").last
    expect(own).to_have_attribute("data-link", f"https://gobelet.example{as_cup(link)}")
    phone = Person(browser, far.url, **PHONE)
    phone.visit(as_cup(link))
    host.said.clear()
    offer.get_by_role("button", name="Open it here").click()
    host.page.wait_for_url("**/screen/*")
    expect(host.page.locator(".table.screen")).to_be_visible()
    host.heard.clear()  # what the seat's own socket heard until it was closed
    phone.page.get_by_role("button", name="Start").tap()
    phone.see_question("keep")
    is_cup(phone)
    expect(host.page.locator(".table.screen.game")).to_be_visible()
    assert [said["token"] for said in host.said if said["type"] == "hello"] == [None]
    views = [heard for heard in host.heard if heard["type"] == "view"]
    assert views
    assert all(view["you"]["seat"] is None for view in views)
    assert host.page.locator(SECRET).count() == 0
    for one in (host, phone):
        one.go_home()


def test_the_menu_switches_between_cup_and_whole_table(browser: Browser, far: Server) -> None:
    phone = Person(browser, far.url, **PHONE)
    phone.visit(open_table(far.url, "cincinnati", people=1, bots=2)[0])
    phone.page.get_by_role("button", name="Start").tap()
    phone.see_question("choose-table")
    for name, cup in (("Make this a cup", 1), ("Show the whole table", 0), ("Make this a cup", 1)):
        phone.page.get_by_role("button", name="Menu and settings").tap()
        phone.page.get_by_role("dialog").get_by_role("button", name=name).tap()
        phone.page.get_by_role("button", name="Close").tap()
        for _again in range(2):
            expect(phone.page.locator("[data-region=own]")).to_have_count(cup)
            expect(phone.page.locator("[data-region=street]")).to_have_count(1 - cup)
            phone.page.reload()
            phone.see_question("choose-table")
    phone.go_home()


@soak
def test_the_screen_moves_by_itself(browser: Browser, far: Server) -> None:
    """Nobody touches it: what happens is shown, and a round's summary comes and goes."""
    links = open_table(far.url, "cincinnati", people=2, bots=1)
    screen = Screen(browser, far.url)
    screen.context.add_init_script("localStorage.setItem('gobelet.pace', 'fast')")
    screen.visit(f"/screen/{at_table(links[0])}")
    ann, bob = Person(browser, far.url, **PHONE), Person(browser, far.url, **PHONE)
    ann.visit(as_cup(links[0]))
    bob.visit(as_cup(links[1]))
    ann.page.get_by_role("button", name="Start").tap()
    play_on([ann, bob], "[data-round='2']")
    expect(screen.page.get_by_test_id("summary")).to_be_visible()
    expect(screen.page.locator("[data-round='2']")).to_be_visible()
    expect(screen.page.get_by_test_id("cups")).to_be_visible()
    for one in (screen, ann, bob):
        one.go_home()


@pytest.mark.parametrize("language", gate_takes(["fr"], ["en", "fr"]))
@pytest.mark.parametrize("ruleset", gate_takes(["cincinnati"], ["dicetown/extension+indians", "cincinnati"]))
@pytest.mark.parametrize(
    ("address", "sizes"),
    [(f"/screen/{TABLE}", SCREENS), (f"/t/{TABLE}?cup#key", CUPS)],
    ids=["screen", "cup"],
)
def test_every_kind_of_question_at_every_size(
    browser: Browser, far: Server, address: str, sizes: Sequence[tuple[int, int]], ruleset: str, language: str
) -> None:
    """No text is cut or covered, nothing scrolls, and no region moves."""
    person = still(browser, far.url, locale=language)
    walk = Walk(person, sizes, address)
    for shown in saved(ruleset, "onlooker" if address.startswith("/screen") else "asked").values():
        walk.look_at(shown)
    walk.found_nothing()
    person.go_home()


@soak
def test_tables_full_of_guests_fit_on_the_screen(browser: Browser, far: Server) -> None:
    """The reveal of Cincinnati, when five of six sit at one table with all their dice."""
    person = still(browser, far.url, locale="fr")
    walk = Walk(person, SCREENS, f"/screen/{TABLE}")
    fullest = 0
    for seed in range(1, 5):
        for shown in moments("cincinnati", FULLEST["cincinnati"], seed, "greedy"):
            tables = Counter(seat["table"] for seat in shown.view()["board"]["seats"] if seat["table"])
            if not shown.game.over and max(tables.values(), default=0) > fullest:
                fullest = max(tables.values())
                walk.look_at(kept(shown)._replace(public=True))
    assert fullest >= 5
    walk.found_nothing()
    person.go_home()
