"""What is asked of a database has a bound, and a process that was stopped does not blame the database."""

import asyncio
import time

import pytest

from gobelet.server.storage.deadline import STANDSTILL, Deadline


async def test_work_that_takes_too_long_is_given_up_and_nobody_waits_for_its_end() -> None:
    deadline = Deadline()
    ending, may_end = asyncio.Event(), asyncio.Event()

    async def stubborn() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ending.set()
            await may_end.wait()

    with pytest.raises(TimeoutError, match=r"no answer within 0\.1 s"):
        await deadline.within(0.1, stubborn())
    await ending.wait()
    assert len(deadline.given_up) == 1
    may_end.set()
    await deadline.close()
    assert not deadline.given_up


async def test_work_is_given_up_with_whoever_waits_for_it() -> None:
    deadline = Deadline()
    began = asyncio.Event()

    async def endless() -> None:
        began.set()
        await asyncio.Event().wait()

    waiting = asyncio.create_task(deadline.within(60, endless()))
    await began.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await deadline.close()
    assert not deadline.given_up


async def test_errors_and_results_pass() -> None:
    deadline = Deadline()

    async def work(error: Exception | None) -> str:
        if error is not None:
            raise error
        return "done"

    assert await deadline.within(60, work(None)) == "done"
    with pytest.raises(OSError, match="gone"):
        await deadline.within(60, work(OSError("gone")))


async def test_a_standstill_of_our_own_is_not_the_databases() -> None:
    """The answer came while this process was stopped: it takes some more rounds of the loop to read it."""
    deadline = Deadline()

    async def answered() -> str:
        time.sleep(STANDSTILL + 0.2)
        for _round in range(10):
            await asyncio.sleep(0)
        return "answer"

    assert await deadline.within(0.05, answered()) == "answer"
