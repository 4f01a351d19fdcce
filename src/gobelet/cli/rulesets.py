"""`gobelet rulesets`: what can be played."""

from gobelet import api
from gobelet.bots import BOTS
from gobelet.cli.arguments import Arguments
from gobelet.cli.exit_codes import DONE
from gobelet.cli.screen import Screen
from gobelet.core.ruleset import Ruleset
from gobelet.locale.voice import Voice, Words, printable


def title_of(rules: Ruleset) -> str:
    """The id of a ruleset's name in the sentence files."""
    return "ruleset-" + rules.id.replace("/", "-").replace("+", "-")


def run(words: list[str], lang: str) -> int:
    voice = Voice(lang)
    Arguments(voice, "rulesets", "cli-about-rulesets").read(words)
    screen = Screen()
    for rules in api.rulesets():
        voice = Voice(lang, rules)
        id = title_of(rules)
        screen.say(f"{rules.id}  {voice.text(id)}", style="bold")
        screen.say(voice.text(id, attribute="text"), indent=2)
        seats = {"least": rules.seats[0], "most": rules.seats[-1], "version": rules.version}
        screen.say(voice.text("cli-ruleset-seats", seats), indent=2)
        for choice in rules.choices:
            values = ", ".join(choice.values)
            screen.say(f"--choice {choice.id}={values.replace(', ', '|')}", indent=2)
            shown = voice.text("cli-default", {"value": choice.default})
            screen.say(f"{voice.text(f'choice-{choice.id}', attribute='text')} {shown}", indent=4)
        for figure in rules.figures:
            screen.say(f"--choice {figure.id}={figure.default}", indent=2)
            screen.say(voice.text(f"choice-{figure.id}", attribute="text"), indent=4)
    voice = Voice(lang)
    for game, reason in api.REGISTRY.failures().items():
        screen.say(voice.text("cli-game-failed", {"game": printable(game), "reason": printable(reason)}))
    screen.say(voice.text("cli-bots"), style="bold")
    for name in BOTS:
        about: Words = {"name": name, "text": voice.text(f"bot-{name}", attribute="text")}
        screen.say(voice.text("cli-explained", about), indent=2)
    return DONE
