"""`gobelet bench`: how fast the engine is here, in figures that can be compared between machines."""

import json
import platform
from typing import Any, Final

from rich.table import Table

import gobelet
from gobelet import api
from gobelet.cli import speed
from gobelet.cli.arguments import Arguments, whole
from gobelet.cli.exit_codes import DONE
from gobelet.cli.screen import Screen
from gobelet.core.build import COMPILED
from gobelet.locale.voice import Voice

WORTH: Final = "worth"  # the other thing that is measured: decisions, not speed
MOST_REPEATS: Final = 1000
MOST_MILLISECONDS: Final = 60_000
HEADINGS: Final = {
    "decisions": "bench-decisions",
    "games": "bench-games",
    "copies": "bench-copies",
    "playouts": "bench-playouts",
    "playout decisions": "bench-playout-decisions",
    "vector steps": "bench-vector-steps",
    "vector steps, 2 workers": "bench-vector-steps-two",
}


def run(words: list[str], lang: str) -> int:
    if words[:1] == [WORTH]:
        from gobelet.cli import bench_worth  # it needs the bots, the arena and the analysis

        return bench_worth.run(words[1:], lang)
    voice = Voice(lang)
    arguments = Arguments(voice, "bench", "bench-about")
    arguments.several("ruleset", "RULESET", "bench-help-ruleset")
    arguments.option("seats", "N", "bench-help-seats", "4")
    arguments.option("repeats", "N", "bench-help-repeats", "5")
    arguments.option("milliseconds", "N", "bench-help-milliseconds", "500")
    arguments.flag("json", "cli-help-json")
    read = arguments.read(words)
    rulesets = [api.ruleset(id) for id in read.ruleset] or list(api.rulesets())
    seats = whole("--seats", read.seats, 2, 6)
    repeats = whole("--repeats", read.repeats, 1, MOST_REPEATS)
    seconds = whole("--milliseconds", read.milliseconds, 1, MOST_MILLISECONDS) / 1000
    for rules in rulesets:
        rules.check(seats, {})  # complains now, not in the middle
    names = [api.name_of(rules) for rules in rulesets]
    found = {name: paces(name, seats, seconds, repeats) for name in names}
    if read.json:
        print(json.dumps(report(found, seats, seconds, repeats), indent=2))
    else:
        show(Screen(), voice, found, seats)
    return DONE


def paces(id: str, seats: int, seconds: float, repeats: int) -> list[speed.Pace]:
    return [speed.measure(what, seconds, repeats) for what in speed.measures(id, seats)]


def report(found: dict[str, list[speed.Pace]], seats: int, seconds: float, repeats: int) -> dict[str, Any]:
    """All that was measured, a second each: scaled to the reference loop, and as it was here."""
    rulesets: dict[str, Any] = {}
    for id, parts in found.items():
        rulesets[id] = {
            "scaled": {name: round(figure) for part in parts for name, figure in part.scaled.items()},
            "here": {name: round(figure) for part in parts for name, figure in part.here.items()},
            "loop": round(sum([part.loop for part in parts]) / len(parts)),
        }
    return {
        "gobelet": gobelet.__version__,
        "build": "compiled" if COMPILED else "plain",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "reference": speed.REFERENCE,
        "seats": seats,
        "seconds": seconds,
        "repeats": repeats,
        "rulesets": rulesets,
    }


def show(screen: Screen, voice: Voice, found: dict[str, list[speed.Pace]], seats: int) -> None:
    loops = [part.loop for parts in found.values() for part in parts]
    screen.say(voice.text("bench-build-compiled" if COMPILED else "bench-build-plain"), style="bold")
    reference, here = thousands(speed.REFERENCE, voice), thousands(sum(loops) / len(loops), voice)
    screen.say(voice.text("bench-scaled", {"seats": seats, "reference": reference, "here": here}))
    for id, parts in found.items():
        table = Table(id, "", box=None)
        table.columns[0].min_width, table.columns[1].justify = 32, "right"
        for part in parts:
            for name, figure in part.scaled.items():
                table.add_row(voice.text(HEADINGS[name]), thousands(figure, voice))
        screen.show(table)


def thousands(figure: float, voice: Voice) -> str:
    return f"{round(figure):,}".replace(",", voice.text("bench-thousands"))
