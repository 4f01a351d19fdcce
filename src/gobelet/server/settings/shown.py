"""Settings as an operator may see them: with their source, and without passwords."""

from typing import Any, NamedTuple

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from gobelet.server.settings.default_database import default_database
from gobelet.server.settings.server_settings import FIELDS, SettingField
from gobelet.server.settings.sources import Gathered

MASK = "***"


class ShownSetting(NamedTuple):
    name: str
    value: Any
    where: str  # empty: nobody has named it


def masked(address: str) -> str:
    """The address of a database or a bus, without its password."""
    try:
        return make_url(address).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return MASK if "@" in address else address


def shown(gathered: Gathered) -> list[ShownSetting]:
    return [
        ShownSetting(
            field.key, _value(field, getattr(gathered.settings, name)), gathered.stands.get(name, "")
        )
        for name, field in FIELDS.items()
    ]


def _value(field: SettingField, value: Any) -> Any:
    if field.secret:
        return MASK if value else ""
    if field.name == "database":
        value = value or default_database()
    return masked(value) if field.address and value else value
