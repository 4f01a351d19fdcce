"""How precise an analysis is, against the CPU seconds that it takes.

    python bench/analysis_errors.py --seconds 10 30 60 --games 3
    python bench/analysis_errors.py --rollouts 32 --again 6 --rulesets cincinnati

Games of greedy, random, expert and greedy bots are analysed on one core. Shown, in hundredths of a win: the
error of a player's skill that the analysis tells (95 %, root mean square over players and games), that of the
ten most costly decisions and the largest of them, and that of the curve. With --again K each game is
analysed K times with other seeds: `spread` is 1.96 standard deviations of a player's skill, which the told
error should equal.
"""

import argparse
import time
from math import sqrt
from statistics import mean, variance

import gobelet
from gobelet import analysis
from gobelet.bots import make
from gobelet.core.build import COMPILED
from gobelet.core.record import Record

CREW = ("greedy", "random", "expert", "greedy")
TOP = 10


def play(ruleset: str, seed: int) -> Record:
    bots = [make(name, seed * 64 + seat) for seat, name in enumerate(CREW)]
    game = gobelet.new(ruleset, len(CREW), seed)
    while not game.over:
        question, seat = game.question, game.waiting[0]
        assert question is not None
        game.answer(seat, bots[seat].decide(gobelet.view(game, seat), question, 0.05))
    return game.record()


def rms(values: list[float]) -> float:
    return 100 * sqrt(mean([value * value for value in values]))


def measure(ruleset: str, games: int, again: int, rollouts: int, seconds: float | None) -> None:
    told: list[float] = []
    top: list[float] = []
    curve: list[float] = []
    spread: list[float] = []
    used = played = 0.0
    for number in range(games):
        record = play(ruleset, 5 + number)
        skills: list[list[float]] = []
        for seed in range(1, again + 1):
            began = time.process_time()
            # The limit is by the clock: on a busy machine fewer CPU seconds are used, and they are shown.
            found = analysis.analyse(
                record, analysis.make_settings(seed=seed), rollouts=rollouts, seconds=seconds
            )
            used += time.process_time() - began
            played += found.games
            told += [player.error for player in found.players]
            costly = sorted(found.decisions, key=lambda one: -one.cost)[:TOP]
            top += [decision.error for decision in costly]
            curve += [error for point in found.curve if point.games for error in point.error]
            skills.append([player.skill for player in found.players])
        if again > 1:
            spread += [variance(column) for column in zip(*skills, strict=True)]
    runs = games * again
    print(
        f"{ruleset:16}{used / runs:8.1f} s{played / runs:9.0f} rollouts   skill ±{rms(told):5.1f}"
        f"   ten costliest ±{rms(top):5.1f} (worst {100 * max(top):5.1f})   curve ±{rms(curve):4.1f}"
        + (f"   spread ±{100 * 1.96 * sqrt(mean(spread)):5.1f}" if spread else ""),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rulesets", nargs="*", default=["dicetown/2009", "cincinnati"])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--again", type=int, default=1)
    parser.add_argument("--rollouts", type=int, nargs="*", default=[])
    parser.add_argument("--seconds", type=float, nargs="*", default=[])
    wanted = parser.parse_args()
    print("compiled" if COMPILED else "plain Python")
    for ruleset in wanted.rulesets:
        for rollouts in wanted.rollouts:
            measure(ruleset, wanted.games, wanted.again, rollouts, None)
        for seconds in wanted.seconds:
            measure(ruleset, wanted.games, wanted.again, 1_000_000, seconds)


if __name__ == "__main__":
    main()
