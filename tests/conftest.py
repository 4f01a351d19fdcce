"""Options of our own for pytest, the tier that runs, and ears for Ctrl-C."""

import signal

import pytest

from tests.tiers import SOAK, in_gate

# A shell starts what runs in its background deaf to Ctrl-C, and so would be every command that tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--refreeze",
        action="store_true",
        help="rewrite the golden playthroughs; read the difference against the rules before committing it",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without GOBELET_SOAK the second tier is left out, but for tests that are named one by one."""
    if SOAK:
        return
    named = tuple([argument for argument in config.args if "::" in argument])
    left_out = [item for item in items if not in_gate(item) and not item.nodeid.startswith(named or ("\0",))]
    items[:] = [item for item in items if item not in set(left_out)]
    config.hook.pytest_deselected(items=left_out)
