"""Every folder of tests is looked into: pytest passes over some names without a word."""

from fnmatch import fnmatch
from pathlib import Path

import pytest


def test_no_folder_of_tests_is_passed_over(pytestconfig: pytest.Config) -> None:
    patterns = pytestconfig.getini("norecursedirs")
    folders = {file.parent.name for file in Path(__file__).parent.rglob("test_*.py")}
    assert {"build", "laws", "web"} <= folders
    assert not [name for name in folders for pattern in patterns if fnmatch(name, pattern)]
