"""`gobelet house acts`: what the operator and the moderators did, the latest first."""

from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator.opened import arguments_for, with_store
from gobelet.cli.operator.printing import print_json, print_rows, when
from gobelet.locale.voice import Voice
from gobelet.server.storage.house_acts import HouseActs


def run(words: list[str], voice: Voice) -> int:
    read = arguments_for(voice, "acts", "cli-about-house-acts").read(words)
    found = with_store(read, lambda store: HouseActs(store).latest())
    if read.json:
        print_json([one._asdict() for one in found])
    elif found:
        print_rows(
            [(when(one.at), one.actor or "–", one.act, one.target or "–", one.reason or "–") for one in found]
        )
    else:
        print(voice.text("house-no-acts"))
    return DONE
