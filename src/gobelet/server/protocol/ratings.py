"""Ratings and a player's page over HTTP."""

from typing import Literal

from gobelet.server.protocol.fields import Body
from gobelet.server.protocol.part import Part


class RatingPoint(Part):
    """The rating after a game."""

    at: int
    shown: int


class RatingLine(Part):
    """A player's rating in a ruleset; apart for what a program of theirs has played."""

    ruleset: str
    program: bool
    games: int
    shown: int | None  # null while it is provisional
    least: int  # games before that
    uncertain: int  # what one standard deviation is, in the same points
    curve: list[RatingPoint]


class RecordLine(Part):
    """Games of a ruleset with as many seats."""

    ruleset: str
    seats: int
    games: int
    wins: float  # shared ones by their share
    places: list[int]  # how often first, second …
    mean: float  # points
    cost: float | None = (
        None  # what their decisions cost in a game, as the expert reckons, where it was counted
    )
    reckons: Literal["points", "chance"] = "points"  # in what costs are


class FavouriteLine(Part):
    """What a player wins and plays most in a game: places, tables, cards."""

    ruleset: str  # one in whose words it can be named
    kind: str
    name: str
    number: int


class RivalLine(Part):
    """Against whom: a player with a page, a bot, or all others together (neither)."""

    games: int
    ahead: int  # games in which this player came before them
    behind: int
    name: str = ""
    page: str = ""
    bot: str = ""
    former: bool = False  # a former player


class PlayedGame(Part):
    """One of the latest games."""

    at: int
    ruleset: str
    seats: int
    place: int
    points: int
    rated: bool
    gone: bool  # counts as one who has left
    table: str = ""  # only on one's own page


class PlayerPage(Part):
    """GET /api/players/{page}. Others see rated games; the player themselves, by their secret, all."""

    page: str
    name: str
    avatar: int | None
    colour: int | None
    mine: bool
    hidden: bool
    ratings: list[RatingLine]
    records: list[RecordLine]
    favourites: list[FavouriteLine]
    rivals: list[RivalLine]
    latest: list[PlayedGame]


class PageSwitch(Body):
    """PUT /api/player/page: whether others see it."""

    hidden: bool


class SeatRating(Part):
    """What a rated game made of a seat's rating. `page` is empty for bots and for those who show none."""

    page: str = ""
    games: int = 0  # rated ones, this one included
    shown: int | None = None  # after it; null while it is provisional, or not rated yet
    change: int | None = None
    gone: bool = False  # counts as one who has left


class TableRatings(Part):
    """GET /api/tables/{table}/ratings, once the game is over."""

    rated: bool
    done: bool  # the ratings are there; otherwise they come within seconds
    seats: list[SeatRating]
