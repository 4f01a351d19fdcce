"""The plain board: a game that the page was not built with, as a server would send it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.server.outside import Server
from tests.tiers import gate_takes
from tests.web.axe import check
from tests.web.looking import LOOK
from tests.web.people import Person

NAMES = ["Ann", "Bob", "Zoë", "Kim", "Lou", "Max"]
SENTENCES = """
ruleset-crates = Crates and Cups
    .text = A game made up for a test: roll, look, name a pair.
heap-cup = under the cup
heap-open = open dice
heap-lives = lives
heap-hand = cards
heap-pot = the pot
heap-claim = last claim
heap-deck = deck
card-anchor = Anchor
card-parrot = Parrot
crate-claim = What do you say is under your cup?
    .help = Name a pair that beats the last one, or lift the cup.
crate-doubt = Do you believe { $seat }?
option-doubt = Lift the cup
option-believe = Believe it
option-pair = { $dice }
claimed = { $seat } says { $dice }.
lost = { $seat } loses a life and drops { $crate }.
crate-red = the red crate
crate-blue = the blue crate
score-lives = Lives
"""
VOCABULARY = {
    "faces": ["1", "2", "3", "4", "5", "6"],
    "first_face": 1,
    "dice": ["dice"],
    "seats": ["seat", "seats"],
    "terms": {"crate": "crate"},
}
RULESET = {
    "id": "crates",
    "game": "crates",
    "title": "Crates and Cups",
    "vocabulary": VOCABULARY,
    "version": 1,
    "seats": [2, 3, 4, 5, 6],
    "choices": [],
    "bots": ["random", "search"],
    "cards": [],
    "places": [],
    "elixirs": [],
    "river": [],
    "outlaws": [],
    "indian": [],
    "plan": [],
}


def says(id: str, **facts: Any) -> dict[str, Any]:
    return {"id": id, "rule": "CR-2", "facts": facts}


def heap(id: str, amount: int | None = None, **more: Any) -> dict[str, Any]:
    return {"id": id, "amount": amount, "dice": [], "hidden": 0, "cards": [], **more}


def board(seats: int = 4) -> dict[str, Any]:
    """Somebody sees their own dice, nobody else's."""
    players = []
    for seat in range(seats):
        cup = heap("cup", dice=["6", "2"]) if seat == 0 else heap("cup", hidden=2)
        heaps = [cup, heap("lives", 5 - seat)]
        if seat == 1:
            heaps.append(heap("hand", cards=["card-anchor", "card-parrot"]))
        if seat == 2:
            heaps.append(heap("open", dice=["K", "Joker", "10"]))
        players.append({"heaps": heaps, "score": 5 - seat})
    table = [heap("claim", dice=["4", "3"]), heap("pot", 1250), heap("deck", hidden=12)]
    return {"game": "plain", "round": 3, "seats": players, "table": table, "winners": []}


def button(number: int, id: str, **facts: Any) -> dict[str, Any]:
    return {"form": "button", "choice": {"parts": [number]}, "message": says(id, **facts), "card": ""}


FEW = [button(0, "option-doubt"), button(1, "option-believe")]
MANY = [button(0, "option-doubt")] + [
    button(10 * a + b, "option-pair", dice=[str(a % 6 + 1), str(b % 6 + 1), str(b // 6)])
    for a in range(14)
    for b in range(14)
]


def question(id: str, forms: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "number": 7,
        "message": says(id, seat=3),
        "asked": [0, 2],
        "answered": [],
        "yours": True,
        "said": False,
        "takeback": False,
        "forms": forms,
        "window": False,
        "waiting": [],
        "since": 0,
        "until": None,
    }


def view(seats: int = 4, **change: Any) -> dict[str, Any]:
    info = {"kind": "person", "bot": "", "here": True, "away": False, "muted": False}
    table = {
        "id": "t1",
        "ruleset": "crates",
        "choices": {},
        "phase": "playing",
        "seats": [{**info, "name": name} for name in NAMES[:seats]],
        "host": 0,
        "clock": 0,
        "beat": 2000,
        "listed": False,
        "hints": False,
        "fair": {"commitment": "", "commitments": [None] * seats, "entropies": [], "drawn": []},
        "paused": False,
        "watched": False,
        "notice": None,
        "earlier_rules": None,
        "rematch": None,
    }
    return {
        "type": "view",
        "n": 1,
        "now": 0,
        "table": table,
        "you": {"seat": 0, "host": True, "muted": False, "waits": 0, "orders": {}},
        "board": board(seats),
        "question": question("crate-doubt", FEW),
        "events": [],
        "scores": [],
        "winners": [],
        "engine": None,
        "notes": [],
        **change,
    }


EVENTS = [says("claimed", seat=3, dice=["4", "3"]), says("lost", seat=1, crate="red")]


class Table:
    """A server for one table, inside of the browser: it shows a view, and hears what is said."""

    def __init__(self, page: Page, first: dict[str, Any]) -> None:
        self.first = first
        self.heard: list[dict[str, Any]] = []
        self.sentences = 0
        page.route("**/api/rulesets", self.catalogue)
        page.route("**/api/games/crates/*.ftl", self.speak)
        page.route_web_socket("**/api/tables/t1/socket", self.meet)

    def catalogue(self, route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=[*answer.json(), RULESET])

    def speak(self, route: Route) -> None:
        self.sentences += 1
        route.fulfill(body=SENTENCES, content_type="text/plain")

    def meet(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self.answer(socket, json.loads(text)))

    def answer(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message["type"] == "hello":
            welcome = {"type": "welcome", "protocol": 1, "table": "t1", "events": EVENTS}
            welcome |= {"chat": [], "notes": []}
            socket.send(json.dumps(welcome))
            socket.send(json.dumps(self.first))


SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "small phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "lying phone": {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True},
}


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Any]:
    made: list[Person] = []

    def sit(first: dict[str, Any], **options: Any) -> tuple[Person, Table]:
        person = Person(browser, server.url, **options)
        made.append(person)
        table = Table(person.page, first)
        person.visit("/t/t1#token")
        person.page.locator("[data-round]").wait_for()
        return person, table

    yield sit
    for person in made:
        person.go_home()


def test_an_unknown_game_is_shown_and_answered(people: Any) -> None:
    person, table = people(view())
    page = person.page
    expect(page.locator("h1")).to_have_text("Crates and Cups")
    expect(person.prompt).to_contain_text("Do you believe Kim?")
    players = page.get_by_label("Players").get_by_role("listitem")
    expect(players).to_have_count(4)
    expect(players.nth(1)).to_contain_text("Anchor")
    expect(players.nth(1)).to_contain_text("2 face down")
    expect(players.nth(0)).to_contain_text("6 2")
    expect(page.get_by_test_id("log")).to_contain_text("Bob loses a life and drops the red crate.")
    page.keyboard.press("2")
    assert not [said for said in table.heard if said["type"] == "answer"]  # it is chosen, not given
    page.keyboard.press("Enter")
    expect(person.answer.locator(".primary")).to_be_disabled()
    assert [said["choice"] for said in table.heard if said["type"] == "answer"] == [{"parts": [1]}]
    assert table.sentences == 1


def test_many_answers_are_found_by_typing(people: Any) -> None:
    person, table = people(view(question=question("crate-claim", MANY)))
    buttons = person.answer.locator(".choice")
    primary = person.answer.locator(".primary")
    expect(buttons).to_have_count(len(MANY))
    expect(primary).to_be_disabled()
    person.page.keyboard.press("l")
    expect(buttons.first).to_be_focused()
    expect(primary).to_contain_text("Lift the cup")
    person.page.keyboard.press("ArrowRight")
    expect(buttons.nth(1)).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(buttons.nth(1)).to_have_attribute("aria-pressed", "true")
    assert "choice" not in table.heard[-1]
    person.page.keyboard.press("Enter")
    expect(buttons.nth(1)).to_be_disabled()
    assert table.heard[-1]["choice"] == {"parts": [0]}


def test_a_tap_chooses_among_many_and_the_primary_button_confirms(people: Any) -> None:
    person, table = people(view(question=question("crate-claim", MANY)), **SIZES["phone"])
    person.answer.locator(".choice").nth(1).tap()
    person.answer.locator(".choice").nth(0).tap()
    assert "choice" not in table.heard[-1]
    person.answer.locator(".primary").tap()
    expect(person.answer.locator(".primary")).to_be_disabled()
    assert table.heard[-1]["choice"] == {"parts": [0]}


@pytest.mark.parametrize("size", gate_takes(["phone"], SIZES))
@pytest.mark.parametrize("forms", [FEW, MANY], ids=["few", "many"])
def test_all_is_in_its_place_and_axe_finds_nothing(
    people: Any, size: str, forms: list[dict[str, Any]]
) -> None:
    scheme = "dark" if forms is FEW else "light"
    asked = question("crate-claim", forms)
    person, _ = people(view(6, question=asked), color_scheme=scheme, **SIZES[size])
    expect(person.answer).to_be_visible()
    # Many answers scroll inside their box, and so may what lies before a player: there text may be cut.
    found = person.page.evaluate(LOOK)["wrong"]
    scrolls = r"leaves dock|leaves the dock|cut off by|lies on" if forms is MANY else "cut off by heaps"
    assert not [one for one in found if not re.search(scrolls, one)]
    check(person)


def test_the_end_shows_scores(people: Any) -> None:
    over = view(
        scores=[
            {"seat": seat, "points": 5 - seat, "lines": [says("score-lives", points=5 - seat)]}
            for seat in range(4)
        ],
        winners=[0],
        question=None,
    )
    over["table"]["phase"] = "over"
    over["board"]["winners"] = [0]
    person, _ = people(over, reduced_motion="reduce")
    expect(person.end).to_have_text("You win!")
    expect(person.page.locator(".scores")).to_contain_text("Lives")
    check(person)


def test_the_first_page_offers_it(person: Person) -> None:
    Table(person.page, view())
    person.visit()
    card = person.page.get_by_role("article").filter(has_text="Crates and Cups")
    expect(card).to_contain_text("A game made up for a test")
    expect(card.get_by_role("button", name="Play now")).to_be_visible()
    expect(card.get_by_role("link")).to_have_count(0)  # no rules of it are on the page
    person.page.get_by_role("button", name="Français").click()
    expect(card).to_contain_text("A game made up for a test")
