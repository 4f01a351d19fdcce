"""Prints the first decision in a game that differs from the frozen one.

python -m tests.guards.decide dicetown-2009-4-fast expert
"""

import sys

import gobelet
from tests.guards.looking import decisions
from tests.guards.material import DECISIONS, read, record_file
from tests.guards.walking import walk


def show(name: str, bot: str) -> None:
    golden = read(DECISIONS / f"{bot}.json.xz")[name]
    now = decisions(name, bot)
    for (serial, seat, before), (_serial, _seat, after) in zip(golden, now, strict=True):
        if before == after:
            continue
        for game, asked in walk(record_file(name).record):
            if game.serial == serial and asked == seat:
                print(gobelet.view(game, seat).text())
                print(f"question {serial} {game.prompt()!r}, seat {seat}")
                print(f"took {before}: {game.describe(before, seat=seat)}")
                print(f"now {after}: {game.describe(after, seat=seat)}")
                return
    print("no decision departs")


if __name__ == "__main__":
    show(sys.argv[1], sys.argv[2])
