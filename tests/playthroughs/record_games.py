"""Records the games of the golden playthroughs: greedy bots with one random among them.

    python -m tests.playthroughs.record_games [dicetown-2009-4 …]

Only for a new ruleset, or a new version of one: a frozen game keeps its record and its facts, whatever bots
learn later. What is there already is not written again.
"""

import lzma
import sys

import gobelet
from gobelet import records
from gobelet.bots import make
from tests.laws.catalogue import EVERY_VERSION
from tests.playthroughs.printing import facts
from tests.playthroughs.test_playthroughs import GAMES, kept, stem


def record(id: str, seats: int) -> None:
    """Play a game, and keep its record."""
    game = gobelet.new(id, seats, 2026 + seats)
    bots = [make("random" if seat == seats - 1 else "greedy", seat) for seat in range(seats)]
    while not game.over:
        seat = game.waiting[0]
        seen = gobelet.view(game, seat)
        assert seen.question is not None
        game.answer(seat, bots[seat].decide(seen, seen.question, 1.0))
    (GAMES / f"{stem(id, seats)}.json").write_text(records.dump(game.record()), encoding="utf-8")


if __name__ == "__main__":
    wanted = set(sys.argv[1:])
    for id, seats in EVERY_VERSION:
        name = stem(id, seats)
        if wanted and name not in wanted:
            continue
        if not (GAMES / f"{name}.json").exists():
            record(id, seats)
        if not (GAMES / f"{name}.facts.xz").exists():
            packed = lzma.compress(facts(kept(id, seats).record).encode())
            (GAMES / f"{name}.facts.xz").write_bytes(packed)
