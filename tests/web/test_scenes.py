"""Scenes over the street: a game has them, a tap or Space ends them, and less motion has none."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.tiers import soak
from tests.web.people import Person, open_table
from tests.web.staged import TABLE, Staged, kept, moments

# As soon as a scene is there, it is ended. What follows from that is done before any timer can end it: if
# it is gone after a row of promises and nothing else, the tap or the key has done it.
WATCH = """
localStorage.setItem('gobelet.pace', 'fast');
window.scenes = [];
const end = async (scene) => {
  const over = scene.getBoundingClientRect();
  const street = document.querySelector('[data-region=street]').getBoundingClientRect();
  const inside = over.top >= street.top && over.bottom <= street.bottom && over.left >= street.left;
  const hidden = scene.getAttribute('aria-hidden') === 'true';
  END;
  for (let turn = 0; turn < 200 && scene.isConnected; turn++) await null;
  window.scenes.push({ kind: scene.dataset.scene, inside, hidden, gone: !scene.isConnected });
  document.body.dataset.scenes = window.scenes.length;
};
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.dataset?.scene) void end(node);
}).observe(document, { subtree: true, childList: true });
"""
TAP = "scene.click()"
SPACE = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))"
# The log says it: one of these sentences is about a moment that makes a scene.
SAID = (
    "() => /pins? on the badge|steals? /.test(document.querySelector('[role=log], .log')?.textContent ?? '')"
)


def play(person: Person, server: Server, end: str, stop: str) -> None:
    person.context.add_init_script(WATCH.replace("END", end))
    person.visit(open_table(server.url, "dicetown/2009", people=1, bots=2)[0])
    person.page.get_by_role("button", name="Start").click()
    person.begin_to_play(3, stop)


@soak
@pytest.mark.parametrize("end", [TAP, SPACE], ids=["tap", "space"])
def test_a_scene_is_over_the_street_and_can_be_ended(server: Server, person: Person, end: str) -> None:
    play(person, server, end, "[data-scenes]")
    person.played()
    scenes = person.page.evaluate("window.scenes")
    assert {scene["kind"] for scene in scenes} <= {"badge", "five", "robbery", "win"}
    assert all(scene["inside"] and scene["hidden"] and scene["gone"] for scene in scenes), scenes


def test_a_scene_is_drawn_on_a_big_screen(person: Person) -> None:
    """The badge changes hands while everybody looks."""
    person.context.add_init_script("localStorage.setItem('gobelet.pace', 'fast')")
    told = 0
    for shown in moments("dicetown/2009", 3, 1, "greedy"):
        if "new-sheriff" in {event.id for event in shown.events[told:]}:
            break
        told, before = len(shown.events), kept(shown)
    table = Staged(person.page, before._replace(public=True))
    person.visit(f"/screen/{TABLE}")
    expect(person.page.locator("[data-region=street]")).to_be_visible()
    table.show(shown._replace(public=True), since=told)
    expect(person.page.locator("[data-scene=badge] svg").first).to_be_visible()


@soak
def test_with_less_motion_there_is_no_scene(browser: Browser, server: Server) -> None:
    person = Person(browser, server.url, reduced_motion="reduce")
    play(person, server, TAP, "none")
    person.page.wait_for_function(SAID)
    assert person.page.evaluate("window.scenes") == []
    person.go_home()
