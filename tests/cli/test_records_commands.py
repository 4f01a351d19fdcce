"""`gobelet replay`, `gobelet verify` and `gobelet rulesets`."""

import json
import re
from pathlib import Path

import pytest

from gobelet import new, records
from gobelet.core.branches import play_on
from gobelet.server.replays.frames import stop_at
from gobelet.server.tables import fair
from gobelet.testing import random_steps
from tests.cli.typist import gobelet, script


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A game between bots, recorded."""
    folder = tmp_path_factory.mktemp("records")
    with pytest.MonkeyPatch.context() as monkeypatch:
        words = [
            "simulate",
            "dicetown/2009",
            "--seats",
            "greedy,random,random",
            "--games",
            "1",
            "--seed",
            "3",
        ]
        gobelet(monkeypatch, *words, "--records", str(folder))
    return str(next(folder.iterdir()))


def changed(record: str, folder: Path, **changes: object) -> str:
    fields = json.loads(Path(record).read_text(encoding="utf-8"))
    file = folder / "changed.json"
    file.write_text(json.dumps({**fields, **changes}), encoding="utf-8")
    return str(file)


# --- replay ------------------------------------------------------------------------------------------------


def test_a_replay_shows_the_whole_game(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "replay", record)
    assert (run.code, run.err) == (0, "")
    assert "Round 1 ─" in run.out
    assert "The score" in run.out
    assert "♛" in run.out


def test_all_see_every_secret_and_spectators_none(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    everything = gobelet(monkeypatch, "replay", record, "--seat", "all").out
    spectator = gobelet(monkeypatch, "replay", record, "--seat", "spectator").out
    assert "peeks under the cup" not in everything
    assert re.search(r"rolls [9JQKA1]", spectator) is None
    assert "peeks under the cup" in spectator
    assert re.search(r"keeps one|keeps it", everything) is None


def test_a_seat_sees_its_own(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = gobelet(monkeypatch, "replay", record, "--seat", "1", "--lang", "fr").out
    rolls = set(re.findall(r"^  (\w+) lance [91JQKA]", seat, re.MULTILINE))
    assert rolls == {"Jesse"}


def test_a_seat_may_be_called_by_its_name(
    tmp_path: Path, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [{"name": name, "kind": "random"} for name in ("Anna", "Ben", "Carla")]
    file = changed(record, tmp_path, players=players)
    assert (
        gobelet(monkeypatch, "replay", file, "--seat", "ben").out
        == gobelet(monkeypatch, "replay", file, "--seat", "1").out
    )


@pytest.mark.parametrize("eyes", ["3", "-1", "nobody", ""])
def test_unknown_eyes(eyes: str, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "replay", record, "--seat", eyes)
    assert (run.code, run.out) == (2, "")
    assert f"There is no point of view “{eyes}”; choose one of: 0, 1, 2, all, spectator." in run.err


def test_step_by_step(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    three = gobelet(monkeypatch, "replay", record, "--step", typing=script("", "", "quit"))
    assert three.code == 0
    assert three.out.count(">\n") == 3
    assert "The score" not in three.out
    rest = gobelet(monkeypatch, "replay", record, "--step", typing=script("", "all"))
    assert "The score" in rest.out
    ended = gobelet(monkeypatch, "replay", record, "--step", typing=script(""))
    assert ended.code == 0


def test_a_game_that_is_not_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "half.json")
    gobelet(monkeypatch, "play", "dicetown/2009", "--seed", "5", "--record", file, typing=script("9", "A"))
    run = gobelet(monkeypatch, "replay", file)
    assert run.code == 0
    assert re.search(r"The record ends here, at question \d+: the game is not over\.", run.out)
    assert "the game is not over." in gobelet(monkeypatch, "verify", file).out


def test_a_record_that_does_not_replay(tmp_path: Path, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    file = changed(record, tmp_path, answers=[[1, "0:1 1:1 2:1"]])
    run = gobelet(monkeypatch, "replay", file)
    assert run.code == 2
    assert "The rules do not allow the answer to question 1: That is not possible now." in run.err


# --- verify ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "replays to its fingerprint"), ("fr", "mène à son empreinte")]
)
def test_a_true_record(lang: str, said: str, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "verify", record, "--lang", lang)
    assert (run.code, run.err) == (0, "")
    assert said in " ".join(run.out.split())


def test_a_false_one_departs_at_a_question_that_is_named(
    tmp_path: Path, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = gobelet(monkeypatch, "verify", changed(record, tmp_path, seed="4"))
    assert (run.code, run.err) == (1, "")
    assert "after question 0, at question 1 at the latest" in " ".join(run.out.split())
    run = gobelet(monkeypatch, "verify", changed(record, tmp_path, fingerprint="0" * 16))
    assert run.code == 1
    assert "the game ends differently from the record" in " ".join(run.out.split())
    run = gobelet(monkeypatch, "verify", changed(record, tmp_path, answers=[]))
    assert run.code == 1
    assert "Question 1 lacks the answer of Calamity, Jesse and Belle." in " ".join(run.out.split())


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "it is not JSON (line 1, column 1)"),
        (b"\xff\xfe", "it is not text"),
        (b"{}", "the field “gobelet” is missing"),
        (b'{"gobelet": 9}', "The record has format 9; this program reads: 1, 2."),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_no_record(
    command: str, content: bytes, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)
    run = gobelet(monkeypatch, command, str(file))
    assert (run.code, run.out) == (2, "")
    assert said in run.err
    assert file.read_bytes() == content


def test_a_file_too_big(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "big"
    with open(file, "wb") as sparse:
        sparse.truncate(40_000_000)
    assert "more than 4,000,000 characters" in gobelet(monkeypatch, "verify", str(file)).err


# --- rulesets ----------------------------------------------------------------------------------------------


def test_rulesets_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "rulesets")
    assert (run.code, run.err) == (0, "")
    for line in (
        "dicetown/2009",
        "2 to 5 players",
        "--choice sheriff=random|0|1|2|3|4",
        "cincinnati",
        "greedy: ",
    ):
        assert line in run.out
    assert "2 à 5 joueurs" in gobelet(monkeypatch, "rulesets", "--lang", "fr").out


# --- the proof of the dice ----------------------------------------------------------------------------------


def proved(folder: Path, **changes: object) -> str:
    """A game as a table online publishes it, with the proof of its dice."""
    secret, entropies = "11" * 32, ["22" * 32, "33" * 32]
    proof = {
        "table": "abcdefgh23456789",
        "secret": secret,
        "commitment": fair.commitment(secret),
        "commitments": [fair.commitment(entropy) for entropy in entropies],
        "entropies": entropies,
        "opened": [True, True],
    }
    game = new("dicetown/2009", 2, fair.seed("abcdefgh23456789", secret, entropies), generator="keyed")
    for _step in random_steps(game, 1):
        pass
    fields = json.loads(records.dump(game.record()))
    file = folder / "proved.json"
    file.write_text(json.dumps({**fields, "proof": {**proof, **changes}}), encoding="utf-8")
    return str(file)


def test_verify_says_what_the_proof_of_the_dice_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = gobelet(monkeypatch, "verify", proved(tmp_path))
    assert said.code == 0
    assert "no dice were chosen afterwards" in " ".join(said.out.split())
    assert fair.commitment("11" * 32) in said.out.replace("\n", "")


def test_verify_finds_a_proof_that_does_not_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = gobelet(monkeypatch, "verify", proved(tmp_path, secret="44" * 32))
    assert said.code == 1
    assert "not the one it committed to" in " ".join(said.out.split())


# --- played on ---------------------------------------------------------------------------------------------


def test_a_game_played_on_is_replayed_and_verified_and_its_parent_named(
    record: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = records.load(Path(record).read_text(encoding="utf-8"))
    game = stop_at(parent, 30)
    play_on(game, "keyed", "ab" * 32, parent.fingerprint)
    for _game in random_steps(game, 1):
        pass
    file = tmp_path / "child.json"
    file.write_text(records.dump(game.record()), encoding="utf-8")
    run = gobelet(monkeypatch, "verify", str(file))
    assert run.code == 0
    assert f"from question 30 of the game {parent.fingerprint}" in " ".join(run.out.split())
    assert gobelet(monkeypatch, "replay", str(file)).code == 0
    assert gobelet(monkeypatch, "verify", changed(str(file), tmp_path, branches=[])).code == 1
