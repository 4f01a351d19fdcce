"""The command itself: help, version, and one clear line for everything that is wrong."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import gobelet as package
from tests.cli.typist import gobelet

PATIENCE = 300  # seconds: the machine may be busy
SOURCE = str(Path(package.__file__).parent.parent)


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",), ("--lang", "en"), ("--lang=fr",)])
def test_overview(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, *words)
    assert (run.code, run.err) == (0, "")
    assert "gobelet play RULESET" in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 80


def test_the_language_may_stand_before_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    for words in (("--lang", "fr", "rulesets"), ("--lang=fr", "rulesets"), ("rulesets", "--lang", "fr")):
        assert "2 à 5 joueurs" in gobelet(monkeypatch, *words).out


def test_version(monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "--version")
    assert run.code == 0
    assert run.out.startswith("gobelet ")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", ["play", "simulate", "replay", "verify", "rulesets"])
def test_every_command_has_help(command: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, command, "--help", "--lang", lang)
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith(
        f"usage\N{NO-BREAK SPACE}: gobelet {command} " if lang == "fr" else "usage: gobelet"
    )
    assert "cli-" not in run.out


BAD = [
    (("dance",), "There is no command “dance”; choose one of: play, "),
    (("--verbose",), "There is no command “--verbose”"),
    (("play",), "The argument RULESET is missing; --help lists what is expected."),
    (("replay",), "The argument FILE is missing"),
    (("play", "chess"), "There is no ruleset “chess”; choose one of: dicetown/2009, dicetown/revised,"),
    (("play", "\x1b[31mchess"), "There is no ruleset “\N{REPLACEMENT CHARACTER}[31mchess”"),
    (("play", "dicetown/2009", "--seats", "you"), "dicetown/2009 is for 2 to 5 players, not 1."),
    (
        ("play", "dicetown/2009", "--seats", "you" + ",random" * 5),
        "dicetown/2009 is for 2 to 5 players, not 6.",
    ),
    (("play", "cincinnati", "--seats", "you,random"), "cincinnati is for 3 to 6 players, not 2."),
    (("play", "dicetown/2009", "--seats", ""), "There is no player “”; choose from: you, random, greedy"),
    (("play", "dicetown/2009", "--seats", "you,deep"), "There is no player “deep”"),
    (("simulate", "dicetown/2009", "--seats", "you,random"), "There is no player “you”; choose from: random"),
    (("play", "dicetown/2009", "--seats"), "The option --seats needs a value."),
    (("play", "dicetown/2009", "--fast=very"), "The option --fast takes no value."),
    (("play", "dicetown/2009", "--loud"), "“--loud” is not expected here; --help lists what is."),
    (("play", "dicetown/2009", "more"), "“more” is not expected here"),
    (("play", "dicetown/2009", "--seed", "lucky"), "“lucky” is not a seed: give a whole number."),
    (("play", "dicetown/2009", "--seed", "9" * 5000), "is not a seed: give a whole number."),
    (("play", "dicetown/2009", "--lang", "de"), "“de” is not spoken here; choose one of: en, fr."),
    (
        ("play", "dicetown/2009", "--choice", "sheriff"),
        "“sheriff” is not an option: write KEY=VALUE. KEY is one of: sheriff",
    ),
    (
        ("play", "dicetown/2009", "--choice", "sheriff=9"),
        "The option “sheriff” can’t be “9”; it can be: random, 0",
    ),
    (("play", "dicetown/2009", "--choice", "sheriff=3"), "The option “sheriff” can’t be “3”"),
    (
        ("play", "dicetown/2009", "--choice", "moon=full"),
        "dicetown/2009 has no option “moon”; it has: sheriff",
    ),
    (
        ("play", "dicetown/extension", "--choice", "river=4,3"),
        "The option “river” can’t be “4,3”; write it like 4,3,1,1,1,1,1.",
    ),
    (
        ("play", "dicetown/extension", "--choice", "gold=1"),
        "sheriff, bribes, hands, deeds, river,",
    ),
    (
        ("play", "dicetown/2009", "--choice", "equipment=1,2,3,4,6,7"),
        "The Equipment cards are worth 1, 2, 3, 4, 5 and 8: no other values fit",
    ),
    (("play", "dicetown/2009", "--choice", "skip_forced=1"), "dicetown/2009 has no option “skip_forced”"),
    (("play", "cincinnati", "--choice", "moon=full"), "cincinnati has no options: leave out “moon”."),
    (("play", "dicetown/2009", "--name", ""), "“” can’t be a name: use 1 to 20 ordinary characters."),
    (("play", "dicetown/2009", "--name", "a\tb"), "can’t be a name: use 1 to 20 ordinary characters."),
    (("play", "dicetown/2009", "--name", "x" * 21), "can’t be a name: use 1 to 20 ordinary characters."),
    (("play", "dicetown/2009", "--name", "A", "--name", "B"), "There are 2 names for one of you."),
    (
        ("play", "dicetown/2009", "--seats", "random,random", "--name", "A"),
        "No seat is “you”, so no name is needed; 1 given.",
    ),
    (
        ("play", "dicetown/2009", "--seats", "you,you", "--name", "A", "--name", "A"),
        "can’t both be called “A”: choose another name.",
    ),
    (
        ("play", "dicetown/2009", "--record", "/no/such/folder/x.json"),
        "The folder “/no/such/folder” does not exist: create it, or name another one.",
    ),
    (("play", "dicetown/2009", "--record", "a\x00b"), "can’t be written"),
    (
        ("simulate", "dicetown/2009", "--games", "0"),
        "--games should be a whole number from 1 to 100,000,000, not “0”.",
    ),
    (("simulate", "dicetown/2009", "--games", "many"), "The option --games should be a whole number"),
    (
        ("simulate", "dicetown/2009", "--workers", "-3"),
        "The option --workers should be a whole number from 1 to 256",
    ),
    (("simulate", "dicetown/2009", "--seed", "x"), "The option --seed should be a whole number"),
    (("simulate", "dicetown/2009", "--records", "/dev/null/x"), "“/dev/null/x” can’t be written: "),
    (("replay", "/no/such/file"), "“/no/such/file” can’t be read: No such file or directory."),
    (("verify", "/"), "“/” can’t be read: Is a directory."),
    (("verify", "a\x00b"), "can’t be read"),
    (("verify", "--seat", "1", "x"), "“--seat” is not expected here"),
]


@pytest.mark.parametrize(("words", "line"), BAD)
def test_bad_input_is_one_clear_line(
    words: tuple[str, ...], line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    run = gobelet(monkeypatch, *words)
    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith("gobelet: ")
    assert line in run.err
    assert run.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("words", [words for words, _line in BAD if "--lang" not in words])
def test_bad_input_in_french(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    english = gobelet(monkeypatch, *words)
    by_option = (
        gobelet(monkeypatch, *words[:1], "--lang", "fr", *words[1:]) if words[0] != "--verbose" else None
    )
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    french = gobelet(monkeypatch, *words)
    assert french.code == 2
    assert french.err != english.err
    assert by_option is None or by_option.err == french.err


# --- as a process ------------------------------------------------------------------------------------------


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "gobelet", *words]


ENVIRONMENT = {**os.environ, "PYTHONPATH": SOURCE, "LC_ALL": "C.UTF-8"}


def test_nobody_reads_on() -> None:
    """`gobelet play … | head -1`: no traceback."""
    process = subprocess.Popen(
        command("play", "dicetown/2009", "--seats", "random,random", "--seed", "1"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert process.stdout is not None
    process.stdout.close()
    _out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (141, b"")


def test_a_full_disk() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command("rulesets"),
            stdout=full,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "gobelet: The output can’t be written: No space left on device.\n".encode()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams(closed: str) -> None:
    line = f"{sys.executable} -m gobelet play dicetown/2009 --seed 5 {closed}"
    done = subprocess.run(
        line,
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_terminal_of_few_letters() -> None:
    """Characters that an old terminal lacks are replaced."""
    done = subprocess.run(
        command("rulesets", "--lang", "fr"),
        capture_output=True,
        env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"},
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Dice Town" in done.stdout


def test_bytes_that_are_no_text_can_be_typed() -> None:
    done = subprocess.run(
        command("play", "dicetown/2009", "--seed", "5"),
        input=b"\xff\xfe\n9\n",
        capture_output=True,
        env=ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"You keep 9." in done.stdout


@pytest.mark.parametrize("words", [("--version",), ("--help",)])
def test_nothing_is_imported_that_is_not_needed(words: tuple[str, ...]) -> None:
    heavy = ["rich", "multiprocessing", "concurrent", "gobelet.records", "gobelet.cli.play"]
    heavy += ["fluent"] if words == ("--version",) else []
    program = f"""
import sys
from gobelet.cli.main import main
main({list(words)!r})
print([name for name in {heavy!r} if name in sys.modules])
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, env=ENVIRONMENT, timeout=PATIENCE, check=True
    )
    assert done.stdout.splitlines()[-1] == b"[]"
