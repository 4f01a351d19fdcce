"""Text: every seat an agent that reads and writes, in the shape that TextArena's users know.

It needs no package but Gobelet itself. docs/text.md says how it lines up.
"""

from typing import Any, Final

from gobelet import api, readable
from gobelet.api import spelled, view
from gobelet.core.chance import Nature
from gobelet.core.errors import BadRequest, GobeletError
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.names import Seat
from gobelet.core.rewards import REWARDS, rewards
from gobelet.envs.settings import default_seats, one_of
from gobelet.locale.bundles import check_language
from gobelet.locale.voice import Voice

ALLOWED: Final = 1  # refused answers in a row, as in TextArena; the one after that is answered for the seat


class TextEnv:
    """A table at which agents read the view of their seat and answer in words.

    Seats that are asked together act one after another; what they say is sealed by the game. A seat without
    a choice is not asked. A refused answer changes nothing: the same seat reads why, and what is expected.
    After `error_allowance` refusals in a row the next one makes the env say the question's harmless default
    for it; `None` waits for ever.

    >>> env = TextEnv("cincinnati")
    >>> env.reset(num_players=3, seed=7)
    >>> player, text = env.get_observation()
    >>> player, text.splitlines()[-2]
    (0, '  67 = C: Caesar’s (a total of 11 or less)')
    >>> env.step("I will play it safe. [C]")
    (False, {})
    """

    def __init__(
        self,
        ruleset: str,
        *,
        lang: str = "en",
        reward: str = "win",
        error_allowance: int | None = ALLOWED,
        **choices: str | int,
    ) -> None:
        self.ruleset: Final = api.ruleset(ruleset)
        self.lang: Final = check_language(lang)
        self.reward: Final = one_of("reward", reward, REWARDS)
        self.error_allowance: Final = error_allowance
        self.choices: Final = {name: spelled(value) for name, value in choices.items()}
        self.ruleset.check(default_seats(self.ruleset), self.choices)
        self.game: Game | None = None
        self.seed = -1
        self.events: list[Event] = []
        self.read: list[int] = []  # how many events each seat has read
        self.refusals: list[str] = []  # those in a row of the seat that acts
        self.game_info: dict[int, dict[str, Any]] = {}

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """A new game; without a seed, that of the seed after the last."""
        seats = default_seats(self.ruleset) if num_players is None else num_players
        self.seed = self.seed + 1 if seed is None else seed
        full = self.ruleset.check(seats, self.choices)
        self.events, self.refusals, self.read = [], [], [0] * seats
        nature = Nature("fast", str(self.seed))
        self.game = self.ruleset.new(self.ruleset, seats, nature, full, True, [self.events.append])
        voice = Voice(self.lang, self.ruleset)
        self.game_info = {
            seat: {"role": voice.name(seat), "invalid_move": False, "turn_count": 0} for seat in range(seats)
        }

    @property
    def current_player_id(self) -> Seat:
        """The seat that acts next; -1 if the game is over."""
        waiting = self._playing().waiting
        return waiting[0] if waiting else -1

    def get_observation(self) -> tuple[Seat, str]:
        """The seat that acts next, and what it may know as text, after what has happened since it read."""
        game, seat = self._playing(), self.current_player_id
        if seat < 0:
            raise BadRequest("game-over", "", {})
        news = readable.news(self.ruleset, self.events[self.read[seat] :], seat, self.lang)
        self.read[seat] = len(self.events)
        text = readable.text(view(game, seat), self.lang, news=news)
        return seat, "\n\n".join([*self.refusals[-1:], text])

    def observe(self, seat: Seat | None) -> str:
        """What a seat sees now, whoever acts; None is a spectator. It counts as nothing that was read."""
        return readable.text(view(self._playing(), seat), self.lang)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Answer for the seat that acts. `info["refused"]` says why an answer was not taken."""
        game, seat = self._playing(), self.current_player_id
        if seat < 0:
            raise BadRequest("game-over", "", {})
        info: dict[str, Any] = {}
        try:
            game.answer(seat, *readable.read_answer(view(game, seat), action, self.lang))
        except GobeletError as error:
            info["refused"] = Voice(self.lang, self.ruleset, (), seat).say(error)
            self.refusals.append(info["refused"])
            if self.error_allowance is None or len(self.refusals) <= self.error_allowance:
                return False, info
            self.game_info[seat]["invalid_move"] = True
            info["defaulted"] = True
            game.answer(seat, game.default(seat))
        self.refusals = []
        self.game_info[seat]["turn_count"] += 1
        return game.over, info

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Each seat's reward, nothing before the end; and of each its role, turns, score and place."""
        game = self._playing()
        if not game.over:
            return dict.fromkeys(range(game.seats), 0.0), self.game_info
        for seat, info in self.game_info.items():
            info["score"] = game.scores[seat]
            info["won"] = seat in game.winners
        return dict(enumerate(rewards(game, self.reward))), self.game_info

    def _playing(self) -> Game:
        if self.game is None:
            raise BadRequest("text-not-reset", "", {})
        return self.game
