"""The desk of moderators: open reports, what they do about them, and what was done before."""

import re
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import select

from gobelet.server.errors import Trouble
from gobelet.server.moderation.targets import read_network
from gobelet.server.protocol import moderation as wire
from gobelet.server.storage.house_acts import HouseAct, HouseActs
from gobelet.server.storage.moderators import Moderator, Moderators
from gobelet.server.storage.reports import Report, Reports
from gobelet.server.storage.restrictions import NewRestriction, Restriction, Restrictions
from gobelet.server.storage.sql_tables import players
from gobelet.server.tables import names

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

AN_HOUR: Final = 3_600_000
SHOWN: Final = 100  # bans and mutes, and acts
ACTS: Final = (
    "ban",
    "mute",
    "lift-ban",
    "lift-mute",
    "dismiss-report",
    "add-moderator",
    "remove-moderator",
)
_WILD: Final = re.compile(r"[*?]")


class Desk:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.reports: Final = Reports(lobby.store)
        self.restrictions: Final = Restrictions(lobby.store)
        self.moderators: Final = Moderators(lobby.store)
        self.acts: Final = HouseActs(lobby.store)

    async def shown(self, moderator: Moderator, until: int) -> wire.ModeratorDesk:
        now = self.lobby.clock.now()
        reports = await self.reports.open_ones()
        acts = await self.acts.latest(SHOWN, ACTS)
        called = await self._names({one.reporter for one in reports} | _mentioned(acts))
        return wire.ModeratorDesk(
            now,
            moderator.name,
            until,
            await self.reports.count_open(),
            [_open_report(one, called) for one in reports],
            [_standing(one) for one in await self.restrictions.standing(now, SHOWN)],
            [_act(one, called) for one in acts],
        )

    async def _names(self, ids: set[str]) -> dict[str, str]:
        query = select(players.c.id, players.c.name).where(players.c.id.in_(ids - {""}))
        return {row.id: row.name for row in await self.lobby.store.read(query)}

    async def settle(self, number: int, wanted: wire.SettleReport, moderator: Moderator) -> None:
        reason = clean_reason(wanted.reason)
        report = await self.reports.find(number)
        if report is None:
            raise Trouble("report-unknown", 404, {"number": number})
        now = self.lobby.clock.now()
        new: NewRestriction | None = None
        if wanted.act != "dismiss":
            if report.player and await self.moderators.find(report.player) is not None:
                raise Trouble("moderator-protected", 403, {})
            until = now + wanted.hours * AN_HOUR
            target = _target(report, wanted.scope)
            new = NewRestriction(wanted.act, wanted.scope, target, report.name, until, reason)
        if not await self.reports.settle(number, new, reason, now, moderator.id):
            raise Trouble("report-settled", 409, {"number": number})
        await self.lobby.guard.renew()

    async def lift(self, number: int, reason: str, moderator: Moderator) -> None:
        now = self.lobby.clock.now()
        if not await self.restrictions.lift(number, clean_reason(reason), now, moderator.id):
            raise Trouble("restriction-gone", 404, {"number": number})
        await self.lobby.guard.renew()


def clean_reason(text: str) -> str:
    reason = names.plain(text)
    if not reason:
        raise Trouble("reason-empty", 400, {"field": "reason"})
    return reason


def scopes_of(report: Report) -> list[wire.Scope]:
    """By what somebody can be banned: as much as the report knows of them."""
    found: list[wire.Scope] = ["player"] if report.player else []
    if report.address and not ip_address(report.address).is_loopback:
        found.append("address")
    if report.name:
        found.append("name")
    return found


def _target(report: Report, scope: wire.Scope) -> str:
    if scope not in scopes_of(report):
        raise Trouble("report-scope", 409, {"field": "scope"})
    if scope == "player":
        return report.player
    if scope == "address":
        return str(read_network(report.address))
    return _WILD.sub("?", report.name)  # the name itself, stars in it being any letter


def _open_report(report: Report, called: dict[str, str]) -> wire.OpenReport:
    return wire.OpenReport(
        number=report.id,
        at=report.at,
        kind=report.kind,  # type: ignore[arg-type]
        text=report.text,
        name=report.name,
        seat=report.seat,
        table=report.table_id,
        reporter=called.get(report.reporter, ""),
        scopes=scopes_of(report),
        context=[
            wire.ReportedLine(
                line.name,
                line.text,
                line.at,
                line.seat,
                report.line is not None and (line.at, line.seat) == (report.line, report.seat),
            )
            for line in report.context
        ],
    )


def _standing(one: Restriction) -> wire.StandingRestriction:
    return wire.StandingRestriction(
        number=one.id,
        kind=one.kind,  # type: ignore[arg-type]
        scope=one.scope,  # type: ignore[arg-type]
        name=one.name,
        pattern=one.target if one.scope == "name" else "",
        at=one.at,
        until=one.until,
        reason=one.reason,
    )


def _mentioned(acts: list[HouseAct]) -> set[str]:
    return {one.actor for one in acts} | {one.target for one in acts if one.act.endswith("-moderator")}


def _act(one: HouseAct, called: dict[str, str]) -> wire.ModeratorAct:
    body: dict[str, Any] = msgspec.json.decode(one.body) if one.body else {}
    about = str(body.get("name") or body.get("target") or "")
    if one.act == "dismiss-report":
        about = one.target
    if one.act.endswith("-moderator"):
        about = called.get(one.target, "")
    who = called.get(one.actor, names.FORMER) if one.actor else ""
    return wire.ModeratorAct(one.at, one.act, who, about, body.get("until"), one.reason)
