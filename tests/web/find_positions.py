"""Writes positions.json: `.venv/bin/python -m tests.web.find_positions`, after a new version of a ruleset.

Of all positions of a hundred random games it takes, for each kind of question, the one that shows
most: the fullest hands, the most players concerned, the longest choices. For a kind that the file has
and these games don't, it goes on to the first game that has it.
"""

import json

import msgspec

from gobelet import api
from gobelet.core.game import Game
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.answers import Button
from tests.web.positions import FILE, FULLEST, Position, positions, steps

GAMES = 100
AT_MOST = 2000  # games, for kinds that are rare: two naming champions, say


def shows(game: Game, seat: int) -> int:
    """How much there is to show; 0 where the seat has nothing to decide."""
    seen = api.view(game, seat)
    wire = wire_of(game.ruleset)
    forms = wire.forms(game, seen)
    if not any(not (isinstance(form, Button) and form.choice.pass_) for form in forms):
        return 0
    return len(msgspec.json.encode(forms)) + len(msgspec.json.encode(wire.board(game, seen)))


def find(ruleset: str) -> dict[str, Position]:
    best: dict[str, tuple[int, Position]] = {}
    before = positions(ruleset)
    for seed in range(AT_MOST):
        missing = before.keys() - best.keys()
        if seed >= GAMES and not missing:
            break
        for game in steps(ruleset, seed):
            kind = game.prompt().id
            if seed >= GAMES and kind not in missing:
                continue
            for seat in game.waiting:
                much = shows(game, seat)
                if much > best.get(kind, (0,))[0]:
                    best[kind] = (much, Position(seed, game.serial, seat))
    return {kind: place for kind, (_much, place) in sorted(best.items())}


if __name__ == "__main__":
    found = {ruleset: find(ruleset) for ruleset in FULLEST}
    rows = [
        f'  "{ruleset}": {{\n'
        + ",\n".join(f'    "{kind}": {json.dumps(place)}' for kind, place in places.items())
        + "\n  }"
        for ruleset, places in found.items()
    ]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
