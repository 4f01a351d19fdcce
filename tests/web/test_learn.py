"""Learn: the rules of every ruleset, looked up by number, card and place; and a first game with a coach."""

import re

import pytest
from playwright.sync_api import Browser, expect

import gobelet
from tests.server.outside import Server
from tests.web.people import Person

RULESETS = [rules.id for rules in gobelet.rulesets()]


def test_from_the_first_page_to_a_rule(person: Person) -> None:
    person.visit()
    page = person.page
    page.get_by_role("link", name="Read the rules").click()
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
    search.fill("no such thing at all")
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


@pytest.mark.parametrize(("game", "question"), [("Dice Town", "keep"), ("Cincinnati", "choose-table")])
def test_a_coach_explains_each_prompt_once(person: Person, game: str, question: str) -> None:
    person.visit("/learn")
    page = person.page
    page.get_by_role("button", name=f"{game} with a coach").click()
    coach = page.get_by_role("complementary", name="Your coach")
    person.see_question(question)
    expect(coach).to_contain_text("Welcome to")
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_contain_text("under your cup" if game == "Dice Town" else "Under your cup")
    asked = person.question()
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    page.reload()
    assert person.question() == asked
    expect(coach).to_have_count(0)


def test_a_coach_can_be_sent_away(person: Person) -> None:
    person.visit()
    person.page.get_by_role("button", name="Cincinnati with a coach").click()
    coach = person.page.get_by_role("complementary", name="Your coach")
    expect(coach).to_contain_text("Welcome to the casino!")
    coach.get_by_role("button", name="I can manage alone").click()
    expect(coach).to_have_count(0)
    person.page.reload()
    person.see_question("choose-table")
    expect(coach).to_have_count(0)
