"""Views in words: the same for all worlds that look the same, in both languages, as JSON and as text."""

import json

import msgspec
import pytest

import gobelet
from gobelet import BadRequest, notation, readable
from gobelet.core.view import View
from gobelet.locale import LANGUAGES
from gobelet.server.games import worlds
from gobelet.testing import check_readable, random_steps
from tests.laws.catalogue import EVERY_RULESET


@pytest.mark.parametrize("id", EVERY_RULESET)
def test_words_tell_what_the_view_tells_and_no_more(id: str) -> None:
    check_readable(id, 3, 4)


def test_the_text_is_for_one_seat() -> None:
    """Twin worlds by hand: the cup and the hand of another player change, and no word does."""
    mine, other = [
        gobelet.view(notation.position("dicetown/2009", text, row="d1 d2 d3"), 0)
        for text in ("(9 J K A A) $4 ★ / (9 9 9 9 9) $8 brute", "(9 J K A A) $4 ★ / (J Q K A A) $8 dynamite")
    ]
    for lang in LANGUAGES:
        assert readable.text(mine, lang) == readable.text(other, lang)
        assert readable.as_json(mine, lang) == readable.as_json(other, lang)
    assert "Brute" not in readable.text(mine)
    assert "under the cup 9 J K A A" in readable.text(mine)
    assert "under the cup 5 face down" in readable.text(mine)


def test_a_text_of_each_language_says_what_is_asked_and_what_may_be_answered() -> None:
    seen = gobelet.view(gobelet.new("dicetown/2009", 3, seed=7), 0)
    english = readable.text(seen, names=("Ann", "Bob", "Cleo")).splitlines()
    assert "You are Ann, seat 0 of 3; seats are counted from 0. Round 1." in english
    assert "Question 1 [DT-11]: Which dice do you keep?" in english
    assert "  3 = keep 9: Keep 9 (free)" in english
    french = readable.text(seen, "fr").splitlines()
    assert "  3 = keep 9\N{NO-BREAK SPACE}: Garder 9 (gratuit)" in french
    assert len(french) == len(english)


def test_a_seat_reads_what_it_remembers_and_nobody_else_does() -> None:
    position = "$4 ★ / $8 brute"
    game = notation.position("dicetown/2009", position, row="d1 d2 d3", known="0>1 brute")
    told = readable.describe(gobelet.view(game, 0))
    assert [card.name for heap in told.players[1].known for card in heap.cards] == ["Brute"]
    assert told.explained["Brute"].startswith("When you keep two dice")
    assert "  Jesse: cards Brute" in readable.text(gobelet.view(game, 0)).splitlines()
    for viewer in (1, None):
        assert not any(player.known for player in readable.describe(gobelet.view(game, viewer)).players)


def test_json_is_read_back_by_its_types() -> None:
    seen = gobelet.view(gobelet.new("cincinnati", 3, 1), 2)
    text = readable.as_json(seen, "fr")
    assert msgspec.json.decode(text, type=readable.ReadableView) == readable.describe(seen, "fr")
    plain = json.loads(text)
    assert plain["question"]["yours"] is True
    assert plain["players"][2]["heaps"][-1]["dice"]
    assert plain["players"][0]["heaps"][-1] == {
        "id": "cup",
        "name": "sous le gobelet",
        "text": "5 face cachée",
        "hidden": 5,
    }


def test_a_spectator_reads_no_options() -> None:
    told = readable.describe(gobelet.view(gobelet.new("dicetown/revised", 4, 1), None))
    assert told.seat is None
    assert not told.options
    assert told.question is not None
    assert not told.question.yours
    assert "The game waits for Calamity, Jesse, Belle and Wyatt." in readable.lines_of(told)


@pytest.mark.parametrize("id", ["dicetown/extension+indians", "cincinnati"])
def test_at_the_other_end_of_a_socket_it_reads_the_same(id: str) -> None:
    for number, step in enumerate(random_steps(gobelet.new(id, 3, 6), 6)):
        if number % 70 == 0:
            seen = gobelet.view(step, step.waiting[0])
            world = worlds.read(json.loads(msgspec.json.encode(worlds.write(seen, 9))))
            assert readable.text(gobelet.view(world, step.waiting[0])) == readable.text(seen)


# --- answers ------------------------------------------------------------------------------------------------


def bidding() -> tuple[gobelet.Game, View]:
    """At a tie for the Sheriff's office, the second seat may offer something."""
    game = notation.position(
        "dicetown/2009", "9 9 9 A A $4 ★ / 10 10 Q K K $8 n1 d3 / J J J K K $2", row="d1"
    )
    while game.question is not None and game.question.id != "offer":
        seat = game.waiting[0]
        game.answer(seat, game.default(seat))
    return game, gobelet.view(game, 1)


def test_an_answer_is_a_number_words_or_a_sentence() -> None:
    game = gobelet.new("dicetown/2009", 4, seed=7)
    seen = gobelet.view(game, 0)
    for text in (
        "3",
        " 3 ",
        "keep 9",
        "Keep 9",
        "Keep 9 (free).",
        "[3]",
        "One nine is enough for now.\n\n[keep 9]",
        "First [thoughts], then [3]",
    ):
        assert readable.read_answer(seen, text) == (3,)
    assert readable.read_answer(seen, "Garder 9 (gratuit)", "fr") == (3,)


def test_a_composed_answer_may_be_said_at_once_or_in_parts() -> None:
    game, seen = bidding()
    whole = readable.read_answer(seen, "offer $3 n1 d3")
    assert len(whole) == 4
    assert readable.read_answer(seen, " ".join(map(str, whole))) == whole
    assert readable.read_answer(seen, "[offer $3 n1 d3]") == whole
    part = readable.read_answer(seen, "$3")
    game.answer(1, *part)
    told = readable.describe(gobelet.view(game, 1))
    assert told.question is not None
    assert [said.words for said in told.question.said] == ["$3"]
    assert "You have said so far: " in readable.lines_of(told)
    assert readable.read_answer(gobelet.view(game, 1), "done") == (1,)


def test_what_is_no_answer_is_refused_with_what_is_expected() -> None:
    game = gobelet.new("dicetown/2009", 4, seed=7)
    seen = gobelet.view(game, 0)
    before = seen.text()
    for text in ("", "hello", "keep X", "[]", "[[", "999", "-1", "²", "3.5"):
        with pytest.raises(BadRequest) as caught:
            readable.read_answer(seen, text)
        assert "3 = keep 9: Keep 9 (free)" in str(caught.value)
        assert "and 4 more" in str(caught.value)
    with pytest.raises(BadRequest) as caught:
        readable.read_answer(seen, "pass")
    assert "That is not possible now." in str(caught.value)
    assert caught.value.rule == "DT-11"
    with pytest.raises(BadRequest) as caught:
        readable.read_answer(seen, "rien du tout", "fr")
    assert "3 = keep 9" in gobelet.say(caught.value, lang="fr")
    assert gobelet.view(game, 0).text() == before


def test_nobody_answers_who_is_not_asked() -> None:
    game = gobelet.new("dicetown/2009", 2, seed=7)
    game.answer(0, 3)
    for viewer in (0, None):
        with pytest.raises(BadRequest, match="not asked anything now"):
            readable.read_answer(gobelet.view(game, viewer), "3")
    assert "You have answered." in readable.text(gobelet.view(game, 0))
    assert "The game waits for Jesse." in readable.text(gobelet.view(game, 0))
