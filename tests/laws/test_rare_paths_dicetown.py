"""Law 9. The law games reach every card effect, every cancelling, every kind of tie, shortage and end."""

from collections import Counter

import gobelet
from gobelet.core.dice import count
from gobelet.core.event import Event
from gobelet.dicetown.holders import DECK, MINE
from gobelet.dicetown.round import EndOfRound
from gobelet.dicetown.state import Town
from gobelet.dicetown.store import ROWS, STORE
from gobelet.dicetown.winners import ACES, JACKS
from gobelet.testing import Dice

GAMES = 600
PLACES = ("mine", "bank", "store", "saloon", "sheriff", "hall")
PLAYABLE = [row.name for row in ROWS if not row.points]


def dead_heat(town: Town) -> None:
    """A table for two at the end of its last round: 21 points and no deeds on both sides."""
    sheriff, other = town.sheriff, 1 - town.sheriff
    town.dig(MINE, sheriff, 12)
    town.dig(MINE, other, 18)
    town.pay(other, sheriff, 1)
    town.question = None
    town.pile = [EndOfRound()]
    town.go()


def sold_out(town: Town) -> None:
    """A table for two with all Store cards in hands: draws fall short."""
    for number, kind in enumerate(STORE.spread(town.store[DECK])):
        town.pass_card(kind, DECK, number % 2, 1 << number % 2)


def paths(games: int) -> Counter[str]:
    """Play at random, and count what happened."""
    seen: Counter[str] = Counter()

    def watch(event: Event) -> None:
        seen[event.id] += 1
        facts = event.facts
        if event.id == "tied":
            seen[f"tied at {facts['place']}"] += 1
        elif event.id == "unclaimed":
            seen[f"unclaimed {facts['place']}"] += 1
        elif event.id == "played-wanted":
            kind = facts["cancelled"]
            assert isinstance(kind, int)
            seen[f"cancelled {ROWS[kind].name}"] += 1
        elif event.id == "took-nuggets" and facts["nuggets"] == 0:
            seen["mine already empty"] += 1
        elif (
            event.id == "took-deeds" and isinstance(facts["seat"], int) and isinstance(facts["titles"], tuple)
        ):
            wanted = min(1 + count(town.dice[facts["seat"]], ACES), 3)
            seen["row short"] += len(facts["titles"]) < wanted
        elif event.id == "drew" and isinstance(facts["seat"], int):
            seen["store short"] += facts["number"] != count(town.dice[facts["seat"]], JACKS)
        elif event.id == "robbed-bank" and facts["dollars"] == 0:
            seen["bank empty"] += 1
        elif event.id == "visited":
            seen[f"remedy {facts['remedy']}"] += 1

    town: Town
    for seed in range(games):
        game = gobelet.new("dicetown/2009", 2 + seed % 4, seed, skip_forced=True)
        assert isinstance(game, Town)
        town = game
        if seed % 80 == 0:
            dead_heat(town)
        elif seed % 8 == 4:
            sold_out(town)
        game.watchers.append(watch)
        dice = Dice(seed)
        while not game.over:
            seen[f"asked {game.prompt().id}"] += 1
            seat = dice.one_of(game.waiting)
            game.answer(seat, dice.one_of(game.options(seat)))
    return seen


def test_law_9_every_rare_path_is_reached() -> None:
    seen = paths(GAMES)
    wanted = [f"played-{name}" for name in PLAYABLE]
    wanted += [f"cancelled {name}" for name in PLAYABLE if name != "wanted"]
    wanted += [f"tied at {place}" for place in PLACES]
    wanted += [f"unclaimed {place}" for place in PLACES if place != "hall"]
    wanted += [f"remedy {remedy}" for remedy in ("fence", "sample", "collect", "charm")]
    wanted += [
        "reshuffled",
        "mine-empty",
        "deeds-gone",
        "mine already empty",
        "bank empty",
        "row short",
        "store short",
    ]
    wanted += [
        "nobody-to-rob",
        "kept-fewer",
        "bribe-taken",
        "raised",
        "named-himself",
        "last-roll",
        "took-top",
    ]
    wanted += ["badge-stays", "declined-visit", "ordered-visits", "offered-nothing", "raised-nothing"]
    wanted += ["asked name-champion"]
    missing = [path for path in wanted if not seen[path]]
    assert not missing, f"{missing} of {dict(seen)}"
