"""Finding others: the listed tables, narrowed by what is wanted, and quick match."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.tiers import soak
from tests.web.people import Person, open_table


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody else lists tables."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('others') / 'tables.db'}") as made:
        yield made


def test_open_tables_are_filtered_and_the_choice_is_kept(browser: Browser, own_server: Server) -> None:
    ann = Person(browser, own_server.url)
    ann.visit()
    tables = ann.page.get_by_test_id("open-tables")
    expect(tables).to_contain_text("Nobody has listed a table just now.")

    open_table(own_server.url, "dicetown/2009", 1, 0, free=2, listed=True, clock=60)
    [running] = open_table(own_server.url, "cincinnati", 1, 2, listed=True, clock=0)
    host = Person(browser, own_server.url)
    host.visit(running)
    host.page.get_by_role("button", name="Start").click()
    host.see_question("choose-table")

    ann.bring_clock()
    ann.visit()
    lines = tables.get_by_role("listitem")
    expect(lines).to_have_count(2)
    tables.get_by_label("Show").select_option("To watch")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Cincinnati")
    ann.visit()  # the choice is remembered
    expect(lines).to_have_count(1)
    tables.get_by_label("Free seats").select_option("At least 1")
    expect(tables).to_contain_text("No open table matches.")
    tables.get_by_role("button", name="Show all tables").click()
    expect(lines).to_have_count(2)
    tables.get_by_label("Time for an answer").select_option("Up to a minute")
    expect(lines).to_contain_text("Dice Town")
    tables.get_by_label("Game").select_option("Cincinnati")
    expect(lines).to_have_count(0)

    tables.get_by_label("Time for an answer").select_option("Any")
    open_table(own_server.url, "cincinnati", 1, 0, free=3, listed=True)
    ann.stop_clock()
    ann.let_pass(16_000)  # the list follows by itself
    expect(lines).to_have_count(2)
    ann.go_home()
    host.go_home()


def find_others(person: Person, game: str, players: str) -> None:
    """The dialog of a game, with this number of players."""
    card = person.page.get_by_role("article").filter(has_text=game)
    card.get_by_role("button", name="Find others").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_label(players).check()
    dialog.get_by_role("button", name="Find others").click()


def test_two_browsers_find_each_other(browser: Browser, own_server: Server) -> None:
    ann, ben = [Person(browser, own_server.url) for _person in range(2)]
    ann.visit()
    find_others(ann, "Dice Town", "2")
    waiting = ann.page.get_by_test_id("waiting")
    expect(waiting).to_contain_text("Nobody else is waiting yet.")
    expect(waiting).to_contain_text("One more player is needed.")
    expect(waiting).to_contain_text("You have waited for 0:0")

    ben.visit()
    find_others(ben, "Dice Town", "2")
    for person in (ann, ben):
        person.see_question("keep")
    assert ann.page.url == ben.page.url
    ann.visit()  # the seat is kept
    expect(ann.page.get_by_role("status").filter(has_text="Your turn").get_by_role("link")).to_be_visible()
    for person in (ann, ben):
        person.go_home()


@soak
def test_waiting_ends_when_one_wants_and_bots_are_offered(browser: Browser, own_server: Server) -> None:
    ann, ben = [Person(browser, own_server.url) for _person in range(2)]
    ben.visit()
    find_others(ben, "Cincinnati", "4")
    ann.bring_clock()
    ann.visit()
    find_others(ann, "Cincinnati", "4")
    waiting = ann.page.get_by_test_id("waiting")
    expect(waiting).to_contain_text("One other person is waiting. 2 more players are needed.")
    ben.page.get_by_role("button", name="Stop waiting").click()
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    expect(waiting).to_contain_text("Nobody else is waiting yet.")

    bots = ann.page.get_by_role("button", name="Play with bots")
    expect(bots).to_have_count(0)
    ann.stop_clock()
    ann.let_pass(25_000)
    expect(waiting).to_contain_text("You have waited for 0:2")
    ann.page.clock.resume()
    bots.click()
    ann.see_question("choose-table")
    find_others(ben, "Cincinnati", "4")
    expect(ben.page.get_by_test_id("waiting")).to_contain_text("Nobody else is waiting yet.")
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    for person in (ann, ben):
        person.go_home()


def test_a_watcher_with_a_delay_sees_a_round_when_it_is_over(browser: Browser, server: Server) -> None:
    [link] = open_table(server.url, "cincinnati", 1, 2, delayed=True)
    table = link.partition("#")[0].removeprefix("/t/")
    host, watcher, screen = [Person(browser, server.url) for _person in range(3)]
    views: list[str] = []
    watcher.page.on("websocket", lambda line: line.on("framereceived", lambda text: hear(views, text)))
    host.visit(link)
    key = screen_key(host)
    host.page.get_by_role("button", name="Start").click()
    host.see_question("choose-table")
    screen.visit(f"/screen/{table}#{key}")
    watcher.visit(f"/t/{table}")
    behind = "You are watching one round behind."
    expect(watcher.page.get_by_text(behind)).to_be_visible()
    for person in (watcher, screen):
        expect(person.page.locator("[data-round='1']")).to_be_visible()
    expect(screen.page.get_by_text(behind)).to_have_count(0)

    views.clear()
    host.begin_to_play(1, "[data-round='2']")
    host.played()
    for person in (watcher, screen):
        expect(person.page.locator("[data-round='2']")).to_be_visible()
    assert len(views) == 1, "one view, when the round was over"
    for person in (host, watcher, screen):
        person.go_home()


def hear(views: list[str], text: str | bytes) -> None:
    if '"type":"view"' in str(text):
        views.append(str(text))


def screen_key(host: Person) -> str:
    """The key in the link of the big screen, which the host is offered."""
    host.page.get_by_role("button", name="Show on a big screen").click()
    dialog = host.page.get_by_role("dialog")
    address = dialog.get_by_label("The link of the big screen").input_value()
    host.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return address.partition("#")[2]
