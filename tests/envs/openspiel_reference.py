"""States of OpenSpiel the slow way: all strings are made at once, outcomes each time, copies whole."""

from typing import Any, Final

from gobelet.core.chance import Branch, Chance, Nature
from gobelet.core.dice import ROLLS, WAYS
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.goods import Back
from gobelet.core.names import Cards, Dice, Kind
from gobelet.envs.settings import EnvSettings

Outcomes = tuple[tuple[int, int], ...]


class SlowPath(Nature):
    """Chance that follows a path, and stops where it ends."""

    def __init__(self, path: tuple[int, ...]) -> None:
        super().__init__("path", "0", False)
        self.path: Final = path

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
        return self.follow(chance, tuple([(dice, WAYS[dice]) for dice in sorted(set(ROLLS[size]))]))

    def pick(self, chance: Chance, back: Back, cards: Cards) -> Kind:
        return self.follow(chance, tuple([(kind, back.count(cards, kind)) for kind in back.distinct(cards)]))


class SlowState:
    """What `gobelet.envs.openspiel.GobeletState` has to say."""

    def __init__(self, settings: EnvSettings) -> None:
        self.settings = settings
        self.game: Game | None = None
        self.said: tuple[int, int] | None = None
        self.path: tuple[int, ...] = ()
        self.outcomes: Outcomes = ()
        self.heard: list[list[str]] = [[] for _seat in range(settings.seats)]
        self.play_on()

    def clone(self) -> "SlowState":
        twin = SlowState(self.settings)
        twin.game = self.game.copy() if self.game is not None else None
        twin.said, twin.path, twin.outcomes = self.said, self.path, self.outcomes
        twin.heard = [lines[:] for lines in self.heard]
        return twin

    def play_on(self) -> None:
        events: list[Event] = []
        settings, nature = self.settings, SlowPath(self.path)
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
        for seat, lines in enumerate(self.heard):
            lines += [repr(event.seen_by(seat)) for event in events]

    def current_player(self) -> int:
        if self.outcomes:
            return -1
        assert self.game is not None
        return -4 if self.game.over else self.game.waiting[0]

    def legal_actions(self) -> list[int]:
        if self.outcomes:
            return list(range(len(self.outcomes)))
        assert self.game is not None
        return [] if self.game.over else sorted(self.game.options(self.game.waiting[0]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = sum([weight for _value, weight in self.outcomes])
        return [(number, weight / ways) for number, (_value, weight) in enumerate(self.outcomes)]

    def apply_action(self, action: int) -> None:
        if self.outcomes:
            self.path = (*self.path, action)
        else:
            player = self.current_player()
            self.said = (player, action)
            self.heard[player].append(f"> {action}")
        self.play_on()

    def observation_string(self, player: int) -> str:
        observer = self.settings.observer
        return (
            observer.observe(self.game, player) if self.game is not None else bytes(observer.layout.size)
        ).hex()

    def information_state_string(self, player: int) -> str:
        return "\n".join([*self.heard[player], self.observation_string(player)])

    def __str__(self) -> str:
        said = f" said {self.said} chance {self.path}" if self.outcomes else ""
        return f"{self.game.text() if self.game is not None else 'a new game'}{said}"


def facts_of(state: Any, players: int) -> list[Any]:
    """All that a state says, for comparing a quick one with a slow one."""
    return [
        str(state),
        state.current_player(),
        state.legal_actions(),
        state.chance_outcomes(),
        *[state.information_state_string(player) for player in range(players)],
        *[state.observation_string(player) for player in range(players)],
    ]
