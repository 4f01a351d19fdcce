"""What belongs to a player: their games, and everything that is stored of them, for them to take along."""

from typing import Any

import msgspec

from gobelet.server.daily import days
from gobelet.server.protocol.players import PlayerGame
from gobelet.server.protocol.tables import TableLine
from gobelet.server.storage.daily import Try
from gobelet.server.storage.players import KnownPlayer
from gobelet.server.storage.reports import Reports
from gobelet.server.tables import rows
from gobelet.server.tables.lobby import Lobby


async def games(lobby: Lobby, player: str) -> list[PlayerGame]:
    return [
        PlayerGame(
            game.table,
            game.seat,
            msgspec.json.decode(game.line, type=TableLine).ruleset,
            game.phase,  # type: ignore[arg-type]
            game.created,
            game.changed,
        )
        for game in await lobby.player_tables.games(player)
    ]


async def of_player(lobby: Lobby, player: KnownPlayer) -> dict[str, Any]:
    """Everything that is stored, as one document; of secrets it is the hashes that are."""
    return {
        "player": {
            "id": player.id,
            "passkeys_call_you": player.handle,
            "name": player.name,
            "avatar": player.avatar,
            "colour": player.colour,
            "settings": player.settings,
            "created": player.created,
            "page": player.public,
            "page_hidden": player.hidden,
            "games_given_to_research": player.research,
        },
        "ratings": [dict(one._mapping) for one in await lobby.player_results.ratings(player.id)],
        "results": [dict(one._mapping) for one in await lobby.player_results.all_of(player.id)],
        "devices": [one._asdict() for one in await lobby.players.devices(player.id)],
        "passkeys": [one._asdict() for one in await lobby.player_keys.passkeys(player.id)],
        "notices": await _notices(lobby, player.id),
        "moderation": await _moderation(lobby, player.id),
        "games": [msgspec.to_builtins(one) for one in await games(lobby, player.id)],
        "daily": [_tried(one, lobby.clock.now()) for one in await lobby.daily.store.tries_of(player.id)],
        "tournaments": [
            {"name": row.name, **entry._asdict()}
            for row, entry in await lobby.tournaments.store.of_player(player.id)
        ],
        "tables": [
            {"table": table, "rows": await _said(lobby, table, player.id)}
            for table in await lobby.player_tables.tables(player.id)
        ],
    }


def _tried(one: Try, now: int) -> dict[str, Any]:
    """A try at the daily table; before the day is over it does not show how lucky its dice are."""
    sealed = now < days.ends(days.read_day(one.day))
    return one._replace(cost=None if sealed else one.cost)._asdict()


async def _notices(lobby: Lobby, player: str) -> dict[str, Any]:
    """What they want to hear of, where it goes, and what is on its way."""
    book = lobby.notifier.book
    settings, mail = await book.settings(player), await book.mail(player)
    return {
        "settings": settings._asdict() if settings is not None else None,
        "subscriptions": [one._asdict() for one in await book.subscriptions(player)],
        "mail": mail._asdict() if mail is not None else None,
        "tables_not_to_hear_of": await book.muted(player),
        "waits": await lobby.notifier.queue.waits(player),
        "to_be_sent": [one._asdict() for one in await lobby.notifier.queue.jobs(player)],
    }


async def _moderation(lobby: Lobby, player: str) -> dict[str, Any]:
    """Whom they mute, what they have reported, and whether they are banned. Not who has reported them."""
    reported = await Reports(lobby.store).by_player(player)
    restricted = await lobby.guard.book.of_player(player)
    return {
        "muted": sorted(await lobby.player_mutes.of(player)),
        "reports": [
            {"at": one.at, "kind": one.kind, "text": one.text, "table": one.table_id, "name": one.name}
            for one in reported
        ],
        "restrictions": [{"kind": one.kind, "at": one.at, "until": one.until} for one in restricted],
    }


async def _said(lobby: Lobby, table: str, player: str) -> list[dict[str, Any]]:
    """Rows of a log that hold their name, or what they have said."""
    found: list[dict[str, Any]] = []
    theirs: set[int] = set()
    for logged in await lobby.store.rows(table, 0):
        row = logged.row
        if isinstance(row, rows.Sat):
            theirs = theirs | {row.seat} if row.player == player else theirs - {row.seat}
        if isinstance(row, rows.Replaced):
            theirs = theirs - {row.seat}
        asked = isinstance(row, rows.Requested) and row.player == player
        if isinstance(row, rows.AnsweredRow):  # answers of others are theirs
            own = [answer for answer in row.answers if answer[0] in theirs]
            row = msgspec.structs.replace(row, answers=own)
            asked = bool(own)
        if asked or getattr(row, "seat", None) in theirs:
            found.append({"at": logged.at, **msgspec.to_builtins(row)})
    return found
