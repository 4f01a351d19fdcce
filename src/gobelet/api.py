"""The public functions: rulesets, new games, replays, views, imagined games, faces, and sentences."""

from collections.abc import Sequence
from typing import Final

from gobelet import locale
from gobelet.cincinnati.box import BOX as CINCINNATI
from gobelet.core.box import GameBox
from gobelet.core.branches import branch_off, nature
from gobelet.core.dice import SORTED
from gobelet.core.errors import BadRecord, BadRequest, GobeletError
from gobelet.core.event import Event, Message
from gobelet.core.game import Game, Watcher
from gobelet.core.names import Dice, Seat
from gobelet.core.record import Record
from gobelet.core.replay import play_through
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View
from gobelet.dicetown.box import BOX as DICE_TOWN
from gobelet.locale.vocabulary import vocabulary_of
from gobelet.registry import Registry

REGISTRY: Final = Registry((DICE_TOWN, CINCINNATI))


def games() -> tuple[GameBox, ...]:
    """Every game: our own, then those of other packages."""
    return REGISTRY.boxes()


def rulesets() -> tuple[Ruleset, ...]:
    """What can be played, with seat counts and options."""
    return REGISTRY.rulesets()


def ruleset(id: str) -> Ruleset:
    """The ruleset of this id; with a version, as in `dicetown/2009@1`, that version of it."""
    found = REGISTRY.find(id)
    if found is None:
        known = tuple([ruleset.id for ruleset in rulesets()])
        raise BadRequest("unknown-ruleset", "", {"ruleset": id, "known": known})
    return found


def name_of(rules: Ruleset) -> str:
    """The name that finds this version of a ruleset: the id of the latest, an earlier one's with its version.

    >>> name_of(ruleset("dicetown/extension")), name_of(ruleset("dicetown/extension@1"))
    ('dicetown/extension', 'dicetown/extension@1')
    """
    return rules.id if ruleset(rules.id) is rules else rules.name


def new(
    id: str,
    seats: int,
    seed: int | str = 0,
    *,
    skip_forced: bool = False,
    generator: str = "fast",
    watchers: Sequence[Watcher] = (),
    **choices: str | int,
) -> Game:
    """A new game, at its first question.

    `seed` is any whole number for the `fast` generator, 64 hexadecimal digits for the `keyed`
    one and for `duplicate`, whose dice and cards are the same at every table with its seed.
    `skip_forced` answers for every seat that has one option only. `choices` are the ruleset's options;
    numbers, True and False may be given as such.
    """
    rules = ruleset(id)
    full = rules.check(seats, {name: spelled(value) for name, value in choices.items()})
    return rules.new(rules, seats, nature(generator, str(seed)), full, skip_forced, list(watchers))


def spelled(value: str | int) -> str:
    """The value of a choice as rulesets spell it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def replay(record: Record, *, watchers: Sequence[Watcher] = ()) -> Game:
    """The game of a record, replayed from its seed: `BadRecord` if it can't have happened."""
    return play_through(start(record, watchers), record)


def start(record: Record, watchers: Sequence[Watcher] = ()) -> Game:
    """The game of a record at its first question, for stepping through it.

    If it branches there, it has its new chance already.
    """
    id, _, version = record.ruleset.partition("@")
    rules = ruleset(id)
    played = rules.at(version)
    if played is None:
        known = ", ".join([one.name for one in rules.versions])
        raise BadRecord("record-version", "", {"ruleset": record.ruleset, "known": known})
    rules = played
    full = rules.check_recorded(record.seats, {key: str(value) for key, value in record.choices.items()})
    game = rules.new(rules, record.seats, nature(record.nature, record.seed), full, False, list(watchers))
    branch_off(game, record)
    return game


def view(game: Game, seat: Seat | None) -> View:
    """All that a seat may know; None for a spectator."""
    if seat is not None and not 0 <= seat < game.seats:
        raise BadRequest("unknown-seat", "", {"number": seat, "seats": game.seats})
    return game.ruleset.view(game, seat)


def faces(dice: Dice, rules: str | Ruleset) -> tuple[str, ...]:
    """The faces of a packed handful of dice, in the words of the game, the lowest first.

    A handful is one number, such as `view.cup` or an entry of `view.dice`. `rules` is a ruleset or its id.
    Games of other packages may pack their dice in another way.

    >>> faces(786946, "dicetown/2009")
    ('9', '9', 'Q')
    >>> faces(786946, "cincinnati")
    ('1', '1', '4')
    """
    numbers = SORTED.get(dice)
    if numbers is None:
        raise BadRequest("no-handful", "", {"number": dice})
    vocabulary = vocabulary_of((ruleset(rules) if isinstance(rules, str) else rules).box)
    first = vocabulary.first_face
    return tuple([vocabulary.faces[first + face] if vocabulary.faces else str(face + 1) for face in numbers])


def imagine(view: View, seed: int) -> Game:
    """A random game that looks the same as the real one to the seat of this view."""
    return view.ruleset.imagine(view, seed)


def say(
    message: Message | Event | GobeletError,
    rules: Ruleset | Game | str | None = None,
    lang: str = "en",
    seat: Seat | None = None,
    names: Sequence[str] = (),
) -> str:
    """A message, an event or an error as a sentence.

    `rules` is the game, its ruleset or its id; an error that a game raised knows it. An event is said as
    `seat` may know it, or a spectator if there is none. Without `names` the players are called as the game
    calls them.

    >>> say(new("cincinnati", 3).prompt(), "cincinnati")
    'Which table do you play at?'
    """
    if isinstance(rules, str):
        rules = ruleset(rules)
    elif isinstance(rules, Game):
        rules = rules.ruleset
    if isinstance(message, GobeletError):
        return locale.say(rules or message.ruleset, message, lang, names)
    if isinstance(message, Event):
        message = message.seen_by(seat)
    return locale.say(rules, message, lang, names)
