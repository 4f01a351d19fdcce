"""What a tournament is made with, and a new one."""

import hmac
from typing import Final

import msgspec

from gobelet import api
from gobelet.server.errors import Trouble
from gobelet.server.protocol import tournaments as wire
from gobelet.server.storage.tournaments import TournamentRow
from gobelet.server.tables import fair, names, seats
from gobelet.server.tables.settings import CLOCKS_OF_DAYS, DAY, LIVE_CLOCK
from gobelet.server.tables.visitor import Visitor

FURTHEST: Final = 90 * DAY  # milliseconds ahead that a tournament may begin
MOST_ENTRIES: Final = 200


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True):
    ruleset: str  # with its version
    size: int
    kind: wire.Kind
    rounds: int
    cut: int
    clock: int
    beat: int
    rest: int
    duplicate: bool
    byes: bool
    bot: str
    late: bool
    begins: int | None


def plan_of(row: TournamentRow) -> TournamentPlan:
    return msgspec.json.decode(row.plan, type=TournamentPlan)


def new_tournament(wanted: wire.NewTournament, host: Visitor, now: int) -> TournamentRow:
    """What is wanted, if such a tournament can be played, or Trouble that names the field."""
    plan = checked(wanted, now)
    return TournamentRow(
        id=seats.new_table_id(),
        name=clean_title(wanted.title),
        host_id=host.player,
        host=names.clean_name(wanted.name),
        plan=msgspec.json.encode(plan).decode(),
        secret=fair.new_secret(),
        created=now,
        phase="entry",
        round=0,
        paused=False,
        due=plan.begins,
        changed=now,
        version=1,
        listed=wanted.listed,
    )


def checked(wanted: wire.NewTournament, now: int) -> TournamentPlan:
    rules = api.ruleset(wanted.ruleset)
    rules.check(wanted.size, {})
    seats.check_bot(wanted.bot)
    if wanted.clock > LIVE_CLOCK and wanted.clock not in CLOCKS_OF_DAYS:
        raise Trouble("clock-between", 400, {"field": "clock", "number": wanted.clock})
    if wanted.begins is not None and not now <= wanted.begins <= now + FURTHEST:
        raise Trouble("tournament-begins", 400, {"field": "begins"})
    return TournamentPlan(
        ruleset=rules.name,
        size=wanted.size,
        kind=wanted.kind,
        rounds=wanted.rounds,
        cut=wanted.cut,
        clock=wanted.clock,
        beat=wanted.beat,
        rest=wanted.rest,
        duplicate=wanted.duplicate,
        byes=wanted.byes,
        bot=wanted.bot,
        late=wanted.late,
        begins=wanted.begins,
    )


def clean_title(title: str) -> str:
    cleaned = names.plain(title)
    if not cleaned:
        raise Trouble("tournament-title", 400, {"field": "title"})
    return cleaned


def seed_of(row: TournamentRow, round: int) -> str:
    """The dice of a duplicate round: they follow from the secret, whose commitment all see from the start."""
    said = f"gobelet tournament {row.id} round {round}"
    return hmac.digest(bytes.fromhex(row.secret), said.encode(), "sha256").hex()
