"""The fields of a class, read off its source: compiled classes have no other list of them."""

import ast
from pathlib import Path

import gobelet

PACKAGE = Path(gobelet.__file__).parent


def constructor(kind: type) -> ast.FunctionDef:
    module = PACKAGE.joinpath(*kind.__module__.split(".")[1:]).with_suffix(".py")
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    return part
    raise LookupError(f"{kind} has no constructor")


def fields(kind: type) -> set[str]:
    """What the constructors of a class and of its bases write."""
    written: set[str] = set()
    for base in kind.__mro__[:-1]:
        for node in ast.walk(constructor(base)):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                written.add(node.attr)
    return written
