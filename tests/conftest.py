"""Options of our own for pytest, and ears for Ctrl-C."""

import signal

import pytest

# A shell starts what runs in its background deaf to Ctrl-C, and so would be every command that tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--refreeze",
        action="store_true",
        help="rewrite the golden playthroughs; read the difference against the rules before committing it",
    )
