"""How a playthrough speaks: in English sentences for a reader, or in facts and numbers."""

from collections.abc import Sequence
from typing import TypeAlias

import gobelet
from gobelet import Message
from gobelet.locale.voice import Voice


class Numbers:
    """Speaks like a voice, in facts and numbers instead of words."""

    def say(self, message: Message) -> str:
        return " ".join([f"{key}={value!r}" for key, value in sorted(message.facts.items())]) or "-"

    def line(self, message: Message) -> str:
        return f"{message.id} [{message.rule}] {self.say(message)}"

    def seat(self, seat: int) -> str:
        return f"seat{seat}"

    def dice(self, faces: Sequence[int]) -> str:
        return " ".join([str(face) for face in faces])


class Sentences:
    """Speaks English, for a reader."""

    def __init__(self, ruleset: str) -> None:
        self.voice = Voice("en", gobelet.ruleset(ruleset))

    def say(self, message: Message) -> str:
        return self.voice.say(message)

    def line(self, message: Message) -> str:
        return self.voice.say(message)

    def seat(self, seat: int) -> str:
        return self.voice.seat(seat)

    def dice(self, faces: Sequence[int]) -> str:
        return self.voice.dice(faces)


Speaker: TypeAlias = Numbers | Sentences
