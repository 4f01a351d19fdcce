"""Garbage: young garbage goes soon, old garbage within the hour, and Python is left as it was."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from gobelet.server import garbage
from gobelet.server.garbage import Tidier
from tests.server.house import house
from tests.tiers import soak


class Knot:
    """Something that only a collector frees."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def tidier() -> Iterator[Tidier]:
    tidier = Tidier(0)
    yield tidier
    tidier.close()


def grow_old() -> None:
    """New objects come until the collector has looked through the young ones often enough."""
    kept = [[] for _object in range(2 * garbage.YOUNG * (garbage.MIDDLE + 2))]  # type: ignore[var-annotated]
    del kept


@soak
def test_what_dies_young_is_freed_while_others_come(tidier: Tidier) -> None:
    young = Knot()
    seen = weakref.ref(young)
    del young
    grow_old()
    assert seen() is None
    tidier.tidy(500)


def test_what_dies_old_is_freed_within_the_hour(tidier: Tidier) -> None:
    old = Knot()
    seen = weakref.ref(old)
    grow_old()
    del old
    grow_old()
    tidier.tidy(1000)
    assert seen() is not None  # tables are not looked through in between
    tidier.tidy(garbage.WHOLE + 1)
    assert seen() is None


def test_python_is_left_as_it_was() -> None:
    Tidier(0).close()
    assert gc.get_threshold() == garbage.USUAL
    assert gc.get_freeze_count() == 0


async def test_a_house_leaves_the_collector_as_it_was() -> None:
    async with house():
        assert gc.get_threshold() != garbage.USUAL
    assert gc.get_threshold() == garbage.USUAL
    assert gc.isenabled()
