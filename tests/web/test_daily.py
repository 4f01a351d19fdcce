"""The daily table on the page: its card, a whole try, and the lists of days that are over."""

import json
import re
from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, Route, expect

from gobelet.server.protocol import daily as wire
from gobelet.server.tables import fair
from gobelet.server.tables.names import FORMER
from tests.server.outside import Server
from tests.tiers import soak
from tests.web import axe
from tests.web.people import BEAT, Person

DAY = 86_400_000  # milliseconds
BEGINS = 20_000 * DAY  # 2024-10-04
SEED = "5e" * 32


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody else has played today."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('daily') / 'tables.db'}") as made:
        yield made


def quickly(route: Route) -> None:
    """The bots of this try do not take their time."""
    if route.request.method == "POST":
        route.continue_(post_data={**json.loads(route.request.post_data or "{}"), "beat": BEAT})
    else:
        route.continue_()


@soak
def test_a_try_begins_on_the_first_page_and_is_sealed_at_its_end(
    browser: Browser, own_server: Server
) -> None:
    ann, ben = Person(browser, own_server.url), Person(browser, own_server.url)
    ann.context.route("**/api/daily/**", quickly)
    ann.visit()
    card = ann.page.get_by_test_id("daily")
    line = card.get_by_role("listitem").filter(has_text="Cincinnati")
    expect(line).to_contain_text("Nobody has played yet")
    axe.check_day_and_night(ann, "[data-testid=daily]")
    line.get_by_role("button", name="Play").click()
    expect(ann.answer).to_be_visible()
    table = ann.page.url
    ben.visit(table.removeprefix(own_server.url))
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("Nobody else sees it before midnight")
    ann.begin_to_play(1, "none")
    ann.played()
    expect(ann.page.get_by_test_id("sealed")).to_contain_text("Until midnight UTC nothing")
    for name in ("Replay", "Rematch", "Record"):
        ways = ann.page.get_by_role("link", name=name).or_(ann.page.get_by_role("button", name=name))
        expect(ways).to_have_count(0)
    ann.visit(table.removeprefix(own_server.url).replace("/t/", "/replay/"))
    expect(ann.page.get_by_role("alert")).to_contain_text("It opens at midnight UTC")

    ann.visit("/daily")
    today = ann.page.get_by_test_id("today-cincinnati")
    expect(today).to_contain_text("One player so far")

    def counted() -> bool:
        ann.visit("/daily")
        expect(today).to_contain_text("One player so far")
        return today.get_by_test_id("my-result").count() == 1

    while not counted():
        ann.page.wait_for_timeout(200)
    expect(today.get_by_test_id("my-result")).to_contain_text(re.compile("result|won"))
    expect(ann.page.get_by_test_id("seal")).to_have_count(4)
    expect(ann.page.get_by_test_id("seed")).to_have_count(0)
    axe.check_day_and_night(ann)
    today.get_by_role("link", name="The list").click()
    expect(ann.page.get_by_test_id("others").get_by_role("listitem")).to_contain_text("(you)")
    expect(ann.page.get_by_test_id("others").get_by_role("link")).to_have_count(0)
    ben.visit(ann.page.url.removeprefix(own_server.url))
    expect(ben.page.get_by_test_id("others").get_by_role("listitem")).to_contain_text("has finished")
    ann.go_home()
    ben.go_home()


def played(name: str, place: int | None, points: int | None, **more: bool) -> wire.DailyLine:
    return wire.DailyLine(
        name=name,
        yours=more.get("yours", False),
        state="unfinished" if points is None else "finished",
        place=place,
        points=points,
        won=more.get("won", False),
        cost=None if points is None else 0.125,
        table="abcdefghijkmnpqr",
    )


def table(day: int, seed: str = "") -> wire.DailyTable:
    begins = BEGINS + day * DAY
    return wire.DailyTable(
        day=f"2024-10-{4 + day:02}",
        game="cincinnati",
        ruleset="cincinnati",
        version=1,
        seats=4,
        reckons="chance",
        begins=begins,
        ends=begins + DAY,
        commitment=fair.commitment(SEED),
        published=begins - DAY,
        seed=seed,
        begun=4,
        finished=3,
    )


def answering(shown: wire.DailyNow | wire.DailyDay) -> Callable[[Route], None]:
    body = msgspec.json.encode(shown).decode()
    return lambda route: route.fulfill(body=body)


@pytest.mark.parametrize("locale", ["en-US", "fr-FR"])
def test_lists_of_days_that_are_over(browser: Browser, server: Server, locale: str) -> None:
    best = [played("Marie-Antoinette de Nevada", 1, 315, won=True, yours=True), played(FORMER, 1, 315)]
    lines = [*best, played("Cho", 3, 40), played("Dan", None, None)]
    over = wire.DailyDay(now=BEGINS + DAY, table=table(0, SEED), kept=lines, others=[])
    now = wire.DailyNow(
        now=BEGINS + DAY + DAY // 2,
        today=[table(1)],
        tomorrow=[table(2)],
        yesterday=[wire.DailyBest(table(0, SEED), best)],
        days=["2024-10-04", "2024-10-03"],
    )
    person = Person(browser, server.url, locale=locale, viewport={"width": 320, "height": 640})
    answers: dict[str, wire.DailyNow | wire.DailyDay] = {
        "**/api/daily": now,
        "**/api/daily/2024-10-04/cincinnati": over,
    }
    for address, shown in answers.items():
        person.context.route(address, answering(shown))
    page = person.page
    person.visit("/daily")
    expect(page.get_by_test_id("best-cincinnati").locator("tbody tr")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    axe.check(person)
    page.locator(".days a").first.click()
    rows = page.get_by_test_id("kept").locator("tbody tr")
    expect(rows).to_have_count(4)
    places = [row.locator("td").first.inner_text() for row in rows.all()]
    assert places == ["1", "1", "3", "–"]
    former = "a former player" if locale == "en-US" else "un ancien joueur"
    expect(rows.nth(1)).to_contain_text(former, ignore_case=True)
    expect(rows.nth(0)).to_contain_text("12.5%" if locale == "en-US" else "12,5\u00a0%")
    expect(rows.nth(2).get_by_role("link")).to_have_attribute("href", "replay/abcdefghijkmnpqr")
    expect(page.get_by_test_id("seed")).to_have_text(SEED)
    expect(page.locator(".good")).to_be_visible()  # the seed fits the seal
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    axe.check_day_and_night(person)
    person.go_home()
