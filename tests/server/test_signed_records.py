"""Signed records: what a house publishes, names and outcome included, can't be changed unnoticed."""

import json
import re
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gobelet import new, records
from gobelet.cli.checking import CheckReport, check_file
from gobelet.core.errors import BadRecord, BadRequest
from gobelet.records.writing import laid_out
from gobelet.server.signing import HouseKey, read_or_make
from gobelet.server.tables.names import FORMER
from gobelet.server.tables.settings import DAY
from gobelet.testing import random_steps
from tests.cli.typist import gobelet
from tests.server.house import house
from tests.server.known import Device
from tests.server.players import at_random, begin, new_table
from tests.server.still_clock import MORNING, StillClock
from tests.server.test_former_players import finished

DOCS = Path(__file__).parents[2] / "docs"
SECRET = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"  # of RFC 8032
PUBLIC = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"


def signed(key: HouseKey | None = None) -> dict[str, Any]:
    """A short game, as a house publishes it."""
    game = new("cincinnati", 3, 5)
    for _game in random_steps(game, 1):
        pass
    players = [records.Player(name, "you") for name in ("Zoé", "Ben 😀", "Carla")]
    outcome = {"scores": [*game.scores], "winners": [*game.winners]}
    fields = {**json.loads(records.dump(game.record(), players)), "gobelet": 2, "outcome": outcome}
    return (key or HouseKey(SECRET, "https://play.example.org")).sign(fields, MORNING)


SIGNED = signed()


def check(folder: Path, fields: dict[str, Any], key: str = "") -> CheckReport:
    file = folder / "record.json"
    file.write_text(laid_out(fields), encoding="utf-8")
    return check_file(str(file), "en", key)


def test_the_public_key_is_that_of_the_standard() -> None:
    assert HouseKey(SECRET, "").public == PUBLIC


def test_the_record_on_which_the_page_is_tried_is_this_one() -> None:
    assert json.loads((DOCS.parent / "web/tests/signed.json").read_text(encoding="utf-8")) == SIGNED


def test_a_signed_record_says_what_is_proved_by_what(tmp_path: Path) -> None:
    found = check(tmp_path, SIGNED)
    assert found.code == 0
    said = " ".join([line for line, _wrong in found.lines])
    for words in (
        "replays to its fingerprint",
        "dice are not proved",
        f"Signed on 2025-06-15 with the key {PUBLIC}",
    ):
        assert words in said
    assert "compare it with https://play.example.org/api/house/key" in said
    assert found.figures["signature"]["good"]
    known = check(tmp_path, SIGNED, PUBLIC)
    assert "It is the key that you gave." in known.lines[-1][0]


CHANGES: dict[str, dict[str, Any]] = {
    "a name": {"players": [{**one, "name": "Eve"} for one in SIGNED["players"][:1]] + SIGNED["players"][1:]},
    "a kind": {
        "players": [{**one, "kind": "expert"} for one in SIGNED["players"][:1]] + SIGNED["players"][1:]
    },
    "no names": {"players": []},
    "the marks": {"marks": []},
    "the date": {"signature": {**SIGNED["signature"], "at": "2025-06-14"}},
    "the house": {"signature": {**SIGNED["signature"], "house": "https://elsewhere.example"}},
    "the key": {"signature": {**SIGNED["signature"], "key": HouseKey("11" * 32, "").public}},
    "the value": {"signature": {**SIGNED["signature"], "value": "00" * 64}},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_whatever_is_changed_the_signature_does_not_hold(change: dict[str, Any], tmp_path: Path) -> None:
    found = check(tmp_path, {**SIGNED, **change})
    assert (found.code, found.figures["error"]["id"]) == (1, "signature-wrong")


def test_another_outcome_is_found_by_the_replay(tmp_path: Path) -> None:
    false = {**SIGNED["outcome"], "winners": [(SIGNED["outcome"]["winners"][0] + 1) % 3]}
    assert check(tmp_path, {**SIGNED, "outcome": false}).figures["error"]["id"] == "record-outcome"


def test_a_key_that_was_named_must_have_signed(tmp_path: Path) -> None:
    other = check(tmp_path, signed(HouseKey("22" * 32, "https://play.example.org")), PUBLIC)
    assert (other.code, other.figures["error"]["id"]) == (1, "signature-other-key")
    unsigned = {name: value for name, value in SIGNED.items() if name != "signature"}
    assert check(tmp_path, unsigned, PUBLIC).figures["error"]["id"] == "signature-missing"
    assert "No house has signed it" in check(tmp_path, unsigned).lines[-1][0]


def test_the_order_and_layout_of_the_fields_do_not_matter(tmp_path: Path) -> None:
    turned = json.dumps(dict(reversed(SIGNED.items())), ensure_ascii=True, indent=3)
    file = tmp_path / "turned.json"
    file.write_text(turned, encoding="utf-8")
    assert check_file(str(file), "en", PUBLIC).code == 0


BAD = [
    {"signature": "x"},
    {"signature": {"key": PUBLIC}},
    {"signature": {**SIGNED["signature"], "key": "x"}},
    {"signature": {**SIGNED["signature"], "value": "00" * 63}},
    {"signature": {**SIGNED["signature"], "at": "yesterday"}},
    {"signature": {**SIGNED["signature"], "house": "a\nb"}},
    {"signature": {**SIGNED["signature"], "more": 1}},
    {"outcome": []},
    {"outcome": {"scores": [1, 2], "winners": [0]}},
    {"outcome": {"scores": [1, 2, "3"], "winners": [0]}},
    {"outcome": {"scores": [1, 2, 3], "winners": [3]}},
    {"proof": {"half": "\ud800"}},
    {"gobelet": 1},
]


@pytest.mark.parametrize("change", BAD)
def test_what_is_no_signature_is_no_record(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        records.read(json.dumps({**SIGNED, **change}))


def test_a_stranger_checks_it_with_the_program_of_records_md() -> None:
    (program,) = re.findall(
        r"^```python\n(.*?)^```", (DOCS / "records.md").read_text(encoding="utf-8"), re.S | re.M
    )
    assert "gobelet." not in program
    assert len(program.splitlines()) <= 20

    def run(fields: dict[str, Any]) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-c", program],
            input=json.dumps(fields),
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )

    assert run(SIGNED).stdout.startswith(f"{PUBLIC} 2025-06-15 ")
    assert "InvalidSignature" in run({**SIGNED, "seats": 4}).stderr


def test_without_the_package_the_signature_is_not_checked_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [*sys.modules]:
        if name.partition(".")[0] == "cryptography":
            monkeypatch.setitem(sys.modules, name, None)
    found = check(tmp_path, SIGNED)
    assert found.code == 0
    assert 'pip install "gobelet[verify]"' in found.lines[-1][0]
    assert found.figures["signature"]["checked"] is False
    run = gobelet(monkeypatch, "verify", "--key", PUBLIC, str(tmp_path / "record.json"))
    assert (run.code, run.out) == (2, "")


def test_a_key_is_64_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "verify", "--key", "abc", "x.json")
    assert (run.code, run.err) == (2, "gobelet: “abc” is no key: give 64 hexadecimal digits.\n")


# --- the key ------------------------------------------------------------------------------------------------


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db.key"
    secret = read_or_make(str(file))
    assert read_or_make(str(file)) == secret
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    file.write_text("no key")
    for name in (str(file), str(tmp_path / "none" / "key"), str(tmp_path)):
        with pytest.raises(BadRequest, match="key"):
            read_or_make(name)
    assert file.read_text() == "no key"


def test_a_wrong_key_is_one_sentence_before_anything_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "key").write_text("x")
    run = gobelet(monkeypatch, "serve", "--no-open", "--port", "0", "--signing-key", str(tmp_path / "key"))
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert "is no signing key" in run.err


async def test_a_house_has_one_key_for_ever(any_database: str, tmp_path: Path) -> None:
    database = any_database or f"sqlite:///{tmp_path / 'tables.db'}"
    keys = []
    for _start in range(2):
        async with house(database) as home:
            keys.append((await home.get("/api/house/key")).json()["key"])
    async with house(database, signing_key=str(tmp_path / "given.key")) as home:
        keys.append((await home.get("/api/house/key")).json()["key"])
    assert keys[0] == keys[1] != keys[2]


# --- published ----------------------------------------------------------------------------------------------


async def test_a_published_record_is_signed_with_names_and_outcome(tmp_path: Path) -> None:
    async with house() as home:
        (ann,) = await begin(home, new_table("cincinnati", 1, 2, beat=10))
        end = await ann.play(at_random(1))
        record = (await home.get(f"/api/tables/{end.table.id}/record")).json()
        key = (await home.get("/api/house/key")).json()["key"]
    assert record["outcome"]["winners"] == end.winners
    found = check(tmp_path, record, key)
    assert found.code == 0, found.lines
    assert (found.figures["dice"]["proved"], found.figures["signature"]["good"]) == (True, True)
    called = [player["name"] for player in record["players"]]
    assert len(set(called)) == 3, "bots have names of their own"
    assert "Greedy" not in called
    renamed = {
        **record,
        "players": [{**player, "name": f"X{player['name']}"} for player in record["players"]],
    }
    assert check(tmp_path, renamed, key).code == 1


async def test_when_a_player_is_deleted_the_record_is_signed_again(tmp_path: Path) -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = Device(home.url), Device(home.url)
        table = await finished(home, ann, ben)
        before = (await home.get(f"/api/tables/{table}/record")).json()
        clock.at += DAY
        await ann.done("DELETE", "/api/player")
        after = (await home.get(f"/api/tables/{table}/record")).json()
        key = (await home.get("/api/house/key")).json()["key"]
    assert (before["signature"]["at"], after["signature"]["at"]) == ("2025-06-15", "2025-06-16")
    assert (before["players"][0]["name"], after["players"][0]["name"]) == ("Annabelle", FORMER)
    assert "outcome" not in before, "the game was abandoned"
    for record in (before, after):
        assert check(tmp_path, record, key).code == 0
    mixed = {**after, "players": before["players"]}
    assert check(tmp_path, mixed, key).code == 1
