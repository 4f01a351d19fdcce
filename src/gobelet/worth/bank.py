"""What a bank holds: decisions, their candidates, and how every playout of a candidate ended."""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from gobelet import api, records
from gobelet.core.errors import BadRecord
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.core.record import Record

CREW: Final = "expert"  # plays all seats after the decision
LOST: Final = "0"  # in `won`; other digits are the number of seats that share the win


@dataclass
class Candidate:
    """An answer to a decision's question, and its playouts in their order."""

    parts: Parts
    by: tuple[str, ...]  # who chose it when the decision was found
    won: str = ""  # a digit a playout: 0 lost, 1 won, 2 won together with another seat, and so on
    margins: list[int] = field(default_factory=list)  # score less the mean of the others, rounded

    @property
    def playouts(self) -> int:
        return len(self.won)

    def shares(self) -> list[float]:
        """The seat's share of the win in every playout."""
        return [share_of(digit) for digit in self.won]


@dataclass
class DisputedDecision:
    """A question to a seat, in a position that its record rebuilds."""

    number: int  # from 1, in the order of the bank
    game: int  # the game it was found in; no other decision is from that game
    seat: Seat
    kind: str  # the id of the question
    stage: int  # 0 to 2: the third of the game
    record: dict[str, Any]  # of the position, as records are written
    candidates: list[Candidate]

    @property
    def playouts(self) -> int:
        """How many playouts all candidates have."""
        return min([candidate.playouts for candidate in self.candidates])

    def position(self) -> Game:
        """The game at the question; `BadRecord` if it can't be rebuilt as it was."""
        record = read_record(self.record)
        game = api.replay(record)
        if game.fingerprint() != record.fingerprint:
            raise BadRecord("record-departs", "", {"after": 0, "number": game.serial})
        return game


@dataclass
class Bank:
    """All decisions of a ruleset, and what they were found with."""

    ruleset: str  # with its version
    budget: float  # of the search that helped to find them, in counted seconds
    decisions: list[DisputedDecision] = field(default_factory=list)

    def count(self, kind: str) -> int:
        return len([1 for decision in self.decisions if decision.kind == kind])

    def count_stage(self, stage: int) -> int:
        return len([1 for decision in self.decisions if decision.stage == stage])


def share_of(digit: str) -> float:
    return 0.0 if digit == LOST else 1 / int(digit)


def read_record(fields: dict[str, Any]) -> Record:
    """The record of a position, every field checked."""
    return records.load(json.dumps(fields))


def plain_record(game: Game) -> dict[str, Any]:
    """A position as the fields of its record, without marks: its fingerprint is enough."""
    fields: dict[str, Any] = json.loads(records.dump(game.record()))
    del fields["marks"]
    return fields
