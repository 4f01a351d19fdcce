"""Decisions for tests: late in a game of random bots, so that playouts are short."""

import gobelet
from gobelet.bots import make
from gobelet.core.game import Game
from gobelet.worth.bank import Bank, Candidate, DisputedDecision, plain_record

SEATS = 4
ROUNDS = {"cincinnati": 12, "dicetown/2009": 8}
ASKED = {"cincinnati": "choose-table", "dicetown/2009": "keep"}


def late_game(ruleset: str, seed: int) -> Game:
    """A game at a question with a choice for seat 0, in a late round."""
    game = gobelet.new(ruleset, SEATS, seed)
    bots = [make("random", seed * 8 + seat) for seat in range(SEATS)]
    while not game.over:
        question, seat = game.question, game.waiting[0]
        assert question is not None
        if (
            game.round >= ROUNDS[ruleset]
            and question.id == ASKED[ruleset]
            and seat == 0
            and len(game.options(0)) > 1
        ):
            return game
        game.answer(seat, bots[seat].decide(gobelet.view(game, seat), question, 0.0))
    return late_game(ruleset, seed + 1000)


def decision_of(ruleset: str, number: int, candidates: int = 2) -> DisputedDecision:
    game = late_game(ruleset, number)
    question = game.question
    assert question is not None
    options = game.options(0)[:candidates]
    names = ("played", "search", "hint", "greedy")
    return DisputedDecision(
        number,
        number,
        0,
        question.id,
        2,
        plain_record(game),
        [Candidate((option,), (name,)) for option, name in zip(options, names, strict=False)],
    )


def bank_of(ruleset: str, decisions: int) -> Bank:
    name = gobelet.new(ruleset, SEATS).ruleset.name
    return Bank(name, 0.2, [decision_of(ruleset, number) for number in range(1, decisions + 1)])
