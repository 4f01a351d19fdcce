"""`gobelet replay`: a record, step by step and back, from any seat's eyes or all, with the board."""

import json
from argparse import Namespace
from typing import Any

from gobelet import api
from gobelet.cli.arguments import Arguments
from gobelet.cli.exit_codes import DONE
from gobelet.cli.files import read_record
from gobelet.cli.screen import InputClosed, Screen
from gobelet.cli.stepping import ALL, SPECTATOR, RecordedSteps, Show, message_for
from gobelet.core.errors import BadRequest
from gobelet.core.event import Event
from gobelet.core.record import Record
from gobelet.locale.voice import Voice


def run(words: list[str], lang: str) -> int:
    arguments = read(words, Voice(lang))
    file = read_record(arguments.file)
    rules = api.ruleset(file.record.ruleset.partition("@")[0])
    voice = Voice(lang, rules, [player.name for player in file.players])
    eyes = check_eyes(arguments.seat, file.record, voice)
    steps = RecordedSteps(file.record)
    if arguments.json:
        print_lines(steps, voice, eyes)
        return DONE
    show = Show(Screen(fast=True), voice, eyes, arguments.step, arguments.board)
    try:
        show.through(steps)
    except InputClosed:
        show.screen.say()
    return DONE


def read(words: list[str], voice: Voice) -> Namespace:
    arguments = Arguments(voice, "replay", "cli-about-replay")
    arguments.argument("FILE", "cli-help-file")
    arguments.option("seat", "N|all|spectator", "cli-help-seat", ALL, lambda: (ALL, SPECTATOR, "0"))
    arguments.flag("step", "cli-help-step")
    arguments.flag("board", "cli-help-board")
    arguments.flag("json", "cli-help-json-steps")
    return arguments.read(words)


def check_eyes(text: str, record: Record, voice: Voice) -> str:
    """Through whose eyes: a seat's number, `all` or `spectator`. A player's name will do for a seat."""
    seats = [str(seat) for seat in range(record.seats)]
    for seat in seats:
        if text.lower() == voice.seat(int(seat)).lower():
            return seat
    if text not in (ALL, SPECTATOR, *seats):
        raise BadRequest("cli-unknown-eyes", "", {"value": text, "known": (*seats, ALL, SPECTATOR)})
    return text


def print_lines(steps: RecordedSteps, voice: Voice, eyes: str) -> None:
    """A line of JSON for every step, and one for the end."""
    place = 0
    while (step := steps.at(place)) is not None:
        told = [_told(event, voice, eyes) for event in step.events]
        line = {"question": step.game.serial, "round": step.game.round, "events": told}
        print(json.dumps(line, ensure_ascii=False))
        place += 1
    game = steps.known[-1].game
    end: dict[str, Any] = {"over": game.over, "questions": game.serial}
    if game.over:
        end |= {"scores": [*game.scores], "winners": [*game.winners]}
    print(json.dumps(end))


def _told(event: Event, voice: Voice, eyes: str) -> dict[str, Any]:
    message = message_for(event, eyes)
    return {"id": message.id, "rule": message.rule, "facts": message.facts, "text": voice.say(message)}
