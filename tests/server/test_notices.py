"""Notices by web push, from a table that waits to a browser that reads: once, in time, and to nobody else."""

from pathlib import Path

import pytest

from gobelet.server.notices.notifier import GRACE, OVERLAP, PAUSE
from gobelet.server.protocol import to_server
from gobelet.server.storage.notice_queue import LEASE
from gobelet.server.tables.settings import DAY
from gobelet.server.tables.table import Table
from tests.server.comings import back, gone
from tests.server.house import House, house, until
from tests.server.known import Device, count, everything
from tests.server.players import Player, come, new_table, some_choice
from tests.server.push_service import Browser, push_service, pusher_of
from tests.server.still_clock import StillClock

DAYS = DAY // 1000
AT = "/api/player/notices"
SETTINGS = {"lang": "en", "zone": "UTC"}


class Seated:
    """A known player with a browser, at a table."""

    def __init__(self, home: House, device: Device, player: Player) -> None:
        self.home = home
        self.device = device
        self.player = player
        self.browser = Browser(device.secret[:8])

    async def wants_pushes(self, **settings: object) -> None:
        await self.device.done("PUT", f"{AT}/push", self.browser.subscription)
        await self.device.done("PUT", AT, {**SETTINGS, **settings})


async def sit_down(home: House, clock: int = DAYS, names: tuple[str, ...] = ("Ann", "Ben")) -> list[Seated]:
    """These sit at a table whose game has begun, all at their pages."""
    found: list[Seated] = []
    for number, name in enumerate(names):
        device = Device(home.url)
        if number:
            seated = await device.sit(found[0].player.seen.table.id, name)
        else:
            wanted = new_table("dicetown/2009", len(names), 0, name=name, clock=clock)
            seated = await device.open_table(wanted)
        found.append(Seated(home, device, await come(home.url, seated)))
    await found[0].player.do(to_server.StartGame())
    for one in found:
        await one.player.until(lambda view: view.table.phase == "playing" and view.question is not None)
    return found


async def looked(home: House, clock: StillClock, rounds: int = 3) -> None:
    """Some rounds pass, one after the other."""
    for _round in range(rounds):
        clock.advance(PAUSE)
        await home.lobby.notifier.round()


async def sent(home: House, clock: StillClock) -> None:
    """All that is to be sent now is sent."""
    await looked(home, clock)
    clock.advance(GRACE / 1000)
    await looked(home, clock)


async def leave(home: House, clock: StillClock, *people: Seated) -> Table:
    table = await home.table(people[0].player.seen.table.id)
    await gone(home, clock, table, *[one.player for one in people])
    return table


async def test_whoever_is_awaited_and_not_there_gets_one_push_that_their_browser_reads() -> None:
    clock = StillClock()
    async with (
        house(clock=clock, public_url="https://play.example.org") as home,
        push_service(pusher_of(home)) as service,
    ):
        ann, ben = await sit_down(home)
        await ann.wants_pushes()
        await ben.wants_pushes()
        table = await leave(home, clock, ann)
        await sent(home, clock)
        (one,) = service.received  # Ben is at the table
        assert service.texts(ann.browser) == [
            {
                "title": "Your turn: Dice Town (2009)",
                "body": "You have until Mon 16 Jun, 15:06.",
                "path": f"/t/{table.id}",
                "tag": table.id,
            }
        ]
        assert (one.headers["topic"], one.headers["urgency"]) == (table.id, "high")
        left = (table.state.opened + DAY - clock.now()) / 1000
        assert 0 <= int(one.headers["ttl"]) - left < 60
        info = await ann.device.done("GET", AT)
        assert one.claims["key"] == info["key"]
        assert one.claims["aud"] == "https://updates.push.services.mozilla.com"
        assert one.claims["sub"] == "https://play.example.org"
        assert 0 < one.claims["exp"] - clock.now() / 1000 < DAYS
        clock.advance(3600)
        await sent(home, clock)
        assert len(service.received) == 1  # one for each wait
        assert await count(home, "notice_jobs") == 0


async def test_the_next_wait_is_another_notice() -> None:
    clock = StillClock()
    async with house(clock=clock) as home, push_service(pusher_of(home)) as service:
        ann, ben = await sit_down(home)
        await ann.wants_pushes()
        table = await leave(home, clock, ann)
        await sent(home, clock)
        again = await back(home, ann.player)
        ann.player = again
        number = table.state.question
        for one in (ann, ben):
            await one.player.answer(some_choice(one.player))

        def went_on() -> bool:
            clock.advance(1)
            return table.state.question > number and table.state.waits_for(0)

        await until(went_on)
        await leave(home, clock, ann)
        await sent(home, clock)
        assert len(service.texts(ann.browser)) == 2


async def test_who_comes_back_in_time_or_reloads_the_page_hears_nothing() -> None:
    clock = StillClock()
    async with house(clock=clock) as home, push_service(pusher_of(home)) as service:
        ann, _ben = await sit_down(home)
        await ann.wants_pushes()
        await leave(home, clock, ann)
        await looked(home, clock)
        assert await count(home, "notice_jobs") == 1
        await back(home, ann.player)
        table = await home.table(ann.player.seen.table.id)
        await until(lambda: table.state.seats[0].here)
        await sent(home, clock)
        assert not service.received
        assert await count(home, "notice_jobs") == 0


async def test_quiet_hours_kinds_and_tables_are_kept() -> None:
    """It is 15:06 in London, 17:06 in Paris."""
    clock = StillClock()
    async with house(clock=clock) as home, push_service(pusher_of(home)) as service:
        ann, ben, cleo = await sit_down(home, names=("Ann", "Ben", "Cleo"))
        await ann.wants_pushes(zone="Europe/Paris", quiet={"begin": 17 * 60, "end": 18 * 60})
        await ben.wants_pushes(turn=False)
        await cleo.wants_pushes()
        table = ann.player.seen.table.id
        told = await cleo.device.done("PUT", f"{AT}/tables/{table}", {"muted": True})
        assert told["muted"] == [table]
        await leave(home, clock, ann, ben, cleo)
        await sent(home, clock)
        assert not service.received
        clock.advance(3600)
        await sent(home, clock)
        assert [len(service.texts(one.browser)) for one in (ann, ben, cleo)] == [1, 0, 0]
        told = await cleo.device.done("PUT", f"{AT}/tables/{table}", {"muted": False})
        assert told["muted"] == []
        assert await cleo.device.refused("PUT", f"{AT}/tables/nowhere", {"muted": True}) == "no-seat-of-yours"


async def test_the_end_of_a_game_and_a_rematch_reach_those_who_were_not_there() -> None:
    clock = StillClock()
    async with house(clock=clock) as home, push_service(pusher_of(home)) as service:
        ann, ben = await sit_down(home)
        await ann.wants_pushes(lang="fr", turn=False)
        await ben.wants_pushes()
        table = await leave(home, clock, ann)
        over = table.state.successor()
        over.phase = "over"
        table.state = over
        await ben.player.do(to_server.Chat(text="well played"))
        await sent(home, clock)
        (told,) = service.texts(ann.browser)
        assert told["title"] == "Partie terminée\N{NO-BREAK SPACE}: Dice Town (2009)"
        await ben.player.do(to_server.Rematch())
        await until(lambda: table.state.rematch is not None)
        await sent(home, clock)
        (_over, told) = service.texts(ann.browser)
        assert told["path"] == f"/t/{table.state.rematch}"
        await leave(home, clock, ben)
        await sent(home, clock)
        assert service.texts(ben.browser) == []  # they have seen both


# --- the queue ----------------------------------------------------------------------------------------------


async def test_what_is_queued_survives_a_restart_and_so_does_what_nobody_had_looked_at(
    any_database: str, tmp_path: Path
) -> None:
    """On a database of each kind, with the same keys before and after."""
    clock = StillClock()
    with_file = any_database or f"sqlite:///{tmp_path / 'tables.db'}"
    async with house(with_file, clock) as home:
        ann, ben = await sit_down(home)
        await ann.wants_pushes()
        await ben.wants_pushes()
        key = (await ann.device.done("GET", AT))["key"]
        await leave(home, clock, ann)
        await looked(home, clock)
        mine = await home.lobby.notifier.queue.jobs(
            (await home.table(ann.player.seen.table.id)).state.seats[0].player
        )
        assert [(job.kind, job.channel) for job in mine] == [("turn", "push")]
        await leave(home, clock, ben)  # nobody looks any more
    async with house(with_file, clock) as home, push_service(pusher_of(home)) as service:
        await sent(home, clock)
        assert [len(service.texts(one.browser)) for one in (ann, ben)] == [1, 1]
        assert {one.claims["key"] for one in service.received} == {key}


async def test_several_workers_send_a_notice_once(any_database: str) -> None:
    clock = StillClock()
    async with house(any_database, clock) as home, push_service(pusher_of(home)) as service:
        ann, _ben = await sit_down(home)
        await ann.wants_pushes()
        table = await leave(home, clock, ann)
        first, second = home.lobby.notifier, type(home.lobby.notifier)(home.lobby)
        second.delivery.pusher.pool = pusher_of(home).pool
        second.cursor = first.cursor = await first.queue.cursor(clock.now())
        for one in (first, second):
            await one.scan(table.state.at)
        assert await count(home, "notice_jobs") == 1
        clock.advance(GRACE / 1000)
        taken = [await one.queue.take(clock.now()) for one in (first, second)]
        assert [len(jobs) for jobs in taken] == [1, 0]
        clock.advance(LEASE / 1000)  # the first has died with its job
        await second.delivery.go(clock.now())
        await first.delivery.go(clock.now())
        assert len(service.received) == 1
        assert await first.queue.scans("one", clock.now())
        assert not await first.queue.scans("two", clock.now())
        clock.advance(OVERLAP / 1000)
        assert await first.queue.scans("two", clock.now())


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_deleted(status: int) -> None:
    clock = StillClock()
    async with house(clock=clock) as home, push_service(pusher_of(home)) as service:
        ann, _ben = await sit_down(home)
        await ann.wants_pushes()
        service.answers = [(status, "")]
        await leave(home, clock, ann)
        await sent(home, clock)
        assert len(service.received) == 1
        assert await count(home, "push_subscriptions") == await count(home, "notice_jobs") == 0


async def test_a_busy_service_is_asked_again_when_it_says_so() -> None:
    clock = StillClock()
    async with house(clock=clock) as home, push_service(pusher_of(home)) as service:
        ann, _ben = await sit_down(home)
        await ann.wants_pushes()
        service.answers = [(429, "600"), (500, "")]
        await leave(home, clock, ann)
        await sent(home, clock)
        assert len(service.received) == 1
        clock.advance(590 - 3 * PAUSE)
        await looked(home, clock)
        assert len(service.received) == 1
        clock.advance(10)
        await looked(home, clock)
        assert len(service.received) == 2
        clock.advance(60)
        await looked(home, clock)
        assert len(service.texts(ann.browser)) == 3
        assert await count(home, "notice_jobs") == 0


async def test_without_anybody_who_wants_notices_nothing_is_looked_for() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        await sit_down(home)
        clock.advance(PAUSE)
        await home.lobby.notifier.round()
        assert home.lobby.notifier.cursor is None
        assert await count(home, "notice_scan") == 0


# --- what players hand in -----------------------------------------------------------------------------------


async def test_what_is_wrong_is_refused_in_words_and_changes_nothing() -> None:
    async with house() as home:
        ann = Device(home.url)
        assert await ann.refused("GET", AT) == "unknown-player"
        await ann.say("Ann")
        good = Browser("ann").subscription
        for path, body, code in (
            ("/push", {**good, "endpoint": "https://localhost/x"}, "push-service-unknown"),
            ("/push", {**good, "endpoint": "http://fcm.googleapis.com/x"}, "push-address"),
            ("/push", {**good, "auth": "abc"}, "push-keys"),
            ("/push", {**good, "more": "x"}, "not-json"),
            ("/push", {**good, "endpoint": "https://fcm.googleapis.com/" + "x" * 1000}, "not-json"),
            ("", {**SETTINGS, "zone": "Paris"}, "unknown-zone"),
            ("", {**SETTINGS, "lang": "de"}, "not-json"),
            ("", {**SETTINGS, "quiet": {"begin": 0, "end": 1440}}, "not-json"),
            ("/mail", {"address": "ann@example.org"}, "no-mails"),
        ):
            answer = await ann.ask("PUT", f"{AT}{path}", body)
            assert answer.json()["code"] == code, answer.text
            assert len(answer.json()["text"]) > 20
        for name in ("push_subscriptions", "notice_settings", "mail_addresses"):
            assert await count(home, name) == 0


async def test_a_browser_has_one_subscription_and_takes_it_along() -> None:
    async with house() as home:
        ann, ben = Device(home.url), Device(home.url)
        for device, name in ((ann, "Ann"), (ben, "Ben")):
            await device.say(name)
        browser = Browser("one")
        told = await ann.done("PUT", f"{AT}/push", browser.subscription)
        assert (told["on"], told["here"], told["devices"]) == (True, browser.endpoint, 1)
        other = Browser("another")
        assert (await ann.done("PUT", f"{AT}/push", other.subscription))["devices"] == 1
        assert (await ben.done("PUT", f"{AT}/push", other.subscription))["on"]
        assert not (await ann.done("GET", AT))["on"]  # the browser is Ben's now
        assert not (await ben.done("DELETE", f"{AT}/push"))["on"]
        second = Device(home.url)
        await second.arrive(await ann.code())
        await second.done("PUT", f"{AT}/push", browser.subscription)
        (this,) = [one.id for one in (await second.me()).devices if one.this]
        await ann.done("DELETE", f"/api/player/devices/{this}")
        assert await count(home, "push_subscriptions") == 0


async def test_a_deleted_player_takes_all_of_it_along_and_a_download_shows_it() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, _ben = await sit_down(home)
        await ann.wants_pushes(quiet={"begin": 60, "end": 120})
        table = ann.player.seen.table.id
        await ann.device.done("PUT", f"{AT}/tables/{table}", {"muted": True})
        await ann.device.done("PUT", f"{AT}/tables/{table}", {"muted": False})
        await leave(home, clock, ann)
        await looked(home, clock)
        data = (await ann.device.done("GET", "/api/player/data"))["notices"]
        assert data["settings"]["quiet_from"] == 60
        assert data["subscriptions"][0]["endpoint"] == ann.browser.endpoint
        assert [one["kind"] for one in data["to_be_sent"]] == ["turn"]
        assert [one["kind"] for one in data["waits"]] == ["turn"]
        await ann.device.done("DELETE", "/api/player")
        assert ann.browser.endpoint not in await everything(home)
        for name in ("push_subscriptions", "notice_settings", "notice_jobs", "notice_waits", "notice_mutes"):
            assert await count(home, name) == 0, name
