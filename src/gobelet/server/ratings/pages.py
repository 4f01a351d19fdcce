"""A player's page, made from the rows of their results: no game is replayed for it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from gobelet import api
from gobelet.bots.mind import mind_of
from gobelet.core.errors import GobeletError
from gobelet.server.errors import Trouble
from gobelet.server.protocol import ratings as wire
from gobelet.server.ratings.applying import Sitters
from gobelet.server.ratings.scale import FEW, NEWCOMER, POINTS, Skill
from gobelet.server.storage.player_results import PlayerResults
from gobelet.server.storage.result_books import UNKNOWN
from gobelet.server.tables.settings import DAY

LATEST: Final = 20  # games listed
RIVALS: Final = 12
FAVOURITES: Final = 5  # of each kind
POINTS_OF_CURVE: Final = 60

Liked = dict[str, dict[str, int]]
Reckoned = Literal["points", "chance"]


async def page(books: PlayerResults, public: str, asking: str) -> wire.PlayerPage:
    """The page, for the player with the id `asking` or for anybody; Trouble if there is none to be seen."""
    player = await books.player(public)
    if player is None:
        raise Trouble("no-player-page", 404, {})
    mine = player.id == asking
    ratings = await books.ratings(player.id)
    if not mine and (player.hidden or not ratings):
        raise Trouble("no-player-page", 404, {})
    games = await books.games(player.id, rated=not mine)
    others = await books.others(player.id, [game.table_id for game in games])
    return wire.PlayerPage(
        page=player.public,
        name=player.name,
        avatar=player.avatar,
        colour=player.colour,
        mine=mine,
        hidden=player.hidden,
        ratings=[_rating(row, games, mine) for row in ratings],
        records=_records(games),
        favourites=_favourites(games),
        rivals=_rivals(games, others),
        latest=[_latest(game, mine) for game in games[:LATEST]],
    )


def _when(game: Any, mine: bool) -> int:
    """When somebody plays is their own affair: others see the day."""
    return int(game.finished) if mine else int(game.finished) // DAY * DAY


def _rating(row: Any, games: Sequence[Any], mine: bool) -> wire.RatingLine:
    skill = Skill(row.mu, row.sigma)
    theirs = [
        game
        for game in reversed(games)
        if game.mu is not None and (game.ruleset, game.program) == (row.ruleset, row.program)
    ]
    first = row.games - len(theirs)  # of those that are not here any more
    curve = [
        wire.RatingPoint(_when(game, mine), Skill(game.mu, game.sigma).shown)
        for number, game in enumerate(theirs, first + 1)
        if number >= FEW
    ]
    step = -(-len(curve) // POINTS_OF_CURVE) or 1
    return wire.RatingLine(
        row.ruleset,
        row.program,
        row.games,
        skill.shown if row.games >= FEW else None,
        FEW,
        round(POINTS * row.sigma),
        curve[::-step][::-1],
    )


def _records(games: Sequence[Any]) -> list[wire.RecordLine]:
    kinds = Counter([(game.ruleset, game.seats) for game in games])
    found: list[wire.RecordLine] = []
    for (ruleset, seats), number in kinds.most_common():
        these = [game for game in games if (game.ruleset, game.seats) == (ruleset, seats)]
        places = [len([game for game in these if game.place == place]) for place in range(1, seats + 1)]
        mean = sum([game.points for game in these]) / number
        wins = sum([game.won for game in these])
        cost, reckons = _cost(ruleset, these)
        found.append(
            wire.RecordLine(
                ruleset, seats, number, round(wins, 2), places, round(mean, 1), cost=cost, reckons=reckons
            )
        )
    return found


def _cost(ruleset: str, games: Sequence[Any]) -> tuple[float | None, Reckoned]:
    """What decisions cost in a game, where it was counted, and in what."""
    costs = [game.cost for game in games if game.cost is not None]
    try:
        reckons = mind_of(api.ruleset(ruleset)).reckons()
    except GobeletError:  # a game that is not installed any more
        return None, "points"
    return (round(sum(costs) / len(costs), 3) if costs else None), reckons


def _favourites(games: Sequence[Any]) -> list[wire.FavouriteLine]:
    """By game, whatever its rulesets: the words of the latest one name them."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    words: dict[str, str] = {}
    for row in games:
        game = row.ruleset.partition("/")[0]
        words.setdefault(game, row.ruleset)
        for kind, names in msgspec.json.decode(row.favourites, type=Liked).items():
            counts.setdefault((game, kind), Counter()).update(names)
    return [
        wire.FavouriteLine(words[game], kind, name, number)
        for (game, kind), names in sorted(counts.items())
        for name, number in names.most_common(FAVOURITES)
    ]


def _rivals(games: Sequence[Any], others: Sequence[Any]) -> list[wire.RivalLine]:
    """Whoever shows a page and every bot have a line of their own, and all others one together."""
    known = {(other.table_id, other.seat): other for other in others}
    found: dict[tuple[str, str, bool], wire.RivalLine] = {}
    for game in games:
        for seat, (bot, place) in enumerate(msgspec.json.decode(game.sitters, type=Sitters)):
            if seat == game.seat:
                continue
            other = known.get((game.table_id, seat))
            who = (other.public, other.name) if other is not None and other.shows else ("", "")
            engine = "" if bot == UNKNOWN else bot
            former = not bot and other is None
            line = found.setdefault(
                (who[0], engine, former), wire.RivalLine(0, 0, 0, who[1], who[0], engine, former)
            )
            line.games += 1
            line.ahead += game.place < place
            line.behind += game.place > place
    return sorted(found.values(), key=lambda line: -line.games)[:RIVALS]


def _latest(game: Any, mine: bool) -> wire.PlayedGame:
    return wire.PlayedGame(
        _when(game, mine),
        game.ruleset,
        game.seats,
        game.place,
        game.points,
        game.applied is not None,
        game.gone,
        game.table_id if mine else "",
    )


# --- a table ------------------------------------------------------------------------------------------------


async def at_table(books: PlayerResults, table: str, rated: bool, seats: int) -> wire.TableRatings:
    """What a finished game made of the ratings of its players."""
    game, rows = await books.at_table(table)
    lines = [wire.SeatRating() for _seat in range(seats)]
    done = game is not None and (game.applied is not None or not game.rated)
    for row in rows if done else ():
        page = row.public if row.shows else ""
        if row.mu is None:
            lines[row.seat] = wire.SeatRating(page)
            continue
        number, last = await books.before(row, game)
        shown = Skill(row.mu, row.sigma).shown if number >= FEW else None
        earlier = Skill(last.mu, last.sigma) if last is not None else NEWCOMER
        change = shown - earlier.shown if shown is not None and number > FEW else None
        lines[row.seat] = wire.SeatRating(page, number, shown, change, row.gone)
    return wire.TableRatings(rated, done, lines)
