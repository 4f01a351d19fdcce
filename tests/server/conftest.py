"""What several tests of the server begin with: a database of each kind."""

from collections.abc import Iterator

import pytest

from tests.server.outside import postgresql


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest) -> str:
    """An empty string is a file of SQLite."""
    return str(request.getfixturevalue("postgres")) if request.param == "postgresql" else ""
