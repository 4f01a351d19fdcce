"""What a worker takes of its machine: processor, memory, files, and how late its event loop is."""

import asyncio
import os
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

LOOK: Final = 0.5  # seconds between two looks
LATENESS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
# Linux says so; elsewhere these two stay 0.
OPEN_FILES: Final = Path("/proc/self/fd")
MEMORY: Final = Path("/proc/self/statm")
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096  # bytes


class ProcessMetrics:
    """With several workers these are sums: the processor time also of workers that have died."""

    def __init__(self, registry: CollectorRegistry) -> None:
        def gauge(name: str, text: str) -> Gauge:
            return Gauge(name, text, registry=registry, multiprocess_mode="livesum")

        self.workers: Final = gauge("gobelet_workers", "Workers that live.")
        self.memory: Final = gauge("gobelet_resident_memory_bytes", "Memory of the workers.")
        self.files: Final = gauge("gobelet_open_files", "Files and sockets that the workers have open.")
        self.processor: Final = Counter(
            "gobelet_cpu_seconds", "Processor time of the workers.", registry=registry
        )
        self.lateness: Final = Histogram(
            "gobelet_loop_lag_seconds",
            "How much later than wanted the event loop gets to something.",
            registry=registry,
            buckets=LATENESS,
        )
        self.used = 0.0

    async def go(self) -> None:
        """Until it is cancelled. Measured by the loop's own clock: a server's may stand still in tests."""
        loop = asyncio.get_running_loop()
        while True:
            self.look()
            wanted = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            self.lateness.observe(max(0.0, loop.time() - wanted))

    def look(self) -> None:
        self.workers.set(1)
        if MEMORY.is_file():
            self.memory.set(int(MEMORY.read_text().split()[1]) * PAGE)
            self.files.set(len(os.listdir(OPEN_FILES)))
        taken = os.times()
        used = taken.user + taken.system
        self.processor.inc(used - self.used)
        self.used = used
