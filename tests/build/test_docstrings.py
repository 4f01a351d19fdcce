"""`help()` in the compiled build shows what it shows in the plain one."""

import inspect
import json
import os
import runpy
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, WrapperDescriptorType
from typing import Any

import pytest

from gobelet.core.build import COMPILED
from gobelet.core.game import Game
from tests.build.test_compiling import inner_modules

ROOT = Path(__file__).parents[2]
WRITING: dict[str, Any] = runpy.run_path(str(ROOT / "hatch_docstrings.py"))

PLAIN = """
import json, runpy, sys
from importlib import import_module

docstrings = runpy.run_path(sys.argv[1])["docstrings"]
print(json.dumps({name: docstrings(import_module(name)) for name in sys.argv[2:]}))
"""


def plain_docstrings() -> dict[str, dict[str, str]]:
    """Those of the source, for both builds."""
    done = subprocess.run(
        [sys.executable, "-c", PLAIN, str(ROOT / "hatch_docstrings.py"), *inner_modules()],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        check=True,
    )
    found: dict[str, dict[str, str]] = json.loads(done.stdout)
    return found


def described(module: ModuleType, name: str) -> Any:
    """A module, or something in it: "", "function", "Class" or "Class.method"."""
    found: Any = module
    for part in filter(None, name.split(".")):
        found = vars(found)[part]
    return found


def test_both_builds_have_the_same_docstrings() -> None:
    count = 0
    for name, docs in plain_docstrings().items():
        module = import_module(name)
        for key, doc in docs.items():
            found = described(module, key)
            # Of __init__, __eq__ and their like Python itself writes the docstring, in a compiled class.
            if doc and not isinstance(found, WrapperDescriptorType):
                assert found.__doc__ == doc, (name, key)
                count += 1
    assert count > 900


def test_signatures_name_every_parameter() -> None:
    shown = inspect.signature(Game.answer)
    assert list(shown.parameters) == ["self", "seat", "parts"]
    assert shown.parameters["parts"].kind is inspect.Parameter.VAR_POSITIONAL
    assert inspect.signature(Game.describe).parameters["lang"].default == "en"


@pytest.mark.skipif(not COMPILED, reason="plain Python finds inherited docstrings by itself")
def test_an_overriding_method_has_the_docstring_that_help_finds() -> None:
    """help() does not look further in a compiled class, because an empty docstring is one."""
    inherited = [
        described(import_module(name), key).__doc__
        for name, docs in plain_docstrings().items()
        for key, doc in docs.items()
        if "." in key and "__" not in key and not doc
    ]
    assert len([doc for doc in inherited if doc]) > 100


# --- what mypyc writes -------------------------------------------------------------------------------------

SOURCE = '''"""A “small” module."""

class Cup:
    """Holds dice.\\\\n Or not?"""

    @property
    def full(self) -> bool:
        """Whether it is."""
        return True

    def shake(self, times: int = 1) -> None:
        """"Loud", 50 %."""

class Box(Cup):
    def shake(self, times: int = 1) -> None:
        pass

def roll(seed: int) -> int:
    """One die."""
    return 4
'''

C_FILE = r"""
static PyGetSetDef small___Cup_getseters[] = {
    {"full",
     (getter)small___Cup_get_full, NULL,
     NULL, NULL},
    {NULL}
};
static PyMethodDef small___Cup_methods[] = {
    {"shake",
     (PyCFunction)CPyPy_small___Cup___shake,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shake($self, times=1)\n--\n\n")},
    {NULL}
};
static PyTypeObject CPyType_small___Cup_template_ = {
    .tp_name = "Cup",
    .tp_getset = small___Cup_getseters,
    .tp_methods = small___Cup_methods,
    .tp_doc = PyDoc_STR("Cup()\n--\n\n"),
};
static PyMethodDef small___Box_methods[] = {
    {"shake",
     (PyCFunction)CPyPy_small___Box___shake,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shake($self, times=1)\n--\n\n")},
    {NULL}
};
static PyTypeObject CPyType_small___Box_template_ = {
    .tp_name = "Box",
    .tp_methods = small___Box_methods,
    .tp_doc = PyDoc_STR("Box()\n--\n\n"),
};
static PyMethodDef smallmodule_methods[] = {
    {"roll", (PyCFunction)CPyPy_small___roll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roll(seed)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};
static struct PyModuleDef smallmodule = {
    PyModuleDef_HEAD_INIT,
    "small",
    NULL, /* docstring */
};
"""  # noqa: E501 as mypyc writes it


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    tmp_path.joinpath("small.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "small", raising=False)
    return tmp_path


def test_every_docstring_finds_its_place(small: Path) -> None:
    file = small / "__native_small.c"
    file.write_text(C_FILE, encoding="utf-8")
    assert WRITING["document"](["small"], small) == ""
    text = file.read_text(encoding="utf-8")
    assert r'"small",' + '\n    "A \\342\\200\\234small\\342\\200\\235 module.", /* docstring */' in text
    assert r'PyDoc_STR("Cup()\n--\n\nHolds dice.\134n Or not\077")' in text
    assert r'"Whether it is.", NULL}' in text
    assert text.count(r'PyDoc_STR("shake($self, times=1)\n--\n\n\042Loud\042, 50 %.")') == 2
    assert r'PyDoc_STR("Box()\n--\n\n")' in text
    assert r'PyDoc_STR("roll(seed)\n--\n\nOne die.")' in text


def test_text_of_another_mypyc_is_left_alone_and_warned_of(small: Path) -> None:
    file = small / "__native_small.c"
    other = C_FILE.replace("PyDoc_STR", "DOCUMENTED")
    file.write_text(other, encoding="utf-8")
    assert WRITING["document"](["small"], small).startswith(
        "no docstrings in the compiled build: small has 5,"
    )
    assert file.read_text(encoding="utf-8") == other
    assert WRITING["document"](["small"], small / "nowhere").startswith(
        "no docstrings in the compiled build:"
    )
