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
from gobelet.core.chance import Branch, Chance, Nature
from gobelet.core.dice import ROLLS, WAYS
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.goods import Back
from gobelet.core.names import Cards, Dice, Kind
from gobelet.core.rewards import MARGIN, RANK, WIN, rewards
from gobelet.core.ruleset import Ruleset
from gobelet.envs.settings import EnvSettings, default_seats

Outcomes = tuple[tuple[int, int], ...]  # each with its ways

FALLS: Final[tuple[Outcomes, ...]] = tuple(
    [tuple([(dice, WAYS[dice]) for dice in sorted(set(rolls))]) for rolls in ROLLS]
)
LONGEST: Final = 50_000  # decisions or chance events in a game: no game comes near it
UTILITIES: Final = {
    WIN: (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
    RANK: (pyspiel.GameType.Utility.ZERO_SUM, -1.0, 1.0, 0.0),
    MARGIN: (pyspiel.GameType.Utility.GENERAL_SUM, -1e6, 1e6, None),
}


class Path(Nature):
    """Chance that follows the outcomes chosen at chance nodes, and stops where the next is to be chosen."""

    def __init__(self, path: tuple[int, ...]) -> None:
        super().__init__("path", "0", False)
        self.path: Final = path

    def __reduce__(self) -> tuple[Any, ...]:
        return Path, (self.path,)

    def first(self) -> int:
        return 0

    def follow(self, chance: Chance, outcomes: Outcomes) -> int:
        if len(outcomes) == 1:
            return outcomes[0][0]
        if chance.luck >= len(self.path):
            raise Branch(outcomes)
        chance.luck += 1
        return outcomes[self.path[chance.luck - 1]][0]

    def below(self, chance: Chance, n: int) -> int:
        return self.follow(chance, tuple([(value, 1) for value in range(n)]))

    def roll(self, chance: Chance, size: int) -> Dice:
        return self.follow(chance, FALLS[size])

    def pick(self, chance: Chance, back: Back, cards: Cards) -> Kind:
        return self.follow(chance, tuple([(kind, back.count(cards, kind)) for kind in back.distinct(cards)]))


class Inside:
    """What a state holds. OpenSpiel copies states deeply; this copies what can change, and no more."""

    def __init__(self, settings: EnvSettings) -> None:
        self.settings: Final = settings
        self.game: Game | None = None  # at its last question; None while it is being dealt
        self.said: tuple[int, int] | None = None  # the seat and the answer that chance is to follow
        self.path: tuple[int, ...] = ()  # how chance has fallen on that
        self.outcomes: Outcomes = ()  # and what may fall next
        self.seen: list[list[str]] = [[] for _seat in range(settings.seats)]  # events and answers, by seat

    def __deepcopy__(self, memo: dict[int, Any]) -> "Inside":
        copy = Inside(self.settings)
        copy.game = self.game.copy() if self.game is not None else None
        copy.said, copy.path, copy.outcomes = self.said, self.path, self.outcomes
        copy.seen = [seen[:] for seen in self.seen]
        return copy

    def play_on(self) -> None:
        """Play on along the path, to a chance node where it ends, otherwise to the next question."""
        events: list[Event] = []
        settings = self.settings
        nature = Path(self.path)
        try:
            if self.game is None:
                rules = settings.ruleset
                game = rules.new(rules, settings.seats, nature, settings.choices, True, [events.append])
            else:
                game = self.game.copy()
                game.change_nature(nature)
                game.watchers.append(events.append)
                assert self.said is not None
                game.answer(*self.said)
        except Branch as branch:
            self.outcomes = branch.outcomes
            return
        game.watchers.clear()
        self.game = game
        self.said, self.path, self.outcomes = None, (), ()
        for seat, seen in enumerate(self.seen):
            seen += [repr(event.seen_by(seat)) for event in events]


class GobeletState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of OpenSpiel: at a question, at a chance node, or at the end."""

    def __init__(self, game: "GobeletGame") -> None:
        super().__init__(game)
        self.inside = Inside(game.settings)
        self.inside.play_on()

    def current_player(self) -> int:
        if self.inside.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        game = self.inside.game
        assert game is not None
        return int(pyspiel.PlayerId.TERMINAL) if game.over else game.waiting[0]

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        game = self.inside.game
        if game is None or player < 0 or player != self.current_player():
            return []
        return sorted(game.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes by their number; `action_to_string` says what they are."""
        outcomes = self.inside.outcomes
        ways = sum([weight for _value, weight in outcomes])
        return [(number, weight / ways) for number, (_value, weight) in enumerate(outcomes)]

    def _apply_action(self, action: int) -> None:
        inside = self.inside
        if inside.outcomes:
            inside.path = (*inside.path, action)
        else:
            player = self.current_player()
            inside.said = (player, action)
            inside.seen[player].append(f"> {action}")
        inside.play_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = self.inside.outcomes
            return f"chance {outcomes[action][0] if action < len(outcomes) else action}"
        verb, operand = self.inside.settings.ruleset.table.read(action)
        return f"{verb} {operand}"

    def returns(self) -> list[float]:
        inside = self.inside
        if inside.game is None or not self.is_terminal():
            return [0.0] * inside.settings.seats
        return rewards(inside.game, inside.settings.reward)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "GobeletState":
        """A state that looks the same to this player, as `gobelet.imagine` draws it.

        What other players have seen is not resampled: their information states stay as they are.
        """
        game = self.inside.game
        if game is None or self.inside.outcomes:
            raise ValueError("there is nothing to resample at a chance node")
        state = self.clone()
        world = gobelet.imagine(gobelet.view(game, player), int(chance() * 2**53))
        world.skip = True
        for seat in world.waiting:  # a seat without a choice there has answered
            if seat != player and len(world.options(seat)) == 1:
                world.answer(seat, world.options(seat)[0])
        state.inside.game = world
        return state  # type: ignore[no-any-return]

    def __str__(self) -> str:
        inside = self.inside
        said = f" said {inside.said} chance {inside.path}" if inside.outcomes else ""
        return f"{inside.game.text() if inside.game is not None else 'a new game'}{said}"


class Eyes:
    """What a player sees now (the layout of docs/observations.md), or all it has seen and said."""

    def __init__(self, settings: EnvSettings, recall: bool) -> None:
        self.settings: Final = settings
        self.recall: Final = recall
        layout = settings.observer.layout
        self.tensor = np.zeros(0 if recall else layout.size, np.float32)
        self.dict = {
            field.name: self.tensor[layout.start[field.name] :][: field.size].reshape(field.shape)
            for field in layout.fields
            if not recall
        }

    def set_from(self, state: GobeletState, player: int) -> None:
        if not self.recall:
            self.tensor[:] = np.frombuffer(self._bytes(state, player), np.uint8)

    def _bytes(self, state: GobeletState, player: int) -> bytes:
        """Between an answer and the fall of the dice a player sees what it saw before the answer."""
        game = state.inside.game
        if game is None:
            return bytes(self.settings.observer.layout.size)
        return self.settings.observer.observe(game, player)

    def string_from(self, state: GobeletState, player: int) -> str:
        seen = self._bytes(state, player).hex()
        return "\n".join([*state.inside.seen[player], seen]) if self.recall else seen


class GobeletGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A ruleset as a game of OpenSpiel."""

    ruleset = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = gobelet.ruleset(self.ruleset)
        given = params or {}
        seats = int(given.get("players", default_seats(rules)))
        self.settings = EnvSettings(self.ruleset, seats, str(given.get("reward", WIN)), "raise", {})
        _utility, least, most, total = UTILITIES[self.settings.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.settings.actions,
            max_chance_outcomes=len(FALLS[5]),
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=total,
            max_game_length=LONGEST,
        )
        super().__init__(_type(rules, self.settings.reward), info, given)

    def new_initial_state(self) -> GobeletState:
        return GobeletState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Eyes:
        if params:
            raise ValueError(f"there is nothing to choose about observations, {params} neither")
        return Eyes(self.settings, bool(kind is not None and kind.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


def name_of(ruleset: str) -> str:
    """gobelet_dicetown_extension; an earlier version is gobelet_dicetown_extension_v1."""
    return "gobelet_" + ruleset.replace("/", "_").replace("+", "_").replace("@", "_v")


def _type(rules: Ruleset, reward: str) -> Any:
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
        provides_information_state_tensor=False,  # all that was ever seen has no fixed size
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_seats(rules), "reward": WIN},
    )


def _game(rules: Ruleset) -> type[GobeletGame]:
    name = api.name_of(rules)
    return type(f"Gobelet{name.title()}", (GobeletGame,), {"ruleset": name})


# The latest version of a ruleset goes by its id, an earlier one by its id and version.
NAMES: Final[dict[str, str]] = {}
for _latest in gobelet.rulesets():
    for _rules in _latest.versions:
        NAMES[api.name_of(_rules)] = name_of(api.name_of(_rules))
        pyspiel.register_game(_type(_rules, WIN), _game(_rules))
