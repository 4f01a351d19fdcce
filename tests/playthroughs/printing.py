"""A whole game as text: at every question the table, each seat's options, the answers and the events.

Of the table those rows are printed that have changed since the last question; at the start of a round all.
Behind `views` stands a checksum of all that each seat's view shows, the spectators' last, so that a change of
any view is seen here too.

There are two such texts of a game. In the one for a reader messages are English sentences. In the other they
are facts, and seats and dice are numbers: no word of the sentence files is in it, so it stays the same when
sentences change.
"""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import groupby

import gobelet
from gobelet.api import start
from gobelet.cincinnati.state import Casino
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.record import Record
from gobelet.core.replay import replay_steps
from gobelet.dicetown.state import Town
from tests.playthroughs import casino_table, town_table
from tests.playthroughs.speaking import Numbers, Sentences, Speaker


def playthrough(record: Record) -> str:
    """The golden text of a record, for a reader."""
    return "\n".join(lines(record, Sentences(record.ruleset.partition("@")[0]))) + "\n"


def facts(record: Record) -> str:
    """The golden text of a record without a sentence: ids, rules and facts."""
    return "\n".join(lines(record, Numbers())) + "\n"


def lines(record: Record, voice: Speaker) -> Iterator[str]:
    told: list[str] = []

    def hear(event: Event) -> None:
        whole = event.whole()
        audience = " ".join([voice.seat(seat) for seat in range(record.seats) if event.audience >> seat & 1])
        to = f" (to {audience})" if event.secret else ""
        told.append(f"  {whole.id} [{whole.rule}]{to}: {voice.say(whole)}")

    yield f"{record.ruleset}, {record.seats} seats, {record.nature} {record.seed}, {record.choices}"
    game = start(record, [hear])
    steps = replay_steps(game, record)
    answers = dict(record.answers)
    before: list[str] = []
    yield from told
    told.clear()
    while not game.over:
        rows = table(game, voice)
        yield from question(game, voice, changed(before, rows))
        before = rows
        said = dict(answers.get(game.serial, ()))
        for seat in game.waiting:
            if seat in said:
                yield f"  {voice.seat(seat)} says {', '.join([code(game, part) for part in said[seat]])}"
        next(steps)
        yield from told
        told.clear()
    yield ""
    yield from table(game, voice)
    yield f"views {checksums(game)}"
    for seat in range(game.seats):
        score = ", ".join([voice.line(line) for line in game.score_lines(seat)])
        yield f"{voice.seat(seat)}: {game.scores[seat]} ({score})"
    winners = " and ".join([voice.seat(seat) for seat in game.winners])
    yield f"won by {winners}; fingerprint {game.fingerprint()}"


def changed(before: list[str], rows: list[str]) -> list[str]:
    """The rows of the table that were not there at the last question; in a new round all."""
    same_round = before and before[0].split(",")[0] == rows[0].split(",")[0]
    return [row for row in rows if row not in before] if same_round else rows


def question(game: Game, voice: Speaker, rows: list[str]) -> Iterator[str]:
    prompt = game.prompt()
    yield ""
    asked = " ".join([voice.seat(seat) for seat in game.waiting])
    yield f"#{game.serial} {prompt.id} [{prompt.rule}] asks {asked}"
    yield f"  {voice.say(prompt)}"
    yield from rows
    yield f"  views {checksums(game)}"
    for seat in game.waiting:
        yield f"  {voice.seat(seat)} may {spelled(game, game.options(seat))}"


def table(game: Game, voice: Speaker) -> list[str]:
    if isinstance(game, Town):
        return town_table.rows(game, voice)
    assert isinstance(game, Casino)
    return casino_table.rows(game, voice)


def checksums(game: Game) -> str:
    viewers = (*range(game.seats), None)
    texts = [gobelet.view(game, viewer).text() for viewer in viewers]
    return " ".join([blake2b(text.encode(), digest_size=3).hexdigest() for text in texts])


def code(game: Game, option: int) -> str:
    verb, operand = game.ruleset.table.read(option)
    return f"{verb}:{operand}"


def spelled(game: Game, options: tuple[int, ...]) -> str:
    """Options, verb by verb, with their operands."""
    read = [game.ruleset.table.read(option) for option in options]
    groups = [
        (verb, [str(operand) for _verb, operand in group])
        for verb, group in groupby(read, lambda pair: pair[0])
    ]
    return "; ".join([f"{verb} {' '.join(operands)}" for verb, operands in groups])
