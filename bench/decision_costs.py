"""What decisions cost by the expert's reckoning, for bots of different strength: does it tell them apart?

    python bench/decision_costs.py --games 20 --rulesets dicetown/2009 cincinnati

One bot plays on the first seat of a daily table, against three experts.
"""

import argparse
import time
from math import sqrt
from statistics import mean, stdev

import gobelet
from gobelet.analysis.decision_costs import cost_of
from gobelet.analysis.stages import story_of
from gobelet.bots import make
from gobelet.core.game import Game

SEATS = 4
BUDGET = 0.05


def play(ruleset: str, seed: int, bot: str) -> Game:
    bots = [make("expert" if seat else bot, seed * 64 + seat) for seat in range(SEATS)]
    game = gobelet.new(ruleset, SEATS, f"{seed:064x}", generator="duplicate")
    while not game.over:
        question, seat = game.question, game.waiting[0]
        assert question is not None
        game.answer(seat, bots[seat].decide(gobelet.view(game, seat), question, BUDGET))
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--rulesets", nargs="*", default=["dicetown/2009", "cincinnati"])
    wanted = parser.parse_args()
    for ruleset in wanted.rulesets:
        for bot in ("expert", "greedy", "random"):
            stories = [story_of(play(ruleset, seed, bot).record()) for seed in range(1, wanted.games + 1)]
            began = time.process_time()
            costs = [cost_of(story, 0) for story in stories]
            seconds = (time.process_time() - began) / wanted.games
            spread = 1.96 * stdev(costs) / sqrt(wanted.games)
            print(
                f"{ruleset:16}{bot:8}{mean(costs):8.2f} ± {spread:.2f}   {seconds:.2f} s a game", flush=True
            )


if __name__ == "__main__":
    main()
