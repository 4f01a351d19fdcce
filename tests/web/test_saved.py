"""The saved views, without a browser: what the protocol has, and every kind of question that there is."""

import json
from typing import Any, Final

import msgspec
import pytest

from gobelet.server.protocol.fields import PROTOCOL
from gobelet.server.protocol.to_browser import TableView
from tests.locale.used import spoken
from tests.web.saved import AGAIN, FULLEST, ROLES, all_saved, saved
from tests.web.staged import DECODER

CHANGED: Final = f"the protocol has changed, so save the views again: {AGAIN}"

# Dice Town's questions that only some rulesets ask: these cards, places and actions are not in all of them.
BOOK_OF_2009: Final = {"office"}
DOC: Final = {"elixir", "visit", "name-champion"}
SINCE_REVISED: Final = {"give-card", "marshall", "play-at-once"}
ELIXIRS: Final = {"elixir-first", "drink", "friendship", "domination", "give-deed"}
SECOND_ACTIONS: Final = {"choose-action", "name-second", "offer-second", "raise-second", "see-doc"}
RIVER: Final = {"choose-find", "order-river", "voucher"}
OUTLAWS: Final = {"call-outlaws", "desperado", "double-gun", "insurance", "joe", "whisky"}
INDIANS: Final = {"ambush", "shaman", "smoke", "village", "warpath"}
EXTENSION: Final = DOC | SINCE_REVISED | SECOND_ACTIONS | RIVER | OUTLAWS
ONLY: Final = {
    "dicetown/2009": BOOK_OF_2009 | DOC,
    "dicetown/revised": SINCE_REVISED | ELIXIRS,
    "dicetown/extension": EXTENSION,
    "dicetown/extension+indians": EXTENSION | INDIANS,
    "cincinnati": set[str](),
}


def messages(ruleset: str) -> list[dict[str, Any]]:
    return [
        message
        for views in all_saved(ruleset).values()
        for one in views.values()
        for message in one.sent.values()
    ]


@pytest.mark.parametrize("ruleset", FULLEST)
def test_every_saved_message_is_one_of_the_protocol_as_it_is(ruleset: str) -> None:
    """All of its fields, and no other ones."""
    for message in messages(ruleset):
        assert message.get("protocol", PROTOCOL) == PROTOCOL, CHANGED
        try:
            decoded = DECODER.decode(json.dumps(message))
        except msgspec.ValidationError as error:
            raise AssertionError(f"{CHANGED}: {error}") from error
        assert json.loads(msgspec.json.encode(decoded)) == message, CHANGED


@pytest.mark.parametrize("ruleset", FULLEST)
def test_every_kind_of_question_is_saved(ruleset: str) -> None:
    game = ruleset.partition("/")[0]
    asked = {use.id for use in spoken() if use.asked and use.game == game}
    elsewhere = set().union(*ONLY.values()) - ONLY[ruleset]
    assert saved(ruleset).keys() == asked - elsewhere, (
        f"a new question? Say here who asks it, then: {AGAIN} --search {ruleset}"
    )


@pytest.mark.parametrize("ruleset", FULLEST)
def test_every_saved_view_shows_what_it_is_kept_for(ruleset: str) -> None:
    for role in ROLES:
        for kind, one in saved(ruleset, role).items():
            view = msgspec.convert(one.view(), TableView)
            assert view.question is not None
            assert view.question.message.id == one.kind == kind
            assert len(view.table.seats) == FULLEST[ruleset]
            assert view.question.yours == (role == "asked")
            assert view.question.said == (role == "sealed")
            assert (view.you.seat is None) == (role == "onlooker")
    assert {"keep", "choose-table"} & saved(ruleset, "sealed").keys()
    assert saved(ruleset, "waiting")
