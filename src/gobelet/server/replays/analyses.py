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

import msgspec

from gobelet import analysis, api
from gobelet.analysis.scenes import Happening, Scene, brought, scenes
from gobelet.analysis.sentences import why_of
from gobelet.core.names import Seat
from gobelet.core.record import Record
from gobelet.interrupted import deaf_children
from gobelet.locale import LANGUAGES
from gobelet.locale.voice import Voice
from gobelet.records import RecordFile
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.answers import Told
from gobelet.server.protocol.replays import Analysed, Mistake, Progress
from gobelet.server.replays import frames
from gobelet.server.tables import viewer_messages
from gobelet.server.web.limits import Turns

BOT: Final = "expert"  # the bot that plays on: the measure of skill
ROLLOUTS: Final = 32  # games from each position, if there is time for them
SECONDS: Final = 240.0  # after which no new ones are begun, in a short game
SECONDS_A_QUESTION: Final = 2.0  # in a long one
EVERY: Final = 0.3  # seconds between two lines of progress
KEPT: Final = 32  # results remembered


def names(file: RecordFile, lang: str) -> list[str]:
    """Names as the page shows them: a bot without a name gets one of the game's."""
    voice = Voice(lang, api.ruleset(file.record.ruleset.partition("@")[0]))
    given = [player.name if player.name.lower() != player.kind else "" for player in file.players]
    return [
        given[seat] if file.players and given[seat] else voice.seat(seat) for seat in range(file.record.seats)
    ]


def lesson(one: analysis.Lesson, scene: Scene, reasoned: list[int], bot: str) -> Mistake:
    """A mistake or a good decision; `reasoned` is the choice whose reason is given."""
    return Mistake(
        one.moment,
        one.round,
        one.seat,
        answer(scene, one.seat, one.played),
        answer(scene, one.seat, one.other),
        one.worth,
        one.error,
        wire_of(scene.game.ruleset).told(why_of(scene, one.seat, reasoned, bot)),
    )


class Chances:
    """What chance brought, for pages to tell in their reader's voice."""

    def __init__(self, found: analysis.Analysis, known: dict[int, Scene]) -> None:
        self.luck = {roll.moment: roll.luck for roll in found.rolls}
        self.known = known

    def dated(self, turn: analysis.TurningPoint) -> analysis.TurningPoint:
        """In the round in which the dice fell."""
        told = self._brought(turn)
        return msgspec.structs.replace(turn, round=told[0].round) if told else turn

    def happened(self, turn: analysis.TurningPoint) -> list[Told]:
        wire = wire_of(self.known[turn.moment].game.ruleset)
        return [wire.told(happening.event.whole()) for happening in self._brought(turn)]

    def _brought(self, turn: analysis.TurningPoint) -> list[Happening]:
        if turn.kind != "roll":
            return []
        return brought(self.luck[turn.moment], self.known[turn.moment])


def answer(scene: Scene, seat: Seat, parts: list[int]) -> list[Told]:
    """An answer as messages, part by part."""
    game = scene.game.copy()
    wire = wire_of(game.ruleset)
    told = []
    for part in parts:
        told.append(wire.told(game.message(part, seat)))
        game.answer(seat, part)
    return told


def sum_up(found: analysis.Analysis, file: RecordFile, complete: bool, more: bool = False) -> Analysed:
    told = {lang: analysis.in_words(found, file.record, lang, names(file, lang)) for lang in LANGUAGES}
    known = scenes(file.record)
    chances = Chances(found, known)
    bot = found.settings.bot
    return Analysed(
        bot,
        found.games,
        complete,
        found.curve,
        found.players,
        [chances.dated(turn) for turn in found.turning_points],
        told,
        [lesson(one, known[one.moment], one.other, bot) for one in found.mistakes],
        [chances.happened(turn) for turn in found.turning_points],
        [lesson(one, known[one.moment], one.played, bot) for one in found.finest],
        [chances.dated(turn) for turn in found.fortunes],
        [chances.happened(turn) for turn in found.fortunes],
        more,
    )


def seconds_for(record: Record) -> float:
    """How long it may take: long games have more to look at."""
    return max(SECONDS, SECONDS_A_QUESTION * record.serial)


def work(text: str, rollouts: int, seconds: float | None, pipe: Connection) -> None:
    """What the process does: progress as pairs of numbers; results so far, and the last one, as sent."""
    file = frames.read(text)
    told = 0.0  # when progress was last reported
    missing = 0  # games

    def report(done: int, total: int) -> None:
        nonlocal told, missing
        missing = total - done
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            pipe.send((done, total))

    def so_far(found: analysis.Analysis) -> None:
        pipe.send((viewer_messages.encode(sum_up(found, file, False, more=True)),))

    found = analysis.analyse(
        file.record,
        analysis.make_settings(BOT),
        rollouts=rollouts,
        seconds=seconds if seconds is not None else seconds_for(file.record),
        report=report,
        so_far=so_far,
    )
    pipe.send(viewer_messages.encode(sum_up(found, file, missing == 0)))


def key_of(text: str) -> str:
    """The whole record, names included.

    The same game with other names is another record: its result tells of other people, and how soon it comes
    must not tell that somebody else has asked.
    """
    return sha256(text.encode()).hexdigest()


class Analysts:
    """One record at a time: later requests wait. Results are remembered for a while."""

    def __init__(self, rollouts: int = ROLLOUTS, seconds: float | None = None) -> None:
        self.rollouts: Final = rollouts
        self.seconds: Final = seconds  # None: by the length of the record
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
        with deaf_children():
            process.start()
        theirs.close()
        try:
            while key not in self.found:
                with suppress(EOFError):
                    said = await asyncio.to_thread(ours.recv)
                    if isinstance(said, bytes):
                        self._keep(key, said)
                    elif len(said) == 1:
                        yield said[0] + b"\n"
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
