"""Positions of Dice Town drawn as text. What is said at such a table, and how it is read, is in talking.py.

    scene = town("9 9 9 J K $4 ★ / 10 10 10 K K $8 brute d3 [d2] n4", steps="mine bank", script="e5")

Seats are parted by `/`. A seat shows its dice set aside, `$4` dollars, `n4` nuggets, `★` the badge, Store
cards by name (`e5` is Equipment worth 5), `d3` a deed in hand, `[d2]` a fenced one, `d1x5` five alike. What
is not drawn lies where it must: the other dollars on the bank, nuggets in the mine, cards in deck and pile.
"""

from collections.abc import Iterator
from typing import Any

from gobelet.core.chance import Chance, Nature, Scripted
from gobelet.core.dice import SIZE as DICE_SIZE
from gobelet.core.dice import SORTED, handful
from gobelet.core.event import Event
from gobelet.core.goods import Back
from gobelet.core.names import Cards, Dice, Kind, Parts, Seat
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.dicetown import holders
from gobelet.dicetown.cards import DEEDS, RANCH, ROWS, STORE
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.faces import FACE_NAMES
from gobelet.dicetown.holders import EVERYONE, FENCED
from gobelet.dicetown.memory import BLANK
from gobelet.dicetown.option_table import DONE, PASS
from gobelet.dicetown.round import ROUND
from gobelet.dicetown.rulesets import RULESETS
from gobelet.dicetown.state import Town
from tests import annexes

FACES: tuple[str, ...] = FACE_NAMES
NAMES = tuple(row.name.replace("equipment-", "e") for row in ROWS)
CARDS = tuple(NAMES[kind] for kind in STORE.distinct(CLASSIC.store))
EDITIONS = {rules.id: rules for rules in RULESETS}
# What a scene may play, by name, in the order of the book.
ROUND_OF_STEPS = ("roll", "mine", "bank", "coach", "store", "saloon", "sheriff", "hall", "doc", "end")


def steps_of(edition: Edition) -> dict[str, Step[Any]]:
    names = annexes.ROUNDS.get(edition.id, ROUND_OF_STEPS)
    return dict(zip(names, edition.round, strict=True), round=ROUND)


STEPS = steps_of(CLASSIC)


class Story:
    """What the watchers were told, in order."""

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


class Told(Scripted):
    """A script that can only tell what can happen."""

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
    """A town as drawn, played up to its first question.

    `script` is chance: rolls and drawn cards in their order, parted by commas. `played` lie in the discard
    and all know it, `discard` lie there face down, and so do the cards not drawn if the `deck` is. What
    lies `beside` the town in other editions is drawn in annexes.py.
    """
    seats = [seat.split() for seat in drawing.split("/")]
    badges = [seat for seat, tokens in enumerate(seats) if "★" in tokens]
    if len(badges) != 1:
        raise ValueError("one seat wears the badge ★")
    scene = _bare_table(
        edition, len(seats), sheriff=str(badges[0]), bribes="yes" if bribes else "no", **figures
    )
    for seat, tokens in enumerate(seats):
        _deal(scene, seat, [token for token in tokens if token != "★"])
    annexes.lay_out(scene, beside)
    for place, token in enumerate(row.split()):
        _hand_out(scene, token, holders.ROW + place, EVERYONE)
    for token in _each(played.split()):
        _hand_out(scene, token, holders.DISCARD, EVERYONE)
    for token in _each(discard.split()):
        _hand_out(scene, token, holders.DISCARD, 0)
    if deck is not None:
        _bury(scene, deck)
    if coach is not None or bank is not None:
        rest = scene.dollars[holders.BANK]
        scene.pay(holders.BANK, holders.COACH, coach if coach is not None else rest - (bank or 0))
    _check(scene, bank, mine, pile)
    scene.round = round
    scene.gained = sum(1 << seat for seat in gained)
    scene.nature = Told(tuple(_script(script)))
    scene.luck, scene.fast = 0, False
    scene.skip = skip
    scene.watchers.append(Story())
    named = steps_of(scene.edition)
    acts = [named[name] for name in steps.split()]
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


def _bare_table(ruleset: str, seats: int, **choices: str) -> Town:
    """A new game before anything was dealt: all money on the bank, all cards in deck and pile."""
    scene = fresh(ruleset, seats, None, **choices)
    scene.watchers.clear()
    edition = scene.edition
    scene.pile.clear()
    scene.question, scene.said, scene.cup = None, [], [0] * seats
    scene.asked = scene.waiting_seats = scene.rollers = scene.serial = 0
    scene.dollars = [0] * 6 + [edition.purse * seats + edition.bank + edition.coach, 0]
    scene.deeds = [edition.deeds if holder == holders.PILE else 0 for holder in range(len(scene.deeds))]
    scene.known_store, scene.known_deeds = BLANK[:], BLANK[:]
    scene.annex = edition.annex(edition)
    return scene


def _each(tokens: list[str]) -> Iterator[str]:
    """The tokens, `d1x5` told five times."""
    for token in tokens:
        name, _, times = token.partition("x") if token[:1] in "[d" and "x" in token else (token, "", "1")
        yield from [name] * int(times)


def _deal(scene: Town, seat: Seat, tokens: list[str]) -> None:
    for token in _each(tokens):
        if token in FACES:
            scene.dice[seat] += die(token)
        elif token[0] == "$":
            scene.pay(holders.BANK, seat, int(token[1:]))
        elif token[0] == "n" and token[1:].isdigit():
            scene.dig(holders.MINE, seat, int(token[1:]))
        elif annexes.deal(scene, seat, token):
            continue
        elif token[0] == "[":
            _hand_out(scene, token[1:-1], FENCED + seat, EVERYONE)
        else:
            _hand_out(scene, token, seat, 1 << seat)
    if scene.dice[seat] >> DICE_SIZE > 5:
        raise ValueError(f"seat {seat} has more than five dice")


def _hand_out(scene: Town, token: str, taker: int, seers: int) -> None:
    back, kind = card(token)
    if not back.count(scene.store[holders.DECK] if back is STORE else scene.deeds[holders.PILE], kind):
        raise ValueError(f"there is no {token} left")
    if back is STORE:
        scene.pass_card(kind, holders.DECK, taker, seers)
    else:
        scene.pass_deed(kind, holders.PILE, taker, seers)


def _bury(scene: Town, deck: str) -> None:
    """Only these cards stay in the deck."""
    rest = list(STORE.spread(scene.store[holders.DECK]))
    for token in deck.split():
        if card(token)[1] not in rest:
            raise ValueError(f"there is no {token} left for the deck")
        rest.remove(card(token)[1])
    for kind in rest:
        scene.pass_card(kind, holders.DECK, holders.DISCARD, 0)


def _check(scene: Town, bank: int | None, mine: int | None, pile: str | None) -> None:
    if min(scene.dollars) < 0 or (bank is not None and scene.dollars[holders.BANK] != bank):
        raise ValueError(f"the dollars do not add up: {scene.dollars}")
    if min(scene.nuggets) < 0 or (mine is not None and scene.nuggets[holders.MINE] != mine):
        raise ValueError(f"the nuggets do not add up: {scene.nuggets}")
    if pile is not None and cards(scene.deeds[holders.PILE], DEEDS) != " ".join(sorted(_each(pile.split()))):
        raise ValueError(f"in the pile lie {cards(scene.deeds[holders.PILE], DEEDS)}")


def _script(script: str) -> Iterator[tuple[str, int]]:
    for line in filter(None, [line.split() for line in script.split(",")]):
        if line[0] in FACES:
            yield "roll", sum(die(face) for face in line)
        else:
            yield annexes.chance(line[0]) or ("pick", card(line[0])[1])


# --- names -------------------------------------------------------------------------------------------------


def die(face: str) -> Dice:
    return handful((FACES.index(face),))


def card(token: str) -> tuple[Back, Kind]:
    """The back and the kind of a card by its name."""
    if token[0] == "d" and token[1:].isdigit():
        return DEEDS, int(token[1:]) - 1
    if token == "ranch":
        return DEEDS, RANCH
    if token not in NAMES:
        raise ValueError(f"no card is called {token}")
    return STORE, NAMES.index(token)


def title(back: Back, kind: Kind) -> str:
    if back is DEEDS:
        return "ranch" if kind == RANCH else f"d{kind + 1}"
    return NAMES[kind] if back is STORE else annexes.title(back, kind)


def cards(held: Cards, back: Back) -> str:
    return " ".join(title(back, kind) for kind in back.spread(held))


def faces(dice: Dice) -> str:
    return " ".join(FACES[face] for face in SORTED[dice])
