"""What `pip install` does beside packing: it builds the browser page.

GOBELET_WEB=1 fails if that cannot be done, GOBELET_WEB=0 does not try. Otherwise an install without the page
succeeds, and the server says that it has none.
"""

import os
import runpy
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def page(self, name: str) -> Any:
        """Something of web/build.py, which knows how the page is built."""
        return runpy.run_path(str(Path(self.root, "web", "build.py")))[name]

    def wish(self) -> str:
        return os.environ.get("GOBELET_WEB", "auto")

    def wanted(self) -> bool:
        return self.target_name == "wheel" and self.wish() != "0" and not self.page("current")()

    def dependencies(self) -> list[str]:
        """Node is fetched only if the page has changed since it was built."""
        return [self.page("NODE")] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.wanted():
            return
        try:
            self.page("build")()
        except (OSError, ImportError, subprocess.CalledProcessError) as failed:
            if self.wish() == "1":
                raise
            self.app.display_warning(
                f"Installed without the browser page, which could not be built: {failed}"
            )
