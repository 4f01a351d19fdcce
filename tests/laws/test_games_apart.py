"""Outside a game's own folders nothing imports the game or spells its id; and one name is one class."""

import ast
from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import gobelet
from gobelet import api
from gobelet.core.step import Step

SOURCE = Path(gobelet.__file__).parent
ROOT = Path(__file__).parents[2]
GAMES = ("cincinnati", "dicetown")
# The list of our games, and the ruleset with which environments begin.
MAY_NAME_GAMES = {
    "api.py",
    "envs/gym.py",
    "envs/pettingzoo.py",
    "envs/vector.py",
}


@cache
def modules() -> list[tuple[str, ast.Module]]:
    return [
        (path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(SOURCE.rglob("*.py"))
    ]


def home_of(module: str) -> str:
    """The game in whose folder or file a module is; "" if in none."""
    for part in module.removesuffix(".py").split("/"):
        if part in GAMES:
            return part
    return ""


def docstrings(tree: ast.Module) -> set[int]:
    """Where docstrings stand: examples in them may name a game."""
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, holders) and node.body and isinstance(node.body[0], ast.Expr)
    }


def named_games(tree: ast.Module) -> set[str]:
    """The games that a module imports, or spells in a text that is no docstring."""
    found: set[str] = set()
    described = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names = [node.module or "", *[f"{node.module}.{alias.name}" for alias in node.names]]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
            found |= {game for game in GAMES if game in node.value}
            continue
        else:
            continue
        found |= {game for game in GAMES if any(game in name.split(".") for name in names)}
    return found


def test_the_games_are_those_of_the_list() -> None:
    ours = {box.id for box in api.REGISTRY.own}
    assert ours == set(GAMES), "this test looks for other games than there are"


def test_no_module_outside_its_folders_names_a_game() -> None:
    found = {
        module: sorted(named)
        for module, tree in modules()
        if not home_of(module) and (named := named_games(tree)) and module not in MAY_NAME_GAMES
    }
    assert not found


@pytest.mark.parametrize(
    "file", ["hatch_build.py", "hatch_compile.py", "hatch_docstrings.py", "web/build.py"]
)
def test_nothing_that_builds_names_a_game(file: str) -> None:
    assert not named_games(ast.parse((ROOT / file).read_text(encoding="utf-8")))


def test_no_game_knows_another() -> None:
    found = {
        module: sorted(others)
        for module, tree in modules()
        if home_of(module) and (others := named_games(tree) - {home_of(module)})
    }
    assert not found


def test_the_list_of_exceptions_is_needed() -> None:
    needed = {module for module, tree in modules() if named_games(tree) and not home_of(module)}
    assert needed >= MAY_NAME_GAMES


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("from gobelet.dicetown.view import TownView", {"dicetown"}),
        ("from gobelet.odds import cincinnati", {"cincinnati"}),
        ("import gobelet.cincinnati.view", {"cincinnati"}),
        ('"""An example: dicetown/2009."""', set()),
        ('if id == "dicetown/2009":\n    pass', {"dicetown"}),
    ],
)
def test_a_game_that_is_named_is_found(text: str, games: set[str]) -> None:
    assert named_games(ast.parse(text)) == games


def is_step(module: str, name: str) -> bool:
    home = ".".join(["gobelet", *module.removesuffix(".py").removesuffix("/__init__").split("/")])
    return issubclass(getattr(import_module(home), name), Step)


def test_no_two_public_classes_have_one_name() -> None:
    """Steps and questions may: they are named by the rules, and every fingerprint has their names."""
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for module, tree in modules():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(module)
    twice = {
        name: places
        for name, places in homes.items()
        if len(places) > 1 and not all(is_step(place, name) for place in places)
    }
    assert not twice
