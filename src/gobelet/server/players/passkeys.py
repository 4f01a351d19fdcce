"""Passkeys (WebAuthn): a player keeps one, and comes with it to another device.

A challenge is the server's, for one device and one purpose. It lives five minutes, and is taken back before
anything is verified. Whatever is wrong with an answer, the refusal is the same.
"""

import json
import secrets
from ipaddress import ip_address
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from gobelet.server.errors import Trouble
from gobelet.server.storage.player_keys import Passkey, PlayerKeys
from gobelet.server.storage.players import KnownPlayer
from gobelet.server.tables.seats import hash_of
from gobelet.server.web.origins import origin_of

MINUTES: Final = 5
LIVES: Final = MINUTES * 60_000  # milliseconds of a challenge
Purpose = Literal["keep", "come", "moderate"]
Showing = Literal["come", "moderate"]


class House(NamedTuple):
    """Whose passkeys these are: a domain, and the one origin at which they are used."""

    domain: str
    origin: str


def house_of(public_url: str, port: int) -> House | None:
    """By our own settings, never by a header: the public address, or localhost at the port where we listen.

    A browser keeps passkeys for domains alone, and where nobody can listen in.
    """
    if not public_url:
        return House("localhost", f"http://localhost:{port}")
    parts = urlsplit(public_url)
    domain = parts.hostname or ""
    if (parts.scheme != "https" and domain != "localhost") or _is_number(domain):
        return None
    return House(domain, origin_of(public_url))


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def refused() -> Trouble:
    """The same for an unknown key, a wrong signature and an old challenge: nobody learns which it was."""
    return Trouble("passkey-refused", 403, {})


class Passkeys:
    def __init__(self, keys: PlayerKeys, house: House) -> None:
        self.keys: Final = keys
        self.house: Final = house

    async def _challenge(self, device: str, purpose: Purpose, now: int) -> bytes:
        challenge = secrets.token_bytes(32)
        await self.keys.put_challenge(hash_of(bytes_to_base64url(challenge)), device, purpose, now + LIVES)
        return challenge

    async def _take(self, credential: dict[str, Any], device: str, purpose: Purpose, now: int) -> bytes:
        """The challenge that this answers, which nobody can answer again."""
        try:
            said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = str(said["challenge"])
            taken = await self.keys.take_challenge(hash_of(challenge), device, purpose, now)
            if taken:
                return base64url_to_bytes(challenge)
        except (KeyError, TypeError, ValueError) as error:
            raise refused() from error
        raise refused()

    # --- keeping -----------------------------------------------------------------------------------------

    async def offer(self, player: KnownPlayer, device: str, now: int) -> str:
        """What the browser needs to make a passkey. It calls the player by random bytes."""
        known = await self.keys.passkeys(player.id)
        options = webauthn.generate_registration_options(
            rp_id=self.house.domain,
            rp_name="Gobelet",
            user_id=base64url_to_bytes(player.handle),
            user_name=player.name,
            user_display_name=player.name,
            challenge=await self._challenge(device, "keep", now),
            timeout=LIVES,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential)) for one in known
            ],
        )
        return options_to_json(options)

    async def keep(self, player: KnownPlayer, device: str, credential: dict[str, Any], now: int) -> None:
        challenge = await self._take(credential, device, "keep", now)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.house.domain,
                expected_origin=self.house.origin,
            )
        except Exception as error:  # whatever the library finds in bytes from outside
            raise refused() from error
        id, key = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
        await self.keys.add_passkey(player.id, id, key, made.sign_count, now)

    # --- coming ------------------------------------------------------------------------------------------

    async def ask(self, device: str, now: int, purpose: Showing = "come") -> str:
        """What the browser needs to come with any passkey of this house.

        Whoever moderates proves that it is them: by finger, face or PIN.
        """
        verified = UserVerificationRequirement
        options = webauthn.generate_authentication_options(
            rp_id=self.house.domain,
            challenge=await self._challenge(device, purpose, now),
            timeout=LIVES,
            user_verification=verified.REQUIRED if purpose == "moderate" else verified.PREFERRED,
        )
        return options_to_json(options)

    async def come(self, device: str, credential: dict[str, Any], now: int, purpose: Showing = "come") -> str:
        """The id of the player whose passkey this is."""
        challenge = await self._take(credential, device, purpose, now)
        passkey = await self.keys.passkey(str(credential.get("id", "")))
        if passkey is None or not _is_theirs(passkey, credential):
            raise refused()
        try:
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.house.domain,
                expected_origin=self.house.origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.signs,
                require_user_verification=purpose == "moderate",
            )
        except Exception as error:  # whatever the library finds in bytes from outside
            raise refused() from error
        if not await self.keys.use_passkey(passkey, verified.new_sign_count, now):
            raise refused()
        return passkey.player


def _is_theirs(passkey: Passkey, credential: dict[str, Any]) -> bool:
    """Whether the passkey says that it belongs to the player for whom we know it."""
    response = credential.get("response")
    said = response.get("userHandle") if isinstance(response, dict) else None
    return isinstance(said, str) and secrets.compare_digest(said.encode(), passkey.handle.encode())
