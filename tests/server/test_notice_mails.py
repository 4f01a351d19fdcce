"""Notices by mail: the address is confirmed first, one click ends it, and nobody is written to too often."""

import re
from pathlib import Path

import pytest

from gobelet.cli import serve
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.config import MailServer
from gobelet.server.errors import Trouble
from gobelet.server.notices import delivery
from gobelet.server.notices.mailer import Mailer, check_address, security
from gobelet.server.notices.pusher import SendResult
from gobelet.server.settings.configuring import config_of
from gobelet.server.storage.notice_queue import HOUR
from tests.server.house import House, house
from tests.server.known import Device, count, everything
from tests.server.mail_server import PASSWORD, MailBox, mail_server, text_of
from tests.server.still_clock import MORNING, StillClock
from tests.server.test_notices import AT, SETTINGS, Seated, leave, looked, sent, sit_down

HOME = "https://play.example.org"
ANN = "ann@example.net"
VARIABLE = "GOBELET_MAIL_PASSWORD"


def token_in(text: str, purpose: str) -> str:
    found = re.search(rf"{HOME}/mail/{purpose}/([0-9a-f-]+)", text)
    assert found is not None, text
    return found[1]


async def confirm(home: House, box: MailBox) -> None:
    """The owner of the address opens the link of the last mail, and presses the button."""
    token = token_in(text_of(box.messages[-1]), "confirm")
    answer = await home.post("/api/mail/confirm", f'{{"token": "{token}"}}'.encode())
    assert answer.json() == {"address": ANN}


async def gives_mail(one: Seated, clock: StillClock, lang: str = "fr") -> None:
    await one.device.done("PUT", AT, {**SETTINGS, "lang": lang, "zone": "Europe/Paris"})
    told = await one.device.done("PUT", f"{AT}/mail", {"address": f" {ANN} "})
    assert (told["mail"], told["on"]) == ({"address": ANN, "confirmed": False}, False)
    await looked(one.home, clock, 1)


async def test_a_mail_in_french_goes_out_once_its_address_is_confirmed(any_database: str) -> None:
    clock = StillClock()
    async with mail_server() as box, house(any_database, clock, mail=box.server(), public_url=HOME) as home:
        ann, _ben = await sit_down(home)
        await gives_mail(ann, clock)
        (asked,) = box.messages
        assert asked["To"] == ANN
        assert asked["Subject"] == "Les avis de vos parties\N{NO-BREAK SPACE}: confirmez cette adresse"
        assert "Ann" not in text_of(asked)  # nobody writes to strangers through us
        table = await leave(home, clock, ann)
        await sent(home, clock)
        assert len(box.messages) == 1  # not confirmed: nothing else is sent
        await confirm(home, box)
        assert (await ann.device.done("GET", AT))["mail"]["confirmed"]
        await home.lobby.notifier.queue.store.write(
            lambda connection: connection.exec_driver_sql("DELETE FROM notice_waits").rowcount
        )
        home.lobby.notifier.noted.clear()
        home.lobby.notifier.numbers.clear()
        await sent(home, clock)
        told = box.messages[1]
        assert told["Subject"] == "À vous de jouer\N{NO-BREAK SPACE}: Dice Town (2009)"
        assert told["From"] == "Gobelet <gobelet@example.org>"
        assert "Vous avez jusqu’à lun. 16 juin, 17:06." in text_of(told)
        assert f"{HOME}/t/{table.id}" in text_of(told)
        stop = token_in(text_of(told), "stop")
        assert told["List-Unsubscribe"] == f"<{HOME}/mail/stop/{stop}>"
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert told["Auto-Submitted"] == "auto-generated"


async def test_one_click_ends_it_from_the_mail_program_and_from_the_page() -> None:
    clock = StillClock()
    async with mail_server() as box, house(clock=clock, mail=box.server(), public_url=HOME) as home:
        ann, _ben = await sit_down(home)
        for by_program in (True, False):
            await gives_mail(ann, clock)
            await confirm(home, box)
            stop = token_in(text_of(box.messages[-1]), "stop")
            if by_program:
                typed = {"content-type": "application/x-www-form-urlencoded"}
                answer = await home.post(f"/mail/stop/{stop}", b"List-Unsubscribe=One-Click", **typed)
            else:
                answer = await home.post("/api/mail/stop", f'{{"token": "{stop}"}}'.encode())
                assert answer.json() == {"address": ANN}
            assert answer.status_code == 200
            assert (await ann.device.done("GET", AT))["mail"] is None
            assert ANN not in await everything(home)
            again = await home.post("/api/mail/stop", f'{{"token": "{stop}"}}'.encode())
            assert again.status_code == 200  # a second press does no harm


async def test_who_never_asked_is_not_asked_again() -> None:
    clock = StillClock()
    async with mail_server() as box, house(clock=clock, mail=box.server(), public_url=HOME) as home:
        mallory = Device(home.url)
        await mallory.say("Mallory")
        await mallory.done("PUT", f"{AT}/mail", {"address": ANN})
        await looked(home, clock, 1)
        stop = token_in(text_of(box.messages[0]), "stop")
        assert (await home.post(f"/mail/stop/{stop}", b"")).status_code == 200
        other = Device(home.url)
        await other.say("Other")
        for device in (mallory, other):
            assert await device.refused("PUT", f"{AT}/mail", {"address": ANN.upper()}) == "mail-refused"
        assert await count(home, "mail_addresses") == 0


async def test_an_address_is_asked_three_times_a_day_and_gets_twenty_mails_an_hour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = StillClock()
    async with mail_server() as box, house(clock=clock, mail=box.server(), public_url=HOME) as home:
        for _number in range(delivery.CONFIRMATIONS):
            one = Device(home.url)
            await one.say("Mallory")
            await one.done("PUT", f"{AT}/mail", {"address": ANN})
            await looked(home, clock, 1)
        assert len(box.messages) == delivery.CONFIRMATIONS
        assert await one.refused("PUT", f"{AT}/mail", {"address": ANN}) == "mail-often"
        monkeypatch.setattr(delivery, "MAILS", delivery.CONFIRMATIONS)
        await confirm(home, box)
        post = home.lobby.notifier.delivery._post
        message = box.messages[0]
        assert await post(message, "notice", clock.now()) == SendResult("refused")
        assert await post(message, "notice", clock.now() + HOUR + 1) == SendResult("sent")


async def test_links_that_are_wrong_old_or_anothers_do_nothing() -> None:
    clock = StillClock()
    async with mail_server() as box, house(clock=clock, mail=box.server(), public_url=HOME) as home:
        ann, _ben = await sit_down(home)
        await gives_mail(ann, clock)
        text = text_of(box.messages[0])
        token, stop = token_in(text, "confirm"), token_in(text, "stop")
        for path, wrong in (
            ("confirm", stop),
            ("stop", token),
            ("confirm", token[:-1] + ("0" if token[-1] != "0" else "1")),
            ("confirm", "x"),
        ):
            answer = await home.post(f"/api/mail/{path}", f'{{"token": "{wrong}"}}'.encode())
            assert (answer.status_code, answer.json()["code"]) == (404, "mail-link")
        clock.advance(49 * 3600)
        answer = await home.post("/api/mail/confirm", f'{{"token": "{token}"}}'.encode())
        assert answer.json()["code"] == "mail-link"
        assert not (await ann.device.done("GET", AT))["mail"]["confirmed"]
        await ann.device.done("DELETE", "/api/player")
        assert ANN not in await everything(home)


# --- the mail server ----------------------------------------------------------------------------------------


async def outcome(server: MailServer) -> SendResult:
    mailer = Mailer(server, HOME)
    return await mailer.send(mailer.confirmation(ANN, "en", "a", "b", MORNING))


@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
async def test_a_login_and_what_may_go_wrong() -> None:
    async with mail_server(login=True) as box:
        assert await outcome(box.server(user="me", password=PASSWORD)) == SendResult("sent")
        assert await outcome(box.server(user="me", password="wrong")) == SendResult("later")
    async with mail_server() as box:
        box.refuses = ["550 no such person", "450 busy"]
        assert await outcome(box.server()) == SendResult("refused")
        assert await outcome(box.server()) == SendResult("later")
        assert await outcome(box.server()) == SendResult("sent")
        dead = box.server()
    assert await outcome(dead) == SendResult("later")


def test_nothing_goes_unencrypted_but_to_this_machine() -> None:
    def how(host: str, port: int) -> str:
        return security(MailServer(host=host, port=port, sender="a@example.org"))

    assert how("mail.example.org", 465) == "tls"
    assert how("mail.example.org", 587) == how("10.0.0.1", 25) == "starttls"
    assert how("localhost", 25) == how("127.0.0.1", 587) == how("::1", 25) == "none"


@pytest.mark.parametrize("text", ["ann", "ann@", "@example.org", "a b@example.org", "ann@localhost"])
def test_what_is_no_address_is_refused(text: str) -> None:
    for wrong in (text, f"{ANN}\r\nBcc: {text}", f"<{ANN}>", "a" * 250 + "@example.org", "a..b@example.org"):
        with pytest.raises(Trouble) as refused:
            check_address(wrong)
        assert refused.value.id == "mail-address"


def test_the_operator_names_the_mail_server_and_keeps_the_password_off_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    given = ["--mail", "mail.example.org", "--mail-sender", "Gobelet <g@example.org>", "--public-url", HOME]

    def config(*words: str) -> MailServer | None:
        return config_of(serve.read([*given, *words], Voice("en"))).mail

    assert config() == MailServer(host="mail.example.org", port=587, sender="Gobelet <g@example.org>")
    found = config("--mail", "[::1]:25")
    assert found is not None
    assert (found.host, found.port) == ("::1", 25)
    file = tmp_path / "password"
    file.write_text("opensesame\n")
    found = config("--mail-user", "me", "--mail-password-file", str(file))
    assert found is not None
    assert (found.user, found.password) == ("me", "opensesame")
    monkeypatch.setenv(VARIABLE, "fromoutside")
    found = config("--mail-user", "me")
    assert found is not None
    assert found.password == "fromoutside"
    monkeypatch.delenv(VARIABLE)
    for words, id in (
        (["--mail-user", "me"], "cli-mail-needs"),
        (["--mail-user", "me", "--mail-password-file", str(tmp_path / "none")], "setting-secret-file"),
        (["--mail", "mail.example.org:x"], "setting-mail"),
        (["--mail", ":25"], "setting-mail"),
        (["--mail-sender", "me"], "setting-mail-sender"),
        (["--mail-sender", ""], "cli-mail-needs"),
        (["--push-service", "https://push.example.org"], "setting-push-service"),
    ):
        with pytest.raises(BadRequest) as refused:
            config(*words)
        assert refused.value.id == id
    services = serve.read(
        ["--push-service", "Push.example.org", "--push-service", ".example.net"], Voice("en")
    )
    assert config_of(services).push_services == ["push.example.org", ".example.net"]
