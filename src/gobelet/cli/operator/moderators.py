"""`gobelet house moderators`: who may open the page for moderators."""

from typing import Final

from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator.opened import act_of, arguments_for, with_store
from gobelet.cli.operator.printing import print_json, print_rows, when
from gobelet.locale.voice import Voice
from gobelet.server.clock import now
from gobelet.server.storage.moderators import Moderators

ACTS: Final = ("list", "add", "remove")


def run(words: list[str], voice: Voice) -> int:
    act, rest = act_of("moderators", ACTS, words)
    return _list(rest, voice) if act == "list" else _change(act, rest, voice)


def _list(words: list[str], voice: Voice) -> int:
    read = arguments_for(voice, "moderators list", "cli-about-house-moderators").read(words)
    found = with_store(read, lambda store: Moderators(store).all())
    if read.json:
        print_json([one._asdict() for one in found])
    elif found:
        print_rows([(one.id, one.name, when(one.since)) for one in found])
    else:
        print(voice.text("house-no-moderators"))
    return DONE


def _change(act: str, words: list[str], voice: Voice) -> int:
    arguments = arguments_for(voice, f"moderators {act}", "cli-about-house-moderators")
    arguments.argument("PLAYER", "cli-help-player-id")
    arguments.option("reason", "TEXT", "cli-help-reason", "")
    read = arguments.read(words)
    if act == "add":
        with_store(read, lambda store: Moderators(store).add(read.player, read.reason, now()))
    else:
        with_store(read, lambda store: Moderators(store).remove(read.player, read.reason, now()))
    if read.json:
        print_json({"done": act, "player": read.player})
    else:
        done = "house-moderator-add" if act == "add" else "house-moderator-remove"
        print(voice.text(done, {"player": read.player}))
    return DONE
