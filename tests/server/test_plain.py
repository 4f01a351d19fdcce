"""Games without a wire of their own: the plain board, buttons for whole answers, sentences over HTTP."""

import random
import re
from pathlib import Path

import msgspec
import pytest

import gobelet
from gobelet.cincinnati.view import CasinoView
from gobelet.core.shown import Heap, Shown
from gobelet.locale.vocabulary import Vocabulary
from gobelet.server.games import plain
from gobelet.server.games.game_wire import GameWire, wire_of
from gobelet.server.protocol.answers import Button
from gobelet.server.protocol.boards import Board
from gobelet.server.protocol.plain_board import HeapShown, PlainBoard
from gobelet.testing import random_steps
from tests.server.house import house
from tests.server.test_views import answers

SERVER = Path(gobelet.__file__).parent / "server"
RULESETS = ("cincinnati", "dicetown/2009", "dicetown/extension+indians")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_button_is_a_whole_answer(ruleset: str) -> None:
    wire = GameWire(gobelet.ruleset(ruleset).box)
    dice = random.Random(1)
    composed = 0
    for step in random_steps(gobelet.new(ruleset, 3, 2), 2):
        for seat in step.waiting:
            if step.said[seat] or dice.random() < 0.7:
                continue
            forms = wire.forms(step, gobelet.view(step, seat))
            said = []
            for form in forms:
                assert isinstance(form, Button)
                said.append(wire.read(step, seat, form.choice))
                assert (form.then is msgspec.UNSET) == (len(said[-1]) == 1)
                composed += len(said[-1]) > 1
            assert len(set(said)) == len(said) <= plain.MOST_ANSWERS
            if len(said) < plain.MOST_ANSWERS:
                assert set(said) == answers(step, seat)
            else:
                for parts in said[:20]:
                    trial = step.copy()
                    trial.answer(seat, *parts)
                    assert trial.serial != step.serial or seat not in trial.waiting
    assert composed or ruleset == "cincinnati"


def test_buttons_reveal_nothing_that_the_seat_does_not_know() -> None:
    wire = GameWire(gobelet.ruleset("dicetown/2009").box)
    for number, step in enumerate(random_steps(gobelet.new("dicetown/2009", 3, 5), 5)):
        for seat in step.waiting:
            seen = gobelet.view(step, seat)
            world = gobelet.imagine(seen, number)
            mine = msgspec.json.encode((wire.board(step, seen), wire.forms(step, seen)))
            other = gobelet.view(world, seat)
            assert mine == msgspec.json.encode((wire.board(world, other), wire.forms(world, other)))
        if number > 60:
            return


def test_a_heap_is_sent_with_faces_and_names() -> None:
    words = Vocabulary(faces=("one", "two"))
    heaps = (Heap("cup", hidden=2), Heap("lives", amount=0), Heap("shown", dice=(1, 0, 7), cards=("x",)))
    assert plain._heaps(heaps, words) == [
        HeapShown("cup", None, [], 2, []),
        HeapShown("lives", 0, [], 0, []),
        HeapShown("shown", None, ["two", "one", "7"], 0, ["x"]),
    ]


def test_the_plain_board_is_one_of_the_boards_that_clients_read() -> None:
    game = gobelet.new("cincinnati", 3, 1)
    board = GameWire(game.ruleset.box).board(game, gobelet.view(game, None))
    assert isinstance(board, PlainBoard)
    assert len(board.seats) == 3
    assert (board.winners, board.seats[0].score) == ([], None)
    assert msgspec.json.decode(msgspec.json.encode(board), type=Board) == board
    for _step in random_steps(game, 1):
        pass
    over = GameWire(game.ruleset.box).board(game, gobelet.view(game, None))
    assert isinstance(over, PlainBoard)
    assert [seat.score for seat in over.seats] == list(game.scores)
    assert over.winners == list(game.winners)


def test_everybodys_eyes_see_what_each_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(view: CasinoView) -> Shown:
        cups = [Heap("cup", dice=(2, 1)) if seat == view.seat else Heap("cup", hidden=2) for seat in range(3)]
        return Shown(view.round, tuple([(cup,) for cup in cups]), (Heap("pot", 4),))

    monkeypatch.setattr(CasinoView, "shown", shown)
    game = gobelet.new("cincinnati", 3, 1)
    wire = GameWire(game.ruleset.box)
    closed, opened = wire.board(game, gobelet.view(game, None)), wire.open_board(game)
    assert isinstance(closed, PlainBoard)
    assert isinstance(opened, PlainBoard)
    assert [seat.heaps for seat in closed.seats] == [[HeapShown("cup", None, [], 2, [])]] * 3
    assert [seat.heaps for seat in opened.seats] == [[HeapShown("cup", None, ["2", "1"], 0, [])]] * 3
    assert opened.table == closed.table
    assert wire_of(game.ruleset).open_board(game) == wire_of(game.ruleset).board(
        game, gobelet.view(game, None)
    )


def test_games_of_ours_have_wires_of_their_own() -> None:
    for ruleset in gobelet.rulesets():
        if ruleset.box.piece("wire") is not None:
            assert type(wire_of(ruleset)) is not GameWire


def test_outside_its_folder_nothing_in_the_server_names_a_game() -> None:
    named = re.compile(r"dice ?town|cincinnati", re.IGNORECASE)
    for path in SERVER.rglob("*.py"):
        if path.parent.name not in ("dicetown", "cincinnati"):
            assert not named.search(path.read_text(encoding="utf-8")), path


async def test_sentences_come_over_http_and_are_kept_by_browsers() -> None:
    async with house() as home:
        for game, lang in (("dicetown", "en"), ("cincinnati", "fr")):
            answer = await home.get(f"/api/games/{game}/{lang}.ftl")
            file = SERVER.parent / "locale" / lang / f"{game}.ftl"
            assert answer.status_code == 200
            assert answer.text == file.read_text(encoding="utf-8")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            tag = answer.headers["etag"]
            again = await home.get(f"/api/games/{game}/{lang}.ftl", **{"if-none-match": tag})
            assert (again.status_code, again.content) == (304, b"")
        for path in ("chess/en.ftl", "dicetown/de.ftl", "dicetown/en.txt", "../en.ftl", "dicetown/core"):
            answer = await home.get(f"/api/games/{path}")
            assert answer.status_code == 404
            assert answer.json()["code"] == "not-found"


async def test_the_catalogue_says_what_facts_are() -> None:
    async with house() as home:
        rulesets = {one["id"]: one for one in (await home.get("/api/rulesets")).json()}
        town = rulesets["dicetown/2009"]
        assert (town["game"], town["title"]) == ("dicetown", "Dice Town")
        assert town["vocabulary"]["faces"] == ["9", "10", "J", "Q", "K", "A"]
        assert town["vocabulary"]["terms"]["cancelled"] == "card"
        assert "seat" in town["vocabulary"]["seats"]
        assert rulesets["cincinnati"]["vocabulary"]["dice"] == ["fell", "pips"]
