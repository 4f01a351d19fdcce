"""Learn: the rules of every ruleset, looked up by number, card and place; the same over the table."""

import re

import pytest
from playwright.sync_api import Browser, expect

import gobelet
from tests.server.outside import Server
from tests.web.people import Person
from tests.web.test_coach import begin_coached

RULESETS = [rules.id for rules in gobelet.rulesets()]
BOX = (
    "(one) => { const box = one.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; }"
)


def test_from_the_first_page_to_a_rule(person: Person) -> None:
    person.visit()
    page = person.page
    page.get_by_role("link", name="Learn the games").click()
    page.get_by_role("link", name="Dice Town (2009)").click()
    expect(page.get_by_role("heading", name="Dice Town (2009)", level=1)).to_be_visible()
    search = page.get_by_role("searchbox", name="Look up a rule, a card or a place")
    for wanted, rule, number in (
        ("dt 11", "DT-11", 1),
        ("Marshall", "DT-29", None),
        ("saloon", "DT-27", None),
    ):
        search.fill(wanted)
        expect(page.locator(f"article#{rule}")).to_be_visible()
        if number is not None:
            expect(page.get_by_role("article")).to_have_count(number)
    search.fill("Brute")
    expect(page.get_by_role("group").filter(has_text="Cards")).to_contain_text(
        "this time the extra dice are free"
    )
    search.fill("xylophone")
    expect(page.get_by_text("Nothing in these rules matches")).to_be_visible()


def test_a_link_leads_to_its_rule_and_marks_it(person: Person) -> None:
    person.visit("/#/rules/dicetown/2009/DT-14")
    page = person.page
    rule = page.locator("article#DT-14")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("marked"))
    expect(rule.locator(".mark").first).to_be_visible()
    rule.get_by_role("link", name="DT-50").click()
    expect(page.locator("article#DT-50")).to_be_in_viewport()
    expect(page.locator("article#DT-50")).to_have_class(re.compile("marked"))
    assert page.url.endswith("/rules/dicetown/2009/DT-50")
    page.go_back()
    expect(page.locator("article#DT-14")).to_have_class(re.compile("marked"))


def test_editions_show_their_own_rules(person: Person) -> None:
    person.visit("/rules/dicetown/2009")
    page = person.page
    expect(page.locator("article#DT-33")).to_be_attached()
    expect(page.locator("article#DT-34")).to_have_count(0)
    page.get_by_role("link", name="Dice Town (revised)").click()
    expect(page.locator("article#DT-34")).to_be_attached()
    expect(page.locator("article#DT-33")).to_have_count(0)
    expect(page.locator("article#DT-5").get_by_text("four of each value")).to_be_visible()
    expect(page.locator("article#DT-5").get_by_text("five of each value")).to_be_hidden()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_has_rules_in_french_too(browser: Browser, server: Server, ruleset: str) -> None:
    person = Person(browser, server.url, locale="fr-FR")
    person.visit(f"/rules/{ruleset}")
    expect(person.page.get_by_role("article").nth(20)).to_be_attached()
    assert "é" in person.page.locator(".book").inner_text()
    person.page.get_by_role("button", name="English").click()
    expect(
        person.page.get_by_role("link", name="Set-up" if "2009" not in ruleset else "End").first
    ).to_be_attached()
    person.go_home()


# How far the feet of the houses and cups are below the upper edge of the ground, in pixels.
GROUNDED = """() => [...document.querySelectorAll(".things > :is(.houses, .people)")].map((one) => {
    const things = one.parentElement;
    const ground = parseFloat(getComputedStyle(things, "::before").height);
    return one.getBoundingClientRect().bottom - (things.getBoundingClientRect().bottom - ground);
})"""


@pytest.mark.parametrize("size", [(1366, 657), (390, 844)])
def test_what_is_pictured_stands_on_the_ground(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.visit("/learn/dicetown/how")
    person.page.locator(".houses svg").first.wait_for()
    for step in range(1, 11):
        expect(person.page.get_by_text(f"{step} of 10", exact=True)).to_be_visible()
        feet = person.page.evaluate(GROUNDED)
        assert len(feet) == 1
        assert feet[0] > 4, step
        person.page.keyboard.press("ArrowRight")


@pytest.mark.parametrize(("game", "ruleset"), [("Dice Town", "dicetown"), ("Cincinnati", "cincinnati")])
def test_ten_pictures_show_how_to_play(person: Person, game: str, ruleset: str) -> None:
    person.visit()
    page = person.page
    page.get_by_role("link", name=f"{game} in ten pictures").click()
    expect(page.get_by_role("heading", name=f"{game} in ten pictures", level=1)).to_be_visible()
    assert page.url.endswith(f"/learn/{ruleset}/how")
    words = page.locator("section").get_by_role("status")
    expect(page.get_by_role("button", name="Back")).to_be_disabled()
    told: list[str] = []
    for step in range(1, 11):
        expect(page.get_by_text(f"{step} of 10", exact=True)).to_be_visible()
        told.append(words.inner_text())
        assert page.locator(".picture svg").count() > 1
        page.keyboard.press("ArrowRight")
    assert len(set(told)) == 10
    expect(page.get_by_role("button", name="Next")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(words).to_have_text(told[8])
    page.get_by_role("button", name="Back").click()
    expect(words).to_have_text(told[7])
    page.reload()
    expect(words).to_have_text(told[0])


def test_rules_hands_and_cards_open_over_the_table(person: Person) -> None:
    begin_coached(person, "Dice Town").get_by_role("button", name="Play without a coach").click()
    person.see_question("keep")
    page = person.page
    page.get_by_role("button", name="Rules and help").click()
    sheet = page.get_by_role("dialog", name="Rules and help")
    expect(sheet.get_by_role("tab").first).to_have_text("How to play")
    expect(sheet.get_by_text("1 of 10")).to_be_visible()
    sheet.get_by_role("tab", name="Rules").click()
    expect(sheet.get_by_role("searchbox")).to_have_attribute("placeholder", re.compile("^DT-11"))
    sheet.get_by_role("searchbox").fill("dt 11")
    expect(sheet.get_by_role("article")).to_have_count(1)
    sheet.get_by_role("tab", name="Hands").click()
    expect(sheet.get_by_role("listitem")).to_have_count(8)
    expect(sheet.get_by_role("listitem").first).to_contain_text("five of a kind")
    sheet.get_by_role("tab", name="Cards and places").click()
    sheet.get_by_role("link", name="DT-14").click()
    expect(sheet.locator("article#DT-14")).to_have_class(re.compile("marked"))
    expect(sheet.locator("article#DT-14")).to_be_in_viewport()
    sheet.get_by_role("tab", name="How to play").click()
    expect(sheet.get_by_text("1 of 10")).to_be_visible()
    houses = sheet.locator(".houses svg")
    expect(houses).to_have_count(8)
    picture = sheet.locator(".scene").evaluate(BOX)
    for house in houses.all():  # the whole street is in the picture
        left, top, right, bottom = house.evaluate(BOX)
        assert picture[0] <= left < right <= picture[2]
        assert picture[1] <= top < bottom <= picture[3]
    sheet.get_by_role("tab", name="Hands").click()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Rules and help").click()  # one tap: it opens where it was left
    expect(sheet.get_by_role("listitem").first).to_contain_text("five of a kind")
    page.keyboard.press("Escape")
    assert person.question()


def test_the_rule_of_a_question_opens_over_the_table(person: Person) -> None:
    begin_coached(person, "Cincinnati").get_by_role("button", name="Play without a coach").click()
    person.see_question("choose-table")
    page = person.page
    page.locator(".dock .ask button").first.click()
    link = page.get_by_role("dialog").get_by_role("link", name=re.compile(r"^CI-\d+$"))
    rule = link.inner_text()
    link.click()
    sheet = page.get_by_role("dialog", name="Rules and help")
    expect(sheet.locator(f"article#{rule}")).to_have_class(re.compile("marked"))
    expect(sheet.locator(f"article#{rule}")).to_be_in_viewport()
    expect(sheet.get_by_role("searchbox")).to_have_attribute("placeholder", re.compile("^CI-"))
    assert len(person.context.pages) == 1, "no other tab"
