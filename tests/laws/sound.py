"""Law 1, the other half: nobody holds parts of a thing, or less than nothing."""

import gobelet
from gobelet.cincinnati.cards import CARDS
from gobelet.cincinnati.state import Casino
from gobelet.core.goods import SIZE, Back
from gobelet.dicetown.cards import DEEDS, RANCH, STORE
from gobelet.dicetown.extras.extension import ABOVE, CURRENT, GANG, POOL, TOP, Frontier
from gobelet.dicetown.extras.revised import BOTTLES, OPEN, OPENED, Cabinet
from gobelet.dicetown.holders import FENCED, ROW
from gobelet.dicetown.immediate import PlayAtOnce
from gobelet.dicetown.state import Town


def whole(back: Back, cards: int) -> bool:
    """Whether a packed handful counts itself right."""
    return cards >= 0 and back.pack(back.spread(cards)) == cards and len(back.spread(cards)) == cards >> SIZE


def assert_sound(game: gobelet.Game) -> None:
    if isinstance(game, Casino):
        assert min(game.chips) >= 0
        assert all(whole(CARDS, cards) for cards in game.cards)
    else:
        assert isinstance(game, Town)
        assert min(game.dollars) >= 0
        assert min(game.nuggets) >= 0
        assert all(whole(STORE, cards) for cards in game.store)
        assert all(whole(DEEDS, cards) for cards in game.deeds)
        assert all(game.deeds[place] >> SIZE <= 1 for place in range(ROW, FENCED))
        for viewer in (*range(game.seats), 6):
            for holder in range(8):
                sure = game.known_store[viewer * 8 + holder], game.known_deeds[viewer * 8 + holder]
                assert whole(STORE, sure[0])
                assert whole(DEEDS, sure[1])
                assert STORE.within(sure[0], game.store[holder]), "certain knowledge is true"
                assert DEEDS.within(sure[1], game.deeds[holder]), "certain knowledge is true"
        assert_annex_sound(game)


def assert_annex_sound(town: Town) -> None:
    """What other editions add."""
    annex = town.annex
    if isinstance(annex, Cabinet):
        assert all(whole(BOTTLES, elixirs) for elixirs in annex.elixirs)
        assert annex.elixirs[OPEN] >> SIZE == 2 or annex.elixirs[OPENED]
    if isinstance(annex, Frontier):
        assert all(whole(GANG, outlaws) for outlaws in annex.outlaws)
        assert annex.outlaws[TOP] >> SIZE == 1 or not annex.outlaws[POOL], "the pile's top is known"
        assert all(whole(CURRENT, river) for river in annex.river)
        assert CURRENT.pack(annex.tops) == annex.river[ABOVE]
        assert (annex.seer >= 0) == bool(annex.tops), "somebody knows the river's tops"
        for seat, shown, hidden in annex.claims:
            assert DEEDS.within(shown + hidden, town.deeds[seat] + town.deeds[FENCED + seat])
    for seat in range(town.seats):
        assert not DEEDS.count(town.deeds[seat], RANCH), "Ranches lie open"
        for kind in town.edition.immediate:
            playing = isinstance(town.question, PlayAtOnce) and town.question.seat == seat
            assert playing or not STORE.count(town.store[seat], kind), "an immediate card is in no hand"
