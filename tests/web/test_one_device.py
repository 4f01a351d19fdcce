"""Several people at one device: it goes round, and nothing of one is left for the next."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.outside import Server
from tests.tiers import gate_takes, soak
from tests.web import axe
from tests.web.people import Person

COVER = "[data-testid=hand-over]"
ASKED = 12  # turns in which everybody is asked in windows, too: afterwards their orders decide there
COMPARED = 5  # times that the eyes of the device are compared with those of a seat's own page
# All that a browser shows, reads out or keeps of this page, but for the seats' keys.
LEFT = """() => ({
    text: document.body.innerText,
    all: document.body.textContent,
    told: document.querySelector("[data-testid=hand-over] p")?.innerText,
    elements: document.querySelectorAll("main *").length,
    title: document.title,
    state: history.state,
    address: location.pathname + location.hash,
    session: {...sessionStorage},
    kept: JSON.parse(localStorage["gobelet.seats"])[0],
})"""


def sit_down(person: Person, game: str, edition: str | None = None, bots: int = 1) -> None:
    """Ann and Bob at this device."""
    page = person.page
    person.visit()
    card = page.get_by_role("article").filter(has_text=game)
    if edition:
        card.get_by_role("radio", name=edition).first.check(force=True)
    card.get_by_role("button", name="One device").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Player 1", exact=True).fill("Ann")
    dialog.get_by_label("Player 2", exact=True).fill("Bob")
    dialog.get_by_role("radio", name=str(bots), exact=True).check(force=True)
    dialog.get_by_role("button", name="Start the game").click()
    expect(page.locator(COVER)).to_be_visible()


def take(person: Person, name: str = "") -> str:
    """The one whom the device is given to takes it, and sees what is theirs."""
    cover = person.page.locator(COVER)
    name = name or ("Ann", "Bob")[int(cover.get_attribute("data-seat") or 0)]
    cover.get_by_role("button", name=f"I am {name}").click()
    expect(person.page.locator("#question")).to_be_visible()
    return name


def look_at_cover(page: Page, seen: dict[str, Any]) -> None:
    """By allow-list: the cover has these words and no others, and nothing lies under it or beside it."""
    seat = int(page.locator(COVER).get_attribute("data-seat") or 0)
    name, other = [("Ann", "Bob"), ("Bob", "Ann")][seat]
    left = page.evaluate(LEFT)
    words = [line for line in left["text"].split("\n") if line.strip()]
    assert words.pop(0) == "Skip to the content"
    public = words.pop(1)
    assert words == [f"Give it to {name}", f"I am {name}", f"I am {other}", "Look at the table"], left["text"]
    assert public == left["told"]
    assert left["all"].count("I am") == 2
    assert left["elements"] < 60, "a cover and a face: no table is left under it"
    assert (left["state"], left["session"]) == (None, {})
    assert left["title"] == f"Give it to {name} · Gobelet"
    assert set(left["kept"]) <= {
        *("table", "token", "seat", "ruleset", "at", "phase", "entropy", "commitment", "people")
    }
    tree = page.locator("body").aria_snapshot()
    named = [line.strip(" -:") for line in tree.splitlines()]
    assert [line for line in named if line.startswith("button")] == [
        *(f'button "I am {one}"' for one in (name, other)),
        'button "Look at the table"',
    ] or "[disabled]" in tree
    told = [line for line in named if line.startswith(("region", "log", "list", "img", "status"))]
    assert told in ([], ["status"]), "an empty place for announcements at most"
    seen["covers"] = seen.get("covers", 0) + 1
    seen["public"] = {*seen.get("public", ()), public}


@pytest.fixture
def reference(browser: Browser, server: Server) -> Iterator[Person]:
    made = Person(browser, server.url)
    yield made
    made.go_home()


def compare_eyes(person: Person, reference: Person, name: str) -> None:
    """What the device shows is what a page shows that has only ever had this seat, word by word."""
    kept = person.page.evaluate(LEFT)["kept"]
    seat = ("Ann", "Bob").index(name)
    token = next(one["token"] for one in kept["people"] if one["seat"] == seat)
    reference.visit("/")
    reference.visit(f"/t/{kept['table']}#{token}")
    expect(reference.page.locator("#question")).to_be_visible()
    number = person.page.locator("#question").get_attribute("data-number") or ""
    expect(reference.page.locator(f"#question[data-number='{number}']")).to_be_visible()
    both = [one.page.locator(".table") for one in (person, reference)]
    assert both[0].inner_text() == both[1].inner_text()
    assert both[0].aria_snapshot() == both[1].aria_snapshot()
    assert person.page.evaluate("history.state") is None


def spare(person: Person) -> None:
    """Once a round: my orders decide, so that I am not handed the device in windows."""
    button = person.page.locator("button.spare")
    if not button.count():
        return
    button.click()
    dialog = person.page.get_by_role("dialog")
    if not dialog.get_by_role("radio", name="by my orders").is_checked():
        dialog.get_by_role("radio", name="by my orders").check(force=True)
        expect(dialog.get_by_text("the orders below decide")).to_be_visible()
    dialog.get_by_role("button", name="Close").last.click()
    expect(dialog).to_have_count(0)


def hand_round(person: Person, reference: Person, first: str, before: str = "") -> None:
    """The device goes round, to the end or to a round. Every cover is looked at, some eyes are compared."""
    page = person.page
    seen: dict[str, Any] = {}
    compared: set[tuple[str, str]] = set()
    spared: dict[str, str] = {}  # by name, the round in which they were last
    for turn in range(500):
        look_at_cover(page, seen)
        name = take(person)
        kind = page.locator("#question").get_attribute("data-question") or ""
        assert turn or kind == first
        if (name, kind) not in compared and len(compared) < COMPARED:
            compared.add((name, kind))
            compare_eyes(person, reference, name)
        if turn == 1:  # a reload never shows a seat
            page.reload()
            expect(page.locator(COVER)).to_be_visible()
            continue
        shown = page.locator("[data-round]").first.get_attribute("data-round") or ""
        if shown == before:
            break
        if turn > ASKED and spared.get(name) != shown:
            spare(person)
            spared[name] = shown
        person.begin_to_play(turn, COVER)
        person.played()
        if person.end.count():
            break
    assert len(compared) >= 3
    assert len(seen["public"]) > 1, "there was more than one kind of question"


@soak
def test_the_device_goes_round_in_dice_town(person: Person, reference: Person) -> None:
    """Two rounds: sealed dice, windows, actions, offers. The end is Cincinnati's, whose games are shorter."""
    person.hurry()
    sit_down(person, "Dice Town", "Extension")
    expect(
        person.page.get_by_role("button", name="I am Ann")
    ).to_be_focused()  # from now on it can be pressed
    axe.check_day_and_night(person)
    hand_round(person, reference, "keep", before="3")


@soak
def test_two_people_and_a_bot_play_a_whole_game_at_one_device(person: Person, reference: Person) -> None:
    page = person.page
    person.hurry()
    sit_down(person, "Cincinnati")
    expect(page.get_by_role("button", name="I am Ann")).to_be_focused()
    axe.check_day_and_night(person)
    hand_round(person, reference, "choose-table")
    # Everybody sees the end, and the same people play again at one tap.
    expect(person.end).to_contain_text("win")
    assert "You" not in page.get_by_role("region", name="The end").inner_text()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(COVER)).to_be_visible()
    look_at_cover(page, {})
    take(person)
    person.see_question("choose-table")


@pytest.mark.parametrize("game", gate_takes(["Dice Town"], ["Dice Town", "Cincinnati"]))
def test_a_dark_screen_and_the_way_back_show_no_seat(person: Person, game: str) -> None:
    page = person.page
    sit_down(person, game)
    take(person)
    expect(person.answer).to_be_visible()
    page.evaluate(
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    expect(page.locator(COVER)).to_be_visible()
    look_at_cover(page, {})
    page.evaluate("delete document.hidden")
    take(person)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.go_back()
    expect(page.locator(COVER)).to_be_visible()
    look_at_cover(page, {})
    page.go_forward()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_anybody_may_look_at_their_cards_take_back_and_hand_on(person: Person) -> None:
    page = person.page
    sit_down(person, "Dice Town", bots=0)
    take(person, "Ann")
    asked = person.question()
    person.click_answer()
    expect(page.get_by_role("heading", name="Give it to Bob")).to_be_visible()
    expect(page.get_by_role("button", name="I am Bob")).to_be_focused()
    # Ann has thought again. The answer is Ann's alone to take back.
    take(person, "Ann")
    expect(person.prompt).to_contain_text("Your answer is sealed.")
    page.get_by_role("button", name="Take it back").click()
    assert person.question() == asked
    person.click_answer()
    take(person, "Bob")
    assert person.question() == asked
    expect(page.get_by_role("button", name="Take it back")).to_have_count(0)
    # Everybody looks at the table first, without anything of a seat.
    page.reload()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".street").first).to_be_visible()
    expect(page.locator("[data-form]")).to_have_count(0)
    expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
    page.get_by_role("button", name="Give it to Bob").click()
    take(person, "Bob")
    assert person.question() == asked


def test_the_table_is_shown_to_all_between_two_people(person: Person) -> None:
    person.context.add_init_script("localStorage.setItem('gobelet.pace', 'fast')")
    page = person.page
    sit_down(person, "Dice Town", bots=0)
    for name in ("Ann", "Bob"):
        expect(page.get_by_role("heading", name=f"Give it to {name}")).to_be_visible()
        take(person, name)
        person.see_question("keep")
        person.click_answer()
    # Both have answered: what they keep is laid open, for everybody, by their names.
    expect(page.locator(".skip:visible, [data-testid=prompt]").first).to_be_visible()
    expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(page.locator(".player .name", has_text="Bob")).to_be_visible()
    expect(page.get_by_role("heading", name="Give it to Bob")).to_be_visible()  # who has it goes on


def test_others_look_on_by_the_link_and_the_table_is_locked(
    browser: Browser, server: Server, person: Person
) -> None:
    sit_down(person, "Cincinnati")
    visitor = Person(browser, server.url)
    visitor.visit(person.page.evaluate("location.pathname"))
    expect(visitor.page.get_by_text("The host has locked the table")).to_be_visible()
    expect(visitor.page.get_by_role("tab", name="Chat")).to_have_count(0)
    for name in ("Ann", "Bob"):
        expect(visitor.page.locator(".player, .seats li", has_text=name).first).to_be_visible()
    visitor.go_home()


def test_names_and_bots_are_remembered(person: Person) -> None:
    page = person.page
    sit_down(person, "Cincinnati", bots=2)
    person.visit()
    page.get_by_role("article").filter(has_text="Cincinnati").get_by_role("button", name="One device").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Player 2", exact=True)).to_have_value("Bob")
    expect(dialog.get_by_role("radio", name="2", exact=True)).to_be_checked()
    dialog.get_by_role("button", name="One more person").click()
    expect(dialog.get_by_label("Player 3", exact=True)).to_be_visible()
    axe.check(person)
