"""What is shown of tournaments: by name what each viewer may know, nothing of a sealed round."""

from typing import TYPE_CHECKING

from gobelet.server.errors import Trouble
from gobelet.server.protocol import tournaments as wire
from gobelet.server.storage.tournaments import RoundRow, Stored, TableRow, TournamentRow, numbers
from gobelet.server.tables import fair
from gobelet.server.tournaments.entering import is_open
from gobelet.server.tournaments.plan import plan_of, seed_of
from gobelet.server.tournaments.standing import ranking

if TYPE_CHECKING:
    from gobelet.server.tournaments.house import Tournaments


async def all_lists(house: "Tournaments", player: str) -> wire.TournamentList:
    found = {
        phase: [_line(row, entered) for row, entered in await house.store.listed(phases, player)]
        for phase, phases in (("entry", ["entry"]), ("playing", ["playing"]), ("over", ["over", "cancelled"]))
    }
    return wire.TournamentList(house.lobby.clock.now(), found["entry"], found["playing"], found["over"])


def _line(row: TournamentRow, entered: int) -> wire.TournamentLine:
    plan = plan_of(row)
    return wire.TournamentLine(
        id=row.id,
        title=row.name,
        host=row.host,
        ruleset=plan.ruleset.partition("@")[0],
        kind=plan.kind,
        size=plan.size,
        clock=plan.clock,
        duplicate=plan.duplicate,
        phase=row.phase,  # type: ignore[arg-type]
        round=row.round,
        entries=entered,
        begins=plan.begins,
        created=row.created,
    )


async def news(house: "Tournaments", id: str, player: str, seen: int = 0) -> wire.TournamentNews:
    """The page of a tournament; without it if nothing has changed since the version that was seen."""
    now = house.lobby.clock.now()
    version = await house.store.version(id)
    if version is None:
        raise Trouble("tournament-unknown", 404, {})
    if version == seen:
        return wire.TournamentNews(now, version, None)
    stored = await house.store.load(id)
    return wire.TournamentNews(now, stored.row.version, info(stored, player))


def info(stored: Stored, player: str) -> wire.TournamentInfo:
    row, plan = stored.row, plan_of(stored.row)
    mine = stored.entry_of(player)
    mine = mine if mine is not None and mine.gone is None else None
    number = mine.number if mine is not None else None
    judge = bool(player) and row.host_id == player
    return wire.TournamentInfo(
        id=row.id,
        title=row.name,
        host=row.host,
        ruleset=plan.ruleset.partition("@")[0],
        size=plan.size,
        kind=plan.kind,
        rounds=plan.rounds,
        cut=plan.cut,
        clock=plan.clock,
        rest=plan.rest,
        duplicate=plan.duplicate,
        byes=plan.byes,
        bot=plan.bot,
        late=plan.late,
        begins=plan.begins,
        phase=row.phase,  # type: ignore[arg-type]
        round=row.round,
        paused=row.paused,
        due=row.due,
        commitment=fair.commitment(row.secret),
        secret=row.secret if row.phase in ("over", "cancelled") else "",
        entries=_entries(stored),
        played=[_round(stored, one, number, judge) for one in stored.rounds],
        acts=[
            wire.TournamentAct(one.at, one.act, one.entry, one.round, one.number, one.reason)  # type: ignore[arg-type]
            for one in stored.acts
        ],
        open=is_open(stored),
        judge=judge,
        mine=number,
        table=_table_now(stored, number),
    )


def _entries(stored: Stored) -> list[wire.TournamentEntry]:
    known = {one.number: one for one in stored.entries}
    return [
        wire.TournamentEntry(
            number=one.line.entrant,
            name=known[one.line.entrant].name,
            place=one.place,
            points=round(float(one.line.points), 2),
            wins=round(float(one.line.wins), 2),
            met=round(float(one.line.met), 2),
            score=one.line.score,
            by_round=[None if found is None else round(float(found), 2) for found in one.line.by_round],
            gone=known[one.line.entrant].gone is not None,
            out=one.out,
        )
        for one in ranking(stored)
    ]


def _round(stored: Stored, one: RoundRow, mine: int | None, judge: bool) -> wire.TournamentRound:
    duplicate = plan_of(stored.row).duplicate
    sealed = duplicate and one.over is None
    return wire.TournamentRound(
        number=one.number,
        kind=one.kind,  # type: ignore[arg-type]
        begun=one.begun,
        over=one.over,
        byes=[*numbers(one.byes)],
        tables=[_table(table, sealed, mine, judge) for table in stored.tables_of(one.number)],
        seed=seed_of(stored.row, one.number) if duplicate and one.over is not None else "",
    )


def _table(row: TableRow, sealed: bool, mine: int | None, judge: bool) -> wire.TournamentTable:
    """Of a sealed table all know who sits there, and whether they play. Its id lets nobody look on."""
    sitting = numbers(row.seats)
    return wire.TournamentTable(
        table="" if sealed and not judge and mine not in sitting else row.table_id,
        number=row.number,
        state=row.state,  # type: ignore[arg-type]
        seats=[*sitting],
        places=[] if sealed else [*numbers(row.places)],
        scores=[] if sealed else [*numbers(row.scores)],
        reason=row.reason,
    )


def _table_now(stored: Stored, mine: int | None) -> str:
    """Where this entry plays now; empty if it does not."""
    for row in stored.tables_of(stored.row.round):
        if row.state == "playing" and mine is not None and mine in numbers(row.seats):
            return row.table_id
    return ""
