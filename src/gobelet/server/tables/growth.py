"""How much a seat may add to the log of its table beside its answers: how fast, and how much in a phase."""

from typing import Final

from gobelet.server.errors import Trouble
from gobelet.server.protocol import to_server
from gobelet.server.tables import rows
from gobelet.server.tables.rows import AnyRow
from gobelet.server.web.limits import Bucket

CHAT: Final = (1.0, 5)  # lines a second, and at once
OTHERS: Final = (1.0, 30)  # a hand of standing orders may be given at once
MOST: Final = 1_000  # rows of a seat in one phase of the table; spectators together have as many

# What the course of the game bounds by itself; and what is limited for each address.
FREE: Final = (
    to_server.Answer,
    to_server.Wait,
    to_server.Open,
    to_server.StartGame,
    to_server.Abandon,
    to_server.Rematch,
    to_server.Ping,
)
# Rows that say whose they are, and those of the host.
THEIRS: Final = (
    rows.Spoke,
    rows.Renamed,
    rows.Looked,
    rows.Committed,
    rows.Ordered,
    rows.Planned,
    rows.Quieted,
    rows.Withdrew,
    rows.Undone,
    rows.HintsSwitched,
)
THE_HOSTS: Final = (rows.Muted, rows.Locked, rows.Paused, rows.Replaced)


class Growth:
    """The buckets of a table in this worker's memory: one a seat for chat, one for all else.

    Spectators have one for each address.
    """

    def __init__(self) -> None:
        self.buckets: Final[dict[tuple[bool, int | str], Bucket]] = {}

    def check(self, message: to_server.ToServer, who: int | str) -> None:
        """Whether this seat, or this address, may send one more of these now."""
        if isinstance(message, FREE):
            return
        chat = isinstance(message, to_server.Chat)
        if (chat, who) not in self.buckets:
            self.buckets[chat, who] = Bucket(*(CHAT if chat else OTHERS))
        self.buckets[chat, who].need()

    def tidy(self) -> None:
        for key in [key for key, bucket in self.buckets.items() if bucket.full()]:
            del self.buckets[key]


def payer(row: AnyRow, host: int) -> int | None:
    """The seat that a row counts for; spectators are -1, and a row that is not bounded is nobody's."""
    if isinstance(row, rows.Requested):
        return -1  # whoever asks for a seat still looks on
    if isinstance(row, THEIRS):
        return row.seat if row.seat is not None else -1
    return host if isinstance(row, THE_HOSTS) else None


def check_room(spent: tuple[int, ...], row: AnyRow | None, host: int) -> None:
    seat = payer(row, host) if row is not None else None
    if seat is not None and spent[seat] >= MOST:
        raise Trouble("enough-rows", 409, {"most": MOST})
