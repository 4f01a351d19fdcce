"""What can be played: rulesets with their choices, cards and places, and the words of their facts."""

from gobelet.server.protocol.answers import OutlawShown
from gobelet.server.protocol.part import Part


class RulesetChoice(Part):
    """An option of a ruleset: one of `values`; or, if it is `free`, any text in the form of its default.

    Free ones are for owners of the box who know a value that no rulebook prints. An impossible value is
    refused with `bad-figure` or `bad-choice`, and the fact `choice` names it. Numbers among `values` are
    seats if the `seats` of the vocabulary have this `id`.
    """

    id: str
    rule: str
    values: list[str]
    default: str
    free: bool = False


class CardKind(Part):
    """A card of a game: its words are `card-<id>`."""

    id: str
    copies: int
    points: int = 0  # what it scores, or its money
    rule: str = ""
    playable: bool = False  # standing orders can be given for it


class PlaceKind(Part):
    """A place to win: its words are `place-<id>`. No face: the best hand wins it."""

    id: str
    rule: str
    face: str | None = None
    actions: list[str] = []  # if there are two: their words are `action-<id>`


class FindKind(Part):
    """A River card: its words are `find-<id>`."""

    id: str
    copies: int


class VocabularyInfo(Part):
    """What the facts in a game's messages are, so that a page can put them into sentences."""

    faces: list[str]  # the faces of a die, by number
    first_face: int  # the lowest number that a die shows
    dice: list[str]  # facts that hold dice
    seats: list[str]  # facts that hold seats
    terms: dict[str, str]  # a fact, and the prefix of the message that names its value: `<prefix>-<value>`


class PlanField(Part):
    """Something that a player can say beforehand, so that they need not be asked (docs/days.md).

    One of `words`, or a whole number from `least` to `most`; or, if it is `in_order`, a list of some of the
    words, the first wish first. Its words are `plan-<id>`, and `plan-<id>-<word>` or `plan-<word>`.
    """

    id: str
    words: list[str]
    least: int | None = None
    most: int | None = None
    in_order: bool = False
    needed_by: list[str] = []  # what is said elsewhere and says nothing without this
    standing: bool = False  # an order that holds for the game, and not part of a round's plan


class RulesetInfo(Part):
    """GET /api/rulesets. What can be played.

    `game` is what the ids of all editions begin with; its sentences are at `/api/games/{game}/{lang}.ftl`.
    """

    id: str
    game: str
    title: str  # of the game
    version: int
    seats: list[int]
    choices: list[RulesetChoice]
    bots: list[str]
    cards: list[CardKind]
    vocabulary: VocabularyInfo
    places: list[PlaceKind] = []
    elixirs: list[str] = []  # their words are `elixir-<id>`
    river: list[FindKind] = []
    outlaws: list[OutlawShown] = []
    indian: list[str] = []  # the faces of the Indian die: their words are `spirit-<id>`
    plan: list[PlanField] = []  # what plans and standing orders can say, in order
    windows: bool = True  # whether the game has reaction windows: only then a beat is a choice
