"""Tournaments on the server: entries, rounds, results, the judge, and what is refused."""

import asyncio
from typing import Any

import pytest

from gobelet.server.errors import Trouble
from gobelet.server.protocol import to_server
from gobelet.server.protocol.tournaments import TournamentInfo
from gobelet.server.storage.restrictions import NewRestriction, Restrictions, Scope
from gobelet.server.tables import deadlines, fair, seal, undo
from gobelet.server.tournaments.plan import seed_of
from tests.server.house import House, house, until
from tests.server.known import Device, everything
from tests.server.test_daily_secrets import socket_refusal
from tests.server.tournament_people import (
    act,
    crowd,
    enter,
    look,
    make,
    path,
    play_round,
    round_begins,
    shown,
    sit,
)
from tests.tiers import long_on_any_database


@long_on_any_database
async def test_a_swiss_tournament_is_played_to_its_end(any_database: str) -> None:
    async with house(any_database) as home:
        host = Device(home.url)
        id = (await make(host, rounds=2)).id
        people = await crowd(home, id, 4)  # two tables of three: two people and a bot at each
        await act(host, id, "start")
        first = await round_begins(home, host, id, 1)
        assert [sorted(table.seats)[0] for table in first.played[0].tables] == [0, 0]
        assert sorted([one for table in first.played[0].tables for one in table.seats]) == [0, 0, 1, 2, 3, 4]
        await play_round(home, people, id)
        second = await round_begins(home, host, id, 2)
        done = second.played[0]
        assert {table.state for table in done.tables} == {"finished"}
        assert all(sorted(table.places)[0] == 1 and len(table.scores) == 3 for table in done.tables)
        again = {frozenset(table.seats) - {0} for table in done.tables}
        assert not again & {frozenset(table.seats) - {0} for table in second.played[1].tables}
        await play_round(home, people, id)

        async def over() -> bool:
            await home.lobby.tournaments.look()
            return (await look(host, id)).phase == "over"

        await until(over)
        end = await look(host, id)
        assert [entry.place for entry in end.entries] == sorted([entry.place for entry in end.entries])
        assert all(sum(filter(None, entry.by_round)) == entry.points for entry in end.entries)
        assert not end.open
        listed = await people[0].done("GET", "/api/tournaments")
        assert [one["id"] for one in listed["over"]] == [id]
        assert (await Device(home.url).done("GET", "/api/tournaments"))["over"] == []  # it is not listed


async def test_players_find_their_table_among_their_games_and_sit_on_their_seat() -> None:
    async with house() as home:
        host = Device(home.url)
        id = (await make(host)).id
        ann, ben = await crowd(home, id, 2)
        await act(host, id, "start")
        info = await round_begins(home, ann, id, 1)
        assert info.mine == 1
        assert [game.table for game in await ann.games()] == [info.table]
        seated, player = await sit(home, ann, id)
        view = await player.until(lambda view: view.table.phase == "playing")
        assert view.table.seats[seated.seat].name == "Ann"
        assert view.table.tournament is not None
        assert (view.table.tournament.id, view.table.tournament.round) == (id, 1)
        assert (await look(host, id)).table == ""
        stranger = Device(home.url)
        assert await stranger.refused("POST", f"/api/player/games/{info.table}", {}) == "unknown-player"
        refused = await stranger.refused("POST", f"/api/tables/{info.table}/seats", {"name": "Eve"})
        assert refused == "tournament-seats"
        assert (await look(ben, id)).table == info.table


async def test_nobody_but_the_judge_stops_a_game_and_nobody_is_helped() -> None:
    async with house() as home:
        host = Device(home.url)
        id = (await make(host)).id
        [ann, _ben] = await crowd(home, id, 2)
        await act(host, id, "start")
        await round_begins(home, ann, id, 1)
        _seated, player = await sit(home, ann, id)
        await player.until(lambda view: view.table.phase == "playing")
        state = (await home.table((await look(ann, id)).table)).state
        wrong: list[tuple[to_server.ToServer, str]] = [
            (to_server.Pause(on=True), "tournament-judge-only"),
            (to_server.Abandon(), "tournament-judge-only"),
            (to_server.Replace(seat=1, bot="greedy"), "tournament-judge-only"),
            (to_server.Mute(seat=1, on=True), "tournament-judge-only"),
            (to_server.Lock(on=True), "tournament-judge-only"),
            (to_server.SwitchHints(on=True), "tournament-no-hints"),
        ]
        for message, code in wrong:
            with pytest.raises(Trouble) as refused:
                seal.check_message(state.settings, message, 0)
            assert refused.value.id == code
        found = undo.refusal(state, 0)
        assert found is not None
        assert found.id == "tournament-no-undo"


async def test_a_table_to_which_nobody_comes_ends_by_its_clock() -> None:
    """The clock of a tournament runs, whoever is there; who was not there comes last."""
    async with house() as home:
        host = Device(home.url)
        id = (await make(host, rounds=1, clock=10)).id
        await crowd(home, id, 2)
        await act(host, id, "start")
        table = (await round_begins(home, host, id, 1)).played[0].tables[0]
        loaded = await home.table(table.table)
        await until(lambda: loaded.state.phase == "playing")
        due = deadlines.due(loaded.state)
        assert due is not None
        assert due.what in ("bots", "clock", "window")
        assert not deadlines.stands(loaded.state)


async def test_late_entry_withdrawal_and_what_is_refused() -> None:
    async with house() as home:
        host = Device(home.url)
        id = (await make(host, rounds=2, size=3)).id
        assert await host.refused("POST", path(id, "/judge"), {"act": "start"}) == "tournament-too-few"
        ann, ben, cho = await crowd(home, id, 3)
        twice = await enter(ann, id, "Somebody")
        assert [entry.name for entry in twice.entries if entry.number == 1] == ["Ann"]
        assert len(twice.entries) == 3
        same = await enter(Device(home.url), id, "Ann")
        assert sorted([entry.name for entry in same.entries])[:2] == ["Ann", "Ann 2"]
        left = shown(await cho.done("DELETE", path(id, "/entry")))
        assert [entry.name for entry in left.entries if entry.name == "Cho"] == []
        assert await cho.refused("DELETE", path(id, "/entry")) == "tournament-not-entered"
        await act(host, id, "start")
        await round_begins(home, host, id, 1)
        late = await enter(cho, id, "Cho")
        assert late.open
        assert late.mine is not None
        assert late.table == ""
        gone = shown(await ben.done("DELETE", path(id, "/entry")))
        assert [entry.gone for entry in gone.entries if entry.name == "Ben"] == [True]
        second = await _next(home, host, id)
        playing = [one for table in second.played[1].tables for one in table.seats]
        numbers = {entry.name: entry.number for entry in second.entries}
        assert numbers["Cho"] in playing
        assert numbers["Ben"] not in playing
        assert not second.open, "the last Swiss round has begun"
        assert (
            await Device(home.url).refused("POST", path(id, "/entry"), {"name": "Eve"}) == "tournament-closed"
        )


async def _next(home: Any, host: Device, id: str) -> Any:
    number = (await look(host, id)).round
    assert await host.refused("POST", path(id, "/judge"), {"act": "next"}) == "tournament-reason"
    await act(host, id, "next", reason="Too long")
    return await round_begins(home, host, id, number + 1)


async def test_a_judge_pauses_replaces_and_sets_a_result_with_a_reason() -> None:
    async with house() as home:
        host = Device(home.url)
        id = (await make(host, rounds=2)).id
        ann, ben, _cho = await crowd(home, id, 3)
        await act(host, id, "start")
        info = await round_begins(home, host, id, 1)
        table = info.played[0].tables[0].table
        loaded = await home.table(table)
        await until(lambda: loaded.state.phase == "playing")
        for wrong in ({"act": "pause"}, {"act": "pause", "reason": " \u200b"}):
            assert await host.refused("POST", path(id, "/judge"), wrong) == "tournament-reason"
        assert await ann.refused("POST", path(id, "/judge"), {"act": "next"}) == "tournament-judge-only"
        paused = await act(host, id, "pause", reason="Fire alarm")
        assert paused.paused
        assert deadlines.stands(loaded.state)
        assert await host.refused("POST", path(id, "/judge"), {"act": "next"}) == "tournament-paused"
        await act(host, id, "resume")
        assert not deadlines.stands(loaded.state)
        number = next(entry.number for entry in info.entries if entry.name == "Ben")
        await act(host, id, "replace", entry=number, reason="Had to go")
        seat = info.played[0].tables[0].seats.index(number)
        assert loaded.state.seats[seat].kind == "bot"
        for places in ([], [1, 2], [1, 2, 4], [2, 2, 3]):
            body = {"act": "result", "table": table, "places": places, "reason": "Agreed"}
            assert await host.refused("POST", path(id, "/judge"), body) == "tournament-places"
        judged = await act(host, id, "result", table=table, places=[2, 1, 3], reason="Agreed")
        assert (judged.played[0].tables[0].state, judged.played[0].tables[0].reason) == ("judged", "Agreed")
        assert loaded.state.phase == "abandoned"
        after = await round_begins(home, host, id, 2)
        assert [(one.act, one.reason) for one in after.acts] == [
            ("pause", "Fire alarm"),
            ("resume", ""),
            ("replace", "Had to go"),
            ("result", "Agreed"),
        ]
        points = {entry.number: entry.points for entry in after.entries}
        by_seat = [points[one] for one in info.played[0].tables[0].seats]
        assert by_seat == [1, 2, 0]
        cancelled = await act(host, id, "cancel", reason="No more time")
        assert cancelled.phase == "cancelled"
        assert not (await look(ben, id)).open


@long_on_any_database
async def test_duplicate_rounds_are_sealed_until_they_are_over(any_database: str) -> None:
    async with house(any_database) as home:
        host = Device(home.url)
        id = (await make(host, rounds=1, duplicate=True)).id
        people = await crowd(home, id, 4)
        await act(host, id, "start")
        info = await round_begins(home, people[0], id, 1)
        tables = {table.number: table.table for table in info.played[0].tables}
        assert sorted(tables.values())[0] == "", "the id of the other table is not shown"
        ids = [(await look(one, id)).table for one in people]
        assert len(set(ids)) == 2
        secrets = {(await home.table(one)).state.settings.secret for one in ids}
        assert len(secrets) == 1
        playing = [one for one in people if (await look(one, id)).table == ids[0]]
        await play_round(home, playing, id)

        async def booked() -> bool:
            await home.lobby.tournaments.look()
            return "finished" in {table.state for table in (await look(host, id)).played[0].tables}

        await until(booked)
        stranger = Device(home.url)
        sealed = await look(people[0], id)
        assert all(not table.places and not table.scores for table in sealed.played[0].tables)
        assert {entry.points for entry in sealed.entries} == {0}
        assert not sealed.secret
        assert not sealed.played[0].seed
        assert await stranger.refused("GET", f"/api/tables/{ids[0]}/record") == "tournament-sealed"
        settings = (await home.table(ids[0])).state.settings
        with pytest.raises(Trouble) as refused:
            await seal.check_open(home.lobby, settings)
        assert refused.value.id == "tournament-sealed"
        for table in set(ids):  # one is over, one is being played
            assert "same dice" in await socket_refusal(home.url, table, None)
            assert await stranger.refused("POST", f"/api/tables/{table}/seats", {"name": "Eve"}) == (
                "tournament-sealed"
            )
        secret = secrets.pop()
        for place in (path(id), "/api/tournaments", "/api/tables", f"/api/tables/{ids[0]}", f"/t/{ids[0]}"):
            assert secret not in (await stranger.ask("GET", place)).text
        for place in ("/api/player/data", "/api/player/games", path(id)):
            assert secret not in (await people[0].ask("GET", place)).text
        assert not set(ids) & set((await stranger.ask("GET", path(id))).text.split('"'))
        rest = [one for one in people if (await look(one, id)).table]
        await play_round(home, rest, id)

        async def over() -> bool:
            await home.lobby.tournaments.look()
            return (await look(host, id)).phase == "over"

        await until(over)
        end = await look(stranger, id)
        stored = await home.lobby.tournaments.store.load(id)
        assert end.played[0].seed == secret == seed_of(stored.row, 1)
        assert fair.commitment(end.secret) == info.commitment
        record = await stranger.done("GET", f"/api/tables/{ids[0]}/record")
        assert record["generator"] == "duplicate"
        assert fair.check(record["proof"], "duplicate", record["seed"]) is None
        assert record["proof"]["round"] == 1
        assert fair.check({**record["proof"], "secret": "0" * 64}, "duplicate", record["seed"]) is not None


async def test_swiss_then_knock_out_and_a_tournament_that_begins_by_itself() -> None:
    async with house() as home:
        host = Device(home.url)
        soon = home.lobby.clock.now() + 60_000
        id = (await make(host, kind="both", rounds=1, cut=4, size=3, begins=soon)).id
        people = await crowd(home, id, 5)
        await home.lobby.tournaments.look()
        assert (await look(host, id)).round == 0
        real = home.lobby.clock.now
        home.lobby.clock.now = lambda: real() + 61_000  # type: ignore[method-assign]
        info = await round_begins(home, host, id, 1)
        home.lobby.clock.now = real  # type: ignore[method-assign]
        for table in info.played[0].tables:
            info = await act(host, id, "result", table=table.table, places=[1, 2, 3], reason="Test")
        info = await round_begins(home, host, id, 2)
        assert info.played[1].kind == "knockout"
        assert len(info.played[1].tables) == 2
        best = {entry.number for entry in info.entries[:4]}
        assert {one for table in info.played[1].tables for one in table.seats} - {0} == best
        assert await people[0].refused("POST", path(id, "/judge"), {"act": "next"}) == "tournament-judge-only"
        for table in info.played[1].tables:
            info = await act(host, id, "result", table=table.table, places=[1, 2, 3], reason="Test")
        info = await round_begins(home, host, id, 3)
        assert len(info.played[2].tables) == 1
        final = info.played[2].tables[0]
        end = await act(host, id, "result", table=final.table, places=[3, 1, 2], reason="Test")
        assert end.phase == "over"
        winner = final.seats[1] or final.seats[2]
        assert end.entries[0].number == winner
        assert [entry.place for entry in end.entries] == [1, 2, 3, 4, 5]


async def test_of_many_workers_one_begins_a_round_and_books_a_result(any_database: str) -> None:
    async with house(any_database) as one, house(any_database) as two:
        host = Device(one.url)
        id = (await make(host, rounds=2)).id
        people = await crowd(one, id, 3)
        await act(host, id, "start")
        await asyncio.gather(*[home.lobby.tournaments.look() for home in (one, two, one, two)])
        info = await round_begins(two, host, id, 1)
        assert len(info.played) == 1
        assert len(info.played[0].tables) == 1
        assert len(await people[0].games()) == 1
        table = info.played[0].tables[0].table
        await act(host, id, "result", table=table, places=[1, 2, 3], reason="Test")
        await asyncio.gather(*[home.lobby.tournaments.look() for home in (one, two, one, two)])
        info = await look(host, id)
        assert info.round == 2
        assert len(info.played[1].tables) == 1


async def test_bad_wishes_name_their_field_and_change_nothing() -> None:
    async with house() as home:
        host = Device(home.url)
        good = {"title": "Cup", "name": "Host", "ruleset": "cincinnati", "size": 3}
        now = home.lobby.clock.now()
        for wrong, code, field in (
            ({"title": " \u200b"}, "tournament-title", "title"),
            ({"clock": 7200}, "clock-between", "clock"),
            ({"begins": now - 1000}, "tournament-begins", "begins"),
            ({"begins": now + 100 * 86_400_000}, "tournament-begins", "begins"),
        ):
            answer = await host.ask("POST", "/api/tournaments", {**good, **wrong})
            assert answer.status_code == 400
            assert (answer.json()["code"], answer.json()["facts"]["field"]) == (code, field)
        for wrong in ({"size": 2}, {"size": 7}, {"ruleset": "chess"}, {"bot": "nobody"}, {"kind": "league"}):
            assert (await host.ask("POST", "/api/tournaments", {**good, **wrong})).is_error
        nobody = await home.post("/api/tournaments", b"{}")
        assert nobody.status_code in (400, 401)
        assert (await host.done("GET", "/api/tournaments"))["entry"] == []
        assert await host.refused("GET", path("nothing")) == "tournament-unknown"


async def test_whoever_is_banned_neither_makes_enters_nor_judges() -> None:
    async with house() as home:
        host, guest = Device(home.url), Device(home.url)
        id = (await make(host)).id
        await enter(guest, id, "Ann")
        stored = await home.lobby.tournaments.store.load(id)
        guard = home.lobby.guard
        banned = [stored.row.host_id, stored.entries[0].player_id]
        guard.bans.players.update({one: home.lobby.clock.now() + 60_000 for one in banned if one is not None})
        assert len(guard.bans.players) == 2
        good = {"title": "Cup", "name": "Host", "ruleset": "cincinnati", "size": 3}
        other = (await make(Device(home.url))).id
        assert await host.refused("POST", "/api/tournaments", good) == "banned"
        assert await host.refused("POST", path(id, "/judge"), {"act": "cancel", "reason": "x"}) == "banned"
        assert await guest.refused("POST", path(other, "/entry"), {"name": "Ann"}) == "banned"
        assert (await look(Device(home.url), other)).entries == []
        await guest.done("DELETE", path(id, "/entry"))  # leaving is nobody's loss


async def ban(home: House, scope: Scope, target: str) -> int:
    """As a moderator does."""
    now = home.lobby.clock.now()
    new = NewRestriction("ban", scope, target, "", now + 60_000_000, "for the log alone")
    number = await Restrictions(home.lobby.store).add(new, now)
    await home.lobby.guard.renew()
    return number


async def test_whoever_is_banned_after_entering_is_withdrawn_before_the_next_pairing() -> None:
    async with house() as home:
        host = Device(home.url)
        id = (await make(host, rounds=2)).id
        ann, ben, *_others = await crowd(home, id, 5)
        entries = {one.name: one for one in (await home.lobby.tournaments.store.load(id)).entries}
        lifted = await ban(home, "player", entries["Ben"].player_id or "")  # before the first round
        await act(host, id, "start")
        first = await round_begins(home, host, id, 1)
        assert sitting(first, 1) == {1, 3, 4, 5}
        assert [(one.act, one.entry, one.reason) for one in first.acts] == [("ban", 2, "")]
        assert {entry.name for entry in first.entries if entry.gone} == {"Ben"}
        await Restrictions(home.lobby.store).lift(lifted, "a mistake", home.lobby.clock.now())
        await home.lobby.guard.renew()
        assert not any(entry.gone for entry in (await enter(ben, id, "Ben")).entries)
        await ban(home, "name", "Ann*")  # and during one
        second = await _next(home, host, id)
        assert sitting(second, 2) == {2, 3, 4, 5}
        assert [(one.act, one.entry) for one in second.acts] == [("ban", 2), ("next", None), ("ban", 1)]
        assert "for the log alone" not in (await ann.ask("GET", path(id))).text


def sitting(info: TournamentInfo, round: int) -> set[int]:
    """The entries at the tables of a round."""
    return {one for table in info.played[round - 1].tables for one in table.seats} - {0}


async def test_words_of_titles_names_and_reasons_are_looked_at() -> None:
    async with house() as home:
        host = Device(home.url)
        good = {"title": "Cup", "name": "Host", "ruleset": "cincinnati", "size": 3}
        for field in ("title", "name"):
            answer = await host.ask("POST", "/api/tournaments", {**good, field: "CUNT"})
            assert (answer.status_code, answer.json()["facts"]["field"]) == (400, field)
        id = (await make(host)).id
        assert await host.refused("POST", path(id, "/entry"), {"name": "Enculé"}) == "name-unwanted"
        told = await act(host, id, "cancel", reason="no fucking time")
        assert [one.reason for one in told.acts] == ["no *** time"]


async def test_who_was_replaced_does_not_enter_again() -> None:
    async with house() as home:
        host = Device(home.url)
        id = (await make(host)).id
        ann, _ben = await crowd(home, id, 2)
        await act(host, id, "replace", entry=1, reason="Cheats")
        assert await ann.refused("POST", path(id, "/entry"), {"name": "Ann"}) == "tournament-replaced"
        assert [entry.gone for entry in (await look(ann, id)).entries if entry.number == 1] == [True]


async def test_a_tournament_that_begins_later_is_not_tidied_away() -> None:
    async with house() as home:
        host = Device(home.url)
        now = home.lobby.clock.now()
        later = (await make(host, begins=now + 60_000)).id
        idle = (await make(host)).id
        await home.lobby.tournaments.store.forget(now + 30_000)
        assert (await look(host, later)).phase == "entry"
        assert await host.refused("GET", path(idle)) == "tournament-unknown"


async def test_an_unchanged_tournament_is_not_sent_again() -> None:
    async with house() as home:
        host = Device(home.url)
        id = (await make(host, listed=True)).id
        told = await Device(home.url).done("GET", path(id))
        assert told["tournament"]["judge"] is False
        again = await host.done("GET", path(id, f"?seen={told['version']}"))
        assert again["tournament"] is None
        await crowd(home, id, 1)
        assert (await host.done("GET", path(id, f"?seen={told['version']}")))["tournament"] is not None
        listed = await Device(home.url).done("GET", "/api/tournaments")
        assert [(one["id"], one["entries"]) for one in listed["entry"]] == [(id, 1)]


async def test_a_deleted_player_leaves_results_without_a_name() -> None:
    async with house() as home:
        host = Device(home.url)
        id = (await make(host, rounds=2, name="Zacharias")).id
        await enter(host, id, "Zacharias")
        await crowd(home, id, 2)
        await act(host, id, "start")
        await round_begins(home, host, id, 1)
        kept = await host.done("GET", "/api/player/data")
        assert [one["tournament_id"] for one in kept["tournaments"]] == [id]
        await host.done("DELETE", "/api/player", {})

        async def erased() -> bool:
            await home.lobby.eraser.go()
            return "Zacharias" not in await everything(home)

        await until(erased)
        other = Device(home.url)
        info = await look(other, id)
        assert [entry.gone for entry in info.entries if entry.name == "a former player"] == [True]
        assert info.host == "a former player"
