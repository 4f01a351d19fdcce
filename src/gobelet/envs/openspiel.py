"""OpenSpiel: the games as a Python plug-in, with explicit chance, information states and resampling.

Importing this registers one game for each ruleset: `pyspiel.load_game("gobelet_cincinnati(players=3)")`.
Sealed questions are put to the seats one after another, in seat order: nobody sees what others have said.
Every roll and every card drawn is a chance node with its true probabilities.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it has no types

import gobelet
from gobelet import api
from gobelet.core.rewards import MARGIN, RANK, WIN, rewards
from gobelet.core.ruleset import HouseRule, Ruleset
from gobelet.envs.chance_nodes import MOST_OUTCOMES
from gobelet.envs.openspiel_recall import ROW, fields_of, write_rows
from gobelet.envs.openspiel_trail import CHANCE, TERMINAL, Inside
from gobelet.envs.settings import EnvSettings, default_seats

LONGEST: Final = 50_000  # decisions or chance events in a game: no game comes near it
UTILITIES: Final = {
    WIN: (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
    RANK: (pyspiel.GameType.Utility.ZERO_SUM, -1.0, 1.0, 0.0),
    MARGIN: (pyspiel.GameType.Utility.GENERAL_SUM, -1e6, 1e6, None),
}


class GobeletState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of OpenSpiel: at a question, at a chance node, or at the end.

    Calls from Python are answered here; those from C++ come through the methods that begin with `_`.
    """

    def __init__(self, game: "GobeletGame") -> None:
        super().__init__(game)
        self.inside = game.dealing.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return load_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    # --- whose turn it is, and what may be done ----------------------------------------------------------

    def current_player(self) -> int:
        return self.inside.player

    def is_terminal(self) -> bool:
        return self.inside.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.inside.player == CHANCE

    def is_player_node(self) -> bool:
        return self.inside.player >= 0

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        inside = self.inside
        if inside.player >= 0:
            if player is None or player == inside.player:
                return inside.legal()[:]
            return super().legal_actions(player) if player < 0 else []  # which is refused there
        return list(range(len(inside.outcomes.values))) if inside.outcomes is not None else []

    def _legal_actions(self, player: int) -> list[int]:
        inside = self.inside
        return inside.legal() if inside.player == player >= 0 else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """Nothing for a player at a chance node, where OpenSpiel's own writes past the end of its array."""
        inside = self.inside
        who = inside.player if player is None else player
        if who == inside.player >= 0:
            assert inside.game is not None
            return list(inside.settings.observer.mask_for(inside.game, who))
        if who != CHANCE:
            return [0] * inside.settings.actions
        outcomes = len(inside.outcomes.values) if inside.outcomes is not None else 0
        return [1] * outcomes + [0] * (MOST_OUTCOMES - outcomes)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes by their number; `action_to_string` says what they are."""
        outcomes = self.inside.outcomes
        return outcomes.chances[:] if outcomes is not None else []

    def _apply_action(self, action: int) -> None:
        self.inside.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            outcomes = self.inside.outcomes
            known = outcomes is not None and 0 <= action < len(outcomes.values)
            return f"chance {outcomes.values[action] if outcomes is not None and known else action}"
        verb, operand = self.inside.settings.ruleset.table.read(action)
        return f"{verb} {operand}"

    # --- what it comes to, and what the players know -------------------------------------------------------

    def returns(self) -> list[float]:
        inside = self.inside
        if inside.game is None or inside.player != TERMINAL:
            return [0.0] * inside.settings.seats
        return rewards(inside.game, inside.settings.reward)

    def rewards(self) -> list[float]:
        return self.returns()

    def observation_string(self, player: int | None = None) -> str:
        return seen(self, self.known(player)).hex()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        found = np.frombuffer(seen(self, self.known(player)), np.uint8)
        return [float(value) for value in found.tolist()]

    def information_state_string(self, player: int | None = None) -> str:
        who = self.known(player)
        return "\n".join([*self.inside.heard(who), seen(self, who).hex()])

    def known(self, player: int | None) -> int:
        """The player of this number, or the one to act."""
        number = self.inside.player if player is None else player
        if not 0 <= number < self.inside.settings.seats:
            raise ValueError(f"players are numbered from 0 to {self.inside.settings.seats - 1}, not {number}")
        return number

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "GobeletState":
        """A state that looks the same to this player, as `gobelet.imagine` draws it.

        What other players have seen is not resampled: their information states stay as they are.
        """
        game = self.inside.game
        if game is None or self.inside.player == CHANCE:
            raise ValueError("there is nothing to resample at a chance node")
        state = self.clone()
        world = gobelet.imagine(gobelet.view(game, player), int(chance() * 2**53))
        world.skip = True
        for seat in world.waiting:  # a seat without a choice there has answered
            if seat != player and len(world.options(seat)) == 1:
                world.answer(seat, world.options(seat)[0])
        state.inside.put(world, True)
        return state  # type: ignore[no-any-return]

    def __str__(self) -> str:
        inside = self.inside
        said = f" said {inside.said} chance {inside.path}" if inside.player == CHANCE else ""
        return f"{inside.game.text() if inside.game is not None else 'a new game'}{said}"


def seen(state: GobeletState, player: int) -> bytes:
    """Between an answer and the fall of the dice a player sees what it saw before the answer."""
    inside = state.inside
    observer = inside.settings.observer
    return observer.observe(inside.game, player) if inside.game is not None else bytes(observer.layout.size)


class Eyes:
    """What a player sees now (the layout of docs/observations.md), or all it has seen and said.

    The tensor of the latter has `rows` for what was said and heard, before what is seen now; without rows
    there is none.
    """

    def __init__(self, settings: EnvSettings, recall: bool, rows: int) -> None:
        self.settings: Final = settings
        self.recall: Final = recall
        self.rows: Final = rows if recall else 0
        layout = settings.observer.layout
        heard = 1 + self.rows * ROW if self.rows else 0
        self.tensor = np.zeros(heard + layout.size if self.rows or not recall else 0, np.float32)
        self.dict: dict[str, Any] = fields_of(self.tensor, self.rows) if self.rows else {}
        self.now: Final = self.tensor[heard:]
        if self.now.size:
            for field in layout.fields:
                piece = self.now[layout.start[field.name] :][: field.size]
                self.dict[field.name] = piece.reshape(field.shape)

    def set_from(self, state: GobeletState, player: int) -> None:
        if self.now.size:
            self.now[:] = np.frombuffer(seen(state, player), np.uint8)
        if self.rows:
            write_rows(state.inside, player, self.dict, self.rows)

    def string_from(self, state: GobeletState, player: int) -> str:
        return state.information_state_string(player) if self.recall else state.observation_string(player)


class GobeletGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A ruleset as a game of OpenSpiel. Its parameters are `players`, `reward`, and the ruleset's options.

    With `recall` there are information states as tensors, with room for that number of answers and messages.
    """

    ruleset = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = gobelet.ruleset(self.ruleset)
        given = params or {}
        seats = int(given.get("players", default_seats(rules)))
        choices: dict[str, str | int] = {
            one.id: chosen(one, given[one.id]) for one in options_of(rules) if one.id in given
        }
        self.settings = EnvSettings(self.ruleset, seats, str(given.get("reward", WIN)), "raise", choices)
        self.recall = int(given.get("recall", 0))
        if self.recall < 0:
            raise ValueError(f"recall is a number of rows, not {self.recall}")
        self.dealing = Inside(self.settings)  # what every state begins with
        self.dealing.play_on()
        _utility, least, most, total = UTILITIES[self.settings.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.settings.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=total,
            max_game_length=LONGEST,
        )
        super().__init__(_type(rules, self.settings.reward, self.recall > 0), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> GobeletState:
        return GobeletState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Eyes:
        if params:
            raise ValueError(f"there is nothing to choose about observations, {params} neither")
        return Eyes(self.settings, bool(kind is not None and kind.perfect_recall), self.recall)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


def load(text: str) -> GobeletGame:
    """What a pickled game is read by: importing this module has registered it."""
    return pyspiel.load_game(text)  # type: ignore[no-any-return]


def load_state(text: str) -> GobeletState:
    """What a pickled state is read by."""
    return pyspiel.deserialize_game_and_state(text)[1]  # type: ignore[no-any-return]


# --- a ruleset's options as parameters -----------------------------------------------------------------


def options_of(rules: Ruleset) -> tuple[HouseRule, ...]:
    return (*rules.choices, *rules.figures)


def parameter(option: HouseRule) -> str | int:
    """The usual value as OpenSpiel reads it.

    A parameter is a number or a word, never both: where a word stands among numbers it is -1. Commas part the
    parameters, so those inside a value are written as semicolons.
    """
    numbers = [value for value in option.values if value.isdecimal()]
    if numbers and len(numbers) >= len(option.values) - 1:
        return int(option.default) if option.default.isdecimal() else -1
    return option.default.replace(",", ";")


def chosen(option: HouseRule, value: str | int) -> str:
    """The value of a parameter as rulesets spell it."""
    if value == -1 and parameter(option) == -1:
        return option.default
    return api.spelled(value).replace(";", ",")


# --- registering -----------------------------------------------------------------------------------------


def name_of(ruleset: str) -> str:
    """gobelet_dicetown_extension; an earlier version is gobelet_dicetown_extension_v1."""
    return "gobelet_" + ruleset.replace("/", "_").replace("+", "_").replace("@", "_v")


def _type(rules: Ruleset, reward: str, tensors: bool) -> Any:
    return pyspiel.GameType(
        short_name=name_of(api.name_of(rules)),
        long_name=f"Gobelet {api.name_of(rules)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=UTILITIES[reward][0],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=tensors,  # all that was ever seen has a size only if one is given
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": default_seats(rules),
            "reward": WIN,
            "recall": 0,
            **{option.id: parameter(option) for option in options_of(rules)},
        },
    )


def _game(rules: Ruleset) -> type[GobeletGame]:
    name = api.name_of(rules)
    return type(f"Gobelet{name.title()}", (GobeletGame,), {"ruleset": name})


# The latest version of a ruleset goes by its id, an earlier one by its id and version.
NAMES: Final[dict[str, str]] = {}
for _latest in gobelet.rulesets():
    for _rules in _latest.versions:
        NAMES[api.name_of(_rules)] = name_of(api.name_of(_rules))
        pyspiel.register_game(_type(_rules, WIN, False), _game(_rules))
