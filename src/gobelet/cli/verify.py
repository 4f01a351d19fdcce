"""`gobelet verify`: does a record replay to its fingerprint, and where not? Are its dice proved?"""

from gobelet import api, records
from gobelet.cli.arguments import Arguments
from gobelet.cli.exit_codes import DOES_NOT_VERIFY, DONE
from gobelet.cli.files import read_record
from gobelet.cli.screen import Screen
from gobelet.locale.voice import Voice
from gobelet.records import RecordFile


def run(words: list[str], lang: str) -> int:
    arguments = Arguments(Voice(lang), "verify", "cli-about-verify")
    arguments.argument("FILE", "cli-help-file")
    file = read_record(arguments.read(words).file)
    record = file.record
    rules = api.ruleset(record.ruleset.partition("@")[0])
    voice = Voice(lang, rules, [player.name for player in file.players])
    screen = Screen()
    departure = records.verify(record, file.marks)
    if departure is not None:
        screen.say(voice.say(departure), style="red")
        return DOES_NOT_VERIFY
    facts: dict[str, str | int] = {
        "ruleset": record.ruleset,
        "fingerprint": record.fingerprint,
        "number": record.serial,
    }
    screen.say(voice.text("cli-verified" if record.over else "cli-verified-open", facts))
    for at, _generator, _seed, parent in record.branches:
        screen.say(voice.text("cli-played-on", {"number": at, "parent": parent}))
    return check_proof(file, screen, voice) if file.proof is not None else DONE


def check_proof(file: RecordFile, screen: Screen, voice: Voice) -> int:
    """The dice of a table online: what its proof shows, and what it can't."""
    from gobelet.server.tables import fair  # only records of tables have a proof

    wrong = fair.check(file.proof, *file.record.last_chance)
    if wrong is not None:
        screen.say(voice.say(wrong), style="red")
        return DOES_NOT_VERIFY
    screen.say(voice.text("cli-proved", {"commitment": fair.read(file.proof).commitment}))
    return DONE
