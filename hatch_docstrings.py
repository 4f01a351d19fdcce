"""Puts docstrings into the C files of mypyc, so that `help()` shows the same in both builds.

mypyc writes signatures only. It has no option for more, and it is compiled itself, so nothing in it can be
replaced. But its C files can be changed before they are compiled. Only text at known places is replaced: if a
later mypyc writes its files in another way, there is a warning, and docstrings are missing.
"""

import inspect
import re
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

TEXT: Final = r'(?P<text>NULL|"(?:[^"\\]|\\.)*")'
METHOD: Final = re.compile(
    rf'(?P<before>\{{"(?P<name>\w+)",\s*\(PyCFunction\)\w+,\s*METH_[A-Z_| ]+, PyDoc_STR\(){TEXT}(?=\))'
)
PROPERTY: Final = re.compile(
    r'(?P<before>\{"(?P<name>\w+)",\s*\(getter\)\w+,\s*(?:NULL|\(setter\)\w+),\s*)(?P<text>NULL)(?=, NULL\})'
)
CLASS: Final = re.compile(rf"(?P<before>(?P<name>)\.tp_doc = PyDoc_STR\(){TEXT}(?=\))")
MODULE: Final = re.compile(
    r"(?P<before>PyModuleDef \w+ = \{\s*PyModuleDef_HEAD_INIT,"
    r'\s*"(?P<name>)[\w.]+",\s*)(?P<text>NULL)(?=, /\* docstring)'
)
# A table or a type, to its closing brace. Strings have no line breaks, so none of them ends a block.
TABLE: Final = re.compile(r"static (?:PyMethodDef|PyGetSetDef) (?P<name>\w+)\[\] = \{\n.*?\n\};", re.DOTALL)
TYPE: Final = re.compile(r"static PyTypeObject \w+ = \{\n.*?\n\};", re.DOTALL)
SLOT: Final = re.compile(r"\.(?P<slot>tp_name|tp_methods|tp_getset) = \"?(?P<value>\w+)")


def document(names: Iterable[str], folder: Path) -> str:
    """Put the docstrings of plain modules into the C files of a folder, or none: why not, empty if done."""
    texts: dict[Path, str] = {}
    for name in names:
        file = folder / f"__native_{name.replace('.', '___')}.c"
        try:
            module = import_module(name)
            texts[file], count = documented(module, file.read_text(encoding="utf-8"))
        except (OSError, ImportError) as failed:
            return f"no docstrings in the compiled build: {failed}"
        expected = len([text for text in docstrings(module).values() if text])
        if count < expected:
            return f"no docstrings in the compiled build: {name} has {expected}, mypyc's text {count} places"
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
    return ""


def docstrings(module: ModuleType) -> dict[str, str]:
    """The docstrings of a module, its functions and classes, and their methods and properties, by name."""
    found = {"": module.__doc__ or ""}
    for name, value in vars(module).items():
        if getattr(value, "__module__", "") != module.__name__:
            continue
        if inspect.isclass(value):
            found[name] = value.__doc__ or ""
            for key, member in vars(value).items():
                if isinstance(member, property | classmethod | staticmethod) or inspect.isroutine(member):
                    found[f"{name}.{key}"] = member.__doc__ or ""
        elif inspect.isroutine(value):
            found[name] = value.__doc__ or ""
    return found


def documented(module: ModuleType, text: str) -> tuple[str, int]:
    """A C file with the docstrings of its module, and how many these are."""
    count = 0

    def fill(pattern: re.Pattern[str], part: str, members: Mapping[str, Any]) -> str:
        def put(found: re.Match[str]) -> str:
            nonlocal count
            doc = docstring(members.get(found["name"]))
            if not doc:
                return found[0]
            count += 1
            signature = '""' if found["text"] == "NULL" else found["text"]
            return f'{found["before"]}{signature[:-1]}{quoted(doc)}"'

        return pattern.sub(put, part)

    members: dict[str, Mapping[str, Any]] = {}  # of the modules and classes, by the names of their tables

    def fill_type(found: re.Match[str]) -> str:
        slots = {slot["slot"]: slot["value"] for slot in SLOT.finditer(found[0])}
        described = vars(module).get(slots.get("tp_name", ""))
        if not inspect.isclass(described):  # mypyc's own, for a generator
            return found[0]
        for slot in ("tp_methods", "tp_getset"):
            members[slots.get(slot, "")] = vars(described)
        return fill(CLASS, found[0], {"": described})

    def fill_table(found: re.Match[str]) -> str:
        name = found["name"]
        owner = vars(module) if name.endswith("module_methods") else members.get(name, {})
        return fill(PROPERTY, fill(METHOD, found[0], owner), owner)

    return TABLE.sub(fill_table, TYPE.sub(fill_type, fill(MODULE, text, {"": module}))), count


def docstring(described: Any) -> str:
    """Its own, or that of the method which it overrides: as `help()` finds it."""
    if inspect.isclass(described) or inspect.ismodule(described):
        return described.__doc__ or ""
    if isinstance(described, staticmethod | classmethod):
        described = described.__func__
    if inspect.isroutine(described) or isinstance(described, property):
        own: str | None = described.__doc__
        return own if own is not None else inspect.getdoc(described) or ""
    return ""


def quoted(text: str) -> str:
    """As the inside of a string in C. Octal numbers end after three digits, unlike hexadecimal ones."""
    plain = b" !#$%&()*+,-./:;<=>@[]^_`{|}~'"
    return "".join(
        chr(byte) if (chr(byte).isalnum() and byte < 128) or byte in plain else f"\\{byte:03o}"
        for byte in text.encode()
    )
