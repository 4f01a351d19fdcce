"""The protocol as JSON Schema, and as TypeScript types made from that."""

import json
from typing import Any, Final

import msgspec
from msgspec import UNSET

from gobelet.server.protocol import daily as daily_wire
from gobelet.server.protocol import fields, to_browser, to_server
from gobelet.server.protocol import house as house_wire
from gobelet.server.protocol import match as match_wire
from gobelet.server.protocol import moderation as moderation_wire
from gobelet.server.protocol import notices as notice_wire
from gobelet.server.protocol import players as player_wire
from gobelet.server.protocol import ratings as rating_wire
from gobelet.server.protocol import replays as replay_wire
from gobelet.server.protocol import rulesets as ruleset_wire
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import tournaments as tournament_wire
from gobelet.server.protocol.part import Part
from gobelet.server.protocol.problem import Problem

# The names by which the whole of each direction is called, and the bodies over HTTP.
ROOTS: Final[tuple[tuple[str, Any], ...]] = (
    ("ToServer", to_server.ToServer),
    ("ToBrowser", to_browser.ToBrowser),
    ("NewTable", table_wire.NewTable),
    ("SitDown", table_wire.SitDown),
    ("Seated", table_wire.Seated),
    ("SeatNews", table_wire.SeatNews),
    ("FindOthers", match_wire.FindOthers),
    ("Waiting", match_wire.Waiting),
    ("BeginDaily", daily_wire.BeginDaily),
    ("DailyNow", daily_wire.DailyNow),
    ("DailyDay", daily_wire.DailyDay),
    ("NewTournament", tournament_wire.NewTournament),
    ("EnterTournament", tournament_wire.EnterTournament),
    ("JudgeAct", tournament_wire.JudgeAct),
    ("TournamentList", tournament_wire.TournamentList),
    ("TournamentNews", tournament_wire.TournamentNews),
    ("RulesetInfo", ruleset_wire.RulesetInfo),
    ("TableInfo", table_wire.TableInfo),
    ("TableLine", table_wire.TableLine),
    ("Problem", Problem),
    ("OpenRecord", replay_wire.OpenRecord),
    ("Replay", replay_wire.Replay),
    ("PlayOn", replay_wire.PlayOn),
    ("Analyse", replay_wire.Analyse),
    ("Progress", replay_wire.Progress),
    ("Analysed", replay_wire.Analysed),
    ("PlayerChange", player_wire.PlayerChange),
    ("PlayerInfo", player_wire.PlayerInfo),
    ("PlayerGame", player_wire.PlayerGame),
    ("OneTimeCode", player_wire.OneTimeCode),
    ("ComeByCode", player_wire.ComeByCode),
    ("PasskeyAnswer", player_wire.PasskeyAnswer),
    ("Erased", player_wire.Erased),
    ("PlayerPage", rating_wire.PlayerPage),
    ("PageSwitch", rating_wire.PageSwitch),
    ("TableRatings", rating_wire.TableRatings),
    ("NoticeInfo", notice_wire.NoticeInfo),
    ("NoticeChange", notice_wire.NoticeChange),
    ("PushChange", notice_wire.PushChange),
    ("MailChange", notice_wire.MailChange),
    ("TableNotices", notice_wire.TableNotices),
    ("MailToken", notice_wire.MailToken),
    ("MailDone", notice_wire.MailDone),
    ("NewReport", moderation_wire.NewReport),
    ("ReportTaken", moderation_wire.ReportTaken),
    ("PasskeyShown", moderation_wire.PasskeyShown),
    ("ModeratorSession", moderation_wire.ModeratorSession),
    ("ModeratorDesk", moderation_wire.ModeratorDesk),
    ("SettleReport", moderation_wire.SettleReport),
    ("LiftRestriction", moderation_wire.LiftRestriction),
    ("HouseInfo", house_wire.HouseInfo),
    ("Announcement", house_wire.Announcement),
    ("OperatorText", house_wire.OperatorText),
    ("SigningKey", house_wire.SigningKey),
    ("NetworkKey", house_wire.NetworkKey),
    ("NetworkSession", house_wire.NetworkSession),
    ("NetworkInfo", house_wire.NetworkInfo),
    ("OpenNetwork", house_wire.OpenNetwork),
)
REF: Final = "#/$defs/"
HEAD: Final = "// Made from the server's types by scripts/protocol. Do not edit: a test compares."


def json_schema() -> dict[str, Any]:
    """One schema document: all types under `$defs`."""
    schemas, components = msgspec.json.schema_components(
        [root for _name, root in ROOTS], ref_template=REF + "{name}"
    )
    for (name, _root), schema in zip(ROOTS, schemas, strict=True):
        if name not in components:
            components[name] = schema
    for part in _all_under(Part):
        if part.__name__ in components:  # a field of ours is always sent, also with its default
            unset = [field.encode_name for field in msgspec.structs.fields(part) if field.default is UNSET]
            properties = components[part.__name__]["properties"]
            components[part.__name__]["required"] = [field for field in properties if field not in unset]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Gobelet, protocol {fields.PROTOCOL}",
        "$defs": dict(sorted(components.items())),
    }


def _all_under(parent: type[Part]) -> list[type[Part]]:
    return [child for kind in parent.__subclasses__() for child in (kind, *_all_under(kind))]


def schema_text() -> str:
    return json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n"


def typescript() -> str:
    """The types of the schema, as a TypeScript module."""
    blocks = [f"{HEAD}\nexport const PROTOCOL = {fields.PROTOCOL};"]
    for name, schema in json_schema()["$defs"].items():
        blocks.append(_comment(schema) + _declare(name, schema))
    return "\n\n".join(blocks) + "\n"


def _comment(schema: dict[str, Any]) -> str:
    if "description" not in schema:
        return ""
    lines = [line.strip() for line in str(schema["description"]).strip().splitlines()]
    return "/** " + "\n * ".join(lines).replace("\n * \n", "\n *\n") + " */\n"


def _declare(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {_type(schema)};"
    required = schema.get("required", [])
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(inner)};"
        for field, inner in schema["properties"].items()
    ]
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}"


def _type(schema: dict[str, Any]) -> str:
    """One JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join([json.dumps(value) for value in schema["enum"]])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys([_type(inner) for inner in schema["anyOf"]]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join([_type(inner) for inner in schema['prefixItems']])}]"
        return f"Array<{_type(schema['items'])}>"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    names = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }
    return names[kind] if kind is not None else "unknown"
