"""`gobelet odds`: exact chances, as tables."""

from gobelet import api
from gobelet.cli.arguments import Arguments
from gobelet.cli.exit_codes import DONE
from gobelet.cli.games import terminal_for
from gobelet.cli.games.odds_tables import dice_of
from gobelet.cli.screen import Screen
from gobelet.locale.voice import Voice


def run(words: list[str], lang: str) -> int:
    arguments = Arguments(Voice(lang), "odds", "odds-about")
    arguments.argument("RULESET", "cli-help-ruleset")
    arguments.argument("DICE", "odds-help-dice")
    arguments.option("rolls", "N", "odds-help-rolls", "2")
    arguments.several("against", "DICE", "odds-help-against")
    arguments.option("chips", "N", "odds-help-chips", "0")
    arguments.option("their-chips", "N", "odds-help-their-chips", "0")
    arguments.flag("duel", "odds-help-duel")
    arguments.option("money", "N", "odds-help-money", "4")
    read = arguments.read(words)
    rules = api.ruleset(read.ruleset)
    voice = Voice(lang, rules)
    dice = dice_of(voice, read.dice)
    rivals = [dice_of(voice, words) for words in read.against]
    terminal_for(rules, voice).show_odds(Screen(), dice, rivals, read)
    return DONE
