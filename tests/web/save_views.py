"""Saves the views of `saved.py`: `.venv/bin/python -m tests.web.save_views`, after a change of the protocol.

`positions.json` says where in which games they are, by the version of the ruleset: so they stay where they
are when there is a new version. When that asks new questions,
`.venv/bin/python -m tests.web.save_views --search RULESET …` looks for positions in its latest version first.

Of all positions of a hundred random games the search takes, for each kind of question, the one that shows
most: the fullest hands, the most players concerned, the longest choices. For a kind that the file has
and these games don't, it goes on to the first game that has it.
"""

import json
import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import gobelet
from gobelet import api
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.answers import Button
from gobelet.server.tables.state import EVENTS_KEPT
from gobelet.testing import random_steps
from tests.web.saved import FOLDER, FULLEST, ROLES, ROUND, path
from tests.web.staged import Shown, kept, moments

FILE: Final = Path(__file__).with_name("positions.json")
GAMES = 100
AT_MOST = 2000  # games, for kinds that are rare: two naming champions, say


class Position(NamedTuple):
    """A game of this seed, played at random with the same seed, at this question to this seat."""

    seed: int
    serial: int
    seat: int


Positions = dict[str, Position]  # by the kind of question


def read() -> dict[str, Positions]:
    """By the name of a version of a ruleset."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    return {name: {kind: Position(*place) for kind, place in places.items()} for name, places in kept.items()}


def write(found: dict[str, Positions]) -> None:
    rows = [
        f'  "{name}": {{\n'
        + ",\n".join(f'    "{kind}": {json.dumps(place)}' for kind, place in sorted(places.items()))
        + "\n  }"
        for name, places in found.items()
    ]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def steps(ruleset: str, seed: int, watch: list[Event]) -> Iterator[Game]:
    """A game at every question, nothing said to it yet."""
    seats = FULLEST[ruleset.partition("@")[0]]
    for step in random_steps(gobelet.new(ruleset, seats, seed, watchers=[watch.append]), seed):
        if not any(step.said):
            yield step


# --- where something is to be seen --------------------------------------------------------------------------


def shows(game: Game, seat: int) -> int:
    """How much there is to show; 0 where the seat has nothing to decide."""
    seen = api.view(game, seat)
    wire = wire_of(game.ruleset)
    forms = wire.forms(game, seen)
    if not any(not (isinstance(form, Button) and form.choice.pass_) for form in forms):
        return 0
    return len(msgspec.json.encode(forms)) + len(msgspec.json.encode(wire.board(game, seen)))


def search(ruleset: str, before: Positions) -> Positions:
    best: dict[str, tuple[int, Position]] = {}
    for seed in range(AT_MOST):
        missing = before.keys() - best.keys()
        if seed >= GAMES and not missing:
            break
        for game in steps(ruleset, seed, []):
            kind = game.prompt().id
            if seed >= GAMES and kind not in missing:
                continue
            for seat in game.waiting:
                much = shows(game, seat)
                if much > best.get(kind, (0,))[0]:
                    best[kind] = (much, Position(seed, game.serial, seat))
    return {kind: place for kind, (_much, place) in best.items()}


# --- what is sent there -------------------------------------------------------------------------------------


def reach(ruleset: str, position: Position) -> Shown:
    """The table there, with the latest that has happened at it."""
    told: list[Event] = []
    for step in steps(ruleset, position.seed, told):
        if step.serial == position.serial:
            return Shown(step.copy(), position.seat, tuple(told[-EVENTS_KEPT:]))
    raise AssertionError(f"{ruleset}: there is no question {position.serial} in game {position.seed}")


def roles(shown: Shown) -> dict[str, Shown]:
    """The same moment for everybody to whom it looks different: not all of them are there each time."""
    game, seat = shown.game, shown.seat
    found = {"asked": shown, "onlooker": shown._replace(public=True)}
    others = [other for other in range(game.seats) if other not in game.waiting]
    if others:
        found["waiting"] = shown._replace(
            seat=max(others, key=lambda other: len(json.dumps(shown._replace(seat=other).view())))
        )
    if len(game.waiting) > 1:
        answered = game.copy()
        while seat in answered.waiting:
            answered.answer(seat, answered.options(seat)[-1])
        found["sealed"] = shown._replace(game=answered)
    return found


def sent(shown: Shown, since: int | None = None) -> dict[str, Any]:
    messages = {
        "welcome": shown.welcome(()),
        "view": shown.view(1, since, hinted=True),
        "hints": shown.hints(),
    }
    return {name: message for name, message in messages.items() if message is not None}


def round_end(ruleset: str) -> dict[str, Any]:
    """Of a game among greedy bots: the round in which most happens, from its beginning."""
    begun: dict[int, Shown] = {}
    for shown in moments(ruleset, FULLEST[ruleset.partition("@")[0]], 1, "greedy"):
        if not shown.game.over and shown.seat == 0 and shown.game.round not in begun:
            begun[shown.game.round] = kept(shown)
    before, after = max(
        [(begun[number], begun[number + 1]) for number in begun if number + 1 in begun],
        key=lambda two: len(two[1].events) - len(two[0].events),
    )
    return dict(zip(ROUND, (sent(before), sent(after, len(before.events))), strict=True))


def save(name: str, places: Positions) -> None:
    views: dict[str, dict[str, Any]] = {role: {} for role in ROLES}
    for kind, position in places.items():
        for role, shown in roles(reach(name, position)).items():
            views[role][kind] = sent(shown)
    views["round"] = round_end(name)
    text = json.dumps(views, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    ruleset = name.partition("@")[0]
    path(ruleset).write_bytes(lzma.compress(text.encode(), preset=9))
    print(f"{name}: {len(places)} kinds, {path(ruleset).stat().st_size:,} bytes", flush=True)


def main() -> None:
    found = read()
    for ruleset in sys.argv[2:] if sys.argv[1:2] == ["--search"] else ():
        old = next(name for name in found if name.partition("@")[0] == ruleset)
        latest = gobelet.ruleset(ruleset)
        made = {f"{ruleset}@{latest.version}": search(ruleset, found[old])}
        found = {
            one: places
            for name, was in found.items()
            for one, places in (made if name == old else {name: was}).items()
        }
    write(found)
    FOLDER.mkdir(exist_ok=True)
    for name, places in found.items():
        save(name, places)


if __name__ == "__main__":
    main()
