"""Decisions are rebuilt as they were, and all candidates meet the same worlds and dice."""

import pytest

import gobelet
from gobelet.core.errors import BadRecord
from gobelet.core.event import Event
from gobelet.worth.playouts import play_batch, play_one, play_to_end, playout_seed, world_of
from tests.worth.positions import decision_of, late_game

RULESETS = ("cincinnati", "dicetown/2009")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_position_is_rebuilt(ruleset: str) -> None:
    game, again = late_game(ruleset, 1), decision_of(ruleset, 1).position()
    assert again.fingerprint() == game.fingerprint()
    assert [gobelet.view(again, seat) for seat in range(4)] == [gobelet.view(game, seat) for seat in range(4)]


def test_a_position_that_departs_is_refused() -> None:
    decision = decision_of("cincinnati", 1)
    decision.record["fingerprint"] = "0" * 16
    with pytest.raises(BadRecord):
        decision.position()


def test_what_the_seat_cannot_know_is_drawn_again() -> None:
    """Every playout has its own world; the seat can't tell any of them from the position."""
    decision = decision_of("dicetown/2009", 1)
    view = gobelet.view(decision.position(), 0)
    worlds = [world_of(view, playout_seed(decision, number)) for number in range(4)]
    assert all(gobelet.view(world, 0) == view for world in worlds)
    assert len({tuple(world.cup[1:]) for world in worlds}) > 1  # type: ignore[attr-defined] # a Town


def rolls(ruleset: str, option: int, number: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """What the seats roll first in every round of a playout."""
    decision = decision_of(ruleset, 1)
    seed = playout_seed(decision, number)
    world = world_of(gobelet.view(decision.position(), 0), seed)
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    world.watchers.append(lambda event: note(world.round, event, found))
    world.answer(0, decision.candidates[option].parts[0])
    play_to_end(world, seed)
    return [(round, seat, dice) for (round, seat), dice in sorted(found.items())]


def note(round: int, event: Event, found: dict[tuple[int, int], tuple[int, ...]]) -> None:
    facts = {**event.facts, **event.secret}
    if "dice" in facts and isinstance(facts.get("seat"), int):
        found.setdefault((round, facts["seat"]), facts["dice"])  # type: ignore[arg-type] # of this event


def test_candidates_share_their_dice() -> None:
    """In the rounds after the decision every seat's first roll is the same, whatever was decided."""
    one, other = rolls("dicetown/2009", 0, 0), rolls("dicetown/2009", 1, 0)
    first = min([round for round, _seat, _dice in one])
    later = {(round, seat): dice for round, seat, dice in one if round > first}
    also = {(round, seat): dice for round, seat, dice in other if round > first}
    shared = set(later) & set(also)
    assert shared
    assert all(later[key] == also[key] for key in shared)
    assert later != {(r, s): dice for r, s, dice in rolls("dicetown/2009", 0, 1) if r > first}


def test_equal_answers_end_alike_and_batches_join() -> None:
    decision = decision_of("cincinnati", 2)
    candidate = decision.candidates[0]
    view = gobelet.view(decision.position(), 0)
    whole = play_batch(decision, candidate, 4)
    assert whole == play_batch(decision, candidate, 4)
    candidate.won, candidate.margins = whole[0][:3], whole[1][:3]
    assert play_batch(decision, candidate, 1) == (whole[0][3:], whole[1][3:])
    assert play_one(view, decision, candidate.parts, 3) == (whole[0][3], whole[1][3])
