"""`gobelet bot`: a bot of yours on a seat at any table."""

import asyncio
import secrets
import time
from urllib.parse import urlsplit

from gobelet.arena.finding_bots import find
from gobelet.bots import Bot
from gobelet.cli.arguments import Arguments
from gobelet.cli.exit_codes import BAD_INPUT, DONE
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.client.bot import play
from gobelet.server.client.connection import ServerError, sit
from gobelet.server.protocol import messages as wire


def run(words: list[str], lang: str) -> int:
    voice = Voice(lang)
    arguments = Arguments(voice, "bot", "cli-about-bot")
    arguments.option("url", "URL", "cli-help-url")
    arguments.option("token", "TOKEN", "cli-help-token")
    arguments.option("name", "NAME", "cli-help-bot-name", "Robby")
    arguments.option("bot", "MODULE:CLASS", "cli-help-bot", "greedy")
    read = arguments.read(words)
    if read.url is None:
        raise BadRequest("cli-missing", "", {"argument": "--url"})
    server, table, token = parse(read.url, read.token)
    bot = find(read.bot)(secrets.randbits(31))
    if isinstance(bot, Bot):
        bot.clock = time.perf_counter
    try:
        place = asyncio.run(take_part(server, table, token, read.name, bot))
    except ServerError as error:
        print(error)
        return BAD_INPUT
    except OSError as error:
        raise BadRequest("cli-no-server", "", {"url": read.url, "reason": str(error)}) from error
    print(voice.text("cli-bot-done", {"points": place[0], "place": place[1]}))
    return DONE


def parse(url: str, token: str | None) -> tuple[str, str, str | None]:
    """The server, the table and the token (if any) of a link: https://host/t/table#token."""
    parts = urlsplit(url)
    table = parts.path.rstrip("/").rpartition("/t/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table:
        raise BadRequest("cli-url-form", "", {"url": url})
    return f"{parts.scheme}://{parts.netloc}", table, token or parts.fragment or None


async def take_part(server: str, table: str, token: str | None, name: str, bot: Bot) -> tuple[int, int]:
    if token is None:
        token = (await sit(server, table, wire.SitDown(name=name))).token
    return await play(server, table, token, bot)
