"""Law 9 for Cincinnati: the law games reach every kind of tie, shortage, duel and end."""

from collections import Counter

import gobelet
from gobelet.cincinnati.state import Casino
from gobelet.core.dice import handful
from gobelet.core.event import Event
from gobelet.testing import Dice

GAMES = 600
TABLES = ("atlantic", "ballroom", "caesars")
TRIPLET = handful((0, 0, 4, 4, 4))


def paths(wanted: list[str]) -> Counter[str]:
    """Play at random until all these have happened, and count events.

    Some of it is thrifty (chips are kept), and some stacked (all tied).
    """
    seen: Counter[str] = Counter()

    def watch(event: Event) -> None:
        seen[event.id] += 1
        if "table" in event.facts:
            seen[f"{event.id} {event.facts['table']}"] += 1
        if event.id == "table-tied" and isinstance(event.facts["seats"], tuple):
            seen["tie of two" if len(event.facts["seats"]) == 2 else "tie of more"] += 1

    for seed in range(GAMES):
        if all(seen[path] for path in wanted):
            break
        game = gobelet.new("cincinnati", 3 + seed % 4, seed, watchers=[watch])
        assert isinstance(game, Casino)
        dice = Dice(seed)
        thrifty, stacked = seed % 3 == 1, seed % 3 == 2
        while not game.over:
            seat = dice.one_of(game.waiting)
            options = game.options(seat)
            if stacked and game.prompt().id == "choose-table":
                game.cup = [TRIPLET] * game.seats
                game.answer(seat, options[0])
            elif (stacked or thrifty) and dice.below(5):
                game.answer(seat, game.default(seat))
            else:
                game.answer(seat, dice.one_of(options))
        seen["shared" if len(game.winners) > 1 else "won alone"] += 1
    return seen


def test_law_9_every_rare_path_is_reached() -> None:
    wanted = [
        f"{id} {table}" for table in TABLES for id in ("table-won", "table-unchosen", "table-unqualified")
    ]
    wanted += [f"table-tied {table}" for table in ("atlantic", "ballroom")]
    wanted += ["tie of two", "tie of more", "tie-duel-won", "tie-duel-equal", "duel-won", "duel-equal"]
    wanted += ["duel-paid", "duel-declined", "duel-stands", "card-won", "nothing-won", "cards-left"]
    wanted += ["chips-taken", "chips-short", "duel-put-aside", "duels-shuffled-in", "cards-removed"]
    wanted += ["extra-paid", "extra-declined", "stands", "won alone"]
    seen = paths(wanted)
    missing = [path for path in wanted if not seen[path]]
    assert not missing, f"{missing} of {dict(seen)}"
