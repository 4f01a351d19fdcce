"""A record, walked through part by part, and a digest of what is met."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b

from gobelet import Event, Game, Record
from tests.guards.doors import answer_forced, branch_off, start

PUT = -1  # instead of a seat: a question was put, or the game is over


def walk(record: Record, watchers: Sequence[Callable[[Event], None]] = ()) -> Iterator[tuple[Game, int]]:
    """The game whenever a question is put, and before each part of an answer, with the seat that says it.

    Seats without a choice are not asked.
    """
    game = start(record, watchers)
    answers = dict(record.answers)
    yield game, PUT
    while not game.over and (record.over or game.serial < record.serial):
        said = answers.get(game.serial, ())
        answer_forced(game, {seat for seat, _parts in said})
        yield from say(game, said)
        if not game.over:
            branch_off(game, record)
        yield game, PUT
    yield from say(game, record.said)


def say(game: Game, said: tuple[tuple[int, tuple[int, ...]], ...]) -> Iterator[tuple[Game, int]]:
    for seat, parts in said:
        for part in parts:
            yield game, seat
            game.answer(seat, part)


def digest(pieces: Sequence[bytes]) -> str:
    """Six hexadecimal digits: enough to see that something has changed."""
    found = blake2b(digest_size=3)
    for piece in pieces:
        found.update(len(piece).to_bytes(4, "big"))
        found.update(piece)
    return found.hexdigest()
