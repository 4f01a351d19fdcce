"""export.json: what a folder holds, and which parts of it are finished."""

import json
import os
from pathlib import Path
from typing import Any, Final

from gobelet.core.errors import BadRequest
from gobelet.export.parts import PartCounts

NAME: Final = "export.json"
FORMAT: Final = 1


class Manifest:
    """The plan of an export, and the counts of its finished parts. It is written after every part."""

    def __init__(self, folder: Path, plan: dict[str, Any]) -> None:
        self.folder: Final = folder
        self.plan: Final = plan
        self.parts: dict[int, PartCounts] = {}
        self.whole = False

    def open(self, again: bool) -> None:
        """Take the folder: an empty one, or with `again` one that holds the beginning of this very export."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / NAME
        if file.is_file() and again:
            self._read(file)
        elif any(self.folder.iterdir()):
            raise BadRequest("export-folder-full", "", {"file": str(self.folder)})
        self.write()

    def _read(self, file: Path) -> None:
        try:
            kept = json.loads(file.read_text(encoding="utf-8"))
            plan, parts = kept["plan"], kept["parts"]
            self.parts = {int(number): PartCounts(*counts) for number, counts in parts.items()}
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise BadRequest("export-folder-full", "", {"file": str(self.folder)}) from error
        for field in sorted({*plan, *self.plan}):
            if plan.get(field) != self.plan.get(field):
                facts = {"file": str(self.folder), "field": field, "found": json.dumps(plan.get(field))}
                raise BadRequest("export-other-plan", "", {**facts})

    def finished(self, number: int, counts: PartCounts) -> None:
        self.parts[number] = counts
        self.write()

    def finish(self) -> None:
        self.whole = True
        self.write()

    @property
    def totals(self) -> PartCounts:
        """Over all finished parts."""
        return PartCounts(*[sum(column) for column in zip(*self.parts.values(), strict=True)] or [0] * 6)

    def write(self) -> None:
        fields = {
            "gobelet-export": FORMAT,
            "plan": self.plan,
            "columns": list(PartCounts._fields),
            "parts": {str(number): list(self.parts[number]) for number in sorted(self.parts)},
            "whole": self.whole,
        }
        fresh = self.folder / f"{NAME}.new"
        fresh.write_text(json.dumps(fields, indent=1) + "\n", encoding="utf-8")
        os.replace(fresh, self.folder / NAME)
