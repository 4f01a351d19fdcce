"""Ctrl-C while processes are started."""

import signal
import threading

import pytest

from gobelet.interrupted import deaf_children


def start(done: list[str]) -> None:
    """Ctrl-C comes twice: to this thread, and to another one."""
    with deaf_children():
        signal.raise_signal(signal.SIGINT)
        other = threading.Thread(target=signal.raise_signal, args=[signal.SIGINT])
        other.start()
        other.join()
        done.append("started")


def test_ctrl_c_is_heard_when_the_processes_are_started() -> None:
    usual = signal.getsignal(signal.SIGINT)
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        start(done)
    assert done == ["started"]
    assert signal.getsignal(signal.SIGINT) is usual
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_without_ctrl_c_nothing_is_raised() -> None:
    with deaf_children():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])
