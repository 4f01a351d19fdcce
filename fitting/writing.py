"""Writes fitted figures as a module: what they are, where they come from, and tables under names."""

import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
BOTS = ROOT / "src" / "gobelet" / "bots"


class Table(NamedTuple):
    name: str
    type: str
    note: str
    value: Any  # dicts, tuples and numbers


def written(what: str, origin: str, tables: list[Table]) -> str:
    """The text of a module; `ruff format` lays it out."""
    parts = [f'"""{what}\n\n{origin}\n"""\n\nfrom typing import Final\n']
    for table in tables:
        parts.append(f"# {table.note}\n{table.name}: Final[{table.type}] = {literal(table.value)}\n")
    return "\n".join(parts)


def literal(value: Any) -> str:
    """A value as code, one entry a line where it is a table of tables."""
    if isinstance(value, dict):
        entries = [f"{key!r}: {literal(entry)}" for key, entry in value.items()]
        nested = any(isinstance(entry, dict) for entry in value.values())
        return "{" + ", ".join(entries) + ("," if nested else "") + "}"
    if isinstance(value, tuple):
        return "(" + ", ".join([literal(entry) for entry in value]) + ("," if len(value) == 1 else "") + ")"
    return repr(value)


def write(path: Path, what: str, origin: str, tables: list[Table]) -> None:
    path.write_text(written(what, origin, tables), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", str(path)], check=True)


def made_by(program: str, games: int, seed: int, bot: str = "") -> str:
    """How figures were made, for the origin of a module."""
    named = f" --bot {bot}" if bot else ""
    return f"Made by `python -m fitting.{program} --games {games} --seed {seed}{named}`:"
