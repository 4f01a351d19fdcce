"""What a finished game holds beside its result: what seats won, played and gave away, and who favoured whom.

It takes a replay, so it runs in a process of the replayers.
"""

from collections import Counter
from collections.abc import Sequence

from gobelet import api, records
from gobelet.analysis.decision_costs import cost_of
from gobelet.analysis.stages import story_of
from gobelet.core.event import Event
from gobelet.core.names import Seat
from gobelet.core.record import Record
from gobelet.core.replay import play_through
from gobelet.server.games.game_wire import wire_of
from gobelet.server.storage.result_books import Finding


def study(text: str, seats: Sequence[Seat]) -> Finding:
    """Of a record as text. What decisions cost is counted for these seats: it takes the longest."""
    record = records.read(text).record
    events: list[Event] = []
    game = play_through(api.start(record, [events.append]), record)
    wire = wire_of(game.ruleset)
    liked: list[dict[str, Counter[str]]] = [{} for _seat in range(game.seats)]
    given: Counter[tuple[int, int]] = Counter()
    chances: Counter[tuple[int, int]] = Counter()
    told = [wire.told(event.whole()) for event in events]
    for one in told:
        favourite = wire.favourite(one)
        if favourite is not None:
            seat, kind, name = favourite
            liked[seat].setdefault(kind, Counter())[name] += 1
    for giver, taker, candidates in wire.favours(told):
        given[giver, taker] += 1
        chances.update([(giver, other) for other in candidates if other != giver])
    return Finding(
        [{kind: dict(names) for kind, names in one.items()} for one in liked],
        [(giver, taker, given[giver, taker], number) for (giver, taker), number in sorted(chances.items())],
        _costs(record, seats),
    )


def _costs(record: Record, seats: Sequence[Seat]) -> dict[Seat, float]:
    if not seats:
        return {}
    story = story_of(record)
    return {seat: cost_of(story, seat) for seat in seats}
