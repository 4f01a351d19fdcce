"""The laws hold for rulesets that are not yet listed, too."""

from collections.abc import Iterator

import pytest

from tests.unlisted import reachable


@pytest.fixture(autouse=True)
def new_rulesets() -> Iterator[None]:
    with reachable():
        yield
