"""Compiles the inner rings with mypyc, in a folder of their own: the source stays as it is.

What comes out is tried before it is taken: every module must load, and a game of every ruleset must end as it
ends in plain Python. It is kept under build/ until the source changes: pip builds a wheel twice.
hatch_docstrings.py adds what `help()` shows.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
PACKAGE: Final = ROOT / "src" / "gobelet"
KEPT: Final = ROOT / "build" / "compiled"
REQUIRES: Final = ("mypy[mypyc]~=2.4",)  # which brings setuptools along
ENGINE: Final = ("core", "odds", "bots")
GROUP: Final = "gobelet"  # all modules share one library, gobelet__mypyc

TRIAL: Final = """
import sys
from importlib import import_module

for name in sys.argv[1:]:
    import_module(name)
import gobelet
from gobelet.core.build import COMPILED
from gobelet.core.playout import play_out

for rules in gobelet.rulesets():
    game = gobelet.new(rules.id, rules.seats[-1], 1, skip_forced=True)
    play_out(game, 1)
    print(rules.id, game.scores, game.fingerprint())
print("compiled" if COMPILED else "plain", file=sys.stderr)
"""


class CannotCompile(Exception):
    """Why there is no compiled build."""


def hindrance() -> str:
    """Why nothing can be compiled here; empty if nothing speaks against it."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, not for {sys.implementation.name}"
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python are not installed (python3-dev)"
    return ""


def compiled() -> dict[str, str]:
    """The compiled modules, made if they are not there: where each lies, and where in a wheel it goes."""
    kept = KEPT / fingerprint()
    if not kept.is_dir():
        with tempfile.TemporaryDirectory(prefix="gobelet-") as folder:
            compile_inside(Path(folder))
            keep(Path(folder, "made"), kept)
    made = sorted([path for path in kept.rglob("*") if path.is_file()])
    return {str(path): path.relative_to(kept).as_posix() for path in made}


def keep(made: Path, kept: Path) -> None:
    """Put what was made where the next build finds it, in one move: two builds may run at once."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="arriving-", dir=kept.parent) as arriving:
        whole = shutil.copytree(made, Path(arriving, "made"))
        with contextlib.suppress(OSError):  # the other build was quicker, and made the same
            whole.rename(kept)
    for old in kept.parent.iterdir():
        if old != kept and not old.name.startswith("arriving-"):
            shutil.rmtree(old, ignore_errors=True)


def fingerprint() -> str:
    """Of all that decides what comes out."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in [Path(__file__), ROOT / "hatch_docstrings.py", *sources()]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def sources() -> list[Path]:
    """The modules of the inner rings, and what makes packages of them."""
    return sorted([path for ring in rings() for path in PACKAGE.joinpath(ring).rglob("*.py")])


def rings() -> set[str]:
    """The engine's folders, and those of the games: each of them has a box."""
    return {*ENGINE, *[path.parent.name for path in PACKAGE.glob("*/box.py")]}


def compile_inside(folder: Path) -> None:
    """Four trees: the rings alone, for mypyc; what it made; the package as it is, and with what was made."""
    rings, made, plain, tried = [folder / name for name in ("rings", "made", "plain", "tried")]
    files = [path.relative_to(PACKAGE.parent) for path in sources()]
    for file in files:
        rings.joinpath(file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PACKAGE.parent / file, rings / file)
    rings.joinpath(PACKAGE.name, "__init__.py").touch()
    modules = [file.as_posix() for file in files if file.name != "__init__.py"]
    translated = run([sys.executable, __file__, str(folder), *modules], rings)
    sys.stderr.write(translated.stderr)
    shutil.copytree(PACKAGE, plain / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(plain, tried)
    shutil.copytree(made, tried, dirs_exist_ok=True)
    names = [module.removesuffix(".py").replace("/", ".") for module in modules]
    if attempt(tried, names, "compiled") != attempt(plain, names, "plain"):
        raise CannotCompile("compiled games end differently from plain ones")


def attempt(tree: Path, names: list[str], build: str) -> str:
    """Load all modules of a tree and play: how the games ended."""
    tried = run([sys.executable, "-c", TRIAL, *names], tree)
    if tried.stderr.split() != [build]:
        raise CannotCompile(f"the {build} modules were not loaded: {tried.stderr}")
    return tried.stdout


def run(command: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run Python with a tree in front of what it finds otherwise.

    pip puts its build environment, where mypy is, on PYTHONPATH: what stands there must stay.
    """
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    if done.returncode:
        raise CannotCompile((done.stderr or done.stdout).strip()[-2000:])
    return done


def translate(folder: str, modules: list[str]) -> None:
    """From Python to C, and from C to libraries. Runs in a process of its own, inside the staged tree."""
    from concurrent.futures import ThreadPoolExecutor

    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    from hatch_docstrings import document  # which lies beside this file

    class BuildTogether(build_ext):
        """As many C files at once as there are cores."""

        def build_extensions(self) -> None:
            compile_some = self.compiler.compile

            def compile_one(source: str, *words, **more) -> list[str]:
                return compile_some([source], *words, **more)

            def compile_all(sources: list[str], *words, **more) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    waiting = [pool.submit(compile_one, source, *words, **more) for source in sources]
                    return [name for done in waiting for name in done.result()]

            self.compiler.compile = compile_all
            super().build_extensions()

    # A C file for each module and -O2 run as fast as one file and -O3, and compile in a third of the time.
    extensions = mypycify(
        modules,
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=os.path.join(folder, "c"),
        group_name=GROUP,
    )
    names = [module.removesuffix(".py").replace("/", ".") for module in modules]
    print(document(names, Path(folder, "c")), end="", file=sys.stderr)
    setup(
        name="gobelet",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildTogether},
        script_args=[
            "-q",
            "build_ext",
            f"--build-lib={folder}/made",
            f"--build-temp={folder}/temp",
            f"--parallel={os.cpu_count()}",
        ],
    )


if __name__ == "__main__":
    translate(sys.argv[1], sys.argv[2:])
