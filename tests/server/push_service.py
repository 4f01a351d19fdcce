"""A push service for tests, on loopback: it takes messages over TLS, and a browser's keys read them."""

import asyncio
import json
import os
import ssl
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
import httpcore
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from gobelet.server.notices.address_guard import SERVICES, GuardedBackend, pool
from gobelet.server.notices.encryption import CURVE, decoded, encoded
from gobelet.server.notices.pusher import Pusher
from tests.server.house import House

HOST = "updates.push.services.mozilla.com"
PUBLIC = "34.117.59.81"  # any number of the public internet: nobody is asked there


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def claims(self) -> dict[str, Any]:
        """Of the sender, if the signature is right: otherwise InvalidSignature."""
        scheme, _space, rest = self.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(part.split("=", 1) for part in rest.split(","))
        signed, _dot, signature = parts["t"].rpartition(".")
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(parts["k"]))
        raw = decoded(signature)
        pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
        head, body = signed.split(".")
        assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
        return {**json.loads(decoded(body)), "key": parts["k"]}


class Browser:
    """The keys of one browser, and what it would read."""

    def __init__(self, name: str) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.secret = os.urandom(16)
        self.endpoint = f"https://{HOST}/wpush/v2/{name}"

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "p256dh": encoded(point), "auth": encoded(self.secret)}

    def read(self, body: bytes) -> dict[str, str]:
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, str] = json.loads(text)
        return found


class PushService:
    def __init__(self) -> None:
        self.received: list[Received] = []
        self.answers: list[tuple[int, str]] = []  # statuses with Retry-After, before 201 again and again

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                headers = {
                    name.lower(): value.strip()
                    for name, _colon, value in (one.partition(":") for one in head[1:])
                }
                body = await reader.readexactly(int(headers["content-length"]))
                self.received.append(Received(head[0].split()[1], headers, body))
                status, again = self.answers.pop(0) if self.answers else (201, "")
                more = f"Retry-After: {again}\r\n" if again else ""
                more += "Location: https://localhost/inside\r\n" if status in (301, 302, 307) else ""
                writer.write(f"HTTP/1.1 {status} X\r\n{more}Content-Length: 0\r\n\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    def texts(self, browser: Browser) -> list[dict[str, str]]:
        path = browser.endpoint.partition(HOST)[2]
        return [browser.read(one.body) for one in self.received if one.path == path]


def certificate(folder: Path, *names: str) -> Path:
    """A file with a certificate for these names, which signs itself, and its key."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, names[0])])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(one) for one in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "service.pem"
    pem = serialization.Encoding.PEM
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file.write_bytes(private + made.public_bytes(pem))
    return file


@asynccontextmanager
async def push_service(*pushers: Pusher) -> AsyncIterator[PushService]:
    """These send there. All but the last step, the connection itself, is as everywhere."""
    service = PushService()
    with tempfile.TemporaryDirectory() as folder:
        file = certificate(Path(folder), HOST, "fcm.googleapis.com")
        ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        ours.load_cert_chain(file)
        theirs = ssl.create_default_context(cafile=str(file))
    server = await asyncio.start_server(service._serve, "127.0.0.1", 0, ssl=ours)
    port = server.sockets[0].getsockname()[1]

    async def resolve(_host: str) -> list[str]:
        return [PUBLIC]

    async def dial(number: str, _port: int, timeout: float | None = None) -> httpcore.AsyncNetworkStream:
        assert number == PUBLIC  # to the very number that was checked
        return await httpcore.AnyIOBackend().connect_tcp("127.0.0.1", port, timeout=timeout)

    for pusher in pushers:
        await pusher.close()
        pusher.pool = pool(GuardedBackend(SERVICES, resolve, dial), theirs)
    try:
        yield service
    finally:
        for pusher in pushers:
            await pusher.close()
        server.close()


def pusher_of(home: House) -> Pusher:
    return home.lobby.notifier.delivery.pusher
