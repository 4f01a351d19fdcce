"""Saving a game of the terminal: where it was asked for, back where it came from, or where a person says."""

from typing import Final

from gobelet.cli.exit_codes import BAD_INPUT, DONE
from gobelet.cli.files import rewrite_record, write_record
from gobelet.cli.screen import InputClosed, Screen
from gobelet.core.errors import BadRequest
from gobelet.core.game import Game
from gobelet.locale.voice import Voice
from gobelet.records import GivenOrder, Player

LEFT: Final = -1  # a human has left the table, and may want to save


class Saving:
    """`name`: a new file, checked before the game. `again`: the file from which the game was resumed."""

    def __init__(
        self,
        screen: Screen,
        voice: Voice,
        players: tuple[Player, ...],
        name: str | None = None,
        again: str | None = None,
        orders: tuple[GivenOrder, ...] = (),
    ) -> None:
        self.screen: Final = screen
        self.voice: Final = voice
        self.players: Final = players
        self.name: Final = name
        self.again: Final = again
        self.orders: Final = orders  # that gave answers before the game was resumed

    def as_asked(self, game: Game, code: int) -> int:
        """Save to the file that was named; if that fails now, ask for another. The exit code."""
        try:
            if self.name is not None:
                self._save(game, self.name)
            elif self.again is not None:
                rewrite_record(self.again, game, self.players, self.orders)
                self.screen.say(self.voice.text("cli-saved", {"file": self.again}))
        except BadRequest as error:
            self.screen.say(self.voice.say(error), style="yellow")
            self.offer(game)
            return BAD_INPUT
        return DONE if code == LEFT else code

    def offer(self, game: Game) -> None:
        """Ask until a name works, or for Enter."""
        while True:
            try:
                name = self.screen.ask(self.voice.text("cli-save-where"))
                if name:
                    self._save(game, name)
                    self.screen.say(self.voice.text("cli-resume-how", {"file": name}), style="dim")
                return
            except BadRequest as error:
                self.screen.say(self.voice.say(error), style="yellow")
            except (InputClosed, KeyboardInterrupt):
                return

    def _save(self, game: Game, name: str) -> None:
        write_record(name, game, self.players, self.orders)
        self.screen.say(self.voice.text("cli-saved", {"file": name}))
