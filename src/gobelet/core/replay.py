"""Replaying a record, question by question."""

from collections.abc import Iterator

from gobelet.core.branches import branch_off
from gobelet.core.errors import BadRecord, Refused
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seats
from gobelet.core.record import Record


def replay_steps(game: Game, record: Record) -> Iterator[Game]:
    """Answer question after question as recorded, yielding the game after each."""
    if game.skip:
        raise ValueError("a record is replayed without skipping")
    entries = iter(record.answers)
    entry = next(entries, None)
    while not game.over and (game.serial < record.serial or record.over):
        serial = game.serial
        answers = entry[1] if entry is not None and entry[0] == serial else ()
        if answers:
            entry = next(entries, None)
        answer_all(game, serial, answers)
        if game.serial == serial and not game.over:
            raise BadRecord("record-answer-missing", "", {"number": serial, "seats": game.waiting})
        if not game.over:
            branch_off(game, record)
        yield game
    if entry is not None or game.serial != record.serial:
        raise BadRecord("record-too-long", "", {"number": game.serial})
    try:
        for seat, parts in record.said:
            game.answer(seat, *parts)
    except Refused as refused:
        raise BadRecord(
            "record-refused", refused.rule, {"number": game.serial, "reason": refused.bare()}
        ) from refused


def answer_all(game: Game, serial: int, answers: tuple[tuple[int, Parts], ...]) -> None:
    """Everybody's answer to one question; seats without a choice have none of their own."""
    choosers: Seats = 0
    for seat, _parts in answers:
        choosers |= 1 << seat
    for seat in game.waiting:  # seats without a choice are not in the record
        while not choosers >> seat & 1 and game.serial == serial and not game.over:
            options = game.options(seat)
            if len(options) != 1:
                break
            game.answer(seat, options[0])
    try:
        for seat, parts in answers:
            game.answer(seat, *parts)
    except Refused as refused:
        raise BadRecord(
            "record-refused", refused.rule, {"number": serial, "reason": refused.bare()}
        ) from refused


def play_through(game: Game, record: Record) -> Game:
    """The game at the end of its record."""
    for _game in replay_steps(game, record):
        pass
    return game
