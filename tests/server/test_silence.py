"""Silence reveals nothing: what one seat does in secret, nobody hears of, nor when.

Two servers have the same game, planted at a random moment. On the left some seats seal, order and repeat
themselves before we look, on the right after it. Everybody else gets the same on both: players, bots'
sockets, spectators, those who come in the middle, those who ask for the table, the lobby or metrics. The same
means: as many messages, in the same order, of the same bytes, between the same public events; and what comes
next is due at the same time.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest

import gobelet
from gobelet.bots.planner import planner_of
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.server.client.connection import ServerError, create
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol import fields, to_server
from gobelet.server.protocol.answers import Choice
from gobelet.server.tables import bot_pool, deadlines, orders
from gobelet.server.tables.table import Table
from gobelet.testing import Dice, random_steps
from tests.laws.catalogue import EVERY_TABLE
from tests.server.house import House, house, until
from tests.server.planting import find, grow_old, is_window, plant
from tests.server.players import Player, begin, come, new_table
from tests.server.test_secrets import common_answer
from tests.tiers import SOAK, gate_takes, soak

GATE = [("dicetown/extension+indians", 4), ("cincinnati", 4)]
MOMENTS = 2 * max(SOAK, 1)  # scripts/soak server: more of them
STEPS = 6  # questions from each moment
DAYS = 86_400  # seconds: a table over days
HOUR = 3_600_000  # milliseconds: beats and clocks end when we say so, however busy the machine is
NUMBER = re.compile(rb'^\{"type":"view","n":(\d+)')
SPAN = re.compile(rb'"since":(\d+),"until":(\d+|null)')
OTHER = re.compile(rb'"(now|at|ref)":\d+')  # times, and how often a player has said something
WORLD = re.compile(rb'"engine":\{.*$')  # imagined by chance; test_secrets.py looks into it
HASHES = re.compile(rb"[0-9a-f]{64}")
SCREEN = re.compile(rb'"screen":"[^"]+"')  # the key of a big screen, by chance
MEASURED = ("_sum", "_bucket", "_created")  # seconds, which no two runs share
# What the whole process takes: it grows by itself, and says nothing of one table.
OF_THE_PROCESS = ("gobelet_loop_lag", "gobelet_resident_memory", "gobelet_cpu", "gobelet_open_files")


def span(found: re.Match[bytes]) -> bytes:
    """How long a question lasts, not when it began."""
    return b'"lasts":' + (b"null" if found[2] == b"null" else b"%d" % (int(found[2]) - int(found[1])))


async def settle(player: Player, ref: int) -> None:
    """All that was sent to this one has arrived."""
    await player.send(to_server.Ping(ref=ref))
    mark = b'"ref":%d}' % ref
    await until(lambda: player.received[-1:] != [] and player.received[-1].endswith(mark))


async def reckon(game: Game, seat: Seat, _bot: str, _seconds: float) -> Parts:
    """What the expert thinks, the same on both sides: where there is something to do, sometimes that."""
    if not is_window(game):
        return bot_pool.default(game, seat)
    options = game.options(seat)
    return (options[game.serial % len(options)],)


class Side:
    """A server with a listed table that everybody watches, and another one beside it in the lobby."""

    def __init__(self, home: House, http: httpx.AsyncClient, players: list[Player], decoy: Player) -> None:
        self.home = home
        self.http = http
        self.players = players
        self.decoy = decoy
        self.id = players[0].seen.table.id
        self.others: dict[str, Player] = {}  # bots' sockets, and spectators
        self.counted: dict[str, int] = {}  # the views that each viewer had when we last looked
        self.pings = 0

    @classmethod
    async def open(
        cls,
        home: House,
        http: httpx.AsyncClient,
        ruleset: str,
        seats: int,
        clock: int = 3600,
        delayed: bool = False,
    ) -> "Side":
        home.lobby.thinkers.think = reckon  # type: ignore[method-assign, assignment]
        wanted = new_table(ruleset, seats, 0, clock=clock, listed=True, delayed=delayed)
        players = await begin(home, wanted)
        decoy = await create(home.url, new_table("dicetown/2009", 2, 0, listed=True, name="Zoe"))
        side = cls(home, http, players, await come(home.url, decoy))
        for seat, player in enumerate(players):
            side.others[f"engine {seat}"] = await side.come(player.token, True)
        side.others["screen"] = await side.come(players[0].seen.you.screen or None, False, public=True)
        side.others["spectator"] = await side.come(None, False)
        side.others["spectating engine"] = await side.come(None, True)
        await until(lambda: side.table.state.watched)
        settings = side.table.state.settings
        side.table.state.settings = msgspec.structs.replace(settings, beat=HOUR)
        await players[0].do(to_server.Mute(on=True))  # a row: now the lobby shows this beat, too
        return side

    @property
    def table(self) -> Table:
        return self.home.lobby.tables[self.id]

    @property
    def game(self) -> Game:
        assert self.table.state.game is not None
        return self.table.state.game

    async def come(self, token: str | None, engine: bool, public: bool = False) -> Player:
        player = await Player.connect(self.home.url, self.id, token, engine=engine, public=public)
        assert isinstance(player, Player)
        await player.first()
        return player

    # --- what leaves the server ----------------------------------------------------------------------------

    def viewers(self, without: Sequence[int] = ()) -> dict[str, Player]:
        """Everybody but these seats."""
        seats = [seat for seat in range(len(self.players)) if seat not in without]
        found = {f"seat {seat}": self.players[seat] for seat in seats}
        hidden = [f"engine {seat}" for seat in without]
        return found | {name: one for name, one in self.others.items() if name not in hidden}

    async def settle(self) -> None:
        self.pings += 1
        await asyncio.gather(*[settle(player, self.pings) for player in self.viewers().values()])

    def forget(self) -> None:
        for name, player in self.viewers().items():
            self.counted[name] = player.seen.n
            player.received.clear()

    def plain(self, message: bytes, counted: int = 0) -> bytes:
        """A message without what differs between any two tables and moments."""
        message = WORLD.sub(b'"engine":{}}', message)
        message = NUMBER.sub(lambda n: b'{"type":"view","n":%d' % (int(n[1]) - counted), message)
        message = OTHER.sub(rb'"\1":0', SPAN.sub(span, message.replace(self.id.encode(), b"@")))
        message = SCREEN.sub(b'"screen":"#"', message)
        return HASHES.sub(b"#", message.replace(self.decoy.seen.table.id.encode(), b"@@"))

    def received(self, without: Sequence[int]) -> dict[str, list[bytes]]:
        return {
            name: [self.plain(one, self.counted.get(name, 0)) for one in player.received]
            for name, player in self.viewers(without).items()
        }

    async def newcomers(self, without: Sequence[int]) -> dict[str, list[bytes]]:
        """What is sent to those who come just now, and go again."""
        limits = self.home.lobby.limits
        before = limits.open_sockets
        seats = [seat for seat in range(len(self.players)) if seat not in without]
        found: dict[str, list[bytes]] = {}
        for seat in (*seats[:1], None):
            for engine in (False, True):
                player = await self.come(self.players[seat].token if seat is not None else None, engine)
                await settle(player, 1)
                found[f"newcomer {seat}, engine {engine}"] = [self.plain(one) for one in player.received]
                await player.close()
        await until(lambda: limits.open_sockets == before)
        return found

    async def web(self) -> dict[str, bytes]:
        """What anybody can ask for."""
        found: dict[str, bytes] = {}
        plainly = {"accept-encoding": "identity"}  # hashes are random, and no two compress alike
        for path in (f"/api/tables/{self.id}", f"/api/tables/{self.id}/record", "/api/tables", "/metrics"):
            answer = await self.http.get(path, headers=plainly)
            headers = str(sorted(answer.headers.items())).encode()
            found[path.replace(self.id, "@")] = self.plain(headers + answer.content)
        return found

    def metrics(self) -> dict[str, float]:
        """What operators see."""
        lobby = self.home.lobby
        lobby.metrics.look(lobby)
        return {
            f"{sample.name}{sample.labels}": sample.value
            for metric in lobby.metrics.registry.collect()
            for sample in metric.samples
            if not sample.name.endswith(MEASURED) and not sample.name.startswith(OF_THE_PROCESS)
        }

    def due(self) -> tuple[str, int] | None:
        """What happens next by itself, and how long after the question was put."""
        found = deadlines.due(self.table.state)
        return (found.what, found.at - self.table.state.opened) if found is not None else None

    async def all_that_leaves(self, without: Sequence[int], ask: bool) -> dict[str, Any]:
        """To everybody but these seats; with `ask` also to those who come, or ask, just now."""
        asked = {**await self.newcomers(without), **await self.web()} if ask else {}
        await self.settle()
        return {**self.received(without), **asked, "due": self.due(), "metrics": self.metrics()}


# --- two of them --------------------------------------------------------------------------------------------


async def say(player: Player, message: to_server.ToServer) -> str:
    try:
        await player.do(message)
    except ServerError as error:
        return error.code
    return "done"


Act = tuple[int, to_server.ToServer, str]  # a seat, what it says, and the code of what comes of it


class Twins:
    def __init__(self, left: Side, right: Side, dice: Dice) -> None:
        self.left = left
        self.right = right
        self.sides = (left, right)
        self.dice = dice
        self.over_days = left.table.state.settings.over_days
        self.tally: Counter[str] = Counter()

    async def compare(self, without: Sequence[int], ask: bool = False) -> None:
        one, two = await asyncio.gather(*[side.all_that_leaves(without, ask) for side in self.sides])
        assert one.keys() == two.keys()
        for what, mine in one.items():
            assert mine == two[what], f"{what}, while {without} act in secret"
            if isinstance(mine, list):
                self.tally["messages"] += len(mine)
                self.tally["bytes"] += sum([len(message) for message in mine])
        for side in self.sides:
            side.forget()

    async def do(self, sides: Sequence[Side], acts: Sequence[Act]) -> None:
        for seat, message, code in acts:
            for side in sides:
                assert await say(side.players[seat], message) == code, message

    def answer(self, seat: int, parts: Parts, code: str = "done") -> Act:
        return (
            seat,
            to_server.Answer(question=self.left.game.serial, choice=Choice(parts=list(parts))),
            code,
        )

    def one_of(self, number: int) -> bool:
        return self.dice.below(number) == 0

    # --- in secret ---------------------------------------------------------------------------------------

    def orders(self, seat: int) -> list[Act]:
        """A standing order or two: nobody else's business, in windows and elsewhere.

        Who wants to be asked over days is waited for, which all may see (`ask_over_days`).
        """
        rules = self.left.game.ruleset
        cards = sorted(wire_of(rules).orderable(rules))
        wanted: tuple[fields.Order, ...] = ("play", "never", "worth" if self.over_days else "ask", "worth")
        acts: list[Act] = []
        for _order in range(self.dice.below(3) if cards else 0):
            card, order = cards[self.dice.below(len(cards))], wanted[self.dice.below(4)]
            self.tally[order] += 1
            acts.append((seat, to_server.StandingOrder(card=card, order=order), "done"))
        if self.one_of(3):
            self.tally["plans"] += 1
            acts.append((seat, self.plan(), "done"))
        return acts

    def plan(self) -> to_server.SetPlan:
        """A plan that is given and leads to nothing yet (test_plans.py has those that answer)."""
        said: dict[str, fields.Wish] = {}
        rules = self.left.game.ruleset
        for field in planner_of(rules).fields(rules):
            if field.standing or self.one_of(2):
                continue
            if "ask" in field.words:
                said[field.name] = "ask"
            else:
                said[field.name] = [*field.words[1:]] if field.in_order else field.words[-1]
        return to_server.SetPlan(orders={}, plan=said, every=self.one_of(2))

    def sealed(self, seat: int) -> list[Act]:
        """An answer in a window, and attempts to say it again or to change it."""
        options = self.left.game.options(seat)
        first, other = self.dice.one_of(options), self.dice.one_of((*options, 0))
        acts = [self.answer(seat, (first,))]
        if self.one_of(2):
            acts.append(self.answer(seat, (other,), "done" if other == first else "already-answered"))
        if self.one_of(3):
            acts.append((seat, to_server.Withdraw(question=self.left.game.serial), "no-takeback"))
        return acts

    async def in_secret(self) -> list[int]:
        """Some seats act: on the left before we look, on the right after it. The seats that differ still."""
        game = self.left.game
        seats = tuple(range(game.seats))
        acting = [seat for seat in seats if self.one_of(2)][: game.seats - 1] or [self.dice.one_of(seats)]
        silent: list[int] = []
        early: list[Act] = []
        late: list[Act] = []
        for seat in acting:
            orders = self.orders(seat)
            answers = self.sealed(seat) if is_window(game) and game.asked >> seat & 1 else []
            early += [*orders, *answers]
            late += orders
            kept = {**self.left.table.state.seats[seat].orders}
            kept.update(
                {
                    one.card: one.order
                    for _seat, one, _code in orders
                    if isinstance(one, to_server.StandingOrder)
                }
            )
            passed = answers and answers[0] == self.answer(seat, (game.default(seat),))
            plays = self.over_days or {"play", "worth"} & set(kept.values())
            if passed and not plays and self.one_of(2):
                silent.append(seat)  # who says nothing has passed, too
            else:
                late += answers
        await self.do([self.left], early)
        self.tally["hidden in windows" if is_window(game) else "hidden elsewhere"] += len(early)
        await self.compare(acting, ask=True)
        await self.do([self.right], late)
        await self.compare(acting)
        return silent

    # --- for everybody to see ----------------------------------------------------------------------------

    async def end_window(self, silent: list[int]) -> None:
        """Somebody may hold it, and answer then; it ends as if its time were over."""
        game = self.left.game
        free = [
            seat for seat in game.waiting if seat not in self.right.table.state.sealed and seat not in silent
        ]
        if free and self.over_days:
            await self.ask_over_days(free[0])
        elif free and self.one_of(2):
            holder = free[0]
            hold: Act = (holder, to_server.Wait(question=game.serial), "done")
            if self.left.table.state.seats[holder].waits:
                await self.do(self.sides, [hold])
                self.tally["held"] += 1
                await self.compare(silent)
            if self.one_of(2):
                await self.do(self.sides, [self.answer(holder, (self.dice.one_of(game.options(holder)),))])
                await self.compare([holder, *silent])
        for side in self.sides:
            grow_old(side.table, 2 * HOUR + DAYS * 1000)
            await until(lambda side=side: side.table.state.question != game.serial)  # type: ignore[misc]
        await self.compare(silent)

    async def ask_over_days(self, holder: Seat) -> None:
        """One who wants to be asked holds the window, and may answer; then orders decide again."""
        game = self.left.game
        card = sorted(wire_of(game.ruleset).window_cards(game))[0]
        ask: Act = (holder, to_server.StandingOrder(card=card, order="ask"), "done")
        await self.do(self.sides, [ask])
        away = self.left.table.state.seats[holder].by_bot
        assert orders.holding(self.left.table.state) == ([] if away else [holder])
        self.tally["asked"] += not away
        await self.compare([holder])
        if self.one_of(2):
            await self.do(self.sides, [self.answer(holder, (self.dice.one_of(game.options(holder)),))])
            await self.compare([holder])
        wishes: tuple[fields.Order, ...] = ("never", "worth", "play")
        order = wishes[self.dice.below(3)]
        await self.do(self.sides, [(holder, to_server.StandingOrder(card=card, order=order), "done")])
        await self.compare([holder])

    async def answer_all(self) -> None:
        """The same answers on both sides. One seat takes back what the others may not know."""
        game = self.left.game
        answers = {seat: common_answer(game, game, seat, self.dice) for seat in game.waiting}
        first = game.waiting[0]
        assert game.question is not None
        if len(game.waiting) > 1 and game.question.takeback:
            other = common_answer(game, game, first, self.dice)
            taken_back: Act = (first, to_server.Withdraw(question=game.serial), "done")
            for side, parts in ((self.left, other), (self.right, answers[first])):
                await self.do([side], [self.answer(first, parts or ()), taken_back])
            self.tally["withdrawn"] += 1
            await self.compare([first])
        for seat, parts in answers.items():
            await self.do(self.sides, [self.answer(seat, parts or ())])
        await self.compare([first])

    async def play(self, game: Game) -> None:
        for side in self.sides:
            side.table.state.events = ()  # of the game before
            await plant(side.table, game)
            await side.settle()
            side.forget()
        for step in range(STEPS):
            for side in self.sides:  # at the other table something happens later
                await side.decoy.do(to_server.Mute(on=step % 2 == 0))
            silent = await self.in_secret()
            if is_window(self.left.game):
                await self.end_window(silent)
            else:
                await self.answer_all()
            assert self.left.game == self.right.game
            if self.left.game.over:
                return


def moments(ruleset: str, seats: int) -> list[Game]:
    """Moments of random games, half of them in windows, where there are any."""
    found: list[Game] = []
    for seed in range(100 * MOMENTS):
        dice = Dice(seed)
        start = dice.below(150)
        wanted = is_window if seed % 2 and ruleset != "cincinnati" else lambda _game: True
        for number, step in enumerate(random_steps(gobelet.new(ruleset, seats, seed), seed)):
            if number >= start and not any(step.said) and wanted(step):
                found.append(step.copy())
                break
        if len(found) == MOMENTS:
            break
    return found


@pytest.mark.parametrize(("ruleset", "seats"), gate_takes(GATE, EVERY_TABLE))
async def test_nobody_hears_of_what_is_done_in_secret(ruleset: str, seats: int) -> None:
    await compare_twins(ruleset, seats, 3600)


@pytest.mark.parametrize(
    ("ruleset", "seats"), [("dicetown/2009", 3), pytest.param("dicetown/extension+indians", 4, marks=soak)]
)
async def test_nobody_hears_of_it_over_days(
    ruleset: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadlines, "DAYS_BEAT", HOUR)
    tally = await compare_twins(ruleset, seats, DAYS)
    assert tally["asked"] > 0
    assert tally["worth"] > 0


async def compare_twins(ruleset: str, seats: int, clock: int) -> Counter[str]:
    async with AsyncExitStack() as stack:
        sides: list[Side] = []
        for _side in range(2):
            home = await stack.enter_async_context(house())
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=home.url))
            # Half of the tables are watched with a delay; the big screen sees all that anybody may see.
            sides.append(await Side.open(home, http, ruleset, seats, clock, delayed=seats % 2 == 0))
        twins = Twins(sides[0], sides[1], Dice(seats))
        for game in moments(ruleset, seats):
            await twins.play(game)
    print(ruleset, seats, dict(twins.tally))
    assert twins.tally["messages"] > 100 * MOMENTS
    if ruleset == "cincinnati":  # it has neither windows nor orders
        assert twins.tally["withdrawn"] >= MOMENTS
    else:
        assert twins.tally["hidden in windows"] >= MOMENTS
    return twins.tally


# --- what thinks --------------------------------------------------------------------------------------------


async def test_metrics_count_no_bot_that_thinks_in_a_window() -> None:
    """It thinks only if it can react. In an open question every bot that is asked thinks."""

    def fits(game: Game) -> bool:
        return is_window(game) and 2 in game.waiting and len(game.options(2)) > 1

    reaction = find("dicetown/2009", 3, fits)
    thinking: list[bool] = []
    go_on = asyncio.Event()

    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 1, beat=10_000))
        table = await home.table(ann.seen.table.id)
        pool = home.lobby.thinkers.quick

        async def ponder(_work: object, *_arguments: object) -> list[int]:
            assert table.state.game is not None
            thinking.append(is_window(table.state.game))
            await go_on.wait()
            return list(bot_pool.default(table.state.game, 2))

        pool.run = ponder  # type: ignore[method-assign, assignment]
        await plant(table, reaction)
        await until(lambda: thinking == [True])
        assert home.lobby.thinkers.thinking == 0
        await plant(table, gobelet.new("dicetown/2009", 3, 1))
        await until(lambda: thinking == [True, False])
        assert home.lobby.thinkers.thinking == 1
        go_on.set()
        await until(lambda: home.lobby.thinkers.thinking == 0)


async def test_there_are_no_hints_in_windows_of_several_people() -> None:
    """Only those who can react would wait for some: others could see it by the time of their own."""

    def fits(game: Game) -> bool:
        return is_window(game) and 0 in game.waiting and len(game.options(0)) > 1

    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0, beat=10_000, hints=True))
        table = await home.table(ann.seen.table.id)
        asked: list[int] = []

        async def weigh(seen: gobelet.View) -> bot_pool.Weighed:
            asked.append(seen.serial)
            return bot_pool.Weighed([], None)

        home.lobby.thinkers.hint = weigh  # type: ignore[method-assign]
        reaction, open_question = find("dicetown/2009", 2, fits), gobelet.new("dicetown/2009", 2, 3)
        await plant(table, reaction)
        await ann.until(lambda view: view.question is not None and view.question.window)
        await plant(table, open_question)
        await until(lambda: open_question.serial in asked)
        assert reaction.serial not in asked
