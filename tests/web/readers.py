"""Readers who have set their browser to letters of another size: its own preference, not a style."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser

from tests.web.conftest import ARGUMENTS, program
from tests.web.people import PATIENCE

TWICE: Final = 32  # pixels; browsers come with 16


@contextmanager
def reading(browser: Browser, letters: int) -> Iterator[Browser]:
    """Another one with this size of letters: all its pages count their em and rem by it."""
    preference = f"--blink-settings=defaultFontSize={letters}"
    made = browser.browser_type.launch(
        executable_path=program(), args=[*ARGUMENTS, preference], timeout=PATIENCE
    )
    yield made
    made.close()
