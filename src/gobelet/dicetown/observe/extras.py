"""What a seat may know of an annex, as bytes: nothing, Doc Badluck's cabinet, or the frontier."""

from typing import Final

from gobelet.core.goods import SIZE
from gobelet.core.names import MOST_SEATS, Cards, Seat
from gobelet.core.observation.fields import CODE, COUNT, FLAG, Field, count_field, seats_field
from gobelet.core.observation.pieces import ONE_BYTE, SEAT_BYTES, SEATS_BYTES, forget
from gobelet.dicetown.cards import DEEDS
from gobelet.dicetown.extras.extension import CAPTURED, CURRENT, GANG, Frontier, FrontierView
from gobelet.dicetown.extras.extra import AnnexView
from gobelet.dicetown.extras.revised import BOTTLES, Cabinet, CabinetView
from gobelet.dicetown.holders import BOX
from gobelet.dicetown.state import Town

SHELVES: Final = 4
HIDEOUTS: Final = CAPTURED + MOST_SEATS
MOST_TOPS: Final = 3
MOST_CLAIMS: Final = 2
CLAIM: Final = MOST_SEATS + 2 * DEEDS.kinds + 1

Pieces = dict[tuple[int, ...], bytes]


class AnnexObserver:
    """Nothing: the 2009 edition has no annex."""

    __slots__ = ("fields",)

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields: Final = fields

    def observe(self, town: Town, seat: Seat) -> bytes:
        return b""

    def observe_view(self, view: AnnexView) -> bytes:
        return b""


class CabinetObserver(AnnexObserver):
    __slots__ = ("shelves",)

    def __init__(self) -> None:
        super().__init__(
            (
                seats_field("guarded", "seats that can't be robbed"),
                Field(
                    "elixirs",
                    (SHELVES, BOTTLES.kinds),
                    ("shelf", "elixir"),
                    FLAG,
                    1,
                    "the Elixirs in the pile, in the discard, face up, being drunk",
                ),
                seats_field("controlled", "seats that have controlled a location this round"),
            )
        )
        self.shelves: Final[Pieces] = {}

    def elixirs(self, elixirs: list[Cards]) -> bytes:
        key = tuple(elixirs)
        piece = self.shelves.get(key)
        if piece is None:
            piece = bytes([BOTTLES.count(shelf, kind) for shelf in elixirs for kind in range(BOTTLES.kinds)])
            forget(self.shelves)
            self.shelves[key] = piece
        return piece

    def observe(self, town: Town, seat: Seat) -> bytes:
        annex = town.annex
        assert isinstance(annex, Cabinet)
        return SEATS_BYTES[annex.guarded] + self.elixirs(annex.elixirs) + SEATS_BYTES[annex.controlled]

    def observe_view(self, view: AnnexView) -> bytes:
        assert isinstance(view, CabinetView)
        return SEATS_BYTES[view.guarded] + self.elixirs(view.elixirs) + SEATS_BYTES[view.controlled]


class FrontierObserver(AnnexObserver):
    __slots__ = ("hideouts", "streams")

    def __init__(self) -> None:
        super().__init__(
            (
                count_field("box", 40, "deeds that are out of the game"),
                seats_field("guarded", "seats that can't be robbed"),
                Field(
                    "outlaws",
                    (HIDEOUTS, GANG.kinds),
                    ("hideout", "outlaw"),
                    FLAG,
                    1,
                    "Outlaws: before each seat, in the pile, at the office, the pile's top, captured by each",
                ),
                Field("river", (CURRENT.kinds,), ("find",), COUNT, 7, "the River cards that are left"),
                count_field("tops", MOST_TOPS, "how many River cards were put back on top"),
                seats_field("seer", "the seat that put them there, and knows them"),
                Field(
                    "tops_known",
                    (MOST_TOPS,),
                    ("place",),
                    CODE,
                    7,
                    "which they are, if one knows: 1 + kind",
                    left_out=True,
                ),
                seats_field("die", "the seat that has the Indian die"),
                Field(
                    "claims",
                    (MOST_CLAIMS, CLAIM),
                    ("claim", "card"),
                    COUNT,
                    10,
                    "land taken at the Town Hall: the seat (six flags), the deeds seen, the number unseen, "
                    "and which, if they are this seat's own",
                ),
            )
        )
        self.hideouts: Final[Pieces] = {}
        self.streams: Final[dict[Cards, bytes]] = {}

    def outlaws(self, outlaws: list[Cards]) -> bytes:
        key = tuple(outlaws)
        piece = self.hideouts.get(key)
        if piece is None:
            piece = bytes([GANG.count(some, kind) for some in outlaws for kind in range(GANG.kinds)])
            forget(self.hideouts)
            self.hideouts[key] = piece
        return piece

    def river(self, cards: Cards) -> bytes:
        piece = self.streams.get(cards)
        if piece is None:
            piece = bytes([CURRENT.count(cards, kind) for kind in range(CURRENT.kinds)])
            self.streams[cards] = piece
        return piece

    def observe(self, town: Town, seat: Seat) -> bytes:
        annex = town.annex
        assert isinstance(annex, Frontier)
        return b"".join(
            [
                ONE_BYTE[town.deeds[BOX] >> SIZE],
                SEATS_BYTES[annex.guarded],
                self.outlaws(annex.outlaws),
                self.river(annex.left()),
                ONE_BYTE[len(annex.tops)],
                SEAT_BYTES[annex.seer],
                tops(annex.tops if annex.seer == seat else ()),
                SEAT_BYTES[annex.die],
                claims(
                    [
                        (other, shown, hidden >> SIZE, hidden if other == seat else 0)
                        for other, shown, hidden in annex.claims
                    ]
                ),
            ]
        )

    def observe_view(self, view: AnnexView) -> bytes:
        assert isinstance(view, FrontierView)
        return b"".join(
            [
                ONE_BYTE[view.box],
                SEATS_BYTES[view.guarded],
                self.outlaws(view.outlaws),
                self.river(view.river),
                ONE_BYTE[view.tops],
                SEAT_BYTES[view.seer],
                tops(view.tops_known),
                SEAT_BYTES[view.die],
                claims(view.claims),
            ]
        )


def tops(kinds: tuple[int, ...]) -> bytes:
    return bytes([kind + 1 for kind in kinds]).ljust(MOST_TOPS, b"\0")


def claims(claims: list[tuple[Seat, Cards, int, Cards]]) -> bytes:
    pieces: list[bytes] = []
    for seat, shown, number, mine in claims:
        pieces += (SEAT_BYTES[seat], deeds(shown), ONE_BYTE[number], deeds(mine))
    return b"".join(pieces).ljust(MOST_CLAIMS * CLAIM, b"\0")


def deeds(cards: Cards) -> bytes:
    return bytes([DEEDS.count(cards, kind) for kind in range(DEEDS.kinds)])


NO_ANNEX: Final = AnnexObserver(())
CABINET: Final = CabinetObserver()
FRONTIER: Final = FrontierObserver()
