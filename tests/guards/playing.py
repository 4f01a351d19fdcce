"""The games of the golden records: how they are made, by the program that writes them."""

import json
import random
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import gobelet
from gobelet import Game, Record, records
from gobelet.bots import make
from tests.guards.doors import branch_off, play_from, start, take_answers

TRIES = 12  # random games of each table, of which the richest is kept

# Games with other choices than usual, and how many answers are given: -1 for all of them. Equipment and the
# short game have been no choices since (DT-4, DX-6): these records can't be made again, and still replay.
CHOICES: tuple[tuple[str, int, int, dict[str, Any]], ...] = (
    ("dicetown/2009", 3, -1, {"sheriff": "1", "bribes": "no"}),
    ("dicetown/2009", 4, -1, {"equipment": "2,2,2,7,8,8", "deeds": "3,4,5,6,7"}),
    (
        "dicetown/revised",
        4,
        -1,
        {"sheriff": "2", "hands": "nothing,pair,two-pair,three,full,straight,four,five"},
    ),
    ("dicetown/revised", 2, 61, {"bribes": "no"}),
    ("dicetown/extension", 3, -1, {"river": "3,3,2,1,1,1,1", "short": "8,24"}),
    ("dicetown/extension", 6, 150, {"sheriff": "5"}),
    ("dicetown/extension+indians", 4, -1, {"indian": "1,2,2,1", "sheriff": "3"}),
    ("dicetown/extension+indians", 2, 90, {"bribes": "no", "equipment": "1,1,1,1,1,1"}),
)
# Unfinished games: how many answers are given; more, if the cut is to be within somebody's answer.
CUT: tuple[tuple[str, int, int, bool], ...] = (
    ("dicetown/2009", 2, 0, False),
    ("dicetown/2009", 5, 33, False),
    ("dicetown/2009", 3, 40, True),
    ("dicetown/revised", 3, 77, False),
    ("dicetown/revised", 5, 50, True),
    ("dicetown/extension", 4, 120, False),
    ("dicetown/extension", 5, 60, True),
    ("dicetown/extension+indians", 6, 200, False),
    ("dicetown/extension+indians", 3, 70, True),
    ("cincinnati", 3, 1, False),
    ("cincinnati", 5, 44, False),
    ("cincinnati", 6, 101, False),
)
# Games that are played on from another: its name, from which part of it, generator, answers, a second time.
BRANCHES: tuple[tuple[str, float, str, int, bool], ...] = (
    ("dicetown-2009-4-fast", 0.3, "keyed", -1, False),
    ("dicetown-2009-2-keyed", 0.0, "fast", -1, False),
    ("dicetown-revised-4-keyed", 0.6, "keyed", -1, False),
    ("dicetown-extension-3-fast", 0.7, "keyed", 45, True),
    ("dicetown-extension+indians-2-keyed", 0.5, "keyed", -1, True),
    ("dicetown-extension+indians-5-fast", 0.8, "fast", 31, False),
    ("cincinnati-4-fast", 0.5, "keyed", -1, True),
    ("cincinnati-6-keyed", 0.4, "fast", 20, False),
)


# Games of later versions in which their new rules come up: ruleset, seats, seed, choices.
NEW_RULES: tuple[tuple[str, int, int, dict[str, Any]], ...] = (
    ("dicetown/extension+indians@2", 2, 139, {"indian": "0,6,0,0"}),  # DT-57: an Ambush with one answer
    ("dicetown/extension@2", 6, 83, {}),  # DX-48: the discard is shuffled in for an Insurance
    ("dicetown/extension+indians@2", 6, 57, {}),  # the same
    # DI-4: the owner of a Bodyguard gives, to the Doc's visitors, for a Gift and to Nervous Joe
    ("dicetown/extension+indians@3", 3, 24, {"indian": "0,0,6,0"}),
    ("dicetown/extension+indians@3", 6, 36, {}),
    ("cincinnati@2", 5, 16, {}),  # CI-5: in turn, with a duel for a table
)


def tables() -> list[tuple[str, int]]:
    return [(rules.id, seats) for rules in gobelet.rulesets() for seats in rules.seats]


def name_of(id: str, seats: int, what: str) -> str:
    return f"{id.replace('/', '-')}-{seats}-{what}"


def key(name: str) -> str:
    """64 hexadecimal digits."""
    return sha256(name.encode()).hexdigest()


def at_random(game: Game, seed: object, answers: int = -1, within: bool = False) -> set[str]:
    """Play on at random; the questions that were met. `within`: stop in the middle of an answer only."""
    dice = random.Random(str(seed))
    met = set()
    while not game.over and (answers or (within and not half_said(game))):
        answers = max(answers - 1, 0) if answers >= 0 else answers
        seat = dice.choice(game.waiting)
        met.add(game.prompt().id)
        game.answer(seat, dice.choice(game.options(seat)))
    return met


def half_said(game: Game) -> bool:
    return any(game.said[seat] for seat in game.waiting)


def by_bots(game: Game) -> None:
    """Greedy bots, one expert, one at random."""
    names = ["greedy"] * game.seats
    names[0], names[-1] = "expert", "random"
    bots = [make(name, seat) for seat, name in enumerate(names)]
    while not game.over:
        seat = game.waiting[0]
        seen = gobelet.view(game, seat)
        assert seen.question is not None
        game.answer(seat, bots[seat].decide(seen, seen.question, 1.0))


def games() -> Iterator[tuple[str, Game]]:
    """All games by their names."""
    made: dict[str, Game] = {}
    met: dict[str, set[str]] = {}
    for id, seats in tables():
        best: tuple[int, Game, set[str]] | None = None
        for seed in range(TRIES):
            game = gobelet.new(id, seats, 1000 * seats + seed)
            found = at_random(game, seed)
            new = len(found - met.setdefault(id, set()))
            if best is None or new > best[0]:
                best = new, game, found
        assert best is not None
        met[id] |= best[2]
        made[name_of(id, seats, "fast")] = best[1]
        game = gobelet.new(id, seats, key(f"{id} {seats}"), generator="keyed")
        by_bots(game)
        made[name_of(id, seats, "keyed")] = game
    for number, (id, seats, answers, choices) in enumerate(CHOICES):
        game = gobelet.new(id, seats, 77 + number, **choices)
        at_random(game, number, answers)
        made[name_of(id, seats, f"choices{number}")] = game
    for number, (id, seats, answers, within) in enumerate(CUT):
        generator = "keyed" if number % 2 else "fast"
        game = gobelet.new(id, seats, key(id) if number % 2 else number, generator=generator)
        at_random(game, number, answers, within)
        made[name_of(id, seats, f"cut{number}")] = game
    for number, (parent, part, generator, answers, twice) in enumerate(BRANCHES):
        made[f"{parent}-branch{number}"] = branched(made[parent].record(), part, generator, answers, number)
        if twice:
            again = made[f"{parent}-branch{number}"].record()
            made[f"{parent}-branch{number}-again"] = branched(again, 0.9, "keyed", 12, number)
    yield from made.items()


def later_games() -> Iterator[tuple[str, Game]]:
    """Games of the latest version of every ruleset that has several, by their names."""
    for rules in gobelet.rulesets():
        if not rules.earlier:
            continue
        for seats in rules.seats:
            game = gobelet.new(rules.name, seats, 1000 * seats)
            at_random(game, seats)
            yield name_of(rules.name, seats, "fast"), game
            game = gobelet.new(rules.name, seats, key(f"{rules.name} {seats}"), generator="keyed")
            by_bots(game)
            yield name_of(rules.name, seats, "keyed"), game
    for number, (name, seats, seed, choices) in enumerate(NEW_RULES):
        game = gobelet.new(name, seats, seed, **choices)
        at_random(game, seed)
        yield name_of(name, seats, f"new{number}"), game


def branched(parent: Record, part: float, generator: str, answers: int, number: int) -> Game:
    at = max([1, *[branch[0] + 1 for branch in parent.branches], int(parent.serial * part)])
    game = play_from(parent, at, generator, key(f"branch {number} {at}") if generator == "keyed" else "-5")
    at_random(game, number, answers)
    return game


def text_of(game: Game) -> str:
    """The record as text, with a mark at every question."""
    record = game.record()
    players = [
        records.Player(f"Player {seat}", "greedy" if seat == 1 else "you") for seat in range(game.seats)
    ]
    text = records.dump(record, players)
    begin = text.index('"marks": [')
    marks = every_mark(record)
    lines = [
        ", ".join([json.dumps(mark, separators=(",", ":")) for mark in marks[n : n + 5]])
        for n in range(0, len(marks), 5)
    ]
    return text[:begin] + '"marks": [\n' + ",\n".join(lines) + "\n]\n}\n"


def every_mark(record: Record) -> list[tuple[int, str]]:
    game = start(record)
    answers = dict(record.answers)
    marks = [(game.serial, game.fingerprint())]
    while not game.over and (record.over or game.serial < record.serial):
        take_answers(game, answers.get(game.serial, ()))
        if not game.over:
            branch_off(game, record)
            marks.append((game.serial, game.fingerprint()))
    return marks
