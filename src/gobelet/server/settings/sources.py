"""Where settings come from: the command line before the environment, that before the file, then defaults."""

import difflib
import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from gobelet.core.errors import BadRequest
from gobelet.server.settings.server_settings import FIELDS, ServerSettings, SettingField

USUAL_FILE: Final = "gobelet.toml"
PREFIX: Final = "GOBELET_"
CONFIG: Final = "GOBELET_CONFIG"
# Variables of ours that are no settings: of the build, of tests, and what a server hands to its workers.
NO_SETTINGS: Final = frozenset(
    PREFIX + name
    for name in (
        "BUILD",
        "COMPILE",
        "CONFIG",
        "OPENED",
        "PATIENCE",
        "SAID",
        "SERVER",
        "SERVER_AT",
        "SOAK",
        "WEB",
    )
)
FROM_FILE: Final = "_file"  # behind the name of a password: the file that holds it


class Given(NamedTuple):
    """What somebody has set, and where it stands: `--port`, `GOBELET_PORT`, `gobelet.toml: port`."""

    name: str
    value: Any
    where: str


class Gathered(NamedTuple):
    settings: ServerSettings
    stands: dict[str, str]  # where each setting stands that somebody has named

    def where(self, name: str) -> str:
        """Where a setting stands, or how it is named on the command line."""
        return self.stands.get(name) or f"--{FIELDS[name].key}"


def gather(
    words: Mapping[str, Any], environment: Mapping[str, str] = os.environ, config: str | None = None
) -> Gathered:
    """All settings. `words` are those of the command line, `config` is the file that it names."""
    values: dict[str, Any] = {}
    stands: dict[str, str] = {}
    for given in (
        *_from_file(config, environment),
        *_from_environment(environment),
        *_from_words(words),
    ):
        field, value = _read(given)
        values[field.name] = value
        stands[field.name] = given.where
    return Gathered(ServerSettings(**values), stands)


def _from_words(words: Mapping[str, Any]) -> Iterator[Given]:
    for name, value in words.items():
        if value is not None and value != [] and value is not False:
            yield Given(name, value, f"--{name.replace('_', '-')}")


def _from_environment(environment: Mapping[str, str]) -> Iterator[Given]:
    """An empty variable counts as none: files for containers often pass one on."""
    for variable in sorted(environment):
        if variable.startswith(PREFIX) and variable not in NO_SETTINGS and environment[variable]:
            yield Given(variable.removeprefix(PREFIX).lower(), environment[variable], variable)


def _from_file(named: str | None, environment: Mapping[str, str]) -> Iterator[Given]:
    """The file that is named, or the usual one if it is here."""
    wanted = named or environment.get(CONFIG, "")
    path = Path(wanted or USUAL_FILE)
    if not wanted and not path.is_file():
        return
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadRequest("setting-file", "", {"file": str(path), "reason": reason or ""}) from error
    for key, value in found.items():
        name = key.replace("-", "_") if "_" not in key else f"{key}?"  # a key has hyphens, and one spelling
        field = FIELDS.get(name)
        if field is not None and field.path and isinstance(value, str) and value:
            value = str(path.parent / value)
        yield Given(name, value, f"{path}: {key}")


def _read(given: Given) -> tuple[SettingField, Any]:
    secret = FIELDS.get(given.name.removesuffix(FROM_FILE))
    if given.name.endswith(FROM_FILE) and secret is not None and secret.secret:
        return secret, _secret_in(str(given.value), given.where)
    field = FIELDS.get(given.name)
    if field is None:
        raise _unknown(given)
    value = given.value
    if field.is_list and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return field, msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError as error:
        raise _wrong(field, given) from error


def _secret_in(file: str, where: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRequest(
            "setting-secret-file", "", {"where": where, "file": file, "reason": reason}
        ) from error


def _unknown(given: Given) -> BadRequest:
    known = [*FIELDS, *[f"{name}{FROM_FILE}" for name, field in FIELDS.items() if field.secret]]
    near = difflib.get_close_matches(given.name, known, 1)
    if not near:
        return BadRequest("setting-unknown", "", {"where": given.where})
    like = PREFIX + near[0].upper() if given.where.startswith(PREFIX) else near[0].replace("_", "-")
    return BadRequest("setting-misspelt", "", {"where": given.where, "near": like})


def _wrong(field: SettingField, given: Given) -> BadRequest:
    where, value = given.where, "…" if field.secret else str(given.value)
    if field.words:
        return BadRequest("setting-word", "", {"where": where, "value": value, "known": field.words})
    if field.most:
        bounds = (str(field.least), str(field.most))
        return BadRequest(
            "setting-number", "", {"where": where, "value": value, "least": bounds[0], "most": bounds[1]}
        )
    kind = "setting-flag" if field.is_flag else "setting-list" if field.is_list else "setting-text"
    return BadRequest(kind, "", {"where": where, "value": value})
