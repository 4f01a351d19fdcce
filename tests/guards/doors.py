"""All that the guards need from inside the program.

Modules move and are renamed: then this file follows, and no other file of the guards has to.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import gobelet
from gobelet import Event, Game, Record, View
from gobelet.api import REGISTRY, start
from gobelet.bots.learned.bot import weights
from gobelet.bots.observers import observer
from gobelet.cincinnati.rulesets import CasinoRuleset
from gobelet.core.branches import branch_off, play_on
from gobelet.core.ruleset import Ruleset
from gobelet.dicetown.owner_values import TownRuleset
from gobelet.server.games import catalogue, worlds
from gobelet.server.replays import frames
from gobelet.server.tables import viewer_messages
from gobelet.server.tables.settings import TableSettings
from gobelet.server.tables.state import State

__all__ = ["Viewer", "branch_off", "observer", "play_on", "start", "weights"]

Viewer = int | None  # a seat, or a spectator


def table(game: Game) -> State:
    """A table at which this game is played: one person, who is the host, and bots."""
    settings = TableSettings(
        id="guarded",
        ruleset=game.ruleset.id,
        choices={key: str(value) for key, value in game.choices.items()},
        bots=[None, *["greedy"] * (game.seats - 1)],
        clock=60,
        beat=2000,
        listed=True,
        secret="5e" * 32,
        commitment="c0" * 32,
        created=1_700_000_000_000,
        hints=True,
    )
    state = State(settings)
    state.alone = None
    state.seats[0].kind, state.seats[0].name, state.seats[0].here = "person", "Ann", True
    state.phase = "over" if game.over else "playing"
    state.game = game
    return state


@contextmanager
def changed_without_a_version(name: str) -> Iterator[None]:
    """This version of a ruleset, changed under its number: it plays as the one before it does."""
    rules = gobelet.ruleset(name)
    latest = gobelet.ruleset(rules.id)
    before = latest.versions[latest.versions.index(rules) + 1]
    changed: Ruleset
    if isinstance(before, CasinoRuleset):
        changed = CasinoRuleset(before.edition, rules.version)
    else:
        assert isinstance(before, TownRuleset)
        assert isinstance(rules, TownRuleset)
        made_with = (rules.choices, rules.all_figures, rules.numbers, rules.new, rules.view, rules.imagine)
        changed = TownRuleset(before.edition, rules.version, *made_with)
    changed.box, changed.speaker = rules.box, rules.speaker
    REGISTRY._rulesets[rules.id] = changed
    try:
        yield
    finally:
        REGISTRY._rulesets[rules.id] = latest


def sent_view(game: Game, viewer: Viewer, events: Sequence[Event]) -> Any:
    """What a viewer of the table is sent: board, question, forms, events, scores."""
    state = table(game)
    body = viewer_messages.ViewBody(viewer_messages.Moment(state), viewer, events)
    return json.loads(viewer_messages.numbered(1, 2, body.whole(engine=False)))


def sent_welcome(game: Game, viewer: Viewer, events: Sequence[Event]) -> Any:
    """What a viewer is sent first."""
    state = table(game)
    state.events = tuple(events)
    return json.loads(viewer_messages.welcome(state, viewer))


def sent_line(game: Game) -> Any:
    """The table in the list of tables."""
    return json.loads(viewer_messages.encode(viewer_messages.line(table(game))))


def sent_replay(text: str, eyes: Any) -> Any:
    """What is sent when a record is opened: all frames, for these eyes."""
    return json.loads(frames._replay(text, eyes))


def sent_catalogue() -> dict[str, Any]:
    """What can be played, by the ruleset's id."""
    return {one["id"]: one for one in json.loads(viewer_messages.encode(catalogue.catalogue()))}


def sent_in_version_1(id: str) -> Any:
    """What a catalogue says of the first version of a ruleset."""
    return json.loads(viewer_messages.encode(catalogue.describe(gobelet.ruleset(f"{id}@1"))))


def written_world(seen: View, seed: int) -> Any:
    """A world for a bot elsewhere, as it is sent."""
    return json.loads(viewer_messages.encode(worlds.write(seen, seed)))


def read_world(world: Any) -> Game:
    return worlds.read(world)


def layout(ruleset: str) -> list[list[Any]]:
    """The fields of an observation in their order: name, first byte, shape, kind, greatest value."""
    laid = observer(ruleset).layout
    return [
        [field.name, laid.start[field.name], list(field.shape), field.kind, field.most]
        for field in laid.fields
    ]


def play_from(parent: Record, at: int, generator: str, seed: str) -> Game:
    """The game of a record at this question, with other dice from there on."""
    game = start(parent)
    answers = dict(parent.answers)
    while game.serial < at:
        take_answers(game, answers.get(game.serial, ()))
        branch_off(game, parent)
    play_on(game, generator, seed, parent.fingerprint)
    return game


def take_answers(game: Game, answers: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
    """Answer the open question, for those without a choice first."""
    serial = game.serial
    answer_forced(game, {seat for seat, _parts in answers})
    for seat, parts in answers:
        game.answer(seat, *parts)
    assert game.over or game.serial > serial


def answer_forced(game: Game, choosers: set[int]) -> None:
    """Answer for every seat that has one option only."""
    serial = game.serial
    for seat in game.waiting:
        while seat not in choosers and not game.over and game.serial == serial and seat in game.waiting:
            (only,) = game.options(seat)
            game.answer(seat, only)
