"""axe finds nothing at a table: at every question, in every sheet, at the end; day and night."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from gobelet.server.protocol.to_browser import ChatLine
from tests.tiers import gate_takes, soak
from tests.web.axe import COLOURS, SCHEMES, STRUCTURE, check, check_day_and_night
from tests.web.people import Person
from tests.web.saved import FULLEST, Saved, round_end, saved
from tests.web.staged import ADDRESS, NOW, Moment, Shown, Staged, find, moments
from tests.web.test_replay import ANALYSED

PHONE = {"width": 360, "height": 740}
DIALOG = "dialog[open]"
RICHEST = "dicetown/extension+indians"  # what it asks is looked at there, and not elsewhere, too
LOOKED_AT = [ruleset for ruleset in FULLEST if ruleset != "dicetown/extension"]


def stage(person: Person, shown: Moment, **options: Any) -> Staged:
    table = Staged(person.page, shown, **options)
    person.visit(ADDRESS)
    person.page.locator("[data-round]").wait_for()
    return table


def rich(shown: Shown) -> bool:
    """Some rounds have gone by, and there are cards in the hand."""
    board = shown.view()["board"] if shown.kind == "keep" and shown.game.round > 2 else {}
    return len(board.get("hand", {}).get("cards", [])) > 1


@pytest.mark.parametrize("ruleset", gate_takes(["cincinnati"], LOOKED_AT))
def test_at_every_kind_of_question(still: Person, ruleset: str) -> None:
    """At the fullest table, with hints: the whole page once, then the dock, where questions differ.

    Colours hang on the form of the answer, whatever is asked: each form is looked at once, day and night.
    """
    elsewhere = saved(RICHEST) if ruleset != RICHEST else {}
    kinds = [shown for kind, shown in saved(ruleset).items() if kind not in elsewhere]
    table = stage(still, kinds[0], hinted=True)
    check_day_and_night(still)
    forms: dict[str | None, Saved] = {}
    for shown in kinds:
        table.show(shown)
        still.see_question(shown.kind)
        check(still, "section.dock", STRUCTURE)
        forms.setdefault(still.answer.get_attribute("data-form"), shown)
    for scheme in SCHEMES:
        still.page.emulate_media(color_scheme=scheme)
        for shown in forms.values():
            table.show(shown)
            still.see_question(shown.kind)
            check(still, "section.dock", COLOURS)


def look_at(person: Person, button: Locator, colours: bool = True) -> None:
    """What this button opens; and it closes again."""
    button.click()
    expect(person.page.locator(DIALOG)).to_be_visible()
    if colours:
        check_day_and_night(person, DIALOG)
    else:
        check(person, DIALOG, STRUCTURE)
    person.page.keyboard.press("Escape")
    expect(person.page.locator(DIALOG)).to_have_count(0)


@soak
def test_in_every_sheet_of_dice_town(still: Person) -> None:
    stage(still, find("dicetown/extension+indians", 6, rich), hinted=True)
    page = still.page
    still.see_question("keep")
    for name in (".place h2 button", ".player .name button", ".fan button:not([data-thing])"):
        assert page.locator(name).count() > 1
        for number in range(page.locator(name).count()):
            look_at(still, page.locator(name).nth(number), colours=not number)
    look_at(still, page.locator(".hand h2 button"))
    look_at(still, page.locator(".dock .ask button").first)
    page.keyboard.press("1")
    look_at(still, page.locator("button.hints"))
    page.keyboard.press("?")
    check_day_and_night(still, DIALOG)


@soak
def test_in_the_menu_and_the_rules_over_the_table(still: Person) -> None:
    for ruleset in ("dicetown/extension+indians", "cincinnati"):
        stage(still, next(moments(ruleset, 4, 1)))
        page = still.page
        look_at(still, page.get_by_role("button", name="Menu and settings"))
        page.get_by_role("button", name="Rules and help").click()
        for tab in page.locator(f"{DIALOG} [role=tab]").all():
            tab.click()
            expect(page.locator(f"{DIALOG} .page > *").first).to_be_visible()
            check_day_and_night(still, DIALOG)
        page.keyboard.press("Escape")
        expect(page.locator(DIALOG)).to_have_count(0)
        still.page.unroute_all()


@soak
def test_in_the_log_and_the_chat(still: Person) -> None:
    """Beside the table, and as a drawer over it; with bubbles."""
    table = stage(still, find("cincinnati", 6, lambda shown: shown.game.round == 3))
    page = still.page
    for on_phone in (False, True):
        if on_phone:
            page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
            page.locator("button.log").click()
        page.get_by_role("tab", name="Log").click()
        for round in page.get_by_test_id("log").get_by_role("button", expanded=False).all()[:2]:
            round.click()
        check(still, None, STRUCTURE) if on_phone else check_day_and_night(still)
        page.get_by_role("tab", name="Chat").click()
        table.say(ChatLine("Kid", "Are you sure?", NOW, 1))
        expect(page.locator(".bubble")).to_be_visible()
        check(still, None, STRUCTURE) if on_phone else check_day_and_night(still)


@soak
@pytest.mark.parametrize("ruleset", ["dicetown/extension+indians", "cincinnati"])
def test_in_the_summary_of_a_round(still: Person, ruleset: str) -> None:
    still.context.add_init_script("localStorage.setItem('gobelet.pace', 'fast')")
    before, after = round_end(ruleset)
    stage(still, before).show(after)
    expect(still.page.get_by_test_id("summary")).to_be_visible()
    check_day_and_night(still)


@soak
@pytest.mark.parametrize(("ruleset", "seats"), [("dicetown/2009", 5), ("cincinnati", 6)])
def test_at_the_end(still: Person, ruleset: str, seats: int) -> None:
    def tell(route: Route) -> None:
        route.fulfill(body=json.dumps(ANALYSED) + "\n", content_type="application/x-ndjson")

    still.page.route("**/api/replay/analysis", tell)
    stage(still, find(ruleset, seats, lambda shown: shown.game.over))
    page = still.page
    expect(page.locator("section.chart")).to_be_visible()
    check_day_and_night(still)
    page.locator(".moments .button").click()
    for tab in page.locator(".moments [role=tab]").all():
        tab.click()
        check_day_and_night(still, ".moments")
    for button in (".crown .sheet", ".ways button >> nth=0", ".ways button >> nth=1"):
        look_at(still, page.locator(button))
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    check(still, None, STRUCTURE)
    page.locator(".ways button[aria-expanded]").click()
    check(still, None, STRUCTURE)


@soak
@pytest.mark.parametrize("game", ["Dice Town", "Cincinnati"])
def test_beside_the_coach(still: Person, game: str) -> None:
    still.visit("/learn")
    still.page.get_by_role("button", name=f"{game} with a coach").click()
    coach = still.page.get_by_role("complementary", name="Your coach")
    for _sentence in range(3):
        text = coach.get_by_role("status").inner_text()
        check_day_and_night(still)
        coach.get_by_role("button").last.click()
        expect(coach.get_by_role("status").get_by_text(text, exact=True)).to_have_count(0)
