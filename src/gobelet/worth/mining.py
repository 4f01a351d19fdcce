"""Finding disputed decisions: a few games of mixed bots, and in one of them a question with several answers.

Which one is taken depends on the bank so far only. Kinds of questions are asked for by the square root of how
often games ask them, so that dice do not crowd out the rest; then the stage of the game that the bank has
least of; then the position with most different answers, those first where search and expert disagree.
"""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

from gobelet import api
from gobelet.analysis.stages import Stage, story_of
from gobelet.arena import finding_bots
from gobelet.bots import Bot
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.worth.bank import Bank, Candidate, DisputedDecision, plain_record
from gobelet.worth.judges import EXPERT, GREEDY, HINT, PLAYED, SEARCH, answer_of, bot_answer, hinted
from gobelet.worth.playouts import seed_of

BUDGET: Final = 0.2  # of the search, in counted seconds
PLAYING: Final = 0.02  # of a search that plays a game to be mined
CREW: Final = (EXPERT, GREEDY, SEARCH, EXPERT, GREEDY, EXPERT)
SEATS: Final = (4, 3, 4, 5, 4, 4)  # by the number of the game, where the ruleset has them
WILD: Final = 3  # every third game begins with a few rounds by chance
WILD_ROUNDS: Final = 4
GAMES: Final = 4  # that are looked through for one decision
LOOKED_AT: Final = 24  # positions of a kind in them, by the quick judges
SEARCHED: Final = 8  # of them, by all
ADVISERS: Final = (EXPERT, SEARCH, HINT)
MOST_CANDIDATES: Final = 3
STAGES: Final = 3


class Spot(NamedTuple):
    """A decision of a mined game."""

    number: int  # of the game
    stage: Stage
    seat: Seat
    played: Parts
    part: int  # the third of the game

    @property
    def kind(self) -> str:
        question = self.stage.game.question
        assert question is not None
        return question.id

    @property
    def order(self) -> int:
        """A fair order of equals."""
        return seed_of(self.stage.game.fingerprint(), self.seat)


def mine(bank: Bank) -> DisputedDecision:
    """The next decision of a bank, from the first games after its last one that have any."""
    block = bank.decisions[-1].game // GAMES + 1 if bank.decisions else 0
    while True:
        found = disputed(bank, range(block * GAMES, (block + 1) * GAMES))
        if found is not None:
            return found
        block += 1


def disputed(bank: Bank, games: Iterable[int]) -> DisputedDecision | None:
    """The most wanted disputed decision of these games, if there is one."""
    spots = [spot for game in games for spot in spots_of(bank.ruleset, game)]
    asked = Counter([spot.kind for spot in spots])
    for kind in sorted(asked, key=lambda kind: ((bank.count(kind) + 1) / sqrt(asked[kind]), kind)):
        found = _most_disputed(bank, [spot for spot in spots if spot.kind == kind])
        if found is not None:
            spot, candidates = found
            return DisputedDecision(
                len(bank.decisions) + 1,
                spot.number,
                spot.seat,
                kind,
                spot.part,
                plain_record(spot.stage.game),
                candidates,
            )
    return None


def spots_of(ruleset: str, number: int) -> list[Spot]:
    """All decisions of game `number`, except those of its wild rounds."""
    game, wild = mined_game(ruleset, number)
    rounds = max(1, game.round)
    return [
        Spot(number, stage, seat, parts, min(STAGES - 1, STAGES * (stage.round - 1) // rounds))
        for stage in story_of(game.record()).stages
        if stage.round > wild
        for seat, parts in stage.answers
    ]


def mined_game(ruleset: str, number: int) -> tuple[Game, int]:
    """A whole game of mixed bots, and how many of its rounds were played by chance."""
    seats = seats_of(ruleset, number)
    seed = seed_of("game", ruleset, number)
    wild = seed_of("wild", seed) % WILD_ROUNDS + 1 if number % WILD == WILD - 1 else 0
    names = [CREW[(number + seat) % len(CREW)] for seat in range(seats)]
    bots = [finding_bots.find(name)(seed_of(seed, seat)) for seat, name in enumerate(names)]
    chance = [finding_bots.find("random")(seed_of("random", seed, seat)) for seat in range(seats)]
    game = api.new(ruleset, seats, seed)
    while not game.over:
        _answer(game, chance if game.round <= wild else bots)
    return game, wild


def _answer(game: Game, bots: list[Bot]) -> None:
    """All seats answer the open question."""
    question, serial = game.question, game.serial
    assert question is not None
    for seat in game.waiting:
        while game.serial == serial and game.waiting_seats >> seat & 1:
            view = game.ruleset.view(game, seat)
            only = len(view.options) == 1
            game.answer(seat, view.options[0] if only else bots[seat].decide(view, question, PLAYING))


def seats_of(ruleset: str, number: int) -> int:
    seats = SEATS[number % len(SEATS)]
    return seats if seats in api.ruleset(ruleset).seats else SEATS[0]


def _most_disputed(bank: Bank, spots: list[Spot]) -> tuple[Spot, list[Candidate]] | None:
    """Of one kind: the position with most different answers, of a stage that the bank has least of."""
    spots = sorted(spots, key=lambda spot: (bank.count_stage(spot.part), spot.order))[:LOOKED_AT]
    spots.sort(key=lambda spot: (bank.count_stage(spot.part), -_quick_dispute(spot)))
    found = [(spot, candidates_of(spot, bank.budget)) for spot in spots[:SEARCHED]]
    found = [one for one in found if is_disputed(one[1])]
    return max(found, key=lambda one: _dispute(one[1]), default=None)


def _quick_dispute(spot: Spot) -> int:
    game = spot.stage.game
    quick = [bot_answer(game, spot.seat, name, 0.0) for name in (EXPERT, GREEDY)]
    return len({spot.played, *quick})


def is_disputed(candidates: list[Candidate]) -> bool:
    """Expert, search and hint do not all agree, or there are three answers. Greedy alone makes no dispute."""
    advised = [one for one in candidates if set(one.by) & set(ADVISERS)]
    return len(advised) > 1 or len(candidates) > 2


def _dispute(candidates: list[Candidate]) -> tuple[bool, int]:
    """Expert against search first, then the number of answers."""
    together = any(EXPERT in one.by and SEARCH in one.by for one in candidates)
    return not together, len(candidates)


def candidates_of(spot: Spot, budget: float) -> list[Candidate]:
    """What was played, what expert, search and hint choose, and what greedy does if there is room."""
    game, seat = spot.stage.game, spot.seat
    chosen: dict[Parts, list[str]] = {spot.played: [PLAYED]}
    answers = [
        (EXPERT, bot_answer(game, seat, EXPERT, 0.0)),
        (SEARCH, bot_answer(game, seat, SEARCH, budget)),
        (HINT, answer_of(game, seat, hinted)),
        (GREEDY, bot_answer(game, seat, GREEDY, 0.0)),
    ]
    for name, parts in answers:
        if parts is not None and (parts in chosen or len(chosen) < MOST_CANDIDATES):
            chosen.setdefault(parts, []).append(name)
    return [Candidate(parts, tuple(by)) for parts, by in chosen.items()]
