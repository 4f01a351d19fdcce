"""The box of a game: one object that lists what a game brings to every ring."""

from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeVar

from gobelet.core.errors import BadRequest

if TYPE_CHECKING:
    from gobelet.core.ruleset import Ruleset

P = TypeVar("P")


class GameBox:
    """A game and its pieces.

    `id` is the part of its rulesets' ids before the slash, and the name of its sentence files.
    `pieces` names, for each ring, the object that the game brings to it, as `module:NAME`. A piece is text so
    that imports still point inwards: the ring that uses it loads it on first use, and checks its type. A game
    without a piece gets the ring's default.

    | piece | base class | used by |
    |---|---|---|
    | `observers` | dict of id or id@version to `core.observation.observer.Observer` | environments, bots |
    | `mind` | `bots.mind.Mind` | bots, analyses |
    | `planner` | `bots.planner.Planner` | plans and standing orders |
    | `odds` | `odds.odds.Odds` | hints, `gobelet odds` |
    | `words` | `locale.vocabulary.Vocabulary` | sentences |
    | `wire` | `server.games.game_wire.GameWire` | tables, replays, catalogue |
    | `board` | a subclass of `server.protocol.part.AnyBoard` | what reads boards, the schema |
    | `terminal` | a subclass of `cli.games.terminal_game.TerminalGame` | `gobelet play`, `gobelet replay` |
    | `notation` | `notation.notation.Notation` | `gobelet.notation` |
    """

    __slots__ = ("_loaded", "id", "pieces", "rulesets", "title")

    def __init__(self, id: str, title: str, rulesets: "tuple[Ruleset, ...]", pieces: dict[str, str]) -> None:
        self.id: Final = id
        self.title: Final = title
        self.rulesets: Final = rulesets
        self.pieces: Final = pieces
        self._loaded: dict[str, object] = {}
        for ruleset in rulesets:
            for version in ruleset.versions:
                version.box = self

    def __repr__(self) -> str:
        return f"<GameBox {self.id}: {self.title}, {len(self.rulesets)} rulesets>"

    def piece(self, name: str) -> object | None:
        """The piece of this name, loaded on first use; None if the game has none."""
        if name not in self.pieces:
            return None
        if name not in self._loaded:
            module, _, member = self.pieces[name].partition(":")
            self._loaded[name] = getattr(import_module(module), member)
        return self._loaded[name]

    def piece_or(self, name: str, default: P) -> P:
        """The piece of this name, which must be of the default's type; the default if the game has none."""
        found = self.piece(name)
        if found is None:
            return default
        if not isinstance(found, type(default)):
            raise self.wrong_piece(name, type(default).__name__)
        return found

    def wrong_piece(self, name: str, expected: str) -> BadRequest:
        """The error for a piece that is not of the type its ring expects."""
        return BadRequest(
            "wrong-piece", "", {"game": self.id, "piece": name, "place": self.pieces[name], "known": expected}
        )


NO_BOX: Final = GameBox("", "", (), {})  # the box of a ruleset that is in none
