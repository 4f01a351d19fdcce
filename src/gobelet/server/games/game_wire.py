"""What leaves the server about a game: boards, questions and choices, one game or the other."""

from gobelet import api
from gobelet.cincinnati.view import CasinoView
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.core.view import View
from gobelet.dicetown.view import TownView
from gobelet.server.errors import Trouble
from gobelet.server.games.cincinnati import board as casino_board
from gobelet.server.games.cincinnati import forms as casino_forms
from gobelet.server.games.dicetown import answers as town_reading
from gobelet.server.games.dicetown import board as town_board
from gobelet.server.games.dicetown import forms as town_forms
from gobelet.server.protocol.answers import Choice, Form
from gobelet.server.protocol.part import Board


def game_of(game: Game) -> str:
    """The part of a ruleset's id that its editions share: the sentence file."""
    return game.ruleset.id.partition("/")[0]


def view(game: Game, seat: Seat | None) -> View:
    return api.view(game, seat)


def board(seen: View) -> Board:
    if isinstance(seen, TownView):
        return town_board.board(seen)
    assert isinstance(seen, CasinoView)
    return casino_board.board(seen)


def forms(game: Game, seen: View) -> list[Form]:
    if isinstance(seen, TownView):
        return town_forms.forms(game, seen)
    assert isinstance(seen, CasinoView)
    return casino_forms.forms(game, seen)


def parts(game: Game, seat: Seat, choice: Choice) -> Parts:
    """The engine's options for a choice, or Trouble if it is not one."""
    given = [field for field in choice.__struct_fields__ if getattr(choice, field) is not None]
    if len(given) != 1:
        raise Trouble("choice-not-one", 400, {"number": len(given)})
    if choice.parts is not None:
        return tuple(choice.parts)
    read = town_reading.parts if game_of(game) == "dicetown" else casino_forms.parts
    try:
        return read(game, seat, choice)
    except IndexError as error:
        raise Trouble("choice-unknown", 400, {"what": given[0]}) from error


def choice(seen: View, option: int) -> Choice:
    """How an option of this viewer is sent back."""
    if isinstance(seen, TownView):
        return town_forms.choice(seen, option)
    assert isinstance(seen, CasinoView)
    return casino_forms.choice(seen, option)


def card_of(game: Game, option: int) -> str:
    """The card that an option plays; "" if none."""
    return town_forms.card_of(option) if game_of(game) == "dicetown" else ""
