"""How often a game waits for people, with and without plans and orders, and what these cost in wins.

    python bench/waits.py                               every ruleset, 200 seeds
    python bench/waits.py --rulesets dicetown/2009 --seeds 20

The person is an expert. *Answers*: they answer everything. *Orders*: standing orders, all as the expert
would; the dice are asked about. *Plans*: at the first question of each round they set one plan, which is a
wait, and nothing else is asked where the plan or an order says what to do. *Plain*: the same with orders in
plain words (offer up to $3, name who gives most, rob the leader; a chip is worth 11 thousand) instead of the
expert's.

A wait is a question, reaction windows aside, that some person has to answer. *Four*: four such people; *one*:
one of them among three greedy bots. Wins are those of one among three greedy bots, every seed from every
seat, less the wins of one who answers everything with the same seeds: mean and 95 % interval over seeds. Who
gives only orders answers the same, so their wins are the same.
"""

import argparse
import multiprocessing
from collections.abc import Sequence
from typing import NamedTuple

import gobelet
from gobelet import api, bots
from gobelet.arena.interval import of_mean
from gobelet.bots.planner import ASK, Wishes, planner_of
from gobelet.core.game import Game
from gobelet.core.names import Option
from gobelet.core.ruleset import Ruleset

RULESETS = (
    "dicetown/2009",
    "dicetown/revised",
    "dicetown/extension",
    "dicetown/extension+indians",
    "cincinnati",
)
SEATS = 4
KINDS = ("answers", "orders", "plans", "plain")
PLAIN: dict[str, Wishes] = {
    "dicetown": {"offer": 3, "name": "most", "rob": "leader", "cards": "points", "pay": 2},
    "cincinnati": {"chip": 11, "challenge": "richest"},
}


def orders_of(ruleset: Ruleset) -> Wishes:
    """Standing orders: all as the expert would."""
    return {field.name: "expert" for field in planner_of(ruleset).fields(ruleset) if field.standing}


class Person:
    """An expert at one seat, who has said some things beforehand."""

    def __init__(self, ruleset: Ruleset, kind: str, seed: int) -> None:
        self.bot = bots.make("expert", seed)
        self.planner = planner_of(ruleset)
        self.kind = kind
        self.orders: Wishes = orders_of(ruleset) if kind != "answers" else {}
        if kind == "plain":
            self.orders.update(PLAIN[ruleset.box.id])
        self.plan: Wishes = {}
        self.round = 0

    def answer(self, game: Game, seat: int) -> tuple[Option, bool]:
        """The next part of an answer, and whether the game has waited for it."""
        view, question = api.view(game, seat), game.question
        assert question is not None
        if not question.open_seats:  # card by card, by orders
            return self.bot.decide(view, question, 0.1), False
        waited = False
        if self.kind in ("plans", "plain") and self.round != game.round:
            plan = self.planner.suggest(view, question, self.bot.seed)
            if plan:
                self.plan, self.round, waited = {**plan, **self._plain(plan)}, game.round, True
        option = self.planner.answer(view, question, {**self.orders, **self.plan}, self.bot.seed)
        if option is None:
            return self.bot.decide(view, question, 0.1), len(view.options) > 1 or bool(view.said)
        return option, waited

    def _plain(self, plan: Wishes) -> Wishes:
        """What the plain words say in place of the expert's."""
        return {name: self.orders[name] for name in plan if self.orders.get(name, ASK) != ASK}


class Played(NamedTuple):
    waits: int
    won: float  # by each person, a shared win being a part


def play(ruleset: str, seed: int, people: dict[int, str]) -> Played:
    """One game with these people, and greedy bots at the other seats."""
    game = gobelet.new(ruleset, SEATS, seed=seed)
    persons = {seat: Person(game.ruleset, kind, seed * SEATS + seat) for seat, kind in people.items()}
    others = {seat: bots.make("greedy", seed * SEATS + seat) for seat in range(SEATS) if seat not in people}
    waits = 0
    while not game.over:
        serial, waited = game.serial, False
        while game.serial == serial and game.waiting:
            seat = game.waiting[0]
            if seat in persons:
                option, asked = persons[seat].answer(game, seat)
                waited = waited or asked
            else:
                assert game.question is not None
                option = others[seat].decide(api.view(game, seat), game.question, 0.1)
            game.answer(seat, option)
        waits += waited
    won = sum([1 / len(game.winners) for seat in people if seat in game.winners])
    return Played(waits, won)


Block = dict[str, tuple[float, float, float]]


def block(job: tuple[str, int, tuple[str, ...]]) -> Block:
    """One seed: for each kind the waits of four people, and of one; and the share of wins of one."""
    ruleset, seed, kinds = job
    found: Block = {}
    for kind in kinds:
        four = play(ruleset, seed, dict.fromkeys(range(SEATS), kind))
        seats = range(SEATS) if kind != "orders" else [seed % SEATS]
        ones = [play(ruleset, seed, {seat: kind}) for seat in seats]
        found[kind] = (
            float(four.waits),
            sum([one.waits for one in ones]) / len(ones),
            sum([one.won for one in ones]) / len(ones),
        )
    return found


def line(ruleset: str, kind: str, blocks: Sequence[Block]) -> str:
    four, one, won = [of_mean([block[kind][n] for block in blocks]) for n in range(3)]
    lost = of_mean([block[kind][2] - block["answers"][2] for block in blocks])
    wins = f"{100 * won.value:.1f} % | "
    if kind == "orders":
        wins = "the same | "
    elif kind != "answers":
        wins += f"{100 * lost.value:+.1f} ({100 * lost.low:+.1f} … {100 * lost.high:+.1f}) "
    return f"| {ruleset} | {kind} | {four.value:.0f} | {one.value:.0f} | {wins}|"


def main() -> None:
    parser = argparse.ArgumentParser(description="waits per game, with and without plans and orders")
    parser.add_argument("--rulesets", nargs="*", default=RULESETS)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--kinds", nargs="*", default=KINDS, choices=KINDS, help="answers is always there")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    kinds = tuple([kind for kind in KINDS if kind == "answers" or kind in wanted.kinds])
    print("| ruleset | who | waits, four | waits, one | wins | difference |\n|---|---|---|---|---|---|")
    with multiprocessing.Pool(wanted.jobs) as pool:
        for ruleset in wanted.rulesets:
            jobs = [(ruleset, seed, kinds) for seed in range(wanted.seeds)]
            blocks = pool.map(block, jobs, 1)
            for kind in kinds:
                print(line(ruleset, kind, blocks), flush=True)


if __name__ == "__main__":
    main()
