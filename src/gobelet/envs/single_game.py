"""One game as the environments show it: observations with masks, answers that may be illegal, and text."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gobelet.api import view
from gobelet.bots.chances import win_chances
from gobelet.core.chance import Nature
from gobelet.core.event import Event
from gobelet.core.game import Game, Watcher
from gobelet.core.names import Seat
from gobelet.core.rewards import places, rewards
from gobelet.envs.settings import EnvSettings
from gobelet.envs.sight import FEATURES, FULL, Sight
from gobelet.locale import say
from gobelet.locale.heaps import in_words
from gobelet.locale.voice import Voice

Seen = dict[str, NDArray[Any]]


def box_of(sight: Sight) -> "spaces.Box":
    """What one seat sees. A feature may exceed 1 where a count exceeds what is usual."""
    if sight.kind == FEATURES:
        return spaces.Box(np.zeros_like(sight.scales), 255 * sight.scales, dtype=np.float32)
    return spaces.Box(0, 255, (len(sight.scales),), np.uint8)


def observation_box(settings: EnvSettings) -> "spaces.Box":
    return box_of(settings.sight)


def observation_space(settings: EnvSettings, more_actions: int = 0) -> "spaces.Dict":
    """What one seat sees, and one flag for each action: whether it may be taken now."""
    return spaces.Dict(
        {
            "observation": observation_box(settings),
            "action_mask": spaces.Box(0, 1, (settings.actions + more_actions,), np.int8),
        }
    )


class EnvGame:
    """A game at which forced answers are skipped, and how seats see it."""

    def __init__(self, settings: EnvSettings, seed: int, watched: bool) -> None:
        self.settings = settings
        self.watched = watched
        self.rendered: list[str] = []
        rules = settings.ruleset
        watchers: list[Watcher] = [self.tell] if watched else []
        self.game: Game = rules.new(
            rules, settings.seats, Nature("fast", str(seed)), settings.choices, True, watchers
        )

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy, or what was pickled: games leave their watchers behind."""
        self.__dict__.update(state)
        self.game.watchers = [self.tell] if self.watched else []

    def tell(self, event: Event) -> None:
        """Keep what a spectator hears, for rendering."""
        self.rendered.append(say(self.settings.ruleset, event.seen_by(None)))

    def see(self, seat: Seat) -> Seen:
        observer = self.settings.observer
        sight = self.settings.sight
        seen = np.frombuffer(bytearray(observer.observe(self.game, seat)), np.uint8)
        mask = np.frombuffer(bytearray(observer.mask(self.game.options(seat))), np.int8)
        if sight.kind != FULL:
            who = np.array([seat])
            seen, mask = sight.see(seen[None], who)[0], sight.masks(mask[None], who)[0]
        return {"observation": seen, "action_mask": mask}

    def answer(self, seat: Seat, action: int) -> bool:
        """Give an answer, or a part of one, by the seat's own numbers.

        False if it was no option, and the default was said instead.
        """
        action = self.settings.sight.option(action, seat)
        legal = action in self.game.options(seat)
        if not legal and not self.settings.strict:
            action = self.game.default(seat)
        self.game.answer(seat, action)
        return legal

    def rewards(self) -> list[float]:
        """Each seat's reward: nothing before the end."""
        if not self.game.over:
            return [0.0] * self.settings.seats
        return rewards(self.game, self.settings.reward)

    def chance(self, seat: Seat) -> float:
        """How likely a seat wins, by the bots' fitted figures; nothing once the game is over."""
        return 0.0 if self.game.over else win_chances(self.game)[seat]

    def results(self) -> dict[str, list[int]]:
        """What the last info of a game holds: each seat's score and place."""
        return {"scores": list(self.game.scores), "places": places(self.game)} if self.game.over else {}

    def text(self) -> str:
        """What has happened since the last time, what lies where, and what is asked now.

        All of it as a spectator may know it.
        """
        lines, self.rendered = self.rendered, []
        voice = Voice("en", self.settings.ruleset)
        shown = view(self.game, None).shown()
        for seat, heaps in enumerate(shown.seats):
            held = ", ".join([in_words(voice, heap) for heap in heaps])
            lines.append(f"{voice.seat(seat)}: {held}" if held else "")
        lines.append(", ".join([in_words(voice, heap) for heap in shown.table]))
        asked = ", ".join([voice.seat(seat) for seat in self.game.waiting])
        lines.append(f"{asked}: {voice.say(self.game.prompt())}" if asked else "")
        lines.append(" ".join([str(score) for score in self.game.scores]) if self.game.over else "")
        return "\n".join([line for line in lines if line])
