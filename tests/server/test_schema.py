"""What is made from the server's types is current, and says what the types say."""

from pathlib import Path

import msgspec

from gobelet.server.protocol import schema, to_browser, to_server
from gobelet.server.protocol.answers import Choice

ROOT = Path(__file__).parents[2]


def test_the_json_schema_is_current() -> None:
    assert (ROOT / "docs/protocol.schema.json").read_text(encoding="utf-8") == schema.schema_text()


def test_the_typescript_types_are_current() -> None:
    assert (ROOT / "web/src/protocol.ts").read_text(encoding="utf-8") == schema.typescript()


def test_every_type_of_the_schema_is_in_typescript() -> None:
    made = schema.typescript()
    for name in schema.json_schema()["$defs"]:
        assert f"export interface {name} {{" in made or f"export type {name} = " in made


def test_every_message_is_named_in_the_document() -> None:
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    for message in (*to_server.ToServer.__args__, *to_browser.ToBrowser.__args__):
        assert f"`{message.__struct_config__.tag}`" in text
    for field in Choice.__struct_encode_fields__:
        assert f"`{field}`" in text


def test_a_message_of_ours_has_all_of_its_fields() -> None:
    told = msgspec.json.decode(msgspec.json.encode(to_browser.Failed("slow-down", "Slow down.")))
    assert told == {
        "type": "error",
        "code": "slow-down",
        "text": "Slow down.",
        "ref": None,
        "rule": "",
        "facts": {},
    }
