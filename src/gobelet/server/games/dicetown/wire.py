"""How Dice Town is sent."""

from collections.abc import Iterable
from typing import Final

from gobelet import api
from gobelet.core.game import Game
from gobelet.core.names import Option, Parts, Seat
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View
from gobelet.dicetown.box import BOX
from gobelet.dicetown.view import TownView
from gobelet.server.games.dicetown import answers, board, books, describe, forms
from gobelet.server.games.dicetown.types import TownBoard
from gobelet.server.games.game_wire import GameWire
from gobelet.server.protocol.answers import Choice, Form, Told
from gobelet.server.protocol.replays import OpenHand
from gobelet.server.protocol.rulesets import RulesetInfo


class TownWire(GameWire):
    old_modules = {
        "dicetown.bribes": "dicetown.sheriff",
        "dicetown.sheriffs_office": "dicetown.office",
        "dicetown.card_windows": "dicetown.reactions",
        "dicetown.seat_steps": "dicetown.steps",
        "dicetown.extras.revised": "dicetown.cabinet",
    }
    board_stands = True  # what is sealed lies in nobody's heap

    def board(self, game: Game, view: View) -> TownBoard:
        assert isinstance(view, TownView)
        return board.board(view)

    def open_board(self, game: Game) -> TownBoard:
        shown = self.board(game, api.view(game, None))
        for seat, points in zip(shown.seats, game.scores, strict=True):
            seat.points, seat.more = points, False
        return shown

    def open_hand(self, view: View) -> OpenHand:
        assert isinstance(view, TownView)
        return board.open_hand(view)

    def forms(self, game: Game, view: View) -> list[Form]:
        assert isinstance(view, TownView)
        return forms.forms(game, view, self.told)

    def choice(self, view: View, option: Option) -> Choice:
        assert isinstance(view, TownView)
        return forms.choice(view, option)

    def parts(self, game: Game, seat: Seat, choice: Choice) -> Parts:
        return answers.parts(game, seat, choice)

    def card_of(self, option: Option) -> str:
        return forms.card_of(option)

    def describe(self, ruleset: Ruleset, info: RulesetInfo) -> None:
        describe.describe(ruleset, info)

    def orderable(self, ruleset: Ruleset) -> frozenset[str]:
        return describe.orderable(ruleset)

    def window_cards(self, game: Game) -> frozenset[str]:
        return describe.window_cards(game)

    def favourite(self, told: Told) -> tuple[Seat, str, str] | None:
        return books.favourite(told)

    def favours(self, told: Iterable[Told]) -> list[tuple[Seat, Seat, list[Seat]]]:
        return books.favours(told)


WIRE: Final = TownWire(BOX)
