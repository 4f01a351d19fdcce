"""`gobelet house players`: find, ban, delete with all that is stored of them."""

from typing import Final

from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator import bans
from gobelet.cli.operator.opened import act_of, arguments_for, with_store
from gobelet.cli.operator.printing import print_json, print_rows, when
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.operating.hands import Hands
from gobelet.server.operating.overview import find_players


def run(words: list[str], voice: Voice) -> int:
    act, rest = act_of("players", tuple(ACTS), words)
    return ACTS[act](rest, voice)


def _find(words: list[str], voice: Voice) -> int:
    arguments = arguments_for(voice, "players find", "cli-about-house-players")
    arguments.argument("NAME", "cli-help-player-words")
    read = arguments.read(words)
    found = with_store(read, lambda store: find_players(store, read.name))
    if read.json:
        print_json(found)
    elif found:
        print_rows(
            [
                (
                    one.id,
                    one.name,
                    when(one.seen),
                    voice.text("house-player-has", {"tables": one.tables, "passkeys": one.passkeys}),
                )
                for one in found
            ]
        )
    else:
        print(voice.text("house-no-players"))
    return DONE


def _delete(words: list[str], voice: Voice) -> int:
    arguments = arguments_for(voice, "players delete", "cli-about-house-players")
    arguments.argument("PLAYER", "cli-help-player-id")
    arguments.option("reason", "TEXT", "cli-help-reason", "")
    arguments.flag("yes", "cli-help-yes")
    read = arguments.read(words)
    if not read.yes:
        raise BadRequest("house-say-yes", "", {})
    with_store(read, lambda store: Hands(store).delete_player(read.player, read.reason))
    if read.json:
        print_json({"done": "delete", "player": read.player})
    else:
        print(voice.text("house-player-deleted", {"player": read.player}))
    return DONE


ACTS: Final = {"find": _find, "ban": bans.ban, "unban": bans.unban, "bans": bans.bans, "delete": _delete}
