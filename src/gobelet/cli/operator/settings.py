"""`gobelet house settings`: every setting, its value, and where it was set."""

from typing import Any

from gobelet.cli.arguments import Arguments
from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator.printing import print_json, print_rows
from gobelet.cli.server_options import add_settings, settings_from
from gobelet.locale.voice import Voice
from gobelet.server.settings.shown import shown


def run(words: list[str], voice: Voice) -> int:
    arguments = Arguments(voice, "house settings", "cli-about-house-settings")
    add_settings(arguments)
    arguments.flag("json", "cli-help-house-json")
    read = arguments.read(words)
    found = shown(settings_from(read))
    if read.json:
        print_json([one._asdict() for one in found])
    else:
        default = voice.text("cli-setting-default")
        print_rows([(one.name, _text(one.value), one.where or default) for one in found])
    return DONE


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        value = ", ".join(value)
    return str(value) if value not in ("", None) else "–"
