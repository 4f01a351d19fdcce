"""Real proxies before a server: the files of deploy/, with other names and ports and without TLS."""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.outside import missing, wait_for_port

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
BACK: Final = "127.0.0.1:8080"  # where the files look for the server
AROUND_NGINX: Final = """
daemon off;
pid {folder}/pid;
error_log stderr error;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def program(name: str) -> str:
    found = shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin")
    if found is None:
        missing(name, "its file in deploy/ is tried")
    return str(found)


def replaced(text: str, old: str, new: str) -> str:
    assert old in text, f"{old} is not in the file any more"
    return text.replace(old, new)


@contextmanager
def proxy(file: str, port: int, server: int) -> Iterator[None]:
    """The proxy of a file below deploy/, at this port of this machine, before the server at that one."""
    kind = file.partition("/")[0]
    text = replaced((DEPLOY / file).read_text(encoding="utf-8"), BACK, f"127.0.0.1:{server}")
    with tempfile.TemporaryDirectory(prefix=f"gobelet-{kind}-") as folder:
        command = (_nginx if kind == "nginx" else _caddy)(text, port, Path(folder))
        home = {**os.environ, "HOME": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
        process = subprocess.Popen(command, env=home, stderr=subprocess.DEVNULL)
        try:
            wait_for_port(port)
            yield
        finally:
            process.terminate()
            process.wait(20)


def _nginx(text: str, port: int, folder: Path) -> list[str]:
    text = replaced(text, "listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text, lines = re.subn(r"\n *ssl_certificate[^\n]*", "", text)
    assert lines == 2
    text = re.sub(r"server_name [^;]+;", "server_name localhost;", text)
    (folder / "site.conf").write_text(text)
    (folder / "nginx.conf").write_text(AROUND_NGINX.format(folder=folder))
    os.chmod(folder, 0o755)
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def _caddy(text: str, port: int, folder: Path) -> list[str]:
    text, sites = re.subn(r"(?m)^(play\.)?example\.org \{", f"http://:{port} {{\n\tbind 127.0.0.1", text)
    assert sites == 1
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
