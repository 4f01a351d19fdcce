"""Bank files: what the bank is on the first line, then a line for every decision and every batch, as JSON.

    {"gobelet-worth":1,"ruleset":"cincinnati@1","crew":"expert","budget":0.2}
    {"decision":1,"game":3,"seat":2,"kind":"choose-table","stage":0,"record":{…},"candidates":[[[4],["played"]],…]}
    {"of":1,"candidate":0,"first":0,"won":"0010…","margins":[-3,5,…]}

Lines are only added, so a run may be stopped at any time: a last line that was cut off does not count. A
packed file (.xz) holds the same lines, the batches of a candidate as one.
"""

import json
import lzma
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, TextIO

import msgspec

from gobelet import api
from gobelet.core.errors import BadRequest, GobeletError
from gobelet.worth.bank import CREW, Bank, Candidate, DisputedDecision, read_record

FORMAT: Final = 1
PLAIN: Final = ".jsonl"
PACKED: Final = ".jsonl.xz"
MOST_BYTES: Final = 64_000_000  # of a bank, unpacked

Count = Annotated[int, msgspec.Meta(ge=0)]


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class _Header(_Strict):
    format: int = msgspec.field(name="gobelet-worth")
    ruleset: str
    crew: str
    budget: Annotated[float, msgspec.Meta(gt=0, le=60)]


class _DecisionLine(_Strict):
    decision: Annotated[int, msgspec.Meta(ge=1)]
    game: Count
    seat: Annotated[int, msgspec.Meta(ge=0, le=8)]
    kind: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z-]*$")]
    stage: Annotated[int, msgspec.Meta(ge=0, le=2)]
    record: dict[str, Any]
    candidates: Annotated[
        list[tuple[Annotated[list[Count], msgspec.Meta(min_length=1)], list[str]]],
        msgspec.Meta(min_length=2),
    ]


class _BatchLine(_Strict):
    of: Annotated[int, msgspec.Meta(ge=1)]
    candidate: Count
    first: Count
    won: Annotated[str, msgspec.Meta(pattern="^[0-9]+$")]
    margins: list[int]


def name_of(ruleset: str) -> str:
    """What the file of a ruleset is called, without its ending."""
    return ruleset.partition("@")[0].replace("/", "-")


def files_of(folder: str | Path) -> list[Path]:
    """The banks of a folder, in the order of their names."""
    try:
        found = [file for file in Path(folder).iterdir() if file.name.endswith((PLAIN, PACKED))]
    except OSError as error:
        raise BadRequest(
            "worth-file", "", {"file": str(folder), "reason": error.strerror or str(error)}
        ) from error
    if not found:
        raise BadRequest("worth-no-bank", "", {"folder": str(folder)})
    return sorted(found)


def read(path: str | Path) -> Bank:
    """The bank of a file; `BadRequest` names the line that can't be read."""
    lines = _lines(Path(path))
    number = 1
    try:
        bank = _bank(msgspec.json.decode(next(lines), type=_Header))
        for line in lines:
            number += 1
            _add(bank, line)
    except (StopIteration, ValueError, GobeletError) as error:
        raise BadRequest("worth-file-line", "", {"file": str(path), "line": number}) from error
    return bank


def _lines(path: Path) -> Iterator[bytes]:
    """All whole lines."""
    try:
        if path.name.endswith(PACKED):
            with lzma.open(path) as file:
                data = file.read(MOST_BYTES + 1)
        else:
            with open(path, "rb") as plain:
                data = plain.read(MOST_BYTES + 1)
    except (OSError, EOFError, lzma.LZMAError) as error:
        reason = (error.strerror if isinstance(error, OSError) else "") or str(error)
        raise BadRequest("worth-file", "", {"file": str(path), "reason": reason}) from error
    if len(data) > MOST_BYTES:
        raise BadRequest("worth-file-too-big", "", {"file": str(path), "most": MOST_BYTES})
    return iter(data[: data.rfind(b"\n") + 1].splitlines())


def _bank(header: _Header) -> Bank:
    if (header.format, header.crew) != (FORMAT, CREW):
        raise ValueError("another format, or played by others")
    if api.ruleset(header.ruleset).name != header.ruleset:
        raise ValueError("no version of the rules")
    return Bank(header.ruleset, header.budget)


def _add(bank: Bank, line: bytes) -> None:
    read = msgspec.json.decode(line, type=dict[str, Any])
    if "decision" in read:
        _add_decision(bank, msgspec.convert(read, _DecisionLine))
    else:
        _add_batch(bank, msgspec.convert(read, _BatchLine))


def _add_decision(bank: Bank, line: _DecisionLine) -> None:
    if line.decision != len(bank.decisions) + 1:
        raise ValueError("decisions follow each other")
    if bank.decisions and line.game <= bank.decisions[-1].game:
        raise ValueError("a game is in the bank once")
    record = read_record(line.record)
    if record.ruleset != bank.ruleset or line.seat >= record.seats:
        raise ValueError("a position of another bank")
    candidates = [Candidate(tuple(parts), tuple(by)) for parts, by in line.candidates]
    if len({candidate.parts for candidate in candidates}) < len(candidates):
        raise ValueError("a candidate twice")
    bank.decisions.append(
        DisputedDecision(line.decision, line.game, line.seat, line.kind, line.stage, line.record, candidates)
    )


def _add_batch(bank: Bank, line: _BatchLine) -> None:
    if line.of > len(bank.decisions) or line.candidate >= len(bank.decisions[line.of - 1].candidates):
        raise ValueError("a batch of nothing")
    candidate = bank.decisions[line.of - 1].candidates[line.candidate]
    if line.first != candidate.playouts or len(line.won) != len(line.margins):
        raise ValueError("batches follow each other")
    candidate.won += line.won
    candidate.margins.extend(line.margins)


class BankFile:
    """A bank that grows. What is added is handed to the system at once."""

    def __init__(self, bank: Bank, file: TextIO) -> None:
        self.bank: Final = bank
        self.file: Final = file

    def add_decision(self, decision: DisputedDecision) -> None:
        self.bank.decisions.append(decision)
        self._write(_decision_line(decision))

    def add_batch(self, decision: DisputedDecision, candidate: int, won: str, margins: list[int]) -> None:
        one = decision.candidates[candidate]
        line = _batch_line(decision, candidate, one.playouts, won, margins)
        one.won += won
        one.margins.extend(margins)
        self._write(line)

    def close(self) -> None:
        self.file.close()

    def _write(self, fields: dict[str, Any]) -> None:
        self.file.write(_spell(fields))
        self.file.flush()


def open_bank(path: str | Path, ruleset: str, budget: float) -> BankFile:
    """Goes on with a bank, or begins one. A last line that was cut off goes."""
    path = Path(path)
    if not path.exists():
        bank = Bank(ruleset, budget)
        file = open(path, "x", encoding="utf-8", newline="\n")  # noqa: SIM115 open as long as the run lasts
        file.write(_spell(_header(bank)))
        file.flush()
        return BankFile(bank, file)
    bank = read(path)
    if (bank.ruleset, bank.budget) != (ruleset, budget):
        raise BadRequest("worth-other-bank", "", {"file": str(path), "ruleset": bank.ruleset})
    kept = path.read_bytes().rfind(b"\n") + 1
    os.truncate(path, kept)
    return BankFile(bank, open(path, "a", encoding="utf-8", newline="\n"))


def unpack(packed: str | Path, path: str | Path) -> None:
    """Lays a bank of the repository out, to be gone on with."""
    Path(path).write_bytes(b"".join(line + b"\n" for line in _lines(Path(packed))))


def pack(bank: Bank, path: str | Path) -> None:
    """Writes a bank for the repository: the same bytes for the same bank."""
    lines = [_header(bank)]
    for decision in bank.decisions:
        lines.append(_decision_line(decision))
        for place, one in enumerate(decision.candidates):
            if one.won:
                lines.append(_batch_line(decision, place, 0, one.won, one.margins))
    data = lzma.compress("".join([_spell(line) for line in lines]).encode(), preset=9 | lzma.PRESET_EXTREME)
    fresh = Path(f"{path}.new")
    fresh.write_bytes(data)
    os.replace(fresh, path)


def _header(bank: Bank) -> dict[str, Any]:
    return {"gobelet-worth": FORMAT, "ruleset": bank.ruleset, "crew": CREW, "budget": bank.budget}


def _decision_line(decision: DisputedDecision) -> dict[str, Any]:
    return {
        "decision": decision.number,
        "game": decision.game,
        "seat": decision.seat,
        "kind": decision.kind,
        "stage": decision.stage,
        "record": decision.record,
        "candidates": [[list(one.parts), list(one.by)] for one in decision.candidates],
    }


def _batch_line(
    decision: DisputedDecision, candidate: int, first: int, won: str, margins: list[int]
) -> dict[str, Any]:
    return {"of": decision.number, "candidate": candidate, "first": first, "won": won, "margins": margins}


def _spell(fields: dict[str, Any]) -> str:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"
