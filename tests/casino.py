"""Positions of Cincinnati drawn as text, and what is said at such a table.

    scene = casino("66442 A $35 o3 / 12346 B duel / 11134 C o1 / 11134 C", A="$15 duel", steps="extra A")

Seats are parted by `/`. A seat shows its dice, its table, money cards (`$35`, `$15x2`), `duel` cards and
chips (`o3`). A, B and C are what lies on the tables. What is not drawn lies where it must: the other chips
in the supply, the other cards in the deck. `say(scene, "0 pay 2, 1 pass")` answers for the seats in turn.
"""

from collections.abc import Iterator

from gobelet.cincinnati.cards import CARDS, ROWS
from gobelet.cincinnati.option_table import CHALLENGE, CHOOSE, PASS, PAY, REROLL
from gobelet.cincinnati.round import ROUND, ROUND_IN_ORDER
from gobelet.cincinnati.rulesets import RULESETS
from gobelet.cincinnati.state import DECK, HOLDERS, REMOVED, SPENT, SUPPLY, TABLES, Casino
from gobelet.core.chance import Chance, Nature, Scripted
from gobelet.core.dice import SIZE as DICE_SIZE
from gobelet.core.dice import SORTED, handful, mask_of
from gobelet.core.goods import Back, move
from gobelet.core.names import Cards, Dice, Kind, Option, Parts, Seat
from gobelet.core.question import Question
from gobelet.core.step import Step
from tests.drawing import Story

RULESET = RULESETS[0]
NAMES = tuple(row.name.replace("money-", "$") for row in ROWS)
LETTERS = "ABC"
# What a scene may play, by name, in the order of the book.
STEPS: dict[str, Step[Casino]] = dict(
    zip(
        ("turn", "roll", "second", "third", "extra", "A", "B", "C", "duels", "end"),
        ROUND_IN_ORDER,
        strict=True,
    ),
    round=ROUND,
)


class Told(Scripted):
    """A script that can only tell what can happen."""

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
) -> Casino:
    """A casino as drawn, played up to its first question.

    `script` is chance: rolls and drawn cards in their order, parted by commas. If the `deck` is drawn, the
    cards that appear nowhere are spent; with three players twelve of them, the lowest, are removed.
    """
    seats = [seat.split() for seat in drawing.split("/")]
    scene = _bare_table(len(seats))
    for seat, tokens in enumerate(seats):
        _seat(scene, seat, tokens)
    for table, stakes in enumerate((A, B, C)):
        _deal(scene, stakes, TABLES + table)
    if deck is not None:
        rest = scene.cards[DECK] - cards(deck)
        move(scene.cards, DECK, SPENT, rest)
    source = SPENT if deck is not None else DECK
    for kind in CARDS.spread(scene.cards[source])[: scene.edition.removed[scene.seats]]:
        move(scene.cards, source, REMOVED, CARDS.one[kind])
    if supply is not None and scene.chips[SUPPLY] != supply:
        raise ValueError(f"{scene.chips[SUPPLY]} chips are left for the supply")
    names = steps.split()
    scene.round = round
    scene.rolls = 1 if "second" in names else 2 if "third" in names else 3
    scene.nature = Told(tuple(_script(script)))
    scene.luck, scene.fast = 0, False
    scene.watchers.append(Story())
    scene.then((*[STEPS[name] for name in names], *([] if {"end", "round"} & set(names) else [Curtain()])))
    scene.go()
    return scene


def fresh(seats: int, seed: int = 0, script: str = "") -> Casino:
    """A new game at its first question, with its story; scripted if there is a script."""
    nature = Told(tuple(_script(script))) if script else Nature("fast", str(seed))
    game = RULESET.new(RULESET, seats, nature, RULESET.check(seats, {}), False, [Story()])
    assert isinstance(game, Casino)
    return game


def _bare_table(seats: int) -> Casino:
    """A new game before anything was dealt: all chips in the supply, all cards in the deck."""
    scene = fresh(seats)
    scene.pile.clear()
    scene.watchers.clear()
    scene.question, scene.asked, scene.waiting_seats, scene.said = None, 0, 0, []
    scene.serial, scene.shuffled_in = 0, 0
    scene.cup = [0] * seats
    scene.chips = [0] * seats + [0] * (SUPPLY - seats) + [scene.edition.chips]
    scene.cards = [0] * HOLDERS
    scene.cards[DECK] = scene.edition.deck
    return scene


def _seat(scene: Casino, seat: Seat, tokens: list[str]) -> None:
    for token in tokens:
        if token in LETTERS:
            scene.chosen[seat] = LETTERS.index(token)
        elif token[0] == "o":
            move(scene.chips, SUPPLY, seat, int(token[1:]))
        elif token.isdigit():
            scene.dice[seat] = dice(token)
        else:
            _deal(scene, token, seat)


def _deal(scene: Casino, text: str, holder: int) -> None:
    dealt = cards(text)
    if not CARDS.within(dealt, scene.cards[DECK]):
        raise ValueError(f"there are not so many: {text}")
    move(scene.cards, DECK, holder, dealt)


def _script(script: str) -> Iterator[tuple[str, int]]:
    for line in script.split(",") if script else []:
        token = line.strip()
        if token in NAMES:
            yield "pick", NAMES.index(token)
        else:
            yield "roll", dice(token)


# --- reading and saying ------------------------------------------------------------------------------------


def dice(text: str) -> Dice:
    """`66442` as dice."""
    return handful(tuple(sorted(int(pip) - 1 for pip in text)))


def shown(rolled: Dice) -> str:
    """Dice as text, the highest first."""
    return "".join(str(face + 1) for face in reversed(SORTED[rolled]))


def cards(text: str) -> Cards:
    """`$15x2 duel` as cards."""
    packed = 0
    for token in text.split():
        name, _, copies = token.partition("x")
        packed += CARDS.one[NAMES.index(name)] * int(copies or 1)
    return packed


def held(scene: Casino, seat: Seat) -> str:
    """What lies before a seat, as text."""
    return " ".join(NAMES[kind] for kind in CARDS.spread(scene.cards[seat]))


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
    verb = words[0]
    if verb in ("reroll", "pay"):
        lie = scene.duel[seat] or scene.dice[seat]
        mask = mask_of(lie, dice(words[1]))
        if mask < 0:
            raise ValueError(f"seat {seat} has no {words[1]} among {shown(lie)}")
        return (REROLL if verb == "reroll" else PAY) + mask
    if verb == "challenge":
        return CHALLENGE + int(words[1])
    return {"stand": REROLL, "pass": PASS, "A": CHOOSE, "B": CHOOSE + 1, "C": CHOOSE + 2}[verb]


def say(scene: Casino, text: str) -> None:
    """`0 reroll 42, 1 stand`: the seats answer one after the other."""
    for sentence in text.split(","):
        seat, *words = sentence.split()
        scene.answer(int(seat), option(scene, int(seat), words))


def story(scene: Casino) -> Story:
    watcher = scene.watchers[0]
    assert isinstance(watcher, Story)
    return watcher


def told(scene: Casino, *ids: str) -> list[str]:
    """What was told of these kinds, in order: id and public facts."""
    return [repr(event.seen_by(None)) for event in story(scene).events if event.id in ids]
