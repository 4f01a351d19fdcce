"""`gobelet rulesets`: what can be played."""

import json
from typing import Any

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
    arguments = Arguments(voice, "rulesets", "cli-about-rulesets")
    arguments.flag("json", "cli-help-json-all")
    if arguments.read(words).json:
        print(json.dumps(figures(lang), ensure_ascii=False))
        return DONE
    screen = Screen()
    for rules in api.rulesets():
        show(screen, rules, Voice(lang, rules))
    for game, reason in api.REGISTRY.failures().items():
        screen.say(voice.text("cli-game-failed", {"game": printable(game), "reason": printable(reason)}))
    screen.say(voice.text("cli-bots"), style="bold")
    for name in BOTS:
        about: Words = {"name": name, "text": voice.text(f"bot-{name}", attribute="text")}
        screen.say(voice.text("cli-explained", about), indent=2)
    screen.say(voice.text("cli-bots-measured"), indent=2, style="dim")
    return DONE


def show(screen: Screen, rules: Ruleset, voice: Voice) -> None:
    id = title_of(rules)
    screen.say(f"{rules.id}  {voice.text(id)}", style="bold")
    screen.say(voice.text(id, attribute="text"), indent=2)
    seats = {"least": rules.seats[0], "most": rules.seats[-1], "version": rules.version}
    screen.say(voice.text("cli-ruleset-seats", seats), indent=2)
    for choice in rules.choices:
        screen.say(f"--choice {choice.id}={'|'.join(choice.values)}", indent=2)
        shown = voice.text("cli-default", {"value": choice.default})
        screen.say(f"{voice.text(f'choice-{choice.id}', attribute='text')} {shown}", indent=4)
    for figure in rules.figures:
        screen.say(f"--choice {figure.id}={figure.default}", indent=2)
        screen.say(voice.text(f"choice-{figure.id}", attribute="text"), indent=4)


def figures(lang: str) -> dict[str, Any]:
    """The same for programs: ids stay, texts are in the language."""
    found = []
    for rules in api.rulesets():
        word = Voice(lang, rules).text
        choices: list[dict[str, Any]] = [
            {
                "id": choice.id,
                "values": [*choice.values],
                "default": choice.default,
                "text": word(f"choice-{choice.id}", attribute="text"),
            }
            for choice in rules.choices
        ]
        choices += [
            {
                "id": figure.id,
                "values": None,
                "default": figure.default,
                "text": word(f"choice-{figure.id}", attribute="text"),
            }
            for figure in rules.figures
        ]
        found.append(
            {
                "id": rules.id,
                "version": rules.version,
                "versions": [one.name for one in rules.versions],
                "title": word(title_of(rules)),
                "text": word(title_of(rules), attribute="text"),
                "seats": [*rules.seats],
                "choices": choices,
            }
        )
    voice = Voice(lang)
    bots = [{"id": name, "text": voice.text(f"bot-{name}", attribute="text")} for name in BOTS]
    return {"rulesets": found, "failed": dict(api.REGISTRY.failures()), "bots": bots}
