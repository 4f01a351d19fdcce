"""The tables of an export, column by column. Writers and the data card both read this page."""

from typing import Final, Literal, NamedTuple

# word: one of few texts. ints and reals are lists; a real in a list may be missing.
ColumnType = Literal["int", "real", "word", "text", "truth", "ints", "reals"]


class Column(NamedTuple):
    name: str
    type: ColumnType
    about: str


class TableColumns(NamedTuple):
    """A table: what a row of it is, and its columns."""

    name: str
    about: str
    columns: tuple[Column, ...]


class ExtraColumns(NamedTuple):
    """Which columns beside the usual ones are wanted."""

    hidden: bool = False
    valuations: bool = False


GAME: Final = Column("game", "int", "the number of the game in this export, from 0")
ROUND: Final = Column("round", "int", "the round of the game; 0 before the first")
QUESTION: Final = Column("question", "int", "how many questions had been put by then; 0 before the first")

GAMES: Final = TableColumns(
    "games",
    "One row a game.",
    (
        GAME,
        Column("ruleset", "word", "the rules with their version, with “@” between them"),
        Column("seats", "int", "how many play"),
        Column("choices", "text", "the options of the rules, as JSON"),
        Column("generator", "word", "what made the dice: fast, keyed or duplicate"),
        Column("seed", "text", "the seed of the dice"),
        Column("branches", "int", "how often the game was played on with other dice"),
        Column("rounds", "int", "rounds played"),
        Column("questions", "int", "questions put"),
        Column("decisions", "int", "rows of decisions in which the seat had a choice"),
        Column("winners", "ints", "the seats that won"),
        Column("fingerprint", "text", "identifies the final position: a replay comes to the same"),
    ),
)
VALUED_IN: Final = Column("valued_in", "word", "what `values` are: points at the end, or the chance to win")

SEATS: Final = TableColumns(
    "seats",
    "One row for each seat of a game: who sat there, and how it ended.",
    (
        GAME,
        Column("seat", "int", "from 0, clockwise"),
        Column("player", "text", "a person's pseudonym, the same in the whole export, or the bot's name"),
        Column("kind", "word", "person, or the bot's name"),
        Column("score", "int", "the final score"),
        Column("place", "int", "from 1; equals share one"),
        Column("won", "real", "the share of the win: 1, or a part of it if several won"),
        Column("lines", "text", "the score line by line, as JSON: [id, points]"),
    ),
)

DECISIONS: Final = TableColumns(
    "decisions",
    "One row for each part of an answer; most answers have one part. Answers to one question are sealed: "
    "no seat sees those of the others.",
    (
        GAME,
        Column("decision", "int", "the number of the row in its game, from 0"),
        ROUND,
        Column("question", "int", "the number of the question, from 1"),
        Column("id", "word", "what is asked, such as keep"),
        Column("rule", "word", "the rule it rests on, such as DT-11"),
        Column("seat", "int", "who answers"),
        Column("asked", "ints", "all seats that are asked at once"),
        Column("part", "int", "which part of a composed answer, from 0"),
        Column("options", "ints", "what may be said: numbers of the ruleset's option table"),
        Column("option", "int", "what was said: one of `options`"),
        Column("answer", "ints", "all parts of this answer; the first `part` of them were said before"),
        Column("text", "text", "the whole answer in notation"),
        Column("forced", "truth", "there was one option only"),
        Column("ordered", "truth", "a plan or a standing order gave the answer"),
        Column("order", "text", "what that order said, as JSON; empty without one"),
    ),
)
SEEN: Final = Column(
    "seen", "text", "the position when the question was put, as its seat saw it, in notation"
)
HIDDEN: Final = Column("hidden", "text", "the same with everything: hands, dice under cups")
VALUES: Final = Column(
    "values",
    "reals",
    "what the expert bot holds each of `options` worth; missing: it does not look at that one",
)

ROLLS: Final = TableColumns(
    "rolls",
    "One row for everything that chance decided, whoever could see it.",
    (
        GAME,
        Column("roll", "int", "the number of the row in its game, from 0"),
        ROUND,
        QUESTION,
        Column("kind", "word", "dice, card, or number"),
        Column("seat", "int", "whose roll or cards; missing: nobody's in particular"),
        Column("among", "int", "how many dice; of how many cards; numbers below this"),
        Column("value", "int", "the card's kind, or the number; missing for dice"),
        Column("faces", "ints", "dice: the faces that fell, 0 the lowest, in ascending order"),
        Column("text", "text", "the dice or the card in the words of the game"),
    ),
)

EVENTS: Final = TableColumns(
    "events",
    "One row for everything that happened, as all at the table could see it.",
    (
        GAME,
        Column("event", "int", "the number of the row in its game, from 0"),
        ROUND,
        QUESTION,
        Column("id", "word", "what happened, such as took-nuggets"),
        Column("rule", "word", "the rule it rests on"),
        Column("facts", "text", "the public facts, as JSON"),
    ),
)
SECRET: Final = Column("secret", "text", "facts for `audience` alone, as JSON; empty without any")
AUDIENCE: Final = Column("audience", "ints", "the seats that saw `secret`")


def tables(wanted: ExtraColumns) -> tuple[TableColumns, ...]:
    """All tables, with the columns that are wanted."""
    decisions: tuple[Column, ...] = DECISIONS.columns
    if wanted.hidden:
        decisions = (*decisions, SEEN, HIDDEN)
    if wanted.valuations:
        decisions = (*decisions, VALUES)
    return (
        GAMES._replace(columns=(*GAMES.columns, VALUED_IN)) if wanted.valuations else GAMES,
        SEATS,
        DECISIONS._replace(columns=decisions),
        ROLLS,
        EVENTS._replace(columns=(*EVENTS.columns, SECRET, AUDIENCE)) if wanted.hidden else EVENTS,
    )
