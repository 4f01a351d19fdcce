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


SHELL = "chromium-headless-shell"  # Chromium without its own windows takes half the time
WHOLE = ("chromium", "chromium-browser", "google-chrome")


def program(whole: bool = False) -> str:
    """What is started: the shell, if it is there, unless the whole browser is wanted."""
    found = next(filter(None, map(shutil.which, WHOLE if whole else (SHELL, *WHOLE))), None)
    if found is None:
        missing("chromium", "the page is tried in a real browser")
    return str(found)


@contextmanager
def launched(playwright: Playwright, whole: bool = False) -> Iterator[Browser]:
    made = playwright.chromium.launch(executable_path=program(whole), args=ARGUMENTS, timeout=PATIENCE)
    yield made
    made.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    """For programs; tests have the fixture `browser`."""
    with sync_playwright() as playwright, launched(playwright) as made:
        yield made


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


@pytest.fixture(scope="module")
def far(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that others reach, so that there is a code to scan."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('far') / 'tables.db'}")
    server.command += ["--public-url", "https://gobelet.example"]
    with server:
        yield server


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Person]:
    """A person with their own browser."""
    made = Person(browser, server.url)
    yield made
    made.go_home()


@pytest.fixture
def still(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody for whom nothing moves."""
    person = Person(browser, server.url, reduced_motion="reduce")
    yield person
    person.go_home()
