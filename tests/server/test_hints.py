"""Hints: allowed by the table or not, only for asked seats, only from their view, and never before it."""

import asyncio

import msgspec
import pytest

import gobelet
from gobelet.core.game import Game
from gobelet.server.client.connection import ServerError, sit
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.tables import bot_pool, hints
from gobelet.server.tables.state import State
from gobelet.server.tables.table import rebuild
from gobelet.testing import Dice, random_steps
from tests.laws.catalogue import EVERY_RULESET
from tests.server.house import house, until
from tests.server.planting import plant
from tests.server.players import Player, begin, come, look_on, new_table, some_choice


def hinted(player: Player) -> list[to_browser.Hints]:
    received = [one for one in player.received if one.startswith(b'{"type":"hints"')]
    return [msgspec.json.decode(one, type=to_browser.Hints) for one in received]


async def settle(*players: Player) -> None:
    """Wait until all messages to these players have arrived."""
    for player in players:
        await player.do(to_server.Chat(text="?"))


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_hints_name_choices_that_the_forms_have(ruleset: str) -> None:
    met: set[str] = set()
    advised: set[int] = set()
    for seed in range(2):
        for number, step in enumerate(random_steps(gobelet.new(ruleset, 3, seed), seed)):
            if number % 5 or step.said[step.waiting[0]]:
                continue
            seat = step.waiting[0]
            seen = gobelet.view(step, seat)
            found = bot_pool.weigh(bot_pool.world_of(seen))
            for line in hints.lines(seen, found):
                trial = step.copy()
                trial.answer(seat, *wire_of(step.ruleset).read(step, seat, line.choice))
                assert line.messages
                if line.best:
                    advised.add(step.serial)
                for message in line.messages:
                    assert "whole" in message.facts or 0 <= message.facts["percent"] <= 100  # type: ignore[operator]
                met.add(step.question.id if step.question is not None else "")
    assert advised, "what the expert takes is marked"
    assert len(met) >= 2 or (ruleset.startswith("dicetown") and met == {"keep"})


def test_hints_are_made_of_the_view_alone() -> None:
    """However a world is filled, a seat gets the same hints."""
    for ruleset in EVERY_RULESET:
        dice = Dice(3)
        for number, step in enumerate(random_steps(gobelet.new(ruleset, 3, 3), 3)):
            if number % 20 or any(step.said):
                continue
            seen = gobelet.view(step, dice.one_of(step.waiting))
            assert bot_pool.weigh(bot_pool.world_of(seen)) == bot_pool.weigh(bot_pool.world_of(seen))


@pytest.mark.parametrize("ruleset", ["dicetown/2009", "cincinnati"])
async def test_seats_that_are_asked_get_hints_after_their_view_and_nobody_else(ruleset: str) -> None:
    async with house() as home:
        players = await begin(home, new_table(ruleset, 3, 0, hints=True))
        ann, ben, _cem = players
        id = ann.seen.table.id
        assert ann.seen.table.hints
        spectator = await look_on(home.url, id)
        await until(lambda: all(hinted(player) for player in players))
        for player in players:
            (received,) = hinted(player)
            assert received.question == player.asked.number
            kinds = [one[:14] for one in player.received]
            asking = [place for place, one in enumerate(player.received) if b'"yours":true' in one]
            assert asking[0] < kinds.index(b'{"type":"hints')
        # Back in another tab: the same hints again. The first tab gets nothing twice.
        again = await come(home.url, table_wire.Seated(id, 1, ben.token or "", ""))
        await until(lambda: bool(hinted(again)))
        assert hinted(again) == hinted(ben)
        engine = await Player.connect(home.url, id, ben.token, engine=True)
        await ann.answer(some_choice(ann))
        await settle(ann, ben, again, spectator)
        assert len(hinted(ann)) == len(hinted(ben)) == 1
        assert not hinted(spectator)
        assert not hinted(engine)


async def test_where_hints_are_not_allowed_nobody_gets_any() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, listed=True))
        assert not ann.seen.table.hints
        asked: list[Game] = []
        home.lobby.thinkers.hint = asked.append  # type: ignore[method-assign, assignment]
        await plant(await home.table(ann.seen.table.id), gobelet.new("dicetown/2009", 2, 3))
        await ann.until(lambda view: view.question is not None and view.question.yours)
        await settle(ann, ben)
        assert not asked
        assert not hinted(ann)
        (line,) = (await home.get("/api/tables")).json()
        assert line["hints"] is False


async def test_no_view_waits_for_hints() -> None:
    """Hints take as long as they take; meanwhile one answers, and late ones are not sent any more."""
    async with house() as home:
        ready = asyncio.Event()
        asked: list[int] = []

        async def ponder(seen: gobelet.View) -> bot_pool.Weighed:
            asked.append(seen.serial)
            await ready.wait()
            return bot_pool.Weighed([(seen.options[0], "hint-win", {"percent": 50})], None)

        home.lobby.thinkers.hint = ponder  # type: ignore[method-assign]
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, hints=True))
        number = ann.asked.number
        for player in (ann, ben):
            await player.answer(some_choice(player))
        await ann.until(lambda view: view.question is not None and view.question.number != number)
        ready.set()
        await settle(ann, ben)
        assert asked.count(number) == 2
        assert number not in [received.question for player in (ann, ben) for received in hinted(player)]


async def test_hints_are_switched_on_and_off_among_bots() -> None:
    """The open question gets its hints at once; the wish stays in the log."""
    async with house() as home:
        (ann,) = await begin(home, new_table("cincinnati", 1, 2))
        assert not ann.seen.table.hints
        assert not hinted(ann)
        await ann.do(to_server.SwitchHints(on=True))
        await ann.until(lambda view: view.table.hints)
        await until(lambda: bool(hinted(ann)))
        assert hinted(ann)[0].question == ann.asked.number
        table = await home.table(ann.seen.table.id)
        log = await home.lobby.store.rows(table.id, 0)
        again, _error = rebuild(State(table.state.settings), log)
        assert again.hints
        await ann.do(to_server.SwitchHints(on=False))
        await ann.until(lambda view: not view.table.hints)


async def test_hints_are_not_switched_where_other_people_play() -> None:
    """And what somebody alone has switched on is off while another plays."""
    async with house() as home:
        ann, ben = await begin(home, new_table("cincinnati", 2, 1))
        for player in (ann, ben):
            with pytest.raises(ServerError) as error:
                await player.do(to_server.SwitchHints(on=True))
            assert error.value.code == "hints-people"
        (cem,) = await begin(home, new_table("cincinnati", 1, 2, open=True))
        await cem.do(to_server.SwitchHints(on=True))
        await cem.until(lambda view: view.table.hints)
        await sit(home.url, cem.seen.table.id, table_wire.SitDown(name="Dot", seat=1))
        await cem.until(lambda view: not view.table.hints)
