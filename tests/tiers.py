"""The two tiers of tests (docs/testing.md): the gate stands before main, the soak is long or many."""

import os
from collections.abc import Iterable
from typing import Any

import pytest

COMPILED = os.environ.get("GOBELET_BUILD") == "compiled"
SOAK = int(
    os.environ.get("GOBELET_SOAK") or "0"
)  # scripts/soak: how many times as much as enough; 0 in the gate

soak = pytest.mark.soak
soak_in_plain = pytest.mark.soak(compiled=True)  # quick enough for the gate on the compiled build
# For long tests with `any_database`: PostgreSQL only in the second tier.
long_on_any_database = pytest.mark.parametrize(
    "any_database", ["sqlite", pytest.param("postgresql", marks=soak)], indirect=True
)


def many(few: int, enough: int) -> int:
    """Few in the plain gate; enough in the second tier, and compiled, which is ten times as fast."""
    return enough * max(SOAK, 1) if SOAK or COMPILED else few


def gate_takes(
    chosen: Iterable[Any], cases: Iterable[Any], compiled: bool = False, pairs: bool = True
) -> list[Any]:
    """All cases. The gate has only the chosen ones, or with `compiled` all on the compiled build.

    A tuple holds several parameters of a test, unless `pairs` says that it is one.
    """
    wanted = list(chosen)
    marks = soak_in_plain if compiled else soak
    made: list[Any] = []
    for case in cases:
        values = case if pairs and isinstance(case, tuple) else (case,)
        made.append(case if case in wanted else pytest.param(*values, marks=marks))
    missing = [case for case in wanted if case not in made]
    assert not missing, f"the gate shall take {missing}, which is no case"
    return made


def in_gate(item: pytest.Item) -> bool:
    """Whether a test belongs to the gate on this build."""
    mark = item.get_closest_marker("soak")
    return mark is None or (COMPILED and bool(mark.kwargs.get("compiled")))
