"""`gobelet odds`: exact chances, as tables."""

import json

from gobelet import api
from gobelet.cli.arguments import Arguments, ruleset_ids
from gobelet.cli.exit_codes import DONE
from gobelet.cli.games import terminal_for
from gobelet.cli.games.odds_tables import dice_of
from gobelet.cli.screen import Screen
from gobelet.locale.voice import Voice


def run(words: list[str], lang: str) -> int:
    arguments = Arguments(Voice(lang), "odds", "odds-about")
    arguments.argument("RULESET", "cli-help-ruleset", ruleset_ids)
    arguments.argument("DICE", "odds-help-dice")
    arguments.option("rolls", "N", "odds-help-rolls", "2")
    arguments.several("against", "DICE", "odds-help-against")
    arguments.option("chips", "N", "odds-help-chips", "0")
    arguments.option("their-chips", "N", "odds-help-their-chips", "0")
    arguments.flag("duel", "odds-help-duel")
    arguments.option("money", "N", "odds-help-money", "4")
    arguments.flag("json", "cli-help-json-all")
    read = arguments.read(words)
    rules = api.ruleset(read.ruleset)
    voice = Voice(lang, rules)
    dice = dice_of(voice, read.dice)
    rivals = [dice_of(voice, words) for words in read.against]
    terminal = terminal_for(rules, voice)
    figures = terminal.odds(dice, rivals, read)
    if read.json:
        print(json.dumps({"ruleset": rules.name, **figures}, ensure_ascii=False))
    else:
        terminal.show_odds(Screen(), figures)
    return DONE
