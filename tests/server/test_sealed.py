"""Sealed is sealed: an answer given in a window stands, and a second one is refused for what is known."""

from collections.abc import Iterator

import msgspec
import pytest

import gobelet
from gobelet.core.errors import GobeletError
from gobelet.core.game import Game
from gobelet.server.client.connection import ServerError
from gobelet.server.clock import now
from gobelet.server.protocol import to_server
from gobelet.server.protocol.answers import Choice
from gobelet.server.tables import rows
from gobelet.server.tables.actions import decision
from gobelet.server.tables.fold import fold
from gobelet.server.tables.settings import TableSettings
from gobelet.server.tables.state import State
from gobelet.testing import random_steps
from tests.laws.catalogue import EVERY_RULESET
from tests.server.house import house
from tests.server.planting import end_beat, find, is_window, plant
from tests.server.players import begin, new_table

ENOUGH = 60  # windows of a ruleset


def alone_asked(game: Game) -> bool:
    return is_window(game) and len(game.waiting) == 1 and not any(game.said)


def windows(ruleset: str) -> Iterator[Game]:
    """Windows with one asked seat, of many games; a ruleset without windows has none."""
    found = 0
    for seed in range(40):
        for step in random_steps(gobelet.new(ruleset, 3 + seed % 2, seed), seed):
            if alone_asked(step):
                found += 1
                yield step.copy()
        if found >= ENOUGH or (seed == 2 and not found):
            return


def table_with(game: Game) -> State:
    state = State(
        TableSettings(
            id="t",
            ruleset=game.ruleset.id,
            choices={},
            bots=[None] * game.seats,
            clock=0,
            beat=3000,
            listed=False,
            secret="",
            commitment="",
            created=0,
        )
    )
    state.phase = "playing"
    state.game = game
    return state


def says(state: State, seat: int, question: int, *parts: int) -> rows.AnyRow | None:
    return decision(to_server.Answer(question=question, choice=Choice(parts=list(parts))), seat, now)(state)


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_an_answer_in_a_window_with_one_asked_seat_is_never_replaced(ruleset: str) -> None:
    met = 0
    for game in windows(ruleset):
        (seat,) = game.waiting
        assert game.question is not None
        rule, options, number = game.question.rule, game.options(seat), game.serial
        first = options[met % len(options)]
        row = says(table_with(game), seat, number, first)
        assert isinstance(row, rows.Sealed)
        state, _events = fold(table_with(game), row, 1)
        before = (game.text(), dict(state.sealed), state.number)
        for other in (*options, 0, 1, 1000):
            if other == first:
                assert says(state, seat, number, other) is None, "the same again is the same acknowledgement"
                continue
            with pytest.raises(GobeletError) as refused:
                says(state, seat, number, other)
            assert (refused.value.id, refused.value.rule) == ("already-answered", rule)
            assert refused.value.facts == {"seat": seat}
        for stranger in range(game.seats):
            if stranger != seat:
                with pytest.raises(GobeletError) as refused:
                    says(state, stranger, number, first)
                assert (refused.value.id, refused.value.rule) == ("not-asked", rule)
        for wrong in (number - 1, number + 1):
            with pytest.raises(GobeletError) as refused:
                says(state, seat, wrong, first)
            assert refused.value.id == "question-over"
        with pytest.raises(GobeletError) as refused:  # it would show that the seat has answered
            decision(to_server.Wait(question=number), seat, now)(state)
        assert refused.value.id == "already-answered"
        assert (game.text(), dict(state.sealed), state.number) == before
        met += 1
    print(ruleset, met)
    assert met >= ENOUGH or ruleset == "cincinnati"  # which has no windows


@pytest.mark.parametrize("ruleset", [one for one in EVERY_RULESET if one != "cincinnati"])
async def test_a_pass_does_not_become_a_card(ruleset: str) -> None:
    """Over a socket: the second answer is refused, nothing is written, and the first one counts."""

    def fits(game: Game) -> bool:
        return alone_asked(game) and len(game.options(game.waiting[0])) > 1

    game = find(ruleset, 3, fits)
    (seat,) = game.waiting
    async with house() as home:
        players = await begin(home, new_table(ruleset, 3, 0, beat=10_000))
        table = await home.table(players[0].seen.table.id)
        # The window ends when we say so, however busy the machine is.
        table.state.settings = msgspec.structs.replace(table.state.settings, beat=3_600_000)
        await plant(table, game)
        silent, *acts = game.options(seat)
        await players[seat].answer(Choice(parts=[silent]), game.serial)
        written = len(await home.lobby.store.rows(table.id, 0))
        for act in acts:
            with pytest.raises(ServerError) as refused:
                await players[seat].answer(Choice(parts=[act]), game.serial)
            assert refused.value.code == "already-answered"
        assert len(await home.lobby.store.rows(table.id, 0)) == written
        await end_beat(table)
        last = [one.row for one in await home.lobby.store.rows(table.id, 0)][-1]
        assert isinstance(last, rows.AnsweredRow)
        assert last.answers == [(seat, (silent,))]
