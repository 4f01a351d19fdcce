"""Makes the bank of truth larger: finds disputed decisions and plays their candidates to the end.

    python bench/worth.py --to bank                         all rulesets in turn, until each has 30 decisions
    python bench/worth.py --to bank --seconds 3600          stops after an hour; the next run goes on
    python bench/worth.py --to bank --from src/gobelet/worth/banks   goes on with those of the repository
    python bench/worth.py --to bank --pack src/gobelet/worth/banks   writes what there is for the repository

Killing it loses one batch of 25 playouts at most. docs/worth.md says what the bank is.
"""

import argparse
import time
from pathlib import Path

from gobelet import api
from gobelet.worth import bank_file
from gobelet.worth.bank_file import PACKED, PLAIN, BankFile
from gobelet.worth.growing import LEAST, grow
from gobelet.worth.mining import BUDGET


def play(files: list[BankFile], decisions: int, seconds: float) -> None:
    """One decision of each ruleset in turn, so that all grow alike."""
    until = time.monotonic() + seconds
    left = files
    while left and time.monotonic() < until:
        for file in left[:]:
            before = sum([one.playouts for had in file.bank.decisions for one in had.candidates])
            began = time.process_time()
            decision = grow(file, decisions, lambda: time.monotonic() < until)
            if decision is None:
                left.remove(file)
                continue
            spent = time.process_time() - began
            played = sum([one.playouts for had in file.bank.decisions for one in had.candidates]) - before
            print(
                f"{file.bank.ruleset} {decision.number} {decision.kind}: "
                f"{len(decision.candidates)} candidates, {decision.playouts} playouts each; "
                f"{played} played in {spent:.1f} s of CPU",
                flush=True,
            )


def pack(files: list[BankFile], folder: Path, least: int) -> None:
    """Writes the decisions that have at least this many playouts for every candidate."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        bank = file.bank
        while bank.decisions and bank.decisions[-1].playouts < least:  # the last one may be under way
            bank.decisions.pop()
        if not bank.decisions:
            continue
        path = folder / f"{bank_file.name_of(bank.ruleset)}{PACKED}"
        bank_file.pack(bank, path)
        print(f"{path}: {len(bank.decisions)} decisions, {path.stat().st_size} bytes")


def open_bank(folder: Path, before: Path | None, ruleset: str) -> BankFile:
    """The bank of the folder; if that has none, what was packed before."""
    name = bank_file.name_of(ruleset)
    path = folder / f"{name}{PLAIN}"
    if before is not None and not path.exists() and (before / f"{name}{PACKED}").exists():
        bank_file.unpack(before / f"{name}{PACKED}", path)
    return bank_file.open_bank(path, ruleset, BUDGET)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--to", type=Path, required=True, help="the folder of the growing banks")
    parser.add_argument("--rulesets", nargs="*", default=[rules.id for rules in api.rulesets()])
    parser.add_argument("--decisions", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--from", type=Path, dest="before", help="packed banks, where the folder has none")
    parser.add_argument("--pack", type=Path, help="write packed banks here, and play nothing")
    parser.add_argument("--least", type=int, default=LEAST, help="playouts of what is packed")
    wanted = parser.parse_args()
    wanted.to.mkdir(parents=True, exist_ok=True)
    names = [api.ruleset(id).name for id in wanted.rulesets]
    files = [open_bank(wanted.to, wanted.before, name) for name in names]
    if wanted.pack is not None:
        pack(files, wanted.pack, wanted.least)
    else:
        play(files, wanted.decisions, wanted.seconds)


if __name__ == "__main__":
    main()
