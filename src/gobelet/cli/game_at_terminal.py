"""A game at the terminal: bots and humans answer, and each human sees what their seat may know."""

from collections.abc import Sequence
from typing import Final

from gobelet.bots.bot import Bot
from gobelet.cli.games import terminal_for
from gobelet.cli.games.terminal_game import Form, ListForm
from gobelet.cli.screen import Screen
from gobelet.core.errors import GobeletError
from gobelet.core.event import Event, Message
from gobelet.core.game import Game
from gobelet.core.names import Seat
from gobelet.core.view import View
from gobelet.locale.turns import turn_line
from gobelet.locale.voice import Voice

# No single letters: J, Q, K and A are dice.
HELP: Final = frozenset(("?", "help", "aide"))
LOG: Final = frozenset(("log", "journal"))
TABLE: Final = frozenset(("table",))
HAND: Final = frozenset(("hand", "main"))
QUIT: Final = frozenset(("quit", "exit", "quitter"))
LOG_LINES: Final = 40
BUDGET: Final = 1.0  # seconds that a bot may think


class Quit(Exception):
    """A human leaves the table."""


class Sitting:
    """`bots` has one entry per seat, None where a human sits. The game is set before `play`."""

    def __init__(self, screen: Screen, voice: Voice, bots: Sequence[Bot | None]) -> None:
        assert voice.ruleset is not None
        self.screen: Final = screen
        self.voice: Final = voice
        self.bots: Final = bots
        self.humans: Final = [seat for seat, bot in enumerate(bots) if bot is None]
        self.terminal: Final = terminal_for(voice.ruleset, voice)
        self.events: list[Event] = []
        self.shown = 0  # how many events are on the screen
        self.read: dict[Seat, int] = dict.fromkeys(self.humans, 0)
        self.at_keyboard: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        self.brief = ""  # the line of the table that was last shown
        self.explained: set[str] = set()  # which hints on typing were shown
        self.drawn: tuple[Seat, int] | None = None  # for whom the whole table was last shown, in which round
        self.awaited = ""  # what the only human has read about when they are asked

    def watch(self, event: Event) -> None:
        self.events.append(event)

    def catch_up(self) -> None:
        """What has happened so far is known: the game is resumed."""
        self.shown = len(self.events)
        self.read = dict.fromkeys(self.humans, self.shown)

    # --- playing -------------------------------------------------------------------------------------------

    def play(self, game: Game) -> None:
        """To the end, or until `Quit` or `InputClosed`."""
        while not game.over:
            serial = game.serial
            self._announce(game)
            for seat in self._in_turn(game):
                while game.serial == serial and seat in game.waiting:
                    self._answer(game, seat)
        self._show_news(self.at_keyboard)

    def _in_turn(self, game: Game) -> list[Seat]:
        """Bots first, so that the result of a human's answer follows at once."""
        return sorted(game.waiting, key=lambda seat: self.bots[seat] is None)

    def _answer(self, game: Game, seat: Seat) -> None:
        options = game.options(seat)
        bot = self.bots[seat]
        if len(options) == 1:  # nothing to ask: a human who can only pass is not disturbed
            game.answer(seat, options[0])
        elif bot is not None:
            assert game.question is not None
            view = game.ruleset.view(game, seat)
            game.answer(seat, bot.decide(view, game.question, BUDGET))
        else:
            self._prompt(game, seat)

    def _announce(self, game: Game) -> None:
        """Tell the only human when they are asked, before anybody answers."""
        if len(self.humans) == 1 and not self.awaited and self.humans[0] not in game.waiting:
            (seat,) = self.humans
            self.awaited = turn_line(self.voice, game.ruleset.view(game, seat))
            if self.awaited:
                self._show_news(seat)
                self.screen.say(self.awaited, style="dim")

    # --- showing -------------------------------------------------------------------------------------------

    def _show_news(self, seat: Seat | None) -> None:
        """What has happened since this seat last looked, as it may know it."""
        start = self.read[seat] if seat is not None else self.shown
        self._show_messages([event.seen_by(seat) for event in self.events[start:]])
        self.shown = len(self.events)
        if seat is not None:
            self.read[seat] = self.shown

    def _show_messages(self, messages: list[Message]) -> None:
        me = [] if self.at_keyboard is None else self._called(self.at_keyboard)
        for message in self.terminal.digest(messages):
            if message.id == "round":
                self.screen.title(self.voice.say(message))
            else:
                self.screen.narrate(self.voice.say(message), stress=me)

    def _called(self, seat: Seat) -> list[str]:
        """What the lines call a seat."""
        called = self.voice.seat(seat)
        return [called, called.lower()] if seat == self.voice.reader else [called]

    def _hand_over(self, seat: Seat) -> None:
        """Several humans share a keyboard: clear the screen before the next one looks."""
        if len(self.humans) > 1 and self.at_keyboard != seat:
            self.screen.wipe()
            if (
                self.screen.ask(self.voice.text("cli-hand-over", {"name": self.voice.seat(seat)})).lower()
                in QUIT
            ):
                raise Quit
            self.drawn = None
        self.at_keyboard = seat

    # --- asking --------------------------------------------------------------------------------------------

    def _prompt(self, game: Game, seat: Seat) -> None:
        """Ask one human, until an answer is taken."""
        self._hand_over(seat)
        self._show_news(seat)
        view = game.ruleset.view(game, seat)
        self._show_table(view, seat)
        turn = turn_line(self.voice, view)
        if turn and turn != self.awaited:
            self.screen.say(turn, style="dim")
        self.awaited = ""
        form = self.terminal.form(view) or self._list(game, seat, view)
        self._put_question(game, form, explain=form.how() not in self.explained)
        self.explained.add(form.how())
        while True:
            typed = self.screen.ask()
            if self._command(typed.lower(), game, view, form):
                continue
            try:
                game.answer(seat, *form.read(typed))
                return
            except GobeletError as error:
                rule = f" [{error.rule}]" if error.rule else ""
                self.screen.say(f"{self.voice.say(error)}{rule}", style="yellow")

    def _show_table(self, view: View, seat: Seat) -> None:
        """The whole table once a round, one line of it when something has changed."""
        now = (seat, view.round)
        if self.drawn != now:
            self.drawn = now
            self.screen.say()
            self.screen.show(self.terminal.table(view))
        elif self.terminal.brief(view) not in ("", self.brief):
            self.screen.say()
            self.screen.say(self.terminal.brief(view), style="dim")
        self.brief = self.terminal.brief(view)

    def _list(self, game: Game, seat: Seat, view: View) -> Form:
        labels = [(option, self.voice.say(game.message(option, seat))) for option in game.options(seat)]
        return ListForm(self.voice, labels, self.terminal.way_out, self.terminal.hints(view))

    def _put_question(self, game: Game, form: Form, explain: bool) -> None:
        self.screen.say()
        prompt = game.prompt()
        self.screen.say(self.voice.say(prompt), style="bold")
        note = self.voice.tell(prompt.id, prompt.facts, "note")
        if note:
            self.screen.say(note, indent=2)
        for hint in form.hints():
            self.screen.say(hint, indent=2)
        if explain and form.how():
            self.screen.say(form.how(), style="dim", indent=2)

    def _command(self, word: str, game: Game, view: View, form: Form) -> bool:
        """Whether it was a command to the program and not an answer."""
        if word in QUIT:
            raise Quit
        if word in LOG:
            self._show_messages([event.seen_by(view.seat) for event in self.events[-LOG_LINES:]])
        elif word in TABLE:
            self.screen.show(self.terminal.table(view))
        elif word in HELP:
            self._help(game, view)
        elif word in HAND:
            self._show_hand(view)
        else:
            return False
        self._put_question(game, form, explain=word in HELP)
        return True

    def _help(self, game: Game, view: View) -> None:
        prompt = game.prompt()
        self.screen.say()
        self.screen.say(f"{self.voice.tell(prompt.id, prompt.facts, 'help')} [{prompt.rule}]")
        self._explain(self.terminal.guide(view))
        self._show_hand(view)
        self.screen.say(self.voice.text("cli-commands"), style="dim")

    def _show_hand(self, view: View) -> None:
        self._explain(self.terminal.shown(view) + self.terminal.hand(view))

    def _explain(self, things: list[tuple[str, str]]) -> None:
        """Each thing once, with what it does."""
        for name, text in dict.fromkeys(things):
            if text:
                self.screen.say(self.voice.text("cli-explained", {"name": name, "text": text}), indent=2)
