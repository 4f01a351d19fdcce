"""axe looks at a page when nothing on it moves: colours in the middle of a fade can't be judged."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.web.people import Person

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


def check(person: Person, part: str | None = None) -> None:
    """axe finds nothing on the whole page, or on a part of it: axe takes its time."""
    person.page.evaluate(SETTLED)
    found = Axe().run(person.page, context=part)
    assert found.violations_count == 0, found.generate_report()
