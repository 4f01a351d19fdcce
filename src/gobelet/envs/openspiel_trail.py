"""What a state of OpenSpiel holds: the game at its last question, and the trail that led there.

What the seats have heard on the way is played again from the trail when somebody asks for it.
"""

from collections.abc import Callable
from typing import Any, Final

from gobelet.core.event import Event
from gobelet.core.game import Game, Watcher
from gobelet.envs.chance_nodes import AtChanceNode, ChanceOutcomes, path_of
from gobelet.envs.settings import EnvSettings

CHANCE: Final = -1  # as pyspiel.PlayerId numbers them
TERMINAL: Final = -4
KEPT_EVERY: Final = 16  # links: a game of each would keep the collector of garbage busy

Said = tuple[int, int]  # the seat and its answer
Row = tuple[Said | None, tuple[int, ...], Game | None]  # a link as it is pickled


def played(
    settings: EnvSettings,
    game: Game | None,
    said: Said | None,
    path: tuple[int, ...],
    watchers: list[Watcher],
) -> Game:
    """The game after an answer and what fell on it; without a game, as it is dealt.

    Raises AtChanceNode where the path ends before the next question.
    """
    if game is None:
        rules = settings.ruleset
        return rules.new(rules, settings.seats, path_of(path), settings.choices, True, watchers)
    assert said is not None
    twin = game.copy()
    twin.change_nature(path_of(path))
    if watchers:
        twin.watchers.extend(watchers)
    seat, action = said
    twin.take(seat, action, True)  # forced answers are skipped: there was a choice
    return twin


class TrailLink:
    """An answer, and how chance fell on it. Clones share the links before the one where they part."""

    __slots__ = ("before", "events", "game", "imagined", "lines", "number", "path", "said")

    def __init__(
        self,
        before: "TrailLink | None",
        game: Game | None,
        imagined: bool,
        said: Said | None,
        path: tuple[int, ...],
    ) -> None:
        self.before: Final = before
        self.imagined: Final = imagined  # this answer was given in another game than those before it
        self.said: Final = said  # None for the deal
        self.path: Final = path
        self.events: tuple[Event, ...] | None = None  # what happened then, once somebody has asked
        self.lines: dict[int, str] | None = None  # the same as each seat heard it, likewise
        # The game before the answer, where it is kept: now and then; where the trail cannot be followed from
        # the deal on; and behind a link that was asked for, because this one will be, too.
        self.game: Game | None = game
        if before is None:
            self.number: int = 0
        else:
            self.number = before.number + 1
            if self.number % KEPT_EVERY and not imagined and before.events is None:
                self.game = None

    def hear(self, settings: EnvSettings) -> None:
        """Play again whatever nobody has asked for yet, from the last game that was kept."""
        links: list[TrailLink] = []
        link: TrailLink | None = self
        while link is not None and link.events is None:
            links.append(link)
            link = link.before
        while link is not None and links[-1].game is None:
            links.append(link)
            link = link.before
        game: Game | None = None
        for again in reversed(links):
            events: list[Event] = []
            start = again.game if again.game is not None else game
            game = played(settings, start, again.said, again.path, [events.append])
            if again.events is None:
                again.events = tuple(events)
            if again.number % KEPT_EVERY and not again.imagined:
                again.game = None

    def line(self, player: int) -> str:
        """What this player said and heard here."""
        if self.lines is None:
            self.lines = {}
        if player not in self.lines:
            assert self.events is not None
            mine = [f"> {self.said[1]}"] if self.said is not None and self.said[0] == player else []
            heard = [repr(event.seen_by(player)) for event in self.events]
            self.lines[player] = "\n".join([*mine, *heard])
        return self.lines[player]


def links_to(last: TrailLink | None, settings: EnvSettings) -> list[TrailLink]:
    """All links from the deal on, each with its events."""
    if last is not None and last.events is None:
        last.hear(settings)
    links: list[TrailLink] = []
    while last is not None:
        links.append(last)
        last = last.before
    links.reverse()
    return links


class Inside:
    """What a state holds. The game in it is never changed, so clones share it."""

    __slots__ = ("game", "imagined", "options", "outcomes", "path", "player", "said", "settings", "trail")

    def __init__(self, settings: EnvSettings) -> None:
        self.settings: Final = settings
        self.game: Game | None = None  # at its last question; None while it is being dealt
        self.imagined = False  # whether it was put in the place of the game that the trail led to
        self.said: Said | None = None  # the seat and the answer that chance is to follow
        self.path: tuple[int, ...] = ()  # how chance has fallen on that
        self.outcomes: ChanceOutcomes | None = None  # and what may fall next
        self.player = CHANCE
        self.options: list[int] | None = None  # of the player, ascending, once somebody has asked
        self.trail: TrailLink | None = None

    def copy(self) -> "Inside":
        copy = Inside(self.settings)
        copy.game, copy.imagined, copy.trail = self.game, self.imagined, self.trail
        copy.said, copy.path, copy.outcomes = self.said, self.path, self.outcomes
        copy.player, copy.options = self.player, self.options
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Inside":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Inside"], tuple[Any, ...]]:
        """The trail as a list, without what can be played again: linked, it would be too deep to pickle."""
        rows: list[Row] = []
        link = self.trail
        while link is not None:
            rows.append((link.said, link.path, link.game if link.imagined else None))
            link = link.before
        return restored, (self.settings, self.game, self.imagined, self.said, self.path, rows)

    def play_on(self) -> None:
        """Play on along the path, to a chance node where it ends, otherwise to the next question."""
        self.options = None
        try:
            game = played(self.settings, self.game, self.said, self.path, [])
        except AtChanceNode as node:
            self.outcomes = node.outcomes
            self.player = CHANCE
            return
        self.trail = TrailLink(self.trail, self.game, self.imagined, self.said, self.path)
        self.put(game, False)

    def put(self, game: Game, imagined: bool) -> None:
        """Go on from this game, which stands at a question or is over."""
        self.game = game
        self.imagined = imagined
        self.said = self.outcomes = self.options = None
        self.path = ()
        waiting = game.waiting
        self.player = waiting[0] if waiting else TERMINAL

    def legal(self) -> list[int]:
        """What the player to act may say, ascending. Not to be changed."""
        if self.options is None:
            assert self.game is not None
            self.options = sorted(self.game.options(self.player))
        return self.options

    def apply(self, action: int) -> None:
        """Take an answer or an outcome, and play on. What can't be is refused, and changes nothing."""
        if self.outcomes is not None:
            outcomes = len(self.outcomes.values)
            if not 0 <= action < outcomes:
                raise ValueError(f"outcomes here are numbered from 0 to {outcomes - 1}: there is no {action}")
            self.path = (*self.path, action)
        else:
            assert self.game is not None
            if self.player == TERMINAL or action not in (self.options or self.legal()):
                self.game.answer(max(self.player, 0), action)  # raises Refused
            self.said = (self.player, action)
        self.play_on()

    def heard(self, player: int) -> list[str]:
        """All that this player has said and heard, in the order of the game."""
        lines = [link.line(player) for link in links_to(self.trail, self.settings)]
        if self.said is not None and self.said[0] == player:
            lines.append(f"> {self.said[1]}")
        return [line for line in lines if line]


def restored(
    settings: EnvSettings,
    game: Game | None,
    imagined: bool,
    said: Said | None,
    path: tuple[int, ...],
    rows: list[Row],
) -> Inside:
    """What `Inside.__reduce__` wrote."""
    inside = Inside(settings)
    for row_said, row_path, row_game in reversed(rows):
        inside.trail = TrailLink(inside.trail, row_game, row_game is not None, row_said, row_path)
    if game is not None:
        inside.put(game, imagined)
    if game is None or said is not None:
        inside.said, inside.path = said, path
        inside.play_on()
    return inside
