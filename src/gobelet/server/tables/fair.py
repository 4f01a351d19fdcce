"""Fair dice: commitments, the seed that all have a share in, and the proof that anyone can check.

What this proves: the seed was fixed before the first throw, and no single party chose it. What it does not:
that the operator, who knows the secret, did not look ahead.
"""

import secrets
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec

from gobelet.core.errors import BadRecord


def new_secret() -> str:
    """256 random bits, in hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()


@lru_cache(4096)  # every view shows what was drawn
def drawn(secret: str, seat: int) -> str:
    """The entropy of a seat that opens none: it follows from the secret, so the server has no choice."""
    return sha256(b"gobelet draws for seat %d" % seat + bytes.fromhex(secret)).hexdigest()


def entropies(secret: str, opened: Sequence[str | None]) -> list[str]:
    """Each seat's share in the seed: opened by it, or derived from the secret."""
    return [one or drawn(secret, seat) for seat, one in enumerate(opened)]


def seed(table: str, secret: str, shares: Sequence[str]) -> str:
    """SHA-256 of the table, the secret and the entropies in seat order."""
    parts = [table.encode("ascii"), bytes.fromhex(secret), *[bytes.fromhex(one) for one in shares]]
    return sha256(b"".join(parts)).hexdigest()


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """What is published with the record, as its `proof`. `opened` shows which seats opened their own."""

    table: str
    secret: str
    commitment: str
    commitments: list[str | None]
    entropies: list[str]
    opened: list[bool]


class DailyProof(msgspec.Struct, forbid_unknown_fields=True):
    """That of a daily table. Seats have no share in its seed, which is the secret: all had the same dice."""

    day: str
    game: str
    secret: str
    commitment: str  # published before the day


class RoundProof(msgspec.Struct, forbid_unknown_fields=True):
    """That of a duplicate round of a tournament: the same, for all of its tables."""

    tournament: str
    round: int
    secret: str
    commitment: str


def is_round(published: Any) -> bool:
    return isinstance(published, dict) and "tournament" in published


def read_round(published: Any) -> RoundProof:
    try:
        return msgspec.convert(published, RoundProof)
    except msgspec.ValidationError as error:
        raise BadRecord("proof-unreadable", "", {"reason": str(error)}) from error


def is_daily(published: Any) -> bool:
    return isinstance(published, dict) and "day" in published


def read_daily(published: Any) -> DailyProof:
    try:
        return msgspec.convert(published, DailyProof)
    except msgspec.ValidationError as error:
        raise BadRecord("proof-unreadable", "", {"reason": str(error)}) from error


def read(published: Any) -> Proof:
    try:
        return msgspec.convert(published, Proof)
    except msgspec.ValidationError as error:
        raise BadRecord("proof-unreadable", "", {"reason": str(error)}) from error


def check(published: Any, generator: str, dice_seed: str) -> BadRecord | None:
    """Whether a published proof stands for this seed: what is wrong with it, or None."""
    try:
        if is_daily(published):
            return _check_shared(read_daily(published), generator, dice_seed)
        if is_round(published):
            return _check_shared(read_round(published), generator, dice_seed)
        return _check(read(published), generator, dice_seed)
    except BadRecord as error:
        return error
    except ValueError:  # not hexadecimal digits, not ASCII
        return BadRecord("proof-unreadable", "", {"reason": "not 256 bits in hexadecimal digits"})


def _check_shared(proof: DailyProof | RoundProof, generator: str, dice_seed: str) -> BadRecord | None:
    if generator != "duplicate":
        return BadRecord("proof-not-duplicate", "", {"generator": generator})
    if commitment(proof.secret) != proof.commitment:
        return BadRecord("proof-secret", "", {})
    if proof.secret != dice_seed:
        return BadRecord("proof-seed", "", {})
    return None


def _check(proof: Proof, generator: str, dice_seed: str) -> BadRecord | None:
    if generator != "keyed":
        return BadRecord("proof-not-keyed", "", {"generator": generator})
    if commitment(proof.secret) != proof.commitment:
        return BadRecord("proof-secret", "", {})
    if not len(proof.commitments) == len(proof.entropies) == len(proof.opened):
        return BadRecord("proof-unreadable", "", {"reason": "lists of different length"})
    for seat, entropy in enumerate(proof.entropies):
        if proof.opened[seat]:
            if commitment(entropy) != proof.commitments[seat]:
                return BadRecord("proof-entropy", "", {"number": seat})
        elif entropy != drawn(proof.secret, seat):
            return BadRecord("proof-drawn", "", {"number": seat})
    if seed(proof.table, proof.secret, proof.entropies) != dice_seed:
        return BadRecord("proof-seed", "", {})
    return None
