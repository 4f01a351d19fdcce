"""Positions and answers as text, both ways: what FEN and SAN are to chess.

>>> from gobelet import notation
>>> game = notation.position("dicetown/2009", "$4 ★ / $8 brute", row="d1 d2 d3")
>>> notation.draw(game, seat=0)
'(9 J K A A) $4 ★ / (? ? ? ? ?) $8 ?; row: d1 d2 d3; rollers: 0 1; question: 1 KeepDice 0 1; next: mine...'

`position` makes a game of a text, `draw` a text of a game. `answer` says an answer in words, `read` gives its
parts, `spell` the words of an option. docs/notation.md has the words of each game.
"""

from collections.abc import Sequence

from gobelet import api
from gobelet.core.chance import Nature
from gobelet.core.errors import BadRequest
from gobelet.core.game import Game, Watcher
from gobelet.core.names import Option, Parts, Seat
from gobelet.core.ruleset import Ruleset
from gobelet.notation.fields import Value
from gobelet.notation.notation import Notation

__all__ = ["Notation", "answer", "draw", "notation_of", "position", "read", "spell"]

PLAIN = Notation()


def position(
    ruleset: str,
    text: str,
    *,
    seed: int = 0,
    skip_forced: bool = False,
    watchers: Sequence[Watcher] = (),
    **beside: Value,
) -> Game:
    """The game that a text draws, at its open question.

    Fields may stand in the text (`; coach: 2`) or be given by name (`coach=2`). If the text draws no open
    question, the game plays on to the next one. `seed` is its chance from here. It has no record: nobody
    knows how it came to this.
    """
    rules = api.ruleset(ruleset)
    nature = Nature("fast", str(seed), recorded=False)
    return notation_of(rules).position(rules, text, beside, nature, skip_forced, watchers)


def draw(game: Game, seat: Seat | None = None) -> str:
    """The position of a game as text: everything, or only what a seat sees, with `?` for what is hidden."""
    if seat is not None:
        _check(game, seat)
    return notation_of(game.ruleset).draw(game, seat)


def answer(game: Game, seat: Seat, text: str) -> None:
    """Answer in words."""
    game.answer(seat, *read(game, seat, text))


def read(game: Game, seat: Seat, text: str) -> Parts:
    """The parts of an answer in words. They need not be allowed now: `Game.answer` knows that."""
    _check(game, seat)
    return notation_of(game.ruleset).read(game, seat, text)


def spell(game: Game, seat: Seat, said: Option | Parts) -> str:
    """An option, or the parts of an answer, in words."""
    _check(game, seat)
    parts = (said,) if isinstance(said, int) else said
    size = game.ruleset.table.size
    for option in parts:
        if not 0 <= option < size:
            raise BadRequest("unknown-option", "", {"option": str(option), "size": size})
    return notation_of(game.ruleset).spell(game, seat, parts)


def notation_of(ruleset: Ruleset) -> Notation:
    """The notation of a ruleset's game; the plain one if it brings none."""
    return ruleset.box.piece_or("notation", PLAIN)


def _check(game: Game, seat: Seat) -> None:
    if not 0 <= seat < game.seats:
        raise BadRequest("unknown-seat", "", {"number": seat, "seats": game.seats})
