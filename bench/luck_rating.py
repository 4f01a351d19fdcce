"""Does a rating get quieter if the luck is taken off each result, by the cheap count?

    python bench/luck_rating.py --games 400                  all rulesets
    python bench/luck_rating.py --rulesets cincinnati

One expert plays against three greedy bots, at four seats in turn. A result is the expert's share of the win
less par. From it the luck of the expert is taken, counted by the formula of win chances alone
(`bots/chances.py`), without playing on:

moved      at every step with chance: by how much the formula moved, decisions of that step included
surprise   at every step with chance: by how much the formula moved beyond what it moves on average, if the
           same answers meet other dice and cards (`--again` of them)

It prints the mean and the standard deviation of each, and after how many games the mean lies above zero with
95 % certainty (one side): (1.645 x deviation / mean)^2.
"""

import argparse
import random
from math import sqrt

import gobelet
from gobelet import api
from gobelet.analysis.stages import Story, story_of
from gobelet.bots import make
from gobelet.bots.chances import win_chances
from gobelet.core.chance import Nature
from gobelet.core.game import Game
from gobelet.core.replay import answer_all

BOTS = ("expert", "greedy", "greedy", "greedy")
BUDGET = 0.05
SEED = 900_000
Z = 1.645


def play(ruleset: str, seed: int, expert: int) -> Game:
    bots = [make(BOTS[(seat - expert) % len(BOTS)], seed * 64 + seat) for seat in range(len(BOTS))]
    game = gobelet.new(ruleset, len(BOTS), seed)
    while not game.over:
        question, serial = game.question, game.serial
        assert question is not None
        for seat in game.waiting:
            while game.serial == serial and game.waiting_seats >> seat & 1 and not game.over:
                options = game.options(seat)
                one = options[0] if len(options) == 1 else None
                game.answer(
                    seat,
                    one if one is not None else bots[seat].decide(gobelet.view(game, seat), question, BUDGET),
                )
    return game


def moved(story: Story, seat: int) -> float:
    games = [*[stage.game for stage in story.stages], story.end]
    return sum(
        [
            win_chances(games[number + 1])[seat] - win_chances(games[number])[seat]
            for number, stage in enumerate(story.stages)
            if stage.chance
        ]
    )


def surprise(story: Story, seat: int, again: int, luck: random.Random) -> float:
    games = [*[stage.game for stage in story.stages], story.end]
    total = 0.0
    for number, stage in enumerate(story.stages):
        if stage.chance:
            others = 0.0
            for _other in range(again):
                trial = stage.game.copy()
                trial.change_nature(Nature("fast", str(luck.getrandbits(40))))
                answer_all(trial, trial.serial, stage.answers)
                others += win_chances(trial)[seat]
            total += win_chances(games[number + 1])[seat] - others / again
    return total


def line(name: str, values: list[float]) -> str:
    n = len(values)
    mean = sum(values) / n
    deviation = sqrt(sum([(value - mean) ** 2 for value in values]) / (n - 1))
    needed = f"{(Z * deviation / mean) ** 2:.0f}" if mean > 0 else "never"
    return f"  {name:10}{mean:8.3f} ± {1.96 * deviation / sqrt(n):.3f}{deviation:10.3f}{needed:>8}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--again", type=int, default=4)
    parser.add_argument("--rulesets", nargs="*", default=[rules.id for rules in api.rulesets()])
    wanted = parser.parse_args()
    for ruleset in wanted.rulesets:
        found: dict[str, list[float]] = {"result": [], "moved": [], "surprise": []}
        for number in range(wanted.games):
            expert = number % len(BOTS)
            game = play(ruleset, SEED + number, expert)
            story = story_of(game.record())
            result = win_chances(game)[expert] - 1 / len(BOTS)
            found["result"].append(result)
            found["moved"].append(result - moved(story, expert))
            found["surprise"].append(
                result - surprise(story, expert, wanted.again, random.Random(SEED + number))
            )
        print(f"{ruleset}: {wanted.games} games\n  {'':10}{'mean':>8}{'':8}{'deviation':>10}{'games':>8}")
        for name, values in found.items():
            print(line(name, values), flush=True)


if __name__ == "__main__":
    main()
