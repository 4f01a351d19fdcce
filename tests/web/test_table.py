"""At the table: taking back, refusals, onlookers, chat, the host's tools, the end and the rematch."""

import json
import re
from itertools import islice
from typing import Any

import httpx
from playwright.sync_api import Browser, WebSocket, WebSocketRoute, expect

from tests.server.outside import Server
from tests.web.axe import check
from tests.web.people import CHOOSABLE, Person, open_table
from tests.web.staged import ADDRESS, Shown, Staged, decisions, find, kept, moments


def start(person: Person, link: str, question: str) -> None:
    person.visit(link)
    person.page.get_by_role("button", name="Start").click()
    person.see_question(question)


def test_a_sealed_answer_can_be_taken_back(browser: Browser, server: Server, person: Person) -> None:
    links = open_table(server.url, "dicetown/2009", people=2, bots=0)
    other = Person(browser, server.url)
    other.visit(links[1])
    start(person, links[0], "keep")
    person.click_answer()
    expect(person.prompt).to_contain_text("Your answer is sealed. Bob chooses dice.")
    ann = other.page.locator(".player", has_text="Ann")
    expect(ann).to_contain_text("ready")
    sealed = person.page.get_by_role("img", name="Sealed:")
    expect(sealed.locator(".on")).to_have_count(1)
    person.page.reload()  # it stays visible to those who have sealed it
    expect(sealed.locator(".on")).to_have_count(1)
    expect(other.page.get_by_role("img", name="Sealed:")).to_have_count(0)
    person.page.get_by_role("button", name="Take it back").click()
    person.see_question("keep")
    expect(ann).to_contain_text("thinking")
    other.go_home()


def test_a_refusal_quotes_the_rule(server: Server, person: Person) -> None:
    """CI-3. With three players Ballroom is closed. The page would not offer it: we say it for the page."""

    def insist(route: WebSocketRoute) -> None:
        to_server = route.connect_to_server()

        def say(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "answer":
                said["choice"] = {"table": "ballroom"}
            to_server.send(json.dumps(said))

        route.on_message(say)

    person.page.route_web_socket("**/socket", insist)
    start(person, open_table(server.url, "cincinnati", people=1, bots=2)[0], "choose-table")
    person.click_answer()
    expect(person.page.get_by_role("alert")).to_contain_text("Ballroom is closed")
    expect(person.page.get_by_role("alert")).to_contain_text("CI-3")
    person.see_question("choose-table")


def test_the_prompt_names_its_rule_and_explains_it(server: Server, person: Person) -> None:
    start(person, open_table(server.url, "dicetown/2009", people=1, bots=1)[0], "keep")
    expect(person.prompt).to_contain_text("Which dice do you keep?")
    person.answer.get_by_role("button", name="Explain this").click()
    asks = person.page.get_by_role("dialog", name="Which dice do you keep?")
    expect(asks).to_contain_text("One die is free. Each extra die kept now costs $1")
    link = asks.get_by_role("link", name="DT-11")
    expect(link).to_have_attribute("href", "rules/dicetown/2009/DT-11")


def test_onlookers_see_the_table_and_no_hand(browser: Browser, server: Server, person: Person) -> None:
    link = open_table(server.url, "dicetown/2009", people=1, bots=1, open=True)[0]
    start(person, link, "keep")
    onlooker = Person(browser, server.url)
    onlooker.visit(link.partition("#")[0])
    expect(onlooker.page.get_by_role("region", name="The street")).to_be_visible()
    expect(onlooker.prompt).to_contain_text("chooses dice")
    expect(onlooker.page.get_by_text("Your hand")).to_have_count(0)
    onlooker.page.get_by_role("button", name="Take a seat").click()
    onlooker.page.get_by_role("button", name="Take over from Jesse").click()
    expect(onlooker.page.get_by_text("Your hand")).to_be_visible()
    onlooker.go_home()


def test_chat_is_text_and_nothing_else(browser: Browser, server: Server, person: Person) -> None:
    links = open_table(server.url, "cincinnati", people=2, bots=1)
    other = Person(browser, server.url)
    other.visit(links[1])
    start(person, links[0], "choose-table")
    for one in (person, other):
        one.page.get_by_role("tab", name="Chat").click()
    person.page.get_by_role("textbox", name="Say something").fill("<b>howdy</b>")
    person.page.get_by_role("button", name="Send").click()
    expect(other.page.get_by_role("log", name="Chat")).to_contain_text("Ann <b>howdy</b>")
    other.go_home()


def test_the_host_pauses_and_abandons(server: Server, person: Person) -> None:
    start(person, open_table(server.url, "cincinnati", people=1, bots=2)[0], "choose-table")
    page = person.page
    page.get_by_role("button", name="Menu and settings").click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Close").click()
    expect(person.prompt).to_contain_text("The host has paused the game.")
    page.get_by_role("button", name="Menu and settings").click()
    page.get_by_role("button", name="Abandon the game").click()
    page.get_by_role("button", name="Really end it for everybody").click()
    expect(person.end).to_contain_text("The game was abandoned.")


def test_an_abandoned_game_shows_the_points_as_they_stood(server: Server, person: Person) -> None:
    start(person, open_table(server.url, "dicetown/2009", people=1, bots=2)[0], "keep")
    person.begin_to_play(1, "[data-round='2']")
    person.played()
    page = person.page
    page.get_by_role("button", name="Menu and settings").click()
    page.get_by_role("button", name="Abandon the game").click()
    page.get_by_role("button", name="Really end it for everybody").click()
    expect(person.end).to_contain_text("The game was abandoned.")
    chart = page.get_by_role("region", name="Points, round by round")
    expect(chart.get_by_role("rowheader")).to_have_text(["Start", "Round 1"])
    expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", re.compile("^replay/"))
    # The record of such a game is everybody's: so are the points, to the last hidden deed.
    table = page.url.rpartition("/")[2]
    record = httpx.get(f"{server.url}/api/tables/{table}/record").text
    replay = httpx.post(f"{server.url}/api/replay", json={"record": record, "eyes": "all"}).json()
    points = sorted([seat["points"] for seat in replay["frames"][-1]["board"]["seats"]], reverse=True)
    scores = page.get_by_role("list", name="Score", exact=True)
    expect(scores.locator("b")).to_have_text([f"{one} point{'s' * (one != 1)}" for one in points])
    check(person)


def test_the_table_moves_step_by_step_and_can_be_skipped(person: Person) -> None:
    person.context.add_init_script("localStorage.setItem('gobelet.pace', 'slow')")
    person.bring_clock()
    first, second = decisions("dicetown/2009", 2, round=2)[:2]
    table = Staged(person.page, first)
    person.visit(ADDRESS)
    expect(person.answer).to_be_visible()
    person.stop_clock()  # no step ends by itself
    table.show(second, since=len(first.events))
    expect(person.page.locator(".happening")).to_contain_text("You keep")
    person.page.keyboard.press("Space")
    expect(person.page.locator(".happening")).to_have_count(0)
    expect(person.page.get_by_role("log", name="Log")).to_contain_text("You keep")


def test_a_place_is_looked_at_closely(server: Server, person: Person) -> None:
    start(person, open_table(server.url, "dicetown/extension", people=1, bots=2)[0], "keep")
    person.page.get_by_role("button", name="Mine", exact=True).click()
    sheet = person.page.get_by_role("dialog", name="Gold mine")
    expect(sheet).to_contain_text("Pan the river")
    expect(sheet).to_contain_text("12 River cards left")
    expect(sheet.get_by_role("link", name="DX-12")).to_be_visible()
    # Not only its sign opens it.
    for width, height in ((1366, 657), (390, 844)):
        person.page.set_viewport_size({"width": width, "height": height})
        for part in (".house", ".goods"):
            sheet.get_by_role("button", name="Close").click()
            expect(sheet).to_have_count(0)
            box = person.page.locator(f"[data-place=mine] {part}").bounding_box()
            assert box is not None
            person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            expect(sheet).to_be_visible()


def test_a_player_looked_at_closely_says_what_things_are_worth(still: Person) -> None:
    def wears_badge(shown: Shown) -> bool:
        return shown.kind == "keep" and shown.view()["board"]["sheriff"] == shown.seat

    Staged(still.page, find("dicetown/2009", 3, wears_badge))
    still.visit(ADDRESS)
    still.see_question("keep")
    still.page.locator(".player.me .name button").click()
    sheet = still.page.get_by_role("dialog", name="You")
    for line in ("$2 = 1 point", "1 point each", "Sheriff 5 points"):
        expect(sheet).to_contain_text(line)
    assert still.page.locator(".player.me .dollars").get_attribute("title") == "dollars, $2 = 1 point"


def test_a_chip_looked_at_closely_says_what_it_is_worth(still: Person) -> None:
    Staged(still.page, find("cincinnati", 3, lambda shown: shown.kind == "choose-table"))
    still.visit(ADDRESS)
    still.see_question("choose-table")
    still.page.locator(".player.me .name button").click()
    expect(still.page.get_by_role("dialog", name="You")).to_contain_text("€5,000 each")


HEARD = """
window.heard = { tones: 0, shakes: 0 };
const made = AudioContext.prototype.createBufferSource;
AudioContext.prototype.createBufferSource = function () { window.heard.tones++; return made.call(this); };
Object.defineProperty(navigator, "vibrate", { value: () => { window.heard.shakes++; return true; } });
"""


def test_the_page_calls_whoever_is_awaited(server: Server, person: Person) -> None:
    """By the tab's title, a bell and a shake; the bell has a switch."""
    person.context.add_init_script(HEARD)
    start(person, open_table(server.url, "cincinnati", people=1, bots=2)[0], "choose-table")
    expect(person.page).to_have_title(re.compile("^● Your turn"))
    person.page.wait_for_function("() => window.heard.tones > 0 && window.heard.shakes > 0")
    switch = person.page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    person.page.evaluate("window.heard = { tones: 0, shakes: 0 }")
    person.click_answer()
    person.see_question("declare")
    person.page.wait_for_function("() => window.heard.shakes > 0")
    assert person.page.evaluate("window.heard.tones") == 0


def test_among_bots_the_last_decision_is_undone_by_a_key(person: Person) -> None:
    """The server decides whether it may be (tests/server/test_undo.py); here it always may."""
    first, second = list(islice((kept(one) for one in moments("dicetown/2009", 3, 1) if one.seat == 0), 2))
    table = Staged(person.page, second)
    asked: list[int] = []

    def go_back(message: dict[str, Any]) -> None:
        asked.append(message["question"])
        undone = {"id": "undone", "rule": "", "facts": {"seat": 0, "number": len(first.events)}}
        table.alter = lambda view: view.update(notes=[undone])
        table.show(first)

    table.alter = lambda view: view["you"].update(undo=True)
    table.replies["undo"] = go_back
    person.visit(ADDRESS)
    after = int(person.question())
    person.page.keyboard.press("z")
    expect(person.answer).to_have_attribute("data-number", str(first.game.serial))
    assert asked == [after] == [second.game.serial]
    person.saw("You have taken your last decision back.")
    expect(person.answer.locator(".undo")).to_have_count(0)


def test_where_nothing_can_be_undone_the_key_says_why(server: Server, person: Person) -> None:
    start(person, open_table(server.url, "cincinnati", people=1, bots=2)[0], "choose-table")
    person.page.keyboard.press("z")
    expect(person.page.get_by_role("alert")).to_have_text("There is no decision of yours to undo yet.")


def test_hints_are_switched_on_from_the_menu_and_explain_their_figures(
    server: Server, person: Person
) -> None:
    start(person, open_table(server.url, "cincinnati", people=1, bots=2)[0], "choose-table")
    menu = person.page.get_by_role("dialog")
    person.page.get_by_role("button", name="Menu and settings").click()
    menu.get_by_role("button", name="Show hints").click()
    expect(menu.get_by_role("button", name="Hide hints")).to_have_attribute("aria-pressed", "true")
    menu.get_by_role("button", name="Close").click()
    line = person.page.locator("button.hints")
    person.page.locator(CHOOSABLE).first.click()
    line.click()
    expect(menu).to_contain_text("how often your dice meet this table’s condition")
    menu.get_by_role("button", name="Close").click()
    person.click_answer()
    person.see_question("declare")
    person.page.locator(CHOOSABLE).first.click()
    figures = line.locator(".one:visible")
    expect(figures).to_have_count(2)
    person.page.set_viewport_size({"width": 360, "height": 740})
    expect(figures).to_have_count(1)
    line.click()
    expect(menu.get_by_role("listitem")).to_have_count(2)
    expect(menu).to_contain_text("how often your hand is the best at this table")
    check(person)


def test_hints_stand_beside_the_choices_where_the_table_allows_them(server: Server, person: Person) -> None:
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)["type"]))

    person.page.on("websocket", listen)
    start(person, open_table(server.url, "cincinnati", people=1, bots=2, hints=True)[0], "choose-table")
    expect(person.page.locator("[data-region=street]")).to_contain_text(re.compile(r"\d%"))
    assert "hints" in heard
    heard.clear()
    start(person, open_table(server.url, "cincinnati", people=1, bots=2)[0], "choose-table")
    person.click_answer()
    person.see_question("declare")  # bots have thought meanwhile, as hints would have been
    expect(person.page.locator(".hints")).to_have_count(0)
    assert "view" in heard
    assert "hints" not in heard
