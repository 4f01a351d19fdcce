"""Ctrl-C in the middle of a long run, and processes that end with the one that started them."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Generic, TypeVar

Result = TypeVar("Result")


class Interrupted(KeyboardInterrupt, Generic[Result]):
    """Somebody pressed Ctrl-C; `result` is what there is so far."""

    def __init__(self, result: Result) -> None:
        super().__init__()
        self.result = result


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes that are started in here do not hear Ctrl-C. This one hears it when they are started.

    A terminal sends Ctrl-C to every process, and the first of them ends the others. One that is just starting
    can't ignore it yet, and would complain.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    from multiprocessing import resource_tracker  # not everybody who may be interrupted starts processes

    resource_tracker.ensure_running()  # it would unblock the signal when it starts
    usual = signal.getsignal(signal.SIGINT)
    ours = threading.current_thread() is threading.main_thread() and callable(usual)
    came: list[tuple[int, FrameType | None]] = []
    if ours:  # another thread may hear it, and it would be raised here all the same
        signal.signal(signal.SIGINT, lambda number, frame: came.append((number, frame)))
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        if ours:
            signal.signal(signal.SIGINT, usual)
    if came and callable(usual):
        usual(*came[0])


def die_with_parent() -> None:
    """For a process of multiprocessing: without this, one whose parent was killed would wait for ever."""
    import multiprocessing
    from multiprocessing.connection import wait

    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
