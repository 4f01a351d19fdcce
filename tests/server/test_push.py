"""Web push: what goes out can be read by the browser alone, and nothing goes anywhere else."""

import json
import ssl

import http_ece  # type: ignore[import-untyped]
import httpcore
import pytest

from gobelet.server.errors import Trouble
from gobelet.server.notices.address_guard import (
    SERVICES,
    GuardedBackend,
    NoPushService,
    check_endpoint,
    is_outside,
    pool,
)
from gobelet.server.notices.encryption import LONGEST, BadKeys, Signer, encoded, encrypt, keys_of
from gobelet.server.notices.pusher import Pusher, SendResult, Subscription, seconds_of
from tests.server.push_service import HOST, PUBLIC, Browser, push_service
from tests.server.still_clock import MORNING


def test_a_browser_reads_what_was_encrypted_for_it_and_no_other_does() -> None:
    ann, ben = Browser("ann"), Browser("ben")
    keys = keys_of(ann.subscription["p256dh"], ann.subscription["auth"])
    for text in ('{"a": 1}', '{"long": "%s"}' % ("x" * (LONGEST - 12))):
        body = encrypt(text.encode(), keys)
        assert len(body) <= 4096
        assert ann.read(body) == json.loads(text)
        with pytest.raises(http_ece.ECEException):
            ben.read(body)
    with pytest.raises(ValueError, match="too long"):
        encrypt(b"x" * (LONGEST + 1), keys)


def test_messages_of_different_length_look_alike() -> None:
    keys = keys_of(Browser("ann").subscription["p256dh"], Browser("ann").subscription["auth"])
    assert len(encrypt(b"Cincinnati", keys)) == len(encrypt(b"Dice Town (2009), round 12", keys))


def test_what_is_no_key_is_refused() -> None:
    good = Browser("ann").subscription
    for p256dh, auth in (
        ("", good["auth"]),
        (good["p256dh"][:-4], good["auth"]),
        (encoded(b"\x04" + b"\x01" * 64), good["auth"]),  # not on the curve
        (good["p256dh"], "abc"),
        (good["p256dh"], encoded(b"x" * 17)),
        ("ü", good["auth"]),
    ):
        with pytest.raises(BadKeys):
            keys_of(p256dh, auth)


# --- the guard ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://fcm.googleapis.com/x", "push-address"),
        ("https://fcm.googleapis.com:8443/x", "push-address"),
        ("https://me@fcm.googleapis.com/x", "push-address"),
        ("https://fcm.googleapis.com:99999/x", "push-address"),
        ("https://[::1/x", "push-address"),
        ("ftp://fcm.googleapis.com/x", "push-address"),
        ("https://fcm.googleapis.com/a b", "push-address"),
        ("https://fcm.googleapis.com\\@localhost/", "push-address"),
        ("https://localhost/x", "push-service-unknown"),
        ("https://127.0.0.1/x", "push-service-unknown"),
        ("https://2130706433/x", "push-service-unknown"),
        ("https://fcm.googleapis.com.example.org/x", "push-service-unknown"),
        ("https://evilpush.services.mozilla.com/x", "push-service-unknown"),
        ("https://push.example.org/x", "push-service-unknown"),
    ],
)
def test_an_address_that_is_none_of_a_push_service_is_refused(url: str, code: str) -> None:
    with pytest.raises(Trouble) as refused:
        check_endpoint(url)
    assert (refused.value.id, refused.value.status) == (code, 400)


def test_known_services_and_those_that_the_operator_adds_are_taken() -> None:
    for url in (
        "https://fcm.googleapis.com/fcm/send/abc",
        f"https://{HOST}/wpush/v2/abc",
        "https://web.push.apple.com:443/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ):
        check_endpoint(url)
    assert check_endpoint("https://PUSH.example.org/x", ["push.example.org"]) == "push.example.org"


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "0.0.0.0",
        "10.0.0.1",
        "172.16.5.4",
        "192.168.1.1",
        "169.254.169.254",  # what clouds tell their machines
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "192.88.99.1",
        "::1",
        "::",
        "::7f00:1",
        "fe80::1",
        "fc00::1",
        "ff0e::1",
        "::ffff:127.0.0.1",
        "::ffff:34.117.59.81",
        "64:ff9b::7f00:1",  # NAT64
        "64:ff9b:1::1",
        "2002:7f00:1::1",  # 6to4
        "2001:0:7f00:1::1",  # Teredo
        "2001:db8::1",
        "2130706433",
        "localhost",
    ],
)
async def test_no_number_of_an_inner_network_is_connected_to(number: str) -> None:
    assert not is_outside(number)
    dialled: list[str] = []

    async def resolve(_host: str) -> list[str]:
        return [PUBLIC, number]  # one of several is enough

    async def dial(where: str, *_rest: object, **_options: object) -> httpcore.AsyncNetworkStream:
        dialled.append(where)
        raise httpcore.ConnectError

    guarded = pool(GuardedBackend(SERVICES, resolve, dial))
    with pytest.raises(NoPushService):
        await guarded.request("POST", f"https://{HOST}/x")
    await guarded.aclose()
    assert not dialled


async def test_the_guard_looks_at_name_and_port_too_and_tries_every_number() -> None:
    assert is_outside(PUBLIC)
    assert is_outside("2606:4700::1111")
    dialled: list[str] = []

    async def resolve(_host: str) -> list[str]:
        return ["2606:4700::1111", PUBLIC]

    async def dial(where: str, *_rest: object, **_options: object) -> httpcore.AsyncNetworkStream:
        dialled.append(where)
        raise httpcore.ConnectError

    backend = GuardedBackend(SERVICES, resolve, dial)
    for host, port in (("push.example.org", 443), (HOST, 80), ("localhost", 443)):
        with pytest.raises(NoPushService):
            await backend.connect_tcp(host, port)
    with pytest.raises(NoPushService):
        await backend.connect_unix_socket("/run/something")
    assert not dialled
    with pytest.raises(httpcore.ConnectError):
        await backend.connect_tcp(HOST, 443)
    assert dialled == ["2606:4700::1111", PUBLIC]


# --- sending ------------------------------------------------------------------------------------------------


async def sent(
    answer: tuple[int, str] | None, monkeypatch: pytest.MonkeyPatch
) -> tuple[SendResult, list[str]]:
    """What becomes of a message, and which paths were asked for."""
    monkeypatch.setenv("HTTPS_PROXY", "http://127.0.0.1:9")  # nobody listens: it must not be asked
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")
    pusher = Pusher("mailto:a@example.org", [])
    browser = Browser("ann")
    async with push_service(pusher) as service:
        service.answers = [answer] if answer is not None else []
        to = Subscription("device", **browser.subscription)
        outcome = await pusher.send(Signer(Signer.new_secret()), to, b'{"a":1}', "topic", 60, MORNING)
        return outcome, [one.path for one in service.received]


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (None, SendResult("sent")),
        ((404, ""), SendResult("gone")),
        ((410, ""), SendResult("gone")),
        ((429, "120"), SendResult("later", 120)),
        ((503, ""), SendResult("later")),
        ((400, ""), SendResult("refused")),
        ((413, ""), SendResult("refused")),
        ((307, ""), SendResult("refused")),
    ],
)
async def test_what_a_push_service_answers_and_what_follows(
    answer: tuple[int, str] | None, outcome: SendResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, paths = await sent(answer, monkeypatch)
    assert found == outcome
    assert paths == ["/wpush/v2/ann"]  # a redirect is not followed, a proxy is not asked


async def test_who_can_not_be_reached_is_tried_later() -> None:
    async def resolve(_host: str) -> list[str]:
        raise OSError("no such name")

    pusher = Pusher("mailto:a@example.org", [])
    await pusher.close()
    pusher.pool = pool(GuardedBackend(SERVICES, resolve), ssl.create_default_context())
    signer = Signer(Signer.new_secret())
    to = Subscription("device", **Browser("ann").subscription)
    assert await pusher.send(signer, to, b"{}", "topic", 60, MORNING) == SendResult("later")
    elsewhere = to._replace(endpoint="https://push.example.org/x")
    assert await pusher.send(signer, elsewhere, b"{}", "topic", 60, MORNING) == SendResult("gone")
    await pusher.close()


def test_retry_after_is_seconds_or_a_date() -> None:
    assert seconds_of("120", MORNING) == 120
    assert seconds_of("Sun, 15 Jun 2025 15:07:40 GMT", MORNING) == 60
    assert seconds_of("Sun, 15 Jun 2025 15:00:00 GMT", MORNING) == 0
    assert seconds_of("soon", MORNING) == seconds_of("", MORNING) == seconds_of("²", MORNING) == 0
