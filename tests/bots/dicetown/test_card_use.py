"""Over some games the greedy bots use every card that can be played, and seldom end with one in hand."""

from collections import Counter

import gobelet
from gobelet import Event
from gobelet.bots import make
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.state import Town
from gobelet.dicetown.store import ROWS, STORE


def test_every_card_is_used_and_few_are_left_at_the_end() -> None:
    played: Counter[str] = Counter()
    left = 0

    def watch(event: Event) -> None:
        if event.id.startswith("played-"):
            played[event.id.removeprefix("played-")] += 1

    for seed in range(25):
        game = gobelet.new("dicetown/2009", seats=4, seed=seed, skip_forced=True, watchers=[watch])
        bots = [make("greedy", seed * 10 + seat) for seat in range(4)]
        while not game.over:
            seat = game.waiting[0]
            view = gobelet.view(game, seat)
            assert view.question is not None
            game.answer(seat, bots[seat].decide(view, view.question, 1.0))
        assert isinstance(game, Town)
        left += sum(not ROWS[kind].points for seat in range(4) for kind in STORE.spread(game.store[seat]))
    playable = [ROWS[kind] for kind in STORE.distinct(CLASSIC.store) if not ROWS[kind].points]
    assert [row.name for row in playable if played[row.name] < 3] == []
    assert left < sum(played.values()) / 4
