"""The waiting room: names, the invitation, talk; and the form for those who look on."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.tiers import SOAK
from tests.web.axe import check
from tests.web.people import Person, open_table
from tests.web.test_table import start

SIZES = [(1366, 657), (390, 844), (360, 740), *([(740, 360), (360, 640)] if SOAK else [])]
INSIDE = """() => [...document.querySelectorAll(".invitation")].every((one) => {
  const { bottom, right } = one.getBoundingClientRect();
  const held = [...one.querySelectorAll("input, .button")]
    .every((part) => part.getBoundingClientRect().right < right);
  return held && bottom <= innerHeight && right <= innerWidth;
})"""
BROKEN = """() => [...document.querySelectorAll(".warning code")]
  .filter((one) => one.getClientRects().length > 1).length"""


def lobby(person: Person, link: str) -> None:
    person.visit(link)
    expect(person.page.locator(".lobby")).to_be_visible()


def test_names_are_changed_in_the_lobby_and_never_alike(
    browser: Browser, server: Server, person: Person
) -> None:
    link = open_table(server.url, "cincinnati", people=3, bots=0)[0]
    lobby(person, link)
    guests = [Person(browser, server.url) for _guest in range(2)]
    table = link.partition("#")[0]
    own = person.page.get_by_label("Your name")
    expect(own).to_have_value("Ann")
    own.fill("bob")
    own.press("Enter")
    expect(own).to_have_value("bob 2")  # Bob has their seat already
    own.fill("Zoe")
    own.press("Enter")
    expect(own).to_have_value("Zoe")
    for guest in guests:
        lobby(guest, table)
        expect(guest.page.get_by_role("listitem").filter(has_text="Zoe")).to_be_visible()
        guest.go_home()
    person.page.reload()
    expect(own).to_have_value("Zoe")
    assert person.page.evaluate("localStorage.getItem('gobelet.name')") == "Zoe"


def test_two_guests_are_never_alike(browser: Browser, server: Server) -> None:
    guests = [Person(browser, server.url) for _guest in range(3)]
    guests[0].visit()
    card = guests[0].page.get_by_role("article").filter(has_text="Cincinnati")
    card.get_by_role("button", name="Invite friends").click()
    guests[0].page.get_by_role("dialog").get_by_role("button", name="Create the table").click()
    expect(guests[0].page.locator(".lobby")).to_be_visible()
    table = guests[0].page.url
    first = guests[0].page.evaluate("localStorage.getItem('gobelet.draw')")
    for guest in guests[1:]:
        guest.page.add_init_script(f"localStorage.setItem('gobelet.draw', '{first}')")  # all draw the same
        guest.page.goto(table)
        guest.page.get_by_role("button", name="Take seat").first.click()
        expect(guest.page.get_by_role("region", name="Take a seat")).to_have_count(0)
    names = [guest.page.get_by_label("Your name").input_value() for guest in guests]
    assert len(set(names)) == 3, names
    assert not [name for name in names if "Guest" in name or not name[-1].isalpha()], names
    # All seats are taken: who wants to look on still needs the link.
    expect(guests[0].page.get_by_label("The link of this table")).to_have_value(table)
    for guest in guests:
        guest.go_home()


@pytest.mark.parametrize("locale", ["en-US", "fr-FR"])
def test_a_table_is_made_without_scrolling(browser: Browser, server: Server, locale: str) -> None:
    for width, height in [(1366, 657), (390, 844), (740, 360)]:
        person = Person(browser, server.url, locale=locale, viewport={"width": width, "height": height})
        person.visit()
        person.page.locator(".ways .invite >> visible=true").first.click()
        dialog = person.page.get_by_role("dialog")
        expect(dialog.locator("summary", has_text="60 s")).to_be_in_viewport(
            ratio=1
        )  # what is chosen, in a line
        expect(dialog.locator(".primary")).to_be_in_viewport(ratio=1)
        assert dialog.evaluate("(one) => one.scrollHeight <= one.clientHeight"), (width, height)
        person.go_home()


def test_a_friend_reads_who_invites_them_and_to_what(
    browser: Browser, server: Server, person: Person
) -> None:
    link = open_table(server.url, "dicetown/2009", people=1, bots=2, free=1)[0]
    lobby(person, link)
    expect(person.page.locator(".invitation")).to_contain_text("--host")  # for whoever runs the server
    friend = Person(browser, server.url, viewport={"width": 740, "height": 360})
    lobby(friend, link.partition("#")[0])
    welcome = friend.page.get_by_role("region", name="Ann invites you to play Dice Town")
    for name, shows in (("The game in ten pictures", "1 of 10"), ("Rules", "DT-1")):
        expect(welcome.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        welcome.get_by_role("button", name=name).click()
        dialog = friend.page.get_by_role("dialog")
        expect(dialog.get_by_text(shows, exact=True).first).to_be_visible()
        dialog.get_by_role("button", name="Close").click()
    expect(welcome.get_by_role("button", name="bot")).to_have_count(0)  # there is a free seat
    expect(friend.page.locator(".lobby")).not_to_contain_text("Take over")
    welcome.get_by_role("button", name="Take seat 2").click()
    expect(friend.page.get_by_label("The link of this table")).to_be_visible()
    expect(friend.page.locator(".lobby")).not_to_contain_text("--host")
    # The next one finds bots only: before the game nobody is asked for their seats.
    late = Person(browser, server.url)
    lobby(late, link.partition("#")[0])
    late.page.get_by_role("button", name="Sit down instead of the bot").first.click()
    expect(late.page.get_by_label("The link of this table")).to_be_visible()
    for one in (friend, late):
        one.go_home()


def test_a_full_table_says_so(browser: Browser, server: Server) -> None:
    visitor = Person(browser, server.url, locale="fr-FR")
    lobby(visitor, open_table(server.url, "cincinnati", people=3, bots=0)[0].partition("#")[0])
    welcome = visitor.page.get_by_role("region", name="Ann vous invite à jouer à Cincinnati")
    expect(welcome).to_contain_text("Toutes les places sont prises.")
    expect(welcome.get_by_label("Votre nom")).to_have_count(0)
    check(visitor)
    visitor.go_home()


def test_talk_in_the_waiting_room(browser: Browser, server: Server, person: Person) -> None:
    links = open_table(server.url, "cincinnati", people=2, bots=1)
    lobby(person, links[0])
    bob = Person(browser, server.url)
    lobby(bob, links[1])
    person.page.get_by_label("Say something").fill("Are you ready?")
    person.page.get_by_label("Say something").press("Enter")
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("Are you ready?")
    person.page.get_by_role("button", name="Start").click()
    bob.see_question("choose-table")
    expect(bob.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()  # nothing is new there
    bob.go_home()


@pytest.mark.parametrize("locale", ["en-US", "fr-FR"])
def test_the_invitation_fits(browser: Browser, server: Server, far: Server, locale: str) -> None:
    for house in (server, far):
        person = Person(browser, house.url, locale=locale)
        lobby(person, open_table(house.url, "dicetown/extension", people=6, bots=0)[0])
        if house is far:
            expect(person.page.locator(".invitation [role=img]")).to_be_visible()
        else:
            expect(person.page.locator(".warning")).to_be_visible()
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.page.evaluate(INSIDE), (width, height)
            assert person.page.evaluate(BROKEN) == 0, (width, height)
            assert person.page.evaluate("document.documentElement.scrollWidth") == width
        # Where the page scrolls, what lies under the bar at the bottom has no size for axe.
        person.page.set_viewport_size({"width": 1280, "height": 900})
        check(person)
        person.go_home()


def test_the_form_for_a_seat_is_small_and_can_be_closed(
    browser: Browser, server: Server, person: Person
) -> None:
    link = open_table(server.url, "dicetown/2009", people=1, bots=4)[0]
    start(person, link, "keep")
    visitor = Person(browser, server.url, viewport={"width": 360, "height": 740})
    visitor.visit(link.partition("#")[0])
    form = visitor.page.get_by_role("region", name="Take a seat")
    expect(form).to_be_visible()
    box = form.bounding_box()
    assert box is not None
    assert box["height"] < 100
    form.get_by_role("button", name="Take a seat").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_label("Your name")).to_be_visible()
    expect(dialog.get_by_role("button", name="Ask the host for")).to_have_count(4)
    check(visitor)
    dialog.get_by_role("button", name="Close").click()
    form.get_by_role("button", name="Close").click()
    expect(form).to_have_count(0)
    visitor.go_home()


def test_a_rematch_says_who_wants_it_and_who_has_not_come(browser: Browser, server: Server) -> None:
    links = open_table(server.url, "cincinnati", people=2, bots=1)
    ann, bob = [Person(browser, server.url, viewport={"width": 390, "height": 844}) for _link in links]
    for one, link in ((bob, links[1]), (ann, links[0])):
        lobby(one, link)
    ann.page.get_by_role("button", name="Start").click()
    ann.see_question("choose-table")
    ann.page.get_by_role("button", name="Menu and settings").click()
    ann.page.get_by_role("button", name="Abandon the game").click()
    ann.page.get_by_role("button", name="Really end it for everybody").click()
    button = ann.page.locator(".act .primary")
    expect(button).to_have_text("Rematch")
    expect(ann.page.get_by_role("region", name="Points, round by round")).to_be_visible()
    before = button.bounding_box()
    bob.page.locator(".act .primary").click()
    expect(button).to_have_text("Bob wants a rematch To the rematch")
    expect(ann.page.locator(".act [role=status]")).to_have_text("Bob wants a rematch")
    assert button.bounding_box() == before, "the button stays where it was"
    seats = bob.page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats.filter(has_text="Ann")).to_contain_text("not here yet")
    button.click()
    expect(seats.filter(has_text="Ann")).to_contain_text("here · host")
    ann.go_home()
    expect(seats.filter(has_text="Ann")).to_contain_text("not connected")
    bob.go_home()


def test_the_menu_says_what_everything_does(server: Server, person: Person) -> None:
    start(person, open_table(server.url, "dicetown/2009", people=2, bots=1)[0], "keep")
    person.page.get_by_role("button", name="Menu and settings").click()
    menu = person.page.get_by_role("dialog")
    for name, text in (
        ("Leave the table", "A bot plays for you. Your seat stays yours"),
        ("Pause", "Stops all clocks"),
        ("Abandon the game", "Ends the game for everybody"),
        ("Lock the table", "Nobody else can sit down"),
    ):
        expect(menu.get_by_role("button", name=name)).to_be_visible()
        expect(menu).to_contain_text(text)
    expect(menu).to_contain_text("This table plays without hints.")
    # Who can be muted, reported or replaced is named; a bot, for whom there is nothing to do, is not.
    acts = menu.get_by_role("group", name="Bob").get_by_role("button")
    expect(acts).to_have_text(["Mute for me", "Report…", "Mute for all", "Replace with a bot"])
    expect(menu).not_to_contain_text("Belle")
    check(person)
    menu.get_by_role("button", name="Rules").click()
    expect(menu).to_have_accessible_name("Rules and help")
    expect(menu.locator("article#DT-11")).to_be_attached()
    assert len(person.context.pages) == 1, "over the table, not in another tab"
