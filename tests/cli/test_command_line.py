"""The command line as people know it from others: what was meant, help, Tab, JSON, colours."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gobelet import records
from gobelet.bots import BOTS
from gobelet.cli.main import COMMANDS
from tests.cli.test_main import ENVIRONMENT, PATIENCE
from tests.cli.typist import gobelet, script

ESCAPE = "\x1b["


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that was left after two answers."""
    file = str(tmp_path / "half.json")
    gobelet(monkeypatch, "play", "dicetown/2009", "--seed", "5", "--record", file, typing=script("9", "A"))
    return file


# --- what was meant ----------------------------------------------------------------------------------------

MEANT = [
    (("plya",), "play"),
    (("ruleset",), "rulesets"),
    (("play", "dicetwn/2009"), "dicetown/2009"),
    (("play", "dicetown/2009", "--seets=you"), "--seats"),
    (("play", "--seets=you"), "--seats"),
    (("play", "dicetown/2009", "--seats", "you,gredy"), "greedy"),
    (("play", "dicetown/2009", "--choice", "sherif=0"), "sheriff"),
    (("play", "dicetown/2009", "--choice", "bribes=yess"), "yes"),
    (("completion", "zhs"), "zsh"),
    (("house", "tabels"), "tables"),
    (("house", "tables", "shwo"), "show"),
]


@pytest.mark.parametrize(("words", "meant"), MEANT)
def test_a_misspelt_word_is_answered_with_the_nearest(
    words: tuple[str, ...], meant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = gobelet(monkeypatch, *words)
    assert (run.code, run.out) == (2, "")
    assert run.err.endswith(f" Did you mean “{meant}”?\n")
    assert run.err.count("\n") == 1
    assert f"«\N{NO-BREAK SPACE}{meant}\N{NO-BREAK SPACE}»" in gobelet(monkeypatch, "--lang=fr", *words).err


def test_nothing_is_guessed_that_is_not_near(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Did you mean" not in gobelet(monkeypatch, "dance").err


# --- help --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [one for one in COMMANDS if one != "help"])
def test_help_is_a_command_and_shows_examples(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "help", command)
    assert (run.code, run.err) == (0, "")
    assert run.out == gobelet(monkeypatch, command, "--help").out
    examples = run.out.partition("\nexamples:\n")[2]
    assert f"gobelet {command}" in examples
    assert max(len(line) for line in run.out.splitlines()) <= 80
    assert f"\n  gobelet {command}" in gobelet(monkeypatch).out


def test_help_alone_is_the_overview(monkeypatch: pytest.MonkeyPatch) -> None:
    assert gobelet(monkeypatch, "help").out == gobelet(monkeypatch, "--help").out
    assert "Did you mean “play”?" in gobelet(monkeypatch, "help", "plya").err
    inner = gobelet(monkeypatch, "help", "house", "announce", "--lang=fr")
    assert inner.out == gobelet(monkeypatch, "--lang=fr", "house", "announce", "--help").out


# --- Tab ---------------------------------------------------------------------------------------------------


def completions(line: str) -> list[str]:
    """What a shell gets for a line with the cursor at its end."""
    environment = {
        **ENVIRONMENT,
        "_ARGCOMPLETE": "1",
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
        "COMP_TYPE": "9",
    }
    done = subprocess.run(
        ["bash", "-c", 'exec "$@" 8>&1 >/dev/null', "bash", sys.executable, "-m", "gobelet"],
        capture_output=True,
        env=environment,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    return [word.strip() for word in done.stdout.split("\013") if word.strip()]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("gobelet ver", ["verify"]),
        ("gobelet help ana", ["analyse"]),
        ("gobelet play cin", ["cincinnati"]),
        ("gobelet play cincinnati --see", ["--seed"]),
        ("gobelet play cincinnati --seats you,exp", ["you,expert"]),
        ("gobelet --lang fr replay --seat s", ["spectator"]),
        ("gobelet completion ", ["bash", "zsh", "fish"]),
    ],
)
def test_tab_completes(line: str, words: list[str]) -> None:
    assert completions(line) == words


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_what_a_shell_needs_is_printed(shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "completion", shell)
    assert (run.code, run.err) == (0, "")
    assert "gobelet" in run.out
    if shell == "bash":
        subprocess.run(["bash", "-n"], input=run.out, text=True, timeout=PATIENCE, check=True)


# --- JSON --------------------------------------------------------------------------------------------------


def test_rulesets_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(gobelet(monkeypatch, "rulesets", "--json").out)
    town = found["rulesets"][0]
    assert (town["id"], town["seats"]) == ("dicetown/2009", [2, 3, 4, 5])
    assert [choice["id"] for choice in town["choices"]][:2] == ["sheriff", "bribes"]
    assert [bot["id"] for bot in found["bots"]] == list(BOTS)


def test_odds_for_programs_are_those_of_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("odds", "cincinnati", "6 6 4 4 2", "--against", "1 1 2 3 4", "--chips", "1")
    found = json.loads(gobelet(monkeypatch, *words, "--json").out)
    shown = gobelet(monkeypatch, *words).out
    assert found["dice"] == ["2", "4", "4", "6", "6"]
    for table in found["tables"]:
        assert f"{100 * table['win']:.1f}%" in shown
    duel = json.loads(gobelet(monkeypatch, *words[:5], "--duel", "--json").out)
    assert len(duel["turns"]) == 5
    town = json.loads(gobelet(monkeypatch, "odds", "dicetown/2009", "K K", "--json").out)
    assert sum(hand["chance"] for hand in town["hands"]) == pytest.approx(1)


def test_a_replay_for_programs(half: str, monkeypatch: pytest.MonkeyPatch) -> None:
    *steps, end = map(json.loads, gobelet(monkeypatch, "replay", half, "--json").out.splitlines())
    assert end == {"over": False, "questions": records.load(Path(half).read_text()).serial}
    told = [event for step in steps for event in step["events"]]
    assert "You" not in {event["text"].split()[0] for event in told}
    assert [step["question"] for step in steps] == [*range(1, len(steps) + 1)]
    spectator = gobelet(monkeypatch, "replay", half, "--json", "--seat", "spectator").out
    assert "rolled-seen" not in spectator


def test_verify_takes_several_files_and_says_which_is_wrong(
    half: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = json.loads(Path(half).read_text(encoding="utf-8"))
    false, foreign = tmp_path / "false.json", tmp_path / "foreign.json"
    false.write_text(json.dumps({**fields, "fingerprint": "0" * 16}), encoding="utf-8")
    foreign.write_text("{}", encoding="utf-8")
    names = [half, str(false), str(foreign)]
    run = gobelet(monkeypatch, "verify", *names)
    assert run.code == 2
    assert [name for name in names if name in run.out.replace("\n", "")] == [half, str(false)]
    assert run.err.startswith(f"gobelet: {foreign}: ")
    assert gobelet(monkeypatch, "verify", half, str(false)).code == 1
    assert gobelet(monkeypatch, "verify", half, half).code == 0
    lines = [json.loads(line) for line in gobelet(monkeypatch, "verify", *names, "--json").out.splitlines()]
    assert [line["verdict"] for line in lines] == ["verified", "wrong", "unreadable"]
    assert (lines[0]["fingerprint"], lines[0]["over"]) == (fields["fingerprint"], False)


def test_a_dash_is_the_standard_input(half: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gobelet", "verify", "-"],
        input=Path(half).read_bytes(),
        capture_output=True,
        env=ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"replays to its fingerprint" in done.stdout


# --- a saved game ------------------------------------------------------------------------------------------


def test_a_saved_game_is_played_on_and_saved_again(half: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = records.read(Path(half).read_text(encoding="utf-8"))
    run = gobelet(monkeypatch, "play", "--resume", half, typing=script("none", "quit"))
    assert (run.code, run.err) == (0, "")
    assert "game 5" in run.out
    assert f"The record is in {half}".replace(" ", "") in re.sub(r"\s", "", run.out)
    after = records.read(Path(half).read_text(encoding="utf-8"))
    assert after.players == before.players
    assert after.record.answers[: len(before.record.answers)] == before.record.answers
    assert after.record.serial > before.record.serial
    assert records.verify(after.record, after.marks) is None
    assert [path.name for path in Path(half).parent.iterdir()] == ["half.json"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("cincinnati",), "A saved game has its ruleset"),
        (("--seed", "1"), "A saved game has its ruleset"),
        (("--seats", "you,greedy"), "2 players are named, and the saved game has 3 seats."),
    ],
)
def test_what_a_saved_game_has_is_not_said_again(
    words: tuple[str, ...], said: str, half: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Path(half).read_bytes()
    run = gobelet(monkeypatch, "play", "--resume", half, *words)
    assert (run.code, run.out) == (2, "")
    assert said in run.err
    assert Path(half).read_bytes() == before


def test_a_game_that_is_over_is_not_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "over.json")
    gobelet(monkeypatch, "play", "dicetown/2009", "--seats", "random,random", "--record", file)
    assert "is over: gobelet replay shows it." in gobelet(monkeypatch, "play", "--resume", file).err


# --- replays ------------------------------------------------------------------------------------------------


def test_a_replay_goes_back_and_shows_the_board(half: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "replay", half, "--step", typing=script("", "b", "table", "quit"))
    assert run.out.count("Round 1 ─") == 2, "the first step is shown again"
    assert "★" in run.out
    assert "b: back; table: the board" in run.out
    hands = gobelet(monkeypatch, "replay", half, "--board").out
    assert hands.count("★") > 1
    assert re.search(r"^  Calamity: .*cup", hands, re.MULTILINE)
    mine = gobelet(monkeypatch, "replay", half, "--board", "--seat", "spectator").out
    assert not re.search(r"^  Calamity: .*cup", mine, re.MULTILINE)


# --- colours ------------------------------------------------------------------------------------------------


def test_colours_follow_the_environment(half: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fields = json.loads(Path(half).read_text(encoding="utf-8"))
    false = tmp_path / "false.json"
    false.write_text(json.dumps({**fields, "fingerprint": "0" * 16}), encoding="utf-8")
    assert ESCAPE not in gobelet(monkeypatch, "verify", str(false)).out, "not in a pipe"
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert f"{ESCAPE}31m" in gobelet(monkeypatch, "verify", str(false)).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert f"{ESCAPE}31m" not in gobelet(monkeypatch, "verify", str(false)).out


def test_a_table_has_one_escape_code_for_what_looks_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    shown = gobelet(monkeypatch, "play", "dicetown/2009", "--seats", "random,random", "--seed", "3").out
    score = shown.rpartition("The score")[2]
    assert f"{ESCAPE}1m" in score
    assert not re.search(r"\x1b\[1m[^\x1b]*\x1b\[0m\x1b\[1m", score)
