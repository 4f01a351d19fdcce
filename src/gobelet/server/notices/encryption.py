"""Web push: a message that only the browser can read (RFC 8291), and who sends it (VAPID, RFC 8292)."""

import base64
import binascii
import json
import os
import struct
from collections.abc import Mapping
from typing import Final, NamedTuple

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD: Final = 4096  # bytes of a message at most, as all push services take them
PADDED: Final = 512  # the text is filled up to a multiple of it: its length says little
LONGEST: Final = RECORD - 86 - 16 - 1  # bytes of text: without the header, the tag and the mark of its end
CURVE: Final = ec.SECP256R1()


class BrowserKeys(NamedTuple):
    p256dh: bytes  # a point of the curve
    auth: bytes


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """ValueError if it is no base64."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(text) from error


class BadKeys(ValueError):
    """What was handed in as the keys of a browser is something else."""


def keys_of(p256dh: str, auth: str) -> BrowserKeys:
    """What a browser hands in."""
    try:
        found = BrowserKeys(decoded(p256dh), decoded(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found.p256dh)
    except ValueError as error:
        raise BadKeys from error
    if len(found.p256dh) != 65 or len(found.auth) != 16:
        raise BadKeys
    return found


def encrypt(text: bytes, keys: BrowserKeys) -> bytes:
    """The body of a push message, with a key and a salt of its own (aes128gcm)."""
    if len(text) > LONGEST:
        raise ValueError(f"{len(text)} bytes are too long for a push message")
    ours = ec.generate_private_key(CURVE)
    our_point = _point(ours.public_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.p256dh)
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = _derive(keys.auth, shared, b"WebPush: info\0" + keys.p256dh + our_point, 32)
    salt = os.urandom(16)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    filled = (text + b"\x02").ljust(min(-(-(len(text) + 1) // PADDED) * PADDED, LONGEST + 1), b"\0")
    header = salt + struct.pack(">IB", RECORD, len(our_point)) + our_point
    return header + AESGCM(key).encrypt(nonce, filled, None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Signer:
    """The server's own key. Browsers subscribe to it: with another one every subscription would be dead."""

    def __init__(self, secret: str) -> None:
        self.key: Final = ec.derive_private_key(int.from_bytes(decoded(secret), "big"), CURVE)
        self.public: Final = encoded(_point(self.key.public_key()))

    @staticmethod
    def new_secret() -> str:
        made = ec.generate_private_key(CURVE).private_numbers().private_value
        return encoded(made.to_bytes(32, "big"))

    def authorization(self, audience: str, contact: str, expires: int) -> str:
        """The header by which a push service knows us; `expires` in seconds since 1970."""
        claims: dict[str, str | int] = {"aud": audience, "exp": expires, "sub": contact}
        signed = ".".join([_json({"typ": "JWT", "alg": "ES256"}), _json(claims)])
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature},k={self.public}"  # a space after the comma is not understood


def _json(content: Mapping[str, str | int]) -> str:
    return encoded(json.dumps(content, separators=(",", ":")).encode())
