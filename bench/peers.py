"""Gobelet beside its peers: random play of each, on this machine, one process after the other, as ratios.

    python bench/peers.py                        all four tables
    python bench/peers.py --tables plug-in       some of them
    python bench/peers.py --only pig uno         some of the peers
    python bench/peers.py --before FOLDER        and ours as it is installed there, in the same turns
    python bench/peers.py --here                 only peers that are installed already, where this runs

Like is compared with like: environments with environments, the plug-in with OpenSpiel's own games in the
same loop, vectors with vectors, engines with engines. Each peer is installed from the package registry into
an environment of its own, which is thrown away; one that can't be is named with the reason. A peer's process
plays at random through the interface that its users have, and counts decisions in which there was a choice.
Processes take turns, round after round, so that all see the same minute. Seconds are those of the processor,
of all threads together; each process scales what it counted by the reference loop that it ran before and
after.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final, NamedTuple


class Peer(NamedTuple):
    table: str
    name: str
    needs: tuple[str, ...]  # what pip installs; nothing: the environment that this runs in
    code: str  # defines play(stop) -> decisions until clock() is past stop
    game: str = ""
    folder: str = ""  # where ours is installed, if not in the environment that this runs in


GOBELET: Final = """
import gobelet

def play(stop):
    count = 0
    while clock() < stop:
        game = gobelet.new(GAME, 4, int(random() * 2**31), skip_forced=True)
        while not game.over:
            for seat in game.waiting:
                options = game.options(seat)
                game.answer(seat, options[int(random() * len(options))])
                count += 1
    return count
"""

PLAYOUTS: Final = """
import gobelet
from gobelet.core.playout import play_out

first = gobelet.new(GAME, 4, 7, skip_forced=True)

def play(stop):
    count = 0
    while clock() < stop:
        count += play_out(first.copy(), int(random() * 2**31))
    return count
"""

VECTOR: Final = """
from gobelet.envs.vector import GobeletVectorEnv

tables = GobeletVectorEnv(GAME, 1024, 4, learner="all", copy=False)
tables.reset(seed=7)
for _step in range(100):
    tables.step(tables.sample())

def play(stop):
    count = 0
    while clock() < stop:
        tables.step(tables.sample())
        count += 1024
    return count
"""

OPEN_SPIEL: Final = """
import pyspiel
from random import choices

if GAME.startswith("gobelet"):
    import gobelet.envs.openspiel
elif GAME.startswith("python"):
    import open_spiel.python.games

game = pyspiel.load_game(GAME)

def play(stop):
    count = 0
    while clock() < stop:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                if outcomes[0][1] == outcomes[-1][1]:  # all are as likely, in the games measured here
                    state.apply_action(outcomes[int(random() * len(outcomes))][0])
                else:
                    actions, weights = zip(*outcomes)
                    state.apply_action(choices(actions, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                count += len(actions) > 1
    return count
"""

RLCARD: Final = """
import rlcard

env = rlcard.make(GAME)

def play(stop):
    count = 0
    while clock() < stop:
        state, player = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            count += len(actions) > 1
            state, player = env.step(actions[int(random() * len(actions))])
    return count
"""

CATANATRON: Final = """
from catanatron import Color, Game, RandomPlayer

def play(stop):
    count = 0
    while clock() < stop:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = getattr(game, "playable_actions", None) or game.state.playable_actions
            count += len(actions) > 1
            game.play_tick()
    return count
"""

PETTING_ZOO: Final = """
from importlib import import_module

if GAME.endswith(("_v3", "_v4")):
    env = import_module("pettingzoo.classic." + GAME).env()
else:
    import gobelet.envs.pettingzoo
    env = gobelet.envs.pettingzoo.env(ruleset=GAME, seats=4)

def play(stop):
    count = 0
    while clock() < stop:
        env.reset()
        for agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            count += len(actions) > 1
            env.step(actions[int(random() * len(actions))])
    return count
"""

CHESS: Final = """
import chess

def play(stop):
    count = 0
    while clock() < stop:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            count += len(moves) > 1
            board.push(moves[int(random() * len(moves))])
    return count
"""

PGX: Final = """
import jax
import jax.numpy as jnp
import pgx

TABLES = 4096
env = pgx.make(GAME)
deal = jax.jit(jax.vmap(env.init))

def turn(state, key):
    key, choosing, dealing = jax.random.split(key, 3)
    logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
    state = jax.vmap(env.step)(state, jax.random.categorical(choosing, logits, axis=-1))
    fresh = jax.vmap(env.init)(jax.random.split(dealing, TABLES))
    ended = state.terminated | state.truncated
    def either(new, old):
        return jnp.where(ended.reshape((-1,) + (1,) * (old.ndim - 1)), new, old)
    return jax.tree_util.tree_map(either, fresh, state), key

@jax.jit
def hundred(state, key):
    return jax.lax.fori_loop(0, 100, lambda _turn, both: turn(*both), (state, key))

key = jax.random.PRNGKey(7)
state = deal(jax.random.split(key, TABLES))

def play(stop):
    global state, key
    count = 0
    while clock() < stop:
        state, key = hundred(state, key)
        jax.block_until_ready(key)
        count += 100 * TABLES
    return count
"""

PUFFER: Final = """
import numpy
from pufferlib.ocean import env_creator

TABLES = 1024
env = env_creator(GAME)(num_envs=TABLES)
env.reset(seed=7)
actions = [
    numpy.random.randint(0, env.single_action_space.n, env.num_agents).astype(env.actions.dtype)
    for _turn in range(64)
]

def play(stop):
    count = 0
    while clock() < stop:
        for some in actions:
            env.step(some)
            count += env.num_agents
    return count
"""

# What every process runs: warm up, then a measurement for every line that it is sent.
FRAME: Final = """
import json, os, sys, time
from random import random
clock = time.process_time  # of all threads: others may be busy on this machine
GAME, SECONDS = sys.argv[1], float(sys.argv[2])
answers = os.fdopen(os.dup(1), "w")  # libraries may print what they like
os.dup2(2, 1)

def loop(n):
    x = 0
    for i in range(n):
        x = (x * 31 + i) & 0xFFFF
    return x

def turns():
    start = clock()
    loop(300_000)
    return 300_000 / (clock() - start)

%s
play(clock() + SECONDS / 5)
print("ready", file=answers, flush=True)
for _line in sys.stdin:
    before, start = turns(), clock()
    count = play(start + SECONDS)
    spent = clock() - start
    print(json.dumps([count / spent, (before + turns()) / 2]), file=answers, flush=True)
"""

REFERENCE: Final = 18_000_000
SPIEL: Final = ("open_spiel",)
ZOO: Final = ("pettingzoo[classic]",)
OURS: Final = ("dicetown/2009", "dicetown/extension+indians", "cincinnati")
ENVIRONMENT, PLUG_IN, VECTOR_TABLE, ENGINE = TABLES = ("environment", "plug-in", "vector", "engine")
SPIEL_NAMES: Final = {name: f"gobelet_{name.replace('/', '_').replace('+', '_')}" for name in OURS}
PEERS: Final = (
    *[Peer(ENVIRONMENT, f"gobelet {name}", (), PETTING_ZOO, name) for name in OURS],
    Peer(ENVIRONMENT, "RLCard uno", ("rlcard",), RLCARD, "uno"),
    Peer(ENVIRONMENT, "PettingZoo connect four", ZOO, PETTING_ZOO, "connect_four_v3"),
    Peer(ENVIRONMENT, "PettingZoo leduc", ZOO, PETTING_ZOO, "leduc_holdem_v4"),
    *[Peer(PLUG_IN, f"gobelet {name}", (), OPEN_SPIEL, SPIEL_NAMES[name]) for name in OURS],
    Peer(PLUG_IN, "OpenSpiel pig", SPIEL, OPEN_SPIEL, "pig"),
    Peer(PLUG_IN, "OpenSpiel leduc", SPIEL, OPEN_SPIEL, "leduc_poker"),
    Peer(PLUG_IN, "OpenSpiel bridge", SPIEL, OPEN_SPIEL, "bridge(use_double_dummy_result=false)"),
    Peer(PLUG_IN, "OpenSpiel universal poker", SPIEL, OPEN_SPIEL, "universal_poker"),
    Peer(PLUG_IN, "OpenSpiel backgammon", SPIEL, OPEN_SPIEL, "backgammon"),
    Peer(PLUG_IN, "OpenSpiel gin rummy", SPIEL, OPEN_SPIEL, "gin_rummy"),
    Peer(PLUG_IN, "OpenSpiel kuhn poker in Python", SPIEL, OPEN_SPIEL, "python_kuhn_poker"),
    Peer(PLUG_IN, "OpenSpiel liar's poker in Python", SPIEL, OPEN_SPIEL, "python_liars_poker"),
    *[Peer(VECTOR_TABLE, f"gobelet {name}", (), VECTOR, name) for name in OURS],
    Peer(VECTOR_TABLE, "pgx leduc (4096 games, JAX)", ("pgx", "jax"), PGX, "leduc_holdem"),
    Peer(VECTOR_TABLE, "pgx backgammon (4096 games, JAX)", ("pgx", "jax"), PGX, "backgammon"),
    Peer(VECTOR_TABLE, "PufferLib tripletriad (C)", ("pufferlib",), PUFFER, "puffer_tripletriad"),
    *[Peer(ENGINE, f"gobelet {name}", (), GOBELET, name) for name in OURS],
    *[Peer(ENGINE, f"gobelet {name}, playouts", (), PLAYOUTS, name) for name in OURS],
    Peer(ENGINE, "python-chess", ("chess",), CHESS),
    Peer(ENGINE, "Catanatron", ("catanatron",), CATANATRON),
)


class CannotRun(Exception):
    """Why a peer is not among those measured."""


def last_line(text: str) -> str:
    lines = [line for line in text.strip().splitlines() if line.strip()]
    errors = [line for line in lines if "rror:" in line]
    return (errors or lines or ["nothing was said"])[-1].strip()[:200]


class Environments:
    """One for each set of requirements, made when it is first needed."""

    def __init__(self, folder: Path, here: bool) -> None:
        self.folder = folder
        self.here = here
        self.pythons: dict[tuple[str, ...], str | CannotRun] = {(): sys.executable}

    def python(self, needs: tuple[str, ...]) -> str:
        if self.here:
            return sys.executable
        if needs not in self.pythons:
            self.pythons[needs] = self.install(needs)
        found = self.pythons[needs]
        if isinstance(found, CannotRun):
            raise found
        return found

    def install(self, needs: tuple[str, ...]) -> str | CannotRun:
        home = self.folder / str(len(self.pythons))
        venv.create(home, with_pip=True)
        python = str(home / ("Scripts" if sys.platform == "win32" else "bin") / "python")
        done = subprocess.run(
            [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", *needs],
            capture_output=True,
            text=True,
            check=False,
            timeout=900,
        )
        return CannotRun(f"could not be installed: {last_line(done.stderr)}") if done.returncode else python


class Player:
    """The process of one peer."""

    def __init__(self, peer: Peer, python: str, seconds: float, folder: Path) -> None:
        self.complaints = (folder / f"{peer.table} {peer.name.replace('/', ' ')}.txt").open("w+")
        surroundings = {**os.environ, "PYTHONPATH": peer.folder} if peer.folder else None
        self.process = subprocess.Popen(
            [python, "-W", "ignore", "-c", FRAME % peer.code, peer.game, str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
            env=surroundings,
        )
        if self.read() != "ready":
            self.close()
            raise CannotRun(f"could not be run: {self.why()}")

    def read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def measure(self) -> float:
        """Decisions a second, scaled to the reference loop."""
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        said = self.read()
        if not said:
            raise CannotRun(f"stopped: {self.why()}")
        pace, turns = json.loads(said)
        return float(pace * REFERENCE / turns)

    def why(self) -> str:
        self.complaints.seek(0)
        return last_line(self.complaints.read())

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(30)


def compare(
    peers: list[Peer], environments: Environments, rounds: int, seconds: float
) -> tuple[dict[str, float], dict[str, str]]:
    """The median pace of every peer of one table, and why others have none."""
    missing: dict[str, str] = {}
    players: dict[str, Player] = {}
    for peer in peers:
        print(f"{peer.table}: {peer.name} …", file=sys.stderr, flush=True)
        try:
            python = environments.python(peer.needs)
            players[peer.name] = Player(peer, python, seconds, environments.folder)
        except (CannotRun, subprocess.TimeoutExpired) as reason:
            missing[peer.name] = str(reason)
    found: dict[str, list[float]] = {name: [] for name in players}
    for _round in range(rounds):
        for name, player in players.items():
            if name not in missing:
                try:
                    found[name].append(player.measure())
                except CannotRun as reason:
                    missing[name] = str(reason)
    for player in players.values():
        player.close()
    paces = {name: statistics.median(all) for name, all in found.items() if all and name not in missing}
    return paces, missing


def show(table: str, ours: list[str], paces: dict[str, float], missing: dict[str, str]) -> None:
    """The paces of one table, and how many times as many decisions each of ours makes."""
    columns = [name for name in ours if name in paces and not name.endswith((", before", ", playouts"))]
    print(f"\n{table}: decisions a second, scaled")
    print(f"{'':44}{'':>12}" + "".join([f"{name.removeprefix('gobelet '):>28}" for name in columns]))
    for name, pace in paces.items():
        print(f"{name:44}{pace:12,.0f}" + "".join([f"{paces[one] / pace:27.2f}×" for one in columns]))
    for name, reason in missing.items():
        print(f"{name}: {reason}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", nargs="+", default=TABLES, choices=TABLES)
    parser.add_argument("--only", nargs="+", default=[], help="words of the peers' names")
    parser.add_argument("--before", default="", help="a folder with an earlier install, to run beside ours")
    parser.add_argument("--here", action="store_true", help="install nothing")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        environments = Environments(Path(folder), asked.here)
        for table in asked.tables:
            peers = [peer for peer in PEERS if peer.table == table]
            ours = [peer for peer in peers if not peer.needs]
            theirs = [peer for peer in peers if peer.needs]
            before = [
                peer._replace(name=f"{peer.name}, before", folder=str(Path(asked.before).resolve()))
                for peer in ours
                if asked.before
            ]
            wanted = [
                peer for peer in theirs if not asked.only or any(word in peer.name for word in asked.only)
            ]
            paces, missing = compare([*ours, *before, *wanted], environments, asked.rounds, asked.seconds)
            load = [round(load, 1) for load in os.getloadavg()]
            results[table] = {"paces": paces, "missing": missing, "load": load}
            if not asked.json:
                show(table, [peer.name for peer in ours], paces, missing)
                print(f"load of the machine over the last 1, 5 and 15 minutes: {load}", flush=True)
    if asked.json:
        print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
