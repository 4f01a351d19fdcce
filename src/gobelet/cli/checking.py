"""What can be said of a record file: its replay, the proof of its dice, and who signed it."""

from typing import Any, Final

from gobelet import api, records
from gobelet.cli.exit_codes import DOES_NOT_VERIFY, DONE
from gobelet.cli.files import read_record
from gobelet.core.errors import BadRecord, BadRequest, GobeletError
from gobelet.locale.voice import Voice, printable
from gobelet.records import RecordFile, signing


class CheckReport:
    """What was found, as lines (and whether something is wrong) and for programs."""

    def __init__(self, voice: Voice) -> None:
        self.voice: Final = voice
        self.code = DONE
        self.lines: list[tuple[str, bool]] = []
        self.figures: dict[str, Any] = {"verdict": "verified"}

    def say(self, line: str) -> None:
        self.lines.append((line, False))

    def wrong(self, error: GobeletError) -> None:
        self.code = DOES_NOT_VERIFY
        said = self.voice.say(error)
        self.lines.append((said, True))
        self.figures["verdict"] = "wrong"
        self.figures["error"] = {"id": error.id, "text": said}


def check_file(name: str, lang: str, key: str = "") -> CheckReport:
    """All that can be checked of a record, with the house's `key` if it is known."""
    file = read_record(name)
    rules = api.ruleset(file.record.ruleset.partition("@")[0])
    finding = CheckReport(Voice(lang, rules, [player.name for player in file.players]))
    check_replay(file, finding)
    if finding.code == DONE:
        check_dice(file, finding)
    if finding.code == DONE:
        check_signature(file, finding, key)
    return finding


def check_replay(file: RecordFile, finding: CheckReport) -> None:
    record, voice = file.record, finding.voice
    finding.figures |= {
        "ruleset": record.ruleset,
        "fingerprint": record.fingerprint,
        "questions": record.serial,
        "over": record.over,
        "played_on": [{"question": at, "parent": parent} for at, _nature, _seed, parent in record.branches],
    }
    departure = records.verify(record, file.marks, file.outcome)
    if departure is not None:
        finding.wrong(departure)
        return
    facts: dict[str, str | int] = {
        "ruleset": record.ruleset,
        "fingerprint": record.fingerprint,
        "number": record.serial,
    }
    finding.say(voice.text("cli-verified" if record.over else "cli-verified-open", facts))
    for at, _generator, _seed, parent in record.branches:
        finding.say(voice.text("cli-played-on", {"number": at, "parent": parent}))


def check_dice(file: RecordFile, finding: CheckReport) -> None:
    """The dice of a table online: what their proof shows, and what it can't."""
    from gobelet.server.tables import fair  # only records of tables have a proof

    proof = file.proof
    if proof is None:
        finding.say(finding.voice.text("cli-unproved"))
        finding.figures["dice"] = None
        return
    wrong = fair.check(proof, *file.record.last_chance)
    if wrong is not None:
        finding.wrong(wrong)
        finding.figures["dice"] = {"proved": False}
        return
    word = finding.voice.text
    if fair.is_daily(proof):
        daily = fair.read_daily(proof)
        finding.say(word("cli-proved-daily", {"day": daily.day, "commitment": daily.commitment}))
        finding.figures["dice"] = {"proved": True, "day": daily.day, "commitment": daily.commitment}
        return
    if fair.is_round(proof):
        played = fair.read_round(proof)
        finding.say(word("cli-proved-round", {"tournament": played.tournament, "round": played.round}))
        finding.figures["dice"] = {
            "proved": True,
            "tournament": played.tournament,
            "round": played.round,
            "commitment": played.commitment,
        }
        return
    commitment = fair.read(proof).commitment
    finding.say(word("cli-proved", {"commitment": commitment}))
    finding.figures["dice"] = {"proved": True, "commitment": commitment}


def check_signature(file: RecordFile, finding: CheckReport, key: str) -> None:
    """Names, outcome and everything else: as which house published them, and when."""
    word, said = finding.voice.text, file.signature
    finding.figures["signature"] = None
    if said is None:
        if key:
            finding.wrong(BadRecord("signature-missing", "", {}))
        else:
            finding.say(word("cli-unsigned"))
        return
    found = {"house": said.house, "at": said.at, "key": said.key}
    try:
        good = signing.holds(said, file.signed)
    except BadRequest as error:  # a part of the program is not installed
        if key:
            raise
        finding.say(finding.voice.say(error))
        finding.figures["signature"] = {**found, "checked": False}
        return
    finding.figures["signature"] = {**found, "checked": True, "good": good}
    if not good:
        finding.wrong(BadRecord("signature-wrong", "", {}))
    elif key and key != said.key:
        finding.figures["signature"]["good"] = False
        finding.wrong(BadRecord("signature-other-key", "", {"key": said.key}))
    else:
        facts = {"house": printable(said.house), "named": "yes" if said.house else "no", "day": said.at}
        finding.say(word("cli-signed", {**facts, "key": said.key}))
        finding.say(word("cli-signed-key" if key else "cli-signed-compare", facts))
