"""The same laws on every table of the rulesets that are built and not yet listed."""

import pytest

from tests.laws import test_messages_cite_rules
from tests.laws.test_laws import (
    test_an_answer_taken_back_leaves_no_trace,
    test_law_1_goods_are_conserved_and_nobody_owes,
    test_law_2_options_are_what_is_accepted,
    test_law_3a_imagined_worlds_look_the_same,
    test_law_4_copies_never_alias,
    test_law_5_a_game_that_skips_forced_answers_is_the_same_game,
    test_law_5_records_replay_through_text,
    test_law_10_the_order_of_arrival_does_not_matter,
    test_law_11_every_game_ends,
    test_the_laws_hold_for_any_seed_and_generator,
)
from tests.unlisted import NEW_TABLES

pytestmark = pytest.mark.parametrize(("id", "seats"), NEW_TABLES)

__all__ = [
    "test_an_answer_taken_back_leaves_no_trace",
    "test_law_1_goods_are_conserved_and_nobody_owes",
    "test_law_2_options_are_what_is_accepted",
    "test_law_3a_imagined_worlds_look_the_same",
    "test_law_4_copies_never_alias",
    "test_law_5_a_game_that_skips_forced_answers_is_the_same_game",
    "test_law_5_records_replay_through_text",
    "test_law_10_the_order_of_arrival_does_not_matter",
    "test_law_11_every_game_ends",
    "test_the_laws_hold_for_any_seed_and_generator",
]


def test_law_8_every_message_cites_a_rule(id: str, seats: int) -> None:
    test_messages_cite_rules.test_law_8_every_message_cites_a_rule_that_exists(id, seats)
