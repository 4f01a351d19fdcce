"""The daily table: the same dice and bots for everybody, and one try for each player."""

import asyncio
from collections import defaultdict
from typing import Any

import pytest

from gobelet import api, records
from gobelet.core.chance import Chance
from gobelet.core.duplicate_chance import Duplicate
from gobelet.server.daily import days
from gobelet.server.tables import fair
from gobelet.server.tables.bot_pool import Thinkers
from gobelet.server.tables.settings import DAY
from tests.server.house import House, house
from tests.server.known import Device, moved
from tests.server.midnight import TODAY, MovingClock, begin, counted, list_of, now, path, play
from tests.server.players import come


async def record_of(home: House, table: str) -> records.RecordFile:
    answer = await home.get(f"/api/tables/{table}/record")
    assert answer.is_success, answer.text
    return records.read(answer.text)


def rolls(file: records.RecordFile, monkeypatch: pytest.MonkeyPatch) -> dict[tuple[int, int], list[int]]:
    """What every seat rolled, by round and seat."""
    found: dict[tuple[int, int], list[int]] = defaultdict(list)
    real = Duplicate.roll_of

    def roll_of(self: Duplicate, chance: Chance, seat: int, size: int) -> int:
        dice = real(self, chance, seat, size)
        found[getattr(chance, "round", 0), seat].append(dice)
        return dice

    with monkeypatch.context() as patch:
        patch.setattr(Duplicate, "roll_of", roll_of)
        api.replay(file.record)
    return found


@pytest.mark.parametrize("game", ["dicetown", "cincinnati"])
async def test_dice_are_the_same_whatever_is_decided(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = MovingClock()
    async with house(clock=clock) as home:
        tables = [await play(home, Device(home.url), game, seed=seed) for seed in (1, 2)]
        clock.midnight()
        ann, ben = [await record_of(home, one.table) for one in tables]
    assert ann.record.answers != ben.record.answers
    mine, theirs = rolls(ann, monkeypatch), rolls(ben, monkeypatch)
    both = mine.keys() & theirs.keys()
    assert len({seat for _round, seat in both}) == 4
    assert len({round for round, _seat in both}) > 2
    assert all(mine[place][0] == theirs[place][0] for place in both)  # the first roll is of all dice


async def test_bots_answer_alike_in_like_positions_even_if_one_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = MovingClock()
    think = Thinkers.think_alike
    failures = iter([False, True, False, False, True])

    async def fail_sometimes(self: Thinkers, *arguments: Any) -> Any:
        if next(failures, False):
            raise TimeoutError
        return await think(self, *arguments)

    async with house(clock=clock) as home:
        ann = await play(home, Device(home.url), "cincinnati", "Ann")
        monkeypatch.setattr(Thinkers, "think_alike", fail_sometimes)
        ben = await play(home, Device(home.url), "cincinnati", "Ben")
        clock.midnight()
        first, second = [await record_of(home, one.table) for one in (ann, ben)]
    assert first.record == second.record
    assert next(failures, None) is None


async def test_a_player_has_one_try_on_all_their_devices(any_database: str) -> None:
    async with house(any_database, MovingClock()) as home:
        ann = Device(home.url)
        await ann.say("Ann")
        phone = await moved(home, ann)
        seated = await begin(ann, "cincinnati")
        for device in (ann, phone):
            assert await device.refused("POST", path("cincinnati"), {"name": "Ann"}) == "daily-once"
        assert [game.table for game in await phone.games()] == [seated.table]
        back = await phone.come_back(seated.table)  # it is the same try
        assert (await (await come(home.url, back)).first()).table.daily is not None
        await begin(ann, "dicetown")  # each game has its own
        shown = await list_of(phone, "cincinnati")
        assert [line.yours for line in shown.kept] == [True]
        assert shown.table.mine is not None
        assert shown.table.mine.table == seated.table


async def test_who_is_kept_is_decided_when_they_begin() -> None:
    async with house(clock=MovingClock()) as home:
        ann, ben = Device(home.url), Device(home.url)
        await ann.say("Ann")
        await moved(home, ann)
        await begin(ann, "cincinnati", "Ann")
        await begin(ben, "cincinnati", "Ben")
        await moved(home, ben)  # too late: whoever keeps the best of many tries would have had many
        shown = await list_of(ann, "cincinnati")
        assert [line.name for line in shown.kept] == ["Ann"]
        assert [line.name for line in shown.others] == ["Ben"]
        assert shown.table.kept


async def test_programs_without_a_player_and_other_days_are_refused() -> None:
    async with house(clock=MovingClock()) as home:
        ann = Device(home.url)
        nobody = await home.post(path("cincinnati"), b'{"name": "Ann"}')
        assert nobody.json()["code"] == "player-secret"
        tomorrow, yesterday = days.next_day(TODAY), days.day_at(days.begins(TODAY) - 1)
        begun = {"name": "Ann"}
        assert await ann.refused("POST", path("cincinnati", str(tomorrow)), begun) == "daily-not-yet"
        assert await ann.refused("POST", path("cincinnati", str(yesterday)), begun) == "daily-nothing"
        assert await ann.refused("POST", path("chess"), begun) == "daily-nothing"
        for wrong in ("today", "2025-6-15", "2025-02-30", "20250615"):
            assert await ann.refused("GET", path("cincinnati", wrong)) == "daily-no-day"
        assert await ann.refused("POST", path("cincinnati"), {"name": " "}) == "name-empty"
        unknown = await ann.ask("POST", path("cincinnati"), {"name": "Ann", "seats": 3})
        assert unknown.status_code == 400
        assert (await list_of(ann, "cincinnati")).table.begun == 0


async def test_seeds_are_committed_to_the_day_before_and_shown_after(any_database: str) -> None:
    clock = MovingClock()
    async with house(any_database, clock) as home:
        ann = Device(home.url)
        before = await now(ann)
        assert [one.game for one in before.today] == [one.game for one in before.tomorrow]
        promised = {one.game: one for one in before.tomorrow}
        assert set(promised) >= {"dicetown", "cincinnati"}
        assert all(one.published < one.begins and not one.seed for one in promised.values())
        assert len({one.commitment for one in (*before.today, *before.tomorrow)}) == 2 * len(promised)
        clock.midnight()
        seated = await begin(ann, "cincinnati", day=promised["cincinnati"].day)
        assert seated.commitment == promised["cincinnati"].commitment
        clock.midnight()
        after = {one.table.game: one.table for one in (await now(ann)).yesterday}
        for game, one in promised.items():
            assert after[game].commitment == one.commitment == fair.commitment(after[game].seed)
            assert after[game].ruleset == one.ruleset


async def test_a_game_that_is_not_finished_at_midnight_counts_as_not_finished() -> None:
    clock = MovingClock()
    async with house(clock=clock) as home:
        ann, ben = Device(home.url), Device(home.url)
        seated = await begin(ann, "dicetown", "Ann")
        player = await come(home.url, seated)
        gone = await begin(ben, "dicetown", "Ben")  # who never came
        clock.midnight()
        await player.until(lambda view: view.table.phase == "abandoned")
        await counted(home, seated, gone)
        shown = await list_of(ann, "dicetown")
        assert [(line.state, line.points) for line in shown.others] == [("unfinished", None)] * 2
        assert not (await record_of(home, seated.table)).record.over


def test_each_day_has_the_next_ruleset_of_a_game() -> None:
    week = [days.day_at(days.begins(TODAY) + number * DAY) for number in range(8)]
    played = [days.ruleset_of("dicetown", day).id for day in week]
    assert played[:4] == played[4:]
    assert len(set(played)) == 4
    assert {days.seats_of(days.ruleset_of(game, day)) for game in days.games() for day in week} == {4}


async def test_workers_agree_and_of_two_tries_at_once_one_begins(any_database: str) -> None:
    async with house(any_database, MovingClock()) as home:
        store = home.lobby.daily.store
        drawn = await asyncio.gather(*[store.store.key("daily", digit * 64) for digit in "abc"])
        await home.lobby.daily.publish(home.lobby.clock.now())
        assert set(drawn) == {home.lobby.daily.secret}
        mine = await store.tables(str(TODAY))
        await store.publish([one._replace(commitment="0" * 64) for one in mine])  # another was first
        assert await store.tables(str(TODAY)) == mine
        cho = Device(home.url)
        await cho.say("Cho")
        answers = await asyncio.gather(
            *[cho.ask("POST", path("cincinnati"), {"name": "Cho"}) for _attempt in range(3)]
        )
        assert sorted([answer.status_code for answer in answers]) == [201, 409, 409]
        assert len(await cho.games()) == 1
