"""A table in this process: the assistant on one seat, bots on the others."""

import asyncio
import secrets
from collections.abc import Sequence
from time import perf_counter

from gobelet import api, bots, readable
from gobelet.core.errors import BadRequest
from gobelet.core.event import Event
from gobelet.core.names import Seat
from gobelet.mcp.seat import AssistantSeat
from gobelet.readable.types import ReadableView

BUDGET = 1.0  # seconds that a bot may think


class OwnTable(AssistantSeat):
    """Forced answers are skipped, for bots and for the assistant. Each table has dice of its own."""

    def __init__(
        self, ruleset: str, others: Sequence[str], choices: dict[str, str], lang: str, seed: int | None = None
    ) -> None:
        known = bots.available()
        for bot in others:
            if bot not in known:
                raise BadRequest("unknown-bot", "", {"bot": bot, "known": known})
        drawn = secrets.randbits(62) if seed is None else seed
        self.lang = lang
        self.events: list[Event] = []
        self.read = 0
        self.seat: Seat = 0
        watchers = [self.events.append]
        self.game = api.new(ruleset, len(others) + 1, drawn, skip_forced=True, watchers=watchers, **choices)
        self.bots = [None, *[bots.make(bot, secrets.randbits(31), perf_counter) for bot in others]]

    async def look(self, wait: bool) -> ReadableView:
        await self._play_on()
        return readable.describe(api.view(self.game, self.seat), self.lang)

    async def answer(self, text: str) -> None:
        await self._play_on()
        parts = readable.read_answer(api.view(self.game, self.seat), text, self.lang)
        self.game.answer(self.seat, *parts)

    async def leave(self) -> None:
        """Nobody is left who would mind."""

    def news(self) -> list[str]:
        new, self.read = self.events[self.read :], len(self.events)
        return readable.news(self.game.ruleset, new, self.seat, self.lang)

    async def _play_on(self) -> None:
        """Let the bots answer until the assistant is asked, or the game is over."""
        game = self.game
        while not game.over and self.seat not in game.waiting:
            seat = game.waiting[0]
            bot, question = self.bots[seat], game.question
            assert bot is not None
            assert question is not None
            part = await asyncio.to_thread(bot.decide, api.view(game, seat), question, BUDGET)
            game.answer(seat, part)
