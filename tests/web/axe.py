"""axe looks at a page when nothing on it moves: colours in the middle of a fade can't be judged.

Its rules are those of WCAG 2.2 A and AA and its best practices. It judges sizes of targets only if asked.
"""

from typing import Any, Literal

from axe_playwright_python.base import (  # type: ignore[import-untyped]
    AXE_SCRIPT,
    AxeResults,
)

from tests.web.people import Person

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
# Only what is wrong is listed in full: what is right is most of the page, and of the time.
WRONG: dict[str, Any] = {"resultTypes": ["violations"]}
RULES = {**WRONG, "rules": {"target-size": {"enabled": True}}}
# Colours take most of the time, and hang on fewer things than the rest.
OF_COLOURS = ("color-contrast", "link-in-text-block")
COLOURS = {**WRONG, "runOnly": {"type": "rule", "values": list(OF_COLOURS)}}
STRUCTURE = {**RULES, "rules": RULES["rules"] | {rule: {"enabled": False} for rule in OF_COLOURS}}

RUN = "([part, rules]) => axe.run(part ?? document, rules)"

# Inherited colours follow a change some frames later: wait until nothing has moved for ten frames.
# What glows without end is never still, and is left out.
SETTLED = """async () => {
    await document.fonts.ready;
    for (let still = 0; still < 10; still++) {
        await new Promise(requestAnimationFrame);
        const moving = document.getAnimations().filter(
            (one) => one.playState !== "finished" && one.effect.getComputedTiming().endTime !== Infinity,
        );
        if (moving.length) still = 0;
        await Promise.allSettled(moving.map((one) => one.finished));
    }
}"""


def check(person: Person, part: str | None = None, rules: dict[str, Any] = RULES) -> None:
    """axe finds nothing on the whole page, or on a part of it: axe takes its time."""
    person.page.evaluate(SETTLED)
    if not person.page.evaluate("'axe' in window"):  # it is as large as the page
        person.page.evaluate(AXE_SCRIPT)
    found = AxeResults(person.page.evaluate(RUN, [part, rules]))
    assert found.violations_count == 0, found.generate_report()


def check_day_and_night(person: Person, part: str | None = None) -> None:
    """The same in both schemes, which differ in colours only. The page is left in the dark."""
    for scheme, rules in zip(SCHEMES, (RULES, COLOURS), strict=True):
        person.page.emulate_media(color_scheme=scheme)
        check(person, part, rules)
