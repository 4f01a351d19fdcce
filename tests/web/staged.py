"""Tables whose server is inside the test: the page is shown any moment of a game, the same each time."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

import gobelet
from gobelet import Event, Game, bots, records
from gobelet.records import Player
from gobelet.server.protocol.to_browser import ChatLine, Hints, ToBrowser
from gobelet.server.tables import viewer_messages
from gobelet.server.tables.bot_pool import weighed
from gobelet.server.tables.hints import lines
from gobelet.server.tables.settings import TableSettings
from gobelet.server.tables.state import State

NOW = 1_750_000_000_000  # milliseconds of the table's clock
TABLE = "staged"
ADDRESS = f"/t/{TABLE}#key"
PERSON = "Ann"
DECODER: Final = msgspec.json.Decoder(ToBrowser)


class Moment(Protocol):
    """What a staged table shows: a moment of a game (`Shown`), or one that was saved (`saved.Saved`)."""

    @property
    def kind(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def public(self) -> bool: ...
    def view(self, number: int = 1, since: int | None = None, hinted: bool = False) -> dict[str, Any]: ...
    def welcome(self, chat: Sequence[ChatLine]) -> dict[str, Any]: ...
    def hints(self) -> dict[str, Any] | None: ...


class Shown(NamedTuple):
    """A moment of a game, for one seat or for a big screen."""

    game: Game
    seat: int
    events: tuple[Event, ...] = ()  # from the beginning
    public: bool = False  # for those who have no seat: the one of `seat` still plays

    @property
    def viewer(self) -> int | None:
        return None if self.public else self.seat

    @property
    def kind(self) -> str:
        """Which question is open."""
        return self.game.question.id if self.game.question is not None else "end"

    @property
    def number(self) -> int:
        """Which question of the game is open."""
        return self.game.serial

    def view(self, number: int = 1, since: int | None = None, hinted: bool = False) -> dict[str, Any]:
        """As it is sent, with what has happened since the event of this number."""
        events = self.events[since:] if since is not None else ()
        moment = viewer_messages.Moment(self.state(hinted))
        body = viewer_messages.ViewBody(moment, self.viewer, events)
        view: dict[str, Any] = json.loads(viewer_messages.numbered(number, NOW, body.whole(engine=False)))
        return view

    def welcome(self, chat: Sequence[ChatLine]) -> dict[str, Any]:
        state = self.state()
        state.events, state.chat = self.events, tuple(chat)
        welcome: dict[str, Any] = json.loads(viewer_messages.welcome(state, self.viewer))
        return welcome

    def hints(self) -> dict[str, Any] | None:
        """For whoever has something to choose from."""
        if self.public or self.seat not in self.game.waiting:
            return None
        seen = gobelet.view(self.game, self.seat)
        made: dict[str, Any] = json.loads(
            viewer_messages.encode(Hints(self.game.serial, lines(seen, weighed(seen))))
        )
        return made

    def state(self, hinted: bool = False) -> State:
        """A table at which one person plays with bots, who have all the time they want."""
        game, seat = self.game, self.seat
        state = State(
            TableSettings(
                id=TABLE,
                ruleset=game.ruleset.id,
                choices={key: str(value) for key, value in game.choices.items()},
                bots=[None if place == seat else "greedy" for place in range(game.seats)],
                clock=0,
                beat=2000,
                listed=False,
                secret="5e" * 32,
                commitment="c0" * 32,
                created=NOW,
                hints=hinted,
                version=game.ruleset.version,
            )
        )
        state.alone = state.deserted = None
        state.host = state.lone = seat
        person = state.seats[seat]
        person.kind, person.name, person.here = "person", PERSON, True
        state.phase = "over" if game.over else "playing"
        state.game = game
        return state


def moments(ruleset: str, seats: int, seed: int, bot: str = "random") -> Iterator[Shown]:
    """A game among bots: each seat's moment before its answer, where it has a choice; and the end.

    The game goes on: copy what is kept.
    """
    events: list[Event] = []
    game = gobelet.new(ruleset, seats, seed, watchers=[events.append])
    players = [bots.make(bot, 1000 * seed + seat) for seat in range(seats)]
    while not game.over:
        seat = game.waiting[0]
        if not game.said[seat] and len(game.options(seat)) > 1:
            yield Shown(game, seat, tuple(events))
        assert game.question is not None
        game.answer(seat, players[seat].decide(gobelet.view(game, seat), game.question, 0))
    yield Shown(game, 0, tuple(events))


def kept(shown: Shown) -> Shown:
    return shown._replace(game=shown.game.copy())


def decisions(ruleset: str, seats: int, round: int) -> list[Shown]:
    """What the first seat is asked in this round of a game among greedy bots."""
    found: list[Shown] = []
    for shown in moments(ruleset, seats, seed=1, bot="greedy"):
        if shown.game.round > round:
            break
        if shown.game.round == round and shown.seat == 0:
            found.append(kept(shown))
    return found


def find(
    ruleset: str, seats: int, wanted: Callable[[Shown], bool], bot: str = "greedy", seeds: int = 40
) -> Shown:
    """The first moment of this kind in games among these bots."""
    for seed in range(1, seeds + 1):
        for shown in moments(ruleset, seats, seed, bot):
            if wanted(shown):
                return kept(shown)
    raise AssertionError(f"no such moment in {seeds} games of {ruleset}")


def checked(message: dict[str, Any]) -> str:
    """As it is sent, if the protocol has such a message."""
    text = json.dumps(message)
    DECODER.decode(text)
    return text


class Staged:
    """A server for one table, inside of the browser. It shows what it is given, and does nothing."""

    def __init__(self, page: Page, shown: Moment, *, hinted: bool = False) -> None:
        self.shown = shown
        self.hinted = hinted
        self.chat: list[ChatLine] = []
        self.alter: Callable[[dict[str, Any]], None] = lambda _view: None  # what else a view says
        self.replies: dict[str, Callable[[dict[str, Any]], None]] = {}  # to messages of these types
        self.sent = 0
        self.socket: WebSocketRoute | None = None
        page.route_web_socket(f"**/api/tables/{TABLE}/socket", self._meet)
        page.route(f"**/api/tables/{TABLE}/record", self._publish)

    def show(self, shown: Moment, since: int | None = None) -> None:
        """The next view: at once, or step by step what has happened since the event of this number."""
        self.shown = shown
        self.sent += 1
        view = shown.view(self.sent, since, self.hinted)
        self.alter(view)
        self._post(view)
        hints = shown.hints() if self.hinted else None
        if hints is not None:
            self._post(hints)

    def close(self) -> None:
        """The line breaks; the page comes back by itself."""
        assert self.socket is not None
        self.socket.close(code=1012)

    def say(self, line: ChatLine) -> None:
        self._post({"type": "chat", "line": json.loads(viewer_messages.encode(line))})

    def _meet(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self._hear(json.loads(text)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            self._post(self.shown.welcome(self.chat))
            self.show(self.shown)
        elif message["type"] == "ping":
            self._post({"type": "pong", "now": NOW})
        elif message["type"] in self.replies:
            self.replies[message["type"]](message)

    def _post(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.send(checked(message))

    def record(self) -> str:
        assert isinstance(self.shown, Shown)
        game, seat = self.shown.game, self.shown.seat
        others = Player("Greedy", "greedy")
        players = [Player(PERSON, "you") if place == seat else others for place in range(game.seats)]
        return records.dump(game.record(), players)

    def _publish(self, route: Route) -> None:
        route.fulfill(body=self.record(), content_type="application/json")
