"""The data card: a page beside the data that says where it comes from, and what every column means."""

import json
import os
from pathlib import Path
from typing import Any, Final

from gobelet.export.columns import Column, tables
from gobelet.export.manifest import Manifest
from gobelet.export.parts import GAMES_A_PART, RECORDS, PartCounts, Shape
from gobelet.export.writers import ENDINGS

NAME: Final = "README.md"
TYPES: Final = {
    "int": "whole number",
    "real": "number",
    "word": "word",
    "text": "text",
    "truth": "true or false",
    "ints": "list of whole numbers",
    "reals": "list of numbers",
}
CONSENT: Final = """\
These are games of people at a Gobelet house. A game is here only if its host had switched on, when the table
was founded, that it is given to research, and if everybody who ever sat at the table had agreed on their own
page when this was exported. Names are replaced by pseudonyms, which are the same in the whole export and mean
nothing outside it. Chat, times and the addresses of tables are left out. Games are in no order of time.
Somebody who has the public record of a game can still recognise it by its seed."""
RECORDED: Final = """\
These games come from record files. Names are replaced by pseudonyms; the same name in two files counts as the
same person, who need not be one. The files say nothing of consent: whoever exports them answers for it."""
HIDDEN: Final = """\
`seen` is what the deciding seat may know. `hidden`, `secret` and the table `rolls` are what it may not: leave
them out of what a player is trained on."""
ROLLS: Final = "The table `rolls` has what players could not see when they decided."


def write_card(shape: Shape, manifest: Manifest, sizes: dict[str, int]) -> None:
    """Write the card, whole or not at all."""
    file = Path(shape.folder) / NAME
    fresh = file.with_name(f"{NAME}.new")
    fresh.write_text(card(shape, manifest, sizes), encoding="utf-8")
    os.replace(fresh, file)


def card(shape: Shape, manifest: Manifest, sizes: dict[str, int]) -> str:
    parts = [
        _front(shape),
        "# Games of Gobelet",
        _origin(shape, manifest),
        _figures(shape, manifest.totals, sizes),
        _reading(shape),
        "## Columns",
        HIDDEN if shape.wanted.hidden else ROLLS,
    ]
    for table in tables(shape.wanted):
        parts.append(f"### {table.name}\n\n{table.about}\n\n{_columns(table.columns)}")
    return "\n\n".join(parts) + "\n"


def _front(shape: Shape) -> str:
    """How `datasets` finds the tables: each is a configuration."""
    lines = ["---", "pretty_name: Games of Gobelet", "configs:"]
    for table in tables(shape.wanted):
        lines += [f"- config_name: {table.name}", f"  data_files: {table.name}/*.{ENDINGS[shape.format]}"]
    return "\n".join([*lines, "---"])


def _origin(shape: Shape, manifest: Manifest) -> str:
    made = f"Made by gobelet {shape.metadata['gobelet']}."
    simulated = manifest.plan
    if simulated["source"] == "house":
        return f"{made} {CONSENT}"
    if simulated["source"] == "records":
        return f"{made} {RECORDED}"
    last = simulated["first"] + simulated["games"] - 1
    choices = json.dumps(simulated["choices"]) if simulated["choices"] else "as usual"
    return (
        f"{made} Bots played {simulated['ruleset']} (options {choices}), seat by seat "
        f"{', '.join(simulated['bots'])}, with the seeds {simulated['first']} to {last}. No people "
        f"are in it. The same command makes the same files again:\n\n```sh\n{_command(shape, simulated)}\n```"
    )


def _command(shape: Shape, simulated: dict[str, Any]) -> str:
    words = [
        "gobelet export",
        f"--simulate {','.join(simulated['bots'])}",
        f"--ruleset {simulated['ruleset']}",
    ]
    words += [f"--games {simulated['games']}", f"--seed {simulated['first']}"]
    words += [f"--choice {key}={value}" for key, value in simulated["choices"].items()]
    words += [f"--format {shape.format}"] if shape.format != "parquet" else []
    words += ["--hidden"] if shape.wanted.hidden else []
    words += ["--valuations"] if shape.wanted.valuations else []
    return " ".join(words)


def _figures(shape: Shape, totals: PartCounts, sizes: dict[str, int]) -> str:
    lines = ["| table | rows | bytes | a row |", "|---|---|---|---|"]
    counts = {**totals._asdict(), RECORDS: totals.games}
    for name in [*[table.name for table in tables(shape.wanted)], RECORDS]:
        rows, size = counts[name], sizes.get(name, 0)
        lines.append(f"| {name} | {rows} | {size} | {round(size / rows, 1) if rows else 0} |")
    return "\n".join(
        [
            f"{totals.games} finished games. {totals.choices} of the decisions had two options or more.",
            "",
            *lines,
            "",
            f"Each file `part-…` has {GAMES_A_PART} games; only the last may have fewer. `records` has the",
            "games themselves, a record a line; all tables follow from it. `export.json` counts the parts.",
        ]
    )


def _reading(shape: Shape) -> str:
    ending = ENDINGS[shape.format]
    if shape.format == "parquet":
        pandas = 'pandas.read_parquet("decisions")'
        polars = f'polars.read_parquet("decisions/*.{ending}")'
        loader = "parquet"
    elif shape.format == "csv":
        pandas = f'pandas.concat(map(pandas.read_csv, sorted(glob.glob("decisions/*.{ending}"))))'
        polars = f'polars.read_csv("decisions/*.{ending}")'
        loader = "csv"
    else:
        pandas = (
            'pandas.concat([pandas.read_json(one, lines=True) for one in sorted(glob.glob("decisions/*"))])'
        )
        polars = f'polars.read_ndjson("decisions/*.{ending}")'
        loader = "json"
    files = f'data_files="decisions/*.{ending}", split="train"'
    return "\n".join(
        [
            "## Reading",
            "",
            "```python",
            pandas,
            polars,
            f'datasets.load_dataset("{loader}", {files})',
            'gobelet.records.read_all("records")',
            "```",
            "",
            "In CSV a list is its items with spaces between them, and `-` for a missing one."
            if shape.format == "csv"
            else "Lists are lists, and what is missing is null.",
        ]
    )


def _columns(columns: tuple[Column, ...]) -> str:
    lines = ["| column | type | what it is |", "|---|---|---|"]
    return "\n".join([*lines, *[f"| `{one.name}` | {TYPES[one.type]} | {one.about} |" for one in columns]])
