"""A first game with a coach: what it says, where it stands, and when it goes."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.tiers import SOAK, gate_takes
from tests.web.people import Person
from tests.web.saved import FULLEST, saved
from tests.web.staged import ADDRESS, TABLE, Staged

# What lies where it must not, once the bubble has followed what it points at and stands still.
COVERS = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const box = (where) => document.querySelector(where)?.getBoundingClientRect();
    const spelled = () => JSON.stringify([box(".bubble"), box(".ring")]);
    let before = "";
    for (let same = 0; same < 3; same += spelled() === before ? 1 : -same) {
        before = spelled();
        await frame();
    }
    const bubble = box(".bubble");
    const over = (other) => other && bubble.left < other.right && other.left < bubble.right
        && bubble.top < other.bottom && other.top < bubble.bottom;
    const found = [];
    if (over(box(".ring"))) found.push("covers what it points at");
    if (over(box(".dock .primary"))) found.push("covers the primary button");
    if (bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight)
        found.push("leaves the screen");
    return found;
}"""
LYING = (740, 360)  # a phone with the least room
SIZES = ((1366, 657), (360, 640), LYING) if SOAK else (LYING,)
STANDS = "() => document.querySelector('.bubble')?.style.visibility === 'visible'"


def coach_of(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name="Your coach")


def begin_coached(person: Person, game: str) -> Locator:
    person.visit("/learn")
    person.page.get_by_role("button", name=f"{game} with a coach").click()
    coach = coach_of(person)
    expect(coach).to_be_visible()
    return coach


@pytest.mark.parametrize("ruleset", gate_takes(["cincinnati"], FULLEST, pairs=False))
def test_at_every_kind_of_question_it_covers_nothing_that_counts(still: Person, ruleset: str) -> None:
    """Every sentence, on a laptop and on small phones, at the most seats."""
    page = still.page
    page.add_init_script(f"localStorage.setItem('gobelet.coach', '{{\"{TABLE}\": [\"welcome\"]}}')")
    coach = coach_of(still)
    said = coach.get_by_role("status")
    wrong: list[str] = []
    asked = iter(saved(ruleset).values())
    first = next(asked)
    table = Staged(page, first, hinted=True)
    still.visit(ADDRESS)
    for shown in (first, *asked):
        if shown is not first:
            table.show(shown)
        expect(still.answer).to_have_attribute("data-number", str(shown.number))
        coach.wait_for()
        while coach.count():
            page.wait_for_function(STANDS)
            text = said.inner_text()
            assert len(text) <= 90, text
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                where = f"{shown.kind}, {width}×{height}, “{text}”"
                wrong += [f"{where} {what}" for what in page.evaluate(COVERS)]
            coach.get_by_role("button", name=re.compile("^(Next|Got it)$")).click()
            expect(said.get_by_text(text, exact=True)).to_have_count(0)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "question"), [("Dice Town", "keep"), ("Cincinnati", "choose-table")])
def test_it_speaks_of_what_is_there(person: Person, game: str, question: str) -> None:
    coach = begin_coached(person, game)
    person.see_question(question)
    said = coach.get_by_role("status")
    told: list[str] = []
    pointed: set[str] = set()
    while coach.count():
        told.append(said.inner_text())
        pointed.add(coach.get_attribute("data-at") or "")
        coach.get_by_role("button", name=re.compile("^(Next|Got it)$")).click()
        expect(said.get_by_text(told[-1], exact=True)).to_have_count(0)
    assert len(told) == len(set(told)) >= 5
    assert {"street", "players"} <= pointed
    assert "table-ballroom" not in pointed, "it is closed with three players"


def test_the_coach_explains_once_and_advises_each_time(person: Person) -> None:
    coach = begin_coached(person, "Dice Town")
    expect(coach).to_contain_text("Each place of the street")
    coach.get_by_role("button", name="Skip").click()
    expect(coach).to_contain_text("Tap the dice")
    person.page.keyboard.press("1")
    question = person.question()
    person.page.keyboard.press("Enter")  # the coach's, while there is more to hear
    expect(coach).to_contain_text("One die is free")
    assert person.question() == question
    person.page.locator("button.hints").wait_for()  # the last sentence comes with the hints
    while coach.get_by_role("button", name="Next").count():
        text = coach.get_by_role("status").inner_text()
        person.page.keyboard.press("Enter")
        expect(coach.get_by_role("status").get_by_text(text, exact=True)).to_have_count(0)
    best = coach.get_by_role("status")
    expect(best).to_contain_text("Best: keep")
    expect(coach).to_have_attribute("data-at", re.compile(r"^(dice:\d|work$)"))
    first = best.inner_text()
    person.page.keyboard.press("Enter")  # now it answers
    expect(best.get_by_text(first, exact=True)).to_have_count(0)  # it goes with its moment
    person.page.reload()
    person.see_question("keep")
    expect(best).to_contain_text("Best: keep")
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)


def test_a_coach_can_be_sent_away(person: Person) -> None:
    person.visit()
    person.page.get_by_role("button", name="Cincinnati with a coach").click()
    coach = coach_of(person)
    expect(coach).to_contain_text("Each table has its cards")
    coach.get_by_role("button", name="Play without a coach").click()
    expect(coach).to_have_count(0)
    person.page.reload()
    person.see_question("choose-table")
    expect(coach).to_have_count(0)
