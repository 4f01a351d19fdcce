"""What one viewer of a table is sent: a whole view, made of what that seat may know."""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from gobelet import api, readable
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.view import View
from gobelet.server.games import worlds
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol import fields, to_browser
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol.answers import Asked, Told
from gobelet.server.tables import deadlines, fair, one_device, orders, plans, seats, undo
from gobelet.server.tables.state import Asking, Note, State
from gobelet.server.tables.stopped import earlier_rules

encode: Final = msgspec.json.Encoder().encode
HEAD: Final = b'{"type":"view","n":0,"now":0,'
TAIL: Final = b',"events":[],"engine":null,"notes":[]}'  # what a view ends with, if nothing is new


class Moment:
    """A table at one moment: what its viewers share is made once for all of them."""

    def __init__(self, state: State, notice: Told | None = None) -> None:
        self.state: Final = state
        self.notice: Final = notice
        self.info: Final = info(state, notice)
        # Guests of a person who is alone do not see by it that a round is over.
        self.guests_info: Final = info(state, notice, state.before) if state.before is not None else self.info
        self.trusted: Final = notice is None  # what a frozen table holds can't be trusted
        self.asked: Final[dict[int, tuple[Told, int | None]]] = {}  # by the table that is shown
        self.events: Final[dict[tuple[int, bool], bytes]] = {}

    def late_info(self, shown: State) -> table_wire.TableInfo:
        """For those who watch with a delay: they do not see by it that a clock has run out, either."""
        return info(self.state, self.notice, shown, late=True)

    def question(self, shown: State, game: Game) -> tuple[Told, int | None]:
        """What the question of the table that is shown asks, and until when."""
        if id(shown) not in self.asked:
            asks = wire_of(game.ruleset).told(game.prompt())
            self.asked[id(shown)] = (asks, _until(shown, self.state))
        return self.asked[id(shown)]

    def told(self, event: Event, seen: View) -> bytes:
        """An event as this viewer may know it: one for all who may know it whole, one for the others."""
        whole = seen.seat is not None and bool(event.audience >> seen.seat & 1)
        key = (id(event), whole)
        if key not in self.events:
            self.events[key] = encode(wire_of(seen.ruleset).told(event.seen_by(seen.seat)))
        return self.events[key]


class ViewBody:
    """What one seat, or a spectator, sees at one moment: a view without its number and time."""

    def __init__(
        self,
        moment: Moment,
        seat: int | None,
        events: Sequence[Event] = (),
        notes: Sequence[Note] = (),
        asking: Asking = "",
        late: bool = False,
    ) -> None:
        state = moment.state
        shown = state.shown_to(seat, late)
        self.moment: Final = moment
        self.events: Final = events
        guest = state.hides_from(seat)
        kept_back = guest or late  # notes say what the clock did, and when
        self.notes: Final = [note.told for note in notes if not kept_back and note.reaches(seat)]
        self.seen: View | None = None
        board: msgspec.Raw | None = None
        question: Asked | None = None
        game = shown.game if moment.trusted else None
        if game is not None:
            self.seen = api.view(game, seat)
            board = _board(shown, game, self.seen)
            question = _question(moment, shown, game, self.seen)
            if question is not None and late:
                # As all see it when the round begins, without its time: then nothing changes until it ends.
                question.answered, question.waiting = [], []
                question.since, question.until = 0, None
            elif question is not None and guest:
                _keep_from_guests(question, state.lone)
        self.game: Final = game
        self.question: Final = question
        self.info: Final = moment.late_info(shown) if late else moment.guests_info if guest else moment.info
        view = to_browser.TableView(
            n=0,
            now=0,
            table=self.info,
            you=_you(state, seat, asking, late),
            board=board,  # type: ignore[arg-type]  # encoded already
            question=question,
            scores=scores(game),
            winners=list(game.winners) if game is not None and game.over else [],
        )
        # Without events and notes, which happen once, and without a world, which is another one each time:
        # the same bytes again mean that nothing has changed.
        self.quiet: Final = encode(view)[len(HEAD) :]
        self.in_words: Final = seat is not None and not kept_back and self.seen is not None
        self.made: Final[dict[tuple[bool, str], bytes]] = {}

    def whole(self, engine: bool, words: str = "") -> bytes:
        """As it is sent, to people or to bots, or in the words of a language: one for all such sockets."""
        if (engine, words) not in self.made:
            self.made[engine, words] = self._make(engine, words if self.in_words else "")
        return self.made[engine, words]

    def _make(self, engine: bool, words: str) -> bytes:
        seen = self.seen
        engine = engine and self.question is not None and self.question.yours
        if not (engine or words or self.news):
            return self.quiet
        told = [self.moment.told(event, seen) for event in self.events] if seen is not None else []
        world = encode(worlds.write(seen, secrets.randbits(31))) if engine and seen is not None else b"null"
        return b'%s,"events":[%s],"engine":%s,"notes":%s%s}' % (
            self.quiet[: -len(TAIL)],
            b",".join(told),
            world,
            encode(self.notes),
            b',"readable":%s' % encode(self._reading(seen, words)) if words and seen is not None else b"",
        )

    def _reading(self, seen: View, lang: str) -> to_browser.Reading:
        """The view in words. Whether its seat may answer, the table knows: windows hold answers back."""
        names = [seat.name for seat in self.info.seats]
        yours = self.question is not None and self.question.yours
        view = readable.describe(seen, lang, names, may_answer=yours)
        news = readable.news(seen.ruleset, self.events, seen.seat, lang, names)
        return to_browser.Reading(view, readable.lines_of(view), news)

    @property
    def news(self) -> bool:
        """Whether it is sent in any case."""
        return bool(self.events or self.notes)


def numbered(number: int, now: int, rest: bytes) -> bytes:
    """The view as it is sent."""
    return b'{"type":"view","n":%d,"now":%d,%s' % (number, now, rest)


def welcome(state: State, seat: int | None, late: bool = False) -> bytes:
    """The first message: the latest events and chat lines, and what was answered for this seat."""
    told: list[Told] = []
    if state.game is not None:
        told = wire_of(state.game.ruleset).events(state.shown_to(seat, late).events, seat)
    notes = [] if seat is None or state.hides_from(seat) else [*state.seats[seat].answered_for]
    return encode(to_browser.Welcome(fields.PROTOCOL, state.settings.id, told, list(state.chat), notes))


# --- the table ----------------------------------------------------------------------------------------------


def info(
    state: State, notice: Told | None = None, shown: State | None = None, late: bool = False
) -> table_wire.TableInfo:
    """The table without its game: the same for everybody, but for guests the round is that which is shown."""
    settings = state.settings
    daily, played = settings.daily, settings.tournament
    rounds = (shown or state).seats
    begun = state.phase not in ("lobby", "opening") and state.game is not None
    shared = begun and not settings.duplicate  # seats have no share in dice that other tables have, too
    return table_wire.TableInfo(
        id=settings.id,
        ruleset=settings.ruleset,
        choices=settings.choices,
        phase="frozen" if notice is not None else state.phase,
        seats=[
            table_wire.SeatInfo(
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                bot=seat.bot,
                here=seat.here,
                came=seat.came,
                away=seat.left or (rounds[number] if late else seat).away,
                muted=seat.muted,
                gone=seat.gone if seat.kind == "person" else None,
                quiet=rounds[number].quiet,
                by_orders=rounds[number].by_orders,
                program=seat.program,
                bank=rounds[number].bank if seat.kind == "person" else 0,
                avatar=seat.avatar,
                colour=seat.colour,
            )
            for number, seat in enumerate(state.seats)
        ],
        host=state.host,
        clock=settings.clock,
        beat=settings.beat,
        listed=settings.listed,
        hints=state.hints,
        fair=table_wire.Fair(
            commitment=settings.commitment,
            commitments=state.commitments,
            entropies=fair.entropies(settings.secret, state.entropies) if shared else [],
            drawn=[seat for seat, opened in enumerate(state.entropies) if not opened] if shared else [],
        ),
        paused=state.paused is not None,
        watched=state.watched,
        notice=notice,
        rematch=state.rematch,
        rematch_by=state.rematcher,
        version=settings.version,
        open=settings.open,
        locked=state.locked,
        shared=settings.shared,
        delayed=settings.delayed,
        rated=settings.rated,
        research=settings.research,
        patience=deadlines.patience(state),
        earlier_rules=earlier_rules(settings),
        bank=settings.bank,
        daily=table_wire.DailyOf(daily.day, daily.game, daily.ends) if daily is not None else None,
        tournament=table_wire.TournamentOf(played.id, played.name, played.round, played.duplicate)
        if played is not None
        else None,
    )


def news(state: State, token: str, now: int, notice: Told | None) -> table_wire.SeatNews:
    """What somebody who is elsewhere wants to know of their seat; no more than their view would show."""
    seat = seats.seat_of(state, token)
    if seat is None:
        seats.request_of(state, token)  # who asks for a seat is not awaited; anybody else has no key
    body = ViewBody(Moment(state, notice), seat, late=seat is None and state.settings.delayed)
    asked = body.question
    passes = asked is not None and asked.window and (asked.until is not None or len(asked.forms) < 2)
    # At one device all answer, card or not, and over days only those are asked who want to be.
    passes = passes and not one_device.is_open_window(state) and not state.settings.over_days
    yours = asked is not None and asked.yours and not asked.planned and not passes
    return table_wire.SeatNews(
        table=body.info,
        now=now,
        round=body.game.round if body.game is not None else 0,
        yours=yours,
        until=_answered_at(state, asked, seat),
        message=asked.message if asked is not None and yours else None,
    )


def _answered_at(state: State, asked: Asked | None, seat: int | None) -> int | None:
    """When the clock answers for this seat, with what it has in reserve."""
    if asked is None or asked.until is None or seat is None or asked.window or not asked.yours:
        return asked.until if asked is not None else None
    return deadlines.seat_end(state, seat) if state.settings.clock else asked.until


def line(state: State) -> table_wire.TableLine:
    """The table in the lobby."""
    kinds = [seat.kind for seat in state.seats]
    return table_wire.TableLine(
        id=state.settings.id,
        ruleset=state.settings.ruleset,
        phase=state.phase,
        host=state.seats[state.host].name,
        people=kinds.count("person"),
        bots=kinds.count("bot"),
        free=kinds.count("free"),
        clock=state.settings.clock,
        beat=state.settings.beat,
        hints=state.hints,
        rated=state.settings.rated,
    )


def _you(state: State, seat: int | None, asking: Asking, late: bool) -> to_browser.You:
    if seat is None:
        return to_browser.You(muted=state.spectators_muted, asking=asking, late=late)
    me = state.seats[seat]
    host = state.host == seat
    asked = [one for one in state.requests if host and not one.declined]
    return to_browser.You(
        seat=seat,
        host=host,
        muted=me.muted,
        waits=state.shown_to(seat).seats[seat].waits,
        orders=me.orders,
        plan=plans.shown(me),
        absent=me.away,
        missed=me.missed,
        requests=[to_browser.SeatRequest(one.number, one.seat, one.name) for one in asked],
        undo=bool(state.decisions) and undo.refusal(state, seat) is None,
        screen=state.settings.screen if host else "",
    )


# --- the game -----------------------------------------------------------------------------------------------


def _board(shown: State, game: Game, seen: View) -> msgspec.Raw:
    """The board as it is sent. Where it stays the same until the question is settled, it is made once."""
    wire = wire_of(game.ruleset)
    made = shown.boards.get(seen.seat)
    if made is None or not wire.board_stands:
        made = shown.boards[seen.seat] = msgspec.Raw(encode(wire.board(game, seen)))
    return made


def _question(moment: Moment, state: State, game: Game, seen: View) -> Asked | None:
    if game.question is None or state.phase != "playing":
        return None
    seat = seen.seat
    mine = 1 << seat if seat is not None else 0
    asked = bool(seen.asked & mine)
    said = asked and (bool(seen.answered & mine) or seat in state.sealed)
    answered = [other for other in range(game.seats) if seen.answered >> other & 1]
    if one_device.is_open_window(state):
        answered = one_device.settled(state)
    elif said and seat is not None and seat not in answered:
        answered = sorted([*answered, seat])
    message, until = moment.question(state, game)
    yours = asked and not said and seat is not None
    if state.window and state.settings.over_days:  # orders decide, unless they say that the person does
        yours = yours and seat is not None and orders.holds(state, seat)
    return Asked(
        number=game.serial,
        message=message,
        asked=[other for other in range(game.seats) if seen.asked >> other & 1],
        answered=answered,
        yours=yours,
        said=said,
        takeback=said and game.question.takeback,
        sealed=wire_of(game.ruleset).choice(seen, seen.said[0]) if said and len(seen.said) == 1 else None,
        planned=yours and seat is not None and plans.speaks(state, seat),
        by=state.stand_ins.get(seat, "") if said and seat is not None else "",
        forms=wire_of(game.ruleset).forms(game, seen) if yours else [],
        window=state.window,
        waiting=sorted(state.waiting),
        since=state.opened,
        until=until,
    )


def _keep_from_guests(question: Asked, lone: int | None) -> None:
    """A guest sees that a question waits for the person who is alone, and nothing that may be past."""
    question.answered = [seat for seat in question.asked if seat != lone]
    question.said = question.said or question.yours
    question.yours = question.takeback = False
    question.forms = []
    question.sealed = None
    question.by = ""
    question.since, question.until = 0, None


def _until(shown: State, state: State) -> int | None:
    """When what runs is over: the beat, the clock of people, or the pace of bots; None while it stands."""
    if deadlines.stands(state):
        return None
    return deadlines.window_end(shown) if shown.window else deadlines.question_end(shown)


def scores(game: Game | None) -> list[to_browser.ScoreLines]:
    """Once the game is over, what each seat's score is made of."""
    if game is None or not game.over:
        return []
    game_wire = wire_of(game.ruleset)
    return [
        to_browser.ScoreLines(seat, points, [game_wire.told(line) for line in game.score_lines(seat)])
        for seat, points in enumerate(game.scores)
    ]
