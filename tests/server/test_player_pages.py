"""A player's page: who sees what of it, what it is made of, and that it goes with the player."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

import gobelet
from gobelet import records
from gobelet.bots import make
from gobelet.cli.bot import own_player, take_part
from gobelet.core.game import Game
from gobelet.server.protocol import to_server
from gobelet.server.ratings.study import study
from gobelet.server.storage.sql_results import finished_games, results
from gobelet.server.tables.settings import DAY
from tests.server.house import House, house, until
from tests.server.known import Device, count
from tests.server.players import come
from tests.server.rated import booked, finish, gather, page_of, rated_table


async def a_game(home: House, devices: list[Device], rated: bool = True) -> str:
    return await finish(home, await gather(home, devices, rated_table(rated=rated)))


async def test_others_see_rated_games_and_oneself_all() -> None:
    async with house() as home:
        ann, ben, eve = [Device(home.url) for _one in range(3)]
        await booked(home, await a_game(home, [ann, ben], rated=False))
        table = await a_game(home, [ann, ben])
        told = await booked(home, table)
        mine = await page_of(ann)
        await eve.say("Eve")
        seen = await page_of(eve, mine.page)
        assert (mine.mine, seen.mine) == (True, False)
        assert (sum(line.games for line in mine.records), sum(line.games for line in seen.records)) == (2, 1)
        assert [line.table for line in seen.latest] == [""]
        assert seen.latest[0].at % DAY == 0 < mine.latest[0].at % DAY  # the time of day is nobody's affair
        assert mine.latest[0].table == table
        assert {line.name for line in seen.rivals if line.page} == {"Ben"}
        assert {line.bot for line in seen.rivals if line.bot} == {"greedy"}
        assert [seat.page for seat in told.seats] == [mine.page, (await page_of(ben)).page, ""]
        text = (await home.get(f"/api/players/{mine.page}")).text
        assert (await home.table(table)).state.seats[0].player not in text  # ids are for the house alone
        assert table not in text


async def test_a_hidden_page_is_nobodys_but_ones_own() -> None:
    async with house() as home:
        ann, ben = Device(home.url), Device(home.url)
        table = await a_game(home, [ann, ben])
        await booked(home, table)
        page = (await ann.me()).page
        assert (await ann.done("PUT", "/api/player/page", {"hidden": True}))["hidden"]
        assert (await ann.me()).hidden
        assert await ben.refused("GET", f"/api/players/{page}") == "no-player-page"
        assert await ben.refused("GET", "/api/players/0123456789ab") == "no-player-page"
        assert (await page_of(ann)).hidden
        assert (await booked(home, table)).seats[0].page == ""
        assert "Ann" not in (await home.get(f"/api/players/{(await ben.me()).page}")).text
        assert await Device(home.url).refused("PUT", "/api/player/page", {"hidden": True}) == "unknown-player"
        assert (await ann.ask("PUT", "/api/player/page", {"hidden": "so"})).status_code == 400


async def test_a_page_goes_with_its_player(any_database: str) -> None:
    async with house(any_database) as home:
        ann, ben = Device(home.url), Device(home.url)
        await booked(home, await a_game(home, [ann, ben]))
        page = (await ann.me()).page
        data = await ann.done("GET", "/api/player/data")
        assert len(data["results"]) == len(data["ratings"]) == 1
        assert data["player"]["page"] == page
        before = [await count(home, name) for name in ("results", "ratings")]
        await ann.done("DELETE", "/api/player")
        assert await ben.refused("GET", f"/api/players/{page}") == "no-player-page"
        assert [await count(home, name) for name in ("results", "ratings")] == [one - 1 for one in before]
        left = await page_of(ben)
        assert [line.former for line in left.rivals] == [True, False]
        assert left.latest[0].rated
        mine = select(finished_games.c.table_id).where(finished_games.c.table_id == left.latest[0].table)
        assert await home.lobby.store.read(mine)
        await ben.done("DELETE", "/api/player")
        assert not await home.lobby.store.read(mine)  # nobody is known any more who has played it


async def test_a_program_has_a_rating_of_its_own(tmp_path: Path) -> None:
    async with house() as home:
        ann = Device(home.url)
        seated = await ann.open_table(rated_table())
        secret = own_player(tmp_path / "robby.key")
        assert (tmp_path / "robby.key").stat().st_mode & 0o077 == 0
        assert own_player(tmp_path / "robby.key") == secret
        bot = make("greedy", 1)
        playing = home.lobby.spawn(take_part(home.url, seated.table, None, "Robby", bot, secret))
        host = await come(home.url, seated)
        await host.until(lambda view: view.table.seats[1].program)
        await host.do(to_server.StartGame())
        await host.until(lambda view: view.table.phase == "playing" and view.question is not None)
        table = await finish(home, [host])
        await booked(home, table)
        await playing
        robby = await page_of(Device(home.url, secret))
        assert [(line.program, line.games) for line in robby.ratings] == [(True, 1)]
        assert [line.program for line in (await page_of(ann)).ratings] == [False]


def test_a_file_that_holds_no_secret_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.key").write_text("hello")
    for file in (tmp_path / "bad.key", tmp_path):
        with pytest.raises(gobelet.BadRequest) as refused:
            own_player(file)
        assert refused.value.id == "cli-player-file"


def played(ruleset: str, seats: int, seed: int) -> Game:
    game = gobelet.new(ruleset, seats, seed)
    bots = [make("greedy", seat) for seat in range(seats)]
    while not game.over:
        seat, question = game.waiting[0], game.question
        assert question is not None
        game.answer(seat, bots[seat].decide(gobelet.view(game, seat), question, 0.0))
    return game


def test_a_game_is_studied() -> None:
    found = study(records.dump(played("dicetown/2009", 4, 3).record()), [1, 2])
    assert all(sum(one["place"].values()) > 3 for one in found.favourites)
    assert any("card" in one for one in found.favourites)
    assert set(found.costs) == {1, 2}
    assert all(0 < cost < 60 for cost in found.costs.values())  # greedy bots are no experts
    assert found.favours
    for giver, taker, given, chances in found.favours:
        assert giver != taker
        assert 0 <= given <= chances
    casino = study(records.dump(played("cincinnati", 3, 3).record()), [])
    assert all(sum(one["table"].values()) > 3 for one in casino.favourites)
    assert casino.favours == []
    assert casino.costs == {}


async def test_what_was_studied_is_on_the_page() -> None:
    async with house() as home:
        ann, ben = Device(home.url), Device(home.url)
        await booked(home, await a_game(home, [ann, ben]))

        async def there() -> bool:
            return all(row.studied for row in await home.lobby.store.read(select(finished_games)))

        await until(there)
        page = await page_of(ann)
        assert {line.kind for line in page.favourites} <= {"table", "card"}
        assert page.favourites[0].ruleset == "cincinnati"
        (line,) = page.records
        assert line.reckons == "chance"
        assert line.cost is not None
        assert line.cost >= 0
        assert await count(home, "favours") == 0
        rows = await home.lobby.store.read(select(results.c.favourites))
        assert any(msgspec.json.decode(row.favourites) for row in rows)
