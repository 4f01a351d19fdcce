"""The arena on a Ray cluster: the same games, in tasks of a hundred and more, each with a watched worker."""

import socket
import sys
from collections.abc import Generator, Iterator, Sequence
from typing import Any, Final

from gobelet.arena.finding_bots import Maker
from gobelet.arena.outcome import Outcome
from gobelet.arena.plan import Plan
from gobelet.arena.workers import Job, WorkerPool
from gobelet.core.errors import BadRequest

TASK: Final = 100  # games at least: an empty task costs Ray nearly a millisecond
AHEAD: Final = 2  # tasks for each processor of the cluster that are handed out at once


def play_on_ray(
    plan: Plan, jobs: list[Job], makers: Sequence[Maker], address: str, keep: bool
) -> Generator[Outcome, None, None]:
    """The outcomes, as tasks end. `address` is that of a cluster, or "local" to start one here."""
    try:
        import ray
    except ImportError as error:
        raise BadRequest("arena-no-ray", "", {}) from error
    mine = not ray.is_initialized()
    if mine:
        try:
            _knock(address)
            ray.init(address, log_to_driver=False, include_dashboard=False, configure_logging=False)
        except (OSError, ValueError, RuntimeError) as error:
            raise BadRequest("arena-ray", "", {"address": address, "reason": str(error)}) from error
    try:
        yield from _play(plan, tasks(jobs), _pack(makers), keep)
    finally:
        if mine:
            ray.shutdown()


def _knock(address: str) -> None:
    """`OSError` if nothing answers: Ray itself would try for more than a minute."""
    host, _, port = address.rpartition(":")
    if host and "/" not in host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=10).close()


def tasks(jobs: list[Job]) -> Iterator[Job]:
    """Joins blocks into tasks of at least `TASK` games; the last may have fewer."""
    task: Job = []
    for job in jobs:
        task = task + job
        if len(task) >= TASK:
            yield task
            task = []
    if task:
        yield task


def _pack(makers: Sequence[Maker]) -> bytes:
    """The bots with their code, so that your own bot need not be installed on the cluster."""
    from ray import cloudpickle

    for maker in makers:
        module = sys.modules[maker.__module__]
        if not module.__name__.startswith("gobelet.") and module.__name__ != "__main__":
            cloudpickle.register_pickle_by_value(module)  # type: ignore[no-untyped-call] # Ray's own copy
    packed: bytes = cloudpickle.dumps(list(makers))  # type: ignore[no-untyped-call] # as above
    return packed


def _play(plan: Plan, waiting: Iterator[Job], makers: bytes, keep: bool) -> Generator[Outcome, None, None]:
    import ray

    task = ray.remote(max_retries=3)(play_task)
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call] # Ray has no types for it
    most = AHEAD * max(1, int(resources.get("CPU", 1)))
    running: list[Any] = []
    more = True
    try:
        while more or running:
            while more and len(running) < most:
                job = next(waiting, None)
                more = job is not None
                if job is not None:
                    running.append(task.remote(plan, job, makers, keep))
            if running:
                done, running = ray.wait(running, num_returns=1)
                yield from ray.get(done[0])
    finally:
        for left in running:
            ray.cancel(left, force=True)


def play_task(plan: Plan, job: Job, makers: bytes, keep: bool) -> list[Outcome]:
    """Runs in a process of the cluster. Bots run in a separate worker, not in this process."""
    pool = WorkerPool(plan, 1, keep, makers)
    try:
        return list(pool.play([job]))
    finally:
        pool.close()
