"""Over some games the greedy bots use every card that can be played, and seldom end with one in hand."""

from collections import Counter

import pytest

import gobelet
from gobelet import Event
from gobelet.bots import make
from gobelet.dicetown.cards import ROWS, STORE
from gobelet.dicetown.rulesets import EDITIONS
from gobelet.dicetown.state import Town
from tests.tiers import soak_in_plain

# Desperado and Double Gun have their moment seldom, and Whisky needs a Ranch worth having.
SELDOM = ("desperado", "double-gun", "whisky")


@soak_in_plain
@pytest.mark.parametrize("id", list(EDITIONS))
def test_every_card_is_used_and_few_are_left_at_the_end(id: str) -> None:
    played: Counter[str] = Counter()
    left = 0

    def watch(event: Event) -> None:
        if event.id.startswith("played-"):
            played[event.id.removeprefix("played-")] += 1

    for seed in range(16):
        game = gobelet.new(id, seats=4, seed=seed, skip_forced=True, watchers=[watch])
        bots = [make("greedy", seed * 10 + seat) for seat in range(4)]
        while not game.over:
            seat = game.waiting[0]
            view = gobelet.view(game, seat)
            assert view.question is not None
            game.answer(seat, bots[seat].decide(view, view.question, 1.0))
        assert isinstance(game, Town)
        left += sum(not ROWS[kind].points for seat in range(4) for kind in STORE.spread(game.store[seat]))
    cards = [ROWS[kind] for kind in STORE.distinct(EDITIONS[id].store)]
    playable = [row for row in cards if not row.points and row.name not in SELDOM]
    assert [row.name for row in playable if played[row.name] < 3] == []
    assert left < sum(played.values()) / 4
