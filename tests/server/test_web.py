"""What the web sees beside tables: headers, the page, OpenAPI, health and metrics."""

import json
from pathlib import Path

import msgspec
import pytest

from gobelet.server import pages, schema, wire
from gobelet.server.catalogue import catalogue
from tests.server.house import house, run
from tests.server.players import begin, new_table, some_choice


def test_every_answer_has_the_usual_headers() -> None:
    async def test() -> None:
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

    run(test())


def test_the_page_is_served_with_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "assets" / "app-1a2b.js").write_text("code")
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    pages.files.cache_clear()

    async def test() -> None:
        async with house() as home:
            for path in ("/", "/t/abcdefgh", "/replay"):
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

    try:
        run(test())
    finally:
        pages.files.cache_clear()


def test_openapi_lists_every_address() -> None:
    async def test() -> None:
        async with house() as home:
            api = (await home.get("/schema/openapi.json")).json()
            assert set(api["paths"]) == {
                "/api/rulesets",
                "/api/tables",
                "/api/tables/{table}",
                "/api/tables/{table}/seats",
                "/api/tables/{table}/record",
                "/api/protocol.json",
                "/healthz",
                "/metrics",
            }
            assert {"NewTable", "Seated", "TableInfo"} <= set(api["components"]["schemas"])
            assert (await home.get("/api/protocol.json")).json() == json.loads(schema.schema_text())

    run(test())


def test_health_and_metrics() -> None:
    async def test() -> None:
        async with house() as home:
            assert (await home.get("/healthz")).json() == {"status": "ok"}
            ann, ben = await begin(home, new_table("dicetown/2009", 2, 1))
            for player in (ann, ben):
                await player.answer(some_choice(player))
            text = (await home.get("/metrics")).text
            assert "gobelet_tables 1.0" in text
            assert "gobelet_sockets 2.0" in text
            assert 'gobelet_answers_total{cause="human"} 2.0' in text
            assert "gobelet_row_seconds_bucket" in text
            assert "gobelet_bots_thinking" in text

    run(test())


def test_a_server_without_its_database_is_not_healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with house() as home:

            async def fail() -> None:
                raise OSError("gone")

            monkeypatch.setattr(home.lobby.store, "ready", fail)
            answer = await home.get("/healthz")
            assert (answer.status_code, answer.json()["code"]) == (503, "store-down")

    run(test())


def test_the_catalogue_has_all_that_a_page_needs() -> None:
    told = {one.id: one for one in catalogue()}
    town = told["dicetown/2009"]
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
    assert [choice.id for choice in town.choices] == ["sheriff", "bribes"]
    assert sum(card.copies for card in told["cincinnati"].cards) == 36
    assert msgspec.json.decode(msgspec.json.encode(list(told.values())), type=list[wire.RulesetInfo])
