"""Options of our own for pytest."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--refreeze",
        action="store_true",
        help="write the golden playthroughs anew; read the difference against the rules before committing it",
    )
