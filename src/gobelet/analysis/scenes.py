"""What happened after each question of a record: the events that chance began, and whose throws they were."""

from collections.abc import Sequence
from typing import NamedTuple

from gobelet import api
from gobelet.analysis.throws import A_PILE, Listening
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.names import Seat
from gobelet.core.record import Record
from gobelet.core.replay import replay_steps

MOST_EVENTS = 2


class Happening(NamedTuple):
    event: Event
    round: int  # in which it happened: the first roll of a round follows the last question of the one before
    throws: tuple[Seat, ...]  # what chance had decided just before it was announced


class Scene(NamedTuple):
    """What a question was, and what chance brought after it."""

    game: Game
    happenings: tuple[Happening, ...]  # from the first that chance decided

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple([happening.event for happening in self.happenings])


class _Camera:
    def __init__(self) -> None:
        self.game: Game | None = None
        self.heard: list[Seat] = []
        self.happenings: list[Happening] = []

    def watch(self, event: Event) -> None:
        if self.game is None:  # before the first question, all is chance
            self.happenings.append(Happening(event, 0, ()))
        elif self.heard or self.happenings:
            self.happenings.append(Happening(event, self.game.round, tuple(self.heard)))
            self.heard.clear()

    def listen(self, game: Game) -> None:
        """To the chance of a game, which another one may have replaced: a record may branch."""
        self.game = game
        if not isinstance(game.nature, Listening):
            game.nature = Listening(game.nature, self.heard)
            game.fast = False

    def cut(self) -> tuple[Happening, ...]:
        happenings = tuple(self.happenings)
        self.happenings = []
        self.heard.clear()
        return happenings


def _still(game: Game) -> Game:
    """A copy that nobody listens to."""
    twin = game.copy()
    if isinstance(twin.nature, Listening):
        twin.nature = twin.nature.inner
        twin.fast = twin.nature.quick
    return twin


def scenes(record: Record) -> dict[int, Scene]:
    """By the numbers of questions; number 0 is the opening."""
    camera = _Camera()
    game = api.start(record, [camera.watch])
    found = {0: Scene(game.copy(), camera.cut())}
    camera.listen(game)
    before = _still(game)
    for _game in replay_steps(game, record):
        found[before.serial] = Scene(before, camera.cut())
        camera.listen(game)
        before = _still(game)
    return found


def throws_of(scene: Scene) -> dict[Seat, list[Happening]]:
    """What chance brought, by whose dice or cards they were; A_PILE has what belongs to nobody.

    Several seats may roll before any roll is announced. A throw is the first event of its seat after it.
    """
    found: dict[Seat, list[Happening]] = {}
    owed: list[Seat] = []
    for happening in scene.happenings:
        whose = happening.event.facts.get("seat")
        for seat in happening.throws:
            if seat == A_PILE:
                owner = whose if isinstance(whose, int) else A_PILE
                if happening not in found.get(owner, []):
                    found.setdefault(owner, []).append(happening)
            else:
                owed.append(seat)
        if isinstance(whose, int) and whose in owed:
            owed.remove(whose)
            if happening not in found.get(whose, []):
                found.setdefault(whose, []).append(happening)
    return found


def brought(luck: Sequence[float], scene: Scene) -> list[Happening]:
    """What did it: the throw of the seat whose chance it moved most, among those who threw.

    What one wins all others lose together. So where several threw at once, whoever moved most
    moved against all others, and it was most likely their throw. Where a throw ended a round, the first rolls
    of the next one fell, too, before anybody was asked: what decided a round weighs more.
    """
    throws = throws_of(scene)
    seats = [seat for seat in throws if seat != A_PILE]
    if seats:
        first = min([throws[seat][0].round for seat in seats])
        seats = [seat for seat in seats if throws[seat][0].round == first]
        told = throws[max(seats, key=[abs(share) for share in luck].__getitem__)]
    else:
        told = throws.get(A_PILE) or list(scene.happenings)
    return [one for one in told if one.round == told[0].round][:MOST_EVENTS]
