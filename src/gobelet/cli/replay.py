"""`gobelet replay`: a record, step by step, from any seat's eyes or all."""

from argparse import Namespace

from gobelet import api
from gobelet.cli.arguments import Arguments
from gobelet.cli.exit_codes import DONE
from gobelet.cli.files import read_record
from gobelet.cli.game_at_terminal import QUIT
from gobelet.cli.games import terminal_for
from gobelet.cli.play import show_score
from gobelet.cli.screen import InputClosed, Screen
from gobelet.core.errors import BadRequest
from gobelet.core.event import Event, Message
from gobelet.core.game import Game
from gobelet.core.record import Record
from gobelet.core.replay import replay_steps
from gobelet.locale.voice import Voice

ALL = "all"
SPECTATOR = "spectator"


def run(words: list[str], lang: str) -> int:
    arguments = read(words, Voice(lang))
    file = read_record(arguments.file)
    rules = api.ruleset(file.record.ruleset.partition("@")[0])
    voice = Voice(lang, rules, [player.name for player in file.players])
    eyes = check_eyes(arguments.seat, file.record, voice)
    show = Show(Screen(fast=True), voice, eyes, arguments.step)
    game = api.start(file.record, watchers=[show.watch])
    try:
        show.tell()
        for _game in replay_steps(game, file.record):
            show.tell()
        show.end(game)
    except InputClosed:
        show.screen.say()
    return DONE


def read(words: list[str], voice: Voice) -> Namespace:
    arguments = Arguments(voice, "replay", "cli-about-replay")
    arguments.argument("FILE", "cli-help-file")
    arguments.option("seat", "N|all|spectator", "cli-help-seat", ALL)
    arguments.flag("step", "cli-help-step")
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


class Show:
    """Shows the events of a replay; waits between the steps if a person is there."""

    def __init__(self, screen: Screen, voice: Voice, eyes: str, step: bool) -> None:
        assert voice.ruleset is not None
        self.screen = screen
        self.voice = voice
        self.eyes = eyes
        self.waits = step or screen.live
        self.terminal = terminal_for(voice.ruleset, voice)
        self.fresh: list[Event] = []
        self.explained = False

    def watch(self, event: Event) -> None:
        self.fresh.append(event)

    def message(self, event: Event) -> Message:
        if self.eyes == ALL:
            return event.whole()
        return event.seen_by(None if self.eyes == SPECTATOR else int(self.eyes))

    def tell(self) -> None:
        """One step: what followed from one question."""
        if not self.fresh:
            return
        for event in self.fresh:
            message = self.message(event)
            if message.id == "round":
                self.screen.title(self.voice.say(message))
            else:
                self.screen.narrate(self.voice.say(message))
        self.fresh = []
        if self.waits:
            self.wait()

    def wait(self) -> None:
        prompt = "" if self.explained else self.voice.text("cli-replay-keys")
        self.explained = True
        typed = self.screen.ask(f"{prompt}> ").lower()
        if typed in QUIT:
            raise InputClosed
        if typed in ("all", "tout"):
            self.waits = False

    def end(self, game: Game) -> None:
        if game.over:
            show_score(self.screen, self.voice, game)
        else:
            self.screen.say(self.voice.text("cli-replay-open", {"number": game.serial}))
