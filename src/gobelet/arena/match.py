"""One game between bots: a bot that crashes, gives an illegal answer or takes too long loses it."""

import operator
import time
import traceback
from collections.abc import Sequence
from typing import Final

from gobelet import api, records
from gobelet.arena.blackbox import BlackBox
from gobelet.arena.finding_bots import Maker, kind_of
from gobelet.arena.outcome import Fault, Outcome, Thought
from gobelet.arena.plan import Plan
from gobelet.bots import Bot, RandomBot
from gobelet.core.names import Option, Seat
from gobelet.core.rng import fast_below, fast_next
from gobelet.locale.voice import Voice

LONGEST_DETAIL: Final = 2000  # characters kept of a traceback


class Faulty(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


class Match:
    def __init__(self, plan: Plan, makers: Sequence[Maker], seed: int, turn: int, box: BlackBox) -> None:
        self.plan = plan
        self.makers = makers
        self.seed = seed
        self.turn = turn
        self.box = box
        self.game = plan.new_game(seed)
        self.bots: list[Bot] = []
        self.decisions = [0] * plan.seats
        self.seconds = [0.0] * plan.seats
        self.slowest = [0.0] * plan.seats

    def play(self, keep: bool) -> Outcome:
        """Play to the end, or to a bot's fault; the outcome has a record if `keep` is set."""
        game = self.game
        self.box.start(self.seed, self.turn)
        try:
            self._seat_bots()
            while not game.over:
                serial = game.serial
                for seat in game.waiting:
                    while game.serial == serial and game.waiting_seats >> seat & 1:
                        option = self._ask(seat)
                        game.answer(seat, option)
                        self.box.note(seat, option)
        except Faulty as faulty:
            return self.lost(faulty.fault)
        finally:
            self.box.rest()
        return self._outcome(game.scores, game.winners, None, keep)

    def _seat_bots(self) -> None:
        for seat, bot in enumerate(self.plan.seating(self.seed, self.turn)):
            self.box.think(seat)
            try:
                self.bots.append(self.makers[bot](self.plan.bot_seed(self.seed, bot)))
            except (Exception, SystemExit) as error:
                raise Faulty(Fault(seat, "crash", last_words(error))) from error
        for made in self.bots:
            if isinstance(made, Bot):  # a bot by another author need not be one
                made.clock = time.perf_counter
        self.box.rest()

    def _ask(self, seat: Seat) -> Option:
        game, bot = self.game, self.bots[seat]
        options = game.options(seat)
        if type(bot) is RandomBot:  # it needs no view, so none is made; it chooses the same
            bot.luck = fast_next(bot.luck)
            self.decisions[seat] += 1
            return options[fast_below(bot.luck, len(options))]
        assert game.question is not None
        view = game.ruleset.view(game, seat)
        self.box.think(seat)
        started = time.perf_counter()
        try:
            answer = bot.decide(view, game.question, self.plan.budget)
        except (Exception, SystemExit) as error:
            raise Faulty(Fault(seat, "crash", last_words(error))) from error
        took = time.perf_counter() - started
        self.box.rest()
        self.decisions[seat] += 1
        self.seconds[seat] += took
        self.slowest[seat] = max(self.slowest[seat], took)
        if took > self.plan.patience:
            raise Faulty(too_late(seat, took))
        try:
            option = operator.index(answer)  # NumPy's integers are integers, too
        except TypeError:
            option = -1
        if option not in options:
            raise Faulty(Fault(seat, "illegal", f"{answer!r} is none of {options}"[:LONGEST_DETAIL]))
        return option

    def lost(self, fault: Fault) -> Outcome:
        winners = tuple([seat for seat in range(self.plan.seats) if seat != fault.seat])
        return self._outcome((), winners, fault, True)

    def _outcome(
        self, scores: tuple[int, ...], winners: tuple[int, ...], fault: Fault | None, keep: bool
    ) -> Outcome:
        thought = [Thought(*one) for one in zip(self.decisions, self.seconds, self.slowest, strict=True)]
        record = self._record() if keep else None
        return Outcome(self.seed, self.turn, tuple(scores), tuple(winners), tuple(thought), fault, record)

    def _record(self) -> str:
        plan = self.plan
        voice = Voice("en", api.ruleset(plan.ruleset))
        kinds = [kind_of(plan.bots[bot]) for bot in plan.seating(self.seed, self.turn)]
        players = [records.Player(voice.seat(seat), kind) for seat, kind in enumerate(kinds)]
        return records.dump(self.game.record(), players)


def too_late(seat: Seat, seconds: float) -> Fault:
    return Fault(seat, "timeout", f"{seconds:.1f} s")


def last_words(error: BaseException) -> str:
    """The end of the traceback: what the bot's author wants to see."""
    return "".join(traceback.format_exception(error))[-LONGEST_DETAIL:]


def lost_in_box(plan: Plan, box: BlackBox, fault: Fault) -> Outcome:
    """The game of a dead worker, from its black box."""
    seed, turn = box.game()
    match = Match(plan, (), seed, turn, box)
    match.game = box.replay(plan)
    return match.lost(fault)
