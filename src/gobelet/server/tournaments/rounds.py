"""The course of a tournament: results come in, a round is over, the next one begins."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from gobelet.server.ratings.outcome import outcome_of
from gobelet.server.storage.tournaments import Outdated, RoundRow, Stored, TournamentChange
from gobelet.server.tournaments import entering
from gobelet.server.tournaments.founding import make_tables
from gobelet.server.tournaments.plan import plan_of
from gobelet.server.tournaments.standing import is_last, next_round

if TYPE_CHECKING:
    from gobelet.server.tournaments.house import Tournaments


async def book(house: "Tournaments", tournament: str, table: str, phase: str) -> None:
    """The result of a table whose game has ended. If it was the last one, its round is over."""
    values: dict[str, str] = {"state": "unfinished"}
    if phase == "over":
        loaded = await house.lobby.table(table)
        if loaded.state.phase != "over":
            await loaded.read_on()  # another worker has ended it
        if loaded.state.phase != "over":
            return  # frozen: the judge decides
        found = outcome_of(loaded.state, await house.lobby.store.rows(table, 0)).seats
        values = {
            "state": "finished",
            "places": msgspec.json.encode([one.place for one in found]).decode(),
            "scores": msgspec.json.encode([one.points for one in found]).decode(),
        }

    def write(change: TournamentChange) -> None:
        row = next((one for one in change.was.tables if one.table_id == table), None)
        if row is None or row.state != "playing":
            raise Outdated  # another worker, or the judge, was quicker
        change.set_table(table, **values)
        close_round(change, {table})

    await house.store.change(tournament, house.lobby.clock.now(), write)


def close_round(change: TournamentChange, decided: set[str]) -> None:
    """The round is over once all its tables are; `decided` are those that this change has decided."""
    was = change.was
    current = was.rounds[-1]
    playing = [one for one in was.tables_of(current.number) if one.state == "playing"]
    if current.over is not None or any(one.table_id not in decided for one in playing):
        return
    change.end_round(current.number)
    if is_last(was, current):
        change.set(phase="over", due=None)
    else:
        change.set(due=change.now + plan_of(was.row).rest * 1000)


async def go_on(house: "Tournaments", tournament: str) -> None:
    """The next round, if it is time. Pairs are made first; the transaction checks that nothing is new."""
    now = house.lobby.clock.now()
    stored = await house.store.load(tournament)
    if not _is_time(stored, now):
        return
    stored = await _without_banned(house, stored, now)
    paired = await asyncio.to_thread(next_round, stored)
    if paired is None:
        # Before the first round it waits for people; later one alone has won.
        after: dict[str, str | None] = (
            {"due": None} if stored.row.phase == "entry" else {"phase": "over", "due": None}
        )

        def end(change: TournamentChange) -> None:
            _check_as_seen(change, stored)
            change.set(**after)

        await house.store.change(tournament, now, end)
        return
    kind, pairing = paired
    number = stored.row.round + 1
    made = make_tables(house.lobby, stored, number, pairing)
    byes = msgspec.json.encode(pairing.byes).decode()

    def write(change: TournamentChange) -> None:
        _check_as_seen(change, stored)
        change.begin_round(RoundRow(tournament, number, kind, now, None, byes), made)
        change.set(phase="playing", round=number, due=None)

    await house.store.change(tournament, now, write)


async def _without_banned(house: "Tournaments", stored: Stored, now: int) -> Stored:
    """Whoever was banned since they entered is not paired any more."""
    banned = entering.banned(house.lobby.guard, stored)
    if not banned:
        return stored

    def write(change: TournamentChange) -> None:
        _check_as_seen(change, stored)
        entering.put_out(change, banned)

    await house.store.change(stored.row.id, now, write)
    return await house.store.load(stored.row.id)


def _check_as_seen(change: TournamentChange, stored: Stored) -> None:
    """Otherwise somebody has entered, say: we look again."""
    if change.was.row.version != stored.row.version + 1:
        raise Outdated


def _is_time(stored: Stored, now: int) -> bool:
    row = stored.row
    running = bool(stored.rounds) and stored.rounds[-1].over is None
    going = row.phase in ("entry", "playing") and not row.paused and not running
    return going and row.due is not None and row.due <= now
