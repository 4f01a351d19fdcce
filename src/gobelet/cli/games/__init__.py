"""How each game looks and is typed in the terminal."""

from gobelet.cli.games.terminal_game import TerminalGame
from gobelet.core.ruleset import Ruleset
from gobelet.locale.voice import Voice


def terminal_for(rules: Ruleset, voice: Voice) -> TerminalGame:
    """The game's own terminal, by its box; a game without one is played from lists."""
    piece = rules.box.piece("terminal")
    if piece is None:
        return TerminalGame(voice)
    if not (isinstance(piece, type) and issubclass(piece, TerminalGame)):
        raise rules.box.wrong_piece("terminal", TerminalGame.__name__)
    return piece(voice)
