"""The board of Cincinnati tells what the page shows: who leads where, what the cup suits, the seal."""

import random

import gobelet
from gobelet.cincinnati.duels import best_in_duel
from gobelet.cincinnati.hands import THREE_OR_MORE
from gobelet.cincinnati.state import Casino
from gobelet.cincinnati.tables import best_at
from gobelet.cincinnati.throws import ChooseTable
from gobelet.cincinnati.view import CasinoView
from gobelet.core.names import SEATS_OF
from gobelet.server.games.cincinnati.board import board
from gobelet.server.games.cincinnati.types import CasinoBoard


def shown(game: Casino, seat: int | None) -> CasinoBoard:
    return board(CasinoView(game, seat))


def choosing(game: Casino) -> bool:
    return isinstance(game.question, ChooseTable)


def leaders(seen: CasinoBoard, table: str) -> list[int]:
    there = {seat: one.quality for seat, one in enumerate(seen.seats) if one.table == table}
    best = max(there.values(), default=0)
    return [seat for seat, quality in there.items() if quality == best > 0]


def test_quality_tells_who_would_win_each_table_and_duel() -> None:
    draw = random.Random(17)
    tables = duels = 0
    for seed in range(6):
        game = gobelet.new("cincinnati", 3 + seed % 4, seed=seed)
        assert isinstance(game, Casino)
        while not game.over:
            seen = shown(game, None)
            for place, stakes in enumerate(seen.tables):
                found = leaders(seen, stakes.table)
                tables += bool(found)
                assert found == list(SEATS_OF[best_at(game, place)])
            if game.duelists:
                duels += 1
                best = max(seen.seats[seat].duel_quality for seat in seen.duelists)
                ahead = [seat for seat in seen.duelists if seen.seats[seat].duel_quality == best]
                assert ahead == list(best_in_duel(game))
            seat = game.waiting[0]
            game.answer(seat, draw.choice(game.options(seat)))
    assert tables > 100
    assert duels > 50


def test_the_turns_are_those_in_which_all_are_asked() -> None:
    """CI-13, CI-14, CI-31. Whoever follows is asked next, unless the last of them has answered."""
    draw = random.Random(5)
    followed = dict.fromkeys(("declare", "extra-roll", "duel-reroll"), 0)
    for seed in range(8):
        for name in ("cincinnati", "cincinnati@1"):
            game = gobelet.new(name, 3 + seed % 4, seed=seed)
            while not game.over:
                assert isinstance(game, Casino)
                asked = [*SEATS_OF[game.asked]]
                question = game.prompt().id
                turns = shown(game, None).turns
                assert bool(turns) == (question != "choose-table")
                now = turns.index(asked) if turns else 0
                for seat in asked:
                    game.answer(seat, draw.choice(game.options(seat)))
                if question in followed and now + 1 < len(turns):
                    followed[question] += 1
                    assert turns[now + 1] == [*SEATS_OF[game.asked]]
    assert min(followed.values()) > 100


def test_the_sealed_table_is_seen_by_its_seat_alone_until_all_have_chosen() -> None:
    game = gobelet.new("cincinnati", 4, seed=3)
    assert isinstance(game, Casino)
    assert choosing(game)
    assert shown(game, 2).sealed is None
    game.answer(2, game.options(2)[1])
    assert [shown(game, seat).sealed for seat in (0, 1, 2, 3, None)] == [None, None, "ballroom", None, None]
    for seat in (0, 1, 3):
        game.answer(seat, game.options(seat)[0])
    assert not choosing(game)
    assert shown(game, 2).sealed is None
    while game.round == 1:
        game.answer(game.waiting[0], game.options(game.waiting[0])[0])
    assert shown(game, 2).sealed is None


def test_the_cup_suits_tables_for_its_own_seat_alone() -> None:
    for seed in range(40):
        game = gobelet.new("cincinnati", 4, seed=seed)
        assert isinstance(game, Casino)
        for seat in range(4):
            pips = shown(game, seat).cup
            most = max(pips.count(face) for face in pips)
            runs = any(set(range(low, low + 4)) <= set(pips) for low in (1, 2, 3))
            suits = [table.suits for table in shown(game, seat).tables]
            assert suits == [most >= 3, runs, sum(pips) <= 11]
        assert not any(table.suits for table in shown(game, None).tables)


def test_a_duel_names_the_table_it_is_for() -> None:
    game = gobelet.new("cincinnati", 4, seed=3)
    assert isinstance(game, Casino)
    game.cup = [next(dice for dice, quality in THREE_OR_MORE.items() if quality)] * 4
    while not game.duelists:
        assert shown(game, 0).duel_for is None
        game.answer(game.waiting[0], game.options(game.waiting[0])[0])  # to Atlantic, stand, no chip
    assert shown(game, 0).duel_for == "atlantic"
    while game.round == 1:
        game.answer(game.waiting[0], game.options(game.waiting[0])[0])
    assert shown(game, 0).duel_for is None
