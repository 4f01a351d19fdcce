"""A player on several devices: kept with a passkey, brought by a code, seen by others, and deleted."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.server.outside import Server
from tests.tiers import gate_takes
from tests.web.axe import check
from tests.web.people import Person, open_table
from tests.web.test_lobby import lobby

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
LOOKS = """() => [...document.querySelectorAll(".seats li")].map((seat) => {
  const drawn = seat.querySelector("svg");
  const face = [...drawn.querySelectorAll("[fill]")].map((part) => part.getAttribute("fill")).join();
  return [face, getComputedStyle(drawn).getPropertyValue("--seat")];
})"""
Make = Callable[..., Person]


@pytest.fixture
def device(browser: Browser, server: Server) -> Iterator[Make]:
    """Devices, each with its own browser; at localhost, where passkeys work."""
    made: list[Person] = []

    def make(url: str = "", **options: Any) -> Person:
        made.append(Person(browser, url or server.url.replace("127.0.0.1", "localhost"), **options))
        return made[-1]

    yield make
    for person in made:
        person.go_home()


class Passkeys:
    """The passkeys of a device. They can be handed on, as a phone does to a computer."""

    def __init__(self, person: Person, **options: Any) -> None:
        self.session: CDPSession = person.context.new_cdp_session(person.page)
        self.session.send("WebAuthn.enable")
        made = self.session.send(
            "WebAuthn.addVirtualAuthenticator", {"options": {**AUTHENTICATOR, **options}}
        )
        self.id = made["authenticatorId"]

    def all(self) -> list[dict[str, Any]]:
        found = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        credentials: list[dict[str, Any]] = found["credentials"]
        return credentials

    def take(self, credential: dict[str, Any]) -> None:
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": credential})


def you(person: Person, path: str = "/you") -> None:
    person.visit(path)
    expect(person.page.get_by_role("heading", name="What is stored")).to_be_visible()


def press(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=name).click()


def done(person: Person, text: str) -> None:
    expect(person.page.get_by_role("status").filter(has_text=text)).to_be_visible()


def call_oneself(person: Person, name: str) -> None:
    person.page.get_by_label("Your name").fill(name)


def begin(person: Person) -> str:
    """A game against bots; the address of its table."""
    person.visit()
    person.page.get_by_role("article").filter(has_text="Cincinnati").get_by_role(
        "button", name="Play now"
    ).click()
    expect(person.answer).to_be_visible()
    return person.page.url


def code_of(person: Person) -> str:
    press(person, "Show a code")
    return person.page.get_by_label("Code", exact=True).inner_text()


def bring(person: Person, code: str) -> None:
    you(person)
    person.page.get_by_label("Code from the other device").fill(code)
    press(person, "Use the code")


def test_kept_with_a_passkey_a_player_comes_to_another_device(device: Make) -> None:
    first, second = device(), device()
    keys, others = Passkeys(first), Passkeys(second)
    table = begin(first)
    you(first)
    call_oneself(first, "Annabel")
    first.page.get_by_label("Face 3").check()
    first.page.get_by_label("Violet").check()
    first.page.get_by_role("button", name="Menu and settings").click()
    first.page.get_by_role("group", name="Colours").get_by_text("night").click()
    first.page.keyboard.press("Escape")
    press(first, "Keep with a passkey")
    done(first, "This player is kept")
    expect(first.page.get_by_role("list", name="Your passkeys").get_by_role("listitem")).to_have_count(1)
    [credential] = keys.all()
    assert credential["isResidentCredential"]
    assert credential["rpId"] == "localhost"

    others.take(credential)
    you(second)
    press(second, "Use a passkey")
    done(second, "Your player is here, with your games")
    expect(second.page.get_by_label("Your name")).to_have_value("Annabel")
    expect(second.page.get_by_label("Face 3")).to_be_checked()
    expect(second.page.get_by_label("Violet")).to_be_checked()
    expect(second.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(second.page.get_by_role("region", name="Your devices").get_by_role("listitem")).to_have_count(2)
    second.page.get_by_role("region", name="Your games").get_by_role("link", name="To the table").click()
    expect(second.answer).to_be_visible()
    assert second.page.url == table
    second.click_answer()  # it is the player's own seat

    # A device that is removed is no longer the player, and has no seat.
    you(first)
    first.page.get_by_role("region", name="Your devices").get_by_role("button", name="Remove").click()
    expect(first.page.get_by_role("region", name="Your devices").get_by_role("listitem")).to_have_count(1)
    expect(second.answer).to_have_count(0)
    first.page.goto(table)
    expect(first.page.get_by_test_id("prompt")).to_be_visible()


def test_games_that_begin_on_one_device_are_found_on_the_other(device: Make) -> None:
    first, second = device(), device()
    you(first)
    bring(second, code_of(first))
    done(second, "Your player is here")
    table = begin(first).rpartition("/")[2]
    second.visit()
    running = second.page.locator(f"a[href='t/{table}']").first
    expect(running).to_be_visible()
    running.click()
    expect(second.answer).to_be_visible()


def test_a_code_brings_the_player_once(device: Make) -> None:
    first, second, third = device(), device(), device()
    you(first)
    call_oneself(first, "Zoe")
    code = code_of(first)
    assert re.fullmatch(r"[A-Z2-9]{4} [A-Z2-9]{4}", code)
    bring(second, code.lower())
    done(second, "Your player is here")
    expect(second.page.get_by_label("Your name")).to_have_value("Zoe")
    bring(third, code)
    expect(third.page.get_by_role("alert")).to_contain_text("This code is wrong, used or older")
    assert third.page.get_by_label("Your name").input_value() != "Zoe"


def test_a_link_with_a_code_waits_for_a_press(device: Make) -> None:
    """Nobody becomes another by opening a link."""
    first, second = device(), device()
    you(first)
    call_oneself(first, "Zoe")
    code = code_of(first).replace(" ", "")
    you(second, f"/you#code={code}")
    assert "#" not in second.page.url
    expect(second.page.get_by_label("Code from the other device")).to_have_value(code)
    assert second.page.get_by_label("Your name").input_value() != "Zoe"
    press(second, "Use the code")
    expect(second.page.get_by_label("Your name")).to_have_value("Zoe")


def test_who_cancels_hears_nothing_about_it(device: Make) -> None:
    person = device()
    Passkeys(person, isUserVerified=False)
    you(person)
    press(person, "Keep with a passkey")
    expect(person.page.get_by_role("button", name="Keep with a passkey")).to_be_enabled()
    expect(person.page.get_by_role("heading", name="Your devices")).to_be_visible()
    expect(person.page.get_by_role("alert")).to_have_count(0)
    expect(person.page.get_by_role("list", name="Your passkeys")).to_have_count(0)


def test_where_passkeys_do_not_work_it_says_so(device: Make, server: Server) -> None:
    person = device(server.url)  # 127.0.0.1
    you(person)
    local = server.url.replace("127.0.0.1", "localhost")
    expect(person.page.get_by_test_id("no-passkeys")).to_contain_text(f"Passkeys work at {local} only")
    for name in ("Keep with a passkey", "Use a passkey"):
        expect(person.page.get_by_role("button", name=name)).to_have_count(0)
    other = device()
    bring(other, code_of(person))
    done(other, "Your player is here")


def test_a_player_is_downloaded_and_deleted(device: Make, tmp_path: Path) -> None:
    person, guest = device(), device()
    you(person)
    expect(person.page.get_by_text("The server knows nothing of you yet")).to_be_visible()
    call_oneself(person, "Annabel")
    address = begin(person)
    guest.page.goto(address)
    expect(guest.page.get_by_text("Annabel").first).to_be_visible()
    you(person)
    with person.page.expect_download() as downloading:
        press(person, "Download my data")
    file = tmp_path / "data.json"
    downloading.value.save_as(file)
    assert downloading.value.suggested_filename == "gobelet-player.json"
    assert json.loads(file.read_text())["player"]["name"] == "Annabel"

    press(person, "Delete this player")
    dialog = person.page.get_by_role("dialog", name="Delete this player?")
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_have_count(0)
    press(person, "Delete this player")
    dialog.get_by_role("button", name="Delete for good").click()
    done(person, "This player is deleted")
    expect(person.page.get_by_text("The server knows nothing of you yet")).to_be_visible()
    assert person.page.get_by_label("Your name").input_value() != "Annabel"
    assert person.page.evaluate("localStorage.getItem('gobelet.player')") is None
    assert person.page.evaluate("localStorage.getItem('gobelet.seats')") == "[]"
    expect(guest.page.get_by_text("a former player").first).to_be_visible()
    expect(guest.page.get_by_text("Annabel")).to_have_count(0)
    person.page.goto(address)  # their seat is nobody's
    expect(person.page.get_by_role("region", name="Take a seat")).to_be_visible()


def test_looks_are_chosen_in_the_lobby_and_never_alike(device: Make, server: Server) -> None:
    links = open_table(server.url, "cincinnati", people=2, bots=1)
    ann, bob = device(server.url), device(server.url)
    for person, link in ((ann, links[0]), (bob, links[1])):
        lobby(person, link)
    hat = ".seats li:first-child svg .hat"
    worn = f"getComputedStyle(document.querySelector('{hat}')).fill"
    before = bob.page.evaluate(worn)
    for person in (ann, bob):
        press(person, "Your face and colour")
        dialog = person.page.get_by_role("dialog", name="Your face and colour")
        face, colour = ("Face 6", "Teal") if person is ann else ("Face 1", "Red")  # what is free
        dialog.locator("label").filter(has_text="Face 6").click()
        expect(dialog.get_by_label(face)).to_be_checked()
        dialog.locator("label").filter(has_text="Teal").click()
        expect(dialog.get_by_label(colour)).to_be_checked()
        if person is bob:  # once more: nothing changes, and what is worn is shown
            dialog.locator("label").filter(has_text="Teal").click()
            expect(dialog.get_by_label(colour)).to_be_checked()
        check(person, "dialog")
        person.page.keyboard.press("Escape")
    bob.page.wait_for_function(f"(before) => {worn} !== before", arg=before)
    for person in (ann, bob):
        faces, colours = zip(*person.page.evaluate(LOOKS), strict=True)
        assert len(set(faces)) == len(set(colours)) == 3


@pytest.mark.parametrize("size", [(1366, 657), (360, 740)])
@pytest.mark.parametrize("locale", gate_takes(["fr-FR"], ["en-US", "fr-FR"]))
def test_the_page_of_a_kept_player_fits(device: Make, size: tuple[int, int], locale: str) -> None:
    person = device(locale=locale, viewport={"width": size[0], "height": size[1]})
    Passkeys(person)
    person.visit("/you")
    person.page.locator("section .primary").click()
    expect(person.page.locator(".done")).to_be_visible()
    person.page.locator("section[aria-labelledby=about-you-keep] .ways button").last.click()
    expect(person.page.get_by_test_id("code")).to_be_visible()
    assert person.page.evaluate("document.documentElement.scrollWidth") == size[0]
    check(person)


def test_by_keys_alone(device: Make) -> None:
    person = device()
    Passkeys(person)
    you(person)
    person.tab_to("input[type=radio]")
    person.page.keyboard.press("ArrowRight")
    person.tab_to("section .primary")
    person.page.keyboard.press("Enter")
    done(person, "This player is kept")
    person.tab_to(".delete")
    person.page.keyboard.press("Enter")
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
