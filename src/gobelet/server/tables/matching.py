"""Quick match: people who want the same ruleset with the same number of players get a table together."""

from typing import Final

from gobelet import api
from gobelet.server.errors import Trouble
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol.match import FindOthers, Waiting
from gobelet.server.storage.waiting_room import Ticket, WaitingRoom
from gobelet.server.tables import founding, names, rated, rows, seats
from gobelet.server.tables.lobby import Lobby
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.visitor import Who, anybody

LEASE: Final = 10_000  # milliseconds after which somebody who does not ask waits no more
RENEW: Final = 6_000  # what is left of it when it is renewed: not every look has to be written down
ATTEMPTS: Final = 5  # at making a table, while others come and go


async def enter(lobby: Lobby, wanted: FindOthers, who: Who = anybody) -> Waiting:
    """Begin to wait; the last one that was missing gets the table at once."""
    name = names.clean_name(wanted.name)
    rules = api.ruleset(wanted.ruleset)
    rules.check(wanted.players, {})
    visitor = await who()
    rated.check_player(wanted.rated, visitor.player)
    token = seats.new_token()
    now = lobby.clock.now()
    ticket = Ticket(
        id=seats.hash_of(token),
        ruleset=rules.name,
        players=wanted.players,
        name=name,
        commitment=wanted.commitment,
        browser=seats.hash_of(wanted.browser) if wanted.browser is not None else None,
        since=now,
        until=now + LEASE,
        player=visitor.player,
        device=visitor.device,
        avatar=wanted.avatar,
        colour=wanted.colour,
        rated=wanted.rated,
    )
    room = WaitingRoom(lobby.store)
    await room.enter(ticket)
    news = await _news(lobby, room, ticket, token)
    news.ticket = token
    return news


async def look(lobby: Lobby, token: str) -> Waiting:
    """How it stands. Who asks is still there."""
    room = WaitingRoom(lobby.store)
    ticket = await _find(room, token)
    now = lobby.clock.now()
    if ticket.table_id is None and ticket.until - now < RENEW:
        await room.renew(ticket.id, now + LEASE)
    return await _news(lobby, room, ticket, token)


async def stop(lobby: Lobby, token: str) -> Waiting:
    """Wait no more. If the table is there already, the answer names it: the others sit there."""
    room = WaitingRoom(lobby.store)
    ticket = await _find(room, token)
    if await room.leave(ticket.id):
        return _told(ticket, lobby.clock.now(), 0)
    return await _news(lobby, room, await _find(room, token), token)


async def _find(room: WaitingRoom, token: str) -> Ticket:
    found = await room.find(seats.hash_of(token)) if token else None
    if found is None:
        raise Trouble("not-waiting", 404, {})
    return found


async def _news(lobby: Lobby, room: WaitingRoom, ticket: Ticket, token: str) -> Waiting:
    """Make a table, if enough wait by now, and tell what this person may know."""
    if ticket.table_id is None:
        others = await room.others(ticket, lobby.clock.now())
        if others + 1 < ticket.players:
            return _told(ticket, lobby.clock.now(), others)
        await _make_table(lobby, room, ticket)
        ticket = await _find(room, token)
    if ticket.table_id is None or ticket.seat is None:  # others were quicker
        return _told(ticket, lobby.clock.now(), await room.others(ticket, lobby.clock.now()))
    settings = await lobby.store.settings(ticket.table_id)
    if settings is None:
        raise Trouble("unknown-table", 404, {})
    seated = table_wire.Seated(ticket.table_id, ticket.seat, token, settings.commitment)
    return _told(ticket, lobby.clock.now(), ticket.players - 1, seated)


def _told(ticket: Ticket, now: int, others: int, seated: table_wire.Seated | None = None) -> Waiting:
    ruleset = ticket.ruleset.partition("@")[0]
    return Waiting(ruleset, ticket.players, ticket.since, now, others, seated, rated=ticket.rated)


async def _make_table(lobby: Lobby, room: WaitingRoom, ticket: Ticket) -> None:
    """A table for those who have waited longest, if they are enough. Its game starts: nobody is missing."""
    for _attempt in range(ATTEMPTS):
        people = await room.first(ticket, lobby.clock.now())
        if len(people) < ticket.players:
            return
        wanted = table_wire.NewTable(
            ruleset=ticket.ruleset,
            seats=[table_wire.NewSeat()] * ticket.players,
            name=people[0].name,
            rated=ticket.rated,
        )
        called: list[str] = []
        first: list[AnyRow] = []
        for seat, one in enumerate(people):
            called.append(names.apart(one.name, called))
            known = (one.browser or "", one.player, one.device, one.avatar, one.colour)
            first.append(rows.Sat(seat, called[-1], one.id, one.commitment, *known))
        first.append(rows.Started())
        settings, entries = founding.prepare(lobby, founding.settings_for(lobby, wanted), first)
        if await room.seat(people, settings, entries, lobby.clock.now):
            return
