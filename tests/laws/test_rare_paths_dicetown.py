"""Law 9. The law games reach every card effect, every cancelling, every kind of tie, shortage and end."""

from collections import Counter

import pytest

import gobelet
from gobelet.core.dice import count, handful
from gobelet.core.event import Event
from gobelet.dicetown.cards import ELIXIRS, ROWS, STORE
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.holders import DECK, MINE
from gobelet.dicetown.places import Visit
from gobelet.dicetown.round import EndOfRound
from gobelet.dicetown.rulesets import EDITIONS
from gobelet.dicetown.state import Town
from gobelet.dicetown.unprinted_values import FINDS, SPIRITS
from gobelet.dicetown.winners import ACES, JACKS, KINGS, NINES
from gobelet.testing import Dice
from tests.tiers import soak_in_plain

GAMES = 600
PLACES = ("mine", "bank", "store", "saloon", "sheriff", "hall")


def playable(edition: Edition) -> list[str]:
    return [ROWS[kind].name for kind in STORE.distinct(edition.store) if not ROWS[kind].points]


def dead_heat(town: Town) -> None:
    """A table for two at the end of its last round: as many points and deeds on both sides."""
    sheriff, other = town.sheriff, 1 - town.sheriff
    town.dig(MINE, sheriff, 12)
    town.dig(MINE, other, 18)
    town.pay(other, sheriff, 1)
    town.question = None
    town.pile = [EndOfRound()]
    town.go()


def go_to(town: Town, place: str, *dice: int) -> None:
    """Rolling is over: the first seats have five dice of these faces, the others Kings; on to a place."""
    faces = [*dice, *[KINGS] * town.seats][: town.seats]
    town.cup = [0] * town.seats
    town.dice = [handful((face,) * 5) for face in faces]
    town.question = None
    places = [step.place if isinstance(step, Visit) else -1 for step in town.edition.round]
    town.pile = list(reversed(town.edition.round[places.index(PLACES.index(place)) :]))
    town.go()


def sold_out(town: Town) -> None:
    """At the Store all cards are in hands, except those that are never held: draws fall short."""
    kinds = [kind for kind in STORE.spread(town.store[DECK]) if kind not in town.edition.immediate]
    for number, kind in enumerate(kinds):
        seat = number % town.seats
        town.pass_card(kind, DECK, seat, 1 << seat)
    go_to(town, "store", JACKS)


def mined_out(town: Town) -> None:
    """One nugget is left in the mine, and two have an eye on it."""
    town.dig(MINE, 0, town.nuggets[MINE] - 1)
    go_to(town, "mine", NINES, NINES)


def named(event: Event) -> list[str]:
    """An event by its subject: the find, the place, what there was none of."""
    facts = event.facts
    found = [event.id]
    for fact in ("place", "remedy", "elixir", "find", "spirit", "action"):
        if fact in facts:
            found.append(f"{event.id} {facts[fact]}")
    for fact in ("nuggets", "dollars"):
        if facts.get(fact) == 0:
            found.append(f"{event.id} 0")
    if event.id == "played-wanted":
        kind = facts["cancelled"]
        assert isinstance(kind, int)
        found.append(f"cancelled {ROWS[kind].name}")
    return found


def short(town: Town, event: Event) -> list[str]:
    """Whether a draw gave fewer cards than the dice ask for."""
    seat = event.facts.get("seat")
    if not isinstance(seat, int):
        return []
    taken = event.facts.get("titles", event.facts.get("lands"))
    if event.id in ("took-deeds", "took-land") and isinstance(taken, tuple):
        return ["row short"] * (len(taken) < min(1 + count(town.dice[seat], ACES), 3))
    return ["store short"] * (event.id == "drew" and event.facts["number"] != count(town.dice[seat], JACKS))


def paths(id: str, wanted: list[str]) -> Counter[str]:
    """Play at random until all these have happened, and count what happened."""
    seen: Counter[str] = Counter()

    def watch(event: Event) -> None:
        seen.update(named(event) + short(town, event))

    town: Town
    seats = EDITIONS[id].seats
    for seed in range(GAMES):
        if all(seen[path] for path in wanted):
            break
        heat = seed % 80 == 0
        game = gobelet.new(id, 2 if heat else seats[seed % len(seats)], seed, skip_forced=True)
        assert isinstance(game, Town)
        town = game
        game.watchers.append(watch)
        if heat:
            dead_heat(town)
        elif seed % 8 == 4:
            sold_out(town)
        elif seed % 16 == 2:
            mined_out(town)
        dice = Dice(seed)
        while not game.over:
            seen[f"asked {game.prompt().id}"] += 1
            seat = dice.one_of(game.waiting)
            game.answer(seat, dice.one_of(game.options(seat)))
    return seen


# In every edition.
EVERYWHERE = [
    "store short",
    *[f"tied {place}" for place in PLACES],
    *[f"unclaimed {place}" for place in PLACES if place != "hall"],
    *("reshuffled", "mine-empty", "deeds-gone", "row short", "nobody-to-rob", "kept-fewer"),
    *("bribe-taken", "raised", "named-himself", "last-roll", "took-top", "badge-stays", "ordered-visits"),
    *("offered-nothing", "raised-nothing", "robbed-bank 0", "asked name-champion"),
]
WITH_REMEDIES = [f"visited {remedy}" for remedy in ("fence", "sample", "collect", "charm")]
EXTENSION = [
    *WITH_REMEDIES,
    *("declined-visit", "took-nuggets 0", "held-up", "held-up 0", "second", "second-hand", "asked see-doc"),
    *[f"tied-second {place}" for place in PLACES],
    *("asked offer-second", "asked raise-second", "asked name-second", "asked call-outlaws"),
    *[f"found {find}" for find in FINDS],
    *("found-nuggets 0", "found-dollars 0", "river-empty", "discard-empty", "looked-through"),
    *("took-discarded", "explored", "put-back", "called-outlaw", "recruited", "no-outlaw-left"),
    *("hunted", "hunted-again", "captured", "captured-nobody", "took-ranch", "pile-empty", "stole-ranch"),
    *("robbed-in-vain", "refilled-land", "shows-card", "gave-card", "played-gift-in-vain"),
]
RARE = {
    "dicetown/2009": [*WITH_REMEDIES, "declined-visit", "took-nuggets 0"],
    "dicetown/revised": [
        *[f"drank {elixir}" for elixir in ELIXIRS],
        *[f"elixir-opened {elixir}" for elixir in ELIXIRS],
        *("elixirs-reshuffled", "must-visit", "nobody-gives", "gave-card", "gave-deed", "shows-card"),
        *("played-joe-in-vain", "asked elixir-first", "asked marshall", "took-nuggets 0"),
    ],
    "dicetown/extension": EXTENSION,
    "dicetown/extension+indians": [
        *EXTENSION,
        *[f"rolled-indian {spirit}" for spirit in SPIRITS],
        *[f"raided {place}" for place in PLACES],
        *(
            "ambushed",
            "turned",
            "kept-land",
            "gave-land-away",
            "gave-ranch-away",
            "took-die",
            "die-goes-home",
        ),
    ],
}


@soak_in_plain
@pytest.mark.parametrize("id", list(EDITIONS))
def test_law_9_every_rare_path_is_reached(id: str) -> None:
    cards = playable(EDITIONS[id])
    wanted = [f"played-{name}" for name in cards]
    wanted += [f"cancelled {name}" for name in cards if name != "wanted"]
    wanted += EVERYWHERE + RARE[id]
    seen = paths(id, wanted)
    missing = [path for path in wanted if not seen[path]]
    assert not missing, f"{missing} of {dict(seen)}"
