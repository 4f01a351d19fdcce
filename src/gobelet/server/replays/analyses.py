"""Luck and skill of a record, computed in a separate process, and sent line by line while it runs."""

import asyncio
import multiprocessing
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import suppress
from hashlib import sha256
from multiprocessing.connection import Connection
from typing import Final

from gobelet import analysis, api
from gobelet.locale import LANGUAGES
from gobelet.locale.voice import Voice
from gobelet.records import RecordFile
from gobelet.server.protocol.replays import Analysed, Progress
from gobelet.server.replays import frames
from gobelet.server.tables import viewer_messages
from gobelet.server.web.limits import Turns

BOT: Final = "expert"  # the bot that plays on: the measure of skill
ROLLOUTS: Final = 32  # games from each position, if there is time for them
SECONDS: Final = 240.0  # after which no new ones are begun
EVERY: Final = 0.3  # seconds between two lines of progress
KEPT: Final = 32  # results remembered


def names(file: RecordFile, lang: str) -> list[str]:
    """Names as the page shows them: a bot without a name gets one of the game's."""
    voice = Voice(lang, api.ruleset(file.record.ruleset.partition("@")[0]))
    given = [player.name if player.name.lower() != player.kind else "" for player in file.players]
    return [
        given[seat] if file.players and given[seat] else voice.seat(seat) for seat in range(file.record.seats)
    ]


def sum_up(found: analysis.Analysis, file: RecordFile, complete: bool) -> Analysed:
    told = {lang: analysis.in_words(found, file.record, lang, names(file, lang)) for lang in LANGUAGES}
    return Analysed(
        found.settings.bot,
        found.games,
        complete,
        found.curve,
        found.players,
        found.turning_points,
        told,
    )


def work(text: str, rollouts: int, seconds: float, pipe: Connection) -> None:
    """What the process does: progress as pairs of numbers, then the result as it is sent."""
    file = frames.read(text)
    told = 0.0  # when progress was last reported
    missing = 0  # games

    def report(done: int, total: int) -> None:
        nonlocal told, missing
        missing = total - done
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            pipe.send((done, total))

    settings = analysis.make_settings(BOT)
    found = analysis.analyse(file.record, settings, rollouts=rollouts, seconds=seconds, report=report)
    pipe.send(viewer_messages.encode(sum_up(found, file, missing == 0)))


def key_of(text: str) -> str:
    """The whole record, names included.

    The same game with other names is another record: its result tells of other people, and how soon it comes
    must not tell that somebody else has asked.
    """
    return sha256(text.encode()).hexdigest()


class Analysts:
    """One record at a time: later requests wait. Results are remembered for a while."""

    def __init__(self, rollouts: int = ROLLOUTS, seconds: float = SECONDS) -> None:
        self.rollouts: Final = rollouts
        self.seconds: Final = seconds
        self.turn: Final = asyncio.Lock()
        self.turns: Final = Turns()  # of each address
        self.found: Final[OrderedDict[str, bytes]] = OrderedDict()

    async def lines(self, text: str) -> AsyncGenerator[bytes, None]:
        """Lines of JSON. A client that stops listening stops the work."""
        key = key_of(text)
        if key not in self.found:
            yield viewer_messages.encode(Progress(0, 0)) + b"\n"
            async with self.turn:
                if key not in self.found:
                    async for line in self._work(text, key):
                        yield line
        if key in self.found:
            yield self.found[key] + b"\n"

    async def _work(self, text: str, key: str) -> AsyncGenerator[bytes, None]:
        context = multiprocessing.get_context("spawn")  # the server has threads: no fork
        ours, theirs = context.Pipe(False)
        process = context.Process(target=work, args=(text, self.rollouts, self.seconds, theirs), daemon=True)
        process.start()
        theirs.close()
        try:
            while key not in self.found:
                with suppress(EOFError):
                    said = await asyncio.to_thread(ours.recv)
                    if isinstance(said, bytes):
                        self._keep(key, said)
                    else:
                        yield viewer_messages.encode(Progress(*said)) + b"\n"
                    continue
                return  # the process was killed
        finally:
            process.terminate()
            ours.close()

    def _keep(self, key: str, found: bytes) -> None:
        self.found[key] = found
        while len(self.found) > KEPT:
            self.found.popitem(last=False)
