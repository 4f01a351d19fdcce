"""Players for tests: they answer by the forms that a view shows them, as a browser does."""

import asyncio
import random
from collections.abc import Callable

from gobelet.server.client.connection import Client, ServerError, create, sit
from gobelet.server.games.dicetown.types import TownBoard
from gobelet.server.protocol import fields, to_browser, to_server
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol.answers import (
    Asked,
    Bribe,
    Button,
    Called,
    CallOutlaws,
    Choice,
    Form,
    MakeOffer,
    PickDeeds,
    PickDice,
)
from tests.server.house import House, until

LATE = ("question-over", "already-answered")
Decide = Callable[[to_browser.TableView, Asked], Choice | None]


class Player(Client):
    """A client that remembers every byte it received."""

    token: str | None = None

    def heard(self, text: bytes) -> None:
        self.__dict__.setdefault("bytes", []).append(text)
        super().heard(text)

    @property
    def received(self) -> list[bytes]:
        found: list[bytes] = self.__dict__.setdefault("bytes", [])
        return found

    @property
    def seen(self) -> to_browser.TableView:
        """The last view."""
        assert self.view is not None
        return self.view

    @property
    def asked(self) -> Asked:
        """The open question."""
        assert self.seen.question is not None
        return self.seen.question

    async def first(self) -> to_browser.TableView:
        """The first view."""
        return await self.until(lambda _view: True)

    async def until(
        self, true: Callable[[to_browser.TableView], bool], seconds: float = 120.0
    ) -> to_browser.TableView:
        """The first view from now on of which something is true."""
        async with asyncio.timeout(seconds):
            while self.view is None or not true(self.view):
                if self.closed:
                    raise ConnectionError(str(self.refused))
                self.news.clear()
                await self.news.wait()
        return self.view

    async def answer(self, choice: Choice, question: int | None = None) -> None:
        number = self.asked.number if question is None else question
        await self.do(to_server.Answer(question=number, choice=choice))

    async def play(self, decide: Decide) -> to_browser.TableView:
        """Answer every question, to the end of the game."""
        async for view in self.views():
            if view.table.phase in ("over", "abandoned", "frozen"):
                return view
            question = view.question
            if question is None or not question.yours:
                continue
            choice = decide(view, question)
            if choice is not None:
                try:
                    await self.answer(choice, question.number)
                except ServerError as error:
                    if error.code not in LATE:
                        raise
        raise ConnectionError(str(self.refused))


def any_choice(form: Form, dice: random.Random) -> Choice:
    """Anything that a form allows."""
    match form:
        case Button():
            return form.choice
        case PickDice():
            places = dice.sample(range(len(form.dice)), dice.choice(form.numbers))
            return dice_choice(form.verb, places)
        case MakeOffer():
            offer = Bribe(
                dollars=dice.randint(0, form.dollars),
                nuggets=dice.randint(0, form.nuggets),
                cards=dice.sample(form.cards, dice.randint(0, len(form.cards))),
                deeds=dice.sample(form.deeds, dice.randint(0, len(form.deeds))),
                fenced=dice.sample(form.fenced, dice.randint(0, len(form.fenced))),
            )
            return Choice(offer=offer)
        case PickDeeds():
            return Choice(fence=dice.sample(form.deeds, form.number))
        case CallOutlaws():
            return Choice(outlaws=some_outlaws(form, dice))
        case _:
            return Choice(order=dice.sample(form.seats, len(form.seats)))


def some_outlaws(form: CallOutlaws, dice: random.Random) -> list[Called]:
    """Any of these Outlaws for any of the dice that are left."""
    called: list[Called] = []
    left = form.dice
    for outlaw in dice.sample(form.outlaws, dice.randint(0, len(form.outlaws))):
        if left:
            called.append(Called(outlaw=outlaw.number, dice=dice.randint(1, min(2, left))))
            left -= called[-1].dice
    return called


def dice_choice(verb: str, places: list[int]) -> Choice:
    match verb:
        case "keep":
            return Choice(keep=places)
        case "brute":
            return Choice(brute=places)
        case "gun":
            return Choice(gun=places)
        case "reroll":
            return Choice(reroll=places)
        case _:
            return Choice(pay=places)


def town(view: to_browser.TableView) -> TownBoard:
    assert isinstance(view.board, TownBoard)
    return view.board


def some_choice(player: Player, seed: int = 0) -> Choice:
    """Anything that the player may answer now."""
    dice = random.Random(seed)
    return any_choice(dice.choice(player.asked.forms), dice)


def at_random(seed: int, silence: float = 0.0) -> Decide:
    """Any answer; in windows that end by themselves, as often as `silence` says, none."""
    dice = random.Random(seed)

    def decide(_view: to_browser.TableView, question: Asked) -> Choice | None:
        if question.window and question.until is not None and dice.random() < silence:
            return None
        return any_choice(dice.choice(question.forms), dice)

    return decide


def new_table(ruleset: str, people: int, bots: int, **changes: object) -> table_wire.NewTable:
    seats = [table_wire.NewSeat()] * people + [table_wire.NewSeat(bot="greedy")] * bots
    settings: dict[str, object] = {"beat": 20, "name": "Ann", **changes}
    return table_wire.NewTable(ruleset=ruleset, seats=seats, **settings)  # type: ignore[arg-type]


async def seat_people(url: str, wanted: table_wire.NewTable) -> list[table_wire.Seated]:
    """A new table with all its people, the host first."""
    host = await create(url, wanted)
    people = [seat.bot for seat in wanted.seats].count(None)
    others = [await sit(url, host.table, table_wire.SitDown(name=f"Ben{n}")) for n in range(1, people)]
    return [host, *others]


async def come(url: str, seated: table_wire.Seated, lang: fields.Lang = "en") -> Player:
    player = await Player.connect(url, seated.table, seated.token, lang)
    assert isinstance(player, Player)
    player.token = seated.token
    await player.first()
    return player


async def look_on(url: str, table: str) -> Player:
    player = await Player.connect(url, table, None)
    assert isinstance(player, Player)
    await player.first()
    return player


async def begin(house: House, wanted: table_wire.NewTable) -> list[Player]:
    """A table whose game has begun, with everybody at it."""
    players = [await come(house.url, seated) for seated in await seat_people(house.url, wanted)]
    await players[0].do(to_server.StartGame())
    for player in players:
        await player.until(lambda view: view.table.phase == "playing" and view.question is not None)
    await at_rest(house, players)
    return players


async def at_rest(house: House, players: list[Player]) -> None:
    """It is in the log that everybody is here: no row is on its way."""
    table = await house.table(players[0].seen.table.id)
    seats = [player.seen.you.seat for player in players]

    def noted() -> bool:
        here = all(seat is None or table.state.seats[seat].here for seat in seats)
        return here and not table.attendance.unsure and not table.lock.locked()

    await until(noted)
