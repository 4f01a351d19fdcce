"""Players: known by a secret of their device, bound to their seats, and on several devices."""

import msgspec
import pytest

from gobelet.server.client.connection import ServerError, create
from gobelet.server.protocol import to_server
from tests.server.house import house, until
from tests.server.known import Device, count, everything, moved
from tests.server.players import at_random, come, new_table
from tests.server.still_clock import StillClock

# --- who one is ---------------------------------------------------------------------------------------------


async def test_a_player_is_known_from_the_first_seat_on(any_database: str) -> None:
    async with house(any_database) as home:
        ann = Device(home.url)
        before = await count(home, "players")
        assert await ann.refused("GET", "/api/player") == "unknown-player"
        seated = await ann.open_table(new_table("cincinnati", 2, 1, name="Ann", avatar=4))
        me = await ann.me()
        assert (me.name, me.avatar, me.colour) == ("Ann", 4, None)
        assert [device.this for device in me.devices] == [True]
        assert await count(home, "players") == before + 1
        assert ann.secret not in await everything(home)
        assert [(game.table, game.seat) for game in await ann.games()] == [(seated.table, 0)]


async def test_without_a_secret_one_plays_as_before() -> None:
    async with house() as home:
        nobody = Device(home.url)
        answer = await nobody.ask("POST", "/api/tables", new_table("cincinnati", 2, 1), authorization="")
        assert answer.is_success
        assert await count(home, "players") == 0
        assert await nobody.refused("GET", "/api/player", authorization="") == "player-secret"


async def test_who_is_refused_a_seat_is_not_known_by_it() -> None:
    async with house() as home:
        seated = await create(home.url, new_table("cincinnati", 1, 2))
        ann = Device(home.url)
        for path, body in (
            ("/api/tables", {"ruleset": "chess", "seats": [{}], "name": "Ann"}),
            ("/api/tables", {"ruleset": "cincinnati", "seats": [{}], "name": "Ann"}),
            (f"/api/tables/{seated.table}/seats", {"name": "Ann", "seat": 0}),
            ("/api/tables/nowhere/seats", {"name": "Ann"}),
        ):
            await ann.refused("POST", path, body)
        assert await count(home, "players") == await count(home, "player_tables") == 0


@pytest.mark.parametrize("shown", ["Bearer abc", "Basic " + "a" * 64, "Bearer " + "A" * 64, "a" * 64])
async def test_what_is_no_secret_is_refused_and_changes_nothing(shown: str) -> None:
    async with house() as home:
        ann = Device(home.url)
        for method, path, body in (
            ("GET", "/api/player", None),
            ("PUT", "/api/player", {"name": "Ann"}),
            ("POST", "/api/tables", new_table("cincinnati", 2, 1)),
        ):
            answer = await ann.ask(method, path, body, authorization=shown)
            assert (answer.status_code, answer.json()["code"]) == (401, "player-secret")
        assert await count(home, "players") == await count(home, "tables") == 0


async def test_name_looks_and_settings_are_kept_and_bounded(any_database: str) -> None:
    async with house(any_database) as home:
        ann = Device(home.url)
        await ann.say(" Ann\u200b ", avatar=2, colour=5, settings={"theme": "dark"}, device="Firefox, Linux")
        me = await ann.say("Anna", avatar=2, colour=5)
        assert (me.name, me.avatar, me.colour, me.settings) == ("Anna", 2, 5, {"theme": "dark"})
        assert me.devices[0].label == "Firefox, Linux"
        for wrong in (
            {"name": ""},
            {"name": "A" * 25},
            {"name": "\u200b"},
            {"name": "Ann", "avatar": 6},
            {"name": "Ann", "colour": -1},
            {"name": "Ann", "settings": {"theme": "d" * 101}},
            {"name": "Ann", "settings": {str(n): "" for n in range(31)}},
            {"name": "Ann", "settings": {"n" * 25: ""}},
            {"name": "Ann", "device": "d" * 41},
            {"name": "Ann", "admin": True},
        ):
            answer = await ann.ask("PUT", "/api/player", wrong)
            assert answer.status_code == 400, wrong
        assert await ann.me() == me


async def test_pages_of_other_sites_can_not_touch_a_player() -> None:
    async with house() as home:
        ann = Device(home.url)
        await ann.say("Ann")
        for method, path in (
            ("PUT", "/api/player"),
            ("DELETE", "/api/player"),
            ("POST", "/api/player/code"),
            ("POST", "/api/passkey"),
        ):
            code = await ann.refused(method, path, {"name": "Eve"}, origin="https://evil.example")
            assert code == "origin-unknown"
        assert (await ann.me()).name == "Ann"


# --- seats --------------------------------------------------------------------------------------------------


async def test_a_player_comes_back_to_their_seat_from_another_device(any_database: str) -> None:
    async with house(any_database) as home:
        ann = Device(home.url)
        seated = await ann.open_table(new_table("dicetown/2009", 1, 1, clock=0))
        at_home = await come(home.url, seated)
        await at_home.do(to_server.StartGame())
        await at_home.until(lambda view: view.question is not None)
        phone = await moved(home, ann)
        assert [game.table for game in await phone.games()] == [seated.table]
        again = await phone.come_back(seated.table)
        assert (again.seat, again.token != seated.token) == (seated.seat, True)
        on_the_way = await come(home.url, again)
        assert on_the_way.seen.you.seat == seated.seat
        assert (await come(home.url, seated)).seen.you.seat == seated.seat  # the old link still works
        del home.lobby.tables[seated.table]  # rebuilt from its log it has the same keys
        assert (await come(home.url, again)).seen.you.seat == seated.seat
        eve = Device(home.url)
        await eve.say("Eve")
        assert await eve.refused("POST", f"/api/player/games/{seated.table}", {}) == "no-seat-of-yours"
        assert await eve.games() == []


async def test_nobody_hears_which_player_sits_where() -> None:
    async with house() as home:
        ann, ben = Device(home.url), Device(home.url)
        seated = await ann.open_table(new_table("cincinnati", 2, 1))
        others = await come(home.url, await ben.sit(seated.table, "Ben"))
        table = await home.table(seated.table)
        seat = table.state.seats[0]
        assert seat.player
        heard = b"".join(others.received).decode() + (await home.get(f"/api/tables/{seated.table}")).text
        for secret in (seat.player, seat.device, seat.token, seat.browser):
            assert secret not in heard


async def test_one_player_has_one_seat_on_all_devices() -> None:
    async with house() as home:
        ann = Device(home.url)
        seated = await ann.open_table(new_table("cincinnati", 3, 0))
        phone = await moved(home, ann)
        wanted = {"name": "Ann", "browser": phone.browser}
        assert await phone.refused("POST", f"/api/tables/{seated.table}/seats", wanted) == "one-seat"


async def test_whom_the_host_removes_stays_away_on_all_devices() -> None:
    async with house() as home:
        ann, ben = Device(home.url), Device(home.url)
        host = await come(home.url, await ann.open_table(new_table("cincinnati", 3, 0)))
        table = host.seen.table.id
        seated = await ben.sit(table, "Ben")
        phone = await moved(home, ben)
        await host.do(to_server.Replace(seat=seated.seat))
        wanted = {"name": "Ben", "browser": phone.browser}
        assert await phone.refused("POST", f"/api/tables/{table}/seats", wanted) == "removed-by-host"
        assert await phone.refused("POST", f"/api/player/games/{table}", {}) == "no-seat-of-yours"
        assert await ben.games() == []


async def test_at_a_rematch_all_devices_keep_their_seat(any_database: str) -> None:
    async with house(any_database) as home:
        ann = Device(home.url)
        seated = await ann.open_table(new_table("cincinnati", 1, 2, avatar=3))
        phone = await moved(home, ann)
        again = await phone.come_back(seated.table)
        player = await come(home.url, seated)
        await player.do(to_server.Abandon())
        await player.do(to_server.Rematch())
        next_one = (await player.until(lambda view: view.table.rematch is not None)).table.rematch or ""
        for one in (seated, again):
            back = await come(home.url, msgspec.structs.replace(one, table=next_one))
            assert (back.seen.you.seat, back.seen.table.seats[0].avatar) == (0, 3)
        assert {game.table for game in await phone.games()} == {seated.table, next_one}


# --- devices ------------------------------------------------------------------------------------------------


async def test_a_device_that_is_removed_has_no_key_any_more(any_database: str) -> None:
    async with house(any_database) as home:
        ann = Device(home.url)
        seated = await ann.open_table(new_table("cincinnati", 2, 1))
        phone = await moved(home, ann)
        again = await phone.come_back(seated.table)
        lost = await come(home.url, again)
        kept = await come(home.url, seated)
        me = await ann.me()
        assert len(me.devices) == 2
        gone = next(device.id for device in me.devices if not device.this)
        left = await ann.done("DELETE", f"/api/player/devices/{gone}")
        assert [device["this"] for device in left["devices"]] == [True]
        await until(lambda: lost.closed and kept.closed)  # both show their token again
        assert (await come(home.url, seated)).seen.you.seat == 0
        with pytest.raises((ServerError, ConnectionError)):
            await come(home.url, again)
        assert await phone.refused("GET", "/api/player") == "unknown-player"
        assert await ann.refused("DELETE", f"/api/player/devices/{gone}") == "unknown-device"
        eve = Device(home.url)
        await eve.say("Eve")
        mine = (await ann.me()).devices[0].id
        assert await eve.refused("DELETE", f"/api/player/devices/{mine}") == "unknown-device"


async def test_the_device_that_sat_down_can_be_removed_from_another() -> None:
    async with house() as home:
        ann = Device(home.url)
        seated = await ann.open_table(new_table("cincinnati", 2, 1))
        phone = await moved(home, ann)
        first = next(device.id for device in (await phone.me()).devices if not device.this)
        await phone.done("DELETE", f"/api/player/devices/{first}")
        with pytest.raises((ServerError, ConnectionError)):
            await come(home.url, seated)
        assert (await come(home.url, await phone.come_back(seated.table))).seen.you.seat == 0


# --- codes --------------------------------------------------------------------------------------------------


async def test_a_code_brings_the_player_once(any_database: str) -> None:
    async with house(any_database) as home:
        ann = Device(home.url)
        await ann.say("Ann", settings={"pace": "slow"})
        code = await ann.code()
        assert len(code) == 8
        assert code not in await everything(home)
        phone, thief = Device(home.url), Device(home.url)
        me = await phone.arrive(f" {code[:4].lower()}-{code[4:]} ", "a phone")
        assert (me.name, me.settings, len(me.devices)) == ("Ann", {"pace": "slow"}, 2)
        body = {"code": code}
        assert await thief.refused("POST", "/api/player/arrival", body) == "code-refused"
        assert await thief.refused("GET", "/api/player") == "unknown-player"


async def test_a_code_lives_ten_minutes_and_a_new_one_ends_it() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, phone = Device(home.url), Device(home.url)
        await ann.say("Ann")
        first, second = await ann.code(), await ann.code()
        refused = {await phone.refused("POST", "/api/player/arrival", {"code": first})}
        clock.advance(600)
        refused.add(await phone.refused("POST", "/api/player/arrival", {"code": second}))
        refused.add(await phone.refused("POST", "/api/player/arrival", {"code": "ABCDEFGH"}))
        assert refused == {"code-refused"}  # nobody learns whether it was wrong, used or old
        third = await ann.code()
        clock.advance(599)
        assert (await phone.arrive(third)).name == "Ann"


async def test_codes_are_not_guessed() -> None:
    async with house(clock=StillClock(), arrivals=0.2) as home:
        eve = Device(home.url)
        for _guess in range(30):
            assert await eve.refused("POST", "/api/player/arrival", {"code": "ABCDEFGH"}) == "code-refused"
        answer = await eve.ask("POST", "/api/player/arrival", {"code": "ABCDEFGH"})
        assert (answer.status_code, answer.json()["code"]) == (429, "slow-down")
        assert int(answer.headers["retry-after"]) >= 1


async def test_a_browser_with_a_player_of_its_own_needs_a_new_secret() -> None:
    async with house() as home:
        ann, ben = Device(home.url), Device(home.url)
        await ann.say("Ann")
        await ben.say("Ben")
        body = {"code": await ann.code()}
        assert await ben.refused("POST", "/api/player/arrival", body) == "device-known"
        assert (await ben.me()).name == "Ben"


async def test_a_player_has_twenty_devices_at_most() -> None:
    async with house() as home:
        ann = Device(home.url)
        await ann.say("Ann")
        for _device in range(19):
            await moved(home, ann)
        body = {"code": await ann.code()}
        assert await Device(home.url).refused("POST", "/api/player/arrival", body) == "devices-full"


async def test_a_whole_game_of_known_players(any_database: str) -> None:
    """From the first seat to the record, with one of them coming back from another device."""
    async with house(any_database) as home:
        ann = Device(home.url)
        seated = await ann.open_table(new_table("cincinnati", 1, 2, clock=0))
        player = await come(home.url, seated)
        await player.do(to_server.StartGame())
        phone = await moved(home, ann)
        again = await come(home.url, await phone.come_back(seated.table))
        await player.close()
        await again.play(at_random(1))
        assert [game.phase for game in await phone.games()] == ["over"]
        record = (await home.get(f"/api/tables/{seated.table}/record")).json()
        assert record["players"][0]["name"] == "Ann"
