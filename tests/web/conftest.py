"""The page in a real browser: one server and one Chromium for all tests of a worker process."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.server.outside import Server, missing
from tests.web.people import PATIENCE, Person

NAME = "gobelet.test"  # a name that stands for this machine, but is not localhost: no secure context
ARGUMENTS = [
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=PATIENCE)


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        missing("chromium", "the page is tried in a real browser")
    made = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, timeout=PATIENCE)
    yield made
    made.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Its loop stands in the way of asynchronous tests in the same process: the gate runs them in others."""
    with sync_playwright() as made:
        yield made


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright) as made:
        yield made


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'tables.db'}") as made:
        yield made


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Person]:
    """A person with their own browser."""
    made = Person(browser, server.url)
    yield made
    made.go_home()
