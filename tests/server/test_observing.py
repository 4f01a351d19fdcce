"""What operators see: lines of the log, metrics of processes and loops, alerts and a board."""

import json
import logging
import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import CollectorRegistry

from gobelet.server.errors import Trouble
from gobelet.server.logs import JsonLines, TextLines
from gobelet.server.web.metrics import Metrics
from tests.server.house import house, until
from tests.server.outside import Server, free_port, redis
from tests.server.players import begin, new_table
from tests.tiers import soak

DEPLOY = Path(__file__).parents[2] / "deploy"
PRINTED = {
    "counter": ["_total"],
    "gauge": [""],
    "histogram": ["_bucket", "_count", "_sum"],
}  # what follows a name


def line(message: str, *args: object, error: Exception | None = None) -> logging.LogRecord:
    exc_info = (type(error), error, None) if error is not None else None
    return logging.LogRecord("gobelet.x", logging.ERROR, "x.py", 1, message, args, exc_info)


def test_a_line_has_time_level_table_and_cause() -> None:
    wrong = Trouble("table-frozen", 409, {"row": 12, "expected": "aa", "found": "bb"})
    record = line("table %s is frozen: %s", "t1", wrong)
    said = json.loads(JsonLines().format(record))
    assert (said["level"], said["table"], said["logger"]) == ("error", "t1", "gobelet.x")
    assert said["cause"] == "table-frozen: row=12, expected=aa, found=bb"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", said["time"])
    text = TextLines().format(record)
    assert re.match(r"\d{4}-\d\d-\d\dT\S+ ERROR table t1 is frozen: ", text)
    assert text.endswith("[table-frozen: row=12, expected=aa, found=bb]")
    assert "\n" not in JsonLines().format(line("no\nway", error=ValueError("x")))
    assert json.loads(JsonLines().format(line("oh", error=ValueError("x"))))["cause"] == "ValueError: x"


async def test_a_frozen_table_logs_why(caplog: pytest.LogCaptureFixture) -> None:
    async with house() as home:
        ann, *_others = await begin(home, new_table("cincinnati", 3, 0))
        table = await home.table(ann.seen.table.id)
        logged = (await home.lobby.store.rows(table.id, 0))[-1]
        await table._freeze(Trouble("table-frozen", 409, {"row": logged.number}))
        await table._freeze(Trouble("table-frozen", 409, {"row": logged.number}))
        lines = [one for one in caplog.records if "is frozen" in one.getMessage()]
        assert [json.loads(JsonLines().format(one))["table"] for one in lines] == [table.id]
        assert json.loads(JsonLines().format(lines[0]))["cause"] == f"table-frozen: row={logged.number}"
        assert value(home.lobby.metrics.registry, "gobelet_frozen_tables_total") == 1


def value(registry: CollectorRegistry, name: str) -> float:
    return registry.get_sample_value(name) or 0.0


async def test_a_worker_measures_itself() -> None:
    async with house() as home:
        registry = home.lobby.metrics.registry
        await until(lambda: value(registry, "gobelet_loop_lag_seconds_count") > 0)
        assert value(registry, "gobelet_workers") == 1
        assert value(registry, "gobelet_cpu_seconds_total") > 0
        if Path("/proc/self/statm").is_file():
            assert value(registry, "gobelet_resident_memory_bytes") > 10_000_000
            assert value(registry, "gobelet_open_files") > 3


def printed() -> dict[str, set[str]]:
    """The names that /metrics prints, each with its labels."""
    registry = Metrics().registry
    found: dict[str, set[str]] = {}
    for metric in registry.collect():
        labels = set(getattr(registry._names_to_collectors[metric.name], "_labelnames", ()))
        for suffix in PRINTED[metric.type]:
            found[metric.name + suffix] = labels | ({"le"} if suffix == "_bucket" else set())
    return found


def expressions(file: str) -> list[str]:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    if file.endswith(".json"):
        return [target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]]
    return [rule["expr"] for group in yaml.safe_load(text)["groups"] for rule in group["rules"]]


@pytest.mark.parametrize("file", ["prometheus/alerts.yml", "grafana/gobelet.json"])
def test_alerts_and_the_board_name_metrics_that_are_printed(file: str) -> None:
    known = printed()
    named: set[str] = set()
    for expression in expressions(file):
        found = re.findall(r"\b(gobelet_\w+)(?:\{([^}]*)\})?", expression)
        assert found, expression
        for name, selected in found:
            wanted = set(re.findall(r"(\w+)\s*=", selected))
            wanted |= set(re.findall(r"by \((\w+)\)", expression))
            assert name in known, name
            assert wanted <= known[name], expression
            named.add(name)
    if file.endswith(".json"):
        bases = {metric.name for metric in Metrics().registry.collect()}
        assert {base for base in bases if any(name.startswith(base) for name in named)} == bases


def test_every_alert_says_how_bad_it_is_and_what_to_do() -> None:
    text = (DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8")
    for group in yaml.safe_load(text)["groups"]:
        for rule in group["rules"]:
            assert rule["labels"]["severity"] in ("page", "ticket"), rule["alert"]
            assert set(rule["annotations"]) == {"summary", "action"}, rule["alert"]


def test_the_board_is_one_that_can_be_imported() -> None:
    """What Grafana wants: ids, places that do not overlap, and a source that whoever imports it names."""
    board = json.loads((DEPLOY / "grafana" / "gobelet.json").read_text(encoding="utf-8"))
    assert "id" not in board  # otherwise it would take the place of another
    assert board["uid"]
    assert board["schemaVersion"] >= 36  # from then on a source is named by type and uid
    (variable,) = board["templating"]["list"]
    assert (variable["type"], variable["query"]) == ("datasource", "prometheus")
    panels = board["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        assert panel["title"]
        assert panel["type"] in ("timeseries", "stat")
        assert panel["datasource"] == {"type": "prometheus", "uid": f"${{{variable['name']}}}"}
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        area = {
            (column, row)
            for column in range(place["x"], place["x"] + place["w"])
            for row in range(place["y"], place["y"] + place["h"])
        }
        assert not area & taken, panel["title"]
        taken |= area
        marks = [target["refId"] for target in panel["targets"]]
        assert len(set(marks)) == len(marks) > 0


def scraped(port: int) -> dict[str, float]:
    lines = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60).text.splitlines()
    return {
        name: float(number)
        for name, _space, number in (one.rpartition(" ") for one in lines if one[0] != "#")
    }


def wait_for(port: int, true: Callable[[dict[str, float]], bool]) -> None:
    """Until the metrics say so."""
    deadline = time.monotonic() + 240
    while time.monotonic() < deadline:
        try:
            if true(scraped(port)):
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise AssertionError(scraped(port))


@soak
def test_gauges_are_right_after_a_worker_died(postgres: str) -> None:
    port = free_port()
    with redis() as bus:
        words = ("--bus", bus, "--workers", "2", "--metrics", str(port))
        with Server(postgres, *words) as server:
            wait_for(port, lambda found: found.get("gobelet_workers") == 2)
            assert server.process is not None
            children = (
                Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
            )
            workers = [
                int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
            ]
            os.kill(workers[0], signal.SIGKILL)
            # Another takes its place, and the dead one is not counted beside it.
            wait_for(
                port, lambda found: not Path(f"/proc/{workers[0]}").exists() and found["gobelet_workers"] == 2
            )
