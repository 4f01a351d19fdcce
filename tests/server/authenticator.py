"""An authenticator for tests: it holds passkeys and signs, honestly or not."""

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, WITH_KEY = 1, 4, 64


class Authenticator:
    """One passkey. What a test changes of it is what an attacker would."""

    def __init__(self, origin: str, domain: str = "localhost") -> None:
        self.origin = origin
        self.domain = domain
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.handle = ""
        self.signs = 0
        self.verified = True  # whether it has asked for a finger or a PIN

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, flags: int, rest: bytes = b"") -> bytes:
        return sha256(self.domain.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4, "big") + rest

    def make(self, offer: dict[str, Any]) -> dict[str, Any]:
        """Answer an offer to keep a passkey."""
        self.handle = offer["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        held = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(PRESENT | VERIFIED | WITH_KEY, held)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            clientDataJSON=self._client("webauthn.create", offer["challenge"]),
            attestationObject=made,
        )

    def sign(self, offer: dict[str, Any]) -> dict[str, Any]:
        """Answer an offer to come with a passkey."""
        self.signs += 1
        client = self._client("webauthn.get", offer["challenge"])
        data = self._data(PRESENT | VERIFIED if self.verified else PRESENT)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            clientDataJSON=client,
            authenticatorData=data,
            signature=signature,
            userHandle=base64url_to_bytes(self.handle),
        )

    def _answer(self, **response: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        told = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": told, "clientExtensionResults": {}}
