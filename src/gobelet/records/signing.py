"""Signed records: which bytes a house signs, and whether a signature holds.

A house signs what it publishes with its Ed25519 key. `signature` is one more field of the record:

    "outcome": {"scores": [31, 44], "winners": [1]},
    "signature": {"house": "https://play.example.org", "at": "2026-11-17", "key": "9d61…", "value": "e556…"}

What is signed are these bytes: the line `gobelet record`, and the record as canonical JSON (RFC 8785: fields
sorted, no spaces, UTF-8) without the `value` of its signature. So everything in the record is signed, names
and outcome included, and the date. Key and value are hexadecimal digits.
"""

import json
import re
from typing import Any, Final

from gobelet.core.errors import BadRecord, BadRequest
from gobelet.records.fields import matching, table, text_in, whole, wrong_type
from gobelet.records.file import HouseSignature, RecordedOutcome

FIRST_LINE: Final = b"gobelet record\n"
KEY: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
VALUE: Final = re.compile(r"[0-9a-f]{128}", re.ASCII)
DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
LONGEST_HOUSE: Final = 200
HIGHEST: Final = 1_000_000_000  # points


def check_signature(fields: dict[str, Any]) -> HouseSignature | None:
    if "signature" not in fields:
        return None
    said = table(fields, "signature")
    if set(said) != set(HouseSignature._fields):
        raise wrong_type("signature", "object")
    house = text_in(said, "house")
    if len(house) > LONGEST_HOUSE or not house.isprintable():
        raise BadRecord("record-field-bad", "", {"field": "house", "value": house})
    return HouseSignature(
        house, matching(said, "at", DATE), matching(said, "key", KEY), matching(said, "value", VALUE)
    )


def check_outcome(fields: dict[str, Any], seats: int) -> RecordedOutcome | None:
    if "outcome" not in fields:
        return None
    said = table(fields, "outcome")
    if set(said) != set(RecordedOutcome._fields) or not all(isinstance(one, list) for one in said.values()):
        raise wrong_type("outcome", "object")
    if len(said["scores"]) != seats:
        raise BadRecord("record-field-bad", "", {"field": "scores", "value": str(len(said["scores"]))})
    scores = [whole({"scores": one}, "scores", -HIGHEST, HIGHEST) for one in said["scores"]]
    winners = [whole({"winners": one}, "winners", 0, seats - 1) for one in said["winners"]]
    return RecordedOutcome(tuple(scores), tuple(winners))


def signed_bytes(fields: dict[str, Any]) -> bytes:
    """What a house signs of a record: all of it but the value of the signature."""
    about = {name: said for name, said in fields["signature"].items() if name != "value"}
    text = json.dumps(
        {**fields, "signature": about}, sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )
    try:
        return FIRST_LINE + text.encode()
    except UnicodeEncodeError as error:  # half a letter, which JSON can spell
        raise BadRecord("record-not-text", "", {}) from error


def holds(signature: HouseSignature, signed: bytes) -> bool:
    """Whether the owner of the key signed these bytes. BadRequest if this can't be checked here."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ModuleNotFoundError as error:
        raise BadRequest("signature-needs-extra", "", {}) from error
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(signature.key)).verify(
            bytes.fromhex(signature.value), signed
        )
    except (InvalidSignature, ValueError):
        return False
    return True
