"""What a table was created with."""

import msgspec

DAY = 24 * 3_600_000  # milliseconds
GAME_PATIENCE = 7 * DAY  # milliseconds without anybody after which a game is abandoned
LOBBY_PATIENCE = DAY  # the same for a lobby: a link may be sent today, and used tomorrow
LIVE_CLOCK = 3600  # seconds at most for an answer while people are at the table
CLOCKS_OF_DAYS = tuple([days * DAY // 1000 for days in (1, 3, 7)])  # seconds, where they come and go


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """Where a game goes on from another: the record up to there, and the fingerprint of the whole game."""

    record: str
    parent: str


class DailyMark(msgspec.Struct, frozen=True, kw_only=True):
    """The daily table that this is. Nothing of its game is published until that day is over."""

    day: str  # 2026-11-17, in UTC
    game: str
    ends: int  # when the day is over, in milliseconds


class TournamentMark(msgspec.Struct, frozen=True, kw_only=True):
    """Which round of a tournament this table belongs to.

    With `duplicate` all its tables have the same dice, and nothing of a game is published before the round is
    over.
    """

    id: str
    name: str
    round: int
    duplicate: bool


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a table was created with. Nobody sees the secret before the game is over."""

    id: str
    ruleset: str
    choices: dict[str, str]
    bots: list[str | None]  # by seat: a bot, or None for a person
    clock: int  # seconds; 0 for none
    bank: int = 0  # seconds that each seat has in reserve, for when the clock has run out
    beat: int  # milliseconds
    listed: bool
    secret: str
    commitment: str
    created: int
    hints: bool = False
    start: Origin | None = None  # if it goes on from another game
    version: int = 1  # of the ruleset: a table keeps the one it began with
    open: bool = False  # a bot's seat may be taken during the game without the host's yes
    shared: bool = False  # made for several people at one device
    game_patience: int = GAME_PATIENCE
    lobby_patience: int = LOBBY_PATIENCE
    delayed: bool = False  # whoever looks on sees the table as it was when the round before ended
    screen: str = ""  # the key of a big screen that the host has paired: it is not delayed
    rated: bool = False  # its result counts for the ratings of its players
    research: bool = False  # its host gives the game to research, if everybody agrees (operating/research.py)
    daily: DailyMark | None = None  # its secret is then the seed of that day
    tournament: TournamentMark | None = None
    removed: list[str] = []  # browsers and players whom the host has removed at the table before

    @property
    def over_days(self) -> bool:
        """Whether people come and go: the clock is one of days, and always runs."""
        return self.clock >= CLOCKS_OF_DAYS[0]

    @property
    def duplicate(self) -> bool:
        """Whether other tables have the same dice: the secret is the seed, and bots answer alike."""
        return self.daily is not None or (self.tournament is not None and self.tournament.duplicate)

    @property
    def rules(self) -> str:
        """The ruleset with its version."""
        return f"{self.ruleset}@{self.version}"
