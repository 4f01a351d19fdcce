"""What leaves the server about a game, and what comes back: the defaults for any game."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from gobelet import api
from gobelet.core import errors, event
from gobelet.core.box import GameBox
from gobelet.core.game import Game
from gobelet.core.names import Option, Parts, Seat
from gobelet.core.question import AnyQuestion, Question
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View
from gobelet.locale.vocabulary import Vocabulary, vocabulary_of
from gobelet.server.errors import Trouble
from gobelet.server.games import facts, plain
from gobelet.server.protocol.answers import Choice, Fact, Form, Told
from gobelet.server.protocol.boards import Board
from gobelet.server.protocol.plain_board import PlainBoard
from gobelet.server.protocol.replays import OpenHand
from gobelet.server.protocol.rulesets import RulesetInfo


class GameWire:
    """How one game is sent. A game that brings no wire gets the plain board, with buttons for its answers.

    A game that brings one names it in its box as the piece `wire`, and the type of its board as `board`.
    `old_modules` holds, for modules of the game that have moved, the names under which worlds still know
    the steps in them.
    """

    old_modules: dict[str, str] = {}
    # Whether boards stay the same until the open question is settled: then each is made once for a question.
    board_stands: bool = False

    def __init__(self, box: GameBox) -> None:
        self.box: Final = box
        self.words: Final[Vocabulary] = vocabulary_of(box)

    # --- what a viewer sees ------------------------------------------------------------------------------

    def board(self, game: Game, view: View) -> Board:
        """The board by this view. Of the game itself only what all may know, such as who has won."""
        return plain.board(game, view, self.words)

    def open_board(self, game: Game) -> Board:
        """The board for everybody's eyes: on a plain one, each seat's heaps are those that it sees itself."""
        board = self.board(game, api.view(game, None))
        if isinstance(board, PlainBoard):
            plain.open_seats(board, game, self.words)
        return board

    def open_hand(self, view: View) -> OpenHand:
        """What only the viewer sees: for a replay through everybody's eyes."""
        return plain.open_hand(view, self.words)

    def fact(self, key: str, value: int | str) -> int | str:
        """A fact of a message: what is a number in the engine has a name outside."""
        if key in self.words.dice and isinstance(value, int):
            return plain.face(self.words, value)
        return self.words.value(key, value)

    # --- answers -----------------------------------------------------------------------------------------

    def forms(self, game: Game, view: View) -> list[Form]:
        """What this viewer may answer."""
        return [*plain.forms(view, self.told)]

    def choice(self, view: View, option: Option) -> Choice:
        """How an option of this viewer is sent back, by itself."""
        return Choice(parts=[option])

    def parts(self, game: Game, seat: Seat, choice: Choice) -> Parts:
        """The options that a choice of this seat means. Whether they are allowed now, the game says."""
        raise Trouble("choice-other-game", 400, {})

    def card_of(self, option: Option) -> str:
        """The card that an option plays; "" if none."""
        return ""

    # --- the house's books -------------------------------------------------------------------------------

    def favourite(self, told: Told) -> tuple[Seat, str, str] | None:
        """If this event says that a seat won or played something: the seat, the kind of thing, its name."""
        return None

    def favours(self, told: Iterable[Told]) -> list[tuple[Seat, Seat, list[Seat]]]:
        """Where one seat decided freely in favour of another: both, and among whom it could choose."""
        return []

    # --- the catalogue -----------------------------------------------------------------------------------

    def describe(self, ruleset: Ruleset, info: RulesetInfo) -> None:
        """Add what this game has beside what all have: cards, places."""

    def windows(self, ruleset: Ruleset) -> bool:
        """Whether games of this ruleset have reaction windows: questions that hide who has answered."""
        module = ruleset.new.__module__
        package = f"{module.rpartition('.')[0] or module}."
        kinds: list[type[AnyQuestion]] = [Question]
        for kind in kinds:
            kinds += kind.__subclasses__()  # the list grows while it is read
        return any(f"{kind.__module__}.".startswith(package) and not kind.open_seats for kind in kinds)

    def orderable(self, ruleset: Ruleset) -> frozenset[str]:
        """The cards for which standing orders can be given."""
        return frozenset()

    def window_cards(self, game: Game) -> frozenset[str]:
        """The cards that could be played in the open window, to public knowledge, whoever holds them."""
        return frozenset()

    # --- the same for all games --------------------------------------------------------------------------

    def read(self, game: Game, seat: Seat, choice: Choice) -> Parts:
        """The engine's options for a choice, or Trouble if it is not one."""
        given = [field for field in choice.__struct_fields__ if getattr(choice, field) is not None]
        if len(given) != 1:
            raise Trouble("choice-not-one", 400, {"number": len(given)})
        if choice.parts is not None:
            return tuple(choice.parts)
        try:
            return self.parts(game, seat, choice)
        except IndexError as error:
            raise Trouble("choice-unknown", 400, {"what": given[0]}) from error

    def facts(self, told: dict[str, errors.Fact]) -> dict[str, Fact]:
        return facts.facts(self.fact, told)

    def told(self, message: event.Message) -> Told:
        """A message as it is sent."""
        return facts.told(self.fact, message)

    def events(self, events: Iterable[event.Event], seat: Seat | None) -> list[Told]:
        """Events as this seat may know them; None is a spectator."""
        return [self.told(one.seen_by(seat)) for one in events]


@cache
def wire_in(box: GameBox) -> GameWire:
    """The wire of a box: its own, or the defaults."""
    return box.piece_or("wire", GameWire(box))


def wire_of(ruleset: Ruleset) -> GameWire:
    """How games of this ruleset are sent."""
    return wire_in(ruleset.box)
