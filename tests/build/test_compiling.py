"""Which build runs, what it is made of, and what the build hook does where it can't compile."""

import importlib
import os
import re
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest
from packaging.tags import sys_tags

import gobelet
from gobelet.bots.bot import Bot
from gobelet.core.build import COMPILED
from gobelet.core.chance import Chance, Nature
from gobelet.core.names import Option
from gobelet.core.playout import play_out
from gobelet.core.question import AnyQuestion
from gobelet.core.view import View
from tests.cli.typist import gobelet as command

ROOT = Path(__file__).parents[2]
PACKAGE = Path(gobelet.__file__).parent
RINGS = ("core", "dicetown", "cincinnati", "odds", "bots")
LIBRARIES = (".so", ".pyd")


def inner_modules() -> list[str]:
    found = [path for ring in RINGS for path in PACKAGE.joinpath(ring).rglob("*.py")]
    names = [path.relative_to(PACKAGE.parent).with_suffix("") for path in found if path.stem != "__init__"]
    return sorted([".".join(name.parts) for name in names])


# --- the build under test --------------------------------------------------------------------------------


def test_law_12_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    assert (os.environ.get("GOBELET_BUILD") == "compiled") == COMPILED


def test_law_12_all_of_the_inner_rings_are_compiled_or_none() -> None:
    names = inner_modules()
    assert len(names) > 80
    for name in names:
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.endswith(LIBRARIES if COMPILED else ".py"), file


def test_no_library_is_left_in_the_source() -> None:
    assert [path for path in ROOT.joinpath("src").rglob("*") if path.suffix in LIBRARIES] == []


def test_the_version_says_which_build_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    said = command(monkeypatch, "--version").out
    assert said.endswith("(compiled)\n" if COMPILED else "(plain Python)\n")


def test_the_build_finds_the_inner_rings() -> None:
    """A game's folder is known by its box."""
    assert runpy.run_path(str(ROOT / "hatch_compile.py"))["rings"]() == set(RINGS)


# --- plain classes on top of compiled ones -----------------------------------------------------------------


class Loaded(Nature):
    """Dice that always fall on the highest number."""

    def below(self, chance: Chance, n: int) -> int:
        return n - 1


class LastOption(Bot):
    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        return view.options[-1]


def test_a_nature_and_a_bot_of_ones_own_play() -> None:
    rules = gobelet.ruleset("dicetown/2009")
    nature = Loaded("fast", "1", False)
    game = rules.new(rules, 3, nature, rules.check(3, {}), True, [])
    assert game.roll(5) == game.roll(5)
    bot = LastOption(1)
    question = game.question
    assert question is not None
    seat = game.waiting[0]
    assert bot.decide(gobelet.view(game, seat), question, 0.1) == game.options(seat)[-1]


@pytest.mark.parametrize("id", [rules.id for rules in gobelet.rulesets()])
def test_a_playout_is_a_game_like_any_other(id: str) -> None:
    seats = gobelet.ruleset(id).seats[0]
    game = gobelet.new(id, seats, 3, skip_forced=True)
    again = game.copy()
    answers = play_out(game, 8)
    assert game.over
    assert answers >= len(game.record().answers)
    assert gobelet.replay(game.record()).fingerprint() == game.fingerprint()
    assert play_out(again, 8) == answers
    assert again.fingerprint() == game.fingerprint()


# --- the hook ----------------------------------------------------------------------------------------------


class Desk:
    """Where the hook says what it has done."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def display_info(self, line: str) -> None:
        self.said.append(line)

    display_warning = display_info


def hook(monkeypatch: pytest.MonkeyPatch, wish: str, **compiler: Any) -> Any:
    """The build hook, with a compiler that behaves as given."""
    monkeypatch.setenv("GOBELET_WEB", "0")
    monkeypatch.setenv("GOBELET_COMPILE", wish)
    kind = runpy.run_path(str(ROOT / "hatch_build.py"))["Workshop"]
    built = kind(str(ROOT), {}, None, None, "", "wheel", Desk())
    given = {"hindrance": lambda: "", "compiled": dict, "REQUIRES": ("mypyc",), **compiler}
    monkeypatch.setattr(built, "compiler", given.__getitem__, raising=False)
    return built


def data() -> dict[str, Any]:
    return {"force_include": {}}


def broken() -> dict[str, str]:
    raise RuntimeError("the compiler fell over")


def test_what_is_compiled_goes_into_the_wheel_and_its_tag(monkeypatch: pytest.MonkeyPatch) -> None:
    building, made = hook(monkeypatch, "auto", compiled=lambda: {"x.so": "gobelet/x.so"}), data()
    assert building.dependencies() == ["mypyc"]
    building.initialize("standard", made)
    assert made.pop("force_include") == {"x.so": "gobelet/x.so"}
    assert made.pop("pure_python") is False
    if sys.platform == "linux":
        tag = str(made.pop("tag"))
        assert re.fullmatch(r"cp3\d+-cp3\d+-(many|musl)linux_\d+_\d+_\w+", tag), "what an index takes"
        assert tag in [str(known) for known in sys_tags()], "what this machine installs"
        assert made == {}
    else:
        assert made == {"infer_tag": True}


def test_without_a_compiler_the_wheel_is_plain_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    building, made = hook(monkeypatch, "auto", hindrance=lambda: "there is no C compiler (cc)"), data()
    assert building.dependencies() == []
    building.initialize("standard", made)
    assert made == data()
    assert building.app.said == ["Not compiled, plain Python: there is no C compiler (cc)"]


def test_a_compiler_that_fails_is_reported_or_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    building, made = hook(monkeypatch, "auto", compiled=broken), data()
    building.initialize("standard", made)
    assert made == data()
    assert building.app.said == ["Not compiled, plain Python: the compiler fell over"]
    with pytest.raises(RuntimeError, match="fell over"):
        hook(monkeypatch, "1", compiled=broken).initialize("standard", data())


def test_zero_and_editable_installs_compile_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for wish, version in (("0", "standard"), ("1", "editable"), ("auto", "editable")):
        building, made = hook(monkeypatch, wish, compiled=broken), data()
        building.initialize(version, made)
        assert made == data()
    assert hook(monkeypatch, "0").dependencies() == []
    with pytest.raises(ValueError, match="GOBELET_COMPILE is 0, 1 or auto, not yes"):
        hook(monkeypatch, "yes").dependencies()


def test_what_speaks_against_compiling(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compiling = runpy.run_path(str(ROOT / "hatch_compile.py"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert compiling["hindrance"]().startswith("there is no C compiler (")


def test_modules_that_do_not_load_are_not_taken(tmp_path: Path) -> None:
    compiling = runpy.run_path(str(ROOT / "hatch_compile.py"))
    tmp_path.joinpath("bad.py").write_text("raise ImportError('made wrong')")
    with pytest.raises(compiling["CannotCompile"], match="made wrong"):
        compiling["attempt"](tmp_path, ["bad"], "compiled")


def test_pips_build_environment_is_seen_by_what_compiles(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """pip names it in PYTHONPATH, and mypy is nowhere else."""
    environment, tree = tmp_path / "environment", tmp_path / "tree"
    for folder, module in ((environment, "mypyc_here"), (tree, "rings_here")):
        folder.mkdir()
        folder.joinpath(f"{module}.py").touch()
    monkeypatch.setenv("PYTHONPATH", str(environment))
    compiling = runpy.run_path(str(ROOT / "hatch_compile.py"))
    compiling["run"]([sys.executable, "-c", "import mypyc_here, rings_here"], tree)


def test_two_builds_at_once_keep_one_whole_folder(tmp_path: Path) -> None:
    compiling = runpy.run_path(str(ROOT / "hatch_compile.py"))
    made, kept = tmp_path / "made", tmp_path / "kept" / "new"
    for folder in (made, tmp_path / "kept" / "old", tmp_path / "kept" / "arriving-other"):
        folder.mkdir(parents=True)
        folder.joinpath("a.so").write_text(folder.name)
    for _build in range(2):
        compiling["keep"](made, kept)
        assert kept.joinpath("a.so").read_text() == "made"
        assert sorted([path.name for path in kept.parent.iterdir()]) == ["arriving-other", "new"]
