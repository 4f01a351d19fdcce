"""`gobelet house players ban`, `unban` and `bans`: by player, address or name, with an end."""

from typing import Final, get_args

from gobelet.cli.arguments import whole
from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator.opened import arguments_for, with_store
from gobelet.cli.operator.printing import print_json, print_rows, when
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.clock import now
from gobelet.server.operating.restricting import lift, restrict
from gobelet.server.storage.restrictions import Restrictions, Scope

MOST_DAYS: Final = 3650
MOST_NUMBER: Final = 2**31 - 1
SCOPES: Final = get_args(Scope)


def ban(words: list[str], voice: Voice) -> int:
    arguments = arguments_for(voice, "players ban", "cli-about-house-ban")
    arguments.argument("WHO", "cli-help-ban-who")
    arguments.option("by", "player|address|name", "cli-help-ban-by", "player", values=lambda: SCOPES)
    arguments.option("days", "N", "cli-help-ban-days", "7")
    arguments.flag("chat", "cli-help-ban-chat")
    arguments.option("reason", "TEXT", "cli-help-reason", "")
    read = arguments.read(words)
    if read.by not in SCOPES:
        raise BadRequest("house-no-scope", "", {"value": read.by, "known": SCOPES})
    days = whole("--days", read.days, 1, MOST_DAYS)
    if not read.reason.strip():
        raise BadRequest("house-needs-reason", "", {})
    kind = "mute" if read.chat else "ban"
    number = with_store(
        read,
        lambda store: restrict(store, "mute" if read.chat else "ban", read.by, read.who, days, read.reason),
    )
    if read.json:
        print_json({"done": kind, "number": number})
    else:
        done = "house-mute-done" if read.chat else "house-ban-done"
        print(voice.text(done, {"number": number, "days": days}))
    return DONE


def unban(words: list[str], voice: Voice) -> int:
    arguments = arguments_for(voice, "players unban", "cli-about-house-unban")
    arguments.argument("NUMBER", "cli-help-ban-number")
    arguments.option("reason", "TEXT", "cli-help-reason", "")
    read = arguments.read(words)
    number = whole("NUMBER", read.number, 1, MOST_NUMBER)
    with_store(read, lambda store: lift(store, number, read.reason))
    if read.json:
        print_json({"done": "unban", "number": number})
    else:
        print(voice.text("house-unban-done", {"number": number}))
    return DONE


def bans(words: list[str], voice: Voice) -> int:
    read = arguments_for(voice, "players bans", "cli-about-house-bans").read(words)
    found = with_store(read, lambda store: Restrictions(store).standing(now()))
    if read.json:
        print_json([one._asdict() for one in found])
    elif found:
        print_rows(
            [
                (str(one.id), one.kind, one.scope, one.target, one.name or "–", when(one.until), one.reason)
                for one in found
            ]
        )
    else:
        print(voice.text("house-no-bans"))
    return DONE
