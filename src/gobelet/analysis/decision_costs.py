"""What decisions cost, as the expert reckons: skill without luck, by formula alone, no games played on.

Each decision is compared with what the expert would have answered in its place, knowing what the seat knew.
Dice that fall later do not matter. The expert itself pays nothing.
"""

from gobelet import api
from gobelet.analysis.stages import Story
from gobelet.bots.mind import mind_of
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat


def cost_of(story: Story, seat: Seat) -> float:
    """What all decisions of a seat cost, in what its game's mind reckons (`Mind.reckons`)."""
    return sum(
        [
            _cost(stage.game.copy(), seat, parts)
            for stage in story.stages
            for other, parts in stage.answers
            if other == seat
        ]
    )


def _cost(game: Game, seat: Seat, parts: Parts) -> float:
    """Of one answer, part by part. What the expert does not even weigh costs as much as the worst it does."""
    question = game.question
    assert question is not None
    total = 0.0
    for part in parts:
        view = api.view(game, seat)
        scored = mind_of(game.ruleset).weigh(view, question, 0) if len(view.options) > 1 else []
        if scored:
            values = [value for value, _option in scored]
            own = [value for value, option in scored if option == part]
            total += max(values) - (own[0] if own else min(values))
        game.answer(seat, part)
    return total
