"""How often does the best bot win a tournament, with and without duplicate dice?

    nice -n 19 python bench/tournaments.py --tournaments 1000 --out build/tournaments.jsonl
    python bench/tournaments.py --out build/tournaments.jsonl --tournaments 0        only says what is there

One expert plays against greedy bots, in Swiss rounds. Every tournament is played twice from the same seed:
with dice of its own at each table, and as duplicate. Both are ranked by points (docs/tournaments.md) and by
points less luck: each result, the share of the win, less what the formula of win chances moves beyond its
mean at every step with chance (`surprise`, bench/luck_rating.py). A shared first place counts in parts.

Each tournament is a line of the file. A run that is ended goes on where it was: seeds follow each other.
"""

import argparse
import json
import random
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import gobelet
from gobelet.analysis.stages import story_of
from gobelet.bots import make
from gobelet.bots.chances import win_chances
from gobelet.core.chance import Nature
from gobelet.core.game import Game
from gobelet.core.replay import answer_all
from gobelet.tournaments.field import Past, PlayedRound, PlayedTable
from gobelet.tournaments.pairing import pair
from gobelet.tournaments.standings import standings

BEST = 1  # the entrant whom the expert plays
BUDGET = 0.05
SEED = 700_000


class Plan(NamedTuple):
    ruleset: str
    entrants: int
    size: int
    rounds: int
    again: int  # other dice with which each step with chance is compared; 0: no luck is counted


def play(plan: Plan, seats: tuple[int, ...], dice: str, own: str) -> Game:
    """One table: the same `dice` at every table of a duplicate round; `own` is the bots' own chance."""
    seeds = [int(sha256(f"{own}/{seat}".encode()).hexdigest()[:12], 16) for seat in range(len(seats))]
    bots = [make("expert" if one == BEST else "greedy", seeds[seat]) for seat, one in enumerate(seats)]
    key = sha256(dice.encode()).hexdigest()
    game = gobelet.new(plan.ruleset, len(seats), key, generator="duplicate", skip_forced=True)
    while not game.over:
        seat, question = game.waiting[0], game.question
        assert question is not None
        game.answer(seat, bots[seat].decide(gobelet.view(game, seat), question, BUDGET))
    return game


def result_of(seats: tuple[int, ...], game: Game) -> PlayedTable:
    merits = [(seat in game.winners, score) for seat, score in enumerate(game.scores)]
    places = [1 + len([other for other in merits if other > mine]) for mine in merits]
    return PlayedTable(seats, tuple(places), tuple(game.scores))


def less_luck(game: Game, again: int, luck: random.Random) -> list[float]:
    """By seat: the share of the win, less what chance gave beyond its mean."""
    story = story_of(game.record())
    after = [*[stage.game for stage in story.stages[1:]], story.end]
    found = [*win_chances(game)]
    for stage, reached in zip(story.stages, after, strict=True):
        if not stage.chance:
            continue
        means = [0.0] * len(found)
        for _other in range(again):
            trial = stage.game.copy()
            trial.change_nature(Nature("fast", str(luck.getrandbits(40))))
            answer_all(trial, trial.serial, stage.answers)
            means = [mean + chance / again for mean, chance in zip(means, win_chances(trial), strict=True)]
        moved = win_chances(reached)
        found = [one - now + mean for one, now, mean in zip(found, moved, means, strict=True)]
    return found


def tournament(plan: Plan, seed: int, duplicate: bool) -> tuple[float, float | None]:
    """The expert's share of the first place: by points, and by points less luck."""
    order = list(range(1, plan.entrants + 1))
    random.Random(seed).shuffle(order)
    rounds: list[PlayedRound] = []
    skill = dict.fromkeys(order, 0.0)
    for number in range(plan.rounds):
        paired = pair([line.entrant for line in standings(order, rounds)], plan.size, Past(rounds))
        tables: list[PlayedTable] = []
        for place, seats in enumerate(paired.tables):
            own = f"{seed}/{number}/{place}/{duplicate}"
            game = play(plan, seats, f"{seed}/{number}" if duplicate else own, own)
            tables.append(result_of(seats, game))
            if plan.again:
                shares = less_luck(game, plan.again, random.Random(own))
                for one, share in zip(seats, shares, strict=True):
                    skill[one] += share
        rounds.append(PlayedRound(tuple(tables), duplicate=duplicate))
    points = {line.entrant: line.points for line in standings(order, rounds)}
    return first_share(points), first_share(skill) if plan.again else None


def first_share(merits: dict[int, Any]) -> float:
    """By these alone, without tie-breaks: 1 for the first place, parts of it if it is shared."""
    first = [one for one, merit in merits.items() if merit == max(merits.values())]
    return 1 / len(first) if BEST in first else 0.0


def lines(path: Path, plan: Plan) -> Iterator[dict[str, Any]]:
    if path.exists():
        for text in path.read_text(encoding="utf-8").splitlines():
            line = json.loads(text)
            if line["plan"] == [*plan]:
                yield line


def shown(values: list[float]) -> str:
    if len(values) < 2:
        return "not measured"
    mean = sum(values) / len(values)
    deviation = sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1))
    return f"{100 * mean:5.1f} % ± {196 * deviation / sqrt(len(values)):.1f}  of {len(values)} tournaments"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tournaments", type=int, default=1000)
    parser.add_argument("--ruleset", default="cincinnati")
    parser.add_argument("--entrants", type=int, default=8)
    parser.add_argument("--size", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--again", type=int, default=0, help="other dice to count luck with; 0: none")
    parser.add_argument("--out", type=Path, default=Path("build/tournaments.jsonl"))
    wanted = parser.parse_args()
    plan = Plan(wanted.ruleset, wanted.entrants, wanted.size, wanted.rounds, wanted.again)
    done = {line["seed"] for line in lines(wanted.out, plan)}
    wanted.out.parent.mkdir(exist_ok=True)
    for seed in (number for number in count(SEED) if number not in done):
        if len(done) >= wanted.tournaments:
            break
        plain, duplicate = tournament(plan, seed, False), tournament(plan, seed, True)
        done.add(seed)
        with wanted.out.open("a", encoding="utf-8") as file:
            file.write(
                json.dumps({"plan": plan, "seed": seed, "plain": plain, "duplicate": duplicate}) + "\n"
            )
    found = [*lines(wanted.out, plan)]

    def column(kind: str, number: int) -> list[float]:
        return [line[kind][number] for line in found if line[kind][number] is not None]

    print(
        f"{plan.ruleset}: 1 expert, {plan.entrants - 1} greedy, tables of {plan.size}, {plan.rounds} rounds"
    )
    for kind in ("plain", "duplicate"):
        print(f"  {kind:10} by points            {shown(column(kind, 0))}")
        print(f"  {kind:10} by points less luck  {shown(column(kind, 1))}")
    gained = [line["duplicate"][0] - line["plain"][0] for line in found]
    print(f"  duplicate less plain, by points  {shown(gained)}")


if __name__ == "__main__":
    main()
