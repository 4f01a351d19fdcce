"""Scenes of Cincinnati: a position in the notation of `gobelet.notation`, played with scripted chance.

    scene = casino("66442 A $35 o3 / 12346 B duel / 11134 C o1 / 11134 C", A="$15 duel", steps="extra A")

`say(scene, "0 pay 2, 1 pass")` answers for the seats in turn.
"""

from collections.abc import Iterator

from gobelet import notation
from gobelet.cincinnati.option_table import PASS
from gobelet.cincinnati.rulesets import RULESETS
from gobelet.cincinnati.state import TABLES, Casino
from gobelet.core.chance import Chance, Nature, Scripted
from gobelet.core.dice import SIZE as DICE_SIZE
from gobelet.core.goods import Back
from gobelet.core.names import Cards, Dice, Kind, Option, Parts, Seat
from gobelet.core.question import Question
from gobelet.notation.cincinnati import NOTATION, names
from gobelet.notation.cincinnati.names import LETTERS, NAMES, titles
from gobelet.notation.fields import Drawing
from tests.drawing import Story

RULESET = RULESETS[0]


class StrictScript(Scripted):
    """A script that refuses what can't happen."""

    def roll(self, chance: Chance, size: int) -> Dice:
        dice = super().roll(chance, size)
        if dice >> DICE_SIZE != size:
            raise ValueError(f"the script rolls {shown(dice)}, but {size} dice are rolled")
        return dice

    def pick(self, chance: Chance, back: Back, cards: Cards) -> Kind:
        kind = super().pick(chance, back, cards)
        if not back.count(cards, kind):
            raise ValueError(f"the script draws {NAMES[kind]}, which is not there")
        return kind


class Curtain(Question[Casino]):
    """The scene is over, the game is not."""

    id = "curtain"

    def run(self, casino: Casino) -> None:
        casino.ask(self, 1)

    def options(self, casino: Casino, seat: Seat) -> Parts:
        return (PASS,)

    def settle(self, casino: Casino, answers: list[Parts]) -> None:
        """Nothing follows."""


# --- drawing -----------------------------------------------------------------------------------------------


def casino(
    drawing: str,
    *,
    A: str = "",  # noqa: N803 - the tables are called so
    B: str = "",  # noqa: N803
    C: str = "",  # noqa: N803
    steps: str,
    script: str = "",
    deck: str | None = None,
    supply: int | None = None,
    round: int = 2,
    version: int = RULESET.version,
) -> Casino:
    """A casino as drawn, played up to its first question, by the latest version of the rules.

    `script` is chance: rolls and drawn cards in their order, parted by commas.
    """
    acts = steps.split()
    rolls = 1 if "second" in acts else 2 if "third" in acts else 3
    position = Drawing(
        drawing, {"A": A, "B": B, "C": C, "deck": deck, "supply": supply, "round": round, "rolls": rolls}
    )
    rules = RULESET.at(str(version))
    assert rules is not None
    scene = NOTATION.table(rules, position)
    assert isinstance(scene, Casino)
    scene.change_nature(StrictScript(tuple(_script(script))))
    scene.skip = False
    scene.watchers.append(Story())
    named = NOTATION.steps(scene)
    scene.then((*[named[name] for name in acts], *([] if {"end", "round"} & set(acts) else [Curtain()])))
    scene.go()
    return scene


def fresh(seats: int, seed: int = 0, script: str = "") -> Casino:
    """A new game at its first question, with its story; scripted if there is a script."""
    nature = StrictScript(tuple(_script(script))) if script else Nature("fast", str(seed))
    game = RULESET.new(RULESET, seats, nature, RULESET.check(seats, {}), False, [Story()])
    assert isinstance(game, Casino)
    return game


def _script(script: str) -> Iterator[tuple[str, int]]:
    for line in script.split(",") if script else []:
        word = line.strip()
        yield ("pick", NAMES.index(word)) if word in NAMES else ("roll", dice(word))


# --- reading and saying ------------------------------------------------------------------------------------


def dice(text: str) -> Dice:
    """`66442` as dice."""
    return names.dice("dice", text)


def shown(rolled: Dice) -> str:
    """Dice as text, the highest first."""
    return names.pips(rolled)


def cards(text: str) -> Cards:
    """`$15x2 duel` as cards."""
    return names.cards("cards", text.split())


def held(scene: Casino, seat: Seat) -> str:
    """What lies before a seat, as text."""
    return " ".join(titles(scene.cards[seat]))


def lying(scene: Casino, table: str) -> str:
    """What lies on a table, as text."""
    return held(scene, TABLES + LETTERS.index(table))


def asked(scene: Casino) -> str:
    """The open question and who still owes an answer: `declare 0 2`."""
    if scene.question is None:
        return "over"
    return " ".join([scene.question.id, *[str(seat) for seat in scene.waiting]])


def option(scene: Casino, seat: Seat, words: list[str]) -> Option:
    """`reroll 42`, `stand`, `pay 2`, `pass`, `A`, `challenge 1` as an option."""
    (said,) = notation.read(scene, seat, " ".join(words))
    return said


def say(scene: Casino, text: str) -> None:
    """`0 reroll 42, 1 stand`: the seats answer one after the other."""
    for sentence in text.split(","):
        seat, words = sentence.split(maxsplit=1)
        notation.answer(scene, int(seat), words)


def story(scene: Casino) -> Story:
    watcher = scene.watchers[0]
    assert isinstance(watcher, Story)
    return watcher


def events_of(scene: Casino, *ids: str) -> list[str]:
    """The events of these kinds, in order: id and public facts."""
    return [repr(event.seen_by(None)) for event in story(scene).events if event.id in ids]
