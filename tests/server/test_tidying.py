"""Garbage: new garbage goes in the next round, old garbage within the hour, and Python is left as it was."""

import gc
import weakref

from gobelet.server import garbage as tidying
from gobelet.server.garbage import Tidier
from tests.server.house import house


class Knot:
    """Something that only a collector frees."""

    def __init__(self) -> None:
        self.me = self


def test_what_dies_young_is_freed_in_the_next_round_and_the_rest_within_the_hour() -> None:
    tidier = Tidier(0)
    try:
        young, old = Knot(), Knot()
        seen_young, seen_old = weakref.ref(young), weakref.ref(old)
        del young
        tidier.tidy(500)
        assert seen_young() is None
        del old  # it has lived through a round: it is set aside
        tidier.tidy(1000)
        assert seen_old() is not None
        tidier.tidy(tidying.WHOLE + 1)
        assert seen_old() is None
    finally:
        tidier.close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


async def test_a_house_leaves_the_collector_as_it_was() -> None:
    async with house():
        assert not gc.isenabled()
    assert gc.isenabled()
