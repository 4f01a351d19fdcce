"""How the server bears many tables: bots on sockets, at human pace or as fast as they can, at one worker.

    python bench/server.py                       200 and 1000 tables at human pace
    python bench/server.py --tables 50 --pace 0  how many answers a second at most
    python bench/server.py --src src ../old/src  the servers of two checkouts, in turns

Each table has three players on sockets of their own. They think for `--pace` seconds on average, and are
silent in windows. It prints: answers a second; the time from an answer until every socket of its table has
the view that follows; the server's share of a core, and its processor time for each answer, which other
programs on the machine disturb least; its memory for each table. The clients run in this process, on
another core.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gobelet.server.client.connection import ask
from gobelet.server.protocol import tables as table_wire

SEATS = 3


class Asked(msgspec.Struct):
    """What a player must know of a question."""

    number: int
    window: bool
    yours: bool
    answered: list[int]
    forms: msgspec.Raw


class Phase(msgspec.Struct):
    phase: str


class Told(msgspec.Struct):
    """What a player must know of a message."""

    type: str
    question: Asked | None = None
    table: Phase | str | None = None


class Form(msgspec.Struct):
    form: str
    choice: dict[str, Any] | None = None
    verb: str = ""
    numbers: list[int] = []
    seats: list[int] = []
    deeds: list[int] = []


told = msgspec.json.Decoder(Told)
forms = msgspec.json.Decoder(list[Form])


def choose(raw: bytes) -> str:
    """Any answer that the forms allow, as JSON."""
    form = random.choice(forms.decode(raw))
    if form.choice is not None:
        return msgspec.json.encode(form.choice).decode()
    if form.form == "dice":
        return f'{{"{form.verb}":{list(range(random.choice(form.numbers)))}}}'
    if form.form == "order":
        return f'{{"order":{form.seats}}}'
    if form.form == "outlaws":
        return '{"outlaws":[]}'
    return f'{{"fence":{form.deeds[:2]}}}' if form.form == "fence" else '{"offer":{}}'


class Bench:
    """All tables, and what was measured at them since the last `reset`."""

    def __init__(self, url: str, ruleset: str, pace: float, beat: int) -> None:
        self.url = url
        self.ruleset = ruleset
        self.pace = pace
        self.beat = beat
        self.over = False
        self.finished = 0
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.sockets: list[ClientConnection] = []
        self.late = 0.0
        self.reset()

    async def ask(self, path: str, body: dict[str, Any]) -> table_wire.Seated:
        """Only what earlier servers know, too: they refuse other fields."""
        headers = {"content-type": "application/json"}
        answer = await self.http.post(path, content=msgspec.json.encode(body), headers=headers)
        return msgspec.json.decode(answer.content, type=table_wire.Seated)

    async def ping(self) -> None:
        """The server closes sockets that are silent for a minute. Browsers ping every 20 s, and so do we."""
        while not self.over:
            sockets = self.sockets[:]
            for socket in sockets:
                await asyncio.sleep(20 / len(sockets))
                with contextlib.suppress(ConnectionClosed):
                    await socket.send('{"type":"ping"}')
            await asyncio.sleep(0 if sockets else 1)

    async def watch_itself(self) -> None:
        """How late this process is by itself: what the machine or the clients do is not the server's."""
        while not self.over:
            began = time.perf_counter()
            await asyncio.sleep(0.01)
            self.late = max(self.late, time.perf_counter() - began - 0.01)

    def reset(self) -> None:
        self.answers = 0
        self.late = 0.0
        self.delays: list[float] = []


class Table:
    """One table: its sockets, and who still waits for the view that follows an answer."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.waited: dict[tuple[int, int], tuple[float, set[int]]] = {}  # (question, seat): since, for whom

    async def open(self) -> None:
        bench = self.bench
        settings = {"ruleset": bench.ruleset, "beat": bench.beat, "clock": 600}
        wanted = {**settings, "seats": [{"bot": None}] * SEATS, "name": "Ann"}
        seated = [await bench.ask("/api/tables", wanted)]
        for _seat in range(1, SEATS):
            path = f"/api/tables/{seated[0].table}/seats"
            seated.append(await bench.ask(path, {"name": "Ben"}))
        address = bench.url.replace("http", "ws") + f"/api/tables/{seated[0].table}/socket"
        self.sockets = []
        for one in seated:
            socket = await connect(
                address, compression=None, max_size=None, ping_interval=None, open_timeout=60
            )
            await socket.send(f'{{"type":"hello","token":"{one.token}"}}')
            self.sockets.append(socket)
            bench.sockets.append(socket)
        self.tasks = [
            asyncio.create_task(self.play(seat, socket)) for seat, socket in enumerate(self.sockets)
        ]
        await self.sockets[0].send('{"type":"start"}')

    async def play(self, seat: int, socket: ClientConnection) -> None:
        answering = 0
        async for text in socket:
            message = told.decode(text)
            if message.type != "view":
                continue
            question = message.question
            self.seen(seat, question)
            if isinstance(message.table, Phase) and message.table.phase == "over":
                self.bench.finished += 1
                return
            if (
                question is not None
                and question.yours
                and not question.window
                and question.number > answering
            ):
                answering = question.number
                asyncio.get_running_loop().create_task(self.answer(seat, socket, question))

    async def answer(self, seat: int, socket: ClientConnection, question: Asked) -> None:
        choice = choose(bytes(question.forms))
        if self.bench.pace:
            await asyncio.sleep(random.uniform(0.2, 1.8) * self.bench.pace)
        if not self.bench.over:
            self.waited[question.number, seat] = (time.perf_counter(), set(range(SEATS)))
            await socket.send(f'{{"type":"answer","question":{question.number},"choice":{choice}}}')

    def seen(self, viewer: int, question: Asked | None) -> None:
        """A view has come: is it one that follows an answer?"""
        for key, (since, missing) in list(self.waited.items()):
            number, seat = key
            if question is None or question.number > number or seat in question.answered:
                missing.discard(viewer)
                if not missing:
                    del self.waited[key]
                    self.bench.delays.append(time.perf_counter() - since)
                    self.bench.answers += 1

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for socket in self.sockets:
            socket.transport.abort()


def start(folder: Path, port: int, src: Path | None) -> tuple[subprocess.Popen[bytes], str]:
    """A server, of this checkout or of the one with these sources."""
    limits = ["--sockets", "1000000", "--requests", "1000000"]
    database = ["--database", f"sqlite:///{folder / 'bench.db'}"]
    command = [sys.executable, "-m", "gobelet", "serve", "--no-open", "--port", str(port)]
    environment = {**os.environ, **({"PYTHONPATH": str(src.resolve())} if src is not None else {})}
    server = subprocess.Popen([*command, *database, *limits], stdout=subprocess.DEVNULL, env=environment)
    return server, f"http://127.0.0.1:{port}"


async def answering(url: str) -> None:
    """Wait until the server is there."""
    for _attempt in range(300):
        try:
            await ask(url, "/healthz")
            return
        except ConnectionError:
            await asyncio.sleep(0.1)
    raise RuntimeError("the server does not answer")


def percentile(found: list[float], share: float) -> float:
    return 1000 * sorted(found)[min(len(found) - 1, int(share * len(found)))] if found else float("nan")


async def measure(number: int, read: argparse.Namespace, src: Path | None) -> None:
    pace, seconds = read.pace, read.seconds
    with tempfile.TemporaryDirectory() as folder:
        server, url = start(Path(folder), read.port, src)
        try:
            await answering(url)
            process = psutil.Process(server.pid)
            bench = Bench(url, read.ruleset, pace, read.beat)
            pinging = asyncio.create_task(bench.ping())
            watching = asyncio.create_task(bench.watch_itself())
            first = Table(bench)  # what is loaded once does not count for tables
            await first.open()
            empty = process.memory_info().rss
            tables = [first]
            while len(tables) < number:
                batch = [Table(bench) for _table in range(min(20, number - len(tables)))]
                await asyncio.gather(*[table.open() for table in batch])
                tables += batch
            await asyncio.sleep(min(10.0, 2 * pace + 2))
            gc.collect()
            gc.freeze()
            gc.disable()  # the clients' pauses are not the server's
            bench.reset()
            used, began = sum(process.cpu_times()[:2]), time.perf_counter()
            await asyncio.sleep(seconds)
            spent = time.perf_counter() - began
            cpu = sum(process.cpu_times()[:2]) - used
            memory = (process.memory_info().rss - empty) / number / 1000
            bench.over = True
            delays = [percentile(bench.delays, share) for share in (0.5, 0.99, 1)]
            print(
                f"{number:5} tables  {bench.answers / spent:7.1f} answers/s  "
                f"p50 {delays[0]:6.1f} ms  p99 {delays[1]:6.1f} ms  longest "
                f"{delays[2]:4.0f} (clients {1000 * bench.late:4.0f}) ms  core {100 * cpu / spent:3.0f} %, "
                f"{1000 * cpu / max(1, bench.answers):5.2f} ms an answer  {memory:5.0f} kB a table  "
                f"({bench.finished // SEATS} games ended)  load {os.getloadavg()[0]:.1f}  {src or ''}",
                flush=True,
            )
            pinging.cancel()
            watching.cancel()
            for table in tables:
                await table.close()
            await bench.http.aclose()
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="+", default=[200, 1000])
    parser.add_argument("--ruleset", default="dicetown/2009")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds that a player thinks on average")
    parser.add_argument("--beat", type=int, default=2000, help="milliseconds of a window")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long is measured")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--src", type=Path, nargs="+", default=[None], help="sources of servers, in turns")
    parser.add_argument("--runs", type=int, default=1, help="how often each is measured")
    read = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the server inherits it
    print(f"{read.ruleset}: {SEATS} sockets a table, {read.pace} s to think, beats of {read.beat} ms")
    for number in read.tables:
        for src in read.src * read.runs:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(measure(number, read, src))


if __name__ == "__main__":
    main()
