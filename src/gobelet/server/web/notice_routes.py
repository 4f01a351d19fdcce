"""What answers at /api/player/notices, and at the links of our mails."""

from typing import Final

from litestar import MediaType, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from gobelet.server.errors import Trouble
from gobelet.server.notices.address_guard import check_endpoint
from gobelet.server.notices.delivery import is_asked_enough
from gobelet.server.notices.encryption import BadKeys, keys_of
from gobelet.server.notices.mailer import check_address
from gobelet.server.notices.pusher import Subscription
from gobelet.server.notices.quiet_hours import zone_of
from gobelet.server.protocol import notices as wire
from gobelet.server.storage.notice_book import MailAddress, NoticeSettings
from gobelet.server.storage.notice_queue import HOUR, REFUSED, REFUSED_FOR, job_values
from gobelet.server.storage.players import KnownPlayer
from gobelet.server.tables.lobby import Lobby
from gobelet.server.web.player_requests import player_of
from gobelet.server.web.problems import preferred
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest, address_of, lobby_of

CONFIRMABLE: Final = 48 * HOUR  # how long the link of a confirmation is good


async def info(lobby: Lobby, player: KnownPlayer) -> wire.NoticeInfo:
    book = lobby.notifier.book
    settings = await book.settings(player.id) or NoticeSettings()
    subscriptions = await book.subscriptions(player.id)
    mail = await book.mail(player.id)
    quiet = settings.quiet_from, settings.quiet_to
    return wire.NoticeInfo(
        on=bool(subscriptions) or (mail is not None and mail.confirmed),
        key=(await lobby.notifier.signer()).public,
        here=next((one.endpoint for one in subscriptions if one.device == player.device), ""),
        devices=len(subscriptions),
        mails=lobby.config.mail is not None,
        mail=wire.MailInfo(mail.address, mail.confirmed) if mail is not None else None,
        lang=settings.lang,  # type: ignore[arg-type]
        zone=settings.zone,
        quiet=wire.QuietHours(quiet[0], quiet[1]) if quiet[0] is not None and quiet[1] is not None else None,
        turn=settings.turn,
        over=settings.over,
        rematch=settings.rematch,
        muted=await book.muted(player.id),
    )


async def _asks(request: AnyRequest) -> tuple[Lobby, KnownPlayer]:
    """Whoever changes something. It is limited as sitting down is."""
    lobby = lobby_of(request)
    lobby.limits.join(address_of(request))
    return lobby, await player_of(request)


async def _begin(request: AnyRequest, lobby: Lobby, player: KnownPlayer) -> None:
    """Whoever is to be reached has settings: those that everybody begins with."""
    if await lobby.notifier.book.settings(player.id) is None:
        lang = preferred(request.headers.get("accept-language", ""))
        await lobby.notifier.book.keep(player.id, NoticeSettings(lang))


@get(
    "/api/player/notices",
    summary="What a player is notified of, and where",
    responses=refusals(401, 421, 429, 503),
)
async def show_notices(request: AnyRequest) -> wire.NoticeInfo:
    return await info(lobby_of(request), await player_of(request))


@put(
    "/api/player/notices",
    summary="Which notices, in which language, and quiet hours",
    responses=refusals(400, 401, 403, 408, 413, 415, 421, 429, 503),
)
async def change_notices(request: AnyRequest, data: JSONBody[wire.NoticeChange]) -> wire.NoticeInfo:
    lobby, player = await _asks(request)
    zone_of(data.zone)
    begin, end = (data.quiet.begin, data.quiet.end) if data.quiet is not None else (None, None)
    wanted = NoticeSettings(data.lang, data.zone, begin, end, data.turn, data.over, data.rematch)
    await lobby.notifier.book.keep(player.id, wanted)
    return await info(lobby, player)


# --- push ---------------------------------------------------------------------------------------------------


@put(
    "/api/player/notices/push",
    summary="Send notices to this browser",
    responses=refusals(400, 401, 403, 408, 413, 415, 421, 429, 503),
)
async def subscribe(request: AnyRequest, data: JSONBody[wire.PushChange]) -> wire.NoticeInfo:
    lobby, player = await _asks(request)
    check_endpoint(data.endpoint, lobby.config.push_services)
    try:
        keys_of(data.p256dh, data.auth)
    except BadKeys as error:
        raise Trouble("push-keys", 400, {}) from error
    await _begin(request, lobby, player)
    one = Subscription(player.device, data.endpoint, data.p256dh, data.auth)
    await lobby.notifier.book.subscribe(player.id, one, lobby.clock.now())
    return await info(lobby, player)


@delete(
    "/api/player/notices/push",
    summary="Send no more to this browser",
    status_code=200,
    responses=refusals(401, 403, 415, 421, 429, 503),
)
async def unsubscribe(request: AnyRequest) -> wire.NoticeInfo:
    lobby, player = await _asks(request)
    await lobby.notifier.book.unsubscribe(player.device)
    return await info(lobby, player)


# --- mail ---------------------------------------------------------------------------------------------------


@put(
    "/api/player/notices/mail",
    summary="Send notices to a mail address, once its owner has confirmed it",
    responses=refusals(400, 401, 403, 408, 409, 413, 415, 421, 429, 503),
)
async def give_mail(request: AnyRequest, data: JSONBody[wire.MailChange]) -> wire.NoticeInfo:
    lobby = lobby_of(request)
    lobby.limits.arrival(address_of(request))
    player, now = await player_of(request), lobby.clock.now()
    if lobby.config.mail is None:
        raise Trouble("no-mails", 409, {})
    address = check_address(data.address)
    known = await lobby.notifier.book.mail(player.id)
    if known is None or known.address != address or not known.confirmed:
        queue, hash = lobby.notifier.queue, (await lobby.notifier.links()).hash(address)
        if await queue.mails(hash, REFUSED, now - REFUSED_FOR):
            raise Trouble("mail-refused", 409, {})
        if await is_asked_enough(queue, hash, now):
            raise Trouble("mail-often", 429, {"seconds": 24 * 3600})
        await _begin(request, lobby, player)
        job = job_values(player.id, "confirm", "mail", now, now, now + CONFIRMABLE)
        await lobby.notifier.book.give_mail(player.id, address, now, job)
    return await info(lobby, player)


@delete(
    "/api/player/notices/mail",
    summary="Send no more mails, and forget the address",
    status_code=200,
    responses=refusals(401, 403, 415, 421, 429, 503),
)
async def forget_mail(request: AnyRequest) -> wire.NoticeInfo:
    lobby, player = await _asks(request)
    await lobby.notifier.book.forget_mail(player.id)
    return await info(lobby, player)


@post(
    "/api/mail/confirm",
    summary="The owner of an address wants the notices",
    status_code=200,
    responses=refusals(400, 403, 404, 408, 413, 415, 421, 429, 503),
)
async def confirm_mail(request: AnyRequest, data: JSONBody[wire.MailToken]) -> wire.MailDone:
    lobby = lobby_of(request)
    lobby.limits.arrival(address_of(request))
    id = (await lobby.notifier.links()).read("confirm", data.token)
    mail = await lobby.notifier.book.mail_of(id)
    fresh = lobby.clock.now() - CONFIRMABLE
    if mail is None or not await lobby.notifier.book.confirm(id, 0 if mail.confirmed else fresh):
        raise Trouble("mail-link", 404, {})
    return wire.MailDone(mail.address)


async def _stop(request: AnyRequest, token: str) -> str:
    """No more mails to this address. Somebody who never confirmed is not asked again for a while."""
    lobby = lobby_of(request)
    lobby.limits.arrival(address_of(request))
    links = await lobby.notifier.links()
    mail: MailAddress | None = await lobby.notifier.book.mail_of(links.read("stop", token))
    if mail is None:
        return ""  # it was stopped before: that is what they want
    if not mail.confirmed:
        await lobby.notifier.queue.count_mail(links.hash(mail.address), REFUSED, lobby.clock.now())
    await lobby.notifier.book.forget_mail(mail.player)
    return mail.address


@post(
    "/api/mail/stop",
    summary="No more mails to the address of this link",
    status_code=200,
    responses=refusals(400, 403, 404, 408, 413, 415, 421, 429, 503),
)
async def stop_mail(request: AnyRequest, data: JSONBody[wire.MailToken]) -> wire.MailDone:
    return wire.MailDone(await _stop(request, data.token))


@post("/mail/stop/{token:str}", include_in_schema=False, status_code=200)
async def stop_by_program(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """What mail programs send when somebody presses their own button (RFC 8058). No page of ours does."""
    await _stop(request, token)
    return Response("", media_type=MediaType.TEXT)


# --- one table ----------------------------------------------------------------------------------------------


@put(
    "/api/player/notices/tables/{table:str}",
    summary="Hear of a table, or no longer",
    responses=refusals(400, 401, 403, 404, 408, 413, 415, 421, 429, 503),
)
async def mute_table(
    request: AnyRequest, table: FromPath[str], data: JSONBody[wire.TableNotices]
) -> wire.NoticeInfo:
    lobby, player = await _asks(request)
    if table not in await lobby.player_tables.tables(player.id):
        raise Trouble("no-seat-of-yours", 404, {})
    await lobby.notifier.book.mute(player.id, table, data.muted)
    return await info(lobby, player)


ROUTES: Final = [
    show_notices,
    change_notices,
    subscribe,
    unsubscribe,
    give_mail,
    forget_mail,
    confirm_mail,
    stop_mail,
    stop_by_program,
    mute_table,
]
