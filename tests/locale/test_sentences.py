"""Every message has a sentence in every language, and every sentence is used and can be said."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

import gobelet
from gobelet.core.errors import Fact, GobeletError, Refused
from gobelet.core.event import Event, Message
from gobelet.core.game import Game
from gobelet.locale import LANGUAGES
from gobelet.locale.bundles import bundle
from gobelet.locale.voice import game_of
from tests.locale.strict import StrictVoice
from tests.locale.used import GAMES, named, spoken, written

# What a fact may be, to try sentences that no game here happens to say.
SAMPLES: dict[str, Fact] = {
    "seats": (0, 2),
    "known": ("this", "that"),
    "places": (1, 3),
    "stakes": ("duel", "chips"),
    "pips": (1, 2, 3, 4, 5),
    "fell": (1, 2),
    "dice": "9 9 J",
    "cards": (6, 15),
    "titles": (0, 3),
    "fenced": (1,),
    "place": "mine",
    "table": "atlantic",
    "hand": "pair",
    "remedy": "fence",
    "elixir": "wealth",
    "action": "dig",
    "find": "star",
    "finds": ("star", "nothing"),
    "lands": ("3", "ranch"),
    "spirit": "shaman",
    "back": "deed",
    "stake": "duel",
    "reason": "so",
    "expected": "whole",
    "generator": "fast",
}

# Too rare for the games below, and their facts do not stand in the call.
PLANNED: dict[str, Fact] = {
    "field": "places",
    "value": "moon",
    "known": ("hall", "mine"),
    "least": 0,
    "most": 4,
}
RARE: dict[str, dict[str, Fact]] = {
    "hint-duel": {"percent": 50},
    "hint-duel-chips": {"percent": 50},
    "hint-duel-wide": {"percent": 50},
    "hint-named": {"percent": 50, "whole": 2, "tenth": 5},
    "why-named": {"percent": 50, "whole": 2, "tenth": 5},
    "hint-worth": {"whole": 2, "tenth": 5},
    "why-worth": {"whole": 2, "tenth": 5},
    "hint-costs": {"whole": 2, "tenth": 5},
    "why-costs": {"whole": 2, "tenth": 5},
    **dict.fromkeys(("plan-bad-word", "plan-bad-number", "plan-not-list", "plan-twice"), PLANNED),
    "keep-fewer": {"seat": 0, "number": 2, "dice": (0, 0, 3)},
    "kept-paid": {"seat": 0, "dice": (0, 0, 3), "dollars": 2},
    "name-champion": {"seat": 0, "seats": (0, 1)},
    "bad-figure": {"choice": "deeds", "value": "5", "example": "5,5,5,5,5"},
    "printed-figure": {"choice": "equipment", "value": "1,1,1,1,1,1"},
    "outlaw-not-in-pile": {"seat": 0, "face": 4, "dollars": 6},
    "played-joe-in-vain": {"seat": 0, "card": 12},
    "chips-short": {"seat": 0, "chips": 0},
    "duel-equal": {"seat": 0, "target": 1, "pips": (1, 1, 2, 2, 3), "hand": "two-pair"},
    "table-shown": {"seat": 0, "table": "caesars", "pips": (1, 1, 2, 2, 3), "hand": "two-pair"},
    "turn-after": {"number": 3, "seats": (0, 1)},
    "turn-before": {"number": 1, "seats": (1,)},
    "table-tied": {"seats": (1, 0), "table": "caesars", "pips": (1, 1, 2, 2, 3)},
    "tie-duel-won": {"seat": 0, "table": "caesars", "pips": (1,), "hand": "pair"},
    "tie-duel-equal": {"seat": 0, "seats": (1, 0), "table": "caesars", "pips": (1,), "hand": "pair"},
    "cli-no-such-dice": {"dice": "9 9 J"},
    "cli-no-such-place": {"number": 3, "dice": "9 9 J"},
}


def ids(lang: str, game: str) -> set[str]:
    return set(bundle(lang, game)._messages)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_a_sentence(lang: str, game: str) -> None:
    needed = {use.id: use.where for use in spoken() if use.game in ("", game)}
    needed.update({id: "names" for of, id in named() if of in ("", game)})
    missing = {id: where for id, where in needed.items() if id not in ids(lang, game)}
    assert not missing


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_used(lang: str, game: str) -> None:
    used = {use.id for use in spoken()} | {id for _game, id in named()}  # a shared one by one game may do
    assert not ids(lang, game) - used - written()


def test_cards_places_tables_rulesets_and_bots_have_a_text() -> None:
    for game, id in named():
        kind = id.partition("-")[0]
        if kind in ("card", "place", "table", "ruleset", "choice", "bot"):
            for lang in LANGUAGES:
                assert bundle(lang, game).get_message(id).attributes.get("text"), f"{lang} {id}"


def test_every_question_has_help() -> None:
    questions = [use for use in spoken() if use.asked]
    assert questions
    for use in questions:
        for lang in LANGUAGES:
            assert bundle(lang, use.game).get_message(use.id).attributes.get("help"), f"{lang} {use.id}"


# --- games, watched ----------------------------------------------------------------------------------------


def messages_of(game: Game, events: list[Event], dice: random.Random) -> Iterator[Message | GobeletError]:
    """Everything that a game says on its way to its end: to every seat, and to spectators."""
    while not game.over:
        yield game.prompt()
        for seat in game.waiting:
            for option in game.options(seat):
                yield game.message(option, seat)
                yield game.message(option)
            try:
                game.copy().answer(seat, dice.randrange(-1, game.ruleset.table.size + 1))
            except Refused as refused:
                yield refused
        while events:
            event = events.pop()
            yield event.whole()
            yield event.seen_by(None)
            for seat in range(game.seats):
                yield event.seen_by(seat)
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.options(seat)))
    yield game.prompt()
    for event in events:
        yield event.whole()
    for seat in range(game.seats):
        yield from game.score_lines(seat)


@cache
def said(game: str) -> tuple[Message, ...]:
    """Messages of many games, one of each id and shape."""
    found: dict[tuple[object, ...], Message] = {}
    for rules in gobelet.rulesets():
        if game_of(rules) != game:
            continue
        for seed in range(24):
            events: list[Event] = []
            seats = rules.seats[seed % len(rules.seats)]
            table = gobelet.new(rules.id, seats, seed, watchers=[events.append])
            for message in messages_of(table, events, random.Random(seed)):
                shape = [
                    (key, len(value)) if isinstance(value, tuple) else (key, value in (-1, 0, 1))
                    for key, value in message.facts.items()
                ]
                found.setdefault((message.id, *shape), Message(message.id, message.rule, message.facts))
    return tuple(found.values())


@pytest.mark.parametrize("rules", gobelet.rulesets(), ids=lambda rules: rules.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_games_say_can_be_said(lang: str, rules: gobelet.Ruleset) -> None:
    voice = StrictVoice(lang, rules)
    for message in said(game_of(rules)):
        assert voice.say(message)


@pytest.mark.parametrize("rules", gobelet.rulesets(), ids=lambda rules: rules.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_no_game_here_said_can_be_said_too(lang: str, rules: gobelet.Ruleset) -> None:
    """Refusals, requests and rare events, with facts made up from the calls."""
    voice = StrictVoice(lang, rules)
    game = game_of(rules)
    heard = {message.id for message in said(game)}
    untried = set()
    for use in spoken():
        if use.game in ("", game) and use.id not in heard:
            facts = RARE.get(use.id) or {key: SAMPLES.get(key, 1) for key in use.facts or ()}
            if use.facts is None and use.id not in RARE:
                untried.add(use.id)
            else:
                heard.add(use.id)
                assert voice.say(Message(use.id, "", facts))
    assert not untried - heard
