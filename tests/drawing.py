"""Scenes of Dice Town: a position in the notation of `gobelet.notation`, played with scripted chance.

    scene = town("9 9 9 J K $4 ★ / 10 10 10 K K $8 brute d3 [d2] n4", steps="mine bank", script="e5")

A scene plays the steps that it names, and then asks its `Curtain`. What is said at such a table, and how
it is read, is in talking.py.
"""

from collections.abc import Iterator
from typing import Any

from gobelet.core.chance import Chance, Nature, Scripted
from gobelet.core.dice import SIZE as DICE_SIZE
from gobelet.core.event import Event
from gobelet.core.goods import Back
from gobelet.core.names import Cards, Dice, Kind, Parts, Seat
from gobelet.core.question import Question
from gobelet.core.ruleset import Ruleset
from gobelet.core.step import Step
from gobelet.dicetown.cards import STORE
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.editions.indians import INDIANS
from gobelet.dicetown.editions.revised import REVISED
from gobelet.dicetown.option_table import DONE, PASS
from gobelet.dicetown.rulesets import RULESETS
from gobelet.dicetown.state import Town
from gobelet.notation.dicetown import NOTATION
from gobelet.notation.dicetown.names import (
    ELIXIR_NAMES,
    FACES,
    OUTLAW_NAMES,
    RIVER_NAMES,
    STORE_CARDS,
    card,
    dice,
    faces,
    title,
    titles,
)
from gobelet.notation.fields import Drawing

CARDS = tuple(STORE_CARDS[kind] for kind in STORE.distinct(CLASSIC.store))
EDITIONS = {rules.id: rules for rules in RULESETS}


class Story:
    """What the watchers saw, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(self, event: Event) -> None:
        self.events.append(event)

    @property
    def ids(self) -> list[str]:
        return [event.id for event in self.events]

    def all(self, id: str) -> list[Event]:
        return [event for event in self.events if event.id == id]

    def one(self, id: str) -> Event:
        (event,) = self.all(id)
        return event


class StrictScript(Scripted):
    """A script that refuses what can't happen."""

    def roll(self, chance: Chance, size: int) -> Dice:
        dice = super().roll(chance, size)
        if dice >> DICE_SIZE != size:
            raise ValueError(f"the script rolls {faces(dice)}, but {size} dice are rolled")
        return dice

    def pick(self, chance: Chance, back: Back, cards: Cards) -> Kind:
        kind = super().pick(chance, back, cards)
        if not back.count(cards, kind):
            raise ValueError(f"the script draws {title(back, kind)}, which is not there")
        return kind


class Curtain(Question[Town]):
    """The scene is over, the game is not: no seat's hand is shown."""

    id = "curtain"

    def run(self, town: Town) -> None:
        town.ask(self, 1)

    def options(self, town: Town, seat: Seat) -> Parts:
        return (PASS, DONE)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        """The game goes on with what a test has put on the pile."""


# --- drawing -----------------------------------------------------------------------------------------------


def town(
    drawing: str,
    *,
    steps: str = "",
    script: str = "",
    bank: int | None = None,
    coach: int | None = None,
    mine: int | None = None,
    deck: str | None = None,
    discard: str = "",
    played: str = "",
    row: str = "d1 d2 d3",
    pile: str | None = None,
    round: int = 2,
    gained: tuple[Seat, ...] = (),
    skip: bool = True,
    bribes: bool = True,
    edition: str = "dicetown/2009",
    beside: str = "",
    **figures: str,
) -> Town:
    """A town as drawn, played up to its first question. `edition` is the id of a ruleset, or `id@version`.

    `script` is chance: rolls and drawn cards in their order, parted by commas. What lies `beside` the town in
    other editions are more fields of the position.
    """
    badge = [number for number, seat in enumerate(drawing.split("/")) if "★" in seat]
    choices = {"sheriff": str(badge[0] if badge else 0), "bribes": "yes" if bribes else "no", **figures}
    position = Drawing(
        f"{drawing}; {beside}",
        {
            "choices": " ".join([f"{name}={value}" for name, value in choices.items()]),
            "bank": bank,
            "coach": coach,
            "mine": mine,
            "deck": deck,
            "discard": discard,
            "played": played,
            "row": row,
            "pile": pile,
            "round": round,
            "gained": gained,
        },
    )
    if edition == REVISED.id:
        position.fields.setdefault("elixirs", "wealth charm")
    scene = NOTATION.table(rules_of(edition), position)
    assert isinstance(scene, Town)
    scene.change_nature(StrictScript(tuple(_script(script))))
    scene.skip = skip
    scene.watchers.append(Story())
    acts = [steps_of(scene)[name] for name in steps.split()]
    scene.then((*acts, *([] if {"end", "round"} & set(steps.split()) else [Curtain()])))
    scene.go()
    return scene


def fresh(ruleset: str, seats: int, nature: Nature | None = None, **choices: str) -> Town:
    """A new game at its first question, with its story."""
    rules = EDITIONS[ruleset]
    full = rules.check(seats, choices)
    game = rules.new(rules, seats, nature or Nature("fast", "0"), full, False, [Story()])
    assert isinstance(game, Town)
    return game


def rules_of(edition: str) -> Ruleset:
    id, _at, version = edition.partition("@")
    rules = EDITIONS[id].at(version) if version else EDITIONS[id]
    assert rules is not None, edition
    return rules


def steps_of(scene: Town) -> dict[str, Step[Any]]:
    """What a scene may play, by name."""
    return NOTATION.steps(scene)


def _script(script: str) -> Iterator[tuple[str, int]]:
    for line in filter(None, [line.split() for line in script.split(",")]):
        if line[0] in FACES:
            yield "roll", dice("script", line)
        else:
            yield _drawn(line[0])


def _drawn(word: str) -> tuple[str, int]:
    """A card that is drawn, or the face of the Indian die."""
    for names in (ELIXIR_NAMES, RIVER_NAMES, OUTLAW_NAMES):
        if word in names:
            return "pick", names.index(word)
    if word in INDIANS.indian:
        return "below", INDIANS.indian.index(word)
    return "pick", card("script", word)[1]


def cards(held: Cards, back: Back) -> str:
    """Cards by name, one by one."""
    return " ".join(titles(held, back))
