"""A game that all seats play through one environment: what each may say is looked up once for an answer."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gobelet.core.names import Seat
from gobelet.core.rewards import places
from gobelet.envs.settings import EnvSettings
from gobelet.envs.single_game import EnvGame, Seen

BYTES: Final = np.dtype(np.uint8)
FLAGS: Final = np.dtype(np.int8)


class SeatedGame(EnvGame):
    """An EnvGame that looks up once for each answer what every seat may say."""

    def __init__(self, settings: EnvSettings, seed: int, watched: bool) -> None:
        super().__init__(settings, seed, watched)
        self.actions = settings.actions
        self.masks: dict[Seat, bytes] = {}  # of the open question, where somebody has asked

    def mask(self, seat: Seat) -> bytes:
        """What this seat may say now, one byte for each action."""
        mask = self.masks.get(seat)
        if mask is None:
            game = self.game
            waited_for = game.waiting_seats >> seat & 1
            mask = self.settings.observer.mask_for(game, seat) if waited_for else bytes(self.actions)
            self.masks[seat] = mask
        return mask

    def mask_array(self, seat: Seat) -> NDArray[np.int8]:
        return np.frombuffer(bytearray(self.mask(seat)), FLAGS)

    def mask_array_or_wait(self, seat: Seat) -> NDArray[np.int8]:
        """With one more action, to wait: the only one of a seat that is not asked."""
        mask = bytearray(self.mask(seat))
        mask.append(0 if self.game.waiting_seats >> seat & 1 else 1)
        return np.frombuffer(mask, FLAGS)

    def observation(self, seat: Seat) -> NDArray[np.uint8]:
        return np.frombuffer(bytearray(self.settings.observer.observe(self.game, seat)), BYTES)

    def see(self, seat: Seat) -> Seen:
        return {"observation": self.observation(seat), "action_mask": self.mask_array(seat)}

    def answer(self, seat: Seat, action: int) -> bool:
        """Give an answer, or a part of one. False if it was no option, and the default was said instead."""
        game = self.game
        serial = game.serial
        legal = 0 <= action < self.actions and self.mask(seat)[action] == 1
        if legal:
            game.take(seat, action, True)  # forced answers are skipped: there was a choice
        else:
            game.answer(seat, action if self.settings.strict else game.default(seat))
        if game.serial == serial and game.waiting_seats:
            self.masks.pop(seat, None)  # what others may say does not depend on it: it is sealed
        else:
            self.masks.clear()
        return legal

    def results(self) -> dict[str, Any]:
        """What the last info of a game holds: each seat's score and place."""
        return {"scores": list(self.game.scores), "places": places(self.game)} if self.game.over else {}
