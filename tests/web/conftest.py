"""The page in a real browser: one server for all tests, and one Chromium for those of a module."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.outside import Server, missing
from tests.web.people import PATIENCE, Person

ARGUMENTS = [
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
def chromium(*arguments: str, whole: bool = False) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        words = [*ARGUMENTS, *arguments]
        made = playwright.chromium.launch(executable_path=program(whole), args=words, timeout=PATIENCE)
        yield made
        made.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: Playwright's event loop stands in the way of tests that have their own."""
    with chromium() as made:
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
