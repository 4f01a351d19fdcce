"""The tools of `gobelet mcp`: few, each for one thing that a player does."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Literal, TypeVar

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import gobelet
from gobelet import api, bots
from gobelet.core.errors import BadRequest, GobeletError
from gobelet.locale.voice import Voice
from gobelet.mcp.linked_table import LinkedTable
from gobelet.mcp.own_table import OwnTable
from gobelet.mcp.seat import AssistantSeat
from gobelet.readable.lines import option_line
from gobelet.readable.rules import rule
from gobelet.server.client.connection import ServerError
from gobelet.server.protocol import fields

T = TypeVar("T")
Format = Literal["text", "json"]


class Tools:
    """What an assistant can do. It sits at one table at a time."""

    def __init__(self, lang: fields.Lang) -> None:
        self.lang: fields.Lang = lang
        self.voice = Voice(lang)
        self.seat: AssistantSeat | None = None

    # --- each is a tool, described in mcp.ftl --------------------------------------------------------------

    async def list_rulesets(self) -> str:
        lines = []
        for rules in api.rulesets():
            title = Voice(self.lang, rules).title(rules)
            seats = {"least": rules.seats[0], "most": rules.seats[-1]}
            lines.append(self.voice.text("mcp-ruleset", {"ruleset": rules.id, "title": title.name, **seats}))
            lines += [f"  {title.about}"] if title.about else []
            for choice in rules.choices:
                known = ", ".join(choice.values)
                about = {"choice": choice.id, "known": known, "default": choice.default}
                lines.append(f"  {self.voice.text('mcp-choice', about)}")
        lines.append(self.voice.text("mcp-bots", {"known": ", ".join(bots.available())}))
        return "\n".join(lines)

    async def new_table(
        self, ruleset: str, bots: list[str], choices: dict[str, str] | None = None, seed: int | None = None
    ) -> str:
        self._check_free()
        return await self._taken(self._begin(ruleset, bots, choices or {}, seed))

    async def join_table(self, link: str, name: str = "Assistant") -> str:
        self._check_free()
        return await self._taken(self._join(link, name))

    async def look(self, format: Format = "text", wait: bool = True) -> str:
        if format == "text":
            return await self._taken(self._at_table().told(wait))
        seen = await self._taken(self._at_table().look(wait))
        return msgspec.json.encode({"view": seen, "news": self._at_table().news()}).decode()

    async def options(self) -> str:
        seen = await self._taken(self._at_table().look(wait=False))
        if isinstance(seen, str):
            return seen
        if not seen.options:
            return self.voice.text("readable-nothing-asked")
        return "\n".join([option_line(self.voice, option) for option in seen.options])

    async def answer(self, answer: str) -> str:
        return await self._taken(self._say(answer))

    async def rule(self, number: str) -> str:
        try:
            return rule(number, self.lang)
        except GobeletError as error:
            raise ToolError(self.voice.say(error)) from error

    async def leave(self) -> str:
        await self._taken(self._at_table().leave())
        self.seat = None
        return self.voice.text("mcp-left")

    # --- how ---------------------------------------------------------------------------------------------

    async def _begin(self, ruleset: str, others: list[str], choices: dict[str, str], seed: int | None) -> str:
        self.seat = OwnTable(ruleset, others, choices, self.lang, seed)
        return await self.seat.told(wait=True)

    async def _join(self, link: str, name: str) -> str:
        seat = self.seat = await LinkedTable.sit_down(link, name, self.lang)
        try:
            return await seat.told(wait=False)
        except BaseException:
            self.seat = None
            await seat.leave()
            raise

    async def _say(self, text: str) -> str:
        seat = self._at_table()
        await seat.answer(text)
        return await seat.told(wait=True)

    def _at_table(self) -> AssistantSeat:
        if self.seat is None:
            raise ToolError(self.voice.text("mcp-no-table"))
        return self.seat

    def _check_free(self) -> None:
        if self.seat is not None:
            raise ToolError(self.voice.text("mcp-at-table"))

    async def _taken(self, doing: Awaitable[T]) -> T:
        """Errors that say what is wrong are for the assistant to read; all others are ours."""
        try:
            return await doing
        except GobeletError as error:
            rules = f" [{error.rule}]" if error.rule else ""
            raise ToolError(f"{self.voice.say(error)}{rules}") from error
        except ServerError as error:
            raise ToolError(str(error)) from error
        except OSError as error:
            facts = BadRequest("mcp-no-server", "", {"reason": str(error)})
            raise ToolError(self.voice.say(facts)) from error


def make_server(lang: fields.Lang = "en") -> MCPServer:
    """A server for one assistant."""
    tools = Tools(lang)
    word = tools.voice.text

    @asynccontextmanager
    async def lifespan(_server: MCPServer) -> AsyncIterator[None]:
        try:
            yield
        finally:
            if tools.seat is not None:
                await tools.seat.leave()

    server = MCPServer(
        "gobelet",
        title="Gobelet",
        instructions=word("mcp-instructions"),
        version=gobelet.__version__,
        lifespan=lifespan,
        log_level="WARNING",
    )
    for tool, about in (
        (tools.list_rulesets, "mcp-list-rulesets"),
        (tools.new_table, "mcp-new-table"),
        (tools.join_table, "mcp-join-table"),
        (tools.look, "mcp-look"),
        (tools.options, "mcp-options"),
        (tools.answer, "mcp-answer"),
        (tools.rule, "mcp-rule"),
        (tools.leave, "mcp-leave"),
    ):
        server.add_tool(tool, description=word(about), structured_output=False)
    return server
