"""Exports for tests, read back in every format."""

import csv
import gzip
import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq  # type: ignore[import-untyped] # it brings no types
import pytest

from gobelet import export
from gobelet.export import card, parts, running

Rows = list[dict[str, Any]]


def small_parts(monkeypatch: pytest.MonkeyPatch, games: int = 2) -> None:
    """Parts of few games, so that a test has several."""
    for module in (card, parts, running):
        monkeypatch.setattr(module, "GAMES_A_PART", games)


def bots(ruleset: str, *kinds: str, games: int = 3, first: int = 1) -> export.Simulation:
    return export.Simulation(ruleset, kinds, {}, first, games)


def table(folder: Path, name: str) -> Rows:
    """The rows of a table of Parquet files, part after part."""
    return [row for file in sorted((folder / name).iterdir()) for row in pq.read_table(file).to_pylist()]


def csv_table(folder: Path, name: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = []
    for file in sorted((folder / name).iterdir()):
        with gzip.open(file, "rt", encoding="utf-8", newline="") as opened:
            found += list(csv.DictReader(opened))
    return found


def json_table(folder: Path, name: str) -> Rows:
    found: Rows = []
    for file in sorted((folder / name).iterdir()):
        with gzip.open(file, "rt", encoding="utf-8") as opened:
            found += [json.loads(line) for line in opened]
    return found


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, byte by byte."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(files)}
