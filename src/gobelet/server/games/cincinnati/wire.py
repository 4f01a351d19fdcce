"""How Cincinnati is sent."""

from typing import Final

from gobelet.cincinnati.box import BOX
from gobelet.cincinnati.cards import ROWS
from gobelet.cincinnati.view import CasinoView
from gobelet.core.game import Game
from gobelet.core.names import Option, Parts, Seat
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View
from gobelet.server.games.cincinnati import board, forms
from gobelet.server.games.cincinnati.types import CasinoBoard
from gobelet.server.games.game_wire import GameWire
from gobelet.server.protocol.answers import Choice, Form, Told
from gobelet.server.protocol.replays import OpenHand
from gobelet.server.protocol.rulesets import CardKind, RulesetInfo


class CasinoWire(GameWire):
    old_modules = {"cincinnati.questions": "cincinnati.asking"}

    def board(self, game: Game, view: View) -> CasinoBoard:
        assert isinstance(view, CasinoView)
        return board.board(view)

    def open_hand(self, view: View) -> OpenHand:
        assert isinstance(view, CasinoView)
        return board.open_hand(view)

    def fact(self, key: str, value: int | str) -> int | str:
        """Dice are sent as their pips; everything else has its name in the engine already."""
        return value

    def forms(self, game: Game, view: View) -> list[Form]:
        assert isinstance(view, CasinoView)
        return forms.forms(game, view, self.told)

    def choice(self, view: View, option: Option) -> Choice:
        assert isinstance(view, CasinoView)
        return forms.choice(view, option)

    def parts(self, game: Game, seat: Seat, choice: Choice) -> Parts:
        return forms.parts(game, seat, choice)

    def describe(self, ruleset: Ruleset, info: RulesetInfo) -> None:
        info.cards = [CardKind(card.name, card.copies, card.worth) for card in ROWS]

    def favourite(self, told: Told) -> tuple[Seat, str, str] | None:
        """Tables chosen, and cards won."""
        kind = {"table-chosen": "table", "card-won": "card"}.get(told.id, "")
        seat, name = told.facts.get("seat"), told.facts.get(kind)
        return (seat, kind, name) if isinstance(seat, int) and isinstance(name, str) else None


WIRE: Final = CasinoWire(BOX)
