"""Objects for people: what they print, when they are equal, and errors that are sentences."""

import pickle
import subprocess
import sys

import pytest

import gobelet
from gobelet import bots
from gobelet.bots.observers import observer
from gobelet.core.event import Event, Message
from gobelet.core.goods import Back
from gobelet.core.shown import Heap
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.saloon import Loot
from gobelet.dicetown.view import TownView
from gobelet.locale.voice import Voice
from gobelet.testing import random_steps


def played(id: str, seats: int, questions: int) -> gobelet.Game:
    game = gobelet.new(id, seats, 7)
    for step in random_steps(game, 7):
        if step.serial >= questions:
            break
    return game


def test_a_game_prints_where_it_stands() -> None:
    game = gobelet.new("dicetown/2009", 4, 7)
    assert repr(game) == "<Town dicetown/2009@1: 4 seats, question 1 keep, waiting for 0 1 2 3>"
    game.answer(1, game.options(1)[0])
    assert repr(game) == "<Town dicetown/2009@1: 4 seats, question 1 keep, waiting for 0 2 3>"
    assert repr(game.question) == "<KeepDice: keep [DT-11]>"
    assert repr(game.pile[-1]) == game.pile[-1].text()
    for _step in random_steps(game, 1):
        pass
    assert repr(game).endswith(f"over after {game.serial} questions, won by {game.winners[0]}>")


def test_games_are_equal_by_their_state() -> None:
    game = gobelet.new("cincinnati", 3, 1)
    twin = game.copy()
    assert game == twin
    assert game != gobelet.new("cincinnati", 3, 2)
    twin.answer(0, twin.options(0)[0])
    assert game != twin
    assert game != game.text()
    with pytest.raises(TypeError):
        hash(game)


def test_records_are_equal_by_what_they_say() -> None:
    record = played("dicetown/2009", 2, 9).record()
    again = pickle.loads(pickle.dumps(record))
    assert record == again
    assert hash(record) == hash(again)
    assert record != played("dicetown/2009", 2, 10).record()
    assert repr(record).startswith("<Record dicetown/2009@1: 2 seats, fast seed 7, ")
    answers = sum(len(said) for _serial, said in record.answers) + len(record.said)
    assert answers > len(record.answers)  # a question may ask several seats
    assert repr(record).endswith(f", {answers} answers, at question 9>")


def test_a_record_counts_its_answers() -> None:
    game = gobelet.new("dicetown/2009", 4, 7)
    assert repr(game.record()).endswith(", 0 answers, at question 1>")
    game.answer(0, game.options(0)[1])
    assert repr(game.record()).endswith(", 1 answer, at question 1>")


def test_a_record_has_the_generator_that_new_was_given() -> None:
    record = gobelet.new("cincinnati", 3, "0" * 64, generator="keyed").record()
    assert record.generator == record.nature == "keyed"
    with pytest.raises(AttributeError):
        record.generator = "fast"  # type: ignore[misc]


def test_an_unknown_option_of_a_ruleset_names_those_there_are() -> None:
    with pytest.raises(gobelet.BadRequest) as caught:
        gobelet.new("dicetown/2009", 4, wind=1)
    assert str(caught.value).endswith("; it has: sheriff, bribes, hands, deeds.")


PUBLIC = ("analysis", "arena", "bots", "envs", "notation", "records", "testing")


@pytest.mark.parametrize("module", PUBLIC)
def test_public_modules_load_on_first_use(module: str) -> None:
    program = (
        f"import sys, gobelet; before = 'gobelet.{module}' in sys.modules; found = gobelet.{module}; "
        f"print(before, found is sys.modules['gobelet.{module}'], '{module}' in dir(gobelet))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False True True\n"


def test_what_is_not_public_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = gobelet.nothing


def test_events_in_words() -> None:
    """As a seat may know them, with a game, its ruleset or its id."""
    rules = gobelet.ruleset("dicetown/2009")
    event = Event("drew", "DT-23", {"seat": 1}, {"cards": (3,)}, 0b010)
    said = [gobelet.say(event, rules, seat=seat, names=("Ann", "Bo")) for seat in (None, 0, 1)]
    assert said[0] == said[1] != said[2]
    assert all("Bo" in sentence for sentence in said)
    game = gobelet.new("dicetown/2009", 4, 7)
    prompt = gobelet.say(game.prompt(), game)
    assert prompt == gobelet.say(game.prompt(), rules) == gobelet.say(game.prompt(), "dicetown/2009")
    assert prompt != gobelet.say(game.prompt(), game, "fr")
    with pytest.raises(gobelet.BadRequest, match="“de” is not spoken here"):
        gobelet.say(game.prompt(), game, "de")


def test_errors_in_words() -> None:
    game = gobelet.new("dicetown/2009", 4, 7)
    with pytest.raises(gobelet.Refused) as caught:
        game.answer(0, game.ruleset.table.write("brute", 1))
    sentence = gobelet.say(caught.value)
    assert str(caught.value) == f"{sentence} [{caught.value.rule}]"
    assert gobelet.say(caught.value, lang="fr") not in (sentence, caught.value.id)


def test_messages_and_events_are_equal_by_what_they_say() -> None:
    assert Message("a", "DT-1", {"seat": 1}) == Message("a", "DT-1", {"seat": 1})
    assert Message("a", "DT-1", {"seat": 1}) != Message("a", "DT-1", {"seat": 2})
    event = Event("drawn", "DT-27", {"seat": 1}, {"cards": (3,)}, 0b101)
    assert event == pickle.loads(pickle.dumps(event))
    assert event != Event("drawn", "DT-27", {"seat": 1}, {"cards": (3,)}, 0b001)
    assert len({event, pickle.loads(pickle.dumps(event))}) == 1
    assert repr(event) == "drawn(seat=1) and cards=(3,) for 0 2"


def test_an_option_for_people() -> None:
    game = gobelet.new("dicetown/2009", 4, 7)
    option = game.option(game.options(0)[1], seat=0)
    assert repr(option) == "<option 3 keep 1: Keep 9 (free)>"
    assert (str(option), option.verb, option.operand) == ("Keep 9 (free)", "keep", 1)
    assert option == pickle.loads(pickle.dumps(option))
    assert option != game.option(game.options(0)[2], seat=0)
    with pytest.raises(gobelet.Refused):
        game.option(291)


def test_errors_are_sentences_with_their_rule() -> None:
    game = gobelet.new("dicetown/2009", 4, 7)
    with pytest.raises(ValueError, match="not possible now") as caught:
        game.answer(0, 120)
    error = caught.value
    assert isinstance(error, gobelet.Refused)
    assert str(error) == "That is not possible now. [DT-11]"
    assert error.bare() == "not-an-option [DT-11]: option=120, question=keep"
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.facts) == (gobelet.Refused, str(error), error.facts)
    assert type(error).__module__ == "gobelet"


def test_a_refusal_speaks_the_words_of_its_game() -> None:
    game = gobelet.new("dicetown/2009", 4, 7)
    brute = game.ruleset.table.write("brute", 1)
    with pytest.raises(gobelet.Refused) as caught:
        game.answer(0, brute)
    assert caught.value.id not in str(caught.value)
    assert str(caught.value).endswith(f" [{caught.value.rule}]")


def test_the_engine_is_imported_and_plays_without_fluent_and_rich() -> None:
    program = (
        "import sys, gobelet; game = gobelet.new('dicetown/2009', 2, 1); gobelet.view(game, 0); repr(game); "
        "print([name for name in sys.modules if name.partition('.')[0] in ('fluent', 'rich')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def heaps_of(seen: gobelet.View) -> list[str]:
    shown = seen.shown()
    return [heap.id for heaps in (*shown.seats, shown.table) for heap in heaps]


@pytest.mark.parametrize("ruleset", gobelet.rulesets(), ids=lambda ruleset: ruleset.id)
def test_a_view_shows_the_same_of_every_world_it_can_imagine(ruleset: gobelet.Ruleset) -> None:
    """So nothing that is hidden from the seat is in it. Every heap has a label."""
    for number, step in enumerate(random_steps(gobelet.new(ruleset.id, 4, 3), 3)):
        if number % 40 == 0:
            for seat in (0, 3, None):
                seen = gobelet.view(step, seat)
                world = gobelet.imagine(seen, number)
                assert gobelet.view(world, seat).shown() == seen.shown()
                assert repr(seen).count("\n") == 0
                for heap in heaps_of(seen):
                    assert Voice("en", ruleset).bundle.has_message(f"heap-{heap}")


def test_views_are_equal_by_what_they_show() -> None:
    game = gobelet.new("dicetown/2009", 3, 1)
    mine = gobelet.view(game, 0)
    assert mine == gobelet.view(gobelet.imagine(mine, 42), 0)
    assert mine != gobelet.view(game, 1)
    assert mine != mine.text()
    game.answer(0, game.options(0)[0])
    assert mine != gobelet.view(game, 0)
    with pytest.raises(TypeError):
        hash(mine)


def test_faces_are_named_as_the_game_names_them() -> None:
    game = gobelet.new("dicetown/2009", 4, 7)
    mine = gobelet.view(game, 0)
    assert isinstance(mine, TownView)
    assert gobelet.faces(mine.cup, game.ruleset) == gobelet.faces(mine.cup, "dicetown/2009") == mine.cup_faces
    assert gobelet.faces(0, "cincinnati") == ()
    with pytest.raises(gobelet.BadRequest, match="7 is not a packed handful"):
        gobelet.faces(7, "cincinnati")
    with pytest.raises(gobelet.BadRequest, match="poker"):
        gobelet.faces(0, "poker")


def test_cards_are_named_kind_by_kind() -> None:
    assert STORE.names(STORE.pack((6, 9, 6))) == ("brute", "brute", "girls")
    assert DEEDS.names(DEEDS.pack((5, 0))) == ("1", "ranch")
    nameless = Back((2, 1))
    assert nameless.names(nameless.full) == ("0", "0", "1")


def heap(seen: gobelet.View, id: str, seat: int | None = None) -> Heap | None:
    shown = seen.shown()
    heaps = shown.table if seat is None else shown.seats[seat]
    return next((heap for heap in heaps if heap.id == id), None)


def test_DT_27_looked_at_cards_are_shown_to_thief_and_victim_only() -> None:
    found = 0
    for step in random_steps(gobelet.new("dicetown/2009", 4, 2), 2):
        question = step.question
        if isinstance(question, Loot):
            found += 1
            for seat in (0, 1, 2, 3, None):
                looked = heap(gobelet.view(step, seat), "looked")
                assert looked is not None
                if seat in (question.seat, question.victim):
                    assert looked.cards
                    assert not looked.hidden
                else:
                    assert not looked.cards
                    assert looked.hidden > 1
    assert found


def test_DT_42_offers_are_shown_to_giver_and_sheriff_by_their_faces() -> None:
    found = 0
    for step in random_steps(gobelet.new("dicetown/2009", 4, 2), 2):
        views = [gobelet.view(step, seat) for seat in range(4)]
        for giver in range(4):
            for seat, seen in enumerate(views):
                assert isinstance(seen, TownView)
                offer = heap(seen, "offer-cards", giver)
                if offer is not None:
                    found += 1
                    assert bool(offer.cards) == (seat in (giver, seen.sheriff))
                    assert bool(offer.hidden) != bool(offer.cards)
    assert found


@pytest.mark.parametrize("ruleset", gobelet.rulesets(), ids=lambda ruleset: ruleset.id)
def test_whatever_a_view_has_prints_in_one_line(ruleset: gobelet.Ruleset) -> None:
    """No address in memory, and no tables of the engine."""
    game = gobelet.new(ruleset.id, 4, 3)
    eyes = observer(ruleset)
    seen = gobelet.view(game, 0)
    held = [getattr(seen, name) for name in dir(seen) if not name.startswith("_")]
    met = [one for one in held if not callable(one)]
    met += [game.nature, ruleset.box, ruleset.table, eyes, eyes.layout, *eyes.layout.fields]
    met += [bots.make(name, 5) for name in bots.BOTS]
    for one in met:
        assert " object at 0x" not in repr(one)
        assert "\n" not in repr(one)
        assert len(repr(one)) < 1000


def test_what_bots_and_observers_print() -> None:
    assert repr(bots.make("search", 5)) == "<SearchBot with seed 5>"
    eyes = observer("cincinnati")
    size, options = eyes.layout.size, eyes.table.size
    assert (
        repr(eyes) == f"<CasinoObserver: {len(eyes.layout.fields)} fields, {size} bytes, {options} options>"
    )
    assert repr(eyes.layout.fields[0]) == "<Field seats: 6 bytes, flags to 1, the seats at the table>"
    assert repr(gobelet.new("cincinnati", 3, 7).nature) == "<Nature fast, seed 7>"


def test_what_editions_add_is_shown() -> None:
    """Each of these comes up in a game of random answers."""
    expected = {
        "dicetown/revised": {"elixirs", "elixirs-pile", "elixirs-drunk", "elixirs-discard", "controlled"},
        "dicetown/extension+indians": {
            *("outlaws", "captured", "wanted", "reward", "outlaws-top", "outlaws-pile"),
            *("river", "river-top", "indian-die", "guarded", "claimed"),
        },
    }
    for id, heaps in expected.items():
        met: set[str] = set()
        for seed in range(6):
            for step in random_steps(gobelet.new(id, 4, seed), seed):
                met |= set(heaps_of(gobelet.view(step, 1)))
            if met >= heaps:
                break
        assert heaps <= met


def test_a_town_by_name() -> None:
    seen = gobelet.view(gobelet.new("dicetown/2009", 4, 7), 0)
    assert isinstance(seen, TownView)
    assert len(seen.cup_faces) == 5
    assert seen.faces(1) == ()
    assert (seen.purse(1), seen.bank, seen.coach, seen.mine) == (
        seen.dollars[1],
        seen.dollars[6],
        seen.dollars[7],
        seen.nuggets[6],
    )
    assert "1: dollars" in repr(seen)
    assert "cup 5 hidden" in repr(seen)
    assert f"cup [{' '.join(seen.cup_faces)}]" in repr(seen)
