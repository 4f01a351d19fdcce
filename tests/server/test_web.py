"""What the web sees beside tables: headers, the page, OpenAPI, health and metrics."""

import json
import socket
import subprocess
from pathlib import Path

import httpx
import msgspec
import pytest
from prometheus_client import generate_latest

from gobelet.core.errors import BadRequest
from gobelet.server.games.catalogue import catalogue
from gobelet.server.protocol import rulesets as ruleset_wire
from gobelet.server.protocol import schema
from gobelet.server.settings.configuring import metrics_address
from gobelet.server.web import pages
from tests.server.house import house
from tests.server.outside import Server, free_port
from tests.server.players import begin, new_table, some_choice


async def test_every_answer_has_the_usual_headers() -> None:
    async with house() as home:
        for path in ("/", "/healthz", "/api/rulesets", "/api/tables/none", "/nothing.js", "/metrics"):
            answer = await home.get(path)
            for name, value in pages.HEADERS.items():
                assert answer.headers[name] == value, path
            assert "server" not in answer.headers
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy


async def test_the_page_is_served_with_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "assets" / "app-1a2b.js").write_text("code")
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    pages.files.cache_clear()

    try:
        async with house() as home:
            for path in ("/", "/t/abcdefgh", "/replay", "/mail/confirm/abc", "/mail/stop/abc"):
                answer = await home.get(path)
                assert answer.text == "<!doctype html>the page"
                assert answer.headers["content-type"].startswith("text/html")
                assert answer.headers["cache-control"] == "no-cache"
            answer = await home.get("/assets/app-1a2b.js")
            assert (answer.text, answer.headers["content-type"].partition(";")[0]) == (
                "code",
                "text/javascript",
            )
            assert "immutable" in answer.headers["cache-control"]
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/none.js"):
                assert "secret" not in (await home.get(path)).text
            assert (await home.get("/assets/none.js")).status_code == 404
    finally:
        pages.files.cache_clear()


async def test_openapi_lists_every_address() -> None:
    async with house() as home:
        api = (await home.get("/schema/openapi.json")).json()
        paths = set(api["paths"])
        assert {path for path in paths if not path.startswith("/api/replay")} == {
            "/api/rulesets",
            "/api/tournaments",
            "/api/tournaments/{tournament}",
            "/api/tournaments/{tournament}/entry",
            "/api/tournaments/{tournament}/judge",
            "/api/tables",
            "/api/tables/{table}",
            "/api/tables/{table}/seat",
            "/api/tables/{table}/seats",
            "/api/tables/{table}/record",
            "/api/protocol.json",
            "/api/games/{game}/{file}",
            "/api/mail/confirm",
            "/api/mail/stop",
            "/api/match",
            "/api/daily",
            "/api/daily/{day}/{game}",
            "/api/announcement",
            "/api/house",
            "/api/house/key",
            "/api/texts/{name}",
            "/api/reports",
            "/api/moderation",
            "/api/moderation/offer",
            "/api/moderation/session",
            "/api/moderation/reports/{number}",
            "/api/moderation/restrictions/{number}/lift",
            "/api/network",
            "/api/network/session",
            "/api/player",
            "/api/player/arrival",
            "/api/player/code",
            "/api/player/data",
            "/api/player/devices/{device}",
            "/api/player/games",
            "/api/player/games/{table}",
            "/api/player/page",
            "/api/player/research",
            "/api/players/{page}",
            "/api/tables/{table}/ratings",
            "/api/player/notices",
            "/api/player/notices/mail",
            "/api/player/notices/push",
            "/api/player/notices/tables/{table}",
            "/api/player/passkeys",
            "/api/player/passkeys/offer",
            "/api/player/passkeys/{passkey}",
            "/api/passkey",
            "/api/passkey/offer",
            "/healthz",
        }
        assert {"NewTable", "Seated", "TableInfo", "Problem"} <= set(api["components"]["schemas"])
        for path in paths:
            for operation in api["paths"][path].values():
                assert operation["summary"]
                for status, response in operation["responses"].items():
                    content = response.get("content", {"": {"schema": {}}}).values()
                    schemas = [str(one["schema"]) for one in content]
                    assert status < "400" or "#/components/schemas/Problem" in schemas[0], path
        assert (await home.get("/api/protocol.json")).json() == json.loads(schema.schema_text())


async def test_health_and_metrics() -> None:
    async with house() as home:
        assert (await home.get("/healthz")).json() == {"status": "ok", "database": "ok"}
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 1))
        for player in (ann, ben):
            await player.answer(some_choice(player))
        home.lobby.metrics.look(home.lobby)
        text = generate_latest(home.lobby.metrics.registry).decode()
        assert "gobelet_tables 1.0" in text
        assert "gobelet_sockets 2.0" in text
        assert 'gobelet_answers_total{cause="human"} 2.0' in text
        assert "gobelet_row_seconds_bucket" in text
        assert "gobelet_bots_thinking" in text
        assert (await home.get("/metrics")).status_code == 404  # nothing for players and those who watch them


def test_metrics_have_an_address_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", "--metrics", str(port)) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 404
        assert "gobelet_rows_total" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        with socket.socket() as probe:  # for this machine only
            assert probe.connect_ex(("127.0.0.2", port))
        another = Server(f"sqlite:///{tmp_path / 'others.db'}", "--metrics", str(port))
        ended = subprocess.run(another.command, capture_output=True, text=True, timeout=60, check=False)
        assert ended.returncode == 2
        assert f"127.0.0.1, port {port}" in ended.stderr


@pytest.mark.parametrize(
    ("text", "address"),
    [("9100", ("127.0.0.1", 9100)), ("10.0.0.5:9100", ("10.0.0.5", 9100)), ("[::1]:9100", ("::1", 9100))],
)
def test_the_address_of_metrics(text: str, address: tuple[str, int]) -> None:
    assert metrics_address(text) == address
    for wrong in ("", "host:", "host", "1:70000"):
        with pytest.raises(BadRequest) as refused:
            metrics_address(wrong)
        assert refused.value.facts["where"] == "--metrics"


async def test_a_server_without_its_database_is_not_healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house() as home:

        async def fail() -> None:
            raise OSError("gone")

        monkeypatch.setattr(home.lobby.store, "ready", fail)
        answer = await home.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "store-down")


def test_the_catalogue_has_all_that_a_page_needs() -> None:
    listed = {one.id: one for one in catalogue()}
    town = listed["dicetown/2009"]
    assert [card.id for card in town.cards if card.playable] == [
        "brute",
        "cheater",
        "dynamite",
        "girls",
        "corruption",
        "credits",
        "joe",
        "marshall",
        "split",
        "wanted",
        "elixir",
    ]
    assert [place.face for place in town.places] == ["9", "10", "J", "Q", "K", None]
    assert [choice.id for choice in town.choices if not choice.free] == ["sheriff", "bribes"]
    assert [choice.id for choice in town.choices if choice.free] == ["hands", "deeds"]
    assert all(not choice.values and choice.default for choice in town.choices if choice.free)
    assert sum(card.copies for card in listed["cincinnati"].cards) == 36
    assert not town.elixirs
    assert not town.outlaws
    revised = listed["dicetown/revised"]
    assert len(revised.elixirs) == 7
    assert "joe" not in [card.id for card in revised.cards if card.playable]  # DT-55: played at once
    extension = listed["dicetown/extension"]
    assert (extension.seats[-1], len(extension.outlaws)) == (6, 12)
    assert sum(find.copies for find in extension.river) == 12
    assert [place.actions for place in extension.places][:2] == [["dig", "pan"], ["rob-bank", "hold-up"]]
    assert not extension.indian
    indians = listed["dicetown/extension+indians"]
    assert len(indians.indian) == 6
    assert {card.id for card in indians.cards} - {card.id for card in extension.cards} == {"smoke"}
    assert [choice.id for choice in indians.choices if choice.free][-1] == "indian"
    assert msgspec.json.decode(
        msgspec.json.encode(list(listed.values())), type=list[ruleset_wire.RulesetInfo]
    )
