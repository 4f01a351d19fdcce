"""The board of Dice Town as it is sent.

Dice are faces ("9", "10", "J", "Q", "K", "A"). Cards are the names that the sentence files know them by
(`card-<name>`), deeds are their points, and a Ranch, which has none of its own, is 0. Lists of dice and cards
ascend.
"""

from gobelet.server.protocol.answers import Face, OutlawShown
from gobelet.server.protocol.part import AnyBoard, Part


class OfferMade(Part):
    """DT-41. What a seat holds out to the Sheriff: hand cards by their backs, and by their faces if seen."""

    dollars: int = 0
    nuggets: int = 0
    cards: int = 0
    deeds: int = 0
    fenced: list[int] = []
    cards_seen: list[str] = []
    deeds_seen: list[int] = []


class TownSeat(Part):
    """A player of Dice Town, as this viewer sees them."""

    dollars: int
    nuggets: int
    dice: list[Face]  # set aside, in front of them
    kept: list[Face] = []  # shown in this reveal, not yet paid for
    hidden: int = 0  # rolled dice under the cup
    cards: int = 0  # Store cards in hand
    deeds: int = 0  # deeds in hand
    fenced: list[int] = []  # deeds that lie safe, by points; Ranches, too
    ranch_points: int = 0  # DX-50: what their Ranches are worth by now
    outlaws: list[OutlawShown] = []  # DX-20: before them, to be played
    captured: list[OutlawShown] = []  # DX-22
    controls: bool = False  # DT-34, revised: has controlled a location this round
    brute: bool = False  # their Brute stands in this reveal
    gained: bool = False  # DT-33: has gained something this round
    visits: int = 0  # visits to the Doc that they are entitled to
    offer: OfferMade | None = None
    known_cards: list[str] = []  # what this viewer certainly knows of that hand
    known_deeds: list[int] = []
    hand_cards: list[str] | None = None  # DT-61: shown at the end
    hand_deeds: list[int] | None = None
    points: int = 0  # DT-61: what is certain of the score; for oneself, and at the end, all of it
    more: bool = False  # hidden cards may add to it


class TownHand(Part):
    """What this viewer alone sees: their dice, their cards, and what they are shown."""

    cup: list[Face] = []  # dice under the cup; answers name them by their place here
    cards: list[str] = []
    deeds: list[int] = []
    drawn: list[str] = []  # DT-24: drawn at the Store, to keep one
    looked_cards: list[str] = []  # DT-27: drawn at the saloon, for thief and victim
    looked_deeds: list[int] = []


class ElixirsShown(Part):
    """DT-6, DT-34, revised. Doc Badluck's cabinet; what lies in the pile is known, its order is not."""

    open: list[str]  # face up
    pile: list[str]
    spent: list[str]
    drunk: list[str] = []  # being drunk


class River(Part):
    """DX-30, DX-31. What is left of the river is known, its order is not."""

    left: list[str]
    tops: int = 0  # how many of them were put back on top, in an order
    seer: int | None = None  # that this seat knows
    known: list[str] = []  # for the viewer who is that seat: the next one first


class Acting(Part):
    """DX-10. Who takes which action at a place."""

    place: str
    action: str
    seat: int


class Claim(Part):
    """DI-2. What a seat took at the Town Hall this round, and may give back for the Indian die."""

    seat: int
    shown: list[int]  # deeds that all have seen, and Ranches
    hidden: int  # how many more
    own: list[int] = []  # which ones, if they are this viewer's


class VillageShown(Part):
    """DI-1 to DI-5. The Indian die and what it does."""

    die: int | None = None  # who has it; None: it lies in the village
    guarded: list[int] = []  # who has a Bodyguard this round
    raided: list[str] = []  # the place that is on the warpath, until its turn has come
    claims: list[Claim] = []


class FrontierShown(Part):
    """What the Extension adds to the town."""

    river: River
    wanted: list[OutlawShown]  # above the Sheriff's office
    top: OutlawShown | None  # of the pile of Outlaws
    pile: list[OutlawShown]  # below it, in no known order
    box: int = 0  # deeds out of the game, face down
    known_box: list[int] = []
    next: Acting | None = None  # the second's action, while the first's is not finished
    village: VillageShown | None = None  # only with the Indian die


class StandingShown(Part):
    """Seats that stand equal at a place."""

    seats: list[int]
    number: int  # dice of the place's face; 0 where the best hand wins
    hand: str | None = None  # the poker hand, where that wins: `hand-<name>`


class PlaceStandings(Part):
    """DT-20, DT-32, DX-10, DX-11. Who is ahead at a place by the dice that lie open now."""

    place: str
    standings: list[StandingShown]  # the best first; nobody without a chance
    second: list[int]  # who may act second there; several if they are tied


class TownBoard(AnyBoard, tag="dicetown", tag_field="game"):
    sheriff: int
    bribes: bool
    seats: list[TownSeat]
    bank: int
    coach: int
    mine: int
    row: list[int]  # the deeds and Ranches that lie face up, the bottom one first
    pile: int  # deeds face down
    deck: int
    discard: int
    drawn: int = 0  # cards drawn at the Store, not yet kept or discarded
    looked: tuple[int, int] = (0, 0)  # Store cards and deeds that a thief looks at
    hand: TownHand | None = None  # None for spectators
    known_deck: list[str] = []  # cards that certainly lie in the deck, the discard, the pile of deeds
    known_discard: list[str] = []
    known_pile: list[int] = []
    elixirs: ElixirsShown | None = None  # the revised edition
    frontier: FrontierShown | None = None  # the Extension
    winner: int | None = None
    standings: list[PlaceStandings] = []  # by place, as the edition lists them
