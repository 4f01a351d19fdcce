"""Hints at a table that allows them: for each seat that is asked, about its own options."""

from typing import TYPE_CHECKING, Final

from gobelet import api
from gobelet.core.event import Message
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol import to_browser
from gobelet.server.tables import viewer_messages
from gobelet.server.tables.bot_pool import Weighed

if TYPE_CHECKING:
    from gobelet.core.view import View
    from gobelet.server.tables.table import Table


class Hinter:
    """A view never waits for hints: they come in a separate message, when they are ready."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table
        self.turn = (0, 0)
        self.made: dict[int, bytes] = {}  # by seat; nothing while they are being made

    def show(self) -> None:
        """Send hints to each seat that is asked and has none yet."""
        state = self.table.state
        if not state.hints or state.phase != "playing" or state.game is None:
            return
        if self.turn != state.turn:
            self.turn = state.turn
            self.made = {}
        for seat in {viewer.seat for viewer in self.table.viewers if viewer.seat is not None}:
            # Only who can react has something to weigh: a window of several people shows by nothing who can.
            if state.window and seat != state.solo:
                continue
            if seat not in state.game.waiting or len(state.game.options(seat)) < 2 or state.hides_from(seat):
                continue
            if seat in self.made:
                self._send(seat)
            else:
                self.made[seat] = b""
                seen = api.view(state.game, seat)
                self.table.lobby.spawn(self._make(state.turn, seat, seen))

    async def _make(self, turn: tuple[int, int], seat: int, seen: "View") -> None:
        found = await self.table.lobby.thinkers.hint(seen)
        if found.hints and self.turn == turn:
            self.made[seat] = viewer_messages.encode(to_browser.Hints(turn[1], lines(seen, found)))
            self._send(seat)

    def _send(self, seat: int) -> None:
        made = self.made[seat]
        for viewer in self.table.viewers:
            if made and viewer.seat == seat and not viewer.engine and viewer.hinted != self.turn:
                viewer.hinted = self.turn
                viewer.post(made)


def lines(seen: "View", found: Weighed) -> list[to_browser.HintLine]:
    """Hints by the choices that they are about."""
    game_wire = wire_of(seen.ruleset)
    best = None if found.best is None else game_wire.choice(seen, found.best)
    by_option: dict[int, list[Message]] = {}
    for option, id, facts in found.hints:
        told = {key: tuple(fact) if isinstance(fact, list) else fact for key, fact in facts.items()}
        by_option.setdefault(option, []).append(Message(id, "", told))
    made: list[to_browser.HintLine] = []
    for option, told_of in by_option.items():
        choice = game_wire.choice(seen, option)
        if choice not in [line.choice for line in made]:
            messages = [game_wire.told(one) for one in told_of]
            made.append(to_browser.HintLine(choice, messages, choice == best))
    return made
