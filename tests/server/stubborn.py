"""Players who come back after every crash, and keep an account of what was acknowledged."""

import asyncio
import random
from collections.abc import Callable

import msgspec

from gobelet.server.client.connection import Client, ServerError
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.protocol.answers import Choice
from gobelet.server.tables.actions import digest
from tests.server.players import LATE, any_choice


class Stubborn:
    """`urls` are tried in turn. What was acknowledged stands in `done`: (question, digest of the choice)."""

    def __init__(self, urls: Callable[[], list[str]], seated: table_wire.Seated, seed: int) -> None:
        self.urls = urls
        self.seated = seated
        self.dice = random.Random(seed)
        self.done: dict[int, str] = {}
        self.unsure: tuple[int, Choice] | None = None  # sent, and never acknowledged
        self.comings = 0
        self.end: to_browser.TableView | None = None
        self.stood = 0.0  # the longest time without a view, in seconds

    async def play(self) -> to_browser.TableView:
        attempt = 0
        while self.end is None:
            urls = self.urls()
            try:
                client = await Client.connect(urls[attempt % len(urls)], self.seated.table, self.seated.token)
                self.comings += 1
                try:
                    await self._play(client)
                finally:
                    await client.close()
            except (OSError, ConnectionError, TimeoutError):
                await asyncio.sleep(0.05)
            except Exception as error:  # the server dies in the middle of a handshake
                if "websockets" not in type(error).__module__:
                    raise
                await asyncio.sleep(0.05)
            attempt += 1
        return self.end

    async def _play(self, client: Client) -> None:
        clock = asyncio.get_running_loop().time
        last = clock()
        async for view in client.views():
            self.stood = max(self.stood, clock() - last)
            last = clock()
            if view.table.phase in ("over", "abandoned", "frozen"):
                self.end = view
                return
            if self.unsure is not None and view.question is not None:
                await self._again(client)
            question = view.question
            if question is None or not question.yours:
                continue
            # One that has no end waits for the only person at the table.
            if question.window and question.until is not None and self.dice.random() < 0.5:
                continue
            await self._answer(
                client, question.number, any_choice(self.dice.choice(question.forms), self.dice)
            )

    async def _again(self, client: Client) -> None:
        """What was not acknowledged is sent again: done already, done now, or too late."""
        assert self.unsure is not None
        number, choice = self.unsure
        await self._answer(client, number, choice)

    async def _answer(self, client: Client, number: int, choice: Choice) -> None:
        self.unsure = (number, choice)
        try:
            await client.do(to_server.Answer(question=number, choice=choice))
            self.done[number] = digest(choice)
        except ServerError as error:
            if error.code in ("store-down", "busy"):  # no view follows: come back, and say it again
                raise ConnectionError(error.code) from error
            if error.code not in LATE:
                raise
        self.unsure = None


def in_log(bodies: list[str]) -> list[tuple[int, int, str]]:
    """(seat, question, digest) of every answer of a person in a log."""
    found: list[tuple[int, int, str]] = []
    for body in bodies:
        row = msgspec.json.decode(body)
        if row["row"] == "sealed":
            found.append((row["seat"], row["question"], row["choice"]))
        elif row["row"] == "answered" and row["cause"] == "human":
            found.append((row["answers"][0][0], row["question"], row["choice"]))
    return found
