"""PostgreSQL and Redis, started once for each worker process of the tests."""

import subprocess
from collections.abc import Iterator
from itertools import count

import pytest

from tests.server.outside import PostgreSQL, find_program, redis, restartable_postgresql

NUMBERS = count(1)


@pytest.fixture(scope="session")
def cluster() -> Iterator[PostgreSQL]:
    with restartable_postgresql() as made:
        yield made


@pytest.fixture
def postgres(cluster: PostgreSQL) -> str:
    """The URL of an empty database."""
    name = f"empty{next(NUMBERS)}"
    program = find_program("createdb")
    assert program is not None
    subprocess.run(
        [program, "-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres", name],
        check=True,
    )
    return cluster.url.removesuffix("postgres") + name


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest) -> str:
    """An empty string is a file of SQLite."""
    return str(request.getfixturevalue("postgres")) if request.param == "postgresql" else ""


@pytest.fixture(scope="session")
def bus() -> Iterator[str]:
    """The URL of a Redis. Tests of a worker process run one after another, and leave nothing in it."""
    with redis() as url:
        yield url
