"""Letting devices in the network join: who may open it, what opens, and what closing it ends."""

import json
import re
import socket
import threading
from collections.abc import Callable
from typing import Any

import httpx
import ifaddr
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gobelet.cli import serve
from gobelet.locale.voice import Voice
from gobelet.server.config import Config
from gobelet.server.start import listen, listen_all
from gobelet.server.web import addresses, house_routes
from gobelet.server.web.addresses import Address
from gobelet.server.web.network import Network
from tests.server.house import House, house

KEY = "the key in the address"
# Loopback has many addresses: these stand in for those of networks.
WIFI, CABLE = Address("127.0.0.2", "Wi-Fi"), Address("127.0.0.3", "eth0")
TABLE: dict[str, Any] = {"ruleset": "cincinnati", "seats": [{}, {}, {}], "name": "Ann"}
JSON = {"content-type": "application/json"}


class Opened:
    """A network with two addresses, and what was said of it in the terminal."""

    def __init__(self, key: str = KEY) -> None:
        self.found = [WIFI, CABLE]
        self.said: list[str] = []
        self.network = Network(key, lambda: self.found, self.said.append)


async def ask(
    home: House, method: str, session: str | None, body: dict[str, str] | None = None
) -> httpx.Response:
    headers = JSON if session is None else {**JSON, "authorization": f"Bearer {session}"}
    async with httpx.AsyncClient(base_url=home.url, headers=headers) as http:
        return await http.request(method, "/api/network", content=json.dumps(body) if body else None)


async def exchange(home: House, key: str) -> httpx.Response:
    return await home.post("/api/network/session", json.dumps({"key": key}).encode())


async def answers(link: str) -> bool:
    async with httpx.AsyncClient() as http:
        try:
            return (await http.get(f"{link}/healthz")).status_code == 200
        except httpx.ConnectError:
            return False


async def heard_to_the_end(line: ClientConnection) -> None:
    while True:
        await line.recv()


async def session_of(home: House) -> str:
    session: str = (await exchange(home, KEY)).json()["session"]
    return session


# --- who may ------------------------------------------------------------------------------------------------


async def test_only_the_browser_that_was_opened_may_ask() -> None:
    async with house(network=Opened().network) as home:
        assert (await exchange(home, "guessed")).status_code == 403
        session = await session_of(home)
        assert session != KEY
        again = await exchange(home, KEY)
        assert (again.status_code, again.json()["code"]) == (403, "network-forbidden"), "the key is good once"
        for method in ("GET", "POST", "DELETE"):
            body = {"address": WIFI.address} if method == "POST" else None
            for wrong in (None, KEY, "guessed", session[:-1], "Bearer"):
                answer = await ask(home, method, wrong, body)
                assert (answer.status_code, answer.json()["code"]) == (403, "network-forbidden"), (
                    method,
                    wrong,
                )
            assert (await ask(home, method, session, body)).status_code == 200, method


async def test_a_program_without_a_key_opens_for_nobody() -> None:
    async with house(network=Opened(key="").network) as home:
        for key in ("x", KEY):
            assert (await exchange(home, key)).status_code == 403
        for session in ("None", KEY):
            assert (await ask(home, "POST", session, {"address": WIFI.address})).status_code == 403
    async with house() as home:
        assert (await exchange(home, KEY)).status_code == 403


OFFERED = [[], ["--host", "127.0.0.1"], ["--host", "::1"], ["--port", "0"], ["--origin", "https://a.example"]]
NOT_OFFERED = [
    ["--host", "0.0.0.0"],
    ["--host", "192.168.1.5"],
    ["--host", "::"],
    ["--host", "play.example"],
    ["--trust", "127.0.0.1"],
    ["--public-url", "https://play.example"],
    ["--no-open"],
]


def test_it_is_offered_only_on_loopback_without_a_proxy() -> None:
    voice = Voice("en")
    for words in OFFERED:
        assert serve.may_open_network(serve.read(words, voice).settings), words
    for words in NOT_OFFERED:
        assert not serve.may_open_network(serve.read(words, voice).settings), words
    several = serve.read(["--workers", "2"], voice).settings
    assert not serve.may_open_network(several)


# --- open and closed ----------------------------------------------------------------------------------------


async def test_it_opens_at_the_address_and_says_so() -> None:
    opened = Opened()
    async with house(network=opened.network) as home:
        session = await session_of(home)
        before = (await ask(home, "GET", session)).json()
        assert before == {
            "addresses": [
                {"address": "127.0.0.2", "adapter": "Wi-Fi"},
                {"address": "127.0.0.3", "adapter": "eth0"},
            ],
            "open": None,
            "link": "",
        }
        assert (await home.get("/api/house")).json()["link"] == ""
        port = home.url.rpartition(":")[2]
        link = f"http://127.0.0.2:{port}"
        assert not await answers(link)

        after = (await ask(home, "POST", session, {"address": "127.0.0.2"})).json()
        assert (after["open"], after["link"]) == ({"address": "127.0.0.2", "adapter": "Wi-Fi"}, link)
        assert (await home.get("/api/house")).json()["link"] == link
        async with httpx.AsyncClient(base_url=link) as guest:
            made = await guest.post("/api/tables", json=TABLE, headers={"origin": link})
            assert made.status_code == 201, "the address is one of our names now, and its page one of ours"
        await ask(home, "POST", session, {"address": "127.0.0.2"})
        assert opened.said == [link], "opening it twice changes nothing"

        after = (await ask(home, "DELETE", session)).json()
        assert after == before
        assert opened.said == [link, ""]
        assert (await home.get("/api/house")).json()["link"] == ""
        assert not await answers(link)
        assert (await ask(home, "DELETE", session)).json() == before, "closing it twice changes nothing"
        await ask(home, "POST", session, {"address": "127.0.0.2"})
        assert opened.said == [link, "", link]
    assert not await answers(link), "it is closed when the program ends"


async def test_closing_it_closes_the_sockets_that_came_through_it() -> None:
    async with house(network=Opened().network) as home:
        session = await session_of(home)
        link = (await ask(home, "POST", session, {"address": "127.0.0.2"})).json()["link"]
        seated = (await home.post("/api/tables", json.dumps(TABLE).encode())).json()
        path = f"/api/tables/{seated['table']}/socket"
        async with (
            connect(home.url.replace("http", "ws") + path) as ours,
            connect(link.replace("http", "ws") + path) as guest,
            httpx.AsyncClient(base_url=link) as kept,
        ):
            for line in (ours, guest):
                await line.send('{"type": "hello"}')
                assert json.loads(await line.recv())["type"] == "welcome"
            assert (await kept.get("/api/rulesets")).status_code == 200
            await ask(home, "DELETE", session)
            with pytest.raises(ConnectionClosed):
                await heard_to_the_end(guest)
            with pytest.raises(httpx.TransportError):  # not even on a connection that is open already
                await kept.get("/api/rulesets")
            await ours.send('{"type": "ping", "ref": 7}')
            while json.loads(await ours.recv())["type"] != "pong":
                pass


async def test_another_address_takes_the_place_of_the_first() -> None:
    async with house(network=Opened().network) as home:
        session = await session_of(home)
        first = (await ask(home, "POST", session, {"address": "127.0.0.2"})).json()["link"]
        second = (await ask(home, "POST", session, {"address": "127.0.0.3"})).json()["link"]
        assert await answers(second)
        assert not await answers(first)


async def test_an_address_that_is_not_ours_is_refused() -> None:
    async with house(network=Opened().network) as home:
        session = await session_of(home)
        for address in ("127.0.0.1", "0.0.0.0", "", "192.168.1.5", "localhost"):
            answer = await ask(home, "POST", session, {"address": address})
            assert (answer.status_code, answer.json()["code"]) == (400, "network-unknown-address"), address
        assert (await ask(home, "GET", session)).json()["open"] is None


async def test_a_taken_port_is_replaced_and_a_dead_address_is_said() -> None:
    opened = Opened()
    async with house(network=opened.network) as home:
        session = await session_of(home)
        port = int(home.url.rpartition(":")[2])
        with listen("127.0.0.2", port) as taken:
            taken.listen()
            link = (await ask(home, "POST", session, {"address": "127.0.0.2"})).json()["link"]
            assert not link.endswith(f":{port}")
            assert await answers(link)
        opened.found.append(Address("203.0.113.7", "gone"))
        answer = await ask(home, "POST", session, {"address": "203.0.113.7"})
        assert (answer.status_code, answer.json()["code"]) == (409, "network-cannot-listen")
        assert (await ask(home, "GET", session)).json()["link"] == link, "the one that was open still is"


async def test_it_closes_when_the_machine_has_left_the_network() -> None:
    opened = Opened()
    async with house(network=opened.network) as home:
        session = await session_of(home)
        await ask(home, "POST", session, {"address": "127.0.0.2"})
        opened.found.remove(WIFI)
        after = (await ask(home, "GET", session)).json()
        assert (after["open"], after["link"]) == (None, "")
        assert [one["address"] for one in after["addresses"]] == ["127.0.0.3"]


async def test_a_server_for_all_addresses_gives_out_one_that_others_can_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [Address("192.0.2.7", "Wi-Fi"), Address("192.0.2.9", "eth0")]
    monkeypatch.setattr(house_routes, "machine_addresses", lambda: found)
    async with house(everywhere=True) as home:
        port = home.url.rpartition(":")[2]
        assert (await home.get("/api/house")).json()["link"] == f"http://192.0.2.7:{port}"
        found.clear()
        assert (await home.get("/api/house")).json()["link"] == ""
    async with house(everywhere=True, public_url="https://play.example") as home:
        assert (await home.get("/api/house")).json()["link"] == "https://play.example"


async def test_a_public_address_is_the_link() -> None:
    async with house(public_url="https://play.example") as home:
        assert (await home.get("/api/house")).json()["link"] == "https://play.example"


# --- addresses ----------------------------------------------------------------------------------------------


class Ip:
    is_IPv4 = True  # noqa: N815 as ifaddr calls it

    def __init__(self, ip: str) -> None:
        self.ip = ip


class Adapter:
    def __init__(self, name: str, *ips: str) -> None:
        self.nice_name = name
        self.ips = [Ip(ip) for ip in ips]


def test_addresses_are_those_of_networks_the_default_route_first(monkeypatch: pytest.MonkeyPatch) -> None:
    adapters = [
        Adapter("lo", "127.0.0.1"),
        Adapter("docker0", "172.17.0.1"),
        Adapter("eth1", "169.254.7.7"),
        Adapter("wlan0", "192.168.1.5"),
        Adapter("tailscale0", "100.100.1.2"),
        Adapter("ppp0", "8.8.4.4"),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(addresses, "_routed", lambda: "192.168.1.5")
    private = [
        Address("192.168.1.5", "wlan0"),
        Address("172.17.0.1", "docker0"),
        Address("100.100.1.2", "tailscale0"),
    ]
    assert addresses.network_addresses() == private
    assert addresses.machine_addresses() == [*private, Address("8.8.4.4", "ppp0")]
    lines = serve.others(Voice("en"), 8080)
    assert lines[0] == "Other devices: http://192.168.1.5:8080/ (wlan0)"
    assert len(lines) == 4


def test_this_machine_has_no_loopback_among_its_addresses() -> None:
    assert not [one for one in addresses.machine_addresses() if one.address.startswith("127.")]


# --- localhost ----------------------------------------------------------------------------------------------


def has_ipv6() -> bool:
    try:
        listen("::1", 0).close()
    except OSError:
        return False
    return True


def test_localhost_is_both_of_its_addresses() -> None:
    made = listen_all("localhost", 0)
    try:
        assert [one.getsockname()[0] for one in made] == ["127.0.0.1", "::1"][: 1 + has_ipv6()]
        assert len({one.getsockname()[1] for one in made}) == 1
        assert serve.address_of("localhost", made[0]) == f"http://localhost:{made[0].getsockname()[1]}/"
    finally:
        for one in made:
            one.close()


def test_localhost_is_not_shared_with_another_program() -> None:
    if not has_ipv6():
        pytest.skip("there is no IPv6 here")
    with listen("::1", 0) as other:
        other.listen()
        with pytest.raises(OSError, match="in use"):
            listen_all("localhost", other.getsockname()[1])


def test_everywhere_is_opened_at_localhost() -> None:
    with listen("0.0.0.0", 0) as made:
        assert serve.address_of("0.0.0.0", made).startswith("http://localhost:")
    with listen("127.0.0.1", 0) as made:
        assert serve.address_of("127.0.0.1", made).startswith("http://127.0.0.1:")


# --- the command --------------------------------------------------------------------------------------------


class Started:
    """What `gobelet serve` would have started and opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened: list[str] = []
        self.network = Network()
        monkeypatch.setattr(serve, "run_server", self.run)
        monkeypatch.setattr(serve, "check_outside", lambda _config: None)
        monkeypatch.setattr(serve, "show", lambda _made, address: self.opened.append(address))
        monkeypatch.setattr(threading.Thread, "start", lambda thread: thread.run())

    def run(
        self,
        _config: Config,
        sockets: list[socket.socket],
        _workers: int,
        network: Network,
        _metrics_at: tuple[str, int] | None,
        ready: Callable[[], None],
    ) -> None:
        self.network = network
        ready()
        for one in sockets:
            one.close()


def test_the_browser_is_opened_at_localhost_with_a_key(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started = Started(monkeypatch)
    for _time in range(2):
        serve.run(["--port", "0"], "en")
    keys = [re.fullmatch(r"http://localhost:\d+/#house=([\w-]{43})", address) for address in started.opened]
    assert keys[0] is not None
    assert keys[1] is not None
    assert keys[0][1] != keys[1][1]
    assert keys[1][1] not in capsys.readouterr().out, "the key is for the browser alone"
    assert started.network.exchange(keys[1][1])
    started.network.report("http://192.168.1.5:8080")
    started.network.report("")
    assert capsys.readouterr().out.splitlines() == [
        "Devices in this network can join at http://192.168.1.5:8080/ (not encrypted).",
        "Devices in this network can no longer join.",
    ]


def test_a_server_for_everybody_prints_the_addresses_that_others_can_use(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started = Started(monkeypatch)
    monkeypatch.setattr(serve, "machine_addresses", lambda: [WIFI, CABLE])
    serve.run(["--host", "0.0.0.0", "--port", "0"], "en")
    lines = capsys.readouterr().out.splitlines()
    port = lines[0].partition("localhost:")[2].partition("/")[0]
    assert lines[1:3] == [
        f"Other devices: http://127.0.0.2:{port}/ (Wi-Fi)",
        f"Other devices: http://127.0.0.3:{port}/ (eth0)",
    ]
    assert started.opened == [f"http://localhost:{port}/"], "without a key"
    serve.run(["--port", "0"], "en")
    assert "Other devices" not in capsys.readouterr().out
