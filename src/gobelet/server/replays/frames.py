"""Replays: a record, checked, as the frames that one pair of eyes saw; and tables that play on from one."""

import gzip
import time
from functools import lru_cache
from typing import Final, NamedTuple

from gobelet import api, bots, records
from gobelet.bots.reasons import coarse
from gobelet.core.errors import BadRecord
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.record import Record
from gobelet.core.replay import replay_steps
from gobelet.records import RecordFile
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol.answers import Told
from gobelet.server.protocol.fields import Wish
from gobelet.server.protocol.replays import Branched, Decided, Eyes, Frame, PlayOn, Replay, Sitter
from gobelet.server.replays.replayers import Replayers
from gobelet.server.tables import fair, names, rows, seats, viewer_messages
from gobelet.server.tables.founding import found
from gobelet.server.tables.lobby import Lobby
from gobelet.server.tables.settings import Origin, TableSettings
from gobelet.server.tables.visitor import Who, anybody

MOST_SECONDS: Final = 60.0  # of a core, for one replay
BEAT: Final = 2000  # milliseconds of a window at a table that plays on
KEPT: Final = 16  # replays remembered: a change of seat or playing on asks again


def read(text: str) -> RecordFile:
    """A record that replays to its fingerprint, or `BadRecord`, which names what is wrong with it."""
    file = records.read(text)
    departure = records.verify(file.record, file.marks, file.outcome)
    if departure is not None:
        raise departure
    return file


def fingerprint(text: str) -> str:
    """Of a record that replays."""
    return read(text).record.fingerprint


async def check(replayers: Replayers, address: str, text: str) -> str:
    """The fingerprint of a record that replays, or `BadRecord`."""
    return await replayers.run(address, fingerprint, text)


async def replay(replayers: Replayers, address: str, text: str, eyes: Eyes) -> bytes:
    """The whole replay as it is sent, packed with gzip."""
    return await replayers.run(address, packed, text, eyes)


@lru_cache(KEPT)
def packed(text: str, eyes: Eyes) -> bytes:
    return gzip.compress(_replay(text, eyes), 6, mtime=0)


def _replay(text: str, eyes: Eyes) -> bytes:
    file = read(text)
    record = file.record
    if isinstance(eyes, int) and eyes >= record.seats:
        raise BadRecord("unknown-seat", "", {"number": eyes, "seats": record.seats})
    game, frames = show(file, eyes)
    id, _, version = record.ruleset.partition("@")
    return viewer_messages.encode(
        Replay(
            ruleset=id,
            version=int(version),
            choices={key: str(value) for key, value in record.choices.items()},
            seats=record.seats,
            players=[Sitter(player.name, player.kind) for player in file.players],
            over=record.over,
            fingerprint=record.fingerprint,
            branches=[Branched(at, parent) for at, _generator, _seed, parent in record.branches],
            frames=frames,
            scores=viewer_messages.scores(game),
            winners=list(game.winners) if game.over else [],
        )
    )


def show(file: RecordFile, eyes: Eyes) -> tuple[Game, list[Frame]]:
    """The game at its end, and a frame for each question and for the end."""
    record = file.record
    answers = dict(record.answers)
    events: list[Event] = []
    game = api.start(record, [events.append])
    frames = [frame(game, eyes, events, [])]
    decided = _decided(file, game, answers, eyes)
    until = time.process_time() + MOST_SECONDS
    for _game in replay_steps(game, record):
        if time.process_time() > until:
            raise BadRecord("replay-too-long", "", {"seconds": int(MOST_SECONDS)})
        frames.append(frame(game, eyes, events, decided))
        decided = _decided(file, game, answers, eyes)
    return game, frames


def frame(game: Game, eyes: Eyes, events: list[Event], decided: list[Decided]) -> Frame:
    game_wire = wire_of(game.ruleset)
    seat = eyes if isinstance(eyes, int) else None
    told = [game_wire.told(event.whole() if eyes == "all" else event.seen_by(seat)) for event in events]
    events.clear()
    board = game_wire.open_board(game) if eyes == "all" else game_wire.board(game, api.view(game, seat))
    return Frame(
        question=game.serial,
        round=game.round,
        events=told,
        decided=decided,
        board=board,
        prompt=game_wire.told(game.prompt()) if not game.over else None,
        asked=[other for other in range(game.seats) if game.asked >> other & 1],
        hands=[game_wire.open_hand(api.view(game, other)) for other in range(game.seats)]
        if eyes == "all"
        else [],
        dice=game_wire.open_hand(api.view(game, seat)).dice if seat is not None else [],
    )


def _decided(
    file: RecordFile, game: Game, answers: dict[int, tuple[tuple[int, tuple[int, ...]], ...]], eyes: Eyes
) -> list[Decided]:
    """What was answered to the open question, if this viewer may see it."""
    game_wire = wire_of(game.ruleset)
    found = []
    for seat, parts in answers.get(game.serial, ()):
        if eyes in ("all", seat):
            choice = [game_wire.told(game.message(part, seat)) for part in parts]
            reason, order = _reason(file, game, seat, parts[0]), _order(file, game.serial, seat)
            found.append(Decided(seat, choice, reason, order))
    return found


def _order(file: RecordFile, serial: int, seat: int) -> dict[str, Wish]:
    """The plan or order that gave this answer."""
    for one in file.orders:
        if (one.serial, one.seat) == (serial, seat):
            said = one.order.items()
            return {name: [*value] if isinstance(value, tuple) else value for name, value in said}
    return {}


def _reason(file: RecordFile, game: Game, seat: int, option: int) -> Told | None:
    """What moves a bot to an option like this. What it thought itself is not in the record."""
    if not file.players or file.players[seat].kind not in bots.BOTS or file.players[seat].kind == "random":
        return None
    return wire_of(game.ruleset).told(coarse(api.view(game, seat), option))


# --- playing on ---------------------------------------------------------------------------------------------


def stop_at(record: Record, question: int) -> Game:
    """The game of a record when this question was put."""
    game = api.start(record)
    steps = replay_steps(game, record)
    while game.serial < question and not game.over and next(steps, None) is not None:
        pass
    if game.over or game.serial != question:
        raise BadRecord("record-no-question", "", {"number": question})
    return game


class Start(NamedTuple):
    """What a table needs to know of the record that it plays on from."""

    ruleset: str
    choices: dict[str, str]
    seats: int
    origin: Origin


def _start(wanted: PlayOn) -> Start:
    file = read(wanted.record)
    if wanted.seat >= file.record.seats:
        raise BadRecord("unknown-seat", "", {"number": wanted.seat, "seats": file.record.seats})
    game = stop_at(file.record, wanted.question)
    return Start(
        ruleset=file.record.ruleset,
        choices={key: str(value) for key, value in file.record.choices.items()},
        seats=file.record.seats,
        origin=Origin(record=records.dump(game.record()), parent=file.record.fingerprint),
    )


async def play_on(lobby: Lobby, address: str, wanted: PlayOn, who: Who = anybody) -> table_wire.Seated:
    """A new table: it goes on where the record was at that question, with new dice from there on."""
    seats.check_bot(wanted.bot)
    name = names.clean_name(wanted.name)
    start = await lobby.replayers.run(address, _start, wanted)
    secret = fair.new_secret()
    settings = TableSettings(
        id=seats.new_table_id(),
        ruleset=start.ruleset,
        choices=start.choices,
        bots=[None if seat == wanted.seat else wanted.bot for seat in range(start.seats)],
        clock=0,
        beat=BEAT,
        listed=False,
        secret=secret,
        commitment=fair.commitment(secret),
        created=lobby.clock.now(),
        start=start.origin,
    )
    token = seats.new_token()
    visitor = await who()
    known = ("", visitor.player, visitor.device, wanted.avatar, wanted.colour)
    row = rows.Sat(wanted.seat, name, seats.hash_of(token), wanted.commitment, *known)
    await found(lobby, settings, [row])
    return table_wire.Seated(settings.id, wanted.seat, token, settings.commitment)
