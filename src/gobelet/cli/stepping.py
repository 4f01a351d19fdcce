"""The steps of a replay, forwards and backwards, and how they are shown."""

from typing import Final, NamedTuple

from gobelet import api
from gobelet.cli.game_at_terminal import QUIT, TABLE
from gobelet.cli.games import terminal_for
from gobelet.cli.games.terminal_game import side_by_side
from gobelet.cli.play import show_score
from gobelet.cli.screen import InputClosed, Screen
from gobelet.core.event import Event, Message
from gobelet.core.game import Game
from gobelet.core.record import Record
from gobelet.core.replay import replay_steps
from gobelet.core.view import View
from gobelet.locale.heaps import in_words
from gobelet.locale.voice import Voice

ALL: Final = "all"
SPECTATOR: Final = "spectator"
TO_THE_END: Final = frozenset(("all", "tout"))
BACK: Final = frozenset(("back", "b", "retour", "r"))


class ShownStep(NamedTuple):
    """What followed from one question, and the game as it then stood."""

    events: tuple[Event, ...]
    game: Game


class RecordedSteps:
    """The steps of a record. Those that were looked at are kept, so that one can go back."""

    def __init__(self, record: Record) -> None:
        self.fresh: Final[list[Event]] = []
        self.game: Final = api.start(record, watchers=[self.fresh.append])
        self.rest: Final = replay_steps(self.game, record)
        self.known: Final = [self._step()]

    def _step(self) -> ShownStep:
        step = ShownStep(tuple(self.fresh), self.game.copy())
        self.fresh.clear()
        return step

    def at(self, place: int) -> ShownStep | None:
        """The step at this place; None behind the last."""
        while len(self.known) <= place:
            if next(self.rest, None) is None:
                return None
            self.known.append(self._step())
        return self.known[place]


def message_for(event: Event, eyes: str) -> Message:
    if eyes == ALL:
        return event.whole()
    return event.seen_by(None if eyes == SPECTATOR else int(eyes))


class Show:
    """Shows the steps of a replay; waits between them if a person is there."""

    def __init__(self, screen: Screen, voice: Voice, eyes: str, step: bool, board: bool) -> None:
        assert voice.ruleset is not None
        self.screen: Final = screen
        self.voice: Final = voice
        self.eyes: Final = eyes
        self.board: Final = board
        self.waits = step or screen.live
        self.terminal: Final = terminal_for(voice.ruleset, voice)
        self.explained = False

    def through(self, steps: RecordedSteps) -> None:
        """All steps, as the person who looks goes through them."""
        place = 0
        while (step := steps.at(place)) is not None:
            self.unfold(step)
            place = self.wait(steps, place) if self.waits and step.events else place + 1
        self.end(steps.known[-1].game)

    def unfold(self, step: ShownStep) -> None:
        """One step: what followed from one question."""
        for event in step.events:
            message = message_for(event, self.eyes)
            if message.id == "round":
                self.screen.title(self.voice.say(message))
            else:
                self.screen.narrate(self.voice.say(message))
        if self.board and step.events:
            self.show_board(step.game)

    def show_board(self, game: Game) -> None:
        """The table, and the hands that these eyes may see."""
        seat = None if self.eyes in (ALL, SPECTATOR) else int(self.eyes)
        self.screen.show(self.terminal.table(api.view(game, seat)))
        seats = range(game.seats) if self.eyes == ALL else []
        for other in seats:
            self._show_hand(api.view(game, other))

    def _show_hand(self, view: View) -> None:
        assert view.seat is not None
        heaps = [heap for heap in view.shown().seats[view.seat] if heap.dice or heap.cards]
        held = side_by_side([in_words(self.voice, heap) for heap in heaps])
        if held:
            line = self.voice.text("cli-explained", {"name": self.voice.seat(view.seat), "text": held})
            self.screen.say(line, indent=2)

    def wait(self, steps: RecordedSteps, place: int) -> int:
        """What the person wants to see next: the place of its step."""
        while True:
            prompt = "" if self.explained else self.voice.text("cli-replay-keys")
            self.explained = True
            typed = self.screen.ask(f"{prompt}> ").lower()
            if typed in QUIT:
                raise InputClosed
            if typed in TO_THE_END:
                self.waits = False
            elif typed in TABLE:
                self.show_board(steps.known[place].game)
                continue
            elif typed in BACK:
                return self._before(steps, place)
            elif typed:
                self.screen.say(self.voice.text("cli-replay-keys").rstrip(), style="dim")
                continue
            return place + 1

    def _before(self, steps: RecordedSteps, place: int) -> int:
        """The step before at which something happened; the first one stays."""
        for earlier in range(place - 1, -1, -1):
            if steps.known[earlier].events:
                return earlier
        return place

    def end(self, game: Game) -> None:
        if game.over:
            show_score(self.screen, self.voice, game)
        else:
            self.screen.say(self.voice.text("cli-replay-open", {"number": game.serial}))
