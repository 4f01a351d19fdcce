"""A bot at the other end of a socket: it decides on worlds that look the same to its seat."""

import asyncio
from hashlib import sha256
from random import uniform
from secrets import token_hex
from typing import Final

from gobelet.bots import Bot
from gobelet.core.errors import BadRequest
from gobelet.server.client.connection import Client, ServerError
from gobelet.server.games import worlds
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.protocol.answers import Choice
from gobelet.server.tables import bot_pool

BUDGET: Final = 1.0  # seconds for an answer
SHARE: Final = 0.6  # the part of the time until a question is over in which the bot may think
PATIENCE: Final = 10  # attempts to connect again after the socket was lost
LATE: Final = ("question-over", "already-answered", "table-paused")  # what happens to a slow bot


async def play(server: str, table: str, token: str, bot: Bot) -> tuple[int, int]:
    """Play to the end, and connect again whenever the socket is lost. Returns the points and the place."""
    entropy = token_hex(32)
    attempts = 0
    while True:
        try:
            client = await Client.connect(server, table, token, engine=True)
            try:
                async for view in client.views():
                    attempts = 0
                    if view.you.asking == "declined":
                        raise BadRequest("request-declined", "", {})
                    await _take_part(client, view, bot, entropy)
                    if view.scores:
                        return _result(view)
                    if view.table.phase == "abandoned":
                        return 0, 0
                if client.refused is not None:
                    raise client.refused
            finally:
                await client.close()
        except OSError:
            attempts += 1
            if attempts > PATIENCE:
                raise
        await asyncio.sleep(pause(attempts))


def pause(attempts: int) -> float:
    """Seconds until the next attempt. Half is drawn: after a restart not all bots come back at once."""
    longest: float = min(5.0, 0.2 * 2**attempts)
    return longest * uniform(0.5, 1.0)


async def _take_part(client: Client, view: to_browser.TableView, bot: Bot, entropy: str) -> None:
    seat = view.you.seat
    if seat is None:  # the host has yet to say yes
        return
    try:
        if await share_in_dice(client, view, seat, entropy):
            return
        if view.question is not None and view.question.yours and view.engine is not None:
            world = worlds.read(view.engine)
            parts = await asyncio.to_thread(bot_pool.answer, world, seat, bot, budget(view))
            choice = Choice(parts=list(parts))
            await client.do(to_server.Answer(question=view.question.number, choice=choice))
    except ServerError as error:
        if error.code not in LATE:
            raise


async def share_in_dice(client: Client, view: to_browser.TableView, seat: int, entropy: str) -> bool:
    """Fair dice: commit to this seat's share in them before the start, and open it then; if it is time."""
    fair = view.table.fair
    commitment = sha256(bytes.fromhex(entropy)).hexdigest()
    if view.table.phase == "lobby" and fair.commitments[seat] != commitment:
        await client.do(to_server.Commit(commitment=commitment))
        return True
    if view.table.phase == "opening" and fair.commitments[seat] == commitment:
        await client.do(to_server.Open(entropy=entropy))
        return True
    return False


def budget(view: to_browser.TableView) -> float:
    """Seconds for an answer: less than the clock or the beat leaves."""
    until = view.question.until if view.question is not None else None
    left = (until - view.now) / 1000 * SHARE if until is not None else BUDGET
    return max(bot_pool.LEAST, min(BUDGET, left))


def _result(view: to_browser.TableView) -> tuple[int, int]:
    mine = next(line.points for line in view.scores if line.seat == view.you.seat)
    return mine, 1 + len([line for line in view.scores if line.points > mine])
