"""A tournament on the page: made, entered from another browser, played, judged; it follows by itself."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.server.outside import Server
from tests.tiers import soak
from tests.web import axe
from tests.web.people import BEAT, Person, play_on


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without other tournaments."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('cups') / 'tables.db'}") as made:
        yield made


def quickly(route: Route) -> None:
    """Bots of this tournament do not take their time, and rounds follow each other at once."""
    if route.request.method == "POST":
        wanted = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wanted, "beat": BEAT, "rest": 0, "bot": "greedy"}))
    else:
        route.continue_()


def call_oneself(person: Person, name: str) -> None:
    person.page.get_by_label("Your name").fill(name)


def make(host: Person, title: str, **choices: str) -> str:
    """A tournament of Cincinnati at tables of three; the path of its page."""
    host.context.route("**/api/tournaments", quickly)
    host.visit("/tournaments")
    form = host.page.get_by_role("form", name="A new tournament")
    form.get_by_label("Title").fill(title)
    call_oneself(host, "Ann")
    form.get_by_label("Game").select_option("cincinnati")
    form.get_by_text("3", exact=True).first.click()
    for label, choice in choices.items():
        form.get_by_label(label.replace("_", " ")).select_option(choice)
    form.get_by_role("button", name="Make the tournament").click()
    expect(host.page.get_by_role("heading", level=1)).to_have_text(title)
    return host.page.url.removeprefix(host.url)


def take_part(person: Person) -> None:
    person.page.get_by_role("button", name="Take part").click()
    expect(person.page.get_by_text("You take part as")).to_be_visible()


def row_of(person: Person, name: str) -> Locator:
    return person.page.get_by_test_id("standings").get_by_role("row").filter(has_text=name)


@soak
def test_a_tournament_is_made_entered_played_and_followed(browser: Browser, house: Server) -> None:
    ann, ben, eve = [Person(browser, house.url, reduced_motion="reduce") for _person in range(3)]
    eve.visit("/tournaments")
    expect(eve.page.get_by_role("form")).to_be_visible()
    axe.check_day_and_night(eve)
    path = make(ann, "Friday cup", Swiss_rounds="1")
    take_part(ann)
    ben.visit(path)
    call_oneself(ben, "Ben")
    take_part(ben)
    eve.visit(path)
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    ann.page.get_by_role("button", name="Start the tournament").click()
    for one in (ann, ben):
        one.page.get_by_role("button", name="To your table").click()
        expect(one.page.get_by_test_id("prompt")).to_be_visible()
    expect(eve.page.get_by_role("link", name="Watch, Table 1")).to_be_visible()
    play_on([ann, ben])
    expect(eve.page.get_by_test_id("cup-now")).to_contain_text("The tournament is over.")
    expect(row_of(eve, "Ben")).to_be_visible()
    expect(eve.page.get_by_role("link", name="Replay, Table 1")).to_be_visible()
    axe.check_day_and_night(eve)
    ann.page.get_by_role("link", name="Friday cup").click()
    expect(ann.page.get_by_test_id("cup-now")).to_contain_text(re.compile("has won|First place is shared"))
    for one in (ann, ben, eve):
        one.go_home()


@soak
def test_the_judge_sets_a_result_with_a_reason_that_all_read(browser: Browser, house: Server) -> None:
    ann, ben = [Person(browser, house.url, reduced_motion="reduce") for _person in range(2)]
    path = make(ann, "Judged cup", Swiss_rounds="1")
    take_part(ann)
    ben.visit(path)
    call_oneself(ben, "Ben")
    take_part(ben)
    hands = ann.page.get_by_test_id("cup-judge")
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    hands.get_by_role("button", name="Start the tournament").click()
    expect(ben.page.get_by_test_id("cup-now")).to_contain_text("you are awaited")
    expect(ben.page.get_by_test_id("cup-judge")).to_have_count(0)
    hands.get_by_text("Pause, replace, set a result").click()
    settle = hands.get_by_role("button", name="Set the result")
    hands.get_by_label("Result of").select_option("Table 1")
    for name, place in (("Ann", "2"), ("Ben", "1"), ("Bot", "3")):
        hands.get_by_role("combobox", name=name, exact=True).select_option(place)
    expect(settle).to_be_disabled()
    hands.get_by_label("Reason").fill("Both agreed")
    axe.check_day_and_night(ann)
    settle.click()
    expect(ben.page.get_by_test_id("cup-now")).to_contain_text("Ben has won.")
    expect(ben.page.get_by_test_id("round-1")).to_contain_text("Both agreed")
    expect(ben.page.get_by_test_id("cup-acts")).to_contain_text("Set the result of table 1 in round 1.")
    expect(row_of(ben, "Ben")).to_contain_text("1")
    for one in (ann, ben):
        one.go_home()
