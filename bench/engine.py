"""How fast the engine plays, beside a reference loop run in the same breath.

    python bench/engine.py [--games 200] [--repeats 5] [--json]

Random play through the public API with `skip_forced=True`. An *answer* is a seat's whole answer to a
question in which it had a choice; a *part* is one call of `answer`, and a composed answer (a bribe) takes
several. Machines differ and are noisy: every repeat is scaled by a reference loop, run just before and after
it, to what it would be where that loop makes 18 million turns a second. The median is printed.
"""

import argparse
import json
import statistics
import time

import gobelet
from gobelet.testing import Dice, random_steps

REFERENCE = 18_000_000


def loop(n: int) -> int:
    x = 0
    for i in range(n):
        x = (x * 31 + i) & 0xFFFF
    return x


def turns_a_second() -> float:
    start = time.perf_counter()
    loop(1_000_000)
    return 1_000_000 / (time.perf_counter() - start)


def play(id: str, seats: int, games: int, seed: int) -> tuple[int, int]:
    """Play some games at random: how many answers with a choice, in how many parts."""
    answers = parts = 0
    dice = Dice(seed)
    for number in range(games):
        game = gobelet.new(id, seats, seed + number, skip_forced=True)
        while not game.over:
            for seat in game.waiting:
                game.answer(seat, dice.one_of(game.options(seat)))
                parts += 1
        answers += sum([len(said) for _serial, said in game.record().answers])
    return answers, parts


def copy_seconds(id: str, seats: int) -> float:
    """The time of one copy, in the middle of a game."""
    steps = random_steps(gobelet.new(id, seats, 7, skip_forced=True), 7)
    game = next(steps)
    for _number in range(150):
        game = next(steps)
    start = time.perf_counter()
    for _number in range(5000):
        game.copy()
    return (time.perf_counter() - start) / 5000


def measure(id: str, seats: int, games: int, repeats: int) -> dict[str, float]:
    play(id, seats, 10, 0)
    found: dict[str, list[float]] = {"games/s": [], "answers/s": [], "parts/s": [], "copy µs": []}
    for repeat in range(repeats):
        before = turns_a_second()
        start = time.perf_counter()
        answers, parts = play(id, seats, games, 1000 * repeat)
        seconds = time.perf_counter() - start
        copying = copy_seconds(id, seats)
        scale = REFERENCE / ((before + turns_a_second()) / 2)
        found["games/s"].append(games / seconds * scale)
        found["answers/s"].append(answers / seconds * scale)
        found["parts/s"].append(parts / seconds * scale)
        found["copy µs"].append(copying * 1e6 / scale)
    return {name: statistics.median(values) for name, values in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine plays.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    table = {
        rules.id: measure(rules.id, asked.seats, asked.games, asked.repeats) for rules in gobelet.rulesets()
    }
    if asked.json:
        print(json.dumps(table, ensure_ascii=False))
        return
    for id, figures in table.items():
        print(f"{id}, {asked.seats} seats, scaled to a reference loop of {REFERENCE // 10**6} M turns/s")
        for name, figure in figures.items():
            print(f"  {name:10} {figure:12,.1f}")


if __name__ == "__main__":
    main()
