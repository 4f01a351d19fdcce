"""Where games come from: finished ones, whose people have pseudonyms already."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gobelet import records
from gobelet.core.record import Record
from gobelet.records import GivenOrder, Player, RecordFile

PERSON: Final = "person"
YOU: Final = "you"  # what records call a person


class GivenSeat(NamedTuple):
    """Who sat there: a person's pseudonym and `person`, or twice the bot's name."""

    player: str
    kind: str


class GivenGame(NamedTuple):
    """A finished game without names."""

    record: Record
    seated: tuple[GivenSeat, ...]
    orders: tuple[GivenOrder, ...] = ()


class Pseudonyms:
    """`player 1`, `player 2`, … in the order of their first games; the same person, the same pseudonym."""

    def __init__(self) -> None:
        self.given: Final[dict[str, str]] = {}

    def of(self, person: str) -> str:
        return self.given.setdefault(person, f"player {len(self.given) + 1}")


def without_names(file: RecordFile, people: Pseudonyms, known: tuple[str, ...] = ()) -> GivenGame:
    """A game of a record file. Whoever has the same name, or the same id in `known`, is the same person."""
    seated = []
    for seat in range(file.record.seats):
        player = file.players[seat] if file.players else Player(f"seat {seat}", YOU)
        if player.kind == YOU:
            seated.append(GivenSeat(people.of(known[seat] if known else player.name), PERSON))
        else:
            seated.append(GivenSeat(player.kind, player.kind))
    return GivenGame(file.record, tuple(seated), file.orders)


def from_records(files: Iterable[RecordFile], people: Pseudonyms) -> Iterator[GivenGame]:
    """The finished games of record files."""
    for file in files:
        if file.record.over:
            yield without_names(file, people)


def record_line(given: GivenGame) -> str:
    """The record of a game on one line, which `gobelet.records` reads."""
    players = [Player(who.player, YOU if who.kind == PERSON else who.kind) for who in given.seated]
    return records.one_line(records.dump(given.record, players, given.orders))
