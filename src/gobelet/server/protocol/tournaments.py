"""Tournaments over HTTP: how one is made, who takes part, pairings, results, standings, and the judge."""

from typing import Annotated, Literal

import msgspec

from gobelet.server.protocol.fields import Body, BotName, Hex64, Look, Name
from gobelet.server.protocol.part import Part

Kind = Literal["swiss", "knockout", "both"]
Act = Literal["start", "pause", "resume", "next", "replace", "result", "cancel"]
Reason = Annotated[str, msgspec.Meta(max_length=200)]


class NewTournament(Body):
    """POST /api/tournaments, with the secret of a player, who becomes the judge."""

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    name: Name  # of the host
    ruleset: Annotated[str, msgspec.Meta(max_length=40)]
    size: Annotated[int, msgspec.Meta(ge=2, le=6)]  # of tables
    kind: Kind = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=15)] = 3  # of Swiss
    cut: Annotated[int, msgspec.Meta(ge=2, le=64)] = 8  # how many go on to the knock-out, with "both"
    # Seconds for an answer: 10 to 3600, or 86400, 259200 and 604800 to play over days.
    clock: Annotated[int, msgspec.Meta(ge=10, le=604_800)] = 60
    beat: Annotated[int, msgspec.Meta(ge=10, le=15_000)] = 3000  # milliseconds of a reaction window
    rest: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 60  # seconds between two rounds
    duplicate: bool = False  # all tables of a round have the same dice
    byes: bool = False  # who is over sits out, and gets mean points; otherwise bots fill tables
    bot: BotName = "expert"  # which bot fills tables
    late: bool = True  # whether people may enter after the first round has begun, while it is Swiss
    begins: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None  # when; otherwise the judge says so
    listed: bool = False  # shown to everybody at /tournaments; otherwise only those with the link find it
    avatar: Look | None = None
    colour: Look | None = None


class EnterTournament(Body):
    """POST /api/tournaments/{tournament}/entry, with the secret of a player."""

    name: Name
    browser: Hex64 | None = None
    avatar: Look | None = None
    colour: Look | None = None


class JudgeAct(Body):
    """POST /api/tournaments/{tournament}/judge, for its host. What is done is shown with its reason."""

    act: Act
    reason: Reason = ""  # needed to pause, replace, set a result, end a round whose games run, and cancel
    entry: Annotated[int, msgspec.Meta(ge=1, le=10_000)] | None = None  # who is replaced by a bot
    table: Annotated[str, msgspec.Meta(max_length=32)] | None = None  # whose result is set
    places: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=6)]], msgspec.Meta(max_length=6)] = []


class TournamentLine(Part):
    """A tournament in a list."""

    id: str
    title: str
    host: str
    ruleset: str
    kind: Kind
    size: int
    clock: int
    duplicate: bool
    phase: Literal["entry", "playing", "over", "cancelled"]
    round: int  # the latest; 0 before the first
    entries: int
    begins: int | None
    created: int


class TournamentList(Part):
    """GET /api/tournaments: those that are listed, and one's own."""

    now: int
    entry: list[TournamentLine]
    playing: list[TournamentLine]
    over: list[TournamentLine]


class TournamentEntry(Part):
    """Who takes part, and how they stand. The best come first."""

    number: int
    name: str
    place: int  # equals share one
    points: float
    wins: float  # first places at tables
    met: float  # points of those whom they sat with
    score: int  # in all games
    by_round: list[float | None]  # points of each Swiss round; null: they were not there
    gone: bool = False  # has withdrawn, or was replaced
    out: bool = False  # has been knocked out, or has not got there


class TournamentTable(Part):
    """A table of a round. Of a duplicate round it shows no result before the round is over."""

    table: str  # its id, if whoever asks may look at it
    number: int
    state: Literal["playing", "finished", "unfinished", "judged"]
    seats: list[int]  # entries; 0 for a bot
    places: list[int] = []
    scores: list[int] = []
    reason: str = ""  # of the judge


class TournamentRound(Part):
    number: int
    kind: Literal["swiss", "knockout"]
    begun: int
    over: int | None
    byes: list[int]
    tables: list[TournamentTable]
    seed: str = ""  # of a duplicate round that is over


class TournamentAct(Part):
    """What the judge did, or the house: "ban" is a banned entry that was withdrawn before a pairing."""

    at: int
    act: Act | Literal["ban"]
    entry: int | None
    round: int | None
    number: int | None  # of a table
    reason: str


class TournamentInfo(Part):
    id: str
    title: str
    host: str
    ruleset: str
    size: int
    kind: Kind
    rounds: int
    cut: int
    clock: int
    rest: int
    duplicate: bool
    byes: bool
    bot: str
    late: bool
    begins: int | None
    phase: Literal["entry", "playing", "over", "cancelled"]
    round: int
    paused: bool
    due: int | None  # when it begins, or when the next round does
    commitment: str  # SHA-256 of the secret from which the seeds of duplicate rounds follow
    secret: str  # once the tournament is over
    entries: list[TournamentEntry]
    played: list[TournamentRound]
    acts: list[TournamentAct]
    open: bool  # whether one can enter
    judge: bool  # whether whoever asks is the judge
    mine: int | None  # their entry
    table: str  # where they play now


class TournamentNews(Part):
    """GET /api/tournaments/{tournament}?seen=VERSION, and the answer to all that changes it."""

    now: int
    version: int
    tournament: TournamentInfo | None  # null if nothing has changed since the version that was seen
