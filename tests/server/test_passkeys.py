"""Passkeys: kept on one device, used on another; and what one tries against them."""

from typing import Any

import pytest
from sqlalchemy import select
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from gobelet.server.players.passkeys import House as Relying
from gobelet.server.players.passkeys import house_of
from gobelet.server.storage.sql_tables import challenges, passkeys
from tests.server.authenticator import Authenticator
from tests.server.house import House, house
from tests.server.known import Device
from tests.server.still_clock import StillClock

REFUSED = (403, "passkey-refused")


def origin(home: House) -> str:
    return home.url.replace("127.0.0.1", "localhost")


async def kept(home: House, device: Device, **how: Any) -> Authenticator:
    """A passkey of this player's."""
    made = Authenticator(origin(home), **how)
    offer = await device.done("POST", "/api/player/passkeys/offer", {})
    await device.done("POST", "/api/player/passkeys", {"credential": made.make(offer)})
    return made


async def tried(device: Device, path: str, credential: Any) -> tuple[int, str]:
    answer = await device.ask("POST", path, {"credential": credential})
    return answer.status_code, answer.json().get("code", "")


async def asked(device: Device) -> Any:
    return await device.done("POST", "/api/passkey/offer", {})


# --- as it should be ----------------------------------------------------------------------------------------


async def test_a_passkey_brings_the_player_to_another_device(any_database: str) -> None:
    async with house(any_database) as home:
        ann, phone = Device(home.url), Device(home.url)
        await ann.say("Ann", settings={"theme": "dark"})
        key = await kept(home, ann)
        offer = await asked(phone)
        assert offer["rpId"] == "localhost"
        assert not offer.get("allowCredentials")  # the passkey itself knows whose it is
        assert offer["userVerification"] == "preferred"
        body = {"credential": key.sign(offer), "device": "a phone"}
        told = await phone.done("POST", "/api/passkey", body)
        assert (told["name"], told["settings"]) == ("Ann", {"theme": "dark"})
        assert [one["label"] for one in told["devices"]] == ["", "a phone"]
        assert len((await phone.me()).passkeys) == 1
        assert not await home.lobby.store.read(select(challenges))


async def test_a_passkey_knows_nothing_of_the_player() -> None:
    async with house() as home:
        ann = Device(home.url)
        await ann.say("Ann")
        offer = await ann.done("POST", "/api/player/passkeys/offer", {})
        assert len(base64url_to_bytes(offer["user"]["id"])) == 16
        assert b"Ann" not in base64url_to_bytes(offer["user"]["id"])
        assert offer["authenticatorSelection"]["residentKey"] == "required"
        assert offer["timeout"] == 300_000
        key = await kept(home, ann)
        again = await ann.done("POST", "/api/player/passkeys/offer", {})
        assert [one["id"] for one in again["excludeCredentials"]] == [bytes_to_base64url(key.id)]


async def test_a_passkey_that_does_not_count_is_good_again_and_again() -> None:
    """Those that a phone hands on to a computer always say 0."""
    async with house() as home:
        ann = Device(home.url)
        await ann.say("Ann")
        key = await kept(home, ann)
        for _time in range(2):
            key.signs = -1
            other = Device(home.url)
            assert (await tried(other, "/api/passkey", key.sign(await asked(other))))[0] == 201


async def test_passkeys_can_be_removed_and_are_ten_at_most() -> None:
    async with house() as home:
        ann, eve = Device(home.url), Device(home.url)
        await ann.say("Ann")
        await eve.say("Eve")
        key = await kept(home, ann)
        id = (await ann.me()).passkeys[0].id
        assert await eve.refused("DELETE", f"/api/player/passkeys/{id}") == "unknown-passkey"
        for _more in range(9):
            await kept(home, ann)
        offer = await ann.done("POST", "/api/player/passkeys/offer", {})
        more = Authenticator(origin(home)).make(offer)
        assert await tried(ann, "/api/player/passkeys", more) == (409, "passkeys-full")
        assert len((await ann.done("DELETE", f"/api/player/passkeys/{id}"))["passkeys"]) == 9
        other = Device(home.url)
        assert await tried(other, "/api/passkey", key.sign(await asked(other))) == REFUSED


@pytest.mark.parametrize(
    ("public_url", "expected"),
    [
        ("", Relying("localhost", "http://localhost:8080")),
        ("https://play.example.org", Relying("play.example.org", "https://play.example.org")),
        ("https://play.example.org:8443", Relying("play.example.org", "https://play.example.org:8443")),
        ("http://localhost:9000", Relying("localhost", "http://localhost:9000")),
        ("http://play.example.org", None),
        ("https://192.168.1.7", None),
        ("https://[::1]:8080", None),
        ("http://127.0.0.1:8080", None),
    ],
)
def test_where_passkeys_work(public_url: str, expected: Relying | None) -> None:
    assert house_of(public_url, 8080) == expected


async def test_the_domain_is_ours_whatever_the_host_header_says() -> None:
    async with house(public_url="https://play.example.org", origins=["https://other.example"]) as home:
        ann = Device(home.url)
        await ann.say("Ann")
        for host in ("play.example.org", "other.example", "localhost"):
            answer = await ann.ask("POST", "/api/player/passkeys/offer", {}, host=host)
            assert answer.json()["rp"]["id"] == "play.example.org"
        assert (await home.get("/api/house")).json()["passkeys"] == "https://play.example.org"
    async with house(public_url="http://192.168.1.7:8080") as home:
        ann = Device(home.url)
        await ann.say("Ann")
        assert await ann.refused("POST", "/api/player/passkeys/offer", {}) == "passkeys-nowhere"
        assert await ann.refused("POST", "/api/passkey/offer", {}) == "passkeys-nowhere"
        assert (await home.get("/api/house")).json()["passkeys"] == ""


# --- attacks ------------------------------------------------------------------------------------------------


async def test_an_answer_is_good_once(any_database: str) -> None:
    async with house(any_database) as home:
        ann, phone = Device(home.url), Device(home.url)
        await ann.say("Ann")
        key = await kept(home, ann)
        answer = key.sign(await asked(phone))
        assert (await tried(phone, "/api/passkey", answer))[0] == 201
        assert await tried(phone, "/api/passkey", answer) == REFUSED
        assert await tried(Device(home.url), "/api/passkey", answer) == REFUSED


async def test_an_answer_that_was_read_on_its_way_opens_nothing_for_another_device() -> None:
    async with house() as home:
        ann, phone, thief = Device(home.url), Device(home.url), Device(home.url)
        await ann.say("Ann")
        key = await kept(home, ann)
        answer = key.sign(await asked(phone))
        assert await tried(thief, "/api/passkey", answer) == REFUSED  # the thief is first
        assert await thief.refused("GET", "/api/player") == "unknown-player"
        assert await tried(phone, "/api/passkey", answer) == REFUSED  # and the challenge is gone


async def test_a_challenge_lives_five_minutes() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, phone = Device(home.url), Device(home.url)
        await ann.say("Ann")
        key = await kept(home, ann)
        offer = await asked(phone)
        clock.advance(300)
        assert await tried(phone, "/api/passkey", key.sign(offer)) == REFUSED
        offer = await asked(phone)
        clock.advance(299)
        assert (await tried(phone, "/api/passkey", key.sign(offer)))[0] == 201
        offer = await ann.done("POST", "/api/player/passkeys/offer", {})
        clock.advance(300)
        late = Authenticator(origin(home)).make(offer)
        assert await tried(ann, "/api/player/passkeys", late) == REFUSED


async def test_a_challenge_of_ones_own_or_for_something_else_is_none() -> None:
    async with house() as home:
        ann, phone = Device(home.url), Device(home.url)
        await ann.say("Ann")
        key = await kept(home, ann)
        made_up = {"challenge": bytes_to_base64url(b"a" * 32)}
        assert await tried(phone, "/api/passkey", key.sign(made_up)) == REFUSED
        offer = await ann.done("POST", "/api/player/passkeys/offer", {})  # for keeping, not for coming
        assert await tried(ann, "/api/passkey", key.sign(offer)) == REFUSED


@pytest.mark.parametrize(
    "other", ["https://evil.example", "http://localhost:1", "https://localhost", "http://127.0.0.1"]
)
async def test_another_origin_is_refused(other: str) -> None:
    """Another program at another port of this machine is another origin, too."""
    async with house() as home:
        ann, phone = Device(home.url), Device(home.url)
        await ann.say("Ann")
        key = await kept(home, ann)
        key.origin = other
        assert await tried(phone, "/api/passkey", key.sign(await asked(phone))) == REFUSED
        offer = await ann.done("POST", "/api/player/passkeys/offer", {})
        assert await tried(ann, "/api/player/passkeys", Authenticator(other).make(offer)) == REFUSED
        assert len((await ann.me()).passkeys) == 1


async def test_another_domain_is_refused() -> None:
    async with house() as home:
        ann, phone = Device(home.url), Device(home.url)
        await ann.say("Ann")
        key = await kept(home, ann)
        key.domain = "evil.example"
        assert await tried(phone, "/api/passkey", key.sign(await asked(phone))) == REFUSED


async def test_anothers_passkey_opens_nothing() -> None:
    async with house() as home:
        ann, eve, phone = Device(home.url), Device(home.url), Device(home.url)
        await ann.say("Ann")
        await eve.say("Eve")
        anns, eves = await kept(home, ann), await kept(home, eve)
        eves.handle, handle = anns.handle, eves.handle  # Eve's key, that says it is Ann's
        assert await tried(phone, "/api/passkey", eves.sign(await asked(phone))) == REFUSED
        eves.handle, eves.id = anns.handle, anns.id  # Ann's name on it, Eve's signature
        assert await tried(phone, "/api/passkey", eves.sign(await asked(phone))) == REFUSED
        eves.handle = handle
        assert await tried(phone, "/api/passkey", eves.sign(await asked(phone))) == REFUSED
        stranger = Authenticator(origin(home))
        assert await tried(phone, "/api/passkey", stranger.sign(await asked(phone))) == REFUSED


async def test_nobody_registers_a_key_that_is_anothers() -> None:
    """Neither for another's challenge, nor one that is known already."""
    async with house() as home:
        ann, eve = Device(home.url), Device(home.url)
        await ann.say("Ann")
        await eve.say("Eve")
        offer = await ann.done("POST", "/api/player/passkeys/offer", {})
        evil = Authenticator(origin(home))
        assert await tried(eve, "/api/player/passkeys", evil.make(offer)) == REFUSED
        assert await tried(ann, "/api/player/passkeys", evil.make(offer)) == REFUSED  # it is used
        key = await kept(home, ann)
        offer = await eve.done("POST", "/api/player/passkeys/offer", {})
        assert await tried(eve, "/api/player/passkeys", key.make(offer)) == REFUSED
        assert [len((await one.me()).passkeys) for one in (ann, eve)] == [1, 0]


async def test_a_copy_of_a_passkey_that_counts_is_found_out() -> None:
    async with house() as home:
        ann, phone, thief = Device(home.url), Device(home.url), Device(home.url)
        await ann.say("Ann")
        key = await kept(home, ann)
        key.signs = 41
        assert (await tried(phone, "/api/passkey", key.sign(await asked(phone))))[0] == 201
        key.signs = 9
        assert await tried(thief, "/api/passkey", key.sign(await asked(thief))) == REFUSED
        assert (await home.lobby.store.read(select(passkeys.c.signs)))[0].signs == 42


async def test_a_signature_that_was_changed_is_none() -> None:
    async with house() as home:
        ann, phone = Device(home.url), Device(home.url)
        await ann.say("Ann")
        key = await kept(home, ann)
        for part in ("signature", "authenticatorData"):
            answer = key.sign(await asked(phone))
            changed = bytearray(base64url_to_bytes(answer["response"][part]))
            changed[-1] ^= 1
            answer["response"][part] = bytes_to_base64url(bytes(changed))
            assert await tried(phone, "/api/passkey", answer) == REFUSED


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "a"},
        {"id": "a", "response": None},
        {"id": "a", "response": {"clientDataJSON": 7}},
        {"id": "a", "response": {"clientDataJSON": "!!"}},
        {"id": "a", "response": {"clientDataJSON": bytes_to_base64url(b"[]")}},
        {"id": "a", "response": {"clientDataJSON": bytes_to_base64url(b'{"challenge": 5}')}},
        {"id": ["a"], "response": {"clientDataJSON": bytes_to_base64url(b"\xff")}},
    ],
)
async def test_nonsense_is_refused_like_everything_else(credential: dict[str, Any]) -> None:
    async with house() as home:
        ann = Device(home.url)
        await ann.say("Ann")
        for path in ("/api/passkey", "/api/player/passkeys"):
            assert await tried(ann, path, credential) == REFUSED


async def test_nonsense_with_a_real_challenge_is_refused_too() -> None:
    async with house() as home:
        ann, phone = Device(home.url), Device(home.url)
        await ann.say("Ann")
        key = await kept(home, ann)
        for broken in ("rawId", "authenticatorData", "signature", "userHandle"):
            answer = key.sign(await asked(phone))
            (answer if broken in answer else answer["response"]).pop(broken)
            assert await tried(phone, "/api/passkey", answer) == REFUSED
        offer = await ann.done("POST", "/api/player/passkeys/offer", {})
        made = Authenticator(origin(home)).make(offer)
        made["response"]["attestationObject"] = bytes_to_base64url(b"nothing")
        assert await tried(ann, "/api/player/passkeys", made) == REFUSED


async def test_tries_are_limited() -> None:
    async with house(clock=StillClock(), arrivals=0.2) as home:
        eve = Device(home.url)
        for _time in range(30):
            assert await tried(eve, "/api/passkey", {}) == REFUSED
        assert await tried(eve, "/api/passkey", {}) == (429, "slow-down")
