"""Turning points, mistakes and best decisions in words, in any language that the game speaks."""

from collections.abc import Sequence

from gobelet import api
from gobelet.analysis.result import Analysis, Lesson, TurningPoint
from gobelet.analysis.scenes import Scene, brought, scenes
from gobelet.bots import make, reason
from gobelet.bots.reasons import coarse
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.core.names import Seat
from gobelet.core.record import Record
from gobelet.locale.voice import Voice, Words


def in_words(analysis: Analysis, record: Record, lang: str, names: Sequence[str] = ()) -> list[str]:
    """One sentence or a few for each turning point, the greatest first."""
    teller = Teller(analysis, record, lang, names)
    return [teller.turn(turn) for turn in analysis.turning_points]


def lessons_in_words(
    analysis: Analysis, record: Record, lang: str, names: Sequence[str] = ()
) -> tuple[list[str], list[str]]:
    """The mistakes, the worst first, and the best decisions: what was chosen, what it was worth, and why."""
    teller = Teller(analysis, record, lang, names)
    return (
        [teller.mistake(lesson) for lesson in analysis.mistakes],
        [teller.finest(lesson) for lesson in analysis.finest],
    )


class Teller:
    """Tells what was found in one game."""

    def __init__(self, analysis: Analysis, record: Record, lang: str, names: Sequence[str] = ()) -> None:
        self.voice = Voice(lang, api.ruleset(record.ruleset.partition("@")[0]), names)
        self.scenes = scenes(record)
        self.bot = analysis.settings.bot
        self.luck = {roll.moment: roll.luck for roll in analysis.rolls}
        self.decisions = {(one.moment, one.seat): one for one in analysis.decisions}

    def turn(self, turn: TurningPoint) -> str:
        if turn.kind == "roll":
            return self.roll(turn)
        decision = self.decisions[turn.moment, turn.seat]
        lesson = Lesson(
            turn.moment,
            turn.round,
            turn.seat,
            decision.parts,
            decision.best,
            decision.cost,
            decision.error,
        )
        return self.mistake(lesson, why=False)

    def roll(self, turn: TurningPoint) -> str:
        """What fell, in the round in which it fell, then whose chance it changed."""
        happenings = brought(self.luck[turn.moment], self.scenes[turn.moment])
        told = [self.voice.say(happening.event.whole()) for happening in happenings]
        round_ = happenings[0].round if happenings else turn.round
        facts: Words = {
            **_when(round_, turn.moment, self.voice),
            "seat-of": self.voice.owner(self.voice.seat(turn.seat)),
            "before": percent(turn.before),
            "after": percent(turn.after),
            "error": round(100 * turn.error),
        }
        swing = self.voice.text("analysis-rises" if turn.swing > 0 else "analysis-falls", facts)
        return " ".join([self.voice.text("analysis-when", facts), *told, swing])

    def mistake(self, lesson: Lesson, why: bool = True) -> str:
        """What was chosen, what would have been better, and why."""
        return self._lesson("analysis-mistake", lesson, lesson.other if why else [])

    def finest(self, lesson: Lesson) -> str:
        """What was chosen, what else one might have done, and why it was better."""
        return self._lesson("analysis-finest", lesson, lesson.played)

    def _lesson(self, sentence: str, lesson: Lesson, reasoned: list[int]) -> str:
        scene, voice = self.scenes[lesson.moment], self.voice
        facts: Words = {
            **_when(lesson.round, lesson.moment, voice),
            "seat": voice.seat(lesson.seat),
            "played": _answer(scene.game, lesson.seat, lesson.played, voice),
            "better": _answer(scene.game, lesson.seat, lesson.other, voice),
            "swing": round(100 * lesson.worth),
            "error": round(100 * lesson.error),
        }
        told = [voice.text("analysis-when", facts), voice.text(sentence, facts)]
        if reasoned:
            why = why_of(scene, lesson.seat, reasoned, self.bot)
            if voice.bundle.has_message(why.id):
                told.append(voice.say(why))
        return " ".join(told)


def why_of(scene: Scene, seat: Seat, parts: Sequence[int], bot: str) -> Message:
    """Why an answer is good: what the bot that plays on says of it, or what any such choice is for."""
    view = api.view(scene.game, seat)
    player = make(bot, 0)
    assert scene.game.question is not None
    if player.decide(view, scene.game.question, 0.0) == parts[0]:
        return reason(player, view, parts[0])
    return coarse(view, parts[0])


def _when(round: int, moment: int, voice: Voice) -> Words:
    """The round as the game calls it, and the number of the moment."""
    known = voice.bundle.has_message("round")
    title = voice.text("round", {"number": round}) if known else f"#{round}"
    return {"round": round, "title": title, "number": moment}


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
