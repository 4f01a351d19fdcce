"""The page and the terminal make the same sentences of the same messages."""

import os
import random
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

import gobelet
from gobelet.core.event import Event, Message
from gobelet.locale import LANGUAGES
from gobelet.locale.voice import Voice
from gobelet.server.games.catalogue import catalogue
from gobelet.server.games.game_wire import wire_of

BUILD = Path(__file__).parents[2] / "web" / "build.py"
NAMES = ["Ann", "Bob", "Zoë"]
EACH = 4  # sentences of one id: they have singulars and plurals
GAMES = 6


def messages_of(ruleset: str, seed: int) -> list[Message]:
    """Every event, question and option in a random game."""
    dice = random.Random(seed)
    told: list[Message] = []

    def watch(event: Event) -> None:
        told.extend([event.whole(), event.seen_by(None)])

    game = gobelet.new(ruleset, seats=3, seed=seed, watchers=[watch])
    while not game.over and game.question is not None:
        seat = game.waiting[0]
        told.append(Message(game.question.id, game.question.rule, game.question.facts(game)))
        options = game.options(seat)
        told += [game.message(option, seat) for option in options[:4]]
        game.answer(seat, dice.choice(options))
    for seat in range(game.seats):
        told += game.score_lines(seat)
    return told


def said() -> list[dict[str, Any]]:
    """Messages as the server sends them, and what Python says of them in every language."""
    pairs: list[dict[str, Any]] = []
    for rules in gobelet.rulesets():
        game = rules.id.partition("/")[0]
        chosen: dict[str, list[Message]] = {}
        for seed in range(GAMES):
            for message in messages_of(rules.id, seed):
                alike = chosen.setdefault(message.id, [])
                if len(alike) < EACH and repr(message) not in [repr(other) for other in alike]:
                    alike.append(message)
        for lang in LANGUAGES:
            voices = [Voice(lang, rules, NAMES, reader) for reader in (None, *range(len(NAMES)))]
            for message, voice in product([one for alike in chosen.values() for one in alike], voices):
                wire = msgspec.to_builtins(wire_of(rules).told(message))
                pairs.append(
                    {
                        "lang": lang,
                        "game": game,
                        "names": NAMES,
                        "reader": voice.reader,
                        "message": wire,
                        "sentence": voice.say(message),
                    }
                )
    return pairs


def test_page_and_terminal_say_the_same(tmp_path: Path) -> None:
    file = tmp_path / "said.json"
    file.write_bytes(msgspec.json.encode({"catalogue": catalogue(), "all": said()}))
    environment = {**os.environ, "GOBELET_SAID": str(file)}
    done = subprocess.run(
        [sys.executable, str(BUILD), "--run", "vitest", "run"],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
