"""Who takes part: people enter, also late, and withdraw. Whoever is banned is withdrawn."""

from collections.abc import Sequence

from gobelet.server.errors import Trouble
from gobelet.server.moderation.guard import Guard, Person
from gobelet.server.protocol import tournaments as wire
from gobelet.server.storage.tournaments import ActRow, EntryRow, Stored, TournamentChange
from gobelet.server.tables import names, seats
from gobelet.server.tables.visitor import Visitor
from gobelet.server.tournaments.plan import MOST_ENTRIES, plan_of


def check_open(stored: Stored) -> None:
    """Before the first round, and if late entries are welcome, until the last Swiss round has begun."""
    plan, row = plan_of(stored.row), stored.row
    if row.phase not in ("entry", "playing"):
        raise Trouble("tournament-over", 409, {})
    late = plan.late and plan.kind != "knockout" and row.round < plan.rounds
    if row.phase == "playing" and not late:
        raise Trouble("tournament-closed", 409, {})
    if len(stored.there) >= MOST_ENTRIES:
        raise Trouble("tournament-full", 409, {"number": MOST_ENTRIES})


def is_open(stored: Stored) -> bool:
    try:
        check_open(stored)
    except Trouble:
        return False
    return True


def enter(change: TournamentChange, wanted: wire.EnterTournament, who: Visitor) -> None:
    was = change.was
    mine = was.entry_of(who.player)
    if mine is not None and mine.gone is None:
        return  # said twice
    check_open(was)
    if mine is not None:
        if any(one.act == "replace" and one.entry == mine.number for one in was.acts):
            raise Trouble("tournament-replaced", 403, {})
        change.set_entry(mine.number, gone=None)
        return
    name = names.apart(names.clean_name(wanted.name), [one.name for one in was.entries])
    change.enter(
        EntryRow(
            tournament_id=was.row.id,
            number=1 + max([one.number for one in was.entries], default=0),
            player_id=who.player,
            device=who.device,
            browser=seats.hash_of(wanted.browser) if wanted.browser is not None else "",
            name=name,
            avatar=wanted.avatar,
            colour=wanted.colour,
            since=change.now,
        )
    )


def withdraw(change: TournamentChange, player: str) -> EntryRow:
    """Before the first round nothing is left of them."""
    mine = change.was.entry_of(player)
    if mine is None or mine.gone is not None:
        raise Trouble("tournament-not-entered", 409, {})
    if change.was.row.phase not in ("entry", "playing"):
        raise Trouble("tournament-over", 409, {})
    if change.was.row.phase == "entry":
        change.drop_entry(mine.number)
    else:
        change.set_entry(mine.number, gone=change.now)
    return mine


def banned(guard: Guard, stored: Stored) -> list[EntryRow]:
    """Who was banned, as a player or by name, after they entered. Addresses are not kept with entries."""
    return [one for one in stored.there if guard.is_banned(Person(one.player_id or "", "", one.name))]


def put_out(change: TournamentChange, entries: Sequence[EntryRow]) -> None:
    """As if they had withdrawn, for all to see. Once the ban is over they may enter again, if others may."""
    for one in entries:
        change.set_entry(one.number, gone=change.now)
        change.note(ActRow(change.was.row.id, change.now, "ban", entry=one.number))
