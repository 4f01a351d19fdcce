"""The story of a game: the summary of a round, the log, chat bubbles, quick words, and what is read out."""

from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.web.people import Person, open_table
from tests.web.staged import ADDRESS, Staged, decisions

PHONE = {"width": 360, "height": 740}


def begin(person: Person, link: str) -> None:
    person.visit(link)
    person.page.get_by_role("button", name="Start").click()
    expect(person.answer).to_be_visible()


def test_a_quick_word_is_a_bubble_in_everybodys_language(
    browser: Browser, server: Server, person: Person
) -> None:
    links = open_table(server.url, "dicetown/2009", people=2, bots=0)
    other = Person(browser, server.url, locale="fr-FR", viewport=PHONE)
    other.visit(links[1])
    begin(person, links[0])
    expect(other.answer).to_be_visible()
    person.page.get_by_role("tab", name="Chat").click()
    person.page.get_by_role("button", name="Well played!").click()
    expect(person.page.get_by_role("log", name="Chat")).to_contain_text("You Well played!")
    expect(other.page.locator(".bubble")).to_contain_text("Bien joué")
    button = other.page.get_by_role("button", name="Journal et discussion")
    expect(button).to_contain_text("1")
    button.click()
    expect(other.page.get_by_role("log", name="Discussion")).to_contain_text("Bien joué")
    expect(button).not_to_contain_text("1")
    other.go_home()


def test_a_round_is_summed_up_and_folded(person: Person) -> None:
    person.context.add_init_script("localStorage.setItem('gobelet.pace', 'fast')")
    last = decisions("cincinnati", 3, round=1)[-1]
    table = Staged(person.page, last)
    person.visit(ADDRESS)
    expect(person.answer).to_be_visible()
    table.show(decisions("cincinnati", 3, round=2)[0], since=len(last.events))
    page = person.page
    summary = page.get_by_test_id("summary")
    expect(summary.get_by_role("listitem")).to_have_count(3)
    expect(person.prompt).to_have_text("Round 1 is over")
    page.keyboard.press("Enter")
    expect(summary).to_have_count(0)
    expect(person.answer).to_be_visible()
    log = page.get_by_test_id("log")
    first = log.get_by_role("button", name="Round 1")
    expect(first).to_have_attribute("aria-expanded", "false")
    expect(log.get_by_role("button", name="Round 2")).to_have_attribute("aria-expanded", "true")
    first.click()
    entry = log.get_by_role("button", expanded=False).first
    assert "CI-" not in log.inner_text()
    entry.click()
    expect(log).to_contain_text("CI-")


def test_after_a_break_only_what_is_new_is_read_out(person: Person) -> None:
    first, second, third = decisions("dicetown/2009", 2, round=2)[:3]
    table = Staged(person.page, first)
    person.visit(ADDRESS)
    announced = person.page.get_by_test_id("announced")
    expect(announced).to_have_text("Which dice do you keep?")
    read = person.page.get_by_role("log", name="Log")
    fresh = read.locator("p:not([data-read])")
    table.show(second, since=len(first.events))
    expect(fresh.filter(has_text="You keep")).to_have_count(1)
    expect(person.answer).to_have_attribute("data-number", str(second.game.serial))
    assert "DT-" not in read.inner_text()
    read.locator("p").evaluate_all("(all) => all.forEach((line) => { line.dataset.read = 'yes'; })")
    table.shown = third  # what happens during the break
    table.close()
    expect(person.answer).to_have_attribute("data-number", str(third.game.serial))
    expect(fresh.filter(has_text="You keep")).to_have_count(1)  # the first one is not read out again


def test_a_question_is_read_out_at_once_and_before_the_log(server: Server, person: Person) -> None:
    begin(person, open_table(server.url, "cincinnati", people=1, bots=2)[0])
    announced = person.page.get_by_test_id("announced")
    read = person.page.get_by_role("log", name="Log")
    expect(announced).to_have_attribute("aria-live", "assertive")
    expect(announced).to_have_text("Which table do you play at?")
    follows = (
        "(one, [other]) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)"
    )
    assert announced.evaluate(follows, [read.element_handle()])
    person.click_answer()
    person.see_question("declare")
    expect(announced).to_have_text("Second roll: reroll which dice?")
    expect(read).to_contain_text("You ")
