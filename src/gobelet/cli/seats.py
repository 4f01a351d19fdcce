"""The players at the seats: `--seats you,greedy,greedy`, and what they are called."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from gobelet.bots import BOTS, Bot, make
from gobelet.core.branches import nature
from gobelet.core.errors import BadRequest
from gobelet.core.game import Game, Watcher
from gobelet.core.ruleset import Ruleset
from gobelet.locale.voice import Voice

HUMAN: Final = "you"
HUMANS: Final = ("you", "vous")
LONGEST_NAME: Final = 20


def seated(text: str, rules: Ruleset, humans: bool) -> tuple[str, ...]:
    """The kinds of players, seat by seat: `you` or a bot's name."""
    kinds = tuple([HUMAN if word.strip() in HUMANS else word.strip() for word in text.split(",")])
    known = (HUMAN, *BOTS) if humans else tuple(BOTS)
    for kind in kinds:
        if kind not in known:
            raise BadRequest("cli-unknown-player", "", {"name": kind, "known": known})
    rules.check(len(kinds), {})
    return kinds


def called(kinds: Sequence[str], names: Sequence[str], voice: Voice) -> tuple[str, ...]:
    """Everybody's name: humans choose theirs, bots have the game's."""
    humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
    if len(names) > len(humans):
        raise BadRequest("cli-too-many-names", "", {"number": len(names), "humans": len(humans)})
    calls = [voice.seat(seat) for seat in range(len(kinds))]
    for seat, name in zip(humans, names, strict=False):
        calls[seat] = _checked(name)
    for seat in range(len(kinds)):
        if calls.count(calls[seat]) > 1 and seat not in humans[: len(names)]:
            calls[seat] = f"{calls[seat]} {seat}"
    for name in calls:
        if calls.count(name) > 1:
            raise BadRequest("cli-same-name", "", {"name": name})
    return tuple(calls)


def _checked(name: str) -> str:
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadRequest("cli-bad-name", "", {"name": name, "most": LONGEST_NAME})
    return name


def new_game(
    rules: Ruleset, seats: int, seed: str, choices: dict[str, str], watchers: Sequence[Watcher] = ()
) -> Game:
    """A game with typed choices. Not by `api.new`: a choice could have the name of one of its arguments."""
    full = rules.check(seats, choices)
    return rules.new(rules, seats, nature("fast", seed), full, False, list(watchers))


def bot_for(kind: str, game_seed: str, seat: int) -> Bot:
    """A bot with its own seed, the same whenever this game is played again."""
    digest = blake2b(f"{game_seed} {seat}".encode(), digest_size=6).hexdigest()
    return make(kind, int(digest, 16))
