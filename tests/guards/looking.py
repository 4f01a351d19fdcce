"""What the program makes of the golden records: what is sent, what is observed, what bots decide."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import gobelet
from gobelet import Event, Game
from gobelet.bots import make
from tests.guards import doors
from tests.guards.material import NAMES, record_file, record_text
from tests.guards.walking import PUT, digest, walk

# --- what is sent -------------------------------------------------------------------------------------------

SENT = (  # the records of which everything is kept that is sent
    "dicetown-2009-2-keyed",
    "dicetown-2009-5-fast",
    "dicetown-revised-3-fast",
    "dicetown-revised-4-keyed-branch2",
    "dicetown-extension-3-keyed",
    "dicetown-extension-5-cut6",
    "dicetown-extension-6-choices5",
    "dicetown-extension+indians-2-choices7",
    "dicetown-extension+indians-3-fast",
    "dicetown-extension+indians-6-cut7",
    "cincinnati-3-fast",
    "cincinnati-5-keyed",
    "cincinnati-6-cut11",
)
EVERY = 6  # questions: then each seat's view is looked at


def sent(name: str) -> dict[str, Any]:
    """Views of every seat and a spectator at some questions and at the end; replays through three eyes."""
    events: list[Event] = []
    views: dict[str, Any] = {}
    for game, seat in walk(record_file(name).record, [events.append]):
        if seat != PUT:
            continue
        if game.over or game.serial % EVERY == 1:
            views["over" if game.over else str(game.serial)] = all_views(game, events)
        events.clear()
    replays = {str(eyes): doors.sent_replay(record_text(name), eyes) for eyes in (None, "all", 1)}
    return {
        "views": views,
        "replays": replays,
        "welcome": [doors.sent_welcome(game, viewer, events) for viewer in (0, None)],
        "line": doors.sent_line(game),
    }


def all_views(game: Game, events: list[Event]) -> list[Any]:
    """By seat; the spectator's last."""
    return [doors.sent_view(game, viewer, events) for viewer in (*range(game.seats), None)]


def first_met() -> Iterator[tuple[str, Game, list[Event]]]:
    """Every question of every ruleset where a golden record first meets it, with what led there."""
    met = set()
    for name in NAMES:
        events: list[Event] = []
        for game, seat in walk(record_file(name).record, [events.append]):
            if seat != PUT:
                continue
            question = f"{game.ruleset.id} {game.prompt().id}"
            if question not in met:
                met.add(question)
                yield question, game, events
            events.clear()


def worlds(question: str, game: Game) -> dict[str, Any]:
    """The world that the first seat in question is sent, and what a reader makes of it."""
    seat = game.waiting[0]
    world = doors.written_world(gobelet.view(game, seat), len(question))
    return {"world": world, **read_world(world)}


def read_world(world: Any) -> dict[str, str]:
    """The state of the game that is read from a world, and what its seat sees there."""
    game = doors.read_world(world)
    return {
        "state": digest([game.text().encode()]),
        "view": digest([gobelet.view(game, world["seat"]).text().encode()]),
    }


# --- what is observed ---------------------------------------------------------------------------------------

OBSERVED = tuple([name for name in NAMES if name.endswith("-fast")])


def observations(name: str) -> list[str]:
    """A digest of all observations and masks at every question, and of the speaker's at every part."""
    record = record_file(name).record
    eyes = doors.observer(record.ruleset)
    found = []
    for game, seat in walk(record):
        if seat == PUT:
            pieces = [eyes.observe(game, one) for one in range(game.seats)]
            pieces += [eyes.mask_for(game, one) for one in game.waiting]
            pieces.append(eyes.observe_view(gobelet.view(game, None)))
        else:
            pieces = [eyes.observe(game, seat), eyes.mask_for(game, seat)]
        found.append(digest(pieces))
    return found


def learned(ruleset: str) -> dict[str, Any]:
    """The weights of a network by name: their shapes, and a digest of their values."""
    found = doors.weights(ruleset)
    assert found is not None
    return {
        name: [list(array.shape), blake2b(array.tobytes(), digest_size=8).hexdigest()]
        for name, array in found.items()
    }


# --- what bots decide ---------------------------------------------------------------------------------------

MOST = {"greedy": 100, "expert": 100, "learned": 100, "search": 12}  # decisions in a game
BUDGET = 0.04  # seconds: without a clock it counts playouts by it
WEIGHTED = ("dicetown/2009", "cincinnati")  # what the learned bot has learned


def decided_games() -> list[tuple[str, str]]:
    """Which bots decide in which of 40 games."""
    keyed = [name for name in NAMES if name.endswith("-keyed")]
    fast = [name for name in NAMES if name.endswith("-fast")]
    found = []
    for number, name in enumerate([*keyed, *fast[:2], *fast[4:12], *fast[14:]][:40]):
        found += [(name, "greedy"), (name, "expert")]
        if name.startswith(("dicetown-2009", "cincinnati")):
            found.append((name, "learned"))
        if number % 4 == 0:
            found.append((name, "search"))
    return found


def decisions(name: str, bot: str) -> list[list[int]]:
    """At some of the choices in a game: the question, the seat, and what this bot takes there."""
    record = record_file(name).record
    choices = sum([len(parts) for _serial, said in record.answers for _seat, parts in said])
    every = max(1, -(-choices // MOST[bot]))
    bots = [make(bot, 100 + seat) for seat in range(record.seats)]
    found = []
    number = 0
    for game, seat in walk(record):
        if seat == PUT:
            continue
        number += 1
        if number % every == 0:
            seen = gobelet.view(game, seat)
            assert seen.question is not None
            found.append([game.serial, seat, bots[seat].decide(seen, seen.question, BUDGET)])
    return found


def first_departure(golden: list[list[int]], now: list[list[int]]) -> str:
    """The first decision that is another than it was; "" if none is."""
    for one, other in zip(golden, now, strict=True):
        if one != other:
            serial, seat, option = one
            return f"question {serial}, seat {seat}: took {option}, now {other[2]}"
    return ""
