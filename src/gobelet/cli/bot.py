"""`gobelet bot`: a bot of yours on a seat at any table."""

import asyncio
import os
import re
import secrets
import time
from pathlib import Path
from typing import Final

from gobelet.arena.finding_bots import find
from gobelet.bots import Bot
from gobelet.cli.arguments import Arguments
from gobelet.cli.exit_codes import BAD_INPUT, DONE
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.client.bot import play
from gobelet.server.client.connection import ServerError, sit
from gobelet.server.client.link import parse
from gobelet.server.protocol import tables as table_wire

SECRET: Final = re.compile("[0-9a-f]{64}")


def run(words: list[str], lang: str) -> int:
    voice = Voice(lang)
    arguments = Arguments(voice, "bot", "cli-about-bot")
    arguments.option("url", "URL", "cli-help-url")
    arguments.option("token", "TOKEN", "cli-help-token")
    arguments.option("name", "NAME", "cli-help-bot-name", "Robby")
    arguments.option("bot", "MODULE:CLASS", "cli-help-bot", "greedy")
    arguments.option("player", "FILE", "cli-help-player")
    read = arguments.read(words)
    if read.url is None:
        raise BadRequest("cli-missing", "", {"argument": "--url"})
    server, table, token = parse(read.url, read.token)
    player = own_player(Path(read.player)) if read.player is not None else ""
    bot = find(read.bot)(secrets.randbits(31))
    if isinstance(bot, Bot):
        bot.clock = time.perf_counter
    try:
        place = asyncio.run(take_part(server, table, token, read.name, bot, player))
    except ServerError as error:
        print(error)
        return BAD_INPUT
    except OSError as error:
        raise BadRequest("cli-no-server", "", {"url": read.url, "reason": str(error)}) from error
    print(voice.text("cli-bot-done", {"points": place[0], "place": place[1]}))
    return DONE


def own_player(file: Path) -> str:
    """The secret of the player that this bot is, made when it is first wanted, for nobody else to read."""
    try:
        if not file.exists():
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
                new.write(secrets.token_hex(32) + "\n")
        secret = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadRequest("cli-player-file", "", {"file": str(file)}) from error
    if SECRET.fullmatch(secret) is None:
        raise BadRequest("cli-player-file", "", {"file": str(file)})
    return secret


async def take_part(
    server: str, table: str, token: str | None, name: str, bot: Bot, player: str = ""
) -> tuple[int, int]:
    if token is None:
        token = (await sit(server, table, table_wire.SitDown(name=name), player)).token
    return await play(server, table, token, bot)
