"""Print the story of a game of 2009@1 with corrected Equipment, in words, and its last fingerprint."""

import gobelet
from gobelet import bots
from gobelet.core.event import Event
from gobelet.locale import say
from tests.earlier import begun


def story(seed: int) -> list[str]:
    events: list[Event] = []
    game = begun("dicetown/2009@1", 3, seed, [events.append], equipment="1,2,3,4,6,7")
    gambler = bots.make("random", seed)
    while not game.over:
        seen = gobelet.view(game, game.waiting[0])
        assert seen.question is not None
        game.answer(game.waiting[0], gambler.decide(seen, seen.question, 0.001))
    words = [say(game.ruleset, event.seen_by(seat)) for event in events for seat in range(3)]
    return [*words, game.fingerprint()]


if __name__ == "__main__":
    print("\n".join([line for seed in range(3) for line in story(seed)]))
