"""Only views leave the server: twin worlds behind two tables, and every byte that a viewer gets compared.

Two tables are set to worlds that differ in something a viewer cannot see. Everybody gives the same answers at
both, over real sockets. What a viewer receives (messages, their number, order and size, errors, answers over
HTTP) must be the same, until an event that is addressed to it shows a swapped card.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

import msgspec
import pytest

import gobelet
from gobelet.cincinnati.state import Casino
from gobelet.core.game import Game
from gobelet.core.names import Parts
from gobelet.dicetown.extras.extension import Frontier
from gobelet.dicetown.state import Town
from gobelet.server.client.connection import ServerError
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.protocol.answers import Choice
from gobelet.server.protocol.tables import TableInfo
from gobelet.testing import Dice, random_steps
from tests.laws.catalogue import EVERY_TABLE
from tests.laws.test_twin_worlds_cincinnati import exchange
from tests.laws.test_twin_worlds_dicetown import other_river, swap_cards
from tests.laws.twins import SHOWS_ALL, coupled, other_dice
from tests.server.house import House, house, until
from tests.server.planting import end_beat, plant
from tests.server.players import Player, begin, new_table
from tests.tiers import SOAK, gate_takes

SHOWS_DICE = ("kept", "kept-paid", "dice-shown", "table-shown", "found")  # under the cups, or in the river
STEPS = 20  # answers compared in a pair of worlds
GATE = [("dicetown/extension+indians", 4), ("cincinnati", 4)]
PAIRS = 5 * max(SOAK, 1)  # scripts/soak server: more of them
TIMES = re.compile(rb'"(now|since|until|at)":\d+')
NUMBER = re.compile(rb'\{"type":"view","n":(\d+)')
HASHES = re.compile(rb"[0-9a-f]{64}")


class Side:
    """One of the two tables: all its players, a spectator, and a bot's socket for the seat that is looked at.

    Only for that one: of worlds that are swapped behind its back others may know for sure that they can't be.
    """

    def __init__(self, home: House, players: list[Player], spectator: Player) -> None:
        self.home = home
        self.players = players
        self.spectator = spectator
        self.engines: dict[int | None, Player] = {}
        self.id = players[0].seen.table.id
        self.web: list[bytes] = []
        self.pings = 0

    @classmethod
    async def open(cls, home: House, ruleset: str, seats: int) -> "Side":
        players = await begin(home, new_table(ruleset, seats, 0, beat=10_000))  # beats end when we say so
        table = players[0].seen.table.id
        spectator = await Player.connect(home.url, table, None)
        await until(lambda: home.lobby.tables[table].state.watched)
        return cls(home, players, spectator)

    async def look_at(self, seat: int | None) -> None:
        """This seat has a bot's socket, too, and no other seat."""
        if seat not in self.engines:
            for player in self.engines.values():
                await player.close()
            self.engines = {}
            if seat is not None:
                token = self.players[seat].token
                engine = await Player.connect(self.home.url, self.id, token, engine=True)
                assert isinstance(engine, Player)
                await engine.first()
                self.engines = {seat: engine}
            table = self.home.lobby.tables[self.id]
            programs = [number in self.engines for number in range(len(self.players))]
            await until(lambda: [one.program for one in table.state.seats] == programs)  # all can see it

    def viewers(self, seat: int | None) -> list[Player]:
        player = self.spectator if seat is None else self.players[seat]
        return [player, self.engines[seat]] if seat in self.engines else [player]

    async def fetch(self) -> None:
        """What the web shows to anybody."""
        for path in ("", "/record"):
            # Compressed, the length would depend on ids and hashes, which are random.
            plain = {"accept-encoding": "identity"}
            answer = await self.home.get(f"/api/tables/{self.id}{path}", **plain)
            self.web.append(str(sorted(answer.headers.items())).encode() + answer.content)

    async def settle(self, *seats: int | None) -> None:
        """Everything that was sent to these viewers, or to all, has arrived."""
        self.pings += 1
        everybody = (*range(len(self.players)), None)
        players = [player for seat in seats or everybody for player in self.viewers(seat)]
        for player in players:
            await player.send(to_server.Ping(ref=self.pings))
        await until(lambda: all(self.ponged(player) for player in players))

    def ponged(self, player: Player) -> bool:
        ref = b'"ref":%d}' % self.pings
        return any(one.startswith(b'{"type":"pong"') and one.endswith(ref) for one in player.received)

    def received(self, seat: int | None) -> list[bytes]:
        """All that a viewer got, without what differs between any two tables and moments."""
        found = [*self.web]
        for player in self.viewers(seat):
            views = [int(number[1]) for received in player.received if (number := NUMBER.match(received))]
            assert views == list(range(views[0], views[0] + len(views))) if views else True
            found += player.received
        received = [TIMES.sub(rb'"\1":0', one.replace(self.id.encode(), b"@")) for one in found]
        return [HASHES.sub(b"#", NUMBER.sub(b'{"type":"view","n":0', one)) for one in received]

    def forget(self) -> None:
        self.web.clear()
        for player in (*self.players, self.spectator, *self.engines.values()):
            player.received.clear()


def twins(ruleset: str, seats: int, seed: int) -> Iterator[tuple[Game, Game, int | None]]:
    """Worlds that look the same to one viewer: hidden cards exchanged, or hidden dice."""
    dice = Dice(seed)
    start = dice.below(200)  # late in a game, too
    for number, step in enumerate(random_steps(gobelet.new(ruleset, seats, seed), seed)):
        if number < start or dice.below(25) or any(step.said):
            continue
        viewer = (*range(seats), None)[dice.below(seats + 1)]
        world = coupled(step, seed)
        twin = _differing(world, viewer, dice)
        if twin is not None:
            yield world, twin, viewer


def _differing(world: Game, viewer: int | None, dice: Dice) -> Game | None:
    hiding = [seat for seat in world.waiting if seat != viewer and world.cup[seat]]  # type: ignore[attr-defined]
    if hiding and dice.below(2):
        owner = dice.one_of(tuple(hiding))
        twin = world.copy()
        twin.cup[owner] = other_dice(world.cup[owner], dice)  # type: ignore[attr-defined]
        return twin
    if isinstance(world, Town):
        annex = world.annex
        if isinstance(annex, Frontier) and annex.tops and annex.seer != viewer and dice.below(2):
            return other_river(world, dice)
        swapped = swap_cards(world, viewer, dice.below(3) == 0, dice)
        return swapped[0] if swapped is not None else None
    assert isinstance(world, Casino)
    return exchange(world, dice) if world.round > 1 else None


def common_answer(one: Game, two: Game, seat: int, dice: Dice) -> Parts | None:
    """A whole answer that both worlds take from a seat."""
    here, there = one.copy(), two.copy()
    parts: list[int] = []
    while here.serial == one.serial and not here.over and seat in here.waiting:
        common = [option for option in here.options(seat) if option in there.options(seat)]
        if not common:
            return None
        parts.append(dice.one_of(tuple(common)))
        here.answer(seat, parts[-1])
        there.answer(seat, parts[-1])
    return tuple(parts)


async def say(side: Side, seat: int, message: to_server.ToServer) -> str:
    try:
        await side.players[seat].do(message)
    except ServerError as error:
        return error.code
    return "done"


def shown_by(one: bytes, two: bytes) -> str:
    """The event that shows a swapped card, where two messages differ; "" if none may."""
    here, there = msgspec.json.decode(one), msgspec.json.decode(two)
    for mine, other in zip_longest(here.get("events", []), there.get("events", [])):
        if mine != other:
            ids: list[str] = [event["id"] for event in (mine, other) if event is not None]
            if len(set(ids)) == 1:
                shown = ids[0].endswith("-seen") or ids[0].startswith(SHOWS_ALL) or ids[0] in SHOWS_DICE
                return ids[0] if shown else ""
            # A card that is played at once, or laid open, comes in one world only.
            return next((id for id in ids if id.startswith(SHOWS_ALL)), "")
    return ""


def compare(left: Side, right: Side, seat: int | None, tally: Counter[str]) -> bool:
    """Whether the viewer received the same at both tables; if not, it was shown a swapped card."""
    for one, two in zip_longest(left.received(seat), right.received(seat)):
        if one != two:
            assert one is not None, f"seat {seat} received {two!r} at one table only"
            assert two is not None, f"seat {seat} received {one!r} at one table only"
            assert shown_by(one, two), f"seat {seat}: {one!r} against {two!r}"
            tally["shown"] += 1
            return False
        tally["messages"] += 1
        tally["bytes"] += len(one or b"")
    left.forget()
    right.forget()
    return True


async def play_pair(
    left: Side, right: Side, seat: int | None, dice: Dice, tally: Counter[str], games: tuple[Game, Game]
) -> None:
    """Both worlds, by the same answers."""
    sides = (left, right)
    for side, game in zip(sides, games, strict=True):
        await plant(side.home.lobby.tables[side.id], game)
    for _step in range(STEPS):
        await asyncio.gather(*[side.settle(seat) for side in sides])
        if not compare(left, right, seat, tally):
            return
        states = [side.home.lobby.tables[side.id].state for side in sides]
        one, two = [state.game for state in states]
        assert one is not None
        assert two is not None
        if one.over or two.over:
            return
        assert one.asked == two.asked
        if seat is not None:  # the viewer says something that is not allowed, and gets an error
            wrong = to_server.Answer(question=one.serial, choice=Choice(parts=[dice.below(60)], pass_=None))
            if one.waiting_seats >> seat & 1:
                wrong.choice = Choice(parts=[1000])
                assert await say(left, seat, wrong) == await say(right, seat, wrong) != "done"
            else:
                assert await say(left, seat, wrong) == await say(right, seat, wrong)
        asker = dice.one_of(one.waiting)
        parts = common_answer(one, two, asker, dice)
        if parts is None:
            return
        answer = to_server.Answer(question=one.serial, choice=Choice(parts=list(parts)))
        said = [await say(side, asker, answer) for side in sides]
        assert said[0] == said[1]
        tally["answers"] += 1
        if states[0].window:
            for side in sides:
                await end_beat(side.home.lobby.tables[side.id])
    for side in sides:
        await side.fetch()
        await side.settle(seat)
    compare(left, right, seat, tally)


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds for bots are imagined by chance of their own: the same for both tables here."""
    monkeypatch.setattr("gobelet.server.tables.viewer_messages.secrets.randbits", lambda _bits: 7)


@pytest.mark.parametrize(("ruleset", "seats"), gate_takes(GATE, EVERY_TABLE))
async def test_no_byte_reveals_what_a_viewer_may_not_know(ruleset: str, seats: int) -> None:
    tally: Counter[str] = Counter()
    async with house() as home:
        left, right = await Side.open(home, ruleset, seats), await Side.open(home, ruleset, seats)
        dice = Dice(seats)
        for seed in range(100 * PAIRS):
            for world, twin, viewer in twins(ruleset, seats, seed):
                for side in (left, right):
                    await plant(side.home.lobby.tables[side.id], world)  # nothing is left of the last pair
                    await side.look_at(viewer)
                    await side.settle(viewer)
                    side.forget()
                await play_pair(left, right, viewer, dice, tally, (world, twin))
                tally["worlds"] += 1
                break
            if tally["worlds"] >= PAIRS:
                break
    print(ruleset, seats, dict(tally))
    assert tally["worlds"] >= PAIRS
    assert tally["answers"] >= 3 * PAIRS
    assert tally["messages"] >= 10 * PAIRS


@pytest.mark.parametrize("ruleset", ["dicetown/2009", "cincinnati"])
async def test_a_sealed_answer_shows_others_at_most_that_it_was_given(ruleset: str) -> None:
    async with house() as home:
        left, right = await Side.open(home, ruleset, 3), await Side.open(home, ruleset, 3)
        game = gobelet.new(ruleset, 3, 5)
        for side in (left, right):
            await plant(home.lobby.tables[side.id], game)
            await side.settle()
            side.forget()
        options = game.options(0)
        for side, option in ((left, options[0]), (right, options[-1])):
            question = game.serial
            await side.players[0].do(to_server.Answer(question=question, choice=Choice(parts=[option])))
            await side.players[0].do(to_server.Withdraw(question=question))
            await side.players[0].do(to_server.Answer(question=question, choice=Choice(parts=[option])))
            await side.settle()
        for viewer in (1, 2, None):
            received = left.received(viewer)
            assert received == right.received(viewer)
            assert len([one for one in received if b'"type":"view"' in one]) >= 3


async def test_nothing_of_the_log_leaves_during_play() -> None:
    """No row numbers, fingerprints, tokens, seeds or secrets in any message."""
    async with house() as home:
        side = await Side.open(home, "dicetown/2009", 3)
        table = home.lobby.tables[side.id]
        for _answer in range(40):
            state = table.state
            assert state.game is not None
            for seat in state.game.waiting:
                parts = common_answer(state.game, state.game, seat, Dice(state.number))
                assert parts is not None
                message = to_server.Answer(question=state.question, choice=Choice(parts=list(parts)))
                await say(side, seat, message)
            if state.window:
                await end_beat(table)
        await side.fetch()
        await side.settle()
        log = await home.lobby.store.rows(side.id, 0)
        secrets = {one.fingerprint for one in log if one.fingerprint}
        secrets |= {seat.token for seat in table.state.seats}
        secrets |= {player.token or "" for player in side.players}
        assert table.state.game is not None
        secrets |= {table.state.settings.secret, table.state.game.nature.seed}
        everything = b"".join([received for seat in (0, 1, 2, None) for received in raw(side, seat)])
        assert len(secrets) > 30
        for secret in secrets:
            assert secret.encode() not in everything
        sent = (to_browser.TableView, to_browser.You, TableInfo)
        allowed = {field for kind in sent for field in kind.__struct_fields__}
        assert not allowed & {"number", "row", "fingerprint", "secret", "seed", "luck", "log"}


def raw(side: Side, seat: int | None) -> list[bytes]:
    return [received for player in side.viewers(seat) for received in player.received] + side.web
