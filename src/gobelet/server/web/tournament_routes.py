"""What answers at /api/tournaments: lists, one tournament, its entries, and its judge."""

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from gobelet.server.moderation.guard import Person
from gobelet.server.protocol import tournaments as wire
from gobelet.server.tables.names import clean_name
from gobelet.server.tournaments import entering, judging, pages
from gobelet.server.tournaments.plan import checked, clean_title, new_tournament
from gobelet.server.web.player_requests import known_id, needed_secret, player_of, visitor_of
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest, address_of, lobby_of


@get(
    "/api/tournaments",
    summary="Tournaments that are listed, and those of whoever asks",
    responses=refusals(401, 421, 429, 503),
)
async def show_all(request: AnyRequest) -> wire.TournamentList:
    return await pages.all_lists(lobby_of(request).tournaments, await known_id(request))


@post(
    "/api/tournaments",
    summary="Make a tournament; whoever makes it is its judge",
    responses=refusals(400, 401, 403, 404, 408, 413, 415, 421, 429, 503),
)
async def make(request: AnyRequest, data: JSONBody[wire.NewTournament]) -> wire.TournamentNews:
    lobby = lobby_of(request)
    lobby.limits.creation(address_of(request))
    needed_secret(request)
    now = lobby.clock.now()
    checked(data, now)  # whoever is refused is not known from then on
    clean_title(data.title)
    lobby.words.check_name(data.title, "title")
    clean_name(data.name)
    host = await visitor_of(request, data)()
    row = new_tournament(data, host, now)
    await lobby.tournaments.store.make(row)
    return await pages.news(lobby.tournaments, row.id, host.player)


@get(
    "/api/tournaments/{tournament:str}",
    summary="A tournament: entries, rounds, results, standings; null if its version is the one `seen`",
    responses=refusals(400, 401, 404, 421, 429, 503),
)
async def show(
    request: AnyRequest, tournament: FromPath[str], seen: FromQuery[int] = 0
) -> wire.TournamentNews:
    return await pages.news(lobby_of(request).tournaments, tournament, await known_id(request), seen)


@post(
    "/api/tournaments/{tournament:str}/entry",
    summary="Take part",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 408, 409, 413, 415, 421, 429, 503),
)
async def enter(
    request: AnyRequest, tournament: FromPath[str], data: JSONBody[wire.EnterTournament]
) -> wire.TournamentNews:
    lobby = lobby_of(request)
    lobby.limits.join(address_of(request))
    needed_secret(request)
    house = lobby.tournaments
    entering.check_open(await house.store.load(tournament))
    visitor = await visitor_of(request, data)()
    now = lobby.clock.now()
    await house.store.change(tournament, now, lambda change: entering.enter(change, data, visitor))
    return await pages.news(house, tournament, visitor.player)


@delete(
    "/api/tournaments/{tournament:str}/entry",
    summary="Take part no more; a bot plays on at a table that runs",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 409, 415, 421, 429, 503),
)
async def withdraw(request: AnyRequest, tournament: FromPath[str]) -> wire.TournamentNews:
    lobby = lobby_of(request)
    lobby.limits.join(address_of(request))
    player = (await player_of(request)).id
    await judging.withdraw(lobby.tournaments, tournament, player)
    return await pages.news(lobby.tournaments, tournament, player)


@post(
    "/api/tournaments/{tournament:str}/judge",
    summary="Start, pause, replace, set a result, end a round or cancel: for the host",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 408, 409, 413, 415, 421, 429, 503),
)
async def judge(
    request: AnyRequest, tournament: FromPath[str], data: JSONBody[wire.JudgeAct]
) -> wire.TournamentNews:
    lobby = lobby_of(request)
    lobby.limits.join(address_of(request))
    player = (await player_of(request)).id
    lobby.guard.check_play(Person(player, address_of(request)))
    await judging.judge(lobby.tournaments, tournament, data, player)
    return await pages.news(lobby.tournaments, tournament, player)


ROUTES: Final = [show_all, make, show, enter, withdraw, judge]
