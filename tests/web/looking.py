"""Looking at a table in one size after another: what is wrong with its frame, and where its regions stand."""

from pathlib import Path
from typing import Final

from tests.tiers import SOAK
from tests.web.people import Person

GATE: Final = ((1366, 657), (390, 844), (740, 360))
EVERY_SIZE: Final = (
    *((1366, 657), (1440, 789), (1280, 720), (2560, 1440)),
    *((1024, 768), (768, 1024)),
    *((390, 844), (360, 740), (360, 640)),
    (740, 360),
)
SIZES: Final = EVERY_SIZE if SOAK else GATE
LOOK: Final = Path(__file__).with_name("frame.js").read_text(encoding="utf-8")
SETTLED = """() => document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""
LANGUAGE = "(language) => document.documentElement.lang === language"
SPEAK = f"(language) => ({LANGUAGE})(language) || document.querySelector('button[lang]').click()"

Places = dict[str, list[int]]


def look(person: Person, size: tuple[int, int], language: str) -> tuple[list[str], Places]:
    """At the whole page."""
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SPEAK, language)
    page.wait_for_function(LANGUAGE, arg=language)
    page.wait_for_function(SETTLED)
    seen = page.evaluate(LOOK)
    return seen["wrong"], seen["places"]
