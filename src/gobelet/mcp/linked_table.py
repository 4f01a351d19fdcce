"""A table at a server: the assistant has taken a seat by link, and is shown as a program."""

import asyncio
from collections.abc import Sequence
from secrets import token_hex
from typing import Final

from msgspec import UNSET

from gobelet import api, readable
from gobelet.core.errors import BadRequest
from gobelet.core.game import Game
from gobelet.core.names import Option
from gobelet.locale.voice import Voice
from gobelet.mcp.seat import AssistantSeat
from gobelet.readable.types import ReadableView
from gobelet.server.client.bot import LATE, PATIENCE, pause, share_in_dice
from gobelet.server.client.connection import Client, ServerError, sit
from gobelet.server.client.link import parse
from gobelet.server.games import worlds
from gobelet.server.protocol import fields, to_browser, to_server
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol.answers import Choice

WAITS: Final = 50.0  # seconds that a call waits for the others: assistants give up on calls after a minute
MOST_NEWS: Final = 200  # sentences that are kept for an assistant that does not look
ASKING: Final = {"pending": "mcp-asking-pending", "declined": "mcp-asking-declined"}
ENDED: Final = ("over", "abandoned", "frozen")


class ReadingClient(Client):
    """A client that keeps what has happened, for whoever reads it later."""

    def heard(self, text: bytes) -> None:
        before = self.view
        super().heard(text)
        if self.view is not before and self.view is not None and self.view.readable is not UNSET:
            self.told.extend(self.view.readable.news)
            del self.told[:-MOST_NEWS]

    @property
    def told(self) -> list[str]:
        kept: list[str] = self.__dict__.setdefault("kept", [])
        return kept


class LinkedTable(AssistantSeat):
    """A task follows the table, takes its share in the dice, and connects again if the socket is lost.

    An answer of several parts is put together in the world that the server sends to bots: it is made from
    the view of this seat.
    """

    def __init__(self, server: str, table: str, token: str, lang: fields.Lang) -> None:
        self.server: Final = server
        self.table: Final = table
        self.token: Final = token
        self.lang: fields.Lang = lang
        self.entropy: Final = token_hex(32)
        self.client: ReadingClient | None = None
        self.view: to_browser.TableView | None = None
        self.trouble: Exception | None = None
        self.changed: Final = asyncio.Event()
        self.unread: list[str] = []
        self.answered = 0  # the question that was last answered whole
        self.world: Game | None = None  # in which an answer is put together
        self.parts: list[Option] = []
        self.following: asyncio.Task[None] = asyncio.create_task(self._follow())

    @classmethod
    async def sit_down(cls, link: str, name: str, lang: fields.Lang) -> "LinkedTable":
        """Take the seat of a link with its key, or a free seat at the table of one without."""
        server, table, token = parse(link)
        if token is None:
            token = (await sit(server, table, table_wire.SitDown(name=name))).token
        return cls(server, table, token, lang)

    # --- following the table -----------------------------------------------------------------------------

    async def _follow(self) -> None:
        attempts = 0
        try:
            while True:
                try:
                    await self._stay_connected()
                    attempts = 0
                except OSError:
                    attempts += 1
                    if attempts > PATIENCE:
                        raise
                await asyncio.sleep(pause(attempts))
        except (OSError, ServerError) as error:
            self.trouble = error
            self.changed.set()

    async def _stay_connected(self) -> None:
        connect = ReadingClient.connect
        client = await connect(self.server, self.table, self.token, self.lang, engine=True, readable=True)
        self.client = client
        try:
            async for view in client.views():
                self._take_in(client, view)
                if view.you.seat is not None:
                    await self._share(client, view, view.you.seat)
            if client.refused is not None:
                raise client.refused
        finally:
            await client.close()

    def _take_in(self, client: ReadingClient, view: to_browser.TableView) -> None:
        before = self.view.question if self.view is not None else None
        self.view = view
        self.unread += client.told
        client.told.clear()
        if before is None or view.question is None or before.number != view.question.number:
            self.world, self.parts = None, []
        self.changed.set()

    async def _share(self, client: Client, view: to_browser.TableView, seat: int) -> None:
        try:
            await share_in_dice(client, view, seat, self.entropy)
        except ServerError as error:
            if error.code not in LATE:
                raise

    # --- what the assistant does -------------------------------------------------------------------------

    async def look(self, wait: bool) -> ReadableView | str:
        await self._until_ready(wait)
        view, voice = self.view, Voice(self.lang)
        if view is None:
            return voice.text("mcp-connecting")
        if view.you.asking:
            return voice.text(ASKING[view.you.asking])
        if self.world is not None and view.you.seat is not None:
            seen = api.view(self.world, view.you.seat)
            return readable.describe(seen, self.lang, [seat.name for seat in view.table.seats])
        if view.readable is UNSET:
            return voice.text("mcp-ended" if view.table.phase in ENDED else "mcp-not-begun")
        return view.readable.view

    async def answer(self, text: str) -> None:
        await self._until_ready(True)
        view, client = self.view, self.client
        if view is None or client is None or not self._is_asked(view):
            raise BadRequest("readable-nothing-asked", "", {})
        seat, question = view.you.seat, view.question
        assert seat is not None
        assert question is not None
        world = self.world or worlds.read(view.engine)
        names = [one.name for one in view.table.seats]
        parts = readable.read_answer(api.view(world, seat), text, self.lang, names)
        world.answer(seat, *parts)
        self.parts += parts
        if world.serial == question.number and seat in world.waiting:  # there is more to say
            self.world = world
            return
        said, self.parts, self.world = self.parts, [], None
        self.answered = question.number
        try:
            await client.do(to_server.Answer(question=question.number, choice=Choice(parts=said)))
        except ServerError:
            self.answered = 0  # it still owes one
            raise

    async def leave(self) -> None:
        client = self.client
        if client is not None and not client.closed and self.trouble is None:
            try:
                await client.do(to_server.LeaveTable())
            except (ServerError, OSError) as error:
                self.trouble = error
        self.following.cancel()
        await asyncio.gather(self.following, return_exceptions=True)

    def news(self) -> Sequence[str]:
        new, self.unread = self.unread, []
        return new

    # --- waiting -----------------------------------------------------------------------------------------

    def _is_asked(self, view: to_browser.TableView) -> bool:
        question = view.question
        return question is not None and question.yours and view.engine is not None and self._new(view)

    def _new(self, view: to_browser.TableView) -> bool:
        """Whether this view is not one of before our last answer."""
        return view.question is None or view.question.number != self.answered

    def _is_ready(self) -> bool:
        view = self.view
        return view is not None and (
            self._is_asked(view) or view.table.phase in ENDED or view.you.asking == "declined"
        )

    async def _until_ready(self, wait: bool) -> None:
        """Until this seat is asked, or all is over; without `wait`, until there is a view. Not for ever."""
        try:
            async with asyncio.timeout(WAITS):
                while self.trouble is None and not (self._is_ready() if wait else self.view is not None):
                    self.changed.clear()
                    await self.changed.wait()
        except TimeoutError:
            return  # the assistant looks again
        if self.trouble is not None:
            raise self.trouble
