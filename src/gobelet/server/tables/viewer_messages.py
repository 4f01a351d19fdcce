"""What one viewer of a table is sent: a whole view, made of what that seat may know."""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from gobelet import api
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.view import View
from gobelet.server.games import worlds
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol import messages as wire
from gobelet.server.protocol.answers import Asked, Told
from gobelet.server.tables import deadlines
from gobelet.server.tables.fold import entropies
from gobelet.server.tables.state import Asking, Note, State
from gobelet.server.tables.stopped import earlier_rules

encode: Final = msgspec.json.Encoder().encode
HEAD: Final = b'{"type":"view","n":0,"now":0,'


class ViewBody:
    """What one seat, or a spectator, sees at one moment: a view without its number and time."""

    def __init__(
        self,
        state: State,
        info: wire.TableInfo,
        seat: int | None,
        events: Sequence[Event] = (),
        notes: Sequence[Note] = (),
        asking: Asking = "",
    ) -> None:
        shown = state.shown_to(seat)
        self.events: Final = events
        self.notes: Final = [note.told for note in notes if shown is state and note.reaches(seat)]
        self.seen: View | None = None
        board = question = None
        game = shown.game if info.notice is None else None  # what a frozen table holds can't be trusted
        if game is not None:
            self.seen = api.view(game, seat)
            board = wire_of(game.ruleset).board(game, self.seen)
            question = _question(shown, game, self.seen, _until(shown, state))
        self.view: Final = wire.TableView(
            n=0,
            now=0,
            table=info,
            you=_you(state, seat, asking),
            board=board,
            question=question,
            scores=scores(game),
            winners=list(game.winners) if game is not None and game.over else [],
        )
        # Without events and notes, which happen once, and without a world, which is another one each time:
        # the same bytes again mean that nothing has changed.
        self.quiet: Final = encode(self.view)[len(HEAD) :]
        self.made: Final[dict[bool, bytes]] = {}

    def whole(self, engine: bool) -> bytes:
        """As it is sent, to people or to bots: one for all sockets of the seat."""
        if engine not in self.made:
            self.made[engine] = self._make(engine)
        return self.made[engine]

    def _make(self, engine: bool) -> bytes:
        question = self.view.question
        engine = engine and question is not None and question.yours
        if not (engine or self.news):
            return self.quiet
        whole = msgspec.structs.replace(self.view, notes=self.notes)
        if self.seen is not None:
            whole.events = wire_of(self.seen.ruleset).events(self.events, self.seen.seat)
            whole.engine = worlds.write(self.seen, secrets.randbits(31)) if engine else None
        return encode(whole)[len(HEAD) :]

    @property
    def news(self) -> bool:
        """Whether it is sent in any case."""
        return bool(self.events or self.notes)


def numbered(number: int, now: int, rest: bytes) -> bytes:
    """The view as it is sent."""
    return b'{"type":"view","n":%d,"now":%d,%s' % (number, now, rest)


def welcome(state: State, seat: int | None) -> bytes:
    """The first message: the latest events and chat lines."""
    told: list[Told] = []
    if state.game is not None:
        told = wire_of(state.game.ruleset).events(state.shown_to(seat).events, seat)
    return encode(wire.Welcome(wire.PROTOCOL, state.settings.id, told, list(state.chat)))


# --- the table ----------------------------------------------------------------------------------------------


def info(state: State, notice: Told | None = None) -> wire.TableInfo:
    """The table without its game: the same for everybody."""
    settings = state.settings
    begun = state.phase not in ("lobby", "opening") and state.game is not None
    return wire.TableInfo(
        id=settings.id,
        ruleset=settings.ruleset,
        choices=settings.choices,
        phase="frozen" if notice is not None else state.phase,
        seats=[
            wire.SeatInfo(
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                bot=seat.bot,
                here=seat.here,
                away=seat.left or seat.away,
                muted=seat.muted,
                gone=seat.gone if seat.kind == "person" else None,
                quiet=seat.quiet,
                program=seat.program,
            )
            for seat in state.seats
        ],
        host=state.host,
        clock=settings.clock,
        beat=settings.beat,
        listed=settings.listed,
        hints=settings.hints,
        fair=wire.Fair(
            commitment=settings.commitment,
            commitments=state.commitments,
            entropies=entropies(state) if begun else [],
            drawn=[seat for seat, opened in enumerate(state.entropies) if not opened] if begun else [],
        ),
        paused=state.paused is not None,
        watched=state.watched,
        notice=notice,
        rematch=state.rematch,
        version=settings.version,
        open=settings.open,
        locked=state.locked,
        shared=settings.shared,
        patience=deadlines.patience(state),
        earlier_rules=earlier_rules(settings),
    )


def line(state: State) -> wire.TableLine:
    """The table in the lobby."""
    kinds = [seat.kind for seat in state.seats]
    return wire.TableLine(
        id=state.settings.id,
        ruleset=state.settings.ruleset,
        phase=state.phase,
        host=state.seats[state.host].name,
        people=kinds.count("person"),
        bots=kinds.count("bot"),
        free=kinds.count("free"),
        clock=state.settings.clock,
        beat=state.settings.beat,
        hints=state.settings.hints,
    )


def _you(state: State, seat: int | None, asking: Asking) -> wire.You:
    if seat is None:
        return wire.You(muted=state.spectators_muted, asking=asking)
    me = state.seats[seat]
    host = state.host == seat
    asked = [one for one in state.requests if host and not one.declined]
    return wire.You(
        seat=seat,
        host=host,
        muted=me.muted,
        waits=state.shown_to(seat).seats[seat].waits,
        orders=me.orders,
        absent=me.away,
        missed=me.missed,
        requests=[wire.SeatRequest(one.number, one.seat, one.name) for one in asked],
    )


# --- the game -----------------------------------------------------------------------------------------------


def _question(state: State, game: Game, seen: View, until: int | None) -> Asked | None:
    if game.question is None or state.phase != "playing":
        return None
    seat = seen.seat
    mine = 1 << seat if seat is not None else 0
    asked = bool(seen.asked & mine)
    said = asked and (bool(seen.answered & mine) or seat in state.sealed)
    answered = [other for other in range(game.seats) if seen.answered >> other & 1]
    if said and seat is not None and seat not in answered:
        answered = sorted([*answered, seat])
    game_wire = wire_of(game.ruleset)
    return Asked(
        number=game.serial,
        message=game_wire.told(game.prompt()),
        asked=[other for other in range(game.seats) if seen.asked >> other & 1],
        answered=answered,
        yours=asked and not said,
        said=said,
        takeback=said and game.question.takeback,
        forms=game_wire.forms(game, seen) if asked and not said else [],
        window=state.window,
        waiting=sorted(state.waiting),
        since=state.opened,
        until=until,
    )


def _until(shown: State, state: State) -> int | None:
    """When what runs is over: the beat, the clock of people, or the pace of bots; None while it stands."""
    if deadlines.stands(state):
        return None
    return deadlines.window_end(shown) if shown.window else deadlines.question_end(shown)


def scores(game: Game | None) -> list[wire.ScoreLines]:
    """Once the game is over, what each seat's score is made of."""
    if game is None or not game.over:
        return []
    game_wire = wire_of(game.ruleset)
    return [
        wire.ScoreLines(seat, points, [game_wire.told(line) for line in game.score_lines(seat)])
        for seat, points in enumerate(game.scores)
    ]
