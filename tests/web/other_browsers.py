"""Firefox and WebKit, driven without packages of our own: Firefox by WebDriver BiDi, WebKit by WebDriver.

`scripts/soak browsers` installs both (Debian's firefox-esr, webkit2gtk-driver and xvfb) and runs them.
"""

import base64
import json
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.server.outside import free_port

PATIENCE = 120.0  # seconds
SCRIPT_PATIENCE = 600_000  # milliseconds of a script: a whole game


class OtherBrowser:
    """What both can do. `complaints` are the errors and warnings of its console."""

    name = ""

    def __init__(self) -> None:
        self.complaints: list[str] = []

    def visit(self, url: str) -> None:
        raise NotImplementedError

    def run(self, script: str) -> Any:
        """What this expression comes to; a promise is awaited. The result is JSON."""
        raise NotImplementedError

    def resize(self, width: int, height: int) -> None:
        raise NotImplementedError

    def screenshot(self) -> bytes:
        """A PNG of the page."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def wait_for(self, condition: str) -> None:
        """Until this expression is true."""
        until = time.monotonic() + PATIENCE
        while not self.run(f"Boolean({condition})"):
            assert time.monotonic() < until, f"{self.name}: {condition} never came true"
            time.sleep(0.05)


class Firefox(OtherBrowser):
    name = "Firefox"

    def __init__(self, program: str) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(prefix="gobelet-firefox-")
        port = free_port()
        where = ["--remote-debugging-port", str(port), "--profile", self.folder.name]
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", *where, "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.line = connect(f"ws://127.0.0.1:{port}/session", max_size=None, open_timeout=5)
                break
            except OSError:
                assert time.monotonic() < until, "Firefox does not answer"
                time.sleep(0.1)
        self.number = 0
        self._tell("session.new", {"capabilities": {}})
        self._tell("session.subscribe", {"events": ["log.entryAdded"]})
        self.context = self._tell("browsingContext.getTree", {})["contexts"][0]["context"]

    def _tell(self, method: str, parameters: dict[str, Any]) -> dict[str, Any]:
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.line.recv(timeout=SCRIPT_PATIENCE / 1000))
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                if entry["level"] in ("error", "warn"):
                    self.complaints.append(str(entry.get("text")))
            elif message.get("id") == self.number:
                assert message["type"] == "success", message
                found: dict[str, Any] = message["result"]
                return found

    def visit(self, url: str) -> None:
        self._tell("browsingContext.navigate", {"context": self.context, "url": url, "wait": "complete"})

    def run(self, script: str) -> Any:
        expression = f"Promise.resolve({script}).then((found) => JSON.stringify(found) ?? 'null')"
        wanted = {"expression": expression, "target": {"context": self.context}, "awaitPromise": True}
        found = self._tell("script.evaluate", wanted)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._tell("browsingContext.setViewport", {"context": self.context, "viewport": size})

    def screenshot(self) -> bytes:
        return base64.b64decode(
            self._tell("browsingContext.captureScreenshot", {"context": self.context})["data"]
        )

    def close(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.wait(30)
        self.folder.cleanup()


class WebKit(OtherBrowser):
    """WebKitGTK's MiniBrowser, on a screen that nobody sees."""

    name = "WebKit"

    def __init__(self, program: str, browser: str) -> None:
        super().__init__()
        port = free_port()
        self.said = tempfile.TemporaryFile()  # noqa: SIM115 # closed by close
        self.process = subprocess.Popen(
            ["xvfb-run", "-a", "-s", "-screen 0 2600x1600x24", program, f"--port={port}"],
            stdout=self.said,
            stderr=self.said,
            start_new_session=True,
        )
        self.driver = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SCRIPT_PATIENCE / 1000)
        arguments = ["--automation", "--enable-write-console-messages-to-stdout=true"]
        options = {"binary": browser, "args": arguments}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        until = time.monotonic() + PATIENCE
        while True:
            try:
                made = self.driver.post("/session", json=wanted)
                break
            except httpx.TransportError:
                assert time.monotonic() < until, "WebKitWebDriver does not answer"
                time.sleep(0.1)
        assert made.is_success, made.text
        self.session = f"/session/{made.json()['value']['sessionId']}"
        self._tell("/timeouts", {"script": SCRIPT_PATIENCE})

    def _tell(self, what: str, body: dict[str, Any] | None = None) -> Any:
        address = self.session + what
        answer = self.driver.post(address, json=body) if body is not None else self.driver.get(address)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def visit(self, url: str) -> None:
        self._tell("/url", {"url": url})

    def run(self, script: str) -> Any:
        text = (
            f"const done = arguments[0]; Promise.resolve({script}).then("
            "(found) => done(JSON.stringify(found) ?? 'null'), (error) => done('!' + error))"
        )
        found: str = self._tell("/execute/async", {"script": text, "args": []})
        assert not found.startswith("!"), found
        return json.loads(found)

    def resize(self, width: int, height: int) -> None:
        """The window is larger than the page in it, and never narrower than 447 px."""
        self._tell("/window/rect", {"width": width, "height": height})
        for _attempt in range(50):
            inner = self.run("[innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            outer = self._tell("/window/rect")
            size = {
                "width": outer["width"] + width - inner[0],
                "height": outer["height"] + height - inner[1],
            }
            self._tell("/window/rect", size)
            time.sleep(0.1)

    def screenshot(self) -> bytes:
        return base64.b64decode(self._tell("/screenshot"))

    def close(self) -> None:
        self.driver.delete(self.session)
        self.process.terminate()
        self.process.wait(30)
        self.said.seek(0)
        text = self.said.read().decode(errors="replace")
        self.complaints += [
            line for line in text.splitlines() if "CONSOLE" in line and ("ERROR" in line or "WARN" in line)
        ]
        self.said.close()


def installed() -> dict[str, Any]:
    """How to start the browsers that are here."""
    found: dict[str, Any] = {}
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    if firefox:
        found["Firefox"] = lambda: Firefox(firefox)
    driver = shutil.which("WebKitWebDriver")
    browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), reverse=True)
    if driver and browsers and shutil.which("xvfb-run"):
        found["WebKit"] = lambda: WebKit(driver, str(browsers[0]))
    return found
