"""What hints tell against what happens in games of four experts.

    python bench/hints.py --games 1000 --rulesets cincinnati dicetown/2009

At every decision of an expert the hints of the option that it takes are noted, and what comes of it. Some
hints tell what happens *if one goes for something alone* (to qualify, to win a place). Experts do not, so
these are played out aside: from some of the decisions on, the seat takes the option that promises most of
it, and the others stay experts. Intervals are made from whole games. Kinds with fewer than 1,000 cases
are marked.
"""

import argparse
import time
from collections import defaultdict
from math import sqrt
from typing import NamedTuple

import gobelet
from gobelet.bots import Bot, make
from gobelet.bots.coaching import all_hints
from gobelet.core.dice import SORTED, handful
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.odds.hint import Hint

SEATS = 4
ENOUGH = 1000
ALONE = frozenset(("hint-place", "hint-qualify"))  # told of a seat that goes for nothing else
SHOWN = frozenset(("hint-win", "hint-win-extra", "hint-duel", "hint-named"))
TABLE_ENDS = frozenset(("table-won", "tie-duel-won", "tie-duel-equal", "table-unqualified"))
DUEL_ENDS = frozenset(("duel-won", "duel-equal", "tie-duel-won", "tie-duel-equal"))
NAMED = frozenset(("named", "named-himself"))
PLACE_WON = frozenset(("won", "won-hand"))

Cases = dict[str, dict[int, list[tuple[float, float]]]]  # by kind and game: told, happened


class Promise(NamedTuple):
    kind: str
    told: float
    seat: int
    ends: frozenset[str]  # the events that settle it
    where: str  # the table, if it matters


def kind_of(hint: Hint, question: str) -> str:
    return f"{hint.id.removeprefix('hint-')} at {question}"


def told(hint: Hint) -> float:
    percent = hint.facts["percent"]
    assert isinstance(percent, int)
    return percent / 100


def promise(view: gobelet.View, hint: Hint, question: str) -> Promise:
    """When a hint that experts fulfil is settled."""
    assert view.seat is not None
    kind = kind_of(hint, question)
    if hint.id == "hint-duel":
        return Promise(kind, told(hint), view.seat, DUEL_ENDS, "")
    if hint.id == "hint-named":
        return Promise(kind, told(hint), view.seat, NAMED, "")
    table = view.edition.tables[view.chosen[view.seat]].name  # type: ignore[attr-defined]  # of Cincinnati only
    return Promise(kind, told(hint), view.seat, TABLE_ENDS, table)


def winner(event: Event) -> object:
    return event.facts.get("target" if event.id == "named" else "seat", -1)


def crew(seed: int) -> list[Bot]:
    return [make("expert", seed * 64 + seat) for seat in range(SEATS)]


def play(ruleset: str, seed: int, each: int, cases: Cases) -> None:
    """One game; every `each`th decision with a hint about going for something alone is played out aside."""
    game = gobelet.new(ruleset, SEATS, seed, skip_forced=True)
    bots = crew(seed)
    waiting: list[Promise] = []

    def watch(event: Event) -> None:
        for one in waiting[:]:
            if event.id in one.ends and one.where in ("", event.facts.get("table")):
                waiting.remove(one)
                cases[one.kind][seed].append((one.told, float(winner(event) == one.seat)))

    game.watchers.append(watch)
    decisions = 0
    while not game.over:
        seat = game.waiting[0]
        view = gobelet.view(game, seat)
        question = view.question
        assert question is not None
        option = bots[seat].decide(view, question, 1.0)
        if len(view.options) > 1:
            found = [hint for hint in all_hints(view) if hint.option == option]
            waiting += [promise(view, hint, question.id) for hint in found if hint.id in SHOWN]
            alone = [hint for hint in found if hint.id in ALONE]
            decisions += bool(alone)
            if alone and decisions % each == 0:
                hint = alone[decisions // each % len(alone)]
                came = went_for(game.copy(), seat, hint, seed)
                cases[kind_of(hint, question.id)][seed].append((told(hint), came))
        game.answer(seat, option)


def went_for(game: Game, seat: int, aim: Hint, seed: int) -> float:
    """What comes of it if a seat goes for one thing alone: whether it has it, at the end of the round."""
    bots = crew(seed + 1)
    round, first = game.round, True
    came: list[float] = []
    fell: list[object] = []
    if aim.id == "hint-qualify":
        lying = game.dice[seat] or game.cup[seat]  # type: ignore[attr-defined]  # of Cincinnati only
        fell.append(tuple([face + 1 for face in SORTED[lying]]))

    def watch(event: Event) -> None:
        if event.id in PLACE_WON and event.facts.get("place") == aim.facts.get("place"):
            came.append(float(event.facts["seat"] == seat))
        if event.id in ("dice-shown", "rerolled") and event.facts["seat"] == seat:
            fell.append(event.facts["pips"])

    game.watchers.append(watch)
    while not game.over and game.round == round and not came:
        mover = game.waiting[0]
        view = gobelet.view(game, mover)
        question = view.question
        assert question is not None
        if aim.id == "hint-qualify" and question.id not in ("choose-table", "declare"):
            break
        best = aim.option if first else -1
        if mover == seat and not first:
            same = [hint for hint in all_hints(view) if hint.id == aim.id]
            same = [hint for hint in same if hint.facts.get("place") == aim.facts.get("place")]
            best = max(same, key=lambda hint: hint.figure).option if same else -1
        if mover == seat:
            first = False
        else:
            best = -1
        game.answer(mover, best if best >= 0 else bots[mover].decide(view, question, 1.0))
    if aim.id == "hint-qualify":
        return qualifies(game, seat, fell[-1])
    return came[-1] if came else 0.0


def qualifies(game: Game, seat: int, pips: object) -> float:
    """Whether the dice that fell last meet what the seat's table needs."""
    assert isinstance(pips, tuple)
    dice = handful(tuple(sorted([int(pip) - 1 for pip in pips])))
    table = game.edition.tables[game.chosen[seat]]  # type: ignore[attr-defined]  # of Cincinnati only
    return float(table.quality[dice] > 0)


def line(ruleset: str, kind: str, by_game: dict[int, list[tuple[float, float]]]) -> str:
    """One row of the table."""
    number = sum([len(cases) for cases in by_game.values()])
    mean_told = sum([case[0] for cases in by_game.values() for case in cases]) / number
    came = sum([case[1] for cases in by_game.values() for case in cases]) / number
    off = came - mean_told
    spread = sum(
        [(sum([case[1] - case[0] for case in cases]) - len(cases) * off) ** 2 for cases in by_game.values()]
    )
    interval = 1.96 * sqrt(spread) / number
    note = "" if number >= ENOUGH else "too few"
    return (
        f"| {ruleset} | {kind} | {number:,} | {100 * mean_told:.1f} | {100 * came:.1f} "
        f"| {100 * off:+.1f} ± {100 * interval:.1f} | {note} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0, help="stop after this many CPU seconds a ruleset")
    parser.add_argument("--seed", type=int, default=100_000)
    parser.add_argument("--each", type=int, default=5, help="play every nth of them out aside")
    parser.add_argument("--rulesets", nargs="*", default=["cincinnati", "dicetown/2009"])
    wanted = parser.parse_args()
    print("| ruleset | hint | cases | told % | happened % | difference | |\n|---|---|---|---|---|---|---|")
    for ruleset in wanted.rulesets:
        cases: Cases = defaultdict(lambda: defaultdict(list))
        began, games = time.process_time(), 0
        while games < wanted.games and not 0 < wanted.seconds < time.process_time() - began:
            play(ruleset, wanted.seed + games, wanted.each, cases)
            games += 1
        for kind in sorted(cases):
            print(line(ruleset, kind, cases[kind]), flush=True)
        print(f"<!-- {ruleset}: {games} games, {time.process_time() - began:.0f} CPU s -->", flush=True)


if __name__ == "__main__":
    main()
