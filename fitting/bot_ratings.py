"""What our bots are rated, by ruleset, from how often one wins against three of another kind.

    python -m fitting.bot_ratings --games 80 --write

The shares are those that the arena has measured (docs/strength.md). Only the random bot is not in that table:
it plays `--games` games against three greedy bots here. In the model of the ratings (Plackett and Luce) one
bot of strength `a` wins against three of strength `b` with the chance e^(a/c) / (e^(a/c) + 3 e^(b/c)); `c` is
the model's own spread at four seats. The greedy bot is the fixed point of the scale in every ruleset: what a
newcomer is taken for. Written to `server/ratings/bot_ratings.json`.
"""

import argparse
import json
import re
from math import log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from gobelet import api, arena
from gobelet.arena.rating import rating_model

ROOT = Path(__file__).parents[1]
FILE = ROOT / "src" / "gobelet" / "server" / "ratings" / "bot_ratings.json"
STRENGTH = ROOT / "docs" / "strength.md"
FIXED = "greedy"
SEATS = 4
BOT_SIGMA = 1.0  # as the server has it
SEED = 700_000
ROW = re.compile(r"\| (?:(\w+), 3 × (\w+))? ?\| `([^`]+)`[^|]* \| ([\d,]+) \| (\d+(?:\.\d+)?)")


class Duel(NamedTuple):
    """One bot against three of another kind."""

    one: str
    three: str
    ruleset: str
    games: int
    wins: float


def measured(text: str) -> list[Duel]:
    """The rows of the table; a row without bots has those of the row before."""
    found: list[Duel] = []
    bots = ("", "")
    for line in text.splitlines():
        row = ROW.match(line)
        if row is not None:
            bots = (row[1], row[2]) if row[1] else bots
            games = int(row[4].replace(",", ""))
            found.append(Duel(*bots, row[3], games, games * float(row[5]) / 100))
    return found


def played(ruleset: str, one: str, games: int) -> Duel:
    bots = (one, *[FIXED] * (SEATS - 1))
    return Duel(one, FIXED, ruleset, games, arena.play(ruleset, bots, games, seed=SEED).row(one).wins)


def ahead(duels: list[Duel]) -> float:
    """By how much the one is stronger than the three, in points of the model. A half game for each side."""
    games, wins = sum([duel.games for duel in duels]), sum([duel.wins for duel in duels])
    share = (wins + 0.5) / (games + 1)
    spread = sqrt(SEATS * (BOT_SIGMA**2 + rating_model().beta ** 2))
    return spread * log((SEATS - 1) * share / (1 - share))


def table_of(ruleset: str, duels: list[Duel]) -> dict[str, Any]:
    """Bots one after the other, each by the one that it was measured against."""
    here = [duel for duel in duels if duel.ruleset == ruleset and duel.three != "random"]
    mu = {FIXED: rating_model().mu}
    while more := [duel for duel in here if duel.three in mu and duel.one not in mu]:
        one, three = more[0].one, more[0].three
        mu[one] = mu[three] + ahead([duel for duel in more if (duel.one, duel.three) == (one, three)])
    return {
        "games": {duel.one: sum([other.games for other in here if other[:2] == duel[:2]]) for duel in here},
        "mu": {bot: round(value, 2) for bot, value in sorted(mu.items(), key=lambda entry: entry[1])},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=80, help="of the random bot, in each ruleset")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    duels = measured(STRENGTH.read_text(encoding="utf-8"))
    table: dict[str, Any] = {}
    for ruleset in [rules.id for rules in api.rulesets()]:
        table[ruleset] = table_of(ruleset, [*duels, played(ruleset, "random", wanted.games)])
        print(ruleset, table[ruleset], flush=True)
    if wanted.write:
        FILE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
