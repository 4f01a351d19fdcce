"""How each game looks and is typed in the terminal: one desk per game."""

from gobelet.cli.games.terminal_game import Desk
from gobelet.core.ruleset import Ruleset
from gobelet.locale.voice import Voice, game_of


def desk_for(rules: Ruleset, voice: Voice) -> Desk:
    game = game_of(rules)
    if game == "dicetown":
        from gobelet.cli.games.dicetown.table import TownDesk

        return TownDesk(voice)
    if game == "cincinnati":
        from gobelet.cli.games.cincinnati import CasinoDesk

        return CasinoDesk(voice)
    return Desk(voice)
