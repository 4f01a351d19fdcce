"""What `pip install` does beside packing: it builds the browser page, and compiles the inner rings.

GOBELET_WEB and GOBELET_COMPILE say how much that matters: 1 fails if it cannot be done, 0 does not try.
Otherwise (auto) an install without the page succeeds, and the server says that it has none; one that is not
compiled runs as plain Python. Editable installs are always plain: what is changed runs at once.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import sys_tags


class Workshop(BuildHookInterface[Any]):
    def page(self, name: str) -> Any:
        """Something of web/build.py, which knows how the page is built."""
        return runpy.run_path(str(Path(self.root, "web", "build.py")))[name]

    def compiler(self, name: str) -> Any:
        """Something of hatch_compile.py, which knows how the inner rings are compiled."""
        return runpy.run_path(str(Path(self.root, "hatch_compile.py")))[name]

    def wish(self, what: str) -> str:
        wish = os.environ.get(what, "auto")
        if wish not in ("0", "1", "auto"):
            raise ValueError(f"{what} is 0, 1 or auto, not {wish}")
        return wish

    def wants_page(self) -> bool:
        return self.wish("GOBELET_WEB") != "0" and not self.page("current")()

    def wants_compiling(self) -> bool:
        wish = self.wish("GOBELET_COMPILE")
        return self.target_name == "wheel" and (
            wish == "1" or (wish == "auto" and not self.compiler("hindrance")())
        )

    def dependencies(self) -> list[str]:
        """Node is fetched only if the page has changed since it was built, mypyc only if it will compile."""
        needed = [self.page("NODE")] if self.wants_page() else []
        return needed + (list(self.compiler("REQUIRES")) if self.wants_compiling() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.wants_page():
            self.build_page()
        if self.target_name == "sdist":
            self.pack_stamp(build_data)
        elif version != "editable":
            self.compile(build_data)

    def build_page(self) -> None:
        try:
            self.page("build")()
        except (OSError, ImportError, subprocess.CalledProcessError) as failed:
            if self.wish("GOBELET_WEB") == "1":
                raise
            self.app.display_warning(
                f"Installed without the browser page, which could not be built: {failed}"
            )

    def pack_stamp(self, build_data: dict[str, Any]) -> None:
        """Say in the sdist that the page in it is up to date: installing it needs no node."""
        stamp = self.page("STAMP")
        if self.page("current")():
            build_data["force_include"][str(stamp)] = stamp.relative_to(self.root).as_posix()

    def compile(self, build_data: dict[str, Any]) -> None:
        if not self.wants_compiling():
            reason = self.compiler("hindrance")() or "GOBELET_COMPILE=0"
            self.app.display_info(f"Not compiled, plain Python: {reason}")
            return
        try:
            made = self.compiler("compiled")()
        except Exception as failed:
            if self.wish("GOBELET_COMPILE") == "1":
                raise
            self.app.display_warning(f"Not compiled, plain Python: {failed}")
            return
        build_data["force_include"].update(made)
        build_data["pure_python"] = False
        if sys.platform == "linux":
            build_data["tag"] = linux_tag()
        else:
            build_data["infer_tag"] = True


def linux_tag() -> str:
    """Compiled modules need the C library only, so they run where that is as new as here (PEP 600).

    A package index takes manylinux and musllinux, but not linux, which may come first.
    """
    tags = [str(tag) for tag in sys_tags()]
    return next((tag for tag in tags if "manylinux" in tag or "musllinux" in tag), tags[0])
