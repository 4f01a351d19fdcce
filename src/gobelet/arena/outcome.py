"""What came of one game."""

from typing import Any, NamedTuple


class Fault(NamedTuple):
    """Why a bot lost a game before its end.

    `kind` is "crash" (it raised an error), "illegal" (it answered what is no option), "timeout" (it took
    longer than the patience) or "died" (its process ended while it was thinking).
    """

    seat: int
    kind: str
    detail: str


class Thought(NamedTuple):
    """How long the bot at one seat thought."""

    decisions: int
    seconds: float
    slowest: float


class Outcome(NamedTuple):
    """`scores` and `winners` are by seat. One with a fault has no scores; the others have won it."""

    seed: int
    turn: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    thought: tuple[Thought, ...]
    fault: Fault | None
    record: str | None  # as text, if it was wanted or there was a fault; the name of its file once it is kept

    def plain(self) -> dict[str, Any]:
        """As a line of a run file, when the record is kept."""
        line: dict[str, Any] = {
            "seed": self.seed,
            "turn": self.turn,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "thought": [[n, round(seconds, 4), round(slowest, 4)] for n, seconds, slowest in self.thought],
        }
        if self.fault is not None:
            line["fault"] = self.fault._asdict()
        if self.record is not None:
            line["record"] = self.record
        return line


def read_outcome(line: dict[str, Any]) -> Outcome:
    """From a line of a run file; `KeyError`, `TypeError` or `ValueError` if it is none."""
    fault = line.get("fault")
    return Outcome(
        int(line["seed"]),
        int(line["turn"]),
        tuple([int(score) for score in line["scores"]]),
        tuple([int(seat) for seat in line["winners"]]),
        tuple([Thought(int(n), float(seconds), float(slow)) for n, seconds, slow in line["thought"]]),
        Fault(int(fault["seat"]), str(fault["kind"]), str(fault["detail"])) if fault else None,
        str(line["record"]) if "record" in line else None,
    )
