"""The settings of a server as options of a command, and all settings together."""

from argparse import Namespace

from gobelet.cli.arguments import Arguments
from gobelet.server.settings.server_settings import FIELDS, SettingField
from gobelet.server.settings.sources import FROM_FILE, Gathered, gather

DATABASE = ("database", "database_password")  # what a command needs that works on the database


def add_settings(arguments: Arguments, *names: str) -> None:
    """Options for these settings; for all, if none is named."""
    for name in names or FIELDS:
        _add(arguments, FIELDS[name])
    arguments.option("config", "FILE", "cli-help-config")


def _add(arguments: Arguments, field: SettingField) -> None:
    help = f"cli-help-{field.key}"
    if field.secret:
        arguments.setting(f"{field.key}-file", "FILE", f"{help}-file", None)
    elif field.is_flag:
        arguments.flag(field.key, help)
    elif field.is_list:
        arguments.several(field.key, field.metavar, help)
    else:
        arguments.setting(field.key, field.metavar, help, str(field.default) if field.default else None)


def settings_from(read: Namespace) -> Gathered:
    known = {*FIELDS, *[f"{name}{FROM_FILE}" for name in FIELDS]}
    words = {name: value for name, value in vars(read).items() if name in known}
    return gather(words, config=read.config)
