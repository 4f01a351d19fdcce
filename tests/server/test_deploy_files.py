"""What deploy/ has for machines: each file is read by the program that it is for, as far as one is here."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from gobelet.cli.serve import read as read_options
from gobelet.locale.voice import Voice
from gobelet.server.settings.configuring import config_of
from gobelet.server.settings.server_settings import FIELDS
from gobelet.server.settings.sources import gather
from tests.server.outside import missing
from tests.server.proxies import DEPLOY, program

UNIT = DEPLOY / "systemd" / "gobelet.service"
CONTAINER = DEPLOY / "container"
MOST_EXPOSED = "30"  # of 100, as systemd-analyze counts
OUR_OWN = "/opt/gobelet/bin/"


# --- systemd ----------------------------------------------------------------------------------------------


@pytest.fixture
def unit(tmp_path: Path) -> str:
    """The unit, with a program that is on this machine."""
    text = UNIT.read_text(encoding="utf-8")
    assert text.count(f"ExecStart={OUR_OWN}gobelet ") == 1
    copy = tmp_path / UNIT.name
    copy.write_text(text.replace(f"{OUR_OWN}gobelet", sys.executable))
    return str(copy)


def analyze(*words: str) -> subprocess.CompletedProcess[str]:
    found = shutil.which("systemd-analyze")
    if found is None:
        missing("systemd-analyze", "the unit is checked by it")
    return subprocess.run([str(found), *words], capture_output=True, text=True, check=False)


def test_systemd_understands_every_line_of_the_unit(unit: str) -> None:
    """It ends with 0 for lines that it ignores: there must be no word of it."""
    done = analyze("verify", unit)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    Path(unit).write_text(Path(unit).read_text().replace("ProtectSystem=", "ProtectSytem="))
    assert "ProtectSytem" in analyze("verify", unit).stderr


def test_the_service_is_locked_up(unit: str) -> None:
    done = analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED}", unit)
    assert done.returncode == 0, done.stdout


def test_the_service_starts_the_server_as_it_can_be_started(tmp_path: Path) -> None:
    text = UNIT.read_text(encoding="utf-8")
    (line,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    program_, command, *words = shlex.split(line)
    assert (program_, command) == (f"{OUR_OWN}gobelet", "serve")
    file = tmp_path / "gobelet.toml"
    file.write_text('host = "127.0.0.1"\n')
    assert words[-2] == "--config"
    read = read_options([*words[:-1], str(file)], Voice("en"))
    assert read.settings.no_open
    assert read.settings.host == "127.0.0.1"
    for name in re.findall(r"GOBELET_(\w+?)(?:_FILE)?=", text):
        assert name.lower() in FIELDS


# --- containers -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    made: dict[str, Any] = yaml.safe_load((CONTAINER / "compose.yaml").read_text(encoding="utf-8"))
    return made


def container_variables() -> dict[str, str]:
    text = (CONTAINER / "Containerfile").read_text(encoding="utf-8")
    return dict(re.findall(r"\b(GOBELET_(?!COMPILE|WEB)\w+)=(\S+)", text))


def test_every_variable_of_the_containers_is_a_setting(compose: dict[str, Any], tmp_path: Path) -> None:
    said: dict[str, str] = compose["services"]["server"]["environment"]
    secret = tmp_path / "password"
    secret.write_text("s3cret\n")
    environment = {
        **container_variables(),
        **said,
        "GOBELET_PUBLIC_URL": re.sub(
            r"\$\{GOBELET_DOMAIN[^}]*\}", "play.example.org", said["GOBELET_PUBLIC_URL"]
        ),
        "GOBELET_DATABASE_PASSWORD_FILE": str(secret),
    }
    config = config_of(gather({}, environment, os.devnull))
    assert config.everywhere
    assert config.public_url == "https://play.example.org"
    assert config.database == "postgresql://gobelet:s3cret@database/gobelet"
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert config.trust == subnet  # only the proxy comes from there
    assert (
        f"/run/secrets/{compose['services']['server']['secrets'][0]}"
        == said["GOBELET_DATABASE_PASSWORD_FILE"]
    )


def test_every_container_is_watched_and_can_do_little(compose: dict[str, Any]) -> None:
    assert set(compose["services"]) == {"server", "database", "bus", "proxy"}
    for name, service in compose["services"].items():
        assert service["healthcheck"]["test"][0] == "CMD", name
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert name == "proxy" or service["user"] not in ("root", "0"), name
        assert name == "proxy" or "ports" not in service, name  # nobody else is reached from outside
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (CONTAINER / source).is_file(), volume
        for wanted in service.get("depends_on", {}):
            assert wanted in compose["services"]
    build = compose["services"]["server"]["build"]
    assert (CONTAINER / build["context"] / build["dockerfile"]).samefile(CONTAINER / "Containerfile")


def test_the_image_runs_as_nobody_in_particular(compose: dict[str, Any]) -> None:
    lines = (CONTAINER / "Containerfile").read_text(encoding="utf-8").splitlines()
    users = [line for line in lines if line.startswith("USER ")]
    assert users == [f"USER {compose['services']['server']['user']}"]
    assert lines.index(users[0]) > max(n for n, line in enumerate(lines) if line.startswith("FROM "))
    assert any("GOBELET_COMPILE=1 GOBELET_WEB=1" in line for line in lines)
    for line in lines:
        copied = re.match(r"COPY (?!--from)(\S+) ", line)
        assert copied is None or (DEPLOY.parent / copied[1]).exists(), line


def test_caddy_reads_the_file_of_the_proxy(tmp_path: Path) -> None:
    done = subprocess.run(
        [program("caddy"), "adapt", "--adapter", "caddyfile", "--config", str(CONTAINER / "Caddyfile")],
        env={**os.environ, "GOBELET_DOMAIN": "play.example.org", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert '"server:8080"' in done.stdout
    assert '"play.example.org"' in done.stdout
