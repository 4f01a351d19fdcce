"""Who is banned or muted now, in the memory of every worker: asked often, read when something changes."""

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from gobelet.server.errors import Trouble
from gobelet.server.moderation.targets import compiled, look, number_of, read_network
from gobelet.server.storage.restrictions import Restriction, Restrictions
from gobelet.server.tables import viewer_messages
from gobelet.server.web.problems import failed

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby
    from gobelet.server.tables.table import Table
    from gobelet.server.tables.viewers import Viewer

BANNED: Final = 4403  # the close code of a socket whose player is banned
ACTIVE: Final = ("lobby", "opening", "playing")


class Person(NamedTuple):
    """What is known of somebody; what is not is empty."""

    player: str = ""
    address: str = ""
    name: str = ""


class InForce:
    """Bans, or mutes, that have not ended when they were read."""

    def __init__(self, found: list[Restriction]) -> None:
        self.players: Final[dict[str, int]] = {}
        self.networks: Final[dict[tuple[int, int], dict[int, int]]] = {}  # by version and bits left over
        self.names: Final[list[tuple[re.Pattern[str], int]]] = []
        for one in found:
            self._add(one)

    def _add(self, one: Restriction) -> None:
        if one.scope == "player":
            self.players[one.target] = max(one.until, self.players.get(one.target, 0))
        elif one.scope == "name":
            self.names.append((compiled(one.target), one.until))
        else:
            network = read_network(one.target)
            rest = network.max_prefixlen - network.prefixlen
            known = self.networks.setdefault((network.version, rest), {})
            number = int(network.network_address) >> rest
            known[number] = max(one.until, known.get(number, 0))

    def of_address(self, address: str) -> int:
        """Until when it lasts; 0: there is none."""
        if not self.networks or not address:
            return 0
        version, number = number_of(address)
        ends = [
            known.get(number >> rest, 0) for (kind, rest), known in self.networks.items() if kind == version
        ]
        return max(ends, default=0)

    def until(self, person: Person) -> int:
        ends = [self.players.get(person.player, 0) if person.player else 0, self.of_address(person.address)]
        if person.name and self.names:
            seen = look(person.name)
            ends += [until for pattern, until in self.names if pattern.fullmatch(seen)]
        return max(ends)


class Guard:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.book: Final = Restrictions(lobby.store)
        self.bans = InForce([])
        self.mutes = InForce([])

    async def open(self) -> None:
        found = await self.book.standing(self.lobby.clock.now())
        self.bans = InForce([one for one in found if one.kind == "ban"])
        self.mutes = InForce([one for one in found if one.kind == "mute"])

    async def renew(self) -> None:
        """Somebody was banned or muted, or is no longer. Open sockets of those who are banned end."""
        await self.open()
        for table in list(self.lobby.tables.values()):
            for viewer in list(table.viewers):
                self._look_at(table, viewer)

    def _look_at(self, table: "Table", viewer: "Viewer") -> None:
        try:
            self.check_viewer(table, viewer.speaks, viewer.address)
        except Trouble as trouble:
            viewer.post(viewer_messages.encode(failed(trouble, None, viewer.lang, None, ())))
            self.lobby.spawn(viewer.finish(BANNED, trouble.id))

    def person(self, table: "Table", seat: int | None, address: str) -> Person:
        """Whoever speaks at a table for this seat; None looks on."""
        if seat is None:
            return Person(address=address)
        mine = table.state.seats[seat]
        return Person(mine.player, address, mine.name)

    # --- what is refused ---------------------------------------------------------------------------------

    def check_address(self, address: str) -> None:
        self._refuse_until(self.bans.of_address(address))

    def check_play(self, person: Person) -> None:
        """To make a table, sit down, wait for others, play on."""
        self._refuse_until(self.bans.until(person))

    def is_banned(self, person: Person) -> bool:
        return self.bans.until(person) > self.lobby.clock.now()

    def check_chat(self, person: Person) -> None:
        self.check_play(person)
        end = self._end(self.mutes.until(person))
        if end:
            raise Trouble("chat-muted-until", 403, {"until": end})

    def check_viewer(self, table: "Table", seat: int | None, address: str) -> None:
        """Whoever is banned may look on, and at their finished games; from a banned address nobody may."""
        self.check_address(address)
        if seat is not None and table.state.phase in ACTIVE:
            self.check_play(self.person(table, seat, address))

    def _refuse_until(self, until: int) -> None:
        end = self._end(until)
        if end:
            raise Trouble("banned", 403, {"until": end})

    def _end(self, until: int) -> str:
        """As a sentence says it; empty once it is over."""
        if until <= self.lobby.clock.now():
            return ""
        return f"{datetime.fromtimestamp(until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
