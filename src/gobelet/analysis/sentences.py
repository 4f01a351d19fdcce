"""The turning points of a game in words, in any language that the game speaks."""

from collections.abc import Sequence
from typing import NamedTuple

from gobelet import api
from gobelet.analysis.result import Analysis, Decision, TurningPoint
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.names import Seat
from gobelet.core.record import Record
from gobelet.core.replay import replay_steps
from gobelet.locale.voice import Voice, Words

MOST_EVENTS = 2


class Scene(NamedTuple):
    """What a question was, and what chance brought after it."""

    game: Game
    events: tuple[Event, ...]  # from the first that chance decided


class _Camera:
    def __init__(self) -> None:
        self.game: Game | None = None
        self.luck = 0
        self.events: list[Event] = []
        self.rolling = False  # whether chance has decided something in this scene

    def watch(self, event: Event) -> None:
        if self.game is None or self.game.luck != self.luck:  # before the first question, all is chance
            self.rolling = True
        if self.rolling:
            self.events.append(event)

    def cut(self, game: Game) -> tuple[Event, ...]:
        events = tuple(self.events)
        self.game, self.luck, self.events, self.rolling = game, game.luck, [], False
        return events


def scenes(record: Record) -> dict[int, Scene]:
    """By the numbers of questions; number 0 is the opening."""
    camera = _Camera()
    game = api.start(record, [camera.watch])
    found = {0: Scene(game.copy(), camera.cut(game))}
    before = game.copy()
    for _game in replay_steps(game, record):
        found[before.serial] = Scene(before, camera.cut(game))
        before = game.copy()
    return found


def in_words(analysis: Analysis, record: Record, lang: str, names: Sequence[str] = ()) -> list[str]:
    """One sentence or a few for each turning point, the greatest first."""
    voice = Voice(lang, api.ruleset(record.ruleset.partition("@")[0]), names)
    found = scenes(record)
    sentences: list[str] = []
    decisions = {(decision.moment, decision.seat): decision for decision in analysis.decisions}
    for turn in analysis.turning_points:
        scene = found[turn.moment]
        if turn.kind == "decision":
            sentences.append(tell_decision(decisions[turn.moment, turn.seat], scene, voice))
        else:
            sentences.append(_tell_roll(turn, scene, voice))
    return sentences


def _tell_roll(turn: TurningPoint, scene: Scene, voice: Voice) -> str:
    """What fell, then whose chance it changed."""
    about = [event for event in scene.events if _concerns(event, turn.seat)] or list(scene.events[:1])
    told = [voice.say(event.whole()) for event in about[:MOST_EVENTS]]
    facts: Words = {
        "round": turn.round,
        "number": turn.moment,
        "seat": voice.seat(turn.seat),
        "before": percent(turn.before),
        "after": percent(turn.after),
        "error": round(100 * turn.error),
    }
    swing = voice.text("analysis-rises" if turn.swing > 0 else "analysis-falls", facts)
    return " ".join([voice.text("analysis-when", facts), *told, swing])


def _concerns(event: Event, seat: Seat) -> bool:
    return seat in [event.facts.get(role) for role in ("seat", "taker", "winner", "target", "victim")]


def tell_decision(decision: Decision, scene: Scene, voice: Voice) -> str:
    """What was chosen, and what would have been better."""
    facts: Words = {
        "round": decision.round,
        "number": decision.moment,
        "seat": voice.seat(decision.seat),
        "played": _answer(scene.game, decision.seat, decision.parts, voice),
        "better": _answer(scene.game, decision.seat, decision.best, voice),
        "swing": round(100 * decision.cost),
        "error": round(100 * decision.error),
    }
    return f"{voice.text('analysis-when', facts)} {voice.text('analysis-mistake', facts)}"


def _answer(game: Game, seat: Seat, parts: Sequence[int], voice: Voice) -> str:
    """An answer in words, part by part."""
    game = game.copy()
    told: list[str] = []
    for part in parts:
        told.append(voice.say(game.message(part, seat)))
        game.answer(seat, part)
    return " · ".join(told)


def percent(chance: float) -> int:
    """Estimates may lie a little outside of what can be."""
    return min(100, max(0, round(100 * chance)))
