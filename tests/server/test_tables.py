"""Tables: created, joined, started, played, left, come back to, played again."""

import asyncio
import json

import pytest

from gobelet import records
from gobelet.server.client.connection import ServerError, ask, create, sit
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.tables import fair
from tests.server.house import house, until
from tests.server.players import (
    at_random,
    begin,
    come,
    look_on,
    new_table,
    seat_people,
    some_choice,
    town,
)
from tests.tiers import gate_takes


@pytest.mark.parametrize(
    ("ruleset", "people", "bots"),
    gate_takes(
        [("cincinnati", 3, 1)],
        [
            ("dicetown/2009", 2, 2),
            ("dicetown/revised", 2, 1),
            ("dicetown/extension", 2, 1),
            ("dicetown/extension+indians", 3, 1),
            ("cincinnati", 3, 1),
        ],
    ),
)
async def test_a_whole_game_with_people_and_bots(ruleset: str, people: int, bots: int) -> None:
    async with house() as home:
        players = await begin(home, new_table(ruleset, people, bots, beat=10))
        spectator = await look_on(home.url, players[0].seen.table.id)
        ends = await asyncio.gather(
            *[player.play(at_random(seed, 0.5)) for seed, player in enumerate(players)]
        )
        seen = await spectator.until(lambda view: view.table.phase == "over")
        assert seen.winners
        for end in ends:
            assert end.scores == seen.scores
            assert end.winners == seen.winners
        record = (await home.get(f"/api/tables/{seen.table.id}/record")).json()
        assert fair.check(record["proof"], record["generator"], record["seed"]) is None
        assert record["over"]
        del record["proof"]
        file = records.read(json.dumps(record))
        assert records.verify(file.record, file.marks) is None


async def test_from_the_first_page_to_playing_against_bots() -> None:
    async with house() as home:
        rulesets = await ask(home.url, "/api/rulesets")
        assert {one["id"] for one in rulesets} >= {"dicetown/2009", "cincinnati"}
        assert "greedy" in rulesets[0]["bots"]
        (player,) = await begin(home, new_table("dicetown/2009", 1, 3))
        assert player.asked.yours
        assert player.asked.message.id == "keep"


async def test_choices_of_a_ruleset_are_checked_and_kept() -> None:
    async with house() as home:
        wanted = new_table("dicetown/2009", 2, 0, choices={"bribes": "no", "sheriff": "1"})
        players = await begin(home, wanted)
        view = players[0].seen
        assert (town(view).bribes, town(view).sheriff) == (False, 1)
        assert view.table.choices == {"bribes": "no", "sheriff": "1"}
        for wrong, code in [
            (new_table("dicetown/2009", 2, 0, choices={"sheriff": "4"}), "bad-choice"),
            (new_table("dicetown/2009", 2, 0, choices={"moon": "4"}), "unknown-choice"),
            (new_table("dicetown/2009", 6, 0), "bad-seats"),
            (new_table("chess", 2, 0), "unknown-ruleset"),
            (new_table("cincinnati", 0, 3), "nobody-plays"),
            (new_table("cincinnati", 3, 0, name="\u202e \n"), "name-empty"),
        ]:
            with pytest.raises(ServerError) as error:
                await create(home.url, wrong)
            assert error.value.code == code


async def test_owners_of_the_box_correct_figures_and_what_cannot_be_is_named() -> None:
    async with house() as home:
        wanted = new_table(
            "dicetown/extension", 1, 2, choices={"deeds": "5,5,5,5,4", "river": "4,3,1,1,1,1,0"}
        )
        (ann,) = await begin(home, wanted)
        assert ann.seen.table.choices["deeds"] == "5,5,5,5,4"
        board = town(ann.seen)
        assert board.frontier is not None
        assert len(board.frontier.river.left) == 11
        for name, value, code in (
            ("deeds", "9,9", "bad-figure"),
            ("deeds", "\u0661,5,5,5,5", "bad-figure"),
            ("outlaws", "all of them", "bad-figure"),
            ("equipment", "1,2,3,4,6,7", "printed-figure"),
            ("short", "8,20", "printed-figure"),
            ("hands", "nothing,pair,two-pair,three,straight,four,full,five", "printed-figure"),
            ("sheriff", "7", "bad-choice"),
            ("rain", "yes", "unknown-choice"),
        ):
            body = {"ruleset": "dicetown/extension", "seats": [{}, {}], "name": "Ann"}
            text = json.dumps({**body, "choices": {name: value}}).encode()
            answer = await home.post("/api/tables", text, **{"content-type": "application/json"})
            received = answer.json()
            assert (answer.status_code, received["code"], received["facts"]["choice"]) == (400, code, name)
            assert f"“{name}”" in received["text"]


async def test_only_listed_tables_stand_in_the_lobby() -> None:
    async with house() as home:
        await create(home.url, new_table("cincinnati", 2, 1))
        listed = await create(home.url, new_table("cincinnati", 2, 2, listed=True, name="Zoë"))
        lines = await ask(home.url, "/api/tables")
        assert [line["id"] for line in lines] == [listed.table]
        assert (lines[0]["host"], lines[0]["people"], lines[0]["bots"], lines[0]["free"]) == (
            "Zoë",
            1,
            2,
            1,
        )


async def test_seats_are_taken_once_and_left_seats_of_the_lobby_are_free() -> None:
    async with house() as home:
        host = await create(home.url, new_table("cincinnati", 3, 0))
        second = await sit(home.url, host.table, table_wire.SitDown(name="Ben", seat=2))
        assert second.seat == 2
        with pytest.raises(ServerError) as error:
            await sit(home.url, host.table, table_wire.SitDown(name="Cem", seat=2))
        assert error.value.code == "seat-taken"
        assert (await sit(home.url, host.table, table_wire.SitDown(name="Cem"))).seat == 1
        with pytest.raises(ServerError) as error:
            await sit(home.url, host.table, table_wire.SitDown(name="Dan"))
        assert error.value.code == "table-full"
        guest = await come(home.url, second)
        await guest.do(to_server.LeaveTable())
        assert (await sit(home.url, host.table, table_wire.SitDown(name="Dan"))).seat == 2
        with pytest.raises(ConnectionError):  # the old token opens nothing any more
            await come(home.url, second)


async def test_free_seats_are_given_to_bots_and_a_person_takes_one_over_in_the_game() -> None:
    async with house() as home:
        host = await create(home.url, new_table("dicetown/2009", 3, 0, open=True))
        player = await come(home.url, host)
        await player.do(to_server.StartGame())
        view = await player.until(lambda view: view.table.phase == "playing")
        assert [seat.kind for seat in view.table.seats] == ["person", "bot", "bot"]
        late = await come(home.url, await sit(home.url, host.table, table_wire.SitDown(name="Late", seat=2)))
        view = await late.until(lambda view: view.board is not None)
        assert view.you.seat == 2
        assert town(view).hand is not None
        ends = await asyncio.gather(player.play(at_random(1)), late.play(at_random(2)))
        assert ends[0].scores == ends[1].scores


async def test_a_leaver_is_answered_for_and_may_come_back() -> None:
    async with house() as home:
        wanted = new_table("dicetown/2009", 2, 0, clock=1)
        ann, ben = await begin(home, wanted)
        first = ann.asked.number
        await ben.do(to_server.LeaveTable())
        assert (await ann.until(lambda view: view.table.seats[1].away)).table.host == 0
        await ann.answer(some_choice(ann))
        # The greedy bot answers for them: at the clock first, then at the beat.
        await ann.until(lambda view: view.question is not None and view.question.number > first)
        back = await come(home.url, table_wire.Seated(ann.seen.table.id, 1, ben.token or "", ""))
        view = await back.until(lambda view: not view.table.seats[1].away)
        assert view.you.seat == 1
        assert view.table.seats[1].here


async def test_the_host_pauses_replaces_and_mutes() -> None:
    async with house() as home:
        ann, ben, cem = await begin(home, new_table("dicetown/2009", 3, 0, clock=1))
        with pytest.raises(ServerError) as error:
            await ben.do(to_server.Pause(on=True))
        assert error.value.code == "only-for-hosts"
        await ann.do(to_server.Pause(on=True))
        view = await ben.until(lambda view: view.table.paused)
        assert view.question is not None
        assert view.question.until is None
        with pytest.raises(ServerError) as error:
            await ben.answer(some_choice(ben))
        assert error.value.code == "table-paused"
        number = view.question.number
        table = await home.table(view.table.id)
        assert table.driver.timer is None  # nothing happens, for however long
        assert table.state.question == number
        await ann.do(to_server.Pause(on=False))
        await ben.until(lambda view: view.question is not None and view.question.until is not None)
        # Mute: a seat, then all who look on.
        spectator = await look_on(home.url, view.table.id)
        await ann.do(to_server.Mute(seat=1, on=True))
        await ann.do(to_server.Mute(on=True))
        for silenced in (ben, spectator):
            with pytest.raises(ServerError) as error:
                await silenced.do(to_server.Chat(text="hello"))
            assert error.value.code == "chat-muted"
        await cem.do(to_server.Chat(text="I may"))
        # Replace: the seat is a bot's, and its old token is worth nothing.
        await ann.do(to_server.Replace(seat=1, bot="random"))
        await ann.until(lambda view: view.table.seats[1].kind == "bot")
        await until(lambda: ben.closed)
        with pytest.raises(ConnectionError):
            await come(home.url, table_wire.Seated(view.table.id, 1, ben.token or "", ""))
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.Replace(seat=0))
        assert error.value.code == "replace-oneself"


async def test_a_new_host_follows_one_who_has_left() -> None:
    async with house() as home:
        ann, ben, cem = await begin(home, new_table("cincinnati", 3, 0))
        await ann.do(to_server.LeaveTable())
        view = await cem.until(lambda view: view.table.host == 1)
        assert not view.you.host
        assert (await ben.until(lambda view: view.you.host)).you.seat == 1


async def test_an_abandoned_game_is_published_and_played_again() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 1))
        table = ann.seen.table.id
        sealed = await home.get(f"/api/tables/{table}/record")
        assert (sealed.status_code, sealed.json()["code"]) == (403, "record-sealed")
        with pytest.raises(ServerError) as error:
            await ben.do(to_server.Rematch())
        assert error.value.code == "phase-other"
        await ann.do(to_server.Abandon())
        record = (await home.get(f"/api/tables/{table}/record")).json()
        assert not record["over"]
        assert fair.check(record["proof"], record["generator"], record["seed"]) is None
        await asyncio.gather(
            ann.do(to_server.Rematch()), ben.do(to_server.Rematch())
        )  # both press: one table
        again = (await ben.until(lambda view: view.table.rematch is not None)).table.rematch
        assert again is not None
        ann2 = await come(home.url, table_wire.Seated(again, 0, ann.token or "", ""))
        ben2 = await come(home.url, table_wire.Seated(again, 1, ben.token or "", ""))
        assert ann2.seen.you.host
        assert [seat.kind for seat in ann2.seen.table.seats] == ["person", "person", "bot"]
        assert ann2.seen.table.fair.commitment != ann.seen.table.fair.commitment
        await ann2.do(to_server.StartGame())
        await ben2.until(lambda view: view.table.phase == "playing")


async def test_spectators_see_the_public_view_and_do_nothing() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0))
        spectator = await look_on(home.url, ann.seen.table.id)
        assert spectator.seen.you.seat is None
        assert town(spectator.seen).hand is None
        assert not spectator.asked.forms
        assert (await ann.until(lambda view: view.table.watched)).table.watched
        for message in (
            to_server.Answer(question=spectator.asked.number, choice=some_choice(ann)),
            to_server.StartGame(),
            to_server.LeaveTable(),
            to_server.Rematch(),
        ):
            with pytest.raises(ServerError) as error:
                await spectator.do(message)
            assert error.value.code == "only-for-players"
        await spectator.close()
        await ben.until(lambda view: not view.table.watched)


async def test_chat_is_bounded_and_plain_text() -> None:
    async with house() as home:
        seated = await seat_people(home.url, new_table("cincinnati", 2, 1, name="<b>Ann</b>"))
        ann, ben = [await come(home.url, one) for one in seated]
        assert ann.seen.table.seats[0].name == "<b>Ann</b>"  # text, never markup
        await ann.do(to_server.Chat(text="<script>alert(1)</script>\u202e\n\tgo\u0007"))
        await until(lambda: any(b'"type":"chat"' in received for received in ben.received))
        line = next(received for received in ben.received if b'"type":"chat"' in received).decode()
        assert "<script>alert(1)</script> go" in line
        assert "\\u202e" not in line
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.Chat(text="x" * 301))
        assert error.value.code == "not-json"
        codes = []
        for _line in range(8):  # more than five at once are too many
            try:
                await ann.do(to_server.Chat(text="la"))
            except ServerError as refused:
                codes.append(refused.code)
        assert set(codes) == {"slow-down"}
        late = await come(home.url, seated[1])
        assert b"<script>" in late.received[0]  # a later viewer reads it in the welcome
        muted = await sit(home.url, seated[0].table, table_wire.SitDown(name="x" * 24))
        assert muted.seat == 2
        with pytest.raises(ServerError):
            await sit(home.url, seated[0].table, table_wire.SitDown(name="x" * 25))
