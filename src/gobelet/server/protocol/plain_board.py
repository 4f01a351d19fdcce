"""The plain board: how a game is sent that brings no board."""

from gobelet.server.protocol.part import AnyBoard, Part


class HeapShown(Part):
    """Things that lie together: its words are `heap-<id>`."""

    id: str
    amount: int | None = None  # coins, lives, points …
    dice: list[str] = []  # faces, as the game's vocabulary names them
    hidden: int = 0  # dice that lie face down, or under a cup
    cards: list[str] = []  # ids of the messages that name them


class PlainSeat(Part):
    """A player, as this viewer sees them."""

    heaps: list[HeapShown] = []
    score: int | None = None  # once the game is over


class PlainBoard(AnyBoard, tag="plain", tag_field="game"):
    """A round, players with their heaps, and the heaps on the table."""

    seats: list[PlainSeat]
    table: list[HeapShown] = []
    winners: list[int] = []  # once the game is over
