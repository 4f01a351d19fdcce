"""The notation that any game gets: answers as `verb operand`, and no positions."""

from collections.abc import Sequence
from typing import Final

from gobelet.core.chance import Nature
from gobelet.core.errors import BadRequest
from gobelet.core.game import Game, Watcher
from gobelet.core.names import Option, Parts, Seat
from gobelet.core.ruleset import Ruleset
from gobelet.notation.fields import NUMBER, Value

AND: Final = " + "  # between the parts of an answer


class Notation:
    """The words of a game, which its box names as the piece `notation`.

    A game overrides `word` and `read_word` for options in its own words. Positions take more: see
    `notation.positions.Positions`.
    """

    def position(
        self,
        ruleset: Ruleset,
        text: str,
        beside: dict[str, Value],
        nature: Nature,
        skip: bool,
        watchers: Sequence[Watcher],
    ) -> Game:
        """The game that a text draws, at its open question."""
        raise BadRequest("notation-none", "", {"ruleset": ruleset.id})

    def draw(self, game: Game, seat: Seat | None) -> str:
        """The position of a game as text; with a seat, what it sees."""
        raise BadRequest("notation-none", "", {"ruleset": game.ruleset.id})

    def read(self, game: Game, seat: Seat, text: str) -> Parts:
        """The parts of an answer in words."""
        parts: list[Option] = []
        for words in text.split(AND):
            parts += self.read_word(game, seat, words.split(), text)
        return tuple(parts)

    def spell(self, game: Game, seat: Seat, parts: Parts) -> str:
        """The parts of an answer in words."""
        return AND.join([self.word(game, seat, option) for option in parts])

    def word(self, game: Game, seat: Seat, option: Option) -> str:
        """One option in words."""
        table = game.ruleset.table
        verb, operand = table.read(option)
        return verb if table.width[verb] == 1 else f"{verb} {operand}"

    def read_word(self, game: Game, seat: Seat, words: list[str], text: str) -> Parts:
        """The option, or options, that these words of an answer name."""
        table = game.ruleset.table
        if not words or words[0] not in table.width:
            raise BadRequest(
                "notation-verb",
                "",
                {"text": text, "value": words[0] if words else "none", "known": table.verbs},
            )
        verb, *operands = words
        operand = operands[0] if operands else "0"
        if (
            len(operands) > 1
            or not NUMBER.fullmatch(operand)
            or int(operand) >= table.width[verb]
            or (not operands and table.width[verb] > 1)
        ):
            raise no_answer(text, verb)
        return (table.write(verb, int(operand)),)


def no_answer(text: str, verb: str) -> BadRequest:
    """The words after the verb are none that it can have."""
    return BadRequest("notation-answer", "", {"text": text, "verb": verb})
