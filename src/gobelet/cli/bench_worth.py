"""`gobelet bench worth`: what judges lose on the disputed decisions of the bank of truth."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.table import Table

import gobelet
from gobelet import api, worth
from gobelet.cli.analyse import points, progress
from gobelet.cli.arena import seconds
from gobelet.cli.arguments import Arguments, whole
from gobelet.cli.exit_codes import DONE
from gobelet.cli.screen import Screen
from gobelet.core.build import COMPILED
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.worth import Bank, DisputedDecision, bank_file
from gobelet.worth.judges import EXPERT, JUDGES, WORLDS
from gobelet.worth.losses import Gain, standing_of, told_apart
from gobelet.worth.verdicts import Summary, Verdict, compare, judge_banks, summary

SHIPPED: Final = Path(worth.__file__).parent / "banks"
MOST_WORLDS: Final = 100_000
FIGURES: Final = (  # the columns beside a judge's name
    "worth-col-decisions",
    "worth-col-lost",
    "worth-col-interval",
    "worth-col-gain",
    "worth-col-outside",
    "worth-col-silent",
)
Group = Callable[[Verdict], str]


def run(words: list[str], lang: str) -> int:
    voice = Voice(lang)
    arguments = Arguments(voice, "bench worth", "worth-about")
    arguments.several("ruleset", "RULESET", "worth-help-ruleset")
    arguments.option("judges", "NAMES", "worth-help-judges", ",".join(JUDGES))
    arguments.option("bank", "FOLDER", "worth-help-bank")
    arguments.option("budget", "SECONDS", "worth-help-budget", "0.2")
    arguments.option("worlds", "N", "worth-help-worlds", str(WORLDS))
    arguments.flag("json", "cli-help-json-all")
    read = arguments.read(words)
    names = list(dict.fromkeys(read.judges.split(",")))
    budget = seconds("--budget", read.budget)
    worlds = whole("--worlds", read.worlds, 1, MOST_WORLDS)
    banks = banks_of(read.bank or str(SHIPPED), read.ruleset)
    with progress(voice, "worth-judging") as report:
        verdicts = judge_banks(banks, names, budget, worlds, report)
    if read.json:
        print(json.dumps(report_of(banks, verdicts, names, budget, worlds), indent=1))
    else:
        show(Screen(), voice, banks, verdicts, names)
    return DONE


def banks_of(folder: str, wanted: list[str]) -> list[Bank]:
    """The banks of a folder, or those of the rulesets that are named."""
    names = [api.ruleset(id).name for id in wanted]
    banks = [bank_file.read(file) for file in bank_file.files_of(folder)]
    chosen = [bank for bank in banks if not names or bank.ruleset in names]
    if not any(decision.playouts for bank in chosen for decision in bank.decisions):
        raise BadRequest("worth-no-bank", "", {"folder": folder})
    return chosen


def by_ruleset(verdict: Verdict) -> str:
    return api.name_of(api.ruleset(verdict.ruleset))


def by_kind(verdict: Verdict) -> str:
    return verdict.decision.kind


def grouped(verdicts: list[Verdict], group: Group) -> dict[str, list[Verdict]]:
    found: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        found.setdefault(group(verdict), []).append(verdict)
    return found


def summaries(verdicts: list[Verdict], names: list[str]) -> dict[str, Summary]:
    return {name: summary([one for one in verdicts if one.judge == name]) for name in names}


# --- for people ------------------------------------------------------------------------------------------


def show(screen: Screen, voice: Voice, banks: list[Bank], verdicts: list[Verdict], names: list[str]) -> None:
    decisions = [one for bank in banks for one in bank.decisions if one.playouts]
    playouts = sum([one.playouts for decision in decisions for one in decision.candidates])
    facts = {
        "decisions": len(decisions),
        "playouts": playouts,
        "apart": len([1 for one in decisions if one.playouts > 1 and told_apart(one, one.playouts)]),
    }
    screen.say(voice.text("worth-title", facts), style="bold")
    screen.say()
    screen.show(overview(voice, verdicts, names))
    screen.say()
    screen.say(voice.text("worth-explained", {"judge": base_of(names)}))
    screen.say()
    screen.show(table_of(voice, "worth-col-ruleset", grouped(verdicts, by_ruleset), names))
    screen.say()
    kinds = grouped(verdicts, by_kind)
    kinds = {kind: kinds[kind] for kind in sorted(kinds, key=lambda kind: (-len(kinds[kind]), kind))}
    screen.show(table_of(voice, "worth-col-kind", kinds, names))


def base_of(names: list[str]) -> str:
    """Whom all others are compared with."""
    return EXPERT if EXPERT in names else names[0]


def overview(voice: Voice, verdicts: list[Verdict], names: list[str]) -> Table:
    """A line for each judge, over all decisions."""
    table = Table(box=None, pad_edge=False)
    table.add_column(voice.text("worth-col-judge"))
    for heading in FIGURES:
        table.add_column(voice.text(heading, {"judge": base_of(names)}), justify="right")
    found, gains = summaries(verdicts, names), gains_of(verdicts, names)
    for name in names:
        one, gain = found[name], gains[name]
        more = f"{points(voice, gain.gain, signed=True)} ± {points(voice, gain.error)}"
        table.add_row(
            name,
            str(one.mean.decisions),
            points(voice, one.mean.loss) if one.mean.decisions else "–",
            interval(voice, one),
            more if gain.decisions and name != base_of(names) else "–",
            str(one.outside),
            str(one.silent),
        )
    return table


def gains_of(verdicts: list[Verdict], names: list[str]) -> dict[str, Gain]:
    """What each judge wins more than the one they are compared with."""
    base = [one for one in verdicts if one.judge == base_of(names)]
    return {name: compare([one for one in verdicts if one.judge == name], base) for name in names}


def table_of(voice: Voice, heading: str, groups: dict[str, list[Verdict]], names: list[str]) -> Table:
    """The intervals of all judges, group by group."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(voice.text(heading), no_wrap=True)
    table.add_column(voice.text("worth-col-number"), justify="right")
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    for label, verdicts in groups.items():
        found = summaries(verdicts, names)
        number = len({(one.ruleset, one.decision.number) for one in verdicts})
        table.add_row(label, str(number), *[interval(voice, found[name]) for name in names])
    return table


def interval(voice: Voice, found: Summary) -> str:
    """From the least to the most that is lost, in hundredths of a win."""
    if not found.mean.decisions:
        return "–"
    return f"{points(voice, found.mean.low)}–{points(voice, found.mean.high)}"


# --- for programs ----------------------------------------------------------------------------------------


def report_of(
    banks: list[Bank], verdicts: list[Verdict], names: list[str], budget: float, worlds: int
) -> dict[str, Any]:
    return {
        "gobelet": gobelet.__version__,
        "build": "compiled" if COMPILED else "plain",
        "budget": budget,
        "worlds": worlds,
        "compared with": base_of(names),
        "all": plain(verdicts, names),
        "rulesets": {key: plain(some, names) for key, some in grouped(verdicts, by_ruleset).items()},
        "kinds": {key: plain(some, names) for key, some in grouped(verdicts, by_kind).items()},
        "decisions": [
            told(bank, decision, verdicts)
            for bank in banks
            for decision in bank.decisions
            if decision.playouts
        ],
    }


def plain(verdicts: list[Verdict], names: list[str]) -> dict[str, Any]:
    gains = gains_of(verdicts, names)
    return {
        name: {
            "decisions": found.mean.decisions,
            "loss": round(found.mean.loss, 5),
            "low": round(found.mean.low, 5),
            "high": round(found.mean.high, 5),
            "outside": found.outside,
            "silent": found.silent,
            "compared": gains[name].decisions,
            "gain": round(gains[name].gain, 5),
            "gain-error": round(gains[name].error, 5),
        }
        for name, found in summaries(verdicts, names).items()
    }


def told(bank: Bank, decision: DisputedDecision, verdicts: list[Verdict]) -> dict[str, Any]:
    """A decision with all that is known of it."""
    candidates = []
    for one, standing in zip(decision.candidates, standing_of(decision), strict=True):
        candidates.append({"answer": one.parts, "by": one.by, **standing._asdict()})
    return {
        "ruleset": bank.ruleset,
        "number": decision.number,
        "kind": decision.kind,
        "stage": decision.stage,
        "seat": decision.seat,
        "fingerprint": decision.record["fingerprint"],
        "playouts": decision.playouts,
        "candidates": candidates,
        "judges": {
            one.judge: {"answer": one.answer, "loss": one.loss.least if one.loss is not None else None}
            for one in verdicts
            if one.decision is decision
        },
    }
