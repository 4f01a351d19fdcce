"""What a readable view is made of. It holds words beside ids, and is the same as JSON and in Python."""

import msgspec


class ReadCard(msgspec.Struct):
    """A card, or anything else that has a name. `id` is the message that names it in the sentence files."""

    id: str
    name: str


class ReadHeap(msgspec.Struct, omit_defaults=True):
    """Some goods in one place (`gobelet.core.shown.Heap`), with words. What is empty is left out."""

    id: str
    name: str
    text: str  # all of it in words
    amount: int | None = None
    dice: list[str] = []
    hidden: int = 0  # dice or cards that lie face down for this seat
    cards: list[ReadCard] = []


class ReadPlayer(msgspec.Struct):
    """A seat: what lies before it, and what this viewer knows for certain of its hidden cards."""

    seat: int
    name: str
    you: bool
    heaps: list[ReadHeap]
    known: list[ReadHeap]
    score: int | None  # once the game is over
    won: bool


class ReadOption(msgspec.Struct):
    """An option: its number in the ruleset's table, the words of the notation, and what it means.

    `words` is empty in games without a notation of their own.
    """

    number: int
    words: str
    text: str
    rule: str


class ReadQuestion(msgspec.Struct):
    """The open question. `turn` says when this seat is asked, where players are asked in turn.

    `said` are the parts that this seat has said of an answer of several parts.
    """

    number: int
    id: str
    rule: str
    text: str
    note: str
    help: str
    turn: str
    asked: list[int]
    answered: list[int]  # those who are known to have answered
    yours: bool  # this seat still owes its answer, or a part of it
    said: list[ReadOption]


class ReadableView(msgspec.Struct):
    """All that a seat sees, in the words of one language. `seat` is None for a spectator."""

    ruleset: str
    title: str
    about: str
    lang: str
    choices: dict[str, int | str]
    seat: int | None
    round: int  # 0 in a game without rounds
    over: bool
    players: list[ReadPlayer]
    table: list[ReadHeap]
    known: list[ReadHeap]  # what this seat knows for certain of the piles on the table
    question: ReadQuestion | None
    options: list[ReadOption]
    explained: dict[str, str]  # what the cards in sight do, by their names
