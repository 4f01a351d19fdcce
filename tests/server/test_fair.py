"""Fair dice: commitments, openings, and a proof that fails if any part of it is changed."""

from hashlib import sha256
from secrets import token_hex
from typing import Any

import pytest

from gobelet.core.rng import key_of
from gobelet.server.client.connection import ServerError, create, sit
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.tables import deadlines, fair, rows
from tests.server.house import house
from tests.server.players import come, new_table


def proof(**changes: Any) -> tuple[dict[str, Any], str]:
    secret, entropy = "11" * 32, "22" * 32
    made: dict[str, Any] = {
        "table": "abcdefgh23456789",
        "secret": secret,
        "commitment": fair.commitment(secret),
        "commitments": [fair.commitment(entropy), None],
        "entropies": [entropy, fair.drawn(secret, 1)],
        "opened": [True, False],
    }
    seed = fair.seed(made["table"], secret, made["entropies"])
    return {**made, **changes}, seed


def test_the_seed_is_made_as_the_document_says() -> None:
    published, seed = proof()
    secret = bytes.fromhex(published["secret"])
    assert published["commitment"] == sha256(secret).hexdigest()
    drawn = sha256(b"gobelet draws for seat 1" + secret).digest()
    parts = b"abcdefgh23456789" + secret + bytes.fromhex("22" * 32) + drawn
    assert seed == sha256(parts).hexdigest()
    assert len(key_of(seed)) == 32
    assert fair.check(published, "keyed", seed) is None


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"secret": "33" * 32}, "proof-secret"),
        ({"table": "abcdefgh23456788"}, "proof-seed"),
        ({"entropies": ["44" * 32, fair.drawn("11" * 32, 1)]}, "proof-entropy"),
        ({"entropies": ["22" * 32, "44" * 32]}, "proof-drawn"),
        ({"opened": [False, False]}, "proof-drawn"),
        ({"opened": [True]}, "proof-unreadable"),
        ({"secret": "no"}, "proof-unreadable"),
        ({"table": "é"}, "proof-unreadable"),
        ({"more": 1}, "proof-unreadable"),
    ],
)
def test_a_proof_with_anything_changed_fails(changes: dict[str, Any], code: str) -> None:
    published, seed = proof(**changes)
    error = fair.check(published, "keyed", seed)
    assert error is not None
    assert error.id == code


def test_a_proof_for_other_dice_fails() -> None:
    published, seed = proof()
    other = fair.check(published, "keyed", "0" * 64)
    assert other is not None
    assert other.id == "proof-seed"
    fast = fair.check(published, "fast", seed)
    assert fast is not None
    assert fast.id == "proof-not-keyed"


async def test_browsers_commit_on_sitting_and_open_when_all_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "gobelet.server.tables.deadlines.OPENING", 3_600_000
    )  # it begins when all have opened
    async with house() as home:
        entropies = [token_hex(32), token_hex(32)]
        commitments = [fair.commitment(entropy) for entropy in entropies]
        host = await create(home.url, new_table("cincinnati", 2, 1, commitment=commitments[0]))
        guest = await sit(home.url, host.table, table_wire.SitDown(name="Ben"))
        ann, ben = await come(home.url, host), await come(home.url, guest)
        assert ann.seen.table.fair.commitment == host.commitment
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.Open(entropy=entropies[0]))  # not before all have committed
        assert error.value.code == "phase-other"
        await ben.do(to_server.Commit(commitment=commitments[1]))
        assert ben.seen.table.fair.commitments == [*commitments, None]
        assert ben.seen.table.fair.entropies == []
        await ann.do(to_server.StartGame())
        await ben.until(lambda view: view.table.phase == "opening")
        with pytest.raises(ServerError) as error:
            await ben.do(to_server.Commit(commitment="0" * 64))  # too late to choose again
        assert error.value.code == "phase-other"
        with pytest.raises(ServerError) as error:
            await ben.do(to_server.Open(entropy=entropies[0]))
        assert error.value.code == "commitment-broken"
        await ann.do(to_server.Open(entropy=entropies[0]))
        opening = (await home.table(host.table)).state
        assert deadlines.due(opening) == (opening.opened + deadlines.OPENING, "open")  # one is missing
        assert ann.seen.table.phase == "opening"
        assert ann.seen.table.fair.entropies == []
        await ben.do(to_server.Open(entropy=entropies[1]))
        await ben.do(to_server.Open(entropy=entropies[1]))  # again: done already
        view = await ann.until(lambda view: view.table.phase == "playing")
        assert view.table.fair.entropies[:2] == entropies
        assert view.table.fair.drawn == [2]
        state = (await home.table(host.table)).state
        assert state.game is not None
        assert state.game.nature.seed == fair.seed(
            host.table, state.settings.secret, view.table.fair.entropies
        )
        for received in (*ann.received, *ben.received):
            assert state.settings.secret.encode() not in received
            assert state.game.nature.seed.encode() not in received


async def test_for_one_who_does_not_open_the_server_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelet.server.tables.deadlines.OPENING", 200)
    async with house() as home:
        host = await create(home.url, new_table("cincinnati", 1, 2, commitment="0" * 64))
        ann = await come(home.url, host)
        await ann.do(to_server.StartGame())
        view = await ann.until(lambda view: view.table.phase == "playing")
        assert view.table.fair.drawn == [0, 1, 2]
        log = [one.row for one in await home.lobby.store.rows(host.table, 0)]
        assert [row.drawn for row in log if isinstance(row, rows.Dealt)] == [[0, 1, 2]]
        await ann.do(to_server.Abandon())
        record = (await home.get(f"/api/tables/{host.table}/record")).json()
        assert record["proof"]["opened"] == [False, False, False]
        assert fair.check(record["proof"], record["generator"], record["seed"]) is None
