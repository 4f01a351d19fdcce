"""What a voice makes of facts: names, dice, cards, lists, heaps of goods."""

import pytest

import gobelet
from gobelet import BadRecord, BadRequest, Message, Refused
from gobelet.core.errors import Fact
from gobelet.locale import language_of, say
from gobelet.locale.voice import Voice, printable

TOWN = gobelet.ruleset("dicetown/2009")
CASINO = gobelet.ruleset("cincinnati")


def town(id: str, lang: str = "en", **facts: Fact) -> str:
    return say(TOWN, Message(id, "", facts), lang)


def test_seats_become_names() -> None:
    message = Message("took-nuggets", "DT-21", {"seat": 1, "nuggets": 3})
    assert say(TOWN, message) == "Jesse digs up 3 nuggets."
    assert say(TOWN, message, "fr", ["Anne", "Luc"]) == "Luc trouve 3 pépites."


def test_a_seat_without_a_name_goes_by_its_number() -> None:
    assert Voice("en", TOWN).seat(9) == "#9"


def test_plurals() -> None:
    assert town("took-nuggets", seat=0, nuggets=1) == "Calamity digs up 1 nugget."
    assert town("took-nuggets", seat=0, nuggets=0).endswith("the mine is empty.")


def test_lists_end_as_the_language_has_it() -> None:
    assert (
        town("tied", place="mine", seats=(0, 1, 2)) == "Calamity, Jesse and Belle are tied at the gold mine."
    )
    assert town("tied", "fr", place="hall", seats=(0, 1)) == "Calamity et Jesse sont à égalité à la mairie."


def test_dice_become_faces_and_pips() -> None:
    assert town("kept", seat=0, dice=(0, 1, 5)) == "Calamity keeps 9 10 A."
    shown = Message("dice-shown", "", {"seat": 0, "pips": (1, 2, 6, 6, 6), "hand": "three"})
    assert say(CASINO, shown) == "Ruby shows 1 2 6 6 6, three of a kind."


def test_deeds_are_named_by_their_worth() -> None:
    assert town("took-deeds", seat=0, titles=(0, 4)) == "Calamity takes the deeds worth 1 and 5."
    assert town("stole-deed-seen", "fr", seat=0, victim=1, deed=2).endswith(
        "un titre de 3\N{NO-BREAK SPACE}PV."
    )


def test_an_offer_is_a_heap_of_goods() -> None:
    offer: dict[str, Fact] = {"seat": 1, "dollars": 3, "nuggets": 0, "number": 2, "deeds": 1, "fenced": (4,)}
    heap = "Jesse offers the Sheriff $3, 2 Store cards, 1 deed and a fenced deed worth 5."
    assert say(TOWN, Message("offered", "", offer)) == heap
    seen = say(TOWN, Message("offered-seen", "", {**offer, "cards": (6, 6), "titles": (2,)}))
    assert (
        seen
        == "Jesse offers the Sheriff $3, 2 × Brute, a deed worth 3 and a fenced deed worth 5.".replace(
            "2 × ", "2\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"
        )
    )


def test_nobody_may_win_the_badge() -> None:
    voice = Voice("en", TOWN)
    assert voice.tell("office", {"winner": -1, "sheriff": 2}, "note") == "Nobody takes the badge from Belle."
    assert "Jesse wins" in voice.tell("office", {"winner": 1, "sheriff": 2}, "note")


def test_the_reader_is_you() -> None:
    tied = Message("tied", "", {"place": "mine", "seats": (0, 1, 2)})
    assert say(TOWN, tied, reader=2) == "You, Calamity and Jesse are tied at the gold mine."
    assert say(TOWN, tied, "fr", reader=0) == "Vous, Jesse et Belle êtes à égalité à la mine d’or."
    stole = Message("stole-deed", "", {"seat": 0, "victim": 1})
    assert say(TOWN, stole, "fr", reader=1) == "Calamity vous vole un titre de propriété."
    assert Voice("fr", TOWN, reader=1).seat(1) == "Vous"
    visits = Message("ordered-visits", "", {"seat": 0, "seats": (2, 1)})
    assert say(TOWN, visits, reader=1) == "Calamity, the Sheriff, lets you in one by one: Belle and you."


@pytest.mark.parametrize(
    ("name", "owned"),
    [
        ("Annie", "d’Annie"),
        ("Élise", "d’Élise"),
        ("Henri", "d’Henri"),
        ("Yves", "d’Yves"),
        ("Invité", "d’Invité"),
        ("Yann", "de Yann"),
        ("Harry", "de Harry"),
        ("Belle", "de Belle"),
        ("", "de "),
    ],
)
def test_names_are_elided_in_french(name: str, owned: str) -> None:
    assert Voice("fr").owner(name) == owned


def test_money_is_grouped() -> None:
    message = Message("money-counted", "", {"seat": 0, "money": 85000})
    assert say(CASINO, message) == "Ruby has €85,000."
    assert say(CASINO, message, "fr") == "Ruby a 85\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}€."


def test_the_cause_of_an_error_is_put_into_words() -> None:
    refused = Refused("keep-unaffordable", "DT-11", {"dollars": 3, "have": 2})
    error = BadRecord("record-refused", "DT-11", {"number": 7, "reason": str(refused)})
    error.__cause__ = refused
    assert say(TOWN, error).endswith(
        "question 7: That costs $3, and you have $2: keep dice that you can pay for."
    )


def test_text_from_outside_is_made_harmless() -> None:
    assert printable("a\x1b[31mb\n") == "a\N{REPLACEMENT CHARACTER}[31mb\N{REPLACEMENT CHARACTER}"
    assert len(printable("x" * 1000)) == 80


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadRequest) as caught:
        say(TOWN, Message("over", "", {}), "de")
    assert caught.value.id == "unknown-language"


def test_an_unknown_message_shows_its_id() -> None:
    assert say(TOWN, Message("brand-new", "", {"number": 3})) == "brand-new {'number': 3}"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CA.UTF-8", "LANG": "en_US.UTF-8"}, "fr"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


def test_options_are_described_in_words() -> None:
    game = gobelet.new("dicetown/2009", seats=2, seed=1)
    option = game.options(0)[1]
    assert game.describe(option, seat=0).startswith("Keep ")
    assert game.describe(option, "fr", seat=0).startswith("Garder ")
