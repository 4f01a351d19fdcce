"""Counts how often one device changes hands: `python -m tests.server.hand_overs [GAMES]`.

Two people and a bot, all of whom answer as the bot Greedy does. The device goes to everybody who is asked,
whoever holds it first, as in `web/src/device/turns.ts`. Printed are the middle of 60 (or GAMES) games, and
those between which nine of ten lie: for people who answer in every window, and if their orders decide there.
"""

import sys
from statistics import median

import gobelet
from gobelet import bots

RULESETS = ("dicetown/2009", "dicetown/extension", "cincinnati")
PEOPLE = (0, 1)
SEATS = 3


def hand_overs(ruleset: str, seed: int) -> tuple[int, int]:
    """In one game: with all windows, and without any."""
    game = gobelet.new(ruleset, SEATS, seed)
    minds = [bots.make("greedy", seed * SEATS + seat) for seat in range(SEATS)]
    holder = [-1, -1]
    counts = [0, 0]
    while not game.over:
        question = game.question
        assert question is not None
        asked = [seat for seat in PEOPLE if seat in game.waiting]
        for kind in (0, 1) if question.open_seats else (0,):
            for seat in sorted(asked, key=lambda one: one != holder[kind]):
                counts[kind] += seat != holder[kind]
                holder[kind] = seat
        number = game.serial
        while game.question is question and game.serial == number:
            seat = game.waiting[0]
            game.answer(seat, minds[seat].decide(gobelet.view(game, seat), question, 0.0))
    return counts[0], counts[1]


def middle(counts: list[int]) -> str:
    ordered = sorted(counts)
    edge = len(ordered) // 20
    return f"{median(ordered):.0f} ({ordered[edge]} to {ordered[-1 - edge]})"


def main(games: int) -> None:
    for ruleset in RULESETS:
        counts = [hand_overs(ruleset, seed) for seed in range(games)]
        asked, spared = (middle([one[kind] for one in counts]) for kind in (0, 1))
        print(f"{ruleset}: {asked}; by orders {spared}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
